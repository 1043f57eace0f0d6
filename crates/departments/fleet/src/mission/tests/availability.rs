//! Who and what is away for other reasons than a mission: conflicts like the others.

use serde_json::{Value as Json, json};

use super::super::MISSIONS;
use super::{act, order, test_app};
use crate::car::CARS;
use crate::maintenance::MAINTENANCES;
use crate::testing::{TestApp, code};
use platform::people::employee::EMPLOYEES;

/// What `missions.conflicts` tells, by type and field.
async fn conflicts(app: &TestApp, who: &str, order: Json) -> Vec<String> {
    let told = act(app, who, "missions.conflicts", order).await.unwrap();
    let one = |conflict: &Json| format!("{} {}", conflict["type"], conflict["field"]).replace('"', "");
    told["conflicts"].as_array().unwrap().iter().map(one).collect()
}

#[tokio::test]
async fn who_is_not_in_activity_or_unfit_goes_on_no_mission() {
    let app = test_app().await;
    app.change(&EMPLOYEES, "brahim", json!({"active": false})).await;
    app.change(&EMPLOYEES, "chama", json!({"FONCTION": "INAPTE"})).await;
    let team = order(
        "brahim",
        "21T08",
        "21T12",
        json!({"driverId": "chama", "companions": ["driss"]}),
    );
    assert_eq!(
        conflicts(&app, "chief", team.clone()).await,
        ["employee_not_active persoActifId", "employee_unfit driverId"]
    );
    let chief = app.ask("chief").await;
    assert_eq!(
        code(app.create(&chief, &MISSIONS, team.clone()).await),
        "employee_not_active"
    );
    let mut reasoned = team;
    reasoned["overrideReason"] = json!("Passation de service");
    let made = app.create(&chief, &MISSIONS, reasoned).await.unwrap();
    assert_eq!(made["overridden"].as_array().unwrap().len(), 2);
    let past = order("brahim", "19T08", "19T12", json!({}));
    app.make(&MISSIONS, past).await;
}

#[tokio::test]
async fn a_car_that_is_written_off_or_in_repair_stays() {
    let app = test_app().await;
    app.change(&CARS, "c1", json!({"status": "reformed"})).await;
    app.change(&CARS, "c2", json!({"status": "in_repair"})).await;
    let with = |car: &str, from: &str, to: &str| order("amina", from, to, json!({"carId": car}));
    for (data, told) in [
        (with("c1", "25T08", "25T12"), vec!["car_reformed carId"]),
        (with("c2", "20T11", "20T12"), vec!["car_in_repair carId"]),
        (with("c2", "25T08", "25T12"), vec![]),
    ] {
        assert_eq!(conflicts(&app, "chief", data.clone()).await, told, "{data}");
    }
    app.user(
        "brahim",
        json!({"persoActif": "brahim", "auth": ["/profile"], "permissions": ["order-mission:create"]}),
    )
    .await;
    let brahim = app.ask("brahim").await;
    let his = order("brahim", "25T08", "25T12", json!({"carId": "c1"}));
    assert_eq!(
        code(app.create(&brahim, &MISSIONS, his).await),
        "car_unavailable",
        "he may not read cars"
    );
}

#[tokio::test]
async fn a_car_in_the_workshop_that_day_is_away() {
    let app = test_app().await;
    let work = |id: &str, car: &str, date: &str, status: &str| json!({"$id": id, "carId": car, "kind": "oil", "date": date, "status": status});
    app.make(&MAINTENANCES, work("planned", "c1", "2026-11-24", "planned"))
        .await;
    app.make(&MAINTENANCES, work("begun", "c2", "2026-11-18", "planned"))
        .await;
    app.change(&MAINTENANCES, "begun", json!({"status": "in_progress"}))
        .await;
    app.user(
        "keeper",
        json!({"auth": ["order-mission-admin"], "permissions": ["park-maintenance:read"]}),
    )
    .await;
    let with = |car: &str, from: &str, to: &str| order("amina", from, to, json!({"carId": car}));
    for (data, told) in [
        (with("c1", "23T08", "23T12"), vec![]),
        (with("c1", "23T08", "24T12"), vec!["car_in_workshop carId"]),
        (with("c1", "25T08", "25T12"), vec![]),
        (with("c2", "20T11", "20T12"), vec!["car_in_workshop carId"]),
        (with("c2", "21T08", "21T12"), vec![]),
    ] {
        assert_eq!(conflicts(&app, "keeper", data.clone()).await, told, "{data}");
    }
    let told = act(&app, "keeper", "missions.conflicts", with("c1", "24T08", "24T12")).await;
    assert_eq!(told.unwrap()["conflicts"][0]["facts"]["maintenanceId"], "planned");
    let hidden = act(&app, "chief", "missions.conflicts", with("c1", "24T08", "24T12"))
        .await
        .unwrap();
    assert_eq!(hidden["conflicts"][0]["type"], "car_unavailable");
    assert_eq!(
        hidden["conflicts"][0]["facts"],
        json!({"taken": "c1"}),
        "and nothing of the work"
    );
    app.change(&MAINTENANCES, "planned", json!({"status": "cancelled"}))
        .await;
    app.make(&MISSIONS, with("c1", "24T08", "24T12")).await;
}
