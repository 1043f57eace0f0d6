use std::sync::Arc;

use engine::{Engine, IDEMPOTENCY_KEYS, IdempotencyKey, JOBS};
use schema::Collection;
use serde_json::json;

use crate::town::*;

async fn rows(engine: &Engine, of: &'static Collection) -> u64 {
    engine.read(|cx| cx.count(of, Vec::new())).await.unwrap()
}

fn once(key: &str) -> Arc<IdempotencyKey> {
    IdempotencyKey::new(&admin().rights, "/things", key, b"{}")
}

async fn answer_once(town: &Town, key: &str) {
    town.engine
        .keep_answer(&once(key), (201, "made".to_owned()))
        .await
        .unwrap();
}

/// Plans and runs what is due at an instant.
async fn live(town: &Town, instant: &str) {
    town.clock.set(instant.parse().unwrap());
    town.engine.plan_routines().await.unwrap();
    while town.engine.run_due_jobs().await.unwrap() > 0 {}
}

#[tokio::test]
async fn a_night_erases_what_is_of_no_use_any_more_and_nothing_else() {
    let town = Town::new();
    for number in 0..230 {
        answer_once(&town, &format!("old {number}")).await;
    }
    live(&town, "2026-11-02T20:00:00Z").await;
    live(&town, "2026-11-03T20:00:00Z").await;
    answer_once(&town, "young").await;
    assert_eq!(
        rows(&town.engine, &IDEMPOTENCY_KEYS).await,
        231,
        "its clock is not trusted yet"
    );
    live(&town, "2026-11-04T10:00:00Z").await;
    assert_eq!(
        rows(&town.engine, &IDEMPOTENCY_KEYS).await,
        1,
        "more than one transaction erases"
    );
    let known = town.engine.answer_of(&once("young")).await.unwrap();
    assert!(known.is_some(), "its answer is still known");
}

/// A house that goes into the trash.
async fn deleted_house(town: &Town) {
    town.create_as(&admin(), &HOUSES, Some("h"), json!({"name": "h"}))
        .await
        .unwrap();
    town.engine.delete(&admin(), &HOUSES, "h", None).await.unwrap();
}

async fn trashed(town: &Town) -> serde_json::Value {
    town.engine.trash(&admin(), None, 10).await.unwrap()["total"].clone()
}

#[tokio::test]
async fn a_clock_that_leaps_ahead_erases_nothing_for_good() {
    let town = Town::new();
    for day in 2..=5 {
        live(&town, &format!("2026-11-{day:02}T09:00:00Z")).await;
    }
    deleted_house(&town).await;
    answer_once(&town, "young").await;
    for day in [5, 6] {
        live(&town, &format!("2036-11-{day:02}T09:00:00Z")).await;
        assert_eq!(
            (trashed(&town).await, rows(&town.engine, &IDEMPOTENCY_KEYS).await),
            (json!(1), 1),
            "day {day}"
        );
    }
    // Somebody has set it right.
    live(&town, "2026-11-05T18:00:00Z").await;
    assert_eq!(
        (trashed(&town).await, rows(&town.engine, &IDEMPOTENCY_KEYS).await),
        (json!(1), 1)
    );
    live(&town, "2026-11-06T18:00:00Z").await;
    assert_eq!(
        rows(&town.engine, &IDEMPOTENCY_KEYS).await,
        0,
        "its day has passed by now"
    );
    for day in 7..=30 {
        live(&town, &format!("2026-11-{day:02}T09:00:00Z")).await;
    }
    assert_eq!(trashed(&town).await, json!(1));
    for day in 1..=6 {
        live(&town, &format!("2026-12-{day:02}T09:00:00Z")).await;
    }
    assert_eq!(
        trashed(&town).await,
        json!(0),
        "after thirty days that were lived through"
    );
}

#[tokio::test]
async fn finished_jobs_go_after_thirty_days() {
    let town = Town::new();
    for day in 2..=30 {
        live(&town, &format!("2026-10-{day:02}T09:00:00Z")).await;
    }
    let jobs = rows(&town.engine, &JOBS).await;
    for day in 1..=30 {
        live(&town, &format!("2026-11-{day:02}T09:00:00Z")).await;
    }
    let more = rows(&town.engine, &JOBS).await;
    assert!(
        jobs < more && more < 2 * jobs,
        "{jobs} jobs of one month, {more} after the next"
    );
}
