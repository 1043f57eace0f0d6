//! What the statute bounds of one leave.

use platform::organisation::annexe::ANNEXES;
use platform::people::employee::EMPLOYEES;
use platform::people::person::PERSONS;
use serde_json::{Value as Json, json};

use super::{decide, granted, input, submit, with};
use crate::testing::{TestApp, code};
use crate::town::{act, town};

/// Amina is a woman and Driss a man, as their cards say.
async fn town_with_cards() -> TestApp {
    let app = town().await;
    for (id, sex) in [("amina", "F"), ("driss", "M")] {
        let file = app.get(&EMPLOYEES, id).await;
        let card = file["personId"].as_str().unwrap();
        app.change(&PERSONS, card, json!({"sex": sex})).await;
    }
    app
}

fn after_event(kind: &str, event: &str, from: &str, to: &str) -> Json {
    with(input(kind, from, to), json!({"eventDate": event}))
}

#[tokio::test]
async fn kafala_gives_a_woman_fourteen_weeks_and_a_man_fifteen_days_from_the_order() {
    let app = town_with_cards().await;
    let without = submit(&app, "amina", input("kafala", "2026-11-23", "2027-02-28")).await;
    assert_eq!(code(without), "leave_event_missing");
    let weeks = |to: &str| after_event("kafala", "2026-11-23", "2026-11-23", to);
    let row = submit(&app, "amina", weeks("2027-02-28")).await.unwrap();
    assert_eq!(row["workingDays"], 98);
    let longer = submit(&app, "driss", weeks("2026-12-08")).await;
    assert_eq!(code(longer), "leave_outside_event");
    let row = submit(&app, "driss", weeks("2026-12-07")).await.unwrap();
    assert_eq!(row["workingDays"], 15);
}

#[tokio::test]
async fn paternity_days_follow_the_birth() {
    let app = town_with_cards().await;
    let late = after_event("paternity", "2026-11-20", "2026-12-01", "2026-12-15");
    assert_eq!(code(submit(&app, "driss", late).await), "leave_outside_event");
    let early = after_event("paternity", "2026-11-25", "2026-11-24", "2026-12-08");
    assert_eq!(code(submit(&app, "driss", early).await), "leave_outside_event");
    let right = after_event("paternity", "2026-11-20", "2026-11-20", "2026-12-04");
    assert_eq!(submit(&app, "driss", right).await.unwrap()["workingDays"], 15);
}

#[tokio::test]
async fn unpaid_leave_is_a_month_at_most_and_once_in_two_years() {
    let app = town().await;
    let long = input("unpaid", "2027-01-04", "2027-02-04");
    assert_eq!(code(submit(&app, "amina", long).await), "leave_lasts_too_long");
    granted(&app, "amina", input("unpaid", "2027-01-04", "2027-01-10")).await;
    let rest = input("unpaid", "2027-02-01", "2027-02-05");
    assert_eq!(
        code(submit(&app, "amina", rest).await),
        "leave_taken_once",
        "it is not divided"
    );
    let early = input("unpaid", "2028-12-25", "2029-01-03");
    assert_eq!(code(submit(&app, "amina", early).await), "leave_taken_once");
    submit(&app, "amina", input("unpaid", "2029-01-04", "2029-02-03"))
        .await
        .unwrap();
}

#[tokio::test]
async fn pilgrimage_is_two_months_once_in_a_career() {
    let app = town().await;
    let long = input("pilgrimage", "2027-05-01", "2027-07-01");
    assert_eq!(code(submit(&app, "amina", long).await), "leave_lasts_too_long");
    granted(&app, "amina", input("pilgrimage", "2027-05-01", "2027-06-30")).await;
    let again = input("pilgrimage", "2036-05-01", "2036-05-10");
    assert_eq!(code(submit(&app, "amina", again).await), "leave_taken_once");
}

#[tokio::test]
async fn one_that_was_refused_or_called_off_was_not_taken() {
    let app = town().await;
    let first = submit(&app, "amina", input("unpaid", "2027-01-04", "2027-01-10"))
        .await
        .unwrap();
    decide(&app, &first, "rejected").await.unwrap();
    submit(&app, "amina", input("unpaid", "2027-01-04", "2027-01-10"))
        .await
        .unwrap();
}

#[tokio::test]
async fn a_certificate_from_the_country_comes_a_day_later() {
    let app = town().await;
    let due = async || {
        let asked = input("sick", "2026-11-20", "2026-11-22");
        let told = act(&app, "amina", "leaveRequests.preview", asked).await.unwrap();
        told["certificateDue"].clone()
    };
    assert_eq!(due().await, "2026-11-24");
    app.change(&ANNEXES, "a", json!({"isRural": true})).await;
    assert_eq!(due().await, "2026-11-25");
}

#[tokio::test]
async fn whoever_counts_by_a_year_without_holidays_is_told_and_december_reminds() {
    let app = town().await;
    let asked = |from: &str, to: &str| input("annual", from, to);
    let told = act(
        &app,
        "amina",
        "leaveRequests.preview",
        asked("2027-12-27", "2028-01-05"),
    )
    .await
    .unwrap();
    assert_eq!(told["warnings"][0]["code"], "leave_year_not_entered");
    assert_eq!(told["warnings"][0]["year"], 2028);
    let told = act(
        &app,
        "amina",
        "leaveRequests.preview",
        asked("2026-12-28", "2027-01-05"),
    )
    .await
    .unwrap();
    assert_eq!(told["warnings"], json!([]));
    let remind = async |day: &str| {
        super::super::year::remind(app.engine.clone(), day.parse().unwrap())
            .await
            .unwrap()
    };
    assert_eq!(remind("2026-12-07").await, 0, "2027 is entered");
    assert_eq!(remind("2027-11-29").await, 0, "it is not December");
    assert!(remind("2027-12-06").await > 0);
}

#[tokio::test]
async fn no_leave_lies_behind_the_end_of_a_service() {
    let app = town().await;
    let end = json!({"employeeId": "amina", "kind": "end", "on": "2026-12-31"});
    app.make(&platform::people::career_step::CAREER_STEPS, end).await;
    let after = submit(&app, "amina", input("annual", "2027-01-04", "2027-01-08")).await;
    assert_eq!(code(after), "employee_service_ends");
    let across = submit(&app, "amina", input("annual", "2026-12-28", "2027-01-04")).await;
    assert_eq!(code(across), "employee_service_ends");
    let before = submit(&app, "amina", input("annual", "2026-12-28", "2026-12-31")).await;
    assert!(before.is_ok(), "{before:?}");
}
