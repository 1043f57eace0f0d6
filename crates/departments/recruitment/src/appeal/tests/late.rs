//! Appeals that come late: what was settled before the oral stays so, and what results say follows from them.

use serde_json::json;

use super::{accept, carry_out, file_appeal};
use crate::marked_town::{act, announced_town, announced_town_with, candidate_row, lock, sign};
use crate::testing::code;

#[tokio::test]
async fn who_was_stopped_by_the_written_tests_contests_them_in_the_days_of_their_list_alone() {
    let app = announced_town().await;
    let paper = |candidate: &str| {
        json!({"candidateId": candidate, "about": "mark", "examTestId": "essay", "text": "Je conteste.",
            "filedAt": "2026-11-26T10:00:00Z"})
    };
    let stopped = act(&app, "sanae", "appeals.enter", paper("c4")).await;
    assert_eq!(code(stopped), "appeals_closed", "the oral is over");
    act(&app, "sanae", "appeals.enter", paper("c1")).await.unwrap();
}

#[tokio::test]
async fn who_is_left_out_by_a_mark_that_went_down_waits_for_no_post_any_more() {
    let app = announced_town().await;
    let id = file_appeal(&app, "c1", Some("essay")).await;
    sign(&app, "mourad", "appeals.decide", accept(&id, 5.0)).await.unwrap();
    carry_out(&app, "wafa", &id).await.unwrap();
    lock(&app, "ranking", "wafa", "oumaima").await;
    let again = json!({"id": "exam", "kind": "final", "reason": "Recours exécuté"});
    let told = sign(&app, "sanae", "recruitments.announce", again).await.unwrap();
    assert_eq!(told["lists"][1]["entries"], json!([]), "nobody waits");
    let row = candidate_row(&app, "c1").await;
    assert_eq!(
        [&row["status"], &row["publishedStatus"]],
        ["rejected_final", "rejected_final"]
    );
}

#[tokio::test]
async fn a_list_of_the_oral_that_is_published_after_the_end_names_whoever_passed_it() {
    let app = announced_town().await;
    let id = file_appeal(&app, "c3", Some("talk")).await;
    sign(&app, "oumaima", "appeals.decide", accept(&id, 15.0))
        .await
        .unwrap();
    carry_out(&app, "othman", &id).await.unwrap();
    let again = json!({"id": "exam", "kind": "oral", "reason": "Recours exécuté"});
    let told = sign(&app, "sanae", "recruitments.announce", again).await.unwrap();
    let entries = told["lists"][0]["entries"].as_array().unwrap();
    let named: Vec<_> = entries
        .iter()
        .map(|entry| {
            (
                entry["candidateNumber"].as_str().unwrap(),
                entry["word"].as_str().unwrap(),
            )
        })
        .collect();
    assert_eq!(
        named,
        ["101", "102", "103", "105"].map(|number| (number, "passed_oral"))
    );
}

#[tokio::test]
async fn of_several_who_have_a_post_that_nobody_announced_the_first_by_rank_comes_next() {
    // c3 waits with 12.80, c1 behind with 12.20.
    let app = announced_town_with(&[("c1", 11.0), ("c2", 15.0), ("c3", 13.0), ("c5", 11.0)]).await;
    let id = file_appeal(&app, "c1", None).await;
    let accepted = json!({"id": id, "decision": "accepted", "reason": "Fondé"});
    sign(&app, "mourad", "appeals.decide", accepted).await.unwrap();
    let order = json!({"id": id, "reason": "Fondé", "decisionRef": "44/2026"});
    sign(&app, "mina", "appeals.carryOut", order).await.unwrap();
    lock(&app, "ranking", "wafa", "oumaima").await;
    let told = act(&app, "sanae", "candidates.decline", json!({"id": "c2"}))
        .await
        .unwrap();
    assert_eq!(told["next"]["$id"], "c3");
}

#[tokio::test]
async fn a_waiting_list_alone_that_says_something_else_is_published_again() {
    let app = announced_town().await;
    let id = file_appeal(&app, "c1", Some("essay")).await;
    sign(&app, "mourad", "appeals.decide", accept(&id, 14.25))
        .await
        .unwrap();
    carry_out(&app, "wafa", &id).await.unwrap();
    lock(&app, "ranking", "wafa", "oumaima").await;
    let again = json!({"id": "exam", "kind": "final", "reason": "Recours exécuté"});
    let told = sign(&app, "sanae", "recruitments.announce", again.clone())
        .await
        .unwrap();
    assert_eq!(
        told["lists"][1]["entries"][0]["score"], 1290,
        "who waits, with another score"
    );
    let same = sign(&app, "sanae", "recruitments.announce", again).await;
    assert_eq!(code(same), "results_unchanged");
}

#[tokio::test]
async fn a_post_that_somebody_keeps_whose_mark_went_down_is_given_to_nobody_else() {
    let app = announced_town().await;
    let id = file_appeal(&app, "c5", Some("essay")).await;
    sign(&app, "mourad", "appeals.decide", accept(&id, 5.0)).await.unwrap();
    carry_out(&app, "wafa", &id).await.unwrap();
    lock(&app, "ranking", "wafa", "oumaima").await;
    let again = json!({"id": "exam", "kind": "final", "reason": "Recours exécuté"});
    sign(&app, "sanae", "recruitments.announce", again).await.unwrap();
    for (candidate, status) in [("c1", "waiting_list"), ("c2", "hired"), ("c5", "hired")] {
        assert_eq!(candidate_row(&app, candidate).await["status"], status, "{candidate}");
    }
    let told = act(&app, "sanae", "candidates.decline", json!({"id": "c5"}))
        .await
        .unwrap();
    assert_eq!(told["next"]["$id"], "c1");
}
