//! A clock that was wrong: what it sent stays as it was sent, and when it was follows from what somebody found out.

use platform::workday::STALE_DAYS;
use schema::Instant;
use serde_json::{Value as Json, json};

use super::*;
use crate::device_drift::DEVICE_DRIFTS;
use crate::punch::{AT, DRIFT, IS_DOUBTFUL, LOCAL_AT};

const DAY: &str = "0042\t2026-11-18 08:30:00\t0\t1\t0\t0\n0042\t2026-11-18 16:40:00\t0\t1\t0\t0\n\
    1042\t2026-11-19 00:10:00\t0\t1\t0\t0\n0042\t2026-11-19 08:31:00\t0\t1\t0\t0\n";

fn ahead(minutes: i64, from: &str, to: &str) -> Json {
    json!({"deviceId": "door", "fromAt": from, "toAt": to, "minutes": minutes, "reason": "Heure d’été restée réglée"})
}

/// When each punch was, in the order in which they came, and by how many minutes it was set right.
async fn times(app: &TestApp) -> Vec<(String, Option<i64>)> {
    let mut rows = punches(app).await;
    rows.sort_by_key(|row| row.get(LOCAL_AT));
    let time = |row: &Document| row.get(AT).map(|Instant(at)| at.to_string()).unwrap();
    rows.iter().map(|row| (time(row), row.get(DRIFT))).collect()
}

async fn run_jobs(app: &TestApp) {
    while app.engine.run_due_jobs().await.unwrap() > 0 {}
}

fn at(time: &str, drift: Option<i64>) -> (String, Option<i64>) {
    (time.to_owned(), drift)
}

#[tokio::test]
async fn the_punches_of_a_period_follow_it_and_what_was_sent_stays() {
    let app = town().await;
    assert_eq!(post(&app, ATTLOG, DAY).await, "OK:4");
    run_jobs(&app).await;
    let clerk = clerk(&app).await;
    let wrong = ahead(60, "2026-11-18T12:00:00Z", "2026-11-19T00:59:59Z");
    let made = app.create(&clerk, &DEVICE_DRIFTS, wrong).await.unwrap();
    run_jobs(&app).await;
    assert_eq!(
        times(&app).await,
        [
            at("2026-11-18T08:30:00Z", None),
            at("2026-11-18T15:40:00Z", Some(60)),
            at("2026-11-18T23:10:00Z", Some(60)),
            at("2026-11-19T08:31:00Z", None),
        ]
    );
    let corrected = &punches(&app).await[1];
    assert_eq!(corrected.get(LOCAL_AT).as_deref(), Some("2026-11-18 16:40:00"));
    assert_eq!(corrected.get(IS_DOUBTFUL), Some(false), "somebody vouches for it");
    assert_eq!(post(&app, ATTLOG, DAY).await, "OK:4");
    assert_eq!(punches(&app).await.len(), 4, "the same lines are no new punches");

    let id = made["$id"].as_str().unwrap();
    app.update(&clerk, &DEVICE_DRIFTS, id, json!({"minutes": -5}))
        .await
        .unwrap();
    run_jobs(&app).await;
    assert_eq!(times(&app).await[1], at("2026-11-18T16:45:00Z", Some(-5)));
    let chief = app.ctx("chief").await;
    app.engine.delete(&chief, &DEVICE_DRIFTS, id, None).await.unwrap();
    run_jobs(&app).await;
    assert_eq!(times(&app).await[1], at("2026-11-18T16:40:00Z", None));
    assert_eq!(punches(&app).await[1].get(IS_DOUBTFUL), Some(true));
}

#[tokio::test]
async fn lines_that_come_after_the_correction_follow_it_too_and_days_are_computed_again() {
    let app = town().await;
    let clerk = clerk(&app).await;
    let wrong = ahead(60, "2026-11-19T00:00:00Z", "2026-11-20T00:00:00Z");
    app.create(&clerk, &DEVICE_DRIFTS, wrong).await.unwrap();
    run_jobs(&app).await;
    assert_eq!(post(&app, ATTLOG, DAY).await, "OK:4");
    assert_eq!(times(&app).await[2], at("2026-11-18T23:10:00Z", Some(60)));
    let stale = app.all(&STALE_DAYS).await;
    let rows: Vec<String> = stale.iter().map(|row| format!("{:?}", row.values)).collect();
    assert!(
        rows.iter()
            .any(|row| row.contains("2026-11-18") && row.contains("2026-11-19")),
        "the night is of the eighteenth now: {rows:?}"
    );
}

#[tokio::test]
async fn one_hour_of_a_device_has_one_correction_that_moves_something_and_says_why() {
    let app = town().await;
    let clerk = clerk(&app).await;
    let (from, to) = ("2026-11-18T08:00:00Z", "2026-11-18T20:00:00Z");
    let create = |data: Json| app.create(&clerk, &DEVICE_DRIFTS, data);
    assert_eq!(code(create(ahead(0, from, to)).await), "drift_moves_nothing");
    create(ahead(60, from, to)).await.unwrap();
    assert_eq!(
        code(create(ahead(30, "2026-11-18T20:00:00Z", "2026-11-19T20:00:00Z")).await),
        "drift_overlaps"
    );
    create(ahead(30, "2026-11-18T20:00:01Z", "2026-11-19T20:00:00Z"))
        .await
        .unwrap();
    let mut unexplained = ahead(30, "2026-11-20T20:00:01Z", "2026-11-20T21:00:00Z");
    unexplained["reason"] = json!("");
    assert!(create(unexplained).await.is_err());
    let amina = app.ctx("amina").await;
    let refused = app
        .create(
            &amina,
            &DEVICE_DRIFTS,
            ahead(5, "2026-11-01T08:00:00Z", "2026-11-01T09:00:00Z"),
        )
        .await;
    assert!(refused.is_err(), "who keeps no attendance sets no clock right");
}

#[tokio::test]
async fn a_period_of_more_punches_than_one_piece_is_corrected_whole() {
    let app = town().await;
    // Ten in each second, so that a second stands across the end of a piece.
    let line = |at: usize| {
        format!(
            "{}\t2026-11-18 08:{:02}:{:02}\t0\t1\t0\t0",
            5000 + at % 10,
            at / 600,
            at / 10 % 60
        )
    };
    let body: Vec<String> = (0..1205).map(line).collect();
    assert_eq!(post(&app, ATTLOG, body.join("\n")).await, "OK:1205");
    let wrong = ahead(30, "2026-11-18T06:00:00Z", "2026-11-18T20:00:00Z");
    app.create(&clerk(&app).await, &DEVICE_DRIFTS, wrong).await.unwrap();
    run_jobs(&app).await;
    let corrected = times(&app).await;
    assert_eq!(corrected.len(), 1205);
    assert!(corrected.iter().all(|(_, drift)| *drift == Some(30)));
}
