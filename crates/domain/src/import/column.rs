//! Columns: which field a title means, in Arabic, French or English.

use std::collections::HashMap;

use engine::cell;
use engine::sheet::Row;
use schema::{FieldDef, FieldSet, Lang, Refusal, Result, fold};

use super::{Import, Order, refusal};

/// A column of the sheet.
pub(super) struct Column {
    /// Its letters in a spreadsheet.
    pub letters: String,
    /// Its title as written.
    pub title: String,
    /// The position of its field; none for a column that nobody knows.
    pub field: Option<usize>,
}

/// The titles that are known, folded, and the positions of their fields.
pub(super) struct Titles {
    known: HashMap<String, usize>,
    mapped: HashMap<String, Option<usize>>,
}

impl Titles {
    /// The titles of the fields that the caller may write, and those mapped by hand.
    pub fn new(import: &Import, order: &Order, writable: FieldSet) -> Result<Self> {
        let fields = import.of.fields;
        let usable = |at: usize| writable.has(at) && fields[at].is_input();
        let mut known = HashMap::new();
        for at in (0..fields.len()).filter(|at| usable(*at)) {
            for title in titles(import, &fields[at]) {
                known.entry(title).or_insert(at);
            }
        }
        let mut mapped = HashMap::new();
        for (title, name) in &order.mapping {
            let at = import.of.position(name).filter(|at| usable(*at));
            if at.is_none() && !name.is_empty() {
                return Err(Refusal::new(refusal::MAPPING_UNKNOWN)
                    .field("mapping")
                    .arg("name", name)
                    .into());
            }
            mapped.insert(normal(title), at);
        }
        Ok(Titles { known, mapped })
    }

    /// Whether some field has this title.
    pub fn is_known(&self, title: &str) -> bool {
        self.field(title, "").is_some()
    }

    /// The columns of a header; of two columns for one field the first counts.
    pub fn columns(&self, header: &Row) -> Vec<Column> {
        let mut taken = Vec::new();
        let column = |(at, title): (usize, &cell::Cell)| {
            let (letters, title) = (cell::column_letters(at), title.text().into_owned());
            let field = self.field(&title, &letters).filter(|field| !taken.contains(field));
            taken.extend(field);
            Column { letters, title, field }
        };
        header
            .cells
            .iter()
            .enumerate()
            .map(column)
            .filter(|column| !column.title.is_empty() || column.field.is_some())
            .collect()
    }

    fn field(&self, title: &str, letters: &str) -> Option<usize> {
        let spelling = normal(title);
        if let Some(mapped) = self.mapped.get(&spelling).or_else(|| self.mapped.get(&normal(letters))) {
            return *mapped;
        }
        // « الوظيفة / Fonction »: either half may be the known one.
        let halves = title.split(['/', '\n', '(', '|']).map(normal);
        std::iter::once(spelling)
            .chain(halves)
            .find_map(|one| self.known.get(&one).copied())
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
    let all = std::iter::once(field.name).chain(labels).chain(also);
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
