//! Results as they are announced.

use serde_json::{Value as Json, json};

use super::EXAM_LISTS;
use crate::marked_town::{MARKS, act, candidate_row, heard_town, lifted_town, lock, sign};
use crate::testing::{TestApp, code};

/// Their scores: c1 12.80, c2 14.00, c3 failed, c5 13.00.
const ORAL: &[(&str, f64)] = &[("c1", 12.0), ("c2", 15.0), ("c3", 9.5), ("c5", 11.0)];

fn results(kind: &str) -> Json {
    json!({"id": "exam", "kind": kind})
}

async fn statuses(app: &TestApp) -> Vec<Json> {
    let mut told = Vec::new();
    for number in 1..=6 {
        told.push(candidate_row(app, &format!("c{number}")).await["publishedStatus"].clone());
    }
    told
}

#[tokio::test]
async fn everybody_is_told_at_once_and_the_absent_that_they_were_absent() {
    let app = lifted_town(MARKS).await;
    assert_eq!(
        statuses(&app).await,
        vec![Json::Null; 6],
        "nobody is told by the lifting"
    );
    let told = sign(&app, "sanae", "recruitments.announce", results("written"))
        .await
        .unwrap();
    assert_eq!(told["told"], 6);
    let expected = [
        "passed_written",
        "passed_written",
        "passed_written",
        "failed_written",
        "passed_written",
        "absent",
    ];
    assert_eq!(statuses(&app).await, expected.map(|word| json!(word)));
    let entries = told["lists"][0]["entries"].as_array().unwrap();
    let numbers: Vec<_> = entries
        .iter()
        .map(|entry| entry["candidateNumber"].as_str().unwrap())
        .collect();
    assert_eq!(numbers, ["101", "102", "103", "105"]);
    let text = told["lists"][0].to_string();
    assert!(!text.contains("JB1000"), "no card on a public list");
    assert!(app.record_text(&told["papers"][0]).await.contains("105"));
}

#[tokio::test]
async fn results_are_announced_with_a_password_and_after_their_lock() {
    let app = lifted_town(MARKS).await;
    let unsigned = act(&app, "sanae", "recruitments.announce", results("written")).await;
    assert_eq!(code(unsigned), "signature_not_a_person");
    for (who, kind, refused) in [
        ("sanae", "oral", "announce_not_ready"),
        ("sanae", "all", "announce_not_of_results"),
        ("wafa", "written", "user_unauthorized"),
    ] {
        let told = sign(&app, who, "recruitments.announce", results(kind)).await;
        assert_eq!(code(told), refused, "{who}, {kind}");
    }
}

async fn ranked_town() -> TestApp {
    let app = heard_town(ORAL).await;
    act(&app, "sanae", "recruitments.rank", json!({"id": "exam"}))
        .await
        .unwrap();
    let early = sign(&app, "sanae", "recruitments.announce", results("final")).await;
    assert_eq!(code(early), "announce_not_ready", "the ranking is signed first");
    lock(&app, "ranking", "wafa", "oumaima").await;
    app
}

#[tokio::test]
async fn the_final_results_are_the_ranking_that_was_signed() {
    let app = ranked_town().await;
    let told = sign(&app, "sanae", "recruitments.announce", results("final"))
        .await
        .unwrap();
    let kinds: Vec<_> = told["lists"]
        .as_array()
        .unwrap()
        .iter()
        .map(|list| list["kind"].as_str().unwrap())
        .collect();
    assert_eq!(kinds, ["final", "waiting"]);
    let final_entries = told["lists"][0]["entries"].as_array().unwrap();
    let ranks: Vec<_> = final_entries
        .iter()
        .map(|entry| {
            (
                entry["candidateNumber"].as_str().unwrap(),
                entry["rank"].as_i64().unwrap(),
            )
        })
        .collect();
    assert_eq!(ranks, [("102", 1), ("105", 2)]);
    let row = candidate_row(&app, "c1").await;
    assert_eq!(
        (
            &row["status"],
            &row["publishedStatus"],
            &row["final_rank"],
            &row["final_score"]
        ),
        (&json!("waiting_list"), &json!("waiting_list"), &json!(3), &json!(12.8))
    );
    let exam = app.get(app.collection("recruitments"), "exam").await;
    assert!(exam["results_announced_at"].is_string());
    assert_eq!(app.all(&EXAM_LISTS).await.len(), 2);
}

#[tokio::test]
async fn a_ranking_made_anew_is_signed_anew() {
    let app = ranked_town().await;
    act(&app, "sanae", "recruitments.rank", json!({"id": "exam"}))
        .await
        .unwrap();
    let stale = sign(&app, "sanae", "recruitments.announce", results("final")).await;
    assert_eq!(code(stale), "ranking_outdated");
    lock(&app, "ranking", "wafa", "oumaima").await;
    sign(&app, "sanae", "recruitments.announce", results("final"))
        .await
        .unwrap();
}
