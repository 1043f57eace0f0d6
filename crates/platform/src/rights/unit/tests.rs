use std::sync::Arc;

use schema::Kind;
use serde_json::{Value as Json, json};

use super::*;
use crate::people::employee::EMPLOYEES;
use crate::testing::TestApp;

const UNITS: [&Collection; 5] = [&DIRECTIONS, &DIVISIONS, &SERVICES, &BUREAUX, &ANNEXES];
const HEADS: [&str; 5] = ["e0", "e1", "e2", "e3", "e4"];

/// Two units of each kind, without links, and users who are employees.
async fn town() -> TestApp {
    let town = crate::testing::new_app();
    for (at, head) in HEADS.into_iter().enumerate() {
        town.employee(head, &format!("H10{at}"), json!({})).await;
        town.user(head, json!({"persoActif": head})).await;
    }
    for of in UNITS {
        for id in ["u0", "u1"] {
            town.make(of, json!({"$id": id, "nameFr": id, "nameAr": id})).await;
        }
    }
    town
}

/// What is remembered of everybody is what would be found now.
async fn assert_remembered(town: &TestApp, after: &str) {
    for head in HEADS {
        let remembered = town.engine.rights(head).await.unwrap();
        let found = town.read(move |cx| headed_by(cx, head)).await;
        assert_eq!(remembered.units, found, "{head}, after {after}");
    }
}

#[tokio::test]
async fn every_link_of_a_unit_acts_on_the_next_request() {
    let town = town().await;
    assert_remembered(&town, "the beginning").await;
    for round in 0..2 {
        for of in UNITS {
            for (at, field) in of.fields.iter().enumerate() {
                let Kind::Link(to) = field.kind else { continue };
                let target = if to() == &EMPLOYEES {
                    HEADS[(at + round) % 5]
                } else {
                    "u0"
                };
                if UNITS.contains(&to()) || to() == &EMPLOYEES {
                    town.change(of, "u0", json!({ field.name: target })).await;
                    assert_remembered(&town, &format!("{}.{} = {target}", of.id, field.name)).await;
                }
            }
        }
        town.change(&DIVISIONS, "u0", json!({"directionId": Json::Null})).await;
        assert_remembered(&town, "a division left its direction").await;
    }
    let under = json!({"$id": "new", "nameFr": "n", "nameAr": "n", "serviceId": "u0"});
    town.make(&BUREAUX, under).await;
    assert_remembered(&town, "a new bureau").await;
}

#[tokio::test]
async fn a_unit_that_changes_its_name_makes_nobodys_rights_again() {
    let town = town().await;
    town.change(&BUREAUX, "u0", json!({"headId": "e0"})).await;
    let before = town.engine.rights("e0").await.unwrap();
    town.change(&BUREAUX, "u0", json!({"nameFr": "autre", "floor": "2"}))
        .await;
    town.make(&BUREAUX, json!({"nameFr": "n", "nameAr": "n"})).await;
    let after = town.engine.rights("e0").await.unwrap();
    assert!(Arc::ptr_eq(&before, &after));
}
