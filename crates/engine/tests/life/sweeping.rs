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

/// Plans and runs until nothing is left to do; how many jobs ran.
async fn sweep(town: &Town) -> usize {
    let mut jobs = 0;
    loop {
        town.engine.plan_sweep().await.unwrap();
        match town.engine.run_due_jobs().await.unwrap() {
            0 => return jobs,
            ran => jobs += ran,
        }
    }
}

fn at(town: &Town, instant: &str) {
    town.clock.set(instant.parse().unwrap());
}

#[tokio::test]
async fn a_night_erases_what_is_of_no_use_any_more_and_nothing_else() {
    let town = Town::new();
    for number in 0..130 {
        answer_once(&town, &format!("old {number}")).await;
    }
    at(&town, "2026-11-02T20:00:00Z");
    answer_once(&town, "young").await;
    assert_eq!(sweep(&town).await, 1);
    assert_eq!(rows(&town.engine, &ONCE).await, 131, "a day has not passed yet");
    at(&town, "2026-11-03T10:00:00Z");
    assert_eq!(sweep(&town).await, 2, "a hundred rows in each transaction");
    assert_eq!(rows(&town.engine, &ONCE).await, 1);
    let known = town.engine.once(&admin(), "/things", ("young", b"{}")).await.unwrap();
    assert!(known.is_err(), "its answer is still known");
}

#[tokio::test]
async fn a_night_is_swept_once_by_one_node_and_after_three_o_clock() {
    let town = Town::new();
    assert_eq!(sweep(&town).await, 1);
    let other = Engine::new(town.engine.store().clone(), ENTITIES, charter(), town.clock.clone());
    other.plan_sweep().await.unwrap();
    assert_eq!(sweep(&town).await, 0);
    at(&town, "2026-11-03T01:59:59Z");
    assert_eq!(sweep(&town).await, 0, "one minute to three in Morocco");
    at(&town, "2026-11-03T02:00:00Z");
    assert_eq!(sweep(&town).await, 1);
}

#[tokio::test]
async fn finished_jobs_go_after_thirty_days() {
    let town = Town::new();
    for day in 2..=30 {
        at(&town, &format!("2026-11-{day:02}T09:00:00Z"));
        assert_eq!(sweep(&town).await, 1);
    }
    assert_eq!(rows(&town.engine, &JOBS).await, 29);
    for (day, left) in [("2026-12-02", 30), ("2026-12-03", 30), ("2026-12-04", 30)] {
        at(&town, &format!("{day}T09:00:00Z"));
        assert_eq!(sweep(&town).await, 1);
        assert_eq!(rows(&town.engine, &JOBS).await, left, "{day}");
    }
}
