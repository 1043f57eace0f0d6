//! Turns of callers at what takes long: one thing of each at a time, on a thread that nobody else's work waits for. Previews have
//! such a thread, and so have the files of strangers.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use schema::{Error, Result};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::lock;

/// How much is worked on at once.
const WORKERS: usize = 1;

/// The turns of those who wait for one kind of work.
pub(super) struct CallerTurns {
    callers: Mutex<HashMap<String, Arc<Semaphore>>>,
    worker: Arc<Semaphore>,
}

/// A caller's turn; over when it is dropped.
pub(super) type CallerTurn = OwnedSemaphorePermit;

impl Default for CallerTurns {
    fn default() -> Self {
        CallerTurns {
            callers: Mutex::default(),
            worker: Arc::new(Semaphore::new(WORKERS)),
        }
    }
}

impl CallerTurns {
    /// Waits until nothing else of the caller is being worked on.
    pub async fn turn(&self, who: &str) -> Result<CallerTurn> {
        let mine = {
            let mut callers = lock(&self.callers);
            // Those who wait for nothing are forgotten.
            callers.retain(|_, one| Arc::strong_count(one) > 1);
            let one = || Arc::new(Semaphore::new(1));
            callers.entry(who.to_owned()).or_insert_with(one).clone()
        };
        acquire(mine).await
    }

    /// Works on a thread of its own. The turn lasts until it is done, even when nobody waits for it any more.
    pub async fn work<R: Send + 'static>(&self, turn: CallerTurn, f: impl FnOnce() -> R + Send + 'static) -> Result<R> {
        let worker = acquire(self.worker.clone()).await?;
        let work = move || {
            let done = f();
            drop((turn, worker));
            done
        };
        let done = tokio::task::spawn_blocking(work).await;
        done.map_err(|error| Error::fault("working in a turn", error))
    }

    /// Waits for what is worked on elsewhere. The turn lasts until it is done, or until nobody waits for it any more: what is worked
    /// on ends with that.
    pub async fn await_in_turn<R>(&self, turn: CallerTurn, work: impl Future<Output = R>) -> Result<R> {
        let worker = acquire(self.worker.clone()).await?;
        let done = work.await;
        drop((turn, worker));
        Ok(done)
    }
}

async fn acquire(of: Arc<Semaphore>) -> Result<OwnedSemaphorePermit> {
    let permit = of.acquire_owned().await;
    permit.map_err(|error| Error::fault("waiting for a turn", error))
}

#[cfg(test)]
mod tests {
    use std::pin::pin;

    use futures_util::FutureExt as _;

    use super::*;

    #[tokio::test]
    async fn who_asks_for_many_waits_for_themselves_and_others_for_one() {
        let turns = CallerTurns::default();
        let drawing = turns.turn("many").await.unwrap();
        assert!(turns.turn("many").now_or_never().is_none());
        let other = turns.turn("other").await.unwrap();
        assert_eq!(turns.work(other, || 7).await.unwrap(), 7);
        drop(drawing);
        drop(turns.turn("many").await.unwrap());
        assert_eq!(lock(&turns.callers).len(), 1, "others are forgotten");
    }

    #[tokio::test]
    async fn a_turn_lasts_until_the_work_is_done_though_its_caller_has_gone() {
        let turns = CallerTurns::default();
        let (release, held) = std::sync::mpsc::channel::<()>();
        let turn = turns.turn("a").await.unwrap();
        {
            let mut drawing = pin!(turns.work(turn, move || held.recv()));
            assert!((&mut drawing).now_or_never().is_none());
        }
        assert!(turns.turn("a").now_or_never().is_none());
        release.send(()).unwrap();
        drop(turns.turn("a").await.unwrap());
    }
}
