//! Who declines, who is next, who becomes an employee.

use engine::notify::OUTBOX;
use serde_json::{Value as Json, json};

use crate::candidate::{CANDIDATES, CandidateStatus, EMAIL, STATUS};
use crate::marked_town::{act, announced_town, candidate_row, heard_town, house};
use crate::testing::{TestApp, code};

#[tokio::test]
async fn whoever_declines_frees_the_post_for_the_next() {
    let app = announced_town().await;
    assert_eq!(
        code(act(&app, "sanae", "candidates.decline", json!({"id": "c1"})).await),
        "candidate_not_hired"
    );
    assert_eq!(
        code(act(&app, "rachid", "candidates.decline", json!({"id": "c2"})).await),
        "user_unauthorized"
    );
    let told = act(
        &app,
        "sanae",
        "candidates.decline",
        json!({"id": "c2", "reason": "Autre concours"}),
    )
    .await
    .unwrap();
    assert_eq!(told["next"]["$id"], "c1");
    let gone = candidate_row(&app, "c2").await;
    assert_eq!(
        (&gone["status"], &gone["publishedStatus"]),
        (&json!("rejected_final"), &json!("rejected_final"))
    );
    assert!(gone["declinedAt"].is_string());
    let next = candidate_row(&app, "c1").await;
    assert_eq!(
        (&next["status"], &next["publishedStatus"]),
        (&json!("hired"), &json!("hired"))
    );
    let last = act(&app, "sanae", "candidates.decline", json!({"id": "c5"}))
        .await
        .unwrap();
    assert_eq!(last["next"], Json::Null, "nobody waits any more");
}

#[tokio::test]
async fn a_waiting_list_that_has_ended_gives_nobody_a_post() {
    let app = announced_town().await;
    app.at("2026-12-16T10:00:00Z");
    let told = act(&app, "sanae", "candidates.decline", json!({"id": "c2"}))
        .await
        .unwrap();
    assert_eq!(told["next"], Json::Null);
    assert_eq!(candidate_row(&app, "c1").await["status"], "waiting_list");
}

async fn hr(app: &TestApp) {
    app.user(
        "hajar",
        json!({"permissions": ["recruitment-system:*", "rh-managements:*"]}),
    )
    .await;
}

#[tokio::test]
async fn who_was_retained_becomes_an_employee_once() {
    let app = announced_town().await;
    hr(&app).await;
    let early = act(&app, "hajar", "recruitments.hire", json!({"candidateId": "c2"})).await;
    assert_eq!(code(early), "exam_list_appeals_run", "somebody may still win the post");
    app.at("2026-12-02T10:00:00Z");
    let order = json!({"candidateId": "c2", "recruitedOn": "2026-11-16"});
    assert_eq!(
        code(act(&app, "sanae", "recruitments.hire", order.clone()).await),
        "user_unauthorized"
    );
    let waiting = json!({"candidateId": "c1"});
    assert_eq!(
        code(act(&app, "hajar", "recruitments.hire", waiting).await),
        "candidate_not_announced"
    );
    let told = act(&app, "hajar", "recruitments.hire", order.clone()).await.unwrap();
    assert_eq!(told["linked"], false);
    let employee = app
        .get(app.collection("employees"), told["employeeId"].as_str().unwrap())
        .await;
    assert_eq!(
        (&employee["CIN"], &employee["fullNameFr"]),
        (&json!("JB10002"), &json!("Candidat 2"))
    );
    let steps = app.all(app.collection("careerSteps")).await;
    let recruitment = steps
        .iter()
        .find(|step| step.value("kind").text() == Some("recruitment"))
        .unwrap();
    assert_eq!(recruitment.value("decisionRef").text(), Some("12/2026"));
    assert_eq!(
        code(act(&app, "hajar", "recruitments.hire", order).await),
        "candidate_already_employed"
    );
    assert_eq!(
        code(act(&app, "sanae", "candidates.decline", json!({"id": "c2"})).await),
        "candidate_not_hired"
    );
}

#[tokio::test]
async fn a_card_that_is_an_employees_is_linked_knowingly() {
    let app = announced_town().await;
    hr(&app).await;
    app.at("2026-12-02T10:00:00Z");
    app.employee("e5", "JB10005", json!({"recruitmentDate": "2015-01-01"}))
        .await;
    let order = json!({"candidateId": "c5"});
    assert_eq!(
        code(act(&app, "hajar", "recruitments.hire", order).await),
        "employee_with_this_card"
    );
    let order = json!({"candidateId": "c5", "employeeId": "e5"});
    let told = act(&app, "hajar", "recruitments.hire", order).await.unwrap();
    assert_eq!((&told["linked"], &told["employeeId"]), (&json!(true), &json!("e5")));
}

/// Runs what is due since the last time, to the end.
async fn run_routines(app: &TestApp) {
    app.engine.plan_routines().await.unwrap();
    while app.engine.run_due_jobs().await.unwrap() > 0 {}
}

/// c1, who waits, gives an address.
async fn give_address(app: &TestApp) {
    house(app, |cx| {
        let row = cx.need(&CANDIDATES, "c1")?;
        cx.update(row.with(EMAIL, "c1@example.ma".to_owned())).map(drop)
    })
    .await;
}

#[tokio::test]
async fn who_waits_still_when_the_list_ends_is_rejected_and_told_once() {
    let app = announced_town().await;
    give_address(&app).await;
    run_routines(&app).await;
    let mails = async || {
        let rows = app.all(&OUTBOX).await;
        rows.iter()
            .filter(|row| row.value("to").text() == Some("c1@example.ma"))
            .count()
    };
    let before = mails().await;
    app.at("2026-12-15T22:00:00Z");
    run_routines(&app).await;
    assert_eq!(
        candidate_row(&app, "c1").await["status"],
        "waiting_list",
        "the last day counts"
    );
    // Nobody serves for a week.
    app.at("2026-12-20T10:00:00Z");
    run_routines(&app).await;
    let row = candidate_row(&app, "c1").await;
    assert_eq!(
        (&row["status"], &row["publishedStatus"]),
        (&json!("rejected_final"), &json!("rejected_final"))
    );
    assert_eq!(mails().await, before + 1);
    let letter = app.all(&OUTBOX).await.pop().unwrap();
    assert_eq!(
        letter.value("body").text().unwrap_or_default(),
        "",
        "what became of somebody stands in no outbox"
    );
    app.at("2026-12-21T10:00:00Z");
    run_routines(&app).await;
    assert_eq!(mails().await, before + 1, "once");
}

#[tokio::test]
async fn a_list_without_an_end_and_results_that_nobody_announced_stay_as_they_are() {
    let app = heard_town(&[("c1", 12.0), ("c2", 15.0), ("c3", 9.5), ("c5", 11.0)]).await;
    house(&app, |cx| {
        let row = cx.need(&CANDIDATES, "c1")?;
        cx.update(row.with(STATUS, CandidateStatus::WaitingList)).map(drop)
    })
    .await;
    run_routines(&app).await;
    app.at("2026-12-20T10:00:00Z");
    run_routines(&app).await;
    assert_eq!(
        candidate_row(&app, "c1").await["status"],
        "waiting_list",
        "told nobody yet"
    );
}
