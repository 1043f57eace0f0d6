//! How long the reads and writes of one call took, for whoever wants to know. Nobody pays for it otherwise.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Most reads and writes of one call that are noted.
const MOST: usize = 256;

/// A read or a write, from the moment it was asked for to its answer: its turn in the queue is part of it.
#[derive(Clone, Copy, Debug)]
pub struct Timed {
    /// `read`, or the name of the job.
    pub what: &'static str,
    /// Whether it writes.
    pub is_write: bool,
    /// When it was asked for.
    pub began: Instant,
    /// How long it took.
    pub took: Duration,
}

type Notes = Arc<Mutex<Vec<Timed>>>;

tokio::task_local! {
    static NOTES: Notes;
}

/// Runs a call, and notes what it asks of stores from its own task.
pub async fn timed<F: Future>(call: F) -> (F::Output, Vec<Timed>) {
    let notes = Notes::default();
    let output = NOTES.scope(Arc::clone(&notes), call).await;
    let all = std::mem::take(&mut *notes.lock().unwrap_or_else(PoisonError::into_inner));
    (output, all)
}

/// Notes how long this takes, where somebody wants to know.
pub(crate) async fn timed_run<F: Future>(what: &'static str, is_write: bool, run: F) -> F::Output {
    let Ok(notes) = NOTES.try_with(Arc::clone) else {
        return run.await;
    };
    let began = Instant::now();
    let output = run.await;
    let mut notes = notes.lock().unwrap_or_else(PoisonError::into_inner);
    if notes.len() < MOST {
        notes.push(Timed {
            what,
            is_write,
            began,
            took: began.elapsed(),
        });
    }
    output
}
