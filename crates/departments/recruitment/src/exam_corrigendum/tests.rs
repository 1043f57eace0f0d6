//! Corrigenda: what was published changes by them alone.

use engine::notify::OUTBOX;
use engine::{RequestContext, Rights};
use serde_json::{Value as Json, json};

use super::EXAM_CORRIGENDA;
use crate::candidate::CandidateStatus;
use crate::recruitment::RECRUITMENTS;
use crate::recruitment::tests::town::{act, candidates, published, ready, test_of, town};
use crate::specialty::SPECIALTIES;
use crate::testing::{TestApp, code};

async fn correct(app: &TestApp, changes: Json) -> schema::Result<Json> {
    let order = json!({"id": "exam", "reason": "Erreur matérielle", "reasonAr": "خطأ مادي", "changes": changes});
    act(app, "samira", "recruitments.corrigendum", order).await
}

#[tokio::test]
async fn a_corrigendum_changes_what_was_published_and_says_so() {
    let app = town().await;
    let notice = published(&app).await;
    let written = test_of(&app, "written").await["$id"].as_str().unwrap().to_owned();
    let changes = json!([
        {"collection": "specialties", "id": "law", "data": {"posts": 7}},
        {"collection": "examTests", "id": written, "data": {"coefficient": 4}},
        {"collection": "specialties", "data": {"positionId": "adm", "nameFr": "Gestion", "nameAr": "التدبير", "posts": 1}},
        {"collection": "recruitments", "id": "exam", "data": {"application_deadline": "2026-12-15T16:30:00Z"}},
    ]);
    let told = correct(&app, changes).await.unwrap();
    let row = &told["corrigendum"];
    assert_eq!([&row["number"], &row["docId"]], [&json!(1), &told["docId"]]);
    assert_eq!(row["changes"].as_array().unwrap().len(), 4);
    assert_eq!(row["changes"][0]["before"], 3);
    assert_eq!(app.get(&SPECIALTIES, "law").await["posts"], 7);
    assert_eq!(app.all(&SPECIALTIES).await.len(), 3);
    let exam = app.get(&RECRUITMENTS, "exam").await;
    assert_eq!(
        [&exam["written_weight"], &exam["application_deadline"]],
        [&json!(4), &json!("2026-12-15T16:30:00.000+00:00")]
    );
    assert_ne!(exam["conditionsHash"], notice["exam"]["conditionsHash"]);
    assert_eq!(exam["seed"], notice["exam"]["seed"]);
    let record = app.record_text(&told).await;
    for part in [
        "Droit public",
        "Nombre de postes",
        "Erreur matérielle",
        "خطأ مادي",
        "Gestion",
    ] {
        assert!(record.contains(part), "{part}");
    }
    // The clock follows the deadline that stands now.
    app.at("2026-12-11T08:00:00Z");
    app.engine.run_due_jobs().await.unwrap();
    assert_eq!(app.get(&RECRUITMENTS, "exam").await["status"], "open");
    let look = RequestContext::new(Rights::guest());
    let public = app
        .act(&look, "recruitments.open", json!({"id": "exam"}))
        .await
        .unwrap();
    assert_eq!(public["exam"]["corrigenda"][0]["number"], 1);
    // What it says stands, and nothing else may.
    let again = app
        .update(&TestApp::full_rights(), &SPECIALTIES, "law", json!({"posts": 8}))
        .await;
    assert_eq!(code(again), "exam_published");
    let second = correct(
        &app,
        json!([{"collection": "specialties", "id": "law", "data": {"posts": 8}}]),
    )
    .await
    .unwrap();
    assert_eq!(second["corrigendum"]["number"], 2);
}

#[tokio::test]
async fn every_applicant_is_told_once_and_discreetly() {
    let app = town().await;
    published(&app).await;
    candidates(&app, 120, CandidateStatus::Submitted).await;
    correct(
        &app,
        json!([{"collection": "specialties", "id": "law", "data": {"posts": 4}}]),
    )
    .await
    .unwrap();
    while app.engine.run_due_jobs().await.unwrap() > 0 {}
    let rows = app.all(&OUTBOX).await;
    let mut to: Vec<&str> = rows
        .iter()
        .filter_map(|row| row.value("to").text())
        .filter(|to| to.starts_with('c'))
        .collect();
    to.sort_unstable();
    to.dedup();
    assert_eq!((rows.len(), to.len()), (120, 120));
    for row in &rows {
        assert_eq!(row.value("body").text().unwrap_or_default(), "");
        assert!(row.value("subject").text().unwrap().contains("administrateurs"));
    }
}

#[tokio::test]
async fn what_a_corrigendum_may_not_do_is_refused() {
    let app = town().await;
    ready(&app).await;
    let posts = json!([{"collection": "specialties", "id": "law", "data": {"posts": 7}}]);
    assert_eq!(code(correct(&app, posts.clone()).await), "corrigendum_of_draft");
    act(&app, "samira", "recruitments.publish", json!({"id": "exam"}))
        .await
        .unwrap();
    for (changes, expected) in [
        (json!([]), "general_argument_invalid"),
        (
            json!([{"collection": "candidates", "id": "x", "data": {}}]),
            "general_argument_invalid",
        ),
        (
            json!([{"collection": "specialties", "id": "law", "data": {"posts": 3}}]),
            "corrigendum_empty",
        ),
        (
            json!([{"collection": "specialties", "id": "nothing", "data": {"posts": 3}}]),
            "document_not_found",
        ),
        (
            json!([{"collection": "recruitments", "id": "exam", "data": {"application_deadline": "2026-12-09T16:30:00Z"}}]),
            "corrigendum_deadline_shortened",
        ),
        (
            json!([{"collection": "recruitments", "id": "exam", "data": {"max_age": 17}}]),
            "exam_ages_crossed",
        ),
    ] {
        assert_eq!(code(correct(&app, changes.clone()).await), expected, "{changes}");
    }
    let order = json!({"id": "exam", "reason": "x", "changes": posts});
    assert_eq!(
        code(act(&app, "rida", "recruitments.corrigendum", order).await),
        "user_unauthorized"
    );
    assert!(app.all(&EXAM_CORRIGENDA).await.is_empty());
    app.at("2026-12-11T08:00:00Z");
    app.engine.run_due_jobs().await.unwrap();
    let later =
        json!([{"collection": "recruitments", "id": "exam", "data": {"application_deadline": "2026-12-19T16:30:00Z"}}]);
    assert_eq!(code(correct(&app, later).await), "corrigendum_deadline_over");
}
