//! Presence: scanned at the door, closed by two, absence a fact.

use serde_json::{Value as Json, json};
use testing::pdf_text;

use super::EXAM_PRESENCE_ROWS;
use crate::candidate::CandidateStatus;
use crate::exam_lock::EXAM_LOCKS;
use crate::recruitment::tests::town::{act, candidates, published, sit, test_of, town};
use crate::testing::{TestApp, code, is_signed_by_the_house, offers};

/// An exam that is closed, with four candidates who were summoned; Omar and Dina invigilate.
pub(crate) async fn day() -> (TestApp, String) {
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

pub(crate) async fn scan(app: &TestApp, who: &str, test: &str, code: &str) -> schema::Result<Json> {
    act(app, who, "examPresence.scan", json!({"examTestId": test, "code": code})).await
}

pub(crate) async fn close(app: &TestApp, who: &str, test: &str) -> schema::Result<Json> {
    let ctx = app.signing(who).await;
    app.act(&ctx, "examPresence.close", json!({"examTestId": test})).await
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
    assert!(
        !is_signed_by_the_house(&app, &second["paper"]).await,
        "those present sign"
    );
    let minutes = pdf_text(&app.paper_bytes(&second["paper"]).await);
    assert!(
        minutes.contains("0004") && minutes.contains("Agent PB1003") && minutes.contains("Agent PB1009"),
        "{minutes}"
    );
    assert!(
        minutes.contains("Composition de la commission") && minutes.contains("(président(e))"),
        "{minutes}"
    );
    assert_eq!(code(scan(&app, "omar", &test, "0004").await), "presence_closed");
    assert_eq!(code(close(&app, "omar", &test).await), "presence_closed");
    let step = act(&app, "samira", "recruitments.startWritten", json!({"id": "exam"}))
        .await
        .unwrap_err();
    assert!(
        step.is(crate::exam_list::standing::LIST_MISSING),
        "presence is no longer missing: {step}"
    );
}

/// Both members sign a correction.
pub(crate) async fn correct(app: &TestApp, who: &str, order: Json) -> schema::Result<Json> {
    app.act(&app.signing(who).await, "examPresence.correct", order).await
}

/// A day whose sheet is closed: the first three came.
async fn closed_day() -> (TestApp, String) {
    let (app, test) = day().await;
    for number in ["0001", "0002", "0003"] {
        scan(&app, "omar", &test, number).await.unwrap();
    }
    close(&app, "omar", &test).await.unwrap();
    close(&app, "dounia", &test).await.unwrap();
    while app.engine.run_due_jobs().await.unwrap() > 0 {}
    (app, test)
}

#[tokio::test]
async fn two_members_correct_a_closed_sheet_with_a_reason() {
    let (app, test) = closed_day().await;
    let order = |reason: &str| json!({"examTestId": test, "present": ["0004"], "absent": ["0003"], "reason": reason});
    let first = correct(&app, "omar", order("Feuilles inversées")).await.unwrap();
    assert_eq!(first["waitsForSecond"], true);
    assert_eq!(
        code(correct(&app, "omar", order("Feuilles inversées")).await),
        "presence_needs_another"
    );
    // Another reason is another correction: its signature is a first one.
    let other = correct(&app, "dounia", order("Autre motif")).await.unwrap();
    assert_eq!(other["waitsForSecond"], true);
    let row = app.all(&EXAM_PRESENCE_ROWS).await.remove(2);
    assert_eq!(row.get(super::PRESENT), Some(true), "nothing has changed yet");
    let second = correct(&app, "omar", order("Autre motif")).await.unwrap();
    assert_eq!(
        [&second["waitsForSecond"], &second["present"], &second["absent"]],
        [&json!(false), &json!(3), &json!(1)]
    );
    while app.engine.run_due_jobs().await.unwrap() > 0 {}
    let rows = app.all(&EXAM_PRESENCE_ROWS).await;
    let came: Vec<_> = rows.iter().map(|row| row.get(super::PRESENT)).collect();
    assert_eq!(came, [Some(true), Some(true), Some(false), Some(true)]);
    let minutes = app.record_text(&second["paper"]).await;
    for said in ["Autre motif", "0003 (absent(e))", "0004 (présent(e))", "0004 (حاضر(ة))"] {
        assert!(minutes.contains(said), "{said} in {minutes}");
    }
    let locks = app.all(&EXAM_LOCKS).await;
    assert_eq!(locks.len(), 2, "the first minutes stay");
    assert!(locks.iter().all(|lock| lock.value("fileId").text().is_some()));
}

#[tokio::test]
async fn a_correction_is_the_invigilators_and_says_what_and_why() {
    let (app, test) = closed_day().await;
    let order = |reason: &str| json!({"examTestId": test, "present": ["0004"], "reason": reason});
    let unsigned = act(&app, "omar", "examPresence.correct", order("Erreur")).await;
    assert_eq!(code(unsigned), "signature_not_a_person");
    for (who, order, refused) in [
        ("samira", order("Erreur de lecture"), "presence_not_invigilator"),
        ("omar", order(" … "), "presence_needs_reason"),
        (
            "omar",
            json!({"examTestId": test, "present": ["0001"], "reason": "Erreur"}),
            "presence_unchanged",
        ),
        (
            "omar",
            json!({"examTestId": test, "present": ["9999"], "reason": "Erreur"}),
            "presence_code_unknown",
        ),
    ] {
        assert_eq!(code(correct(&app, who, order).await), refused, "{who}");
    }
}

#[tokio::test]
async fn presence_is_corrected_after_its_closing_and_before_the_draw() {
    let (app, test) = day().await;
    let order = json!({"examTestId": test, "present": ["0001"], "reason": "Erreur de lecture"});
    assert_eq!(code(correct(&app, "omar", order).await), "presence_still_open");
    let (app, test) = closed_day().await;
    let order = json!({"examTestId": test, "present": ["0004"], "reason": "Erreur de lecture"});
    let exam_test = test.clone();
    let draw = move |cx: &mut engine::Cx<'_>| {
        let copy = schema::Document::new(&crate::exam_copy::EXAM_COPIES)
            .with(crate::exam_copy::TEST, schema::Id(exam_test.clone()))
            .with(crate::exam_copy::NUMBER, "1".to_owned());
        cx.create(copy).map(drop)
    };
    app.engine
        .transact(&TestApp::full_rights(), "draw", draw)
        .await
        .unwrap();
    assert_eq!(code(correct(&app, "omar", order).await), "presence_after_draw");
}

/// How far the sheet of a test has come.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Sheet {
    NotItsTurn,
    Open,
    Signed,
    Closed,
    Drawn,
}

/// Whoever invigilates or marks reads the exam too.
async fn sheet(at: Sheet) -> (TestApp, String) {
    let (app, test) = if matches!(at, Sheet::Closed | Sheet::Drawn) {
        closed_day().await
    } else {
        day().await
    };
    for who in ["omar", "dounia", "pierre"] {
        let reads = json!({"permissions": ["recruitment-system:read"]});
        app.change(app.collection("users"), who, reads).await;
    }
    if at == Sheet::Signed {
        close(&app, "omar", &test).await.unwrap();
    }
    if at == Sheet::Drawn {
        let ctx = app.signing("samira").await;
        app.act(&ctx, "recruitments.draw", json!({"id": "exam"})).await.unwrap();
    }
    if at == Sheet::NotItsTurn {
        let oral = test_of(&app, "oral").await["$id"].as_str().unwrap().to_owned();
        return (app, oral);
    }
    (app, test)
}

#[tokio::test]
async fn what_is_offered_of_presence_is_accepted_and_nothing_else_is() {
    let (scan, close, correct) = ("examPresence.scan", "examPresence.close", "examPresence.correct");
    let by = |who: &'static str, acts: &[&'static str]| acts.iter().map(|act| (who, *act)).collect::<Vec<_>>();
    for (at, expected) in [
        (Sheet::NotItsTurn, vec![]),
        (
            Sheet::Open,
            [
                by("omar", &[scan, close]),
                by("dounia", &[scan, close]),
                by("samira", &[scan]),
            ]
            .concat(),
        ),
        (
            Sheet::Signed,
            [by("omar", &[scan]), by("dounia", &[scan, close]), by("samira", &[scan])].concat(),
        ),
        (
            Sheet::Closed,
            [by("omar", &[correct]), by("dounia", &[correct])].concat(),
        ),
        (Sheet::Drawn, vec![]),
    ] {
        let given = |test: &str| json!({"examTestId": test, "code": "0002", "present": ["0004"], "reason": "Erreur"});
        let people = ["omar", "dounia", "samira", "pierre", "dina"];
        let told = offers(
            async || sheet(at).await,
            "examTests",
            &[scan, close, correct],
            &people,
            given,
        )
        .await;
        assert_eq!(told, expected, "{at:?}");
    }
}
