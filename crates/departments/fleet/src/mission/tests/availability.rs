//! Who and what is away for other reasons than a mission: conflicts like the others.

use serde_json::{Value as Json, json};

use super::super::MISSIONS;
use super::{act, order, test_app};
use crate::car::CARS;
use crate::car_paper::CAR_PAPERS;
use crate::maintenance::MAINTENANCES;
use crate::testing::{TestApp, code};
use platform::people::career_step::CAREER_STEPS;
use platform::people::employee::EMPLOYEES;
use platform::settings::SETTINGS;

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
    let chief = app.ctx("chief").await;
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
async fn who_will_have_left_by_then_goes_on_no_mission_and_no_order_is_printed() {
    let app = test_app().await;
    let planned = order("brahim", "28T08", "28T12", json!({"$id": "m"}));
    app.make(&MISSIONS, planned.clone()).await;
    let print = async || {
        let order = json!({"id": "m", "language": "fr"});
        app.act(&TestApp::full_rights(), "missions.print", order).await
    };
    let end = json!({"employeeId": "brahim", "kind": "end", "on": "2026-11-27"});
    let end = app.make(&CAREER_STEPS, end).await;
    let again = order("brahim", "26T08", "27T18", json!({}));
    assert_eq!(conflicts(&app, "chief", again).await, Vec::<String>::new());
    let again = order("brahim", "26T08", "28T07", json!({}));
    let before = order("brahim", "26T08", "26T12", json!({}));
    assert_eq!(
        conflicts(&app, "chief", again).await,
        ["employee_service_ends persoActifId"]
    );
    assert_eq!(conflicts(&app, "chief", before).await, Vec::<String>::new());
    assert_eq!(code(print().await), "employee_service_ends");
    let full = TestApp::full_rights();
    app.engine
        .delete(&full, &CAREER_STEPS, end["$id"].as_str().unwrap(), None)
        .await
        .unwrap();
    app.change(&EMPLOYEES, "brahim", json!({"active": false})).await;
    assert_eq!(code(print().await), "employee_not_active");
    app.change(&EMPLOYEES, "brahim", json!({"active": true})).await;
    let printed = print().await;
    assert!(printed.is_ok(), "{printed:?}");
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
    let brahim = app.ctx("brahim").await;
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

/// What `missions.cars` tells of the two cars at these hours: the free ones, then the others with their reasons.
async fn cars(app: &TestApp, who: &str, hours: Json) -> schema::Result<(Vec<String>, Vec<String>)> {
    let told = act(app, who, "missions.cars", hours).await?;
    let free = told["free"]
        .as_array()
        .unwrap()
        .iter()
        .map(|id| id.as_str().unwrap().to_owned());
    let taken = told["taken"].as_array().unwrap().iter();
    let taken = taken.map(|one| format!("{} {}", one["carId"], one["conflicts"][0]["type"]).replace('"', ""));
    Ok((free.collect(), taken.collect()))
}

#[tokio::test]
async fn all_cars_are_told_at_once_the_free_ones_and_why_the_others_cannot_be_had() {
    let app = test_app().await;
    let third = json!({"$id": "c3", "vehicleType": "car", "registrationNumber": "33333", "brand": "x"});
    app.make(&CARS, third).await;
    let mission = app
        .make(&MISSIONS, order("amina", "21T08", "21T12", json!({"carId": "c1"})))
        .await;
    let insured = json!({"carsCollection": "c3", "documentType": "insurance", "validUntil": "2026-11-20"});
    app.make(&CAR_PAPERS, insured).await;
    let hours = |from: &str, to: &str| json!({"departAt": format!("2026-11-{from}:00:00Z"), "returnAt": format!("2026-11-{to}:00:00Z")});
    let told = async |who: &str, hours: Json| cars(&app, who, hours).await.unwrap();
    let busy = told("chief", hours("21T10", "21T14")).await;
    assert_eq!(busy.0, ["c2"]);
    assert_eq!(busy.1, ["c1 mission_car_busy", "c3 mission_car_insurance_expired"]);
    assert_eq!(told("chief", hours("20T11", "20T12")).await.0, ["c1", "c2", "c3"]);
    let mut own = hours("21T10", "21T14");
    own["id"] = mission["$id"].clone();
    assert_eq!(
        told("chief", own).await.0,
        ["c1", "c2"],
        "a mission takes its car from nobody"
    );
    app.change(&CARS, "c2", json!({"status": "reformed"})).await;
    assert_eq!(told("chief", hours("21T13", "21T14")).await.0, ["c1"]);
}

#[tokio::test]
async fn who_may_choose_no_car_is_told_of_none_and_hours_are_needed() {
    let app = test_app().await;
    let hours = json!({"departAt": "2026-11-21T08:00:00Z", "returnAt": "2026-11-21T12:00:00Z"});
    app.user("stranger", json!({})).await;
    assert_eq!(
        code(cars(&app, "stranger", hours.clone()).await.map(drop)),
        "user_unauthorized"
    );
    app.user("brahim", json!({"persoActif": "brahim", "auth": ["/profile"]}))
        .await;
    let told = cars(&app, "brahim", hours.clone()).await.unwrap();
    assert_eq!(told, (vec![], vec![]), "cars are not his to read");
    let refused = act(&app, "chief", "missions.cars", json!({"departAt": hours["departAt"]})).await;
    let refused = refused.unwrap_err();
    assert_eq!(refused.rejection().unwrap().field.as_deref(), Some("returnAt"));
    let long = json!({"departAt": "2026-11-21T08:00:00Z", "returnAt": "2027-11-21T12:00:00Z"});
    assert_eq!(code(cars(&app, "amina", long).await.map(drop)), "mission_too_long");
}

#[tokio::test]
async fn who_is_given_a_car_travels_in_it_unless_something_else_is_said() {
    let app = test_app().await;
    let with = |more: Json| order("amina", "21T08", "21T12", more);
    let made = app.make(&MISSIONS, with(json!({"carId": "c1"}))).await;
    assert_eq!(made["transport"], "service_car");
    let said = with(json!({"persoActifId": "brahim", "carId": "c2", "transport": "other"}));
    assert_eq!(app.make(&MISSIONS, said).await["transport"], "other");
    let none = with(json!({"persoActifId": "chama"}));
    let made = app.make(&MISSIONS, none).await;
    assert!(made["transport"].is_null());
}

#[tokio::test]
async fn how_long_missions_may_last_is_the_communes_to_say() {
    let app = test_app().await;
    let amina = app.ctx("amina").await;
    let week = order("amina", "21T08", "28T08", json!({}));
    app.make(&SETTINGS, json!({"key": "org.missionMostDays", "value": 5}))
        .await;
    assert_eq!(
        code(app.create(&amina, &MISSIONS, week.clone()).await),
        "mission_too_long"
    );
    app.create(&app.ctx("chief").await, &MISSIONS, week).await.unwrap();
}
