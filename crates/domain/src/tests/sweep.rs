//! Every field of every collection that people write, alone and in pairs, twice on one day: what is sent is stored or refused, no
//! rule and no consequence breaks, and what follows from a change never writes over what the same change says.

use std::collections::BTreeSet;

use platform::demo::DemoRng;
use schema::{Collection, Error, FieldDef};
use serde_json::{Map, Value as Json};
use testing::TestApp;

use crate::tests::commune::commune;

/// Rows of each collection that are changed.
const ROWS: usize = 1;
/// Pairs of fields of each row.
const PAIRS: i64 = 12;

/// What a plate is made of: which of these a plate has follows from its kind, and the others are left out of it.
const OF_PLATE: [&str; 3] = ["registrationLetter", "registrationCode", "registrationNumber"];

/// The fields that a caller with every right may send.
fn writable_fields(of: &'static Collection) -> Vec<&'static FieldDef> {
    let is_written = |field: &&FieldDef| {
        !(field.computed || field.hidden || field.secret || field.given_to_action || OF_PLATE.contains(&field.name))
    };
    of.fields().iter().filter(is_written).collect()
}

/// A value that some row of the collection has in this field, or none where it may be empty.
fn value_of(rng: &mut DemoRng, field: &FieldDef, rows: &[Json]) -> Json {
    let other = rng.pick(rows)[field.name].clone();
    if other.is_null() && field.required {
        rng.pick(rows)[field.name].clone()
    } else {
        other
    }
}

/// What a change left otherwise than it was sent; a fault is one as well.
async fn change(app: &TestApp, of: &'static Collection, id: &str, sent: &Map<String, Json>) -> Option<String> {
    let full = TestApp::full_rights();
    match app.update(&full, of, id, Json::Object(sent.clone())).await {
        Err(Error::Refused(_)) => None,
        Err(fault) => Some(format!("{} {sent:?}: {fault:?}", of.id)),
        Ok(told) => {
            let is_other = |(name, value): &(&String, &Json)| told[name.as_str()] != **value;
            let other = sent.iter().find(is_other)?;
            Some(format!("{} {sent:?}: {} is {}", of.id, other.0, told[other.0.as_str()]))
        }
    }
}

#[tokio::test]
async fn whatever_field_is_patched_is_stored_as_it_was_sent_or_refused() {
    let app = commune(30).await;
    let mut rng = DemoRng::new(65);
    let mut wrong: BTreeSet<String> = BTreeSet::new();
    let mut changes = 0_u64;
    for of in crate::COLLECTIONS
        .iter()
        .copied()
        .filter(|of| TestApp::full_rights().rights.may(of, "update"))
    {
        let ids: Vec<String> = app.all(of).await.into_iter().map(|row| row.id).take(40).collect();
        let mut rows = Vec::new();
        for id in &ids {
            if let Ok(row) = app.see(&TestApp::full_rights(), of, id).await {
                rows.push(row);
            }
        }
        let fields = writable_fields(of);
        if rows.is_empty() || fields.is_empty() {
            continue;
        }
        for id in ids.iter().take(ROWS) {
            let mut orders: Vec<Vec<&FieldDef>> = fields.iter().map(|field| vec![*field]).collect();
            orders.extend((0..PAIRS).map(|_| vec![*rng.pick(&fields), *rng.pick(&fields)]));
            for order in orders {
                let sent: Map<String, Json> = order
                    .iter()
                    .map(|field| (field.name.to_owned(), value_of(&mut rng, field, &rows)))
                    .collect();
                changes += 1;
                wrong.extend(change(&app, of, id, &sent).await);
            }
        }
    }
    assert!(changes > 400, "{changes}");
    assert!(wrong.is_empty(), "{} of {changes}: {wrong:#?}", wrong.len());
}
