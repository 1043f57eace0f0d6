//! Absences, letters, reports, statements and what stands beside them.

use engine::{RequestContext, Rights};
use platform::people::employee::{self, EMPLOYEES};
use schema::{Document, Value};
use serde_json::{Value as Json, json};

use super::{Make, documents, person};
use crate::rig::{Caller, Rig};

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
    ("deductionStatements", |_| json!({}), "month"),
    ("dailyAttendance", |_| json!({}), "month"),
    ("exitPermissions", |_| json!({}), "reason"),
    ("duties", duty, "decisionRef"),
];

fn duty(number: u32) -> Json {
    json!({"employeeId": "enrolled", "date": past_day(number), "fromTime": "18:00", "toTime": "20:00", "kind": "overtime"})
}

/// A day that was, another for each number.
fn past_day(number: u32) -> String {
    let start: jiff::civil::Date = "2010-01-01".parse().unwrap();
    let day = start.saturating_add(jiff::Span::new().days(i64::from(number)));
    day.to_string()
}

/// Whom letters may be written to, and an annexe that reports.
pub async fn town(rig: &Rig, key: &Caller) {
    let mut enrolled = person(9, "TT");
    enrolled["emp_code"] = json!("9");
    enrolled["fingerprint"] = json!(true);
    for (collection, id, data) in [
        ("employees", "enrolled", enrolled),
        ("annexes", "A", json!({"nameFr": "A", "nameAr": "A"})),
    ] {
        rig.post(key, &documents(collection), json!({"documentId": id, "data": data}))
            .await
            .must(201);
    }
}

/// A row that the engine or an action alone writes.
pub fn row(collection: &str, id: &str) -> Option<Document> {
    let number = || id.trim_start_matches("row").parse().unwrap();
    let values: Vec<(&str, String)> = match collection {
        "deductionStatements" => vec![("month", "2026-10".to_owned()), ("employeeId", id.to_owned())],
        "dailyAttendance" => vec![("key", id.to_owned()), ("date", "2026-11-20".to_owned())],
        "exitPermissions" => vec![
            ("employeeId", "enrolled".to_owned()),
            ("date", past_day(number())),
            ("fromTime", "10:00".to_owned()),
            ("toTime", "11:00".to_owned()),
        ],
        _ => return None,
    };
    let of = domain::CATALOGUE.iter().copied().find(|of| of.id == collection)?;
    let mut row = Document::new(of);
    for (name, text) in values {
        row.set_value(name, Value::Text(text));
    }
    id.clone_into(&mut row.id);
    Some(row)
}

/// Writes a row as the engine does; a statement is of somebody of its own.
pub async fn write(rig: &Rig, row: Document) {
    let ask = RequestContext::new(Rights::whole("test"));
    let made = rig.app.engine.transact(&ask, "a row", move |cx| {
        if row.of.id == "deductionStatements" {
            let digits: String = row.id.chars().filter(char::is_ascii_digit).collect();
            let mut person = Document::new(&EMPLOYEES)
                .with(employee::NAME_FR, row.id.clone())
                .with(employee::NAME_AR, row.id.clone())
                .with(employee::CIN, format!("DD{}", 10_000 + digits.parse::<u32>().unwrap()));
            row.id.clone_into(&mut person.id);
            cx.create(person)?;
        }
        cx.create(row.clone())
    });
    made.await.unwrap();
}
