//! The jobs that this node works on, side by side: one that takes an hour keeps no letter waiting.

use std::collections::HashMap;

use schema::{Error, Result};
use tokio::task::{Id, JoinError, JoinSet};

use super::{AT_ONCE, JOBS, due_filters};
use crate::Engine;

/// The jobs under way.
#[derive(Default)]
pub(super) struct RunningJobs {
    tasks: JoinSet<Result<()>>,
    /// Which job each task works on.
    ids: HashMap<Id, String>,
}

impl RunningJobs {
    /// Begins what is due, as far as there is room; how many. What is put down again while it runs is begun once it has ended.
    pub(super) async fn begin(&mut self, engine: &Engine) -> Result<usize> {
        let kinds = engine.known_kinds();
        let due = engine
            .read(move |cx| cx.find(&JOBS, due_filters(cx.now(), kinds), AT_ONCE))
            .await?;
        let before = self.tasks.len();
        for job in due {
            let is_full = self.tasks.len() as u64 >= AT_ONCE;
            if is_full || self.ids.values().any(|id| *id == job.id) {
                continue;
            }
            let (engine, id) = (engine.clone(), job.id.clone());
            let task = self.tasks.spawn(async move { engine.run_job(id).await });
            self.ids.insert(task.id(), job.id);
        }
        Ok(self.tasks.len() - before)
    }

    /// Waits until one has ended; for ever where none runs.
    pub(super) async fn join_one(&mut self) -> Result<()> {
        match self.tasks.join_next_with_id().await {
            Some(ended) => self.release(ended),
            None => std::future::pending().await,
        }
    }

    /// Waits until all have ended; the first failure.
    pub(super) async fn finish(mut self) -> Result<()> {
        let mut all = Ok(());
        while let Some(ended) = self.tasks.join_next_with_id().await {
            all = all.and(self.release(ended));
        }
        all
    }

    fn release(&mut self, ended: Result<(Id, Result<()>), JoinError>) -> Result<()> {
        let (task, done) = match ended {
            Ok(ended) => ended,
            Err(error) => (error.id(), Err(Error::fault("running a job", error))),
        };
        self.ids.remove(&task);
        done
    }
}
