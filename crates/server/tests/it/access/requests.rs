//! What employees ask for: documents, corrections of their contact data.

use schema::{Document, Value};
use serde_json::json;

use super::Make;

/// A document of each collection, and a field of it.
pub const NOUNS: &[(&str, Make, &str)] = &[
    (
        "documentRequests",
        |n| json!({"type": "work_certificate", "copies": 1 + n % 9}),
        "reason",
    ),
    ("contactChanges", |n| json!({"changes": [n]}), "changes"),
];

/// A row as the house makes one, of the collections that nobody else writes.
pub fn row(collection: &str, id: &str) -> Option<Document> {
    let texts = match collection {
        "documentRequests" => vec![("employeeId", "enrolled"), ("type", "work_certificate")],
        "contactChanges" => vec![("employeeId", id)],
        _ => return None,
    };
    let of = domain::CATALOGUE.iter().copied().find(|of| of.id == collection)?;
    let mut row = Document::new(of);
    for (name, text) in texts {
        row.set_value(name, Value::from(text));
    }
    id.clone_into(&mut row.id);
    Some(row)
}
