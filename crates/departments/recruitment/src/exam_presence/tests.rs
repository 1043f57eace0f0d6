//! Presence: scanned at the door, closed by two, absence a fact.

use serde_json::{Value as Json, json};
use testing::pdf_text;

use super::EXAM_PRESENCE_ROWS;
use crate::candidate::CandidateStatus;
use crate::exam_lock::EXAM_LOCKS;
use crate::recruitment::tests::town::{act, candidates, published, sit, test_of, town};
use crate::testing::{TestApp, code};

/// An exam that is closed, with four candidates who were summoned; Omar and Dina invigilate.
async fn day() -> (TestApp, String) {
    let app = town().await;
    published(&app).await;
    app.employee("dounia", "PB1009", json!({})).await;
    app.user("dounia", json!({"persoActif": "dounia"})).await;
    sit(&app, "watch", "dounia", "member").await;
    candidates(&app, 4, CandidateStatus::ConvokedWritten).await;
    app.at("2026-12-11T08:00:00Z");
    app.engine.run_due_jobs().await.unwrap();
    let test = test_of(&app, "written").await["$id"].as_str().unwrap().to_owned();
    (app, test)
}

async fn scan(app: &TestApp, who: &str, test: &str, code: &str) -> schema::Result<Json> {
    act(app, who, "examPresence.scan", json!({"examTestId": test, "code": code})).await
}

async fn close(app: &TestApp, who: &str, test: &str) -> schema::Result<Json> {
    let ask = app.signing(who).await;
    app.act(&ask, "examPresence.close", json!({"examTestId": test})).await
}

#[tokio::test]
async fn invigilators_record_who_came_and_nobody_else_does() {
    let (app, test) = day().await;
    let told = scan(&app, "omar", &test, "0001").await.unwrap();
    assert_eq!(
        [&told["candidate"]["nameFr"], &told["already"]],
        [&json!("Candidat 1"), &json!(false)]
    );
    assert_eq!(scan(&app, "samira", &test, "0001").await.unwrap()["already"], true);
    for who in ["pierre", "dina", "rida"] {
        assert_eq!(
            code(scan(&app, who, &test, "0002").await),
            "presence_not_invigilator",
            "{who}"
        );
    }
    assert_eq!(code(scan(&app, "omar", &test, "9999").await), "presence_code_unknown");
    let oral = test_of(&app, "oral").await["$id"].as_str().unwrap().to_owned();
    assert_eq!(code(scan(&app, "omar", &oral, "0001").await), "presence_not_now");
    let undone = json!({"examTestId": test, "code": "0001", "absent": true});
    assert_eq!(
        act(&app, "omar", "examPresence.scan", undone).await.unwrap()["present"],
        false
    );
    let rows = app.all(&EXAM_PRESENCE_ROWS).await;
    assert_eq!(rows.len(), 1);
    assert_eq!(rows[0].value("byId").text(), Some("omar"));
    let (exam, by) = (schema::Id("exam".to_owned()), schema::Id("omar".to_owned()));
    assert!(app.read(move |cx| crate::handling::has_handled(cx, &exam, &by)).await);
}

#[tokio::test]
async fn two_members_close_the_sheet_and_whoever_did_not_come_is_absent() {
    let (app, test) = day().await;
    for number in ["0001", "0002"] {
        scan(&app, "omar", &test, number).await.unwrap();
    }
    let unsigned = act(&app, "omar", "examPresence.close", json!({"examTestId": test})).await;
    assert_eq!(code(unsigned), "signature_not_a_person");
    assert_eq!(code(close(&app, "samira", &test).await), "presence_not_invigilator");
    let first = close(&app, "omar", &test).await.unwrap();
    assert_eq!(
        [&first["present"], &first["absent"], &first["waitsForSecond"]],
        [&json!(2), &json!(2), &json!(true)]
    );
    assert_eq!(code(close(&app, "omar", &test).await), "presence_needs_another");
    // Somebody comes late: what the first signed is void, and the next signature is the first again.
    scan(&app, "dounia", &test, "0003").await.unwrap();
    assert_eq!(close(&app, "dounia", &test).await.unwrap()["waitsForSecond"], true);
    let second = close(&app, "omar", &test).await.unwrap();
    assert_eq!(
        [&second["present"], &second["waitsForSecond"]],
        [&json!(3), &json!(false)]
    );
    while app.engine.run_due_jobs().await.unwrap() > 0 {}
    let rows = app.all(&EXAM_PRESENCE_ROWS).await;
    let absent = rows
        .iter()
        .filter(|row| row.value("present") == &schema::Value::Flag(false))
        .count();
    assert_eq!((rows.len(), absent), (4, 1));
    assert!(rows.iter().all(|row| row.value("closedAt").text().is_some()));
}

#[tokio::test]
async fn the_minutes_name_who_was_missing_and_nothing_changes_after_them() {
    let (app, test) = day().await;
    for number in ["0001", "0002", "0003"] {
        scan(&app, "omar", &test, number).await.unwrap();
    }
    close(&app, "omar", &test).await.unwrap();
    let second = close(&app, "dounia", &test).await.unwrap();
    while app.engine.run_due_jobs().await.unwrap() > 0 {}
    let lock = app.all(&EXAM_LOCKS).await.pop().unwrap();
    assert_eq!(lock.value("docId").text(), second["paper"]["docId"].as_str());
    let minutes = pdf_text(&app.paper_bytes(&second["paper"]).await);
    assert!(
        minutes.contains("0004") && minutes.contains("Agent PB1003") && minutes.contains("Agent PB1009"),
        "{minutes}"
    );
    assert_eq!(code(scan(&app, "omar", &test, "0004").await), "presence_closed");
    assert_eq!(code(close(&app, "omar", &test).await), "presence_closed");
    let step = act(&app, "samira", "recruitments.startWritten", json!({"id": "exam"}))
        .await
        .unwrap_err();
    assert!(
        step.is(crate::recruitment::step::LIST_MISSING),
        "presence is no longer missing: {step}"
    );
}
