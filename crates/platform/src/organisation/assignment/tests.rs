use serde_json::json;

use super::ASSIGNMENTS;
use crate::organisation::bureau::BUREAUX;
use crate::organisation::service::SERVICES;
use crate::people::employee::EMPLOYEES;
use crate::testing::{TestApp, code};

async fn town() -> TestApp {
    let town = crate::testing::new_app();
    for id in ["s1", "s2"] {
        town.make(&SERVICES, json!({"$id": id, "nameFr": id, "nameAr": id}))
            .await;
    }
    town.make(
        &BUREAUX,
        json!({"$id": "b2", "nameFr": "b2", "nameAr": "b2", "serviceId": "s2"}),
    )
    .await;
    town.employee("e", "A12", json!({"serviceId": "s1"})).await;
    town
}

fn assignment_json(kind: &str, start: &str, more: &serde_json::Value) -> serde_json::Value {
    let mut data = json!({"type": kind, "employeeId": "e", "startDate": start});
    data.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    data
}

#[tokio::test]
async fn a_new_one_closes_the_former_the_day_before() {
    let town = town().await;
    let first = town
        .make(
            &ASSIGNMENTS,
            assignment_json("assignment", "2026-01-10", &json!({"serviceId": "s1"})),
        )
        .await;
    town.make(
        &ASSIGNMENTS,
        assignment_json("assignment", "2026-03-01", &json!({"serviceId": "s2"})),
    )
    .await;
    let closed = town.get(&ASSIGNMENTS, first["$id"].as_str().unwrap()).await;
    assert_eq!(closed["endDate"], "2026-02-28T00:00:00.000+00:00");
    for start in ["2026-03-01", "2026-02-01"] {
        let refused = town
            .create(
                &TestApp::full_rights(),
                &ASSIGNMENTS,
                assignment_json("assignment", start, &json!({})),
            )
            .await;
        assert_eq!(code(refused), "assignment_before_former");
    }
    // Another type has a sequence of its own.
    town.make(
        &ASSIGNMENTS,
        assignment_json("interim", "2026-01-15", &json!({"serviceId": "s1"})),
    )
    .await;
}

#[tokio::test]
async fn the_employee_moves_with_it_but_not_for_a_secondment() {
    let town = town().await;
    town.make(
        &ASSIGNMENTS,
        assignment_json("secondment", "2026-01-10", &json!({"bureauId": "b2"})),
    )
    .await;
    assert_eq!(town.get(&EMPLOYEES, "e").await["serviceId"], "s1");
    for (kind, start) in [
        ("assignment", "2026-01-11"),
        ("transfer", "2026-01-12"),
        ("made_available", "2026-01-13"),
        ("interim", "2026-01-14"),
    ] {
        town.change(&EMPLOYEES, "e", json!({"serviceId": "s1", "bureauId": null}))
            .await;
        let made = town
            .make(&ASSIGNMENTS, assignment_json(kind, start, &json!({"bureauId": "b2"})))
            .await;
        let moved = town.get(&EMPLOYEES, "e").await;
        assert_eq!(
            (&moved["bureauId"], &moved["serviceId"]),
            (&json!("b2"), &json!("s2")),
            "{kind}"
        );
        let made = town.get(&ASSIGNMENTS, made["$id"].as_str().unwrap()).await;
        assert_ne!(made["effectiveAt"], json!(null));
    }
}

#[tokio::test]
async fn one_entered_late_moves_nobody_back() {
    let town = town().await;
    town.make(
        &ASSIGNMENTS,
        assignment_json("transfer", "2026-05-01", &json!({"bureauId": "b2"})),
    )
    .await;
    town.make(
        &ASSIGNMENTS,
        assignment_json("assignment", "2020-01-01", &json!({"serviceId": "s1"})),
    )
    .await;
    assert_eq!(town.get(&EMPLOYEES, "e").await["serviceId"], "s2");
}

#[tokio::test]
async fn a_future_one_takes_effect_on_its_day() {
    let town = town().await;
    let made = town
        .make(
            &ASSIGNMENTS,
            assignment_json("transfer", "2026-12-01", &json!({"bureauId": "b2"})),
        )
        .await;
    assert_eq!(town.engine.run_due_jobs().await.unwrap(), 0);
    town.at("2026-11-30T22:59:59Z");
    town.engine.run_due_jobs().await.unwrap();
    assert_eq!(town.get(&EMPLOYEES, "e").await["serviceId"], "s1");
    town.at("2026-11-30T23:00:00Z");
    town.engine.run_due_jobs().await.unwrap();
    assert_eq!(town.get(&EMPLOYEES, "e").await["bureauId"], "b2", "midnight in Morocco");
    let moved = town.get(&ASSIGNMENTS, made["$id"].as_str().unwrap()).await;
    assert_eq!(moved["effectiveAt"], "2026-11-30T23:00:00.000+00:00");
}
