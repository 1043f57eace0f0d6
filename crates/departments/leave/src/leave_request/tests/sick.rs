//! Sick leave inside annual leave: what it gives back follows from the sick leave that holds.

use serde_json::{Value as Json, json};

use super::{decide, granted, input, one, submit, with};
use crate::leave_request::LEAVE_REQUESTS;
use crate::testing::TestApp;
use crate::town::{act, annual, send, town};

/// Annual leave of 7 to 18 December 2026, and on the Thursday of its first week a sick leave in it. → both.
async fn sick_inside_annual(app: &TestApp, from: &str, to: &str) -> [Json; 2] {
    let annual_leave = granted(app, "amina", input("annual", "2026-12-07", "2026-12-18")).await;
    app.at("2026-12-10T08:00:00Z");
    send(app, "amina", "cert").await.unwrap();
    let asked = with(input("sick", from, to), json!({"certificateId": "cert"}));
    let sick = submit(app, "amina", asked).await.unwrap();
    decide(app, &sick, "approved").await.unwrap();
    [annual_leave, sick]
}

async fn call_off(app: &TestApp, row: &Json, more: Json) {
    let data = with(with(one(row), json!({"reason": "Erreur de saisie"})), more);
    act(app, "hajar", "leaveRequests.cancel", data).await.unwrap();
    decide(app, row, "approved").await.unwrap();
}

async fn now(app: &TestApp, row: &Json) -> Json {
    app.get(&LEAVE_REQUESTS, row["$id"].as_str().unwrap()).await
}

#[tokio::test]
async fn sick_leave_that_is_called_off_takes_back_the_annual_days_that_it_gave() {
    let app = town().await;
    let [annual_leave, sick] = sick_inside_annual(&app, "2026-12-14", "2026-12-16").await;
    assert_eq!(annual(&app, "amina").await[0], 15.0);
    assert_eq!(now(&app, &annual_leave).await["workingDays"], 7);
    call_off(&app, &sick, json!({})).await;
    let row = now(&app, &annual_leave).await;
    assert_eq!([&row["workingDays"], &row["returnedDays"]], [&json!(10), &json!([])]);
    assert_eq!(annual(&app, "amina").await[0], 12.0);
}

#[tokio::test]
async fn sick_leave_that_is_cut_short_keeps_the_days_of_sickness_alone() {
    let app = town().await;
    let [annual_leave, sick] = sick_inside_annual(&app, "2026-12-10", "2026-12-16").await;
    assert_eq!(annual(&app, "amina").await[0], 17.0, "five of ten are back");
    call_off(&app, &sick, json!({"from": "2026-12-14"})).await;
    let row = now(&app, &annual_leave).await;
    assert_eq!(row["returnedDays"], json!(["2026-12-10", "2026-12-11"]));
    assert_eq!(row["workingDays"], 8);
    assert_eq!(annual(&app, "amina").await[0], 14.0);
}

#[tokio::test]
async fn sick_leave_that_ends_at_noon_gives_back_half_of_that_day() {
    let app = town().await;
    let [annual_leave, sick] = sick_inside_annual(&app, "2026-12-10", "2026-12-16").await;
    call_off(&app, &sick, json!({"from": "2026-12-14", "fromHalf": true})).await;
    let row = now(&app, &annual_leave).await;
    assert_eq!(row["returnedDays"], json!(["2026-12-10", "2026-12-11"]));
    assert_eq!(row["returnedHalves"], json!(["2026-12-14"]));
    assert_eq!(row["workingDays"], 7.5);
    assert_eq!(annual(&app, "amina").await[0], 14.5);
}

#[tokio::test]
async fn days_that_were_taken_elsewhere_meanwhile_are_not_taken_twice_by_the_house() {
    let app = town().await;
    let [annual_leave, sick] = sick_inside_annual(&app, "2026-12-14", "2026-12-16").await;
    let correction = json!({"employeeId": "amina", "type": "annual", "days": "-14", "reason": "x"});
    act(&app, "hajar", "leaveRecords.correct", correction).await.unwrap();
    call_off(&app, &sick, json!({})).await;
    assert_eq!(now(&app, &annual_leave).await["workingDays"], 7, "until people decide");
    assert_eq!(annual(&app, "amina").await[0], 1.0);
}
