//! Jobs side by side: one that takes long keeps no other waiting.

use std::time::Duration;

use engine::{Cx, Job, JobKind};
use tokio::sync::Notify;
use tokio::time::timeout;

use crate::town::*;

/// Every kind of job of the town.
pub static JOBS: &[&dyn Job] = &[&AGAIN, &crate::batches::WORK, &WAITS, &WAKES];

static BEGUN: Notify = Notify::const_new();
static WOKEN: Notify = Notify::const_new();

/// Goes on once [`WAKES`] has run.
pub static WAITS: JobKind<()> = JobKind::long("waits", |_, ()| {
    Box::pin(async {
        BEGUN.notify_one();
        WOKEN.notified().await;
        Ok(String::new())
    })
});

pub static WAKES: JobKind<()> = JobKind::long("wakes", |_, ()| {
    Box::pin(async {
        WOKEN.notify_one();
        Ok(String::new())
    })
});

#[tokio::test]
async fn a_job_that_comes_while_a_long_one_runs_does_not_wait_for_its_end() {
    let town = Town::new();
    let running = tokio::spawn(town.engine.clone().run_jobs());
    let later = |kind: &'static JobKind<()>| {
        let later = move |cx: &mut Cx<'_>| cx.later(kind, "one", &(), None);
        let engine = town.engine.clone();
        async move { engine.transact(&admin(), "later", later).await.unwrap() }
    };
    later(&WAITS).await;
    BEGUN.notified().await;
    later(&WAKES).await;
    let is_done = town.engine.job_done(WAITS.kind, "one", Duration::from_mins(1)).await;
    assert!(is_done, "it waited for what could not come");
    town.engine.stop_jobs();
    timeout(Duration::from_mins(1), running).await.unwrap().unwrap();
}
