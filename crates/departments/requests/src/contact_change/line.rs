//! The lines of a correction: which fields of the file may be asked to be otherwise, and what was said of each.

use platform::people::employee::{ADDRESS, EMAIL, PHONE};
use schema::{Document, FieldDef};
use serde_json::{Value as Json, json};

use super::CHANGES;

/// What an employee may ask to be corrected: how to reach them. The rest of the file follows from papers.
pub(super) const CONTACT_FIELDS: [FieldDef; 3] = [PHONE.def, EMAIL.def, ADDRESS.def];

/// One field of a correction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ContactLine {
    /// Its name.
    pub field: String,
    /// What stood when it was asked.
    pub before: Option<String>,
    /// What is asked for; nothing to have it emptied.
    pub after: Option<String>,
    /// What was decided.
    pub accepted: Option<bool>,
}

impl ContactLine {
    fn read(line: &Json) -> Option<Self> {
        let text = |name: &str| line[name].as_str().map(str::to_owned);
        Some(ContactLine {
            field: text("field")?,
            before: text("before"),
            after: text("after"),
            accepted: line["accepted"].as_bool(),
        })
    }

    /// As the row holds it.
    pub(super) fn json(&self) -> Json {
        json!({ "field": self.field, "before": self.before, "after": self.after, "accepted": self.accepted })
    }
}

/// The lines of a correction.
pub(super) fn lines(change: &Document) -> Vec<ContactLine> {
    let stands: Json = change.get(CHANGES).unwrap_or_default();
    let lines = stands.as_array().into_iter().flatten();
    lines.filter_map(ContactLine::read).collect()
}
