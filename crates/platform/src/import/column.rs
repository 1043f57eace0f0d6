//! Columns: which field a title means, in Arabic, French or English.

use std::collections::HashMap;

use engine::cell;
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
}

/// The titles that are known, folded, and the positions of their fields.
pub(super) struct Titles {
    known: HashMap<String, Vec<usize>>,
    mapped: HashMap<String, ManualMapping>,
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
        let own = import.of.fields.len();
        // The id of a file is nothing that stands in a workbook: such a column holds pictures or their names.
        let is_file = |at: usize| import.field(at).kind.bucket().is_some();
        let is_hint = |field: &FieldDef| {
            let unit = field
                .kind
                .target()
                .filter(|_| field.computed && matches!(field.kind, Kind::Link(_)));
            unit.is_some_and(|to| is_made_of_its_name(to()))
        };
        let is_read = |field: &FieldDef| field.is_input() || is_hint(field);
        let usable = |at: usize| at >= own || (writable.has(at) && is_read(import.field(at)) && !is_file(at));
        let mut known: HashMap<String, Vec<usize>> = HashMap::new();
        for at in (0..import.width()).filter(|at| usable(*at)) {
            for title in titles(import, import.field(at)) {
                known.entry(title).or_default().push(at);
            }
        }
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
        Ok(Titles { known, mapped })
    }

    /// Whether some field has this title.
    pub fn is_known(&self, title: &str) -> bool {
        self.manual_mapping(title, "")
            .and_then(ManualMapping::field)
            .or_else(|| self.field_by_title(title, &[]))
            .is_some()
    }

    /// The columns of a header. Of two columns for one field the one mapped by hand counts, else the first.
    pub fn columns(&self, header: &Row) -> Vec<ImportColumn> {
        let titles: Vec<(String, String)> = (header.cells.iter().enumerate())
            .map(|(at, title)| (cell::column_letters(at), title.text().into_owned()))
            .collect();
        let by_hand = titles
            .iter()
            .filter_map(|(letters, title)| self.manual_mapping(title, letters)?.field());
        let mut taken: Vec<usize> = by_hand.collect();
        let column = |(letters, title): (String, String)| {
            let field = match self.manual_mapping(&title, &letters) {
                Some(hand) => hand.field(),
                None => self.field_by_title(&title, &taken),
            };
            taken.extend(field);
            ImportColumn { letters, title, field }
        };
        let is_something = |column: &ImportColumn| !column.title.is_empty() || column.field.is_some();
        titles.into_iter().map(column).filter(is_something).collect()
    }

    /// What was said by hand of a column, by its title or its letters.
    fn manual_mapping(&self, title: &str, letters: &str) -> Option<ManualMapping> {
        self.mapped
            .get(&normal(title))
            .or_else(|| self.mapped.get(&normal(letters)))
            .copied()
    }

    /// The first field of that title that no column before has taken.
    fn field_by_title(&self, title: &str, taken: &[usize]) -> Option<usize> {
        // « الوظيفة / Fonction »: either half may be the known one.
        let halves = title.split(['/', '\n', '(', '|']).map(normal);
        let fields = std::iter::once(normal(title))
            .chain(halves)
            .find_map(|one| self.known.get(&one))?;
        fields.iter().copied().find(|field| !taken.contains(field))
    }
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
