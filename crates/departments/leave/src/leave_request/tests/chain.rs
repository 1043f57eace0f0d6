//! From the request to the ledger, and back.

use serde_json::{Value as Json, json};

use super::{decide, granted, input, one, submit, with};
use crate::leave_request::LEAVE_REQUESTS;
use crate::testing::{TestApp, code};
use crate::town::{act, annual, credit, send, town};
use jiff::civil::date;
use platform::home::presence::elsewhere;
use platform::organisation::annexe::ANNEXES;
use platform::organisation::direction::DIRECTIONS;
use platform::organisation::division::DIVISIONS;
use platform::people::employee::EMPLOYEES;
use platform::workday::{AwayKind, STALE_DAYS, away};
use schema::Id;

#[tokio::test]
async fn what_is_asked_for_waits_and_what_is_approved_is_taken() {
    let app = town().await;
    let row = submit(&app, "amina", input("annual", "2026-12-07", "2026-12-11"))
        .await
        .unwrap();
    assert_eq!(
        [&row["status"], &row["step"], &row["serviceId"]],
        ["pending", "manager", "s"]
    );
    assert_eq!(row["workingDays"], 5);
    assert_eq!(annual(&app, "amina").await, [22.0, 5.0, 17.0]);
    decide(&app, &row, "approved").await.unwrap();
    let row = app.get(&LEAVE_REQUESTS, row["$id"].as_str().unwrap()).await;
    assert_eq!([&row["status"], &row["step"]], ["approved", "done"]);
    assert_eq!(annual(&app, "amina").await, [17.0, 0.0, 17.0]);
    let found = app
        .read(|cx| away(cx, &[Id("amina".to_owned())], date(2026, 12, 8), date(2026, 12, 8)))
        .await;
    assert_eq!(found[0].kind, AwayKind::Leave);
}

#[tokio::test]
async fn a_head_counts_who_is_on_leave_today_as_away_and_reads_no_more_of_it() {
    let app = town().await;
    let row = submit(&app, "amina", input("annual", "2026-12-07", "2026-12-11"))
        .await
        .unwrap();
    let badge = async |moment: &str| {
        app.at(moment);
        let places = app.read(|cx| elsewhere(cx, &[cx.need(&EMPLOYEES, "amina")?])).await;
        places
            .get("amina")
            .map(|place| (place.badge.text.clone(), place.link.clone()))
    };
    assert_eq!(badge("2026-12-08T10:00:00Z").await, None, "only asked for");
    decide(&app, &row, "approved").await.unwrap();
    let absent = Some(("Absence autorisée".to_owned(), None));
    assert_eq!(badge("2026-12-08T10:00:00Z").await, absent);
    assert_eq!(badge("2026-12-12T10:00:00Z").await, None);
}

#[tokio::test]
async fn what_is_rejected_withdrawn_or_sent_back_takes_nothing() {
    let app = town().await;
    let rejected = submit(&app, "amina", input("annual", "2026-12-07", "2026-12-11"))
        .await
        .unwrap();
    decide(&app, &rejected, "rejected").await.unwrap();
    let withdrawn = submit(&app, "amina", input("annual", "2026-12-07", "2026-12-11"))
        .await
        .unwrap();
    act(&app, "amina", "leaveRequests.withdraw", one(&withdrawn))
        .await
        .unwrap();
    let back = submit(&app, "amina", input("annual", "2026-12-07", "2026-12-11"))
        .await
        .unwrap();
    let corrected = with(input("annual", "2026-12-07", "2026-12-08"), json!({"id": back["$id"]}));
    assert_eq!(
        code(submit(&app, "amina", corrected.clone()).await),
        "leave_being_decided"
    );
    decide(&app, &back, "returned").await.unwrap();
    assert_eq!(
        code(submit(&app, "brahim", corrected.clone()).await),
        "document_not_found"
    );
    let again = submit(&app, "amina", corrected).await.unwrap();
    assert_eq!([&again["$id"], &again["step"]], [&back["$id"], &json!("manager")]);
    assert_eq!(annual(&app, "amina").await, [22.0, 2.0, 20.0]);
    decide(&app, &again, "returned").await.unwrap();
    let given_up = act(&app, "amina", "leaveRequests.withdraw", one(&again)).await.unwrap();
    assert_eq!(
        given_up["status"], "cancelled",
        "what came back to its asker may be given up"
    );
    assert_eq!(annual(&app, "amina").await, [22.0, 0.0, 22.0]);
}

#[tokio::test]
async fn days_of_the_next_year_are_taken_when_it_begins() {
    let app = town().await;
    let row = granted(&app, "amina", input("annual", "2026-12-28", "2027-01-08")).await;
    assert_eq!(row["workingDays"], 10);
    assert_eq!(annual(&app, "amina").await[0], 18.0);
    app.at("2027-01-01T00:30:00Z");
    credit(&app).await;
    // Eighteen went over, twenty-two are new, six of the new year are taken.
    assert_eq!(annual(&app, "amina").await[0], 34.0);
    assert_eq!(credit(&app).await, 0);
    assert_eq!(annual(&app, "amina").await[0], 34.0);
}

/// Amina asks that leave of hers is cancelled.
async fn cancel_leave(app: &TestApp, leave: Json) -> schema::Result<Json> {
    act(app, "amina", "leaveRequests.cancel", leave).await
}

#[tokio::test]
async fn a_cancellation_gives_back_the_days_that_have_not_begun() {
    let app = town().await;
    let row = granted(&app, "amina", input("annual", "2026-12-07", "2026-12-11")).await;
    let silent = with(one(&row), json!({"reason": " "}));
    assert_eq!(code(cancel_leave(&app, silent).await), "general_argument_invalid");
    let off = with(one(&row), json!({"reason": "Nécessité de service"}));
    cancel_leave(&app, off.clone()).await.unwrap();
    assert_eq!(code(cancel_leave(&app, off.clone()).await), "leave_being_decided");
    assert_eq!(annual(&app, "amina").await[0], 17.0, "until it is decided");
    decide(&app, &row, "rejected").await.unwrap();
    assert_eq!(annual(&app, "amina").await[0], 17.0);
    // Wednesday at eleven: the morning has begun.
    app.at("2026-12-09T10:00:00Z");
    let early = with(off.clone(), json!({"from": "2026-12-09"}));
    assert_eq!(code(cancel_leave(&app, early).await), "leave_over");
    let late = with(off, json!({"from": "2026-12-09", "fromHalf": true}));
    cancel_leave(&app, late).await.unwrap();
    decide(&app, &row, "approved").await.unwrap();
    let row = app.get(&LEAVE_REQUESTS, row["$id"].as_str().unwrap()).await;
    assert_eq!(
        [&row["status"], &row["grantedEndDate"]],
        ["approved", "2026-12-11T00:00:00.000+00:00"]
    );
    assert_eq!([&row["workingDays"], &row["endHalf"]], [&json!(2.5), &json!(true)]);
    assert_eq!(annual(&app, "amina").await[0], 19.5);
    assert!(!app.all(&STALE_DAYS).await.is_empty(), "days are computed again");
}

#[tokio::test]
async fn one_that_has_not_begun_is_cancelled_whole() {
    let app = town().await;
    let row = granted(&app, "amina", input("annual", "2026-12-28", "2027-01-08")).await;
    cancel_leave(&app, with(one(&row), json!({"reason": "x"})))
        .await
        .unwrap();
    decide(&app, &row, "approved").await.unwrap();
    let row = app.get(&LEAVE_REQUESTS, row["$id"].as_str().unwrap()).await;
    assert_eq!(row["status"], "cancelled");
    assert_eq!(annual(&app, "amina").await, [22.0, 0.0, 22.0]);
    app.at("2027-01-01T00:30:00Z");
    credit(&app).await;
    assert_eq!(annual(&app, "amina").await[0], 44.0);
}

#[tokio::test]
async fn sick_leave_gives_back_the_annual_days_that_it_lies_in() {
    let app = town().await;
    let annual_leave = granted(&app, "amina", input("annual", "2026-12-07", "2026-12-18")).await;
    app.at("2026-12-10T08:00:00Z");
    let sick = submit(&app, "amina", input("sick", "2026-12-09", "2026-12-13"))
        .await
        .unwrap();
    assert_eq!(sick["workingDays"], 5, "calendar days");
    assert_eq!(code(decide(&app, &sick, "approved").await), "leave_certificate_missing");
    send(&app, "amina", "cert").await.unwrap();
    act(
        &app,
        "amina",
        "leaveRequests.attachCertificate",
        with(one(&sick), json!({"certificateId": "cert"})),
    )
    .await
    .unwrap();
    decide(&app, &sick, "approved").await.unwrap();
    // Ten were taken; Wednesday, Thursday and Friday are back.
    assert_eq!(annual(&app, "amina").await[0], 15.0);
    let row = app.get(&LEAVE_REQUESTS, annual_leave["$id"].as_str().unwrap()).await;
    assert_eq!(row["returnedDays"], json!(["2026-12-09", "2026-12-10", "2026-12-11"]));
    assert_eq!(row["workingDays"], 7);
}

#[tokio::test]
async fn a_return_is_recorded_by_others_and_an_early_one_goes_through_the_chain() {
    let app = town().await;
    let row = granted(&app, "amina", input("annual", "2026-12-07", "2026-12-11")).await;
    let back = |day: &str| with(one(&row), json!({"resumedOn": day}));
    app.at("2026-12-09T08:00:00Z");
    assert_eq!(
        code(act(&app, "amina", "leaveRequests.resume", back("2026-12-09")).await),
        "decision_on_oneself"
    );
    assert_eq!(
        code(act(&app, "brahim", "leaveRequests.resume", back("2026-12-09")).await),
        "document_not_found"
    );
    let told = act(&app, "chama", "leaveRequests.resume", back("2026-12-09"))
        .await
        .unwrap();
    assert_eq!(told["lateDays"], 0);
    decide(&app, &row, "approved").await.unwrap();
    // Wednesday, Thursday and Friday are back.
    assert_eq!(annual(&app, "amina").await[0], 20.0);
}

#[tokio::test]
async fn a_return_that_is_recorded_late_counts_from_its_day_and_says_why() {
    let app = town().await;
    let row = granted(&app, "amina", input("annual", "2026-12-07", "2026-12-18")).await;
    let back = with(one(&row), json!({"resumedOn": "2026-12-09"}));
    app.at("2026-12-11T09:00:00Z");
    let without = act(&app, "chama", "leaveRequests.resume", back.clone()).await;
    assert_eq!(code(without), "leave_return_reason");
    let why = with(back, json!({"reason": "Constat transmis par l’annexe"}));
    act(&app, "chama", "leaveRequests.resume", why).await.unwrap();
    assert_eq!(annual(&app, "amina").await[0], 12.0, "until it is decided");
    decide(&app, &row, "approved").await.unwrap();
    assert_eq!(annual(&app, "amina").await[0], 20.0);
    let row = app.get(&LEAVE_REQUESTS, row["$id"].as_str().unwrap()).await;
    assert_eq!(
        [&row["endDate"], &row["grantedEndDate"], &row["workingDays"]],
        [
            &json!("2026-12-08T00:00:00.000+00:00"),
            &json!("2026-12-18T00:00:00.000+00:00"),
            &json!(2)
        ]
    );
}

#[tokio::test]
async fn whoever_is_back_at_noon_has_taken_the_morning() {
    let app = town().await;
    let row = granted(&app, "amina", input("annual", "2026-12-07", "2026-12-18")).await;
    app.at("2026-12-09T14:00:00Z");
    let back = with(one(&row), json!({"resumedOn": "2026-12-09", "resumedHalf": true}));
    act(&app, "chama", "leaveRequests.resume", back).await.unwrap();
    decide(&app, &row, "approved").await.unwrap();
    assert_eq!(annual(&app, "amina").await[0], 19.5);
}

#[tokio::test]
async fn whoever_never_left_has_taken_nothing() {
    let app = town().await;
    let row = granted(&app, "amina", input("annual", "2026-12-07", "2026-12-11")).await;
    app.at("2026-12-07T09:00:00Z");
    let back = with(one(&row), json!({"resumedOn": "2026-12-07"}));
    act(&app, "chama", "leaveRequests.resume", back).await.unwrap();
    decide(&app, &row, "approved").await.unwrap();
    assert_eq!(annual(&app, "amina").await[0], 22.0);
}

#[tokio::test]
async fn a_late_return_is_told_with_its_days_and_once() {
    let app = town().await;
    let late = granted(&app, "brahim", input("annual", "2026-12-10", "2026-12-11")).await;
    app.at("2026-12-16T08:00:00Z");
    let told = act(
        &app,
        "hajar",
        "leaveRequests.resume",
        with(one(&late), json!({"resumedOn": "2026-12-16"})),
    )
    .await
    .unwrap();
    assert_eq!(told["lateDays"], 2, "Monday and Tuesday");
    let again = act(
        &app,
        "hajar",
        "leaveRequests.resume",
        with(one(&late), json!({"resumedOn": "2026-12-16"})),
    )
    .await;
    assert_eq!(code(again), "leave_already_resumed");
}

#[tokio::test]
async fn a_head_who_is_on_leave_without_a_delegate_is_passed_over_until_they_are_back() {
    let app = town().await;
    app.change(&ANNEXES, "a", json!({"headId": "brahim"})).await;
    granted(&app, "chama", input("annual", "2026-11-23", "2026-12-04")).await;
    let asked = async |day: &str| {
        let row = submit(&app, "amina", input("annual", day, day)).await.unwrap();
        row["actorIds"].clone()
    };
    assert_eq!(asked("2026-12-14").await, json!(["chama"]), "she is still there");
    app.at("2026-11-24T10:00:00Z");
    assert_eq!(asked("2026-12-15").await, json!(["brahim"]));
    app.at("2026-12-07T10:00:00Z");
    assert_eq!(asked("2026-12-16").await, json!(["chama"]));
}

#[tokio::test]
async fn whoever_heads_a_division_asks_the_direction_whatever_their_file_names() {
    let app = town().await;
    let direction = json!({"$id": "dir", "nameFr": "Direction", "nameAr": "المديرية", "headId": "brahim"});
    app.make(&DIRECTIONS, direction).await;
    let division =
        json!({"$id": "div", "nameFr": "Division", "nameAr": "القسم", "headId": "driss", "directionId": "dir"});
    app.make(&DIVISIONS, division).await;
    app.change(&EMPLOYEES, "driss", json!({"annexe": "a"})).await;
    let row = submit(&app, "driss", input("annual", "2026-12-14", "2026-12-15"))
        .await
        .unwrap();
    assert_eq!(row["actorIds"], json!(["brahim"]), "not the head of the annexe");
}
