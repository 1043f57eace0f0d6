//! Whether what is written is kept: what became of the last commits.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use jiff::Timestamp;
use schema::{Error, error_codes};

use crate::connection::DISK_FULL;

/// So long a commit shows that the next one can be made.
const PROVEN: Duration = Duration::from_mins(1);
/// So often the log names what goes on.
const TOLD: Duration = Duration::from_mins(1);

/// A time in which nothing could be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WriteOutage {
    /// Whether the disk is full; else it cannot be written, or the database is gone.
    pub is_full: bool,
    /// When the first write was refused.
    pub since: Timestamp,
    /// When one came through again; none while none does.
    pub until: Option<Timestamp>,
    /// How many were refused.
    pub refused: u64,
}

/// What the writer has seen.
#[derive(Default)]
pub(crate) struct WriteHealth {
    seen: Mutex<Seen>,
    probed: AtomicBool,
}

#[derive(Default)]
struct Seen {
    last: Option<WriteOutage>,
    proven: Option<Instant>,
    told: Option<Instant>,
}

impl WriteHealth {
    /// The last time in which nothing could be written, if there was one.
    pub fn trouble(&self) -> Option<WriteOutage> {
        self.lock_seen().last.clone()
    }

    /// A job was lost for good; what its caller is told. The log is told once a minute, with how many there were.
    pub fn has_failed(&self, cause: &str, now: Timestamp) -> Error {
        self.probed.store(false, Ordering::Release);
        let is_full = cause.starts_with(DISK_FULL);
        let mut seen = self.lock_seen();
        seen.proven = None;
        let goes_on = seen.last.take().filter(|last| last.until.is_none());
        let refused = goes_on.as_ref().map_or(0, |last| last.refused) + 1;
        let changes = goes_on.as_ref().is_none_or(|last| last.is_full != is_full);
        seen.last = Some(WriteOutage {
            is_full,
            since: goes_on.map_or(now, |last| last.since),
            until: None,
            refused,
        });
        if changes || seen.told.is_none_or(|told| told.elapsed() > TOLD) {
            seen.told = Some(Instant::now());
            tracing::error!(cause, refused, "nothing can be written");
        }
        let kind = if is_full {
            error_codes::STORAGE_FULL
        } else {
            error_codes::STORAGE_UNAVAILABLE
        };
        kind.into()
    }

    /// Something was written and kept.
    pub fn has_succeeded(&self, now: Timestamp) {
        let mut seen = self.lock_seen();
        seen.proven = Some(Instant::now());
        if let Some(last) = seen.last.as_mut().filter(|last| last.until.is_none()) {
            last.until = Some(now);
            tracing::warn!(refused = last.refused, "what is written is kept again");
        }
    }

    /// Whether nothing could be written at the last try.
    pub fn is_failing(&self) -> bool {
        self.lock_seen().last.as_ref().is_some_and(|last| last.until.is_none())
    }

    /// Whether a commit of the last minute shows that the next one can be made.
    pub fn is_proven(&self) -> bool {
        self.lock_seen().proven.is_some_and(|at| at.elapsed() < PROVEN)
    }

    /// Notes that the transaction holds a few bytes that were written to see whether they are kept.
    pub fn is_probed(&self) {
        self.probed.store(true, Ordering::Release);
    }

    /// Whether the transaction held such bytes.
    pub fn was_probed(&self) -> bool {
        self.probed.swap(false, Ordering::AcqRel)
    }

    fn lock_seen(&self) -> MutexGuard<'_, Seen> {
        // A poisoned lock only means that another thread panicked: what it holds is whole.
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(second: i64) -> Timestamp {
        Timestamp::from_second(second).unwrap()
    }

    #[test]
    fn trouble_lasts_from_the_first_refusal_to_the_next_commit() {
        let writing = WriteHealth::default();
        assert!(!writing.is_proven() && !writing.is_failing(), "nothing is known yet");
        writing.has_succeeded(at(1));
        assert!(writing.is_proven() && writing.lock_seen().last.is_none());
        let full = writing.has_failed("the disk is full: no room", at(2));
        assert!(full.is(error_codes::STORAGE_FULL), "{full}");
        assert!(writing.is_failing() && !writing.is_proven());
        let broken = writing.has_failed("the database could not finish the write: disk I/O error", at(3));
        assert!(broken.is(error_codes::STORAGE_UNAVAILABLE), "{broken}");
        writing.has_succeeded(at(4));
        assert!(writing.is_proven() && !writing.is_failing());
        let last = WriteOutage {
            is_full: false,
            since: at(2),
            until: Some(at(4)),
            refused: 2,
        };
        assert_eq!(writing.lock_seen().last, Some(last));
        writing.has_failed("the disk is full: again", at(9));
        let again = writing.lock_seen().last.clone().unwrap();
        assert_eq!((again.since, again.refused, again.until), (at(9), 1, None));
    }

    #[test]
    fn bytes_that_were_not_kept_prove_nothing() {
        let writing = WriteHealth::default();
        writing.is_probed();
        writing.has_failed("the disk is full", at(1));
        assert!(!writing.was_probed());
        writing.is_probed();
        assert!(writing.was_probed() && !writing.was_probed());
    }
}
