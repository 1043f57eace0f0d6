//! What strangers read of exams.

use engine::{RequestContext, Rights};
use serde_json::{Value as Json, json};

use super::town::{published, ready, town};
use crate::recruitment::{ExamStatus, RECRUITMENTS, RESULTS_AT, STATUS};
use crate::testing::{TestApp, code};

async fn look(app: &TestApp, data: Json) -> schema::Result<Json> {
    app.act(&RequestContext::new(Rights::guest()), "recruitments.open", data)
        .await
}

#[tokio::test]
async fn drafts_are_nobodys_to_read_and_open_exams_everybodys() {
    let app = town().await;
    ready(&app).await;
    assert_eq!(look(&app, json!({})).await.unwrap()["exams"], json!([]));
    assert_eq!(code(look(&app, json!({"id": "exam"})).await), "document_not_found");
    super::town::act(&app, "samira", "recruitments.publish", json!({"id": "exam"}))
        .await
        .unwrap();
    let exams = look(&app, json!({})).await.unwrap();
    assert_eq!(
        [&exams["exams"][0]["id"], &exams["exams"][0]["posts"]],
        [&json!("exam"), &json!(5)]
    );
}

/// As the notice says them.
fn assert_conditions_are_in_words(exam: &Json) {
    let words = exam["conditions"].as_array().unwrap();
    let named = |name: &str| words.iter().find(|one| one["name"] == name).unwrap();
    assert_eq!(
        [&named("nationality")["fr"], &named("nationality")["ar"]],
        ["marocaine", "المغربية"]
    );
    assert_eq!(named("appealDays")["ar"], "5\u{a0}أيام");
    assert!(
        named("ages")["fr"]
            .as_str()
            .unwrap()
            .starts_with("18 ans au moins, 40 ans au plus")
    );
    assert!(named("ties")["fr"].as_str().unwrap().contains("note de l’oral"));
}

#[tokio::test]
async fn one_exam_is_told_whole_and_nothing_of_its_candidates() {
    let app = town().await;
    published(&app).await;
    let told = look(&app, json!({"id": "exam"})).await.unwrap();
    let exam = &told["exam"];
    assert_eq!(exam["takesApplications"], true);
    assert_eq!(exam["acceptedUntil"], "2026-12-10T16:40:00.000+00:00");
    assert_eq!(exam["positions"][0]["specialties"][1]["nameFr"], "Économie");
    assert_eq!(exam["documents"].as_array().unwrap().len(), 6);
    assert_eq!(exam["tests"].as_array().unwrap().len(), 2);
    assert_eq!([&exam["corrigenda"], &exam["lists"]], [&json!([]), &json!([])]);
    for secret in ["seatSeed", "currentRunId", "candidates"] {
        assert!(exam.get(secret).is_none(), "{secret}");
    }
    let guest = RequestContext::new(Rights::guest());
    let file = exam["published_notice_id"].as_str().unwrap().to_owned();
    let bucket = platform::BUCKETS
        .iter()
        .find(|one| one.id == platform::bucket::DOWNLOADABLE_DOCUMENTS)
        .unwrap();
    assert!(
        app.engine.open_file(&guest, bucket, &file).await.is_ok(),
        "the notice is handed to everybody"
    );
    app.at("2026-12-10T16:30:00.001Z");
    assert_eq!(
        look(&app, json!({"id": "exam"})).await.unwrap()["exam"]["takesApplications"],
        false
    );
    let told = look(&app, json!({})).await.unwrap();
    assert_eq!(told["exams"], json!([]));
    assert_eq!(
        [&told["closed"][0]["id"], &told["closed"][0]["status"]],
        ["exam", "open"],
        "under way"
    );
    assert_conditions_are_in_words(exam);
}

#[tokio::test]
async fn an_exam_that_ended_stays_as_long_as_its_lists() {
    let app = town().await;
    published(&app).await;
    let end = |cx: &mut engine::Cx<'_>| {
        let at = cx.moment();
        for status in [ExamStatus::Closed, ExamStatus::GradingWritten, ExamStatus::Completed] {
            let exam = cx.need(&RECRUITMENTS, "exam")?.with(RESULTS_AT, at);
            cx.update(exam.with(STATUS, status))?;
        }
        Ok(())
    };
    app.at("2027-02-01T10:00:00Z");
    app.engine.transact(&TestApp::full_rights(), "end", end).await.unwrap();
    let closed = async || look(&app, json!({})).await.unwrap()["closed"].clone();
    assert_eq!(closed().await[0]["status"], "completed");
    app.at("2028-01-31T10:00:00Z");
    assert_eq!(
        closed().await.as_array().unwrap().len(),
        1,
        "a year where the exam says nothing"
    );
    app.at("2028-02-02T10:00:00Z");
    assert_eq!(closed().await, json!([]));
}
