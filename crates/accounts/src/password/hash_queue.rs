//! Turns: hashing takes a core and 19 MiB, so as many hash at once as there are cores, some wait, and the next is told
//! to come back later.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use schema::{Error, Result, error_codes};
use tokio::sync::Semaphore;

/// How many may wait for their turn.
const WAITING: usize = 256;

/// A queue before a few places.
pub(super) struct HashQueue {
    places: Semaphore,
    waiting: AtomicUsize,
}

/// The queue of this process.
pub(super) static TURNS: LazyLock<HashQueue> =
    LazyLock::new(|| HashQueue::of(std::thread::available_parallelism().map_or(1, usize::from)));

impl HashQueue {
    fn of(places: usize) -> HashQueue {
        HashQueue {
            places: Semaphore::new(places),
            waiting: AtomicUsize::new(0),
        }
    }

    /// Does the work on a blocking thread when its turn has come; refuses when too many wait.
    pub(super) async fn run<R: Send + 'static>(&self, work: impl FnOnce() -> R + Send + 'static) -> Result<R> {
        let turn = match self.places.try_acquire() {
            Ok(turn) => turn,
            Err(_) => self.acquire().await?,
        };
        let done = tokio::task::spawn_blocking(work).await;
        drop(turn);
        done.map_err(|error| Error::fault("hashing", error))
    }

    /// How many wait for their turn.
    pub(super) fn waiting_count(&self) -> usize {
        self.waiting.load(Ordering::SeqCst)
    }

    async fn acquire(&self) -> Result<tokio::sync::SemaphorePermit<'_>> {
        let _place = QueueSlot::among(&self.waiting)?;
        let turn = self.places.acquire().await;
        turn.map_err(|error| Error::fault("waiting to hash", error))
    }
}

/// A place in the queue, given back also by who goes away.
struct QueueSlot<'a>(&'a AtomicUsize);

impl QueueSlot<'_> {
    fn among(all: &AtomicUsize) -> Result<QueueSlot<'_>> {
        let place = QueueSlot(all);
        if all.fetch_add(1, Ordering::SeqCst) >= WAITING {
            return Err(error_codes::RATE_LIMIT.into());
        }
        Ok(place)
    }
}

impl Drop for QueueSlot<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::SeqCst);
    }
}

#[cfg(test)]
mod tests {
    use std::future::Future;
    use std::pin::Pin;
    use std::sync::mpsc::{Receiver, Sender, channel};
    use std::task::{Context, Poll, Waker};

    use super::*;

    type QueueTicket<'a> = Pin<Box<dyn Future<Output = Result<()>> + 'a>>;

    fn step(turn: &mut QueueTicket<'_>) -> Poll<Result<()>> {
        turn.as_mut().poll(&mut Context::from_waker(Waker::noop()))
    }

    /// Somebody who hashes until told to end.
    fn hashing(turns: &HashQueue) -> (Sender<()>, QueueTicket<'_>) {
        let (end, ended): (Sender<()>, Receiver<()>) = channel();
        let mut turn: QueueTicket = Box::pin(turns.run(move || ended.recv().unwrap_or_default()));
        assert!(step(&mut turn).is_pending());
        (end, turn)
    }

    fn is_refused(turns: &HashQueue) -> bool {
        let mut late: QueueTicket = Box::pin(turns.run(|| ()));
        matches!(step(&mut late), Poll::Ready(Err(error)) if error.is(error_codes::RATE_LIMIT))
    }

    #[tokio::test]
    async fn as_many_hash_as_there_are_places_256_wait_and_the_next_comes_back_later() {
        let turns = HashQueue::of(2);
        let busy = [hashing(&turns), hashing(&turns)];
        let mut queue: Vec<QueueTicket> = (0..WAITING)
            .map(|_| -> QueueTicket { Box::pin(turns.run(|| ())) })
            .collect();
        assert!(queue.iter_mut().all(|one| step(one).is_pending()));
        assert!(
            is_refused(&turns) && is_refused(&turns),
            "and whoever is refused takes no place"
        );
        // Somebody goes away: the place is free again, for one.
        drop(queue.pop());
        queue.push(Box::pin(turns.run(|| ())));
        assert!(queue.last_mut().is_some_and(|one| step(one).is_pending()));
        assert!(is_refused(&turns));
        for (end, turn) in busy {
            end.send(()).unwrap();
            turn.await.unwrap();
        }
        for one in queue {
            one.await.unwrap();
        }
        assert_eq!(turns.waiting.load(Ordering::SeqCst), 0);
        turns.run(|| ()).await.unwrap();
    }
}
