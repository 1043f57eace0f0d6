//! Leave: its types, what is asked for, and the ledger.

use jiff::ToSpan;
use schema::{Document, Value};
use serde_json::json;

use super::Make;

/// A document of each collection, and a field of it.
pub const NOUNS: &[(&str, Make, &str)] = &[
    (
        "leaveTypes",
        |n| json!({"code": format!("t{n}"), "validFrom": "2026-01-01", "nameFr": "x", "nameAr": "x", "source": "x"}),
        "source",
    ),
    (
        "leaveRequests",
        |n| json!({"type": "annual", "startDate": day(n), "endDate": day(n)}),
        "reason",
    ),
    (
        "leaveRecords",
        |n| json!({"type": "annual", "start_date": day(n)}),
        "reason",
    ),
];

/// A row as the engine and the actions write it.
pub fn row(collection: &str, id: &str) -> Option<Document> {
    let day = day(id.trim_start_matches("row").parse().ok()?);
    let texts: &[(&str, &str)] = match collection {
        "leaveRequests" => &[
            ("type", "annual"),
            ("typeId", "annual"),
            ("startDate", &day),
            ("endDate", &day),
        ],
        "leaveRecords" => &[("type", "annual"), ("start_date", &day), ("kind", "correction")],
        _ => return None,
    };
    let of = domain::CATALOGUE.iter().copied().find(|of| of.id == collection)?;
    let mut row = Document::new(of);
    for (name, text) in texts {
        row.set_value(name, Value::from(*text));
    }
    row.set_value("employeeId", Value::from("enrolled"));
    if collection == "leaveRecords" {
        row.set_value("days", Value::Int(100));
        row.set_value("year", Value::Int(2010));
    }
    id.clone_into(&mut row.id);
    Some(row)
}

/// A day that was, another for each number.
fn day(number: u32) -> String {
    let start = jiff::civil::date(2010, 1, 4);
    start.saturating_add(i64::from(number).days()).to_string()
}
