//! Waiting for a job that one has just queued.

use std::time::Duration;

use schema::Result;

use crate::Engine;
use crate::jobs::{self, JobState};

/// How often to look whether another node has done it.
const LOOK: Duration = Duration::from_millis(200);

impl Engine {
    /// Runs a job that is due, unless another does already, and waits until it is done; whether it is. A job that failed is
    /// tried again later, so nobody waits for that. What queued it is committed: where nobody can say how far it is, it is
    /// not done yet, and that is no error of the act.
    pub async fn job_done(&self, kind: &'static str, key: &str, within: Duration) -> bool {
        match tokio::time::timeout(within, self.await_job(kind, key)).await {
            Ok(Ok(is_done)) => is_done,
            Ok(Err(error)) => {
                tracing::warn!(%error, kind, key, "how far a job is could not be read");
                false
            }
            Err(_) => false,
        }
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
