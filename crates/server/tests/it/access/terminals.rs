//! What terminals bring: devices, and what the door of terminals alone writes.

use schema::{Document, Value};
use serde_json::json;

use super::Make;

/// A document of each collection, and a field of it.
pub const NOUNS: &[(&str, Make, &str)] = &[
    ("devices", |n| json!({"serialNumber": format!("SN{n}")}), "nameFr"),
    ("deviceUploads", |_| json!({}), "sha256"),
    ("malformedPunches", |_| json!({}), "line"),
    ("unknownCodes", |_| json!({}), "emp_code"),
    ("deviceCommands", |_| json!({}), "params"),
    ("punches", |_| json!({}), "emp_code"),
];

/// A row as the door writes it.
pub fn row(collection: &str, id: &str) -> Option<Document> {
    let required: &[&str] = match collection {
        "deviceUploads" | "malformedPunches" | "deviceCommands" => &[],
        "unknownCodes" => &["emp_code"],
        "punches" => &["emp_code", "deviceSn", "localAt"],
        _ => return None,
    };
    let of = domain::CATALOGUE.iter().copied().find(|of| of.id == collection)?;
    let mut row = Document::new(of);
    for name in required {
        row.set_value(name, Value::from(id));
    }
    id.clone_into(&mut row.id);
    Some(row)
}
