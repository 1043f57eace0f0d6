//! What the commune owns, moves and counts, and its sites.

use schema::{Date, Document, FieldValue as _, Instant, Value};
use serde_json::{Value as Json, json};

use super::Make;

/// A document of each collection, and a field of it.
pub const NOUNS: &[(&str, Make, &str)] = &[
    ("locations", |n| json!({"name": format!("x{n}")}), "address"),
    ("inventoryTypes", |n| json!({"name": format!("x{n}")}), "description"),
    ("inventoryItems", |_| json!({"designation": "x"}), "notes"),
    ("inventoryMovements", |_| json!({"kind": "entry"}), "reason"),
    (
        "inventoryReforms",
        |n| {
            json!({"decisionRef": format!("x{n}"), "decisionDate": "2026-11-01", "fate": "sold", "itemIds": [format!("I{n}")],
            "members": [{"name": "x", "quality": "x"}]})
        },
        "beneficiary",
    ),
    (
        "inventoryCampaigns",
        |n| json!({"name": format!("x{n}"), "bureauIds": ["B"], "memberIds": ["counter"]}),
        "name",
    ),
    ("inventoryExpected", |n| json!({"quantity": n}), "quantity"),
    ("inventoryScans", |_| json!({"code": "x"}), "note"),
    ("inventoryDifferences", |_| json!({"kind": "unknown"}), "reason"),
];

/// What stands beside the rows: who counts, and a count.
pub fn count() -> [(&'static str, &'static str, Json); 2] {
    let counter = json!({"username": "counter", "email": crate::rig::address("counter")});
    let count = json!({"name": "x", "bureauIds": ["B"], "memberIds": ["counter"]});
    [("users", "counter", counter), ("inventoryCampaigns", "C", count)]
}

/// The item of a line, where its rows are of one that no other is of.
pub fn own_item(collection: &str, number: u32) -> Option<Json> {
    let is_of_one = ["inventoryReforms", "inventoryMovements", "inventoryExpected"].contains(&collection);
    let item = json!({"designation": "x", "acquiredOn": "2026-11-01"});
    is_of_one.then(|| json!({"documentId": format!("I{number}"), "data": item}))
}

/// A row as the house makes one, of the collections that nobody else writes.
pub fn row(collection: &str, id: &str) -> Option<Document> {
    let item = format!("I{}", super::row_number(id));
    let texts: &[(&str, &str)] = match collection {
        "inventoryMovements" => &[("itemId", &item), ("kind", "adjust")],
        "inventoryExpected" => &[("campaignId", "C"), ("itemId", &item)],
        "inventoryScans" => &[("campaignId", "C"), ("bureauId", "B"), ("code", "x")],
        "inventoryDifferences" => &[("campaignId", "C"), ("kind", "unknown")],
        _ => return None,
    };
    let of = domain::CATALOGUE.iter().copied().find(|of| of.id == collection)?;
    let mut row = Document::new(of);
    for (name, text) in texts {
        row.set_value(name, Value::from(*text));
    }
    let (day, moment) = (
        Date("2026-11-20".parse().unwrap()),
        Instant("2026-11-20T03:00:00Z".parse().unwrap()),
    );
    for (name, value) in [
        ("quantity", Value::Int(1)),
        ("on", day.write()),
        ("scannedAt", moment.write()),
    ] {
        if of.position(name).is_some() {
            row.set_value(name, value);
        }
    }
    id.clone_into(&mut row.id);
    Some(row)
}
