//! Recruitment: exams, their conditions, candidates, marks and lists.

use schema::{Document, Value};
use serde_json::{Value as Json, json};

use super::Make;

/// A document of each collection, and a field of it.
pub const NOUNS: &[(&str, Make, &str)] = &[
    (
        "recruitments",
        |n| json!({"titleFr": "x", "titleAr": "x", "decision_ref": format!("r{n}"), "application_deadline": "2027-01-15T16:00:00Z"}),
        "titleFr",
    ),
    (
        "positions",
        |n| {
            json!({"recruitmentId": "X", "code": format!("p{n}"), "diplomaAr": "x", "diplomaFr": "x",
                "gradeAr": "x", "gradeFr": "x"})
        },
        "gradeFr",
    ),
    (
        "specialties",
        |_| json!({"positionId": "XP", "nameAr": "x", "nameFr": "x", "posts": 1}),
        "nameFr",
    ),
    ("committees", committee, "typeFr"),
    (
        "committeeMembers",
        |_| json!({"committeeId": "XC", "name": "x"}),
        "jobTitle",
    ),
    ("candidates", |_| json!({"nameFr": "x"}), "nameFr"),
    ("candidateFiles", |_| json!({"candidateId": "x"}), "replacedAt"),
    ("gradeEntries", |_| json!({"mark": 10}), "reason"),
    (
        "examTests",
        |n| {
            json!({"recruitmentId": "X", "kind": "written", "labelFr": format!("t{n}"), "labelAr": "x",
                "coefficient": 1})
        },
        "labelAr",
    ),
    (
        "examDocuments",
        |n| json!({"recruitmentId": "X", "labelFr": format!("d{n}"), "labelAr": "x"}),
        "labelAr",
    ),
    (
        "examRooms",
        |n| json!({"recruitmentId": "X", "name": format!("r{n}"), "capacity": 20}),
        "address",
    ),
    ("examCorrigenda", |_| json!({"reason": "x"}), "reason"),
    ("examCopies", |_| json!({"number": "1"}), "number"),
    ("examPresence", |_| json!({"present": true}), "present"),
    ("presenceLists", |_| json!({"room": "x"}), "room"),
    ("presenceScans", |_| json!({"present": true}), "present"),
    ("examLocks", |_| json!({"phase": "written"}), "phase"),
    ("examLists", |_| json!({"kind": "final"}), "kind"),
    ("rankingRuns", |_| json!({"reason": "x"}), "reason"),
    ("calculationSheets", |_| json!({"sheet": {}}), "sheet"),
    ("appeals", |_| json!({"text": "x"}), "text"),
    (
        "eliminationReasons",
        |n| json!({"labelFr": format!("x{n}"), "labelAr": "x"}),
        "labelAr",
    ),
];

fn committee(number: u32) -> Json {
    committee_of("X", number)
}

fn committee_of(exam: &str, number: u32) -> Json {
    json!({"recruitmentId": exam, "typeFr": format!("c{number}"), "typeAr": "x", "decisionRef": "x",
        "decisionSignedOn": "2026-11-02"})
}

/// An exam, and what rows of it refer to: collection, id, data.
pub fn exam() -> [(&'static str, &'static str, Json); 7] {
    let make = |collection: &str| NOUNS.iter().find(|noun| noun.0 == collection).unwrap().1;
    [
        ("recruitments", "X", make("recruitments")(0)),
        // The members of an exam that was sat stay: those of the matrix are of another.
        ("recruitments", "XN", make("recruitments")(1_000)),
        ("positions", "XP", make("positions")(0)),
        ("specialties", "XS", make("specialties")(0)),
        ("committees", "XC", committee_of("XN", 0)),
        ("examTests", "XT", make("examTests")(0)),
        ("examDocuments", "XD", make("examDocuments")(0)),
    ]
}

/// Whom a row of these collections is about, where each candidate has but one.
pub fn about(row: &Document) -> Option<Document> {
    let about_one = [
        "candidateFiles",
        "examPresence",
        "presenceScans",
        "calculationSheets",
        "appeals",
    ];
    about_one
        .contains(&row.of.id)
        .then(|| self::row("candidates", &row.id))
        .flatten()
}

/// The ranking of a sheet.
pub fn ranking(row: &Document) -> Option<Document> {
    (row.of.id == "calculationSheets")
        .then(|| self::row("rankingRuns", &row.id))
        .flatten()
}

/// A row as acts make one, of the collections that nobody else writes.
pub fn row(collection: &str, id: &str) -> Option<Document> {
    let texts: &[(&str, &str)] = match collection {
        "candidates" => &[
            ("recruitmentId", "X"),
            ("positionId", "XP"),
            ("specialtyId", "XS"),
            ("nameFr", "x"),
            ("nameAr", "x"),
            ("CIN", "AB1234"),
            ("birth_date", "1995-01-01"),
            ("phone", "0612345678"),
        ],
        "candidateFiles" => &[("candidateId", id), ("examDocumentId", "XD")],
        "gradeEntries" | "presenceLists" => &[("examTestId", "XT")],
        "examCorrigenda" => &[("recruitmentId", "X"), ("reason", "x")],
        "examCopies" => &[("examTestId", "XT"), ("number", id)],
        "examPresence" | "presenceScans" => &[("examTestId", "XT"), ("candidateId", id)],
        "examLocks" => &[("recruitmentId", "X"), ("phase", "written")],
        "examLists" => &[("recruitmentId", "X"), ("kind", "final")],
        "rankingRuns" => &[("recruitmentId", "X")],
        "calculationSheets" => &[("runId", id), ("candidateId", id)],
        "appeals" => &[("candidateId", id), ("about", "mark"), ("text", "x")],
        _ => return None,
    };
    let of = domain::CATALOGUE.iter().copied().find(|of| of.id == collection)?;
    let mut row = Document::new(of);
    for (name, text) in texts {
        row.set_value(name, Value::from(*text));
    }
    if collection == "candidates" {
        row.set_value("CIN", Value::from(card_of(id).as_str()));
    }
    if collection == "gradeEntries" {
        row.set_value("mark", Value::Int(1000));
    }
    id.clone_into(&mut row.id);
    Some(row)
}

/// A card of one's own: nobody applies twice.
fn card_of(id: &str) -> String {
    let number = id
        .bytes()
        .fold(0_u32, |sum, byte| (sum * 31 + u32::from(byte)) % 10_000_000);
    format!("AB{number:07}")
}
