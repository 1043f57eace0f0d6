//! Results as they are announced.

use engine::Cx;
use schema::Id;
use serde_json::{Value as Json, json};

use super::announcement::published_word;
use super::part::rows_of;
use super::{ENTRIES, EXAM_LISTS, ListKind, PART, PARTS, PUBLISHED_AT, REPLACED_BY, WHOLE_DIGEST};
use crate::candidate::{self, CANDIDATES};
use crate::marked_town::{MARKS, act, announce, candidate_row, heard_town, house, lifted_town, lock, sign};
use crate::recruitment::{self, RECRUITMENTS};
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
    announce(&app, "oral").await.unwrap();
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
    let told = announce(&app, "final").await.unwrap();
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
    assert_eq!(
        app.all(&EXAM_LISTS).await.len(),
        4,
        "beside those of the written tests and the oral"
    );
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

#[tokio::test]
async fn a_word_is_in_force_once_the_exam_bears_the_name_of_its_announcement() {
    let app = lifted_town(MARKS).await;
    let word_of_first = |cx: &mut Cx<'_>| {
        let exam = cx.need(&RECRUITMENTS, "exam")?;
        Ok(published_word(&exam, &cx.need(&CANDIDATES, "c1")?))
    };
    house(&app, |cx| {
        let row = cx.need(&CANDIDATES, "c1")?;
        cx.update(row.with(candidate::ANNOUNCED, "n1 passed_written".to_owned()))
            .map(drop)
    })
    .await;
    assert_eq!(house(&app, word_of_first).await, None, "what was cut short is nobody's");
    house(&app, |cx| {
        let exam = cx.need(&RECRUITMENTS, "exam")?;
        cx.update(exam.with(recruitment::ANNOUNCEMENT, "n1".to_owned()))
            .map(drop)
    })
    .await;
    assert_eq!(house(&app, word_of_first).await.as_deref(), Some("passed_written"));
    house(&app, |cx| {
        let row = cx.need(&CANDIDATES, "c1")?;
        cx.update(row.with(candidate::PUBLISHED_STATUS, "convoked_oral".to_owned()))
            .map(drop)
    })
    .await;
    assert_eq!(
        house(&app, word_of_first).await.as_deref(),
        Some("convoked_oral"),
        "a later act says otherwise"
    );
}

#[tokio::test]
async fn a_list_too_long_for_a_paper_stands_in_parts_and_shrinks_again() {
    let app = lifted_town(MARKS).await;
    let publish = |count: usize| {
        move |cx: &mut Cx<'_>| {
            let entry = |number| json!({"candidateNumber": format!("{number:05}"), "nameFr": "Bennani".repeat(20)});
            let entries: Vec<Json> = (0..count).map(entry).collect();
            let at = cx.moment();
            for row in rows_of(cx, &Id::from("exam"), ListKind::Final, &entries)? {
                let row = row.with(PUBLISHED_AT, at);
                match cx.get(&EXAM_LISTS, &row.id)? {
                    None => cx.create(row)?,
                    Some(_) => cx.update(row)?,
                };
            }
            Ok(())
        }
    };
    house(&app, publish(5000)).await;
    let lists = app.all(&EXAM_LISTS).await;
    let parts: Vec<i64> = lists.iter().filter_map(|list| list.get(PART)).collect();
    assert_eq!(parts, [1, 2, 3]);
    let counts = lists
        .iter()
        .map(|list| list.get(ENTRIES).unwrap().as_array().unwrap().len());
    assert_eq!(counts.sum::<usize>(), 5000);
    assert!(lists.iter().all(|list| list.get(PARTS) == Some(3)));
    let digest = lists[0].get(WHOLE_DIGEST);
    assert!(lists.iter().all(|list| list.get(WHOLE_DIGEST) == digest));
    house(&app, publish(10)).await;
    let lists = app.all(&EXAM_LISTS).await;
    let replaced = lists.iter().filter(|list| list.get(REPLACED_BY).is_some()).count();
    assert_eq!(
        (lists.len(), replaced),
        (3, 2),
        "parts that are no longer needed name the first"
    );
}

#[tokio::test]
async fn results_are_told_to_those_of_whom_they_say_something() {
    let app = lifted_town(MARKS).await;
    house(&app, |cx| {
        for (id, mail) in [
            ("c1", "passed@example.ma"),
            ("c4", "failed@example.ma"),
            ("c6", "gone@example.ma"),
        ] {
            let row = cx.need(&CANDIDATES, id)?.with(candidate::EMAIL, mail.to_owned());
            cx.update(row)?;
        }
        let mut row = schema::Document::new(&CANDIDATES);
        row.values = cx.need(&CANDIDATES, "c6")?.values;
        row.clear(candidate::CANDIDATE_NUMBER);
        row.id = "c7".to_owned();
        let row = row
            .with(candidate::CIN, "JB10007".to_owned())
            .with(candidate::EMAIL, "out@example.ma".to_owned())
            .with(candidate::STATUS, candidate::CandidateStatus::EliminatedPreWritten);
        cx.create(row).map(drop)
    })
    .await;
    announce(&app, "written").await.unwrap();
    while app.engine.run_due_jobs().await.unwrap() > 0 {}
    let rows = app.all(&engine::notify::OUTBOX).await;
    let mut told: Vec<&str> = rows.iter().filter_map(|row| row.value("to").text()).collect();
    told.sort_unstable();
    assert_eq!(told, ["failed@example.ma", "gone@example.ma", "passed@example.ma"]);
}
