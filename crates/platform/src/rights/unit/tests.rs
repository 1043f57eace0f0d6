use std::sync::Arc;

use schema::Kind;
use serde_json::{Value as Json, json};

use super::*;
use crate::people::employee::EMPLOYEES;
use crate::testing::TestApp;

const UNITS: [&Collection; 5] = [&DIRECTIONS, &DIVISIONS, &SERVICES, &BUREAUX, &ANNEXES];
const HEADS: [&str; 5] = ["e0", "e1", "e2", "e3", "e4"];

/// Two units of each kind, without links, and users who are employees.
async fn test_app() -> TestApp {
    let app = crate::testing::new_app();
    for (at, head) in HEADS.into_iter().enumerate() {
        app.employee(head, &format!("H10{at}"), json!({})).await;
        app.user(head, json!({"persoActif": head})).await;
    }
    for of in UNITS {
        for id in ["u0", "u1"] {
            app.make(of, json!({"$id": id, "nameFr": id, "nameAr": id})).await;
        }
    }
    app
}

/// What is remembered of everybody is what would be found now.
async fn assert_remembered(app: &TestApp, after: &str) {
    for head in HEADS {
        let remembered = app.engine.rights(head).await.unwrap();
        let found = app.read(move |cx| headed_by(cx, head)).await;
        assert_eq!(remembered.units, found, "{head}, after {after}");
    }
}

#[tokio::test]
async fn every_link_of_a_unit_acts_on_the_next_request() {
    let app = test_app().await;
    assert_remembered(&app, "the beginning").await;
    for round in 0..2 {
        for of in UNITS {
            for (at, field) in of.fields().iter().enumerate() {
                let Kind::Link(to) = field.kind else { continue };
                let target = if to() == &EMPLOYEES {
                    HEADS[(at + round) % 5]
                } else {
                    "u0"
                };
                if UNITS.contains(&to()) || to() == &EMPLOYEES {
                    app.change(of, "u0", json!({ field.name: target })).await;
                    assert_remembered(&app, &format!("{}.{} = {target}", of.id, field.name)).await;
                }
            }
        }
        app.change(&DIVISIONS, "u0", json!({"directionId": Json::Null})).await;
        assert_remembered(&app, "a division left its direction").await;
    }
    let under = json!({"$id": "new", "nameFr": "n", "nameAr": "n", "serviceId": "u0"});
    app.make(&BUREAUX, under).await;
    assert_remembered(&app, "a new bureau").await;
}

#[tokio::test]
async fn a_unit_that_changes_its_name_makes_nobodys_rights_again() {
    let app = test_app().await;
    app.change(&BUREAUX, "u0", json!({"headId": "e0"})).await;
    let before = app.engine.rights("e0").await.unwrap();
    app.change(&BUREAUX, "u0", json!({"nameFr": "autre", "floor": "2"}))
        .await;
    app.make(&BUREAUX, json!({"nameFr": "n", "nameAr": "n"})).await;
    let after = app.engine.rights("e0").await.unwrap();
    assert!(Arc::ptr_eq(&before, &after));
}

#[tokio::test]
async fn a_delegation_gives_units_for_the_resources_that_it_names() {
    let app = test_app().await;
    app.change(&SERVICES, "u0", json!({"responsible": "e0"})).await;
    app.change(&SERVICES, "u1", json!({"responsible": "e1"})).await;
    let given = |id: &str, head: &str, scope: Json| json!({"$id": id, "headEmployeeId": head, "delegateId": "e2", "from": "2026-11-01", "to": "2026-12-01", "scope": scope});
    app.make(&DELEGATIONS, given("d0", "e0", json!(["employee-portail"])))
        .await;
    app.make(&DELEGATIONS, given("d1", "e1", json!([]))).await;
    let rights = app.engine.rights("e2").await.unwrap();
    let services = |resource: &str| rights.units.of(Unit::Service, resource);
    assert_eq!(services("employee-portail"), ["u1", "u0"]);
    assert_eq!(services("rh-managements"), ["u1"], "the other is for something else");
}

#[tokio::test]
async fn whoever_has_left_heads_nothing_and_nobody_stands_in_for_them() {
    let app = test_app().await;
    app.change(&SERVICES, "u0", json!({"responsible": "e0"})).await;
    let given =
        json!({"headEmployeeId": "e0", "delegateId": "e1", "from": "2026-11-01", "to": "2026-12-01", "scope": []});
    app.make(&DELEGATIONS, given).await;
    let heads = async |who: &'static str| !app.engine.rights(who).await.unwrap().units.0.is_empty();
    assert!(heads("e0").await && heads("e1").await);
    app.change(&EMPLOYEES, "e0", json!({"active": false})).await;
    assert!(!heads("e0").await && !heads("e1").await);
    assert_remembered(&app, "somebody left").await;
    app.change(&EMPLOYEES, "e0", json!({"active": true})).await;
    assert!(heads("e0").await && heads("e1").await);
}
