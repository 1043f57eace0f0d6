//! What follows from punches: days and what is written of them, absences, letters, figures.

use schema::{Document, Value};
use serde_json::json;

use super::Make;

/// A document of each collection, and a field of it.
pub const NOUNS: &[(&str, Make, &str)] = &[
    (
        "warnings",
        |n| json!({"persoActifId": "enrolled", "date": past_day(n)}),
        "reason",
    ),
    (
        "absences",
        |n| json!({"employeeId": "enrolled", "date": past_day(n)}),
        "minutes",
    ),
    (
        "annexeReports",
        |n| json!({"annexe": "A", "date": past_day(n)}),
        "notes",
    ),
    ("deductionStatements", |n| json!({"month": format!("m{n}")}), "month"),
    ("pointages", |n| json!({"date": past_day(n)}), "status"),
    ("pointageCorrections", |n| json!({"date": past_day(n)}), "reason"),
    ("pointageChanges", |n| json!({"date": past_day(n)}), "before"),
    ("dayClosings", |n| json!({"date": past_day(n)}), "reason"),
    ("dailyAttendance", |n| json!({"month": format!("m{n}")}), "month"),
    ("exitPermissions", |n| json!({"date": past_day(n)}), "reason"),
    (
        "duties",
        |n| json!({"employeeId": "enrolled", "date": past_day(n), "fromTime": "18:00", "toTime": "20:00", "kind": "overtime"}),
        "decisionRef",
    ),
];

/// A row as the engine and the actions write it.
pub fn row(collection: &str, id: &str) -> Option<Document> {
    let day = past_day(number(id)?);
    let of_employee = [("employeeId", "enrolled"), ("date", &*day)];
    let texts: Vec<(&str, &str)> = match collection {
        "deductionStatements" => vec![("month", "2026-10"), ("employeeId", id)],
        "dailyAttendance" => vec![("key", id), ("date", "2026-11-20")],
        "pointages" | "pointageChanges" => of_employee.to_vec(),
        "pointageCorrections" => [&of_employee[..], &[("reason", "x")]].concat(),
        "dayClosings" => vec![("date", &day), ("reason", "x")],
        "exitPermissions" => [&of_employee[..], &[("fromTime", "10:00"), ("toTime", "11:00")]].concat(),
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

/// The number of a row, by its id.
fn number(id: &str) -> Option<u32> {
    id.trim_start_matches("row").parse().ok()
}

/// A day that was, another for each number.
pub fn past_day(number: u32) -> String {
    let start: jiff::civil::Date = "2010-01-01".parse().unwrap();
    start
        .saturating_add(jiff::Span::new().days(i64::from(number)))
        .to_string()
}
