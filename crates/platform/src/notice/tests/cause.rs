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
async fn town() -> TestApp {
    let town = app_with_mail();
    town.employee("e-amal", "A10", json!({"fullNameFr": "Amal"})).await;
    town.employee("e-sara", "A11", json!({"fullNameFr": "Sara"})).await;
    town.make(
        &SERVICES,
        json!({"$id": "s", "nameFr": "État civil", "nameAr": "الحالة المدنية", "responsible": "e-sara"}),
    )
    .await;
    town.user("amal", json!({"persoActif": "e-amal"})).await;
    town.user("sara", json!({"persoActif": "e-sara"})).await;
    town.user("root", json!({"auth": ["admin"]})).await;
    town
}

async fn assign(town: &TestApp, kind: &str, start: &str) {
    let data = json!({"type": kind, "employeeId": "e-amal", "serviceId": "s", "startDate": start});
    town.make(&ASSIGNMENTS, data).await;
}

#[tokio::test]
async fn an_assignment_is_told_before_its_day_and_on_it() {
    let town = town().await;
    assign(&town, "assignment", "2026-12-01").await;
    assert_eq!(kinds_of(&town, "amal").await, ["assignments.planned"]);
    assert_eq!(kinds_of(&town, "sara").await, ["assignments.arrival"]);
    let letters = outbox(&town).await;
    assert_eq!(letters[0][1], "Affectation à compter du 1er décembre 2026");
    assert_eq!(
        letters[0][2],
        "Affectation enregistrée vers État civil, à compter du 1er décembre 2026."
    );
    run_until(&town, "2026-11-30T23:00:00Z").await;
    assert_eq!(
        kinds_of(&town, "amal").await,
        ["assignments.planned", "assignments.effective"]
    );
    assert_eq!(kinds_of(&town, "sara").await.len(), 2);
    assert!(kinds_of(&town, "root").await.is_empty());
}

#[tokio::test]
async fn one_that_begins_at_once_is_told_once_and_history_is_no_news() {
    let town = town().await;
    assign(&town, "assignment", "2026-02-01").await;
    assert!(kinds_of(&town, "amal").await.is_empty(), "entered long afterwards");
    assign(&town, "transfer", "2026-11-20").await;
    assert_eq!(kinds_of(&town, "amal").await, ["assignments.effective"]);
    assign(&town, "secondment", "2026-11-20").await;
    assert_eq!(
        kinds_of(&town, "amal").await.len(),
        2,
        "a secondment moves nobody, and is told"
    );
}

#[tokio::test]
async fn whoever_heads_the_unit_already_is_told_as_employee_alone() {
    let town = town().await;
    let data = json!({"type": "interim", "employeeId": "e-sara", "serviceId": "s", "startDate": "2026-11-20"});
    town.make(&ASSIGNMENTS, data).await;
    assert_eq!(kinds_of(&town, "sara").await, ["assignments.effective"]);
}

#[tokio::test]
async fn a_delegate_is_told_and_asked_to_acknowledge_again_when_the_dates_change() {
    let town = town().await;
    let data = json!({"$id": "d", "headEmployeeId": "e-sara", "delegateId": "e-amal", "from": "2026-11-21", "to": "2026-11-30"});
    town.make(&DELEGATIONS, data).await;
    assert_eq!(count(&town, "amal").await, json!({"unread": 1, "toAcknowledge": 1}));
    town.change(&DELEGATIONS, "d", json!({"decisionRef": "12/2026"})).await;
    assert_eq!(count(&town, "amal").await["unread"], 1, "a reference is no news");
    town.change(&DELEGATIONS, "d", json!({"to": "2026-12-15"})).await;
    assert_eq!(count(&town, "amal").await["unread"], 2);
    let past = json!({"headEmployeeId": "e-sara", "delegateId": "e-amal", "from": "2025-11-21", "to": "2025-11-30"});
    town.make(&DELEGATIONS, past).await;
    assert_eq!(count(&town, "amal").await["unread"], 2, "what has ended is history");
    assert!(kinds_of(&town, "sara").await.is_empty());
}

#[tokio::test]
async fn letters_that_do_not_leave_are_told_administrators_once_a_day() {
    let mut town = town().await;
    town.engine = town.engine_with(Senders::default());
    run_until(&town, "2026-11-20T10:00:00Z").await;
    let trial = async |town: &TestApp| {
        let ask = town.ask("root").await;
        act(town, &ask, "outbox.test", json!({"to": "x@commune.ma"}))
            .await
            .unwrap();
        run_due_jobs(&town.engine).await;
    };
    for _ in 0..3 {
        trial(&town).await;
    }
    assert_eq!(kinds_of(&town, "root").await, ["house.letterFailed"]);
    let params: Json = of(&town, "root").await[0]
        .get(super::super::notification::PARAMS)
        .unwrap();
    assert_eq!(params["error"]["fr"], "aucun serveur de courriel n’est configuré");
    town.at("2026-11-21T10:00:00Z");
    trial(&town).await;
    assert_eq!(kinds_of(&town, "root").await.len(), 2);
    assert!(kinds_of(&town, "amal").await.is_empty());
}

/// With mail wished for just this, and a mail server that is down, the letter about letters is not told of in turn.
#[tokio::test]
async fn a_letter_about_letters_tells_of_nothing_more() {
    let town = town().await;
    save(
        &town,
        "root",
        json!({"channels": {"house.letterFailed": {"mail": true}}}),
    )
    .await;
    let ask = town.ask("root").await;
    act(&town, &ask, "outbox.test", json!({"to": "x@commune.ma"}))
        .await
        .unwrap();
    for day in 20..29 {
        for hour in ["10", "11", "12", "19"] {
            for minute in ["00", "01", "02", "15", "59"] {
                town.at(&format!("2026-11-{day}T{hour}:{minute}:30Z"));
                run_due_jobs(&town.engine).await;
            }
        }
    }
    assert_eq!(kinds_of(&town, "root").await, ["house.letterFailed"]);
    assert_eq!(outbox(&town).await.len(), 2);
}

#[tokio::test]
async fn a_backup_that_fails_is_told_until_it_is_acknowledged() {
    let mut town = town().await;
    let folder = tempfile::NamedTempFile::new().unwrap();
    // A file stands where the folder should be.
    town.engine = town
        .engine
        .clone()
        .with_backups(Backups::new(folder.path().to_owned(), 3));
    run_until(&town, "2026-11-20T10:00:00Z").await;
    for minute in ["2:00", "2:01", "2:03", "2:20", "4:00", "12:00"] {
        run_until(&town, &format!("2026-11-21T{minute:0>5}:00Z")).await;
    }
    let told = kinds_of(&town, "root").await;
    assert_eq!(told, ["house.backupFailed"]);
    assert_eq!(count(&town, "root").await, json!({"unread": 1, "toAcknowledge": 1}));
}

#[tokio::test]
async fn an_announcement_reaches_everybody_who_can_sign_in() {
    let town = town().await;
    town.user("gone", json!({"disabled": true})).await;
    let (root, amal) = (town.ask("root").await, town.ask("amal").await);
    let said = json!({"titleFr": "Coupure ce soir", "bodyFr": "De 20 h à 22 h.", "bodyAr": "من 20 إلى 22.", "link": "/profile"});
    let told = act(&town, &root, "notifications.announce", said.clone()).await.unwrap();
    assert_eq!(told, json!({"told": 3}));
    for user in ["amal", "sara", "root"] {
        assert_eq!(kinds_of(&town, user).await, ["house.announcement"]);
    }
    assert!(kinds_of(&town, "gone").await.is_empty());
    let refused = act(&town, &amal, "notifications.announce", said).await;
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
        let refused = act(&town, &root, "notifications.announce", wrong.clone()).await;
        assert_eq!(code(refused), "general_argument_invalid", "{wrong}");
    }
}

#[tokio::test]
async fn whoever_imports_much_is_told_when_it_is_done() {
    let town = crate::testing::new_app();
    town.user("clerk", json!({"auth": ["admin"]})).await;
    let ask = town.ask("clerk").await;
    let act = async |rows: usize, dry_run: bool| {
        let lines = (0..rows).map(|n| format!("Agent {n};عون {n};AB{}", 1000 + n));
        let text = std::iter::once("fullNameFr;fullNameAr;CIN".to_owned())
            .chain(lines)
            .collect::<Vec<_>>();
        let mut input = Input::default();
        input.data.insert("dryRun".to_owned(), dry_run.into());
        let text = text.join("\n").into_bytes();
        input.files.push(Upload::new("file", "people.csv", text));
        town.engine.act(&ask, "employees.import", input).await.unwrap()
    };
    let told = async || town.all(&NOTIFICATIONS).await;
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
