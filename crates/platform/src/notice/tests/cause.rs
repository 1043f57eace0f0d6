//! What the departments tell of: assignments, delegations, sign-ups, imports, and the house itself.

use engine::Upload;
use engine::routine::Backups;
use serde_json::json;

use super::*;
use crate::organisation::assignment::ASSIGNMENTS;
use crate::organisation::delegation::DELEGATIONS;
use crate::organisation::service::SERVICES;
use crate::testing::code;

/// Amal works for Sara, who heads the unit; root administers.
async fn test_app() -> TestApp {
    let app = app_with_mail();
    app.employee("e-amal", "A10", json!({"fullNameFr": "Amal"})).await;
    app.employee("e-sara", "A11", json!({"fullNameFr": "Sara"})).await;
    app.make(
        &SERVICES,
        json!({"$id": "s", "nameFr": "État civil", "nameAr": "الحالة المدنية", "responsible": "e-sara"}),
    )
    .await;
    app.user("amal", json!({"persoActif": "e-amal"})).await;
    app.user("sara", json!({"persoActif": "e-sara"})).await;
    app.user("root", json!({"auth": ["admin"]})).await;
    app
}

async fn assign(app: &TestApp, kind: &str, start: &str) {
    let data = json!({"type": kind, "employeeId": "e-amal", "serviceId": "s", "startDate": start});
    app.make(&ASSIGNMENTS, data).await;
}

#[tokio::test]
async fn an_assignment_is_told_before_its_day_and_on_it() {
    let app = test_app().await;
    assign(&app, "assignment", "2026-12-01").await;
    assert_eq!(kinds_of(&app, "amal").await, ["assignments.planned"]);
    assert_eq!(kinds_of(&app, "sara").await, ["assignments.arrival"]);
    let letters = outbox(&app).await;
    assert_eq!(
        letters[0][1..],
        [
            "Diwan\u{a0}: quelque chose vous attend",
            "Connectez-vous pour en prendre connaissance."
        ],
        "a decision about somebody is read behind the sign-in"
    );
    run_until(&app, "2026-12-01T00:00:00Z").await;
    assert_eq!(
        kinds_of(&app, "amal").await,
        ["assignments.planned", "assignments.effective"]
    );
    assert_eq!(kinds_of(&app, "sara").await.len(), 2);
    assert!(kinds_of(&app, "root").await.is_empty());
}

#[tokio::test]
async fn one_that_begins_at_once_is_told_once_and_history_is_no_news() {
    let app = test_app().await;
    assign(&app, "assignment", "2026-02-01").await;
    assert!(kinds_of(&app, "amal").await.is_empty(), "entered long afterwards");
    assign(&app, "transfer", "2026-11-20").await;
    assert_eq!(kinds_of(&app, "amal").await, ["assignments.effective"]);
    assign(&app, "secondment", "2026-11-20").await;
    assert_eq!(
        kinds_of(&app, "amal").await.len(),
        2,
        "a secondment moves nobody, and is told"
    );
}

#[tokio::test]
async fn whoever_heads_the_unit_already_is_told_as_employee_alone() {
    let app = test_app().await;
    let data = json!({"type": "interim", "employeeId": "e-sara", "serviceId": "s", "startDate": "2026-11-20"});
    app.make(&ASSIGNMENTS, data).await;
    assert_eq!(kinds_of(&app, "sara").await, ["assignments.effective"]);
}

#[tokio::test]
async fn a_delegate_is_told_and_asked_to_acknowledge_again_when_the_dates_change() {
    let app = test_app().await;
    let data = json!({"$id": "d", "headEmployeeId": "e-sara", "delegateId": "e-amal", "from": "2026-11-21", "to": "2026-11-30"});
    app.make(&DELEGATIONS, data).await;
    assert_eq!(count(&app, "amal").await, json!({"unread": 1, "toAcknowledge": 1}));
    app.change(&DELEGATIONS, "d", json!({"decisionRef": "12/2026"})).await;
    assert_eq!(count(&app, "amal").await["unread"], 1, "a reference is no news");
    app.change(&DELEGATIONS, "d", json!({"to": "2026-12-15"})).await;
    assert_eq!(count(&app, "amal").await["unread"], 2);
    let past = json!({"headEmployeeId": "e-sara", "delegateId": "e-amal", "from": "2025-11-21", "to": "2025-11-30"});
    app.make(&DELEGATIONS, past).await;
    assert_eq!(count(&app, "amal").await["unread"], 2, "what has ended is history");
    assert!(kinds_of(&app, "sara").await.is_empty());
}

#[tokio::test]
async fn letters_that_do_not_leave_are_told_administrators_once_a_day() {
    let mut app = test_app().await;
    app.engine = app.engine_with(Senders::default());
    run_until(&app, "2026-11-20T10:00:00Z").await;
    let trial = async |app: &TestApp| {
        let ctx = app.ctx("root").await;
        act(app, &ctx, "outbox.test", json!({"to": "x@commune.ma"}))
            .await
            .unwrap();
        run_due_jobs(&app.engine).await;
    };
    for _ in 0..3 {
        trial(&app).await;
    }
    assert_eq!(kinds_of(&app, "root").await, ["house.letterFailed"]);
    let params: Json = of(&app, "root").await[0]
        .get(super::super::notification::PARAMS)
        .unwrap();
    assert_eq!(params["error"]["fr"], "aucun serveur de courriel n’est configuré");
    app.at("2026-11-21T10:00:00Z");
    trial(&app).await;
    assert_eq!(kinds_of(&app, "root").await.len(), 2);
    assert!(kinds_of(&app, "amal").await.is_empty());
}

/// With mail wished for just this, and a mail server that is down, the letter about letters is not told of in turn.
#[tokio::test]
async fn a_letter_about_letters_tells_of_nothing_more() {
    let app = test_app().await;
    save(
        &app,
        "root",
        json!({"channels": {"house.letterFailed": {"mail": true}}}),
    )
    .await;
    let ctx = app.ctx("root").await;
    act(&app, &ctx, "outbox.test", json!({"to": "x@commune.ma"}))
        .await
        .unwrap();
    for day in 20..29 {
        for hour in ["10", "11", "12", "19"] {
            for minute in ["00", "01", "02", "15", "59"] {
                app.at(&format!("2026-11-{day}T{hour}:{minute}:30Z"));
                run_due_jobs(&app.engine).await;
            }
        }
    }
    assert_eq!(kinds_of(&app, "root").await, ["house.letterFailed"]);
    assert_eq!(outbox(&app).await.len(), 2);
}

#[tokio::test]
async fn a_backup_that_fails_is_told_until_it_is_acknowledged() {
    let mut app = test_app().await;
    let folder = tempfile::NamedTempFile::new().unwrap();
    // A file stands where the folder should be.
    app.engine = app
        .engine
        .clone()
        .with_backups(Backups::new(folder.path().to_owned(), 3));
    run_until(&app, "2026-11-20T10:00:00Z").await;
    for minute in ["3:00", "3:01", "3:03", "3:20", "5:00", "12:00"] {
        run_until(&app, &format!("2026-11-21T{minute:0>5}:00Z")).await;
    }
    let told = kinds_of(&app, "root").await;
    assert_eq!(told, ["house.backupFailed"]);
    assert_eq!(count(&app, "root").await, json!({"unread": 1, "toAcknowledge": 1}));
}

#[tokio::test]
async fn an_announcement_reaches_everybody_who_can_sign_in() {
    let app = test_app().await;
    app.user("gone", json!({"disabled": true})).await;
    let (root, amal) = (app.ctx("root").await, app.ctx("amal").await);
    let said = json!({"titleFr": "Coupure ce soir", "bodyFr": "De 20 h à 22 h.", "bodyAr": "من 20 إلى 22.", "link": "/profile"});
    let told = act(&app, &root, "notifications.announce", said.clone()).await.unwrap();
    assert_eq!(told, json!({"told": 3}));
    for user in ["amal", "sara", "root"] {
        assert_eq!(kinds_of(&app, user).await, ["house.announcement"]);
    }
    assert!(kinds_of(&app, "gone").await.is_empty());
    let refused = act(&app, &amal, "notifications.announce", said).await;
    assert_eq!(code(refused), "user_unauthorized");
    for wrong in [
        json!({"titleFr": "x"}),
        json!({"bodyFr": "x"}),
        json!({"titleFr": "x".repeat(121), "bodyFr": "x"}),
        json!({"titleFr": "x", "bodyFr": "x", "link": "//elsewhere.example"}),
        json!({"titleFr": "x", "bodyFr": "x", "link": "https://elsewhere.example"}),
        // What a browser makes of these is an address of elsewhere: it drops tabs and line ends.
        json!({"titleFr": "x", "bodyFr": "x", "link": "/\t/elsewhere.example"}),
        json!({"titleFr": "x", "bodyFr": "x", "link": "/\n/elsewhere.example"}),
        json!({"titleFr": "x", "bodyFr": "x", "link": "/x/..//elsewhere.example"}),
    ] {
        let refused = act(&app, &root, "notifications.announce", wrong.clone()).await;
        assert_eq!(code(refused), "general_argument_invalid", "{wrong}");
    }
}

#[tokio::test]
async fn whoever_imports_much_is_told_when_it_is_done() {
    let app = crate::testing::new_app();
    app.user("clerk", json!({"auth": ["admin"]})).await;
    let ctx = app.ctx("clerk").await;
    let act = async |rows: usize, dry_run: bool| {
        let lines = (0..rows).map(|n| format!("Agent {n};عون {n};AB{}", 1000 + n));
        let text = std::iter::once("fullNameFr;fullNameAr;CIN".to_owned())
            .chain(lines)
            .collect::<Vec<_>>();
        let mut input = Input::default();
        input.data.insert("dryRun".to_owned(), dry_run.into());
        let text = text.join("\n").into_bytes();
        input.files.push(Upload::new("file", "people.csv", text));
        app.engine.act(&ctx, "employees.import", input).await.unwrap()
    };
    let told = async || app.all(&NOTIFICATIONS).await;
    act(100, false).await;
    act(101, true).await;
    assert!(
        told().await.is_empty(),
        "a short one is done while one waits, a dry run did nothing"
    );
    act(101, false).await;
    let told = told().await;
    assert_eq!(told.len(), 1);
    let params = told[0].get(crate::notice::notification::PARAMS).unwrap();
    assert_eq!(
        (&params["count"], &params["what"]["en"]),
        (&json!(101), &json!("Employees"))
    );
    assert_eq!(
        told[0].get(crate::notice::notification::LINK).as_deref(),
        Some("/rh-managements")
    );
}
