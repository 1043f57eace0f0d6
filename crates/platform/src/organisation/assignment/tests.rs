use serde_json::json;

use super::ASSIGNMENTS;
use crate::organisation::bureau::BUREAUX;
use crate::organisation::service::SERVICES;
use crate::people::employee::EMPLOYEES;
use crate::testing::TestApp;

async fn test_app() -> TestApp {
    let app = crate::testing::new_app();
    for id in ["s1", "s2"] {
        app.make(&SERVICES, json!({"$id": id, "nameFr": id, "nameAr": id}))
            .await;
    }
    app.make(
        &BUREAUX,
        json!({"$id": "b2", "nameFr": "b2", "nameAr": "b2", "serviceId": "s2"}),
    )
    .await;
    app.employee("e", "A12", json!({"serviceId": "s1"})).await;
    app
}

fn assignment_json(kind: &str, start: &str, more: &serde_json::Value) -> serde_json::Value {
    let mut data = json!({"type": kind, "employeeId": "e", "startDate": start});
    data.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    data
}

#[tokio::test]
async fn a_new_one_closes_the_former_the_day_before() {
    let app = test_app().await;
    let first = app
        .make(
            &ASSIGNMENTS,
            assignment_json("assignment", "2026-01-10", &json!({"serviceId": "s1"})),
        )
        .await;
    app.make(
        &ASSIGNMENTS,
        assignment_json("assignment", "2026-03-01", &json!({"serviceId": "s2"})),
    )
    .await;
    let closed = app.get(&ASSIGNMENTS, first["$id"].as_str().unwrap()).await;
    assert_eq!(closed["endDate"], "2026-02-28T00:00:00.000+00:00");
    for start in ["2026-03-01", "2026-02-01"] {
        let refused = app
            .create(
                &TestApp::full_rights(),
                &ASSIGNMENTS,
                assignment_json("assignment", start, &json!({})),
            )
            .await;
        let refused = refused.unwrap_err();
        let refused = refused.rejection().unwrap();
        assert_eq!(refused.kind.code, "assignment_before_former");
        assert!(refused.text(schema::Lang::Fr).contains("01/03/2026"));
    }
    // Another type has a sequence of its own.
    app.make(
        &ASSIGNMENTS,
        assignment_json("interim", "2026-01-15", &json!({"serviceId": "s1"})),
    )
    .await;
}

#[tokio::test]
async fn the_employee_moves_with_it_but_not_for_a_secondment() {
    let app = test_app().await;
    app.make(
        &ASSIGNMENTS,
        assignment_json("secondment", "2026-01-10", &json!({"bureauId": "b2"})),
    )
    .await;
    assert_eq!(app.get(&EMPLOYEES, "e").await["serviceId"], "s1");
    for (kind, start) in [
        ("assignment", "2026-01-11"),
        ("transfer", "2026-01-12"),
        ("made_available", "2026-01-13"),
        ("interim", "2026-01-14"),
    ] {
        app.change(&EMPLOYEES, "e", json!({"serviceId": "s1", "bureauId": null}))
            .await;
        let made = app
            .make(&ASSIGNMENTS, assignment_json(kind, start, &json!({"bureauId": "b2"})))
            .await;
        let moved = app.get(&EMPLOYEES, "e").await;
        assert_eq!(
            (&moved["bureauId"], &moved["serviceId"]),
            (&json!("b2"), &json!("s2")),
            "{kind}"
        );
        let made = app.get(&ASSIGNMENTS, made["$id"].as_str().unwrap()).await;
        assert_ne!(made["effectiveAt"], json!(null));
    }
}

#[tokio::test]
async fn one_entered_late_moves_nobody_back() {
    let app = test_app().await;
    app.make(
        &ASSIGNMENTS,
        assignment_json("transfer", "2026-05-01", &json!({"bureauId": "b2"})),
    )
    .await;
    app.make(
        &ASSIGNMENTS,
        assignment_json("assignment", "2020-01-01", &json!({"serviceId": "s1"})),
    )
    .await;
    assert_eq!(app.get(&EMPLOYEES, "e").await["serviceId"], "s2");
}

#[tokio::test]
async fn a_future_one_takes_effect_on_its_day() {
    let app = test_app().await;
    let made = app
        .make(
            &ASSIGNMENTS,
            assignment_json("transfer", "2026-12-01", &json!({"bureauId": "b2"})),
        )
        .await;
    assert_eq!(app.engine.run_due_jobs().await.unwrap(), 0);
    app.at("2026-11-30T23:59:59Z");
    app.engine.run_due_jobs().await.unwrap();
    assert_eq!(app.get(&EMPLOYEES, "e").await["serviceId"], "s1");
    app.at("2026-12-01T00:00:00Z");
    app.engine.run_due_jobs().await.unwrap();
    assert_eq!(app.get(&EMPLOYEES, "e").await["bureauId"], "b2", "midnight in Morocco");
    let moved = app.get(&ASSIGNMENTS, made["$id"].as_str().unwrap()).await;
    assert_eq!(moved["effectiveAt"], "2026-12-01T00:00:00.000+00:00");
}
