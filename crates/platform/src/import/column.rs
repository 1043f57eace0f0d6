//! Columns: which field a title means, in Arabic, French or English.

use std::collections::HashMap;

use engine::cell;
use engine::import::InParts;
use engine::sheet::Row;
use schema::{FieldDef, FieldSet, Kind, Lang, Rejection, Result, fold};

use super::references::is_made_of_its_name;
use super::{Import, ImportOrder, error_codes};

/// A column of the sheet.
pub(super) struct ImportColumn {
    /// Its letters in a spreadsheet.
    pub letters: String,
    /// Its title as written.
    pub title: String,
    /// The position of its field; none for a column that nobody knows.
    pub field: Option<usize>,
    /// How much of its field it holds.
    pub share: ColumnShare,
}

/// How much of a field a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ColumnShare {
    /// All of it.
    Whole,
    /// All of it, or a part of it that no column of the other part stands beside.
    Unsure,
    /// So many parts come before it.
    Part(usize),
}

/// The titles that are known, folded, and the positions of their fields.
pub(super) struct Titles {
    known: HashMap<String, Vec<usize>>,
    /// The same, as [`title_key`] compares them.
    alike: HashMap<String, Vec<usize>>,
    parts: Vec<PartTitles>,
    mapped: HashMap<String, ManualMapping>,
}

/// The titles of a field that may stand in two columns.
struct PartTitles {
    field: usize,
    parts: [Vec<String>; 2],
    may_be_whole: Vec<String>,
}

impl PartTitles {
    fn new(import: &Import, in_parts: &InParts) -> Option<Self> {
        let all = |titles: &[&str]| titles.iter().map(|title| title_key(title)).collect();
        Some(PartTitles {
            field: import.position(in_parts.field.name)?,
            parts: in_parts.parts.map(all),
            may_be_whole: all(in_parts.may_be_whole),
        })
    }

    /// Which part a title means.
    fn part(&self, title: &str) -> Option<usize> {
        let means = |titles: &Vec<String>| readings(title).any(|one| titles.contains(&title_key(&one)));
        self.parts.iter().position(means)
    }

    fn may_be_whole(&self, title: &str) -> bool {
        readings(title).any(|one| self.may_be_whole.contains(&title_key(&one)))
    }
}

/// What was said by hand of a column.
#[derive(Clone, Copy)]
enum ManualMapping {
    /// It holds this field.
    Field(usize),
    /// It is left out.
    Out,
}

impl ManualMapping {
    fn field(self) -> Option<usize> {
        match self {
            ManualMapping::Field(at) => Some(at),
            ManualMapping::Out => None,
        }
    }
}

impl Titles {
    /// The titles of the fields that the caller may write, and those mapped by hand.
    pub fn new(import: &Import, order: &ImportOrder, writable: FieldSet) -> Result<Self> {
        let own = import.of.fields().len();
        // The id of a file is nothing that stands in a workbook: such a column holds pictures or their names.
        let is_file = |at: usize| import.field(at).kind.bucket().is_some();
        let is_hint = |field: &FieldDef| {
            let unit = field
                .kind
                .target()
                .filter(|_| field.computed && matches!(field.kind, Kind::Link(_)));
            unit.is_some_and(|to| is_made_of_its_name(to()))
        };
        let is_number = |field: &FieldDef| {
            let series = import.of.series.as_ref();
            series.is_some_and(|series| [series.year.name, series.number.name].contains(&field.name))
        };
        let is_read = |field: &FieldDef| field.is_input() || is_hint(field) || is_number(field);
        let usable = |at: usize| at >= own || (writable.has(at) && is_read(import.field(at)) && !is_file(at));
        let mut known: HashMap<String, Vec<usize>> = HashMap::new();
        for at in (0..import.width()).filter(|at| usable(*at)) {
            for title in titles(import, import.field(at)) {
                known.entry(title).or_default().push(at);
            }
        }
        let alike = by_title_key(&known);
        let parts = import.in_parts.iter().filter_map(|one| PartTitles::new(import, one));
        let parts = parts.filter(|one| usable(one.field)).collect();
        let mapped = manual_mappings(import, order, usable)?;
        Ok(Titles {
            known,
            alike,
            parts,
            mapped,
        })
    }

    /// Whether some field has this title.
    pub fn is_known(&self, title: &str) -> bool {
        self.manual_mapping(title, "")
            .and_then(ManualMapping::field)
            .or_else(|| self.field_by_title(title, &[]))
            .is_some()
            || self.parts.iter().any(|one| one.part(title).is_some())
    }

    /// The columns of a header. Of two columns for one field the one mapped by hand counts, else the first; a field in two parts takes
    /// both. Two columns that were mapped by hand to a field that joins nothing are refused.
    pub fn columns(&self, import: &Import, header: &Row) -> Result<Vec<ImportColumn>> {
        let titles = header.cells.iter().map(|title| title.text().into_owned());
        let mut columns: Vec<ImportColumn> = titles
            .enumerate()
            .map(|(at, title)| self.mapped_column(cell::column_letters(at), title))
            .collect();
        for parts in &self.parts {
            self.join(parts, &mut columns);
        }
        refuse_second(import, &columns)?;
        let mut taken: Vec<usize> = columns.iter().filter_map(|column| column.field).collect();
        for column in &mut columns {
            if column.field.is_none() && self.manual_mapping(&column.title, &column.letters).is_none() {
                (column.field, column.share) = self.meaning_of(&column.title, &taken);
                taken.extend(column.field);
            }
        }
        columns.retain(|column| !column.title.is_empty() || column.field.is_some());
        Ok(columns)
    }

    /// A column as far as it was said by hand what it is.
    fn mapped_column(&self, letters: String, title: String) -> ImportColumn {
        let by_hand = self.manual_mapping(&title, &letters);
        ImportColumn {
            field: by_hand.and_then(ManualMapping::field),
            share: ColumnShare::Whole,
            letters,
            title,
        }
    }

    /// Gives a field the two columns of its parts, unless some column holds the whole: by hand, or by its title.
    fn join(&self, parts: &PartTitles, columns: &mut [ImportColumn]) {
        let is_free = |column: &ImportColumn| {
            column.field.is_none() && self.manual_mapping(&column.title, &column.letters).is_none()
        };
        let by_hand: Vec<usize> = (0..columns.len())
            .filter(|at| columns[*at].field == Some(parts.field))
            .collect();
        let part = |at: usize| parts.part(&columns[at].title);
        let is_whole =
            |column: &ImportColumn| is_free(column) && self.field_by_title(&column.title, &[]) == Some(parts.field);
        let found = |wanted: usize| {
            let mine = |at: &usize| by_hand.contains(at) || by_hand.len() < 2 && is_free(&columns[*at]);
            (0..columns.len()).find(|at| part(*at) == Some(wanted) && mine(at))
        };
        let joined = match (by_hand.as_slice(), found(0), found(1)) {
            ([_, _], Some(first), Some(last)) => [first, last],
            ([first, last], ..) => [*first, *last],
            ([hand], Some(first), Some(last)) if [first, last].contains(hand) => [first, last],
            ([], Some(first), Some(last)) if !columns.iter().any(is_whole) => [first, last],
            _ => return,
        };
        for (order, at) in joined.into_iter().enumerate() {
            columns[at].field = Some(parts.field);
            columns[at].share = ColumnShare::Part(order);
        }
    }

    /// What a title means by itself.
    fn meaning_of(&self, title: &str, taken: &[usize]) -> (Option<usize>, ColumnShare) {
        if let Some(field) = self.field_by_title(title, taken) {
            return (Some(field), ColumnShare::Whole);
        }
        let unsure = |one: &&PartTitles| one.may_be_whole(title) && !taken.contains(&one.field);
        let unsure = self.parts.iter().find(unsure);
        unsure.map_or((None, ColumnShare::Whole), |one| (Some(one.field), ColumnShare::Unsure))
    }

    /// What was said by hand of a column, by its title or its letters.
    fn manual_mapping(&self, title: &str, letters: &str) -> Option<ManualMapping> {
        self.mapped
            .get(&normal(title))
            .or_else(|| self.mapped.get(&normal(letters)))
            .copied()
    }

    /// The first field of that title that no column before has taken; of titles that are only alike, the one field that they mean.
    fn field_by_title(&self, title: &str, taken: &[usize]) -> Option<usize> {
        let known = readings(title).find_map(|one| self.known.get(&one));
        let alike = || {
            let found = readings(title).find_map(|one| self.alike.get(&title_key(&one)));
            found.filter(|fields| fields.len() == 1)
        };
        let fields = known.or_else(alike)?;
        fields.iter().copied().find(|field| !taken.contains(field))
    }
}

/// What was said by hand of columns, by their titles or letters.
fn manual_mappings(
    import: &Import,
    order: &ImportOrder,
    usable: impl Fn(usize) -> bool,
) -> Result<HashMap<String, ManualMapping>> {
    let mut mapped = HashMap::new();
    for (title, name) in &order.mapping {
        let at = import.position(name).filter(|at| usable(*at));
        if at.is_none() && !name.is_empty() {
            return Err(Rejection::new(error_codes::MAPPING_UNKNOWN)
                .field("mapping")
                .arg("name", name)
                .into());
        }
        mapped.insert(normal(title), at.map_or(ManualMapping::Out, ManualMapping::Field));
    }
    Ok(mapped)
}

/// The titles that are known, as they are compared that are not written alike.
fn by_title_key(known: &HashMap<String, Vec<usize>>) -> HashMap<String, Vec<usize>> {
    let mut alike: HashMap<String, Vec<usize>> = HashMap::new();
    for (title, fields) in known {
        let same = alike.entry(title_key(title)).or_default();
        for field in fields {
            if !same.contains(field) {
                same.push(*field);
            }
        }
    }
    alike.remove("");
    alike
}

/// What a title may mean: all of it, or either half of it, as in « الوظيفة / Fonction ».
fn readings(title: &str) -> impl Iterator<Item = String> {
    let halves = title.split(['/', '\n', '(', '|']).map(normal);
    std::iter::once(normal(title)).chain(halves)
}

/// Two columns that were said to be one field, where no text is made of both.
fn refuse_second(import: &Import, columns: &[ImportColumn]) -> Result<()> {
    for (at, column) in columns.iter().enumerate() {
        let is_same = |one: &&ImportColumn| one.field == column.field && column.field.is_some();
        let Some(first) = columns[..at].iter().find(is_same) else {
            continue;
        };
        let is_joined = first.share != ColumnShare::Whole && column.share != ColumnShare::Whole;
        if let Some(field) = column.field.filter(|_| !is_joined) {
            let refused = Rejection::new(error_codes::TWO_COLUMNS).about(import.field(field));
            let refused = refused.arg("first", &first.letters).arg("second", &column.letters);
            return Err(refused.into());
        }
    }
    Ok(())
}

/// Every title of a field, folded.
fn titles(import: &Import, field: &FieldDef) -> Vec<String> {
    let labels = Lang::ALL.map(|lang| field.label.text(lang));
    let also = import
        .also
        .iter()
        .filter(|(one, _)| one.name == field.name)
        .flat_map(|(_, titles)| titles.iter().copied());
    let beside = import
        .beside
        .iter()
        .filter(|one| one.field.name == field.name)
        .flat_map(|one| one.also.iter().copied());
    let all = std::iter::once(field.name).chain(labels).chain(also).chain(beside);
    all.map(normal).filter(|title| !title.is_empty()).collect()
}

/// Folded, with single spaces in place of anything but letters and digits.
pub(super) fn normal(text: &str) -> String {
    let plain = cell::plain(text);
    let words: String = fold(&plain)
        .chars()
        .map(|c| if c.is_alphanumeric() { c } else { ' ' })
        .collect();
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Words that a title may leave out: *N° de CIN* is *CIN*.
const LEFT_OUT: &[&str] = &[
    "n",
    "no",
    "nr",
    "num",
    "numero",
    "number",
    "رقم",
    "الرقم",
    "de",
    "d",
    "du",
    "des",
    "la",
    "le",
    "les",
    "l",
    "et",
    "the",
    "of",
];

/// A title as titles are compared that are not written alike: without dots of abbreviations, *N°*, articles, the ending of
/// the plural, and blanks after و.
pub fn title_key(title: &str) -> String {
    // A sign of its own: the letter before it is no abbreviation.
    let spelt = normal(&fold(title).replace("n°", "no ").replace('№', "no "));
    let mut words: Vec<String> = Vec::new();
    let (mut was_letter, mut was_and) = (false, false);
    for word in spelt.split(' ') {
        let is_letter = word.chars().count() == 1 && word.chars().all(char::is_alphabetic);
        match words.last_mut() {
            // `c i n` is left of C.I.N.
            Some(last) if is_letter && was_letter || was_and => last.push_str(word),
            _ => words.push(word.to_owned()),
        }
        was_and = word == "و" && !was_letter;
        was_letter = is_letter && !was_and;
    }
    let is_said = |word: &String| !LEFT_OUT.contains(&word.as_str());
    let singular = |word: String| match word.strip_suffix('s') {
        Some(one) if word.len() > 3 => one.to_owned(),
        _ => word,
    };
    words
        .into_iter()
        .filter(is_said)
        .map(singular)
        .collect::<Vec<_>>()
        .join(" ")
}

#[cfg(test)]
mod tests {
    use super::title_key;

    #[test]
    fn titles_are_alike_however_people_abbreviate_them() {
        for (one, other) in [
            ("C.I.N", "CIN"),
            ("N° CIN", "cin"),
            ("N° C.I.N.", "CIN"),
            ("Numéro de la CIN", "CIN"),
            ("Nº RIB", "RIB"),
            ("№ téléphone", "Téléphone"),
            ("Observation", "Observations"),
            ("Date de naissance", "Date naissance"),
            ("Date d'embauche", "Date embauche"),
            ("Nom prénom", "Nom et Prénoms"),
            ("الاسم و النسب", "الاسم والنسب"),
            ("ب.ت.و", "ب ت و"),
            ("رقم الهاتف", "الهاتف"),
        ] {
            assert_eq!(title_key(one), title_key(other), "{one}");
        }
        assert_ne!(title_key("Date de naissance"), title_key("Lieu de naissance"));
        assert_eq!(title_key("N°"), "");
    }
}
