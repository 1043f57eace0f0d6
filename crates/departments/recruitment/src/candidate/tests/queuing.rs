//! Clerks go through the files that wait.

use std::collections::BTreeSet;

use serde_json::{Value as Json, json};

use crate::candidate::{CANDIDATES, CandidateStatus, REVIEWED_BY};
use crate::recruitment::tests::town::{act, candidates, published, town};
use crate::testing::TestApp;

async fn queued(count: u32) -> TestApp {
    let app = town().await;
    published(&app).await;
    app.user("driss", json!({"permissions": ["recruitment-system:*"]}))
        .await;
    candidates(&app, count, CandidateStatus::Submitted).await;
    app
}

async fn next(app: &TestApp, who: &str, order: Json) -> Option<String> {
    let told = act(app, who, "candidates.next", order).await.unwrap();
    told["nextId"].as_str().map(str::to_owned)
}

async fn begin(app: &TestApp, who: &str) -> Option<String> {
    next(app, who, json!({"recruitmentId": "exam"})).await
}

async fn validate(app: &TestApp, who: &str, id: &str) {
    act(app, who, "candidates.validate", json!({"ids": [id]}))
        .await
        .unwrap();
}

#[tokio::test]
async fn the_next_file_comes_after_this_one_and_what_is_put_off_comes_last() {
    let app = queued(4).await;
    assert_eq!(begin(&app, "samira").await.as_deref(), Some("c1"));
    for (from, to) in [("c1", "c2"), ("c2", "c3"), ("c3", "c4"), ("c4", "c1")] {
        assert_eq!(next(&app, "samira", json!({"id": from})).await.as_deref(), Some(to));
    }
    assert_eq!(
        next(&app, "samira", json!({"id": "c1", "later": true}))
            .await
            .as_deref(),
        Some("c2")
    );
    assert_eq!(
        next(&app, "samira", json!({"id": "c4"})).await.as_deref(),
        Some("c2"),
        "c1 was put off"
    );
    for (id, then) in [("c2", Some("c3")), ("c3", Some("c4")), ("c4", Some("c1")), ("c1", None)] {
        validate(&app, "samira", id).await;
        assert_eq!(next(&app, "samira", json!({"id": id})).await.as_deref(), then);
    }
}

#[tokio::test]
async fn a_file_is_its_clerk_s_for_some_minutes() {
    let app = queued(2).await;
    assert_eq!(begin(&app, "samira").await.as_deref(), Some("c1"));
    assert_eq!(begin(&app, "driss").await.as_deref(), Some("c2"));
    assert_eq!(
        next(&app, "driss", json!({"id": "c2"})).await,
        None,
        "the other one is somebody's"
    );
    let opened = act(&app, "driss", "candidates.claim", json!({"id": "c1"}))
        .await
        .unwrap();
    assert_eq!(opened["heldById"], "samira");
    let told = act(&app, "driss", "candidates.review", json!({"id": "c1"}))
        .await
        .unwrap();
    assert_eq!(told["heldById"], "samira");
    app.at("2026-11-20T10:11:00Z");
    let opened = act(&app, "driss", "candidates.claim", json!({"id": "c1"}))
        .await
        .unwrap();
    assert_eq!(opened["heldById"], Json::Null, "its time is over");
    assert_eq!(begin(&app, "samira").await.as_deref(), Some("c2"));
    for who in ["rida", "dina"] {
        assert!(
            act(&app, who, "candidates.next", json!({"recruitmentId": "exam"}))
                .await
                .is_err()
        );
    }
}

#[tokio::test]
async fn two_clerks_review_three_hundred_files_and_never_meet() {
    let app = queued(300).await;
    let (mut held, mut seen) = ([None, None], [BTreeSet::new(), BTreeSet::new()]);
    let clerks = ["samira", "driss"];
    let (mut turn, mut steps) = (0_usize, 0_usize);
    loop {
        let who = turn % 2;
        held[who] = match held[who].take() {
            None => begin(&app, clerks[who]).await,
            Some(file) => {
                let file: String = file;
                // Of ten files one is put off, one is passed over; some need two looks of the other clerk's turns.
                let order = match turn % 23 {
                    7 => json!({"id": file, "later": true}),
                    15 => json!({"id": file}),
                    _ => {
                        validate(&app, clerks[who], &file).await;
                        assert!(seen[who].insert(file.clone()), "{file} twice");
                        json!({"id": file})
                    }
                };
                next(&app, clerks[who], order).await
            }
        };
        assert!(held[0].is_none() || held[0] != held[1], "{held:?} at {turn}");
        steps += 1;
        assert!(steps < 800, "the queue does not end");
        // One of them is faster.
        turn += if steps % 5 == 0 { 2 } else { 1 };
        if held == [None, None] && steps > 2 {
            break;
        }
    }
    assert_eq!(seen[0].len() + seen[1].len(), 300);
    assert!(seen[0].is_disjoint(&seen[1]));
    let rows = app.all(&CANDIDATES).await;
    assert!(rows.iter().all(|one| one.get(REVIEWED_BY).is_some()));
}
