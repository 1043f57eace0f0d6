//! Corrigenda: what was published changes by them alone.

use engine::notify::OUTBOX;
use engine::{RequestContext, Rights};
use schema::{Document, Id};
use serde_json::{Value as Json, json};

use super::EXAM_CORRIGENDA;
use crate::candidate::{CANDIDATES, CandidateStatus};
use crate::exam_presence::{self, EXAM_PRESENCE_ROWS};
use crate::marked_town::house;
use crate::recruitment::RECRUITMENTS;
use crate::recruitment::tests::town::{act, candidates, published, ready, test_of, town};
use crate::specialty::SPECIALTIES;
use crate::testing::{TestApp, code};

async fn correct(app: &TestApp, changes: Json) -> schema::Result<Json> {
    let order = json!({"id": "exam", "reason": "Erreur matérielle", "reasonAr": "خطأ مادي", "changes": changes,
        "decisionRef": "15/2026", "decisionDate": "2026-11-19"});
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
    let parts = [
        "15/2026",
        "Droit public",
        "Nombre de postes",
        "Erreur matérielle",
        "خطأ مادي",
        "Gestion",
    ];
    assert!(parts.iter().all(|part| record.contains(part)), "{record}");
}

#[tokio::test]
async fn the_clock_follows_and_what_a_corrigendum_says_stands() {
    let app = town().await;
    published(&app).await;
    let posts = |count: i64| json!({"collection": "specialties", "id": "law", "data": {"posts": count}});
    let later =
        json!({"collection": "recruitments", "id": "exam", "data": {"application_deadline": "2026-12-15T16:30:00Z"}});
    correct(&app, json!([posts(7), later])).await.unwrap();
    app.at("2026-12-11T08:00:00Z");
    app.engine.run_due_jobs().await.unwrap();
    assert_eq!(app.get(&RECRUITMENTS, "exam").await["status"], "open");
    let look = RequestContext::new(Rights::guest());
    let public = app.act(&look, "recruitments.open", json!({"id": "exam"})).await;
    assert_eq!(public.unwrap()["exam"]["corrigenda"][0]["number"], 1);
    let all = TestApp::full_rights();
    let again = app.update(&all, &SPECIALTIES, "law", json!({"posts": 8})).await;
    assert_eq!(code(again), "exam_published");
    let second = correct(&app, json!([posts(8)])).await.unwrap();
    assert_eq!(second["corrigendum"]["number"], 2);
    let back = app.update(&all, &SPECIALTIES, "law", json!({"posts": 7})).await;
    assert_eq!(code(back), "exam_published", "the newest alone counts");
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
    assert!(app.all(&EXAM_CORRIGENDA).await.is_empty());
}

#[tokio::test]
async fn the_secretariat_alone_corrects_and_no_deadline_that_is_over() {
    let app = town().await;
    published(&app).await;
    let posts = json!([{"collection": "specialties", "id": "law", "data": {"posts": 7}}]);
    let order = json!({"id": "exam", "reason": "x", "changes": posts});
    let refused = act(&app, "rida", "recruitments.corrigendum", order).await;
    assert_eq!(code(refused), "user_unauthorized");
    app.at("2026-12-11T08:00:00Z");
    app.engine.run_due_jobs().await.unwrap();
    let later = json!({"application_deadline": "2026-12-19T16:30:00Z"});
    let later = json!([{"collection": "recruitments", "id": "exam", "data": later}]);
    assert_eq!(code(correct(&app, later).await), "corrigendum_deadline_over");
}

#[tokio::test]
async fn rows_are_added_while_people_apply_and_afterwards_tests_alone() {
    let app = town().await;
    published(&app).await;
    let add = |collection: &str, data: Json| json!([{"collection": collection, "data": data}]);
    let document = json!({"labelFr": "Casier judiciaire", "labelAr": "سجل عدلي", "kind": "pdf", "condition": "all"});
    let oral = json!({"kind": "practical", "labelFr": "Conduite", "labelAr": "سياقة", "coefficient": 1});
    let told = correct(&app, add("examDocuments", document.clone())).await.unwrap();
    assert_eq!(
        told["corrigendum"]["changes"][0]["after"]["labelFr"],
        "Casier judiciaire"
    );
    correct(&app, add("examTests", oral.clone())).await.unwrap();
    app.at("2026-12-11T08:00:00Z");
    app.engine.run_due_jobs().await.unwrap();
    let late = correct(&app, add("examDocuments", document)).await;
    assert_eq!(code(late), "corrigendum_deadline_over");
    correct(&app, add("examTests", oral)).await.unwrap();
}

#[tokio::test]
async fn reserved_posts_that_a_notice_printed_still_sum_up_after_a_corrigendum() {
    let app = town().await;
    ready(&app).await;
    let printed = |law: i64, eco: i64| json!([{"ground": "disability", "percent": 40, "base": "exam", "rounding": "down", "posts": {"law": law, "eco": eco}}]);
    app.change(&RECRUITMENTS, "exam", json!({"quotas": printed(1, 1)}))
        .await;
    act(&app, "samira", "recruitments.publish", json!({"id": "exam"}))
        .await
        .unwrap();
    let posts = json!({"collection": "specialties", "id": "law", "data": {"posts": 8}});
    let refused = correct(&app, json!([posts])).await;
    assert_eq!(code(refused), "exam_quota_sum", "two fifths of ten are four");
    assert_eq!(
        app.get(&SPECIALTIES, "law").await["posts"],
        3,
        "nothing is half written"
    );
    let shares = json!({"collection": "recruitments", "id": "exam", "data": {"quotas": printed(3, 1)}});
    correct(&app, json!([posts, shares])).await.unwrap();
}

#[tokio::test]
async fn quotas_are_compared_after_they_are_read() {
    let app = town().await;
    published(&app).await;
    let quotas = json!([{"ground": "disability", "percent": 34}]);
    let change = json!({"collection": "recruitments", "id": "exam", "data": {"quotas": quotas}});
    correct(&app, json!([change])).await.unwrap();
    let exam = app.get(&RECRUITMENTS, "exam").await;
    let read = json!([{"ground": "disability", "percent": 34, "base": "specialty", "rounding": "down"}]);
    assert_eq!(exam["quotas"], read);
    let another = json!({"quotas": [{"ground": "disability", "percent": 35}]});
    let refused = app
        .update(&TestApp::full_rights(), &RECRUITMENTS, "exam", another)
        .await;
    assert_eq!(code(refused), "exam_published");
}

#[tokio::test]
async fn a_condition_changes_by_a_decision_and_the_deadline_without() {
    let app = town().await;
    published(&app).await;
    let posts = json!([{"collection": "specialties", "id": "law", "data": {"posts": 7}}]);
    let later = json!([{"collection": "recruitments", "id": "exam",
        "data": {"application_deadline": "2026-12-15T16:30:00Z"}}]);
    let order = |changes: &Json, more: Json| {
        let mut order = json!({"id": "exam", "reason": "Erreur", "changes": changes});
        order.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        order
    };
    let tried =
        async |changes: &Json, more: Json| act(&app, "samira", "recruitments.corrigendum", order(changes, more)).await;
    for more in [
        json!({}),
        json!({"decisionRef": "15/2026"}),
        json!({"decisionDate": "2026-11-19"}),
    ] {
        assert_eq!(code(tried(&posts, more).await), "corrigendum_needs_decision");
    }
    let tomorrow = json!({"decisionRef": "15/2026", "decisionDate": "2026-11-21"});
    assert_eq!(code(tried(&posts, tomorrow).await), "corrigendum_before_decision");
    tried(&later, json!({})).await.unwrap();
}

#[tokio::test]
async fn nothing_that_counts_moves_once_a_test_was_sat() {
    let app = town().await;
    published(&app).await;
    let written = test_of(&app, "written").await["$id"].as_str().unwrap().to_owned();
    candidates(&app, 1, CandidateStatus::ConvokedWritten).await;
    let test = written.clone();
    house(&app, move |cx| {
        let one = cx.all(&CANDIDATES, [])?.remove(0);
        let came = Document::new(&EXAM_PRESENCE_ROWS)
            .with(exam_presence::TEST, Id(test.clone()))
            .with(exam_presence::CANDIDATE, Id(one.id))
            .with(exam_presence::PRESENT, true);
        cx.create(came).map(drop)
    })
    .await;
    let order = |collection: &str, id: &str, data: Json| {
        json!({"id": "exam", "reason": "Erreur", "decisionRef": "15/2026", "decisionDate": "2026-11-19",
            "changes": [{"collection": collection, "id": id, "data": data}]})
    };
    for (collection, id, data) in [
        ("examTests", written.as_str(), json!({"coefficient": 5})),
        ("examTests", written.as_str(), json!({"minMark": 14})),
        ("specialties", "law", json!({"posts": 1})),
        ("recruitments", "exam", json!({"absentRule": "zero"})),
        ("recruitments", "exam", json!({"max_age": 30})),
        ("recruitments", "exam", json!({"tieRules": ["younger"]})),
    ] {
        let tried = act(
            &app,
            "samira",
            "recruitments.corrigendum",
            order(collection, id, data.clone()),
        )
        .await;
        assert_eq!(code(tried), "corrigendum_marks_begun", "{data}");
    }
    let day = order("examTests", &written, json!({"date": "2026-12-20"}));
    act(&app, "samira", "recruitments.corrigendum", day).await.unwrap();
}
