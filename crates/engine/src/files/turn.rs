//! Whose preview is drawn: one of each caller at a time, on a thread that no upload waits for.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use schema::{Error, Result};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::lock;

/// How many previews are drawn at once.
const WORKERS: usize = 1;

/// The turns of those who ask for previews.
pub(super) struct PreviewTurns {
    callers: Mutex<HashMap<String, Arc<Semaphore>>>,
    worker: Arc<Semaphore>,
}

/// A caller's turn; over when it is dropped.
pub(super) type PreviewTurn = OwnedSemaphorePermit;

impl Default for PreviewTurns {
    fn default() -> Self {
        PreviewTurns {
            callers: Mutex::default(),
            worker: Arc::new(Semaphore::new(WORKERS)),
        }
    }
}

impl PreviewTurns {
    /// Waits until no other preview of the caller is being drawn.
    pub async fn turn(&self, who: &str) -> Result<PreviewTurn> {
        let mine = {
            let mut callers = lock(&self.callers);
            // Those who wait for nothing are forgotten.
            callers.retain(|_, one| Arc::strong_count(one) > 1);
            let one = || Arc::new(Semaphore::new(1));
            callers.entry(who.to_owned()).or_insert_with(one).clone()
        };
        acquire(mine).await
    }

    /// Draws on a thread of its own. The turn lasts until it is drawn, even when nobody waits for it any more.
    pub async fn draw<R: Send + 'static>(
        &self,
        turn: PreviewTurn,
        f: impl FnOnce() -> R + Send + 'static,
    ) -> Result<R> {
        let worker = acquire(self.worker.clone()).await?;
        let draw = move || {
            let drawn = f();
            drop((turn, worker));
            drawn
        };
        let drawn = tokio::task::spawn_blocking(draw).await;
        drawn.map_err(|error| Error::fault("drawing a preview", error))
    }
}

async fn acquire(of: Arc<Semaphore>) -> Result<OwnedSemaphorePermit> {
    let permit = of.acquire_owned().await;
    permit.map_err(|error| Error::fault("waiting to draw a preview", error))
}

#[cfg(test)]
mod tests {
    use std::pin::pin;

    use futures_util::FutureExt as _;

    use super::*;

    #[tokio::test]
    async fn who_asks_for_many_waits_for_themselves_and_others_for_one() {
        let turns = PreviewTurns::default();
        let drawing = turns.turn("many").await.unwrap();
        assert!(turns.turn("many").now_or_never().is_none());
        let other = turns.turn("other").await.unwrap();
        assert_eq!(turns.draw(other, || 7).await.unwrap(), 7);
        drop(drawing);
        drop(turns.turn("many").await.unwrap());
        assert_eq!(lock(&turns.callers).len(), 1, "others are forgotten");
    }

    #[tokio::test]
    async fn a_turn_lasts_until_it_is_drawn_though_its_caller_has_gone() {
        let turns = PreviewTurns::default();
        let (release, held) = std::sync::mpsc::channel::<()>();
        let turn = turns.turn("a").await.unwrap();
        {
            let mut drawing = pin!(turns.draw(turn, move || held.recv()));
            assert!((&mut drawing).now_or_never().is_none());
        }
        assert!(turns.turn("a").now_or_never().is_none());
        release.send(()).unwrap();
        drop(turns.turn("a").await.unwrap());
    }
}
