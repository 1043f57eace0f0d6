//! Letters for many: what days call for, and all of it issued in one act or none.

use schema::{Choice as _, Date, Document, Id};
use serde_json::{Value as Json, json};

use super::super::WARNINGS;
use super::{act, issued};
use crate::absence::field::{self as absence, ABSENCES};
use crate::pointage::{self, DayKind, POINTAGES, Status};
use crate::testing::{TestApp, code};
use crate::town::town;

pub(super) async fn day(app: &TestApp, who: &str, on: &str, status: Status, late: i64) {
    let day = Document::new(&POINTAGES)
        .with(pointage::EMPLOYEE, Id(who.to_owned()))
        .with(pointage::DATE, Date(on.parse().unwrap()))
        .with(pointage::DAY_KIND, DayKind::Work)
        .with(pointage::STATUS, status)
        .with(pointage::LATE, late)
        .with(pointage::SERVICE, Id("s".to_owned()));
    let make = move |cx: &mut engine::Cx<'_>| cx.create(day.clone());
    app.engine
        .transact(&TestApp::full_rights(), "a day", make)
        .await
        .unwrap();
}

async fn proposals(app: &TestApp, more: Json) -> Vec<String> {
    let mut asked = json!({"from": "2026-11-01", "to": "2026-11-20"});
    asked.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let found = act(app, "hajar", "warnings.propose", asked).await.unwrap();
    let line = |one: &Json| {
        let text = |name: &str| one[name].as_str().unwrap().to_owned();
        format!("{} {} {}", text("persoActifId"), &text("date")[8..], text("kind"))
    };
    let mut lines: Vec<String> = found["proposals"].as_array().unwrap().iter().map(line).collect();
    lines.sort();
    lines
}

#[tokio::test]
async fn absent_and_late_days_call_for_letters_unless_they_have_one_or_are_justified() {
    let app = town().await;
    day(&app, "amina", "2026-11-02", Status::Absent, 0).await;
    day(&app, "amina", "2026-11-03", Status::Late, 40).await;
    day(&app, "amina", "2026-11-04", Status::Tolerable, 12).await;
    day(&app, "brahim", "2026-11-02", Status::Absent, 0).await;
    day(&app, "brahim", "2026-11-05", Status::Absent, 0).await;
    let all = [
        "amina 02 explanation_request",
        "amina 03 notice",
        "brahim 02 explanation_request",
        "brahim 05 explanation_request",
    ];
    assert_eq!(proposals(&app, json!({"serviceId": "s"})).await, all);
    assert!(proposals(&app, json!({"bureauId": "b"})).await.is_empty());
    assert_eq!(proposals(&app, json!({"lateFrom": 60})).await.len(), 3);
    issued(&app, "w", "brahim", "02").await;
    let absent = json!({"$id": "x", "employeeId": "brahim", "date": "2026-11-05"});
    app.make(&ABSENCES, absent).await;
    let proof = json!({"ids": ["x"], "reason": "mission"});
    act(&app, "brahim", "absences.justify", proof).await.unwrap();
    assert_eq!(proposals(&app, json!({})).await, all[..2]);
    let long = json!({"from": "2026-01-01", "to": "2026-11-20"});
    assert_eq!(
        code(act(&app, "hajar", "warnings.propose", long).await),
        "period_too_long"
    );
    let reader = json!({"from": "2026-11-01", "to": "2026-11-20"});
    assert_eq!(
        code(act(&app, "warda", "warnings.propose", reader).await),
        "user_unauthorized"
    );
}

#[tokio::test]
async fn no_letter_is_proposed_for_a_fact_of_more_than_sixty_days_ago_unless_the_commune_says_so() {
    let app = town().await;
    for on in ["2026-09-20", "2026-09-21", "2026-11-02"] {
        day(&app, "amina", on, Status::Absent, 0).await;
    }
    let autumn = json!({"from": "2026-09-01"});
    assert_eq!(proposals(&app, autumn.clone()).await.len(), 2);
    let days = json!({"key": "org.letterProposalDays", "value": 61});
    app.make(app.collection("settings"), days).await;
    assert_eq!(proposals(&app, autumn).await.len(), 3);
}

#[tokio::test]
async fn what_was_reviewed_is_issued_in_one_act_or_not_at_all() {
    let app = town().await;
    let line = |who: &str| json!({"persoActifId": who, "date": "2026-11-19", "absent": true, "kind": "explanation_request", "reason": "Absence constatée"});
    let all = json!({"warnings": [line("amina"), line("brahim"), line("driss")], "replyUntil": "2026-11-30"});
    let refused = act(&app, "hajar", "warnings.issue", all).await.unwrap_err();
    let refused = refused.rejection().unwrap();
    assert_eq!(refused.kind.code, "biometric_registration_required");
    assert!(
        refused.text(schema::Lang::En).starts_with("Line 3:"),
        "{}",
        refused.text(schema::Lang::En)
    );
    assert!(app.all(&WARNINGS).await.is_empty());
    let both = json!({"warnings": [line("amina"), line("brahim")], "replyUntil": "2026-11-30"});
    let made = act(&app, "hajar", "warnings.issue", both).await.unwrap();
    let numbers: Vec<&str> = made["warnings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["refNumber"].as_str().unwrap())
        .collect();
    assert_eq!(numbers, ["1/2026", "2/2026"]);
    assert_eq!(made["warnings"][0]["replyUntil"], "2026-11-30T00:00:00.000+00:00");
    let twice = json!({"warnings": [line("amina"), line("amina")]});
    assert_eq!(
        code(act(&app, "hajar", "warnings.issue", twice).await),
        "warning_already_exists"
    );
    let none = act(&app, "chama", "warnings.issue", json!({"warnings": [line("amina")]})).await;
    assert_eq!(code(none), "user_unauthorized");
}

#[tokio::test]
async fn more_letters_than_one_act_takes_are_refused_by_their_number() {
    let app = town().await;
    let line = json!({"persoActifId": "amina", "date": "2026-11-19", "absent": true, "kind": "notice"});
    let many = json!({"warnings": vec![line; 201]});
    let error = act(&app, "hajar", "warnings.issue", many).await.unwrap_err();
    let refused = error.rejection().unwrap();
    assert_eq!(refused.kind.code, "warnings_too_many");
    assert!(refused.text(schema::Lang::En).starts_with("201 letters"));
}

#[tokio::test]
async fn a_line_that_is_refused_far_down_keeps_back_all_before_it() {
    let app = town().await;
    let line = |day: u32| json!({"persoActifId": "amina", "date": format!("2026-10-{day:02}"), "absent": true, "kind": "notice"});
    let mut lines: Vec<Json> = (1..=25).map(line).collect();
    let mut unregistered = line(1);
    unregistered["persoActifId"] = json!("driss");
    lines.push(unregistered);
    let refused = act(&app, "hajar", "warnings.issue", json!({"warnings": lines}))
        .await
        .unwrap_err();
    let text = refused.rejection().unwrap().text(schema::Lang::En);
    assert!(text.starts_with("Line 26:"), "{text}");
    assert!(app.all(&WARNINGS).await.is_empty());
    lines.pop();
    let made = act(&app, "hajar", "warnings.issue", json!({"warnings": lines}))
        .await
        .unwrap();
    assert_eq!(made["warnings"].as_array().unwrap().len(), 25);
    assert_eq!(
        made["warnings"][24]["refNumber"], "25/2026",
        "a rehearsal takes no number"
    );
}

#[tokio::test]
async fn the_absence_of_the_day_names_the_letter_as_long_as_it_stands() {
    let app = town().await;
    let absent = |id: &str, day: &str| json!({"$id": id, "employeeId": "amina", "date": day});
    app.make(&ABSENCES, absent("x", "2026-11-19")).await;
    issued(&app, "w", "amina", "19").await;
    assert_eq!(app.get(&ABSENCES, "x").await["warningId"], "w");
    act(&app, "hajar", "warnings.cancel", json!({"id": "w", "reason": "x"}))
        .await
        .unwrap();
    assert_eq!(app.get(&ABSENCES, "x").await["warningId"], Json::Null);
    issued(&app, "v", "amina", "18").await;
    app.make(&ABSENCES, absent("y", "2026-11-18")).await;
    let row = app.get(&ABSENCES, "y").await;
    assert_eq!(
        [&row["warningId"], &row["justification"]],
        ["v", absence::Justification::Open.word()]
    );
}
