//! Which document that stands a row is: by its number of the year, else by the first key that it gives whole, else by all that
//! it says.
//!
//! A key that a row leaves partly empty tells nothing apart: such a row is a document that says the same, or a new one; where a
//! document stands that leaves the key as empty and says something else, its sender is asked which it is.

use std::collections::HashMap;

use engine::Cx;
use schema::{Collection, Document, FieldDef, Filter, Kind, Op, Rejection, Result, Value};

use super::plan::Planned;
use super::references::normal_value;
use super::{Import, error_codes};

/// Values of one test.
const VALUES: usize = 500;
/// Stands in a key for a field that is empty; no text that is typed holds it.
const EMPTY: &str = "\u{1}";

/// The documents that the rows may be, as far as the caller may read them.
#[derive(Default)]
pub(super) struct KnownDocuments {
    documents: HashMap<String, Document>,
    /// By year and number, and what has numbers of its own.
    numbered: HashMap<String, String>,
    /// By the place of a key: its values → ids, the oldest first.
    keyed: Vec<HashMap<String, Vec<String>>>,
    /// By all fields of all keys, those that are empty too.
    alike: HashMap<String, Vec<String>>,
}

impl KnownDocuments {
    /// Loads the documents that the rows may be; their links are resolved by now.
    pub fn load(cx: &Cx<'_>, import: &Import, rows: &[Planned]) -> Result<Self> {
        let mut documents = readable(cx, import, rows)?;
        documents.sort_by_key(|document| document.sequence);
        let mut known = KnownDocuments {
            keyed: vec![HashMap::new(); import.keys.len()],
            ..KnownDocuments::default()
        };
        for document in documents {
            known.add(import, document);
        }
        Ok(known)
    }

    fn add(&mut self, import: &Import, document: Document) {
        let id = document.id.clone();
        if self.documents.contains_key(&id) {
            return;
        }
        if let Some(series) = number_fields(import.of)
            && let Some(number) = whole_key(&series, |field| present_value(document.value(field.name)))
        {
            self.numbered.insert(number, id.clone());
        }
        let value = |field: &FieldDef| present_value(document.value(field.name));
        for (key, index) in import.keys.iter().zip(&mut self.keyed) {
            if let Some(values) = whole_key(key, value) {
                index.entry(values).or_default().push(id.clone());
            }
        }
        let all = all_keys(import, value);
        self.alike.entry(all).or_default().push(id.clone());
        self.documents.insert(id, document);
    }

    /// The document that a row is; none for a new one.
    pub fn target(&self, import: &Import, row: &Planned) -> Result<Option<String>, Rejection> {
        if let Some(id) = self.numbered(import, row)? {
            return Ok(Some(id));
        }
        let mut decided: Option<Option<&str>> = None;
        for (key, index) in import.keys.iter().zip(&self.keyed) {
            let Some(values) = whole_key(key, |field| value(import, row, field)) else {
                continue;
            };
            let found = index.get(&values).map_or(&[][..], Vec::as_slice);
            match (decided, found) {
                (None, []) => decided = Some(None),
                (None, [id]) => decided = Some(Some(id)),
                (None, _) => match self.same(import, row, found) {
                    Some(id) => decided = Some(Some(id)),
                    None => return Err(self.refusal(error_codes::AMBIGUOUS, import, row, &key[0], &found[0])),
                },
                (Some(target), [id]) if is_unique(import.of, key) && target != Some(id) => {
                    return Err(self.refusal(error_codes::TWO_DOCUMENTS, import, row, &key[0], id));
                }
                _ => {}
            }
        }
        match decided {
            Some(target) => Ok(target.map(str::to_owned)),
            None => self.alike(import, row),
        }
    }

    /// Whether a document holds that text: what was right when it was written is asked for no form again.
    pub fn holds_text(&self, id: &str, name: &str, text: &str) -> bool {
        let document = self.documents.get(id).filter(|one| one.of.position(name).is_some());
        document.is_some_and(|document| document.value(name).text() == Some(text.trim()))
    }

    /// The document of the number and the year that a row gives. One about somebody or something else is none that the row means.
    fn numbered(&self, import: &Import, row: &Planned) -> Result<Option<String>, Rejection> {
        let series = number_fields(import.of);
        let found = series
            .and_then(|series| whole_key(&series, |field| value(import, row, field)))
            .and_then(|number| self.numbered.get(&number));
        let Some(id) = found else { return Ok(None) };
        let subject = import.keys.first().and_then(|key| key.first());
        let is_other = subject.is_some_and(|subject| {
            let said = value(import, row, subject);
            said.is_some_and(|said| said != self.documents[id].value(subject.name))
        });
        match import.of.series.filter(|_| is_other) {
            Some(series) => Err(self.refusal(error_codes::TWO_DOCUMENTS, import, row, &series.number, id)),
            None => Ok(Some(id.clone())),
        }
    }

    /// Of a row that gives no key whole: the document that says the same.
    fn alike(&self, import: &Import, row: &Planned) -> Result<Option<String>, Rejection> {
        let found = self.alike.get(&all_keys(import, |field| value(import, row, field)));
        let found = found.map_or(&[][..], Vec::as_slice);
        if let Some(id) = self.same(import, row, found) {
            return Ok(Some(id.to_owned()));
        }
        let fields = || import.keys.iter().copied().flatten();
        let is_given = fields().any(|field| value(import, row, field).is_some());
        let empty = fields().find(|field| value(import, row, field).is_none());
        match (found, empty) {
            ([id, ..], Some(field)) if is_given => Err(self.refusal(error_codes::KEY_EMPTY, import, row, field, id)),
            _ => Ok(None),
        }
    }

    /// The first of some documents that holds already whatever the row gives.
    fn same<'a>(&self, import: &Import, row: &Planned, found: &'a [String]) -> Option<&'a str> {
        let own = import.of.fields().len();
        let holds = |id: &&String| {
            let document = &self.documents[id.as_str()];
            row.given
                .iter()
                .all(|(at, value)| *at < own && is_same(&document.values[*at], value))
        };
        found.iter().find(holds).map(String::as_str)
    }

    /// A refusal that names a document. A title that is not the caller's to read is no name; what the row gives is.
    fn refusal(
        &self,
        code: schema::ErrorCode,
        import: &Import,
        row: &Planned,
        field: &FieldDef,
        id: &str,
    ) -> Rejection {
        let title = self.documents[id].title().0;
        let name = if title.is_empty() {
            row.value(import, import.position(field.name).unwrap_or(0))
        } else {
            title
        };
        Rejection::new(code).field(field.name).arg("name", name)
    }
}

/// The documents that the caller may read: those of the values of the rows where each row gives a key that stands alone, else all of
/// the days that the rows may be of.
fn readable(cx: &Cx<'_>, import: &Import, rows: &[Planned]) -> Result<Vec<Document>> {
    let is_bounded = import.keys.iter().all(|key| is_unique(import.of, key));
    let gives_a_key = |row: &Planned| {
        let gives = |key: &[FieldDef]| whole_key(key, |field| value(import, row, field)).is_some();
        import.keys.iter().any(|key| gives(key))
    };
    let mut documents = Vec::new();
    if is_bounded && rows.iter().all(gives_a_key) {
        for key in import.keys {
            documents.extend(by_value(cx, import, &key[0], rows)?);
        }
    } else {
        let near = of_their_days(import, rows);
        documents.extend(cx.all_readable(import.of, near)?.into_iter().map(|(one, _)| one));
    }
    Ok(documents)
}

/// Where a day is of the only key and each row gives it whole, what the rows may be lies between the first of their days and the last:
/// a sheet tells of a month, and years of a log stand.
fn of_their_days(import: &Import, rows: &[Planned]) -> Vec<Filter> {
    let [key] = import.keys else { return Vec::new() };
    let is_whole = |row: &Planned| whole_key(key, |field| value(import, row, field)).is_some();
    if import.of.series.is_some() || !rows.iter().all(is_whole) {
        return Vec::new();
    }
    let days = key.iter().filter(|field| matches!(field.kind, Kind::Date));
    let between = days.flat_map(|field| {
        let said = || rows.iter().filter_map(|row| value(import, row, field)?.text());
        let end = |op, day: Option<&str>| day.map(|day| field.test(op, vec![Value::from(day)]));
        [end(Op::GreaterEqual, said().min()), end(Op::LessEqual, said().max())]
    });
    between.flatten().collect()
}

fn by_value(cx: &Cx<'_>, import: &Import, key: &FieldDef, rows: &[Planned]) -> Result<Vec<Document>> {
    let wanted: Vec<Value> = rows.iter().filter_map(|row| value(import, row, key)).cloned().collect();
    let mut found = Vec::new();
    for part in wanted.chunks(VALUES) {
        let documents = cx.all_readable(import.of, [key.test(Op::Equal, part.to_vec())])?;
        found.extend(documents.into_iter().map(|(one, _)| one));
    }
    Ok(found)
}

/// The year and the number of what is numbered, and what has numbers of its own.
fn number_fields(of: &Collection) -> Option<Vec<FieldDef>> {
    of.series.map(|series| series.key())
}

fn is_unique(of: &Collection, key: &[FieldDef]) -> bool {
    let [one] = key else { return false };
    of.unique
        .iter()
        .any(|unique| matches!(unique.on, [only] if only.name == one.name))
}

/// What a row gives for a field.
fn value<'a>(import: &Import, row: &'a Planned, field: &FieldDef) -> Option<&'a Value> {
    let at = import.of.position(field.name)?;
    let said = row.given.iter().chain(&row.identity).find(|(one, _)| *one == at);
    said.and_then(|(_, value)| present_value(value))
}

fn present_value(value: &Value) -> Option<&Value> {
    (!value.is_null()).then_some(value)
}

/// The values of a key as one text, where each is given.
fn whole_key<'a>(key: &[FieldDef], value: impl Fn(&FieldDef) -> Option<&'a Value>) -> Option<String> {
    let values: Option<Vec<String>> = key.iter().map(|field| value(field).map(normal_value)).collect();
    Some(values?.join("\u{1f}"))
}

/// The values of all keys as one text, those that are empty too.
fn all_keys<'a>(import: &Import, value: impl Fn(&FieldDef) -> Option<&'a Value>) -> String {
    let fields = import.keys.iter().copied().flatten();
    let texts = fields.map(|field| value(field).map_or_else(|| EMPTY.to_owned(), normal_value));
    texts.collect::<Vec<_>>().join("\u{1f}")
}

/// Whether a value that a row gives stands already.
fn is_same(stands: &Value, given: &Value) -> bool {
    match (stands, given) {
        (Value::Json(one), Value::Json(other)) => {
            let parsed = |text: &str| serde_json::from_str::<serde_json::Value>(text).ok();
            one == other || parsed(one) == parsed(other)
        }
        _ => stands == given,
    }
}
