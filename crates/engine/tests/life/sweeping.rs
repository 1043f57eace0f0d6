use engine::{Engine, JOBS, ONCE};
use schema::Collection;

use crate::town::*;

async fn rows(engine: &Engine, of: &'static Collection) -> u64 {
    engine.look(|cx| cx.count(of, Vec::new())).await.unwrap()
}

async fn answer_once(town: &Town, key: &str) {
    let begun = town.engine.once(&admin(), "/things", (key, b"{}")).await.unwrap();
    let Ok(turn) = begun else { panic!("a new key") };
    town.engine.answered(turn, 201, "made").await.unwrap();
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
    answer_once(&town, "young").await;
    assert_eq!(rows(&town.engine, &ONCE).await, 231);
    live(&town, "2026-11-03T10:00:00Z").await;
    assert_eq!(rows(&town.engine, &ONCE).await, 1, "more than one transaction erases");
    let known = town.engine.once(&admin(), "/things", ("young", b"{}")).await.unwrap();
    assert!(known.is_err(), "its answer is still known");
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
