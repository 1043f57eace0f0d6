//! Waiting for a job that one has just queued.

use std::time::Duration;

use schema::Result;

use crate::Engine;
use crate::jobs::{self, JobState};

/// How often to look whether another node has done it.
const LOOK: Duration = Duration::from_millis(200);

impl Engine {
    /// Runs a job that is due, unless another does already, and waits until it is done; whether it is. A job that failed is
    /// tried again later, so nobody waits for that.
    pub async fn job_done(&self, kind: &'static str, key: &str, within: Duration) -> Result<bool> {
        let waited = tokio::time::timeout(within, self.await_job(kind, key)).await;
        waited.unwrap_or(Ok(false))
    }

    async fn await_job(&self, kind: &'static str, key: &str) -> Result<bool> {
        loop {
            let told = self.inner.render_pool.filled.notified();
            let key = key.to_owned();
            match self.read(move |cx| jobs::job_state(cx, kind, &key)).await? {
                JobState::Done => return Ok(true),
                JobState::GivenUp | JobState::Later => return Ok(false),
                JobState::Due(id) => {
                    let engine = self.clone();
                    // On its own, so that whoever stops waiting does not stop the work.
                    drop(tokio::spawn(async move { engine.run_job(id).await }).await);
                }
                JobState::Taken => drop(tokio::time::timeout(LOOK, told).await),
            }
        }
    }
}
