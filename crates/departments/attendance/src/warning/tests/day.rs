//! A letter stands on its day: never on one on which nobody was expected, and with a reason where the day shows nothing.

use platform::organisation::holiday::HOLIDAYS;
use platform::organisation::work_schedule::WORK_SCHEDULES;
use platform::people::career_step::CAREER_STEPS;
use platform::people::employee::EMPLOYEES;
use schema::{Choice as _, Date, Document, Id, Lang};
use serde_json::{Value as Json, json};

use super::super::WARNINGS;
use super::many::day as measured;
use super::{act, issued, letter};
use crate::pointage::{self, DayKind, POINTAGES, Status};
use crate::testing::{TestApp, code};
use crate::town::town;

async fn create(app: &TestApp, data: Json) -> schema::Result<Json> {
    app.create(&app.ctx("hajar").await, &WARNINGS, data).await
}

/// The code of a refusal and what it says.
fn refusal(done: schema::Result<Json>) -> (u16, String) {
    let refused = done.unwrap_err();
    let refused = refused.rejection().unwrap();
    assert_eq!(refused.kind.code, "warning_day_not_worked");
    (refused.kind.status, refused.text(Lang::En))
}

async fn of_kind(app: &TestApp, on: &str, kind: DayKind) {
    let day = Document::new(&POINTAGES)
        .with(pointage::EMPLOYEE, Id("amina".to_owned()))
        .with(pointage::DATE, Date(on.parse().unwrap()))
        .with(pointage::DAY_KIND, kind);
    let make = move |cx: &mut engine::Cx<'_>| cx.create(day.clone());
    app.engine
        .transact(&TestApp::full_rights(), "a day", make)
        .await
        .unwrap();
}

/// What the wire sends at least: a notice without a reason.
fn bare(who: &str, day: &str) -> Json {
    json!({"persoActifId": who, "date": format!("2026-11-{day}"), "absent": true})
}

#[tokio::test]
async fn no_letter_is_about_a_day_on_which_nobody_was_expected() {
    let app = town().await;
    let kinds = [
        ("09", DayKind::Rest),
        ("10", DayKind::Holiday),
        ("11", DayKind::Leave),
        ("12", DayKind::Mission),
        ("13", DayKind::Permission),
    ];
    for (day, kind) in kinds {
        of_kind(&app, &format!("2026-11-{day}"), kind).await;
        for data in [letter("amina", day), bare("amina", day)] {
            let (status, text) = refusal(create(&app, data).await);
            assert_eq!(status, 409);
            assert!(text.ends_with(kind.label().text(Lang::En)), "{text}");
        }
    }
    let many = json!({"warnings": [letter("amina", "18"), letter("amina", "10")]});
    assert_eq!(
        code(act(&app, "hajar", "warnings.issue", many).await),
        "warning_day_not_worked"
    );
    // Nor is one that stands moved to such a day.
    issued(&app, "w", "amina", "19").await;
    let hajar = app.ctx("hajar").await;
    let moved = app.update(&hajar, &WARNINGS, "w", json!({"date": "2026-11-12"})).await;
    assert_eq!(code(moved), "warning_day_not_worked");
}

#[tokio::test]
async fn where_no_terminal_stands_calendar_and_file_say_so() {
    let app = town().await;
    create(&app, bare("brahim", "15")).await.unwrap();
    let hours = json!({"nameFr": "Administratif", "nameAr": "إداري", "weekdays": [1, 2, 3, 4, 5],
        "start": "08:30", "end": "16:30", "validFrom": "2020-01-01"});
    app.make(&WORK_SCHEDULES, hours).await;
    let feast = json!({"date": "2026-11-18", "kind": "fixed", "nameFr": "Indépendance", "nameAr": "عيد الاستقلال"});
    app.make(&HOLIDAYS, feast).await;
    let key = TestApp::full_rights();
    let recruited = json!({"recruitmentDate": "2026-11-05"});
    app.update(&key, &EMPLOYEES, "amina", recruited).await.unwrap();
    for (day, says) in [
        ("15", "Day of rest"),
        ("18", "Public holiday"),
        ("04", "before recruitment"),
    ] {
        let (_, text) = refusal(create(&app, letter("amina", day)).await);
        assert!(text.ends_with(says), "{text}");
    }
    create(&app, bare("amina", "17")).await.unwrap();
    let end = json!({"employeeId": "amina", "kind": "end", "on": "2026-11-12"});
    app.make(&CAREER_STEPS, end).await;
    let (_, text) = refusal(create(&app, letter("amina", "13")).await);
    assert!(text.ends_with("after the end of service"), "{text}");
    create(&app, letter("amina", "12")).await.unwrap();
}

#[tokio::test]
async fn a_request_stands_on_what_the_day_shows_or_says_its_reason() {
    let app = town().await;
    measured(&app, "amina", "2026-11-10", Status::Absent, 0).await;
    measured(&app, "amina", "2026-11-11", Status::Late, 40).await;
    measured(&app, "amina", "2026-11-12", Status::OnTime, 0).await;
    measured(&app, "amina", "2026-11-13", Status::NotRegistered, 0).await;
    of_kind(&app, "2026-11-16", DayKind::Waiting).await;
    let asked = |day: &str, kind: &str, reason: &str| {
        let mut data = bare("amina", day);
        data["kind"] = json!(kind);
        if !reason.is_empty() {
            data["reason"] = json!(reason);
        }
        data
    };
    for (day, kind) in [
        ("12", "notice"),
        ("12", "explanation_request"),
        ("13", "explanation_request"),
        ("16", "explanation_request"),
        ("17", "explanation_request"),
    ] {
        let refused = create(&app, asked(day, kind, "")).await.unwrap_err();
        let refused = refused.rejection().unwrap();
        assert_eq!(refused.kind.code, "warning_reason_required", "{day} {kind}");
        assert_eq!(refused.field.as_deref(), Some("reason"));
    }
    create(&app, asked("10", "explanation_request", "")).await.unwrap();
    create(&app, asked("11", "explanation_request", "")).await.unwrap();
    create(&app, asked("12", "explanation_request", "Sortie sans autorisation"))
        .await
        .unwrap();
    for day in ["13", "16", "17"] {
        create(&app, bare("amina", day)).await.unwrap();
    }
}
