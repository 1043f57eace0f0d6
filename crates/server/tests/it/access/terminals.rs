//! What terminals bring: devices, and what the door of terminals alone writes.

use schema::{Document, Value};
use serde_json::{Value as Json, json};

use super::Make;
use super::attendance::past_day;

/// A document of each collection, and a field of it.
pub const NOUNS: &[(&str, Make, &str)] = &[
    ("devices", |n| json!({"serialNumber": format!("SN{n}")}), "nameFr"),
    ("deviceUploads", |_| json!({}), "sha256"),
    ("malformedPunches", |_| json!({}), "line"),
    ("unknownCodes", |_| json!({}), "emp_code"),
    ("deviceCommands", |_| json!({}), "params"),
    ("deviceDrifts", drift, "reason"),
    ("punches", |_| json!({}), "emp_code"),
];

/// A day of its own for each: one hour of a device has one correction.
fn drift(number: u32) -> Json {
    let day = past_day(number);
    let (from, to) = (format!("{day}T08:00:00Z"), format!("{day}T09:00:00Z"));
    json!({"deviceId": "D", "fromAt": from, "toAt": to, "minutes": 5, "reason": "x"})
}

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
