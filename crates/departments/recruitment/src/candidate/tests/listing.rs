//! The lists of who is admitted: published once everything is decided, and told to everybody at once.

use schema::Id;
use serde_json::{Value as Json, json};

use super::reviewing::{applicants, desk, refusal};
use super::town::{act, data, full_ticket, guest, hand_in, open, town};
use crate::appeal::{self, APPEALS, AppealSubject};
use crate::candidate::review::act::is_sampled;
use crate::candidate::{
    BIRTH_DATE, CANDIDATE_NUMBER, CANDIDATES, CIN, CandidateStatus, NAME_AR, NAME_FR, PHONE, POSITION,
    PUBLISHED_STATUS, RECRUITMENT, REVIEWED_BY, SPECIALTY, STATUS,
};
use crate::exam_list::{ENTRIES, EXAM_LISTS, WITHOUT_SECOND_LOOK};
use crate::recruitment::ExamStatus;
use crate::testing::TestApp;

const PUBLISH: &str = "recruitments.publishList";

fn order(kind: &str) -> Json {
    json!({"id": "exam", "kind": kind, "language": "fr", "withoutSecondLook": "une seule agente"})
}

/// What applicants are told, in the order in which they applied.
async fn published_words(app: &TestApp) -> Vec<String> {
    let rows = app.all(&CANDIDATES).await;
    rows.iter()
        .map(|one| one.get(PUBLISHED_STATUS).unwrap_or_default())
        .collect()
}

/// Three applicants of a closed exam, of whom two are admitted; their ids.
async fn decide_files(app: &TestApp) -> Vec<String> {
    let ids = applicants(app, 3).await;
    assert_eq!(refusal(app, PUBLISH, order("provisional")).await, "exam_list_too_early");
    app.at("2026-11-26T10:00:00Z");
    open(app, ExamStatus::Closed).await;
    assert_eq!(
        refusal(app, PUBLISH, order("provisional")).await,
        "exam_list_files_wait"
    );
    desk(app, "candidates.validate", json!({"ids": [ids[0], ids[1]]})).await;
    desk(
        app,
        "candidates.eliminate",
        json!({"ids": [ids[2]], "reason": "Diplôme non conforme"}),
    )
    .await;
    ids
}

#[tokio::test]
async fn a_list_tells_all_at_once_and_closes_the_review() {
    let app = town().await;
    let ids = decide_files(&app).await;
    assert_eq!(published_words(&app).await, ["", "", ""], "nothing is told before");
    let paper = desk(&app, PUBLISH, order("provisional")).await;
    assert_eq!(paper["ready"], true);
    assert_eq!(
        published_words(&app).await,
        ["validated", "validated", "eliminated_pre_written"]
    );
    let entries: Json = app.all(&EXAM_LISTS).await.remove(0).get(ENTRIES).unwrap();
    assert_eq!(entries.as_array().unwrap().len(), 2);
    assert!(!entries.to_string().contains("AB10000"), "no card");
    let record = app.record_text(&paper).await;
    for said in ["00002", "Souad Bennani 1", "12/2026"] {
        assert!(record.contains(said), "{said} in {record}");
    }
    assert_eq!(
        refusal(&app, "candidates.reopen", json!({"ids": [ids[0]]})).await,
        "provisional_list_published"
    );
    assert_eq!(
        refusal(&app, PUBLISH, order("provisional")).await,
        "exam_list_published"
    );
    assert_eq!(refusal(&app, PUBLISH, order("final")).await, "exam_list_of_results");
}

/// Somebody who was eliminated appeals; the id of the appeal.
async fn file_appeal(app: &TestApp, eliminated: &str) -> String {
    let eliminated = Id(eliminated.to_owned());
    let file = move |cx: &mut engine::Cx<'_>| {
        let row = schema::Document::new(&APPEALS)
            .with(appeal::CANDIDATE, eliminated.clone())
            .with(appeal::RECRUITMENT, Id("exam".to_owned()))
            .with(appeal::ABOUT, AppealSubject::Elimination)
            .with(appeal::TEXT, "Mon diplôme est conforme".to_owned());
        cx.create(row).map(|row| row.id)
    };
    app.engine
        .transact(&TestApp::full_rights(), "appeal", file)
        .await
        .unwrap()
}

/// Somebody admitted whose file chance wants looked at twice.
async fn admit_sampled(app: &TestApp) {
    let admit = |cx: &mut engine::Cx<'_>| {
        let mut row = cx.newest(&CANDIDATES, [], 0, 1)?.remove(0);
        for number in 0_u32.. {
            row.id = format!("{number:020x}");
            if is_sampled(&row) {
                break;
            }
        }
        let mut sampled = schema::Document::new(&CANDIDATES)
            .with(RECRUITMENT, Id("exam".to_owned()))
            .with(CANDIDATE_NUMBER, "00099".to_owned())
            .with(STATUS, CandidateStatus::Validated)
            .with(REVIEWED_BY, Id("sanae".to_owned()))
            .with(CIN, "ZT909090".to_owned());
        for field in [NAME_AR, NAME_FR, PHONE] {
            sampled.set_or_clear(field, row.get(field));
        }
        for field in [POSITION, SPECIALTY] {
            sampled.set_or_clear(field, row.get(field));
        }
        sampled.set_or_clear(BIRTH_DATE, row.get(BIRTH_DATE));
        sampled.id = row.id;
        cx.create(sampled).map(drop)
    };
    app.engine
        .transact(&TestApp::full_rights(), "admit", admit)
        .await
        .unwrap();
}

#[tokio::test]
async fn a_list_without_a_second_look_says_why_and_prints_it() {
    let app = town().await;
    decide_files(&app).await;
    admit_sampled(&app).await;
    for reason in [Json::Null, json!("  "), json!("…")] {
        let mut order = order("provisional");
        order["withoutSecondLook"] = reason;
        assert_eq!(refusal(&app, PUBLISH, order).await, "exam_list_second_looks");
    }
    let paper = desk(&app, PUBLISH, order("provisional")).await;
    let list = app.all(&EXAM_LISTS).await.remove(0);
    assert_eq!(list.get(WITHOUT_SECOND_LOOK).as_deref(), Some("une seule agente"));
    let record = app.record_text(&paper).await;
    assert!(
        record.contains("au motif suivant") && record.contains("une seule agente"),
        "{record}"
    );
}

#[tokio::test]
async fn a_reason_that_no_file_needs_is_not_kept() {
    let app = town().await;
    decide_files(&app).await;
    let sampled = app.all(&CANDIDATES).await.iter().filter(|one| is_sampled(one)).count();
    let paper = desk(&app, PUBLISH, order("provisional")).await;
    let list = app.all(&EXAM_LISTS).await.remove(0);
    let record = app.record_text(&paper).await;
    assert_eq!(list.get(WITHOUT_SECOND_LOOK).is_some(), sampled > 0);
    assert_eq!(record.contains("au motif suivant"), sampled > 0);
}

#[tokio::test]
async fn the_definitive_list_waits_for_appeals() {
    let app = town().await;
    let ids = decide_files(&app).await;
    assert_eq!(
        refusal(&app, PUBLISH, order("definitive")).await,
        "exam_list_provisional_first"
    );
    desk(&app, PUBLISH, order("provisional")).await;
    assert_eq!(
        refusal(&app, PUBLISH, order("definitive")).await,
        "exam_list_appeals_run"
    );
    app.at("2026-11-29T10:00:01Z");
    let appeal = file_appeal(&app, &ids[2]).await;
    assert_eq!(refusal(&app, PUBLISH, order("definitive")).await, "appeals_unsettled");
    let decide = move |cx: &mut engine::Cx<'_>| {
        let row = cx.need(&APPEALS, &appeal)?;
        cx.update(row.with(appeal::STATE, appeal::AppealState::Refused))
            .map(drop)
    };
    app.engine
        .transact(&TestApp::full_rights(), "decide", decide)
        .await
        .unwrap();
    desk(&app, PUBLISH, order("definitive")).await;
    assert_eq!(app.all(&EXAM_LISTS).await.len(), 2);
}

#[tokio::test]
async fn what_the_applicant_hears_is_what_was_published() {
    let app = town().await;
    let ticket = full_ticket(&app, "a").await;
    let number = hand_in(&app, &ticket, data("AB123456")).await.unwrap()["trackingNumber"].clone();
    let who = json!({"CIN": "AB123456", "trackingNumber": number});
    let verify = async || act(&app, &guest("v"), "verify", who.clone(), Vec::new()).await.unwrap();
    let id = app.all(&CANDIDATES).await[0].id.clone();
    desk(&app, "candidates.validate", json!({"ids": [id]})).await;
    let told = verify().await;
    assert_eq!(
        [&told["publishedStatus"]["word"], &told["candidateNumber"]],
        [&json!("submitted"), &Json::Null]
    );
    app.at("2026-11-26T10:00:00Z");
    open(&app, ExamStatus::Closed).await;
    desk(&app, PUBLISH, order("provisional")).await;
    let told = verify().await;
    assert_eq!(
        [&told["publishedStatus"]["word"], &told["candidateNumber"]],
        ["validated", "00001"]
    );
}
