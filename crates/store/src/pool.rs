//! Readers: threads for whatever may scan, and on SQLite connections for point reads on the caller's own thread.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use schema::{Error, Result, error_codes};

use crate::connection::{Connection, Failure};
use crate::log_throttle::LogThrottle;
use crate::read::Reader;
use crate::read_queue::ReadQueue;
use crate::shared::Shared;
use crate::writer::{Reopen, panic_message};
use crate::{Caller, Cost, Terms};

/// How long a read of somebody who waits for it may take.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long one of the house or of a program may.
pub(crate) const SCAN_LIMIT: Duration = Duration::from_secs(15);
/// How long all rows of a collection may take to be written out.
const EXPORT_LIMIT: Duration = Duration::from_mins(2);

/// How long a read may take.
pub(crate) fn limit(cost: Cost, caller: &Caller) -> Duration {
    match (cost, caller) {
        (Cost::Export, _) => EXPORT_LIMIT,
        (_, Caller::Person(_)) => PATIENCE,
        (_, Caller::House | Caller::Program(_)) => SCAN_LIMIT,
    }
}

/// Serves reads until no more come.
pub(crate) fn serve(turns: &ReadQueue, mut db: Box<dyn Connection>, reopen: &Reopen) {
    while let Some((_turn, scan)) = turns.next() {
        // A connection shows that it is gone when it is used: the read that finds out is not lost with it.
        let begun = db.begin_read(scan.limit);
        if begun.is_err() && db.is_gone() {
            match reopen() {
                Ok(opened) => db = opened,
                Err(error) => tracing::error!(%error, "a reader lost its connection"),
            }
        }
        (scan.run)(&mut *db);
        if db.holds_transaction()
            && let Err(failure) = db.script("ROLLBACK")
        {
            tracing::warn!(?failure, "ending a read");
        }
    }
}

/// Runs a closure over one snapshot, which may have been opened. A panic in it is a fault of the request, not of the thread.
pub(crate) fn snapshot<R>(
    db: &mut dyn Connection,
    shared: &Shared,
    terms: &Terms,
    limit: Duration,
    f: impl FnOnce(&mut Reader<'_>) -> Result<R>,
) -> Result<R> {
    if !db.holds_transaction() {
        db.begin_read(limit).map_err(read_failed)?;
    }
    let mut reader = Reader::new(&mut *db, shared, terms, false);
    let answer = catch_unwind(AssertUnwindSafe(|| f(&mut reader)))
        .unwrap_or_else(|panic| Err(Error::Fault(format!("a read panicked: {}", panic_message(&*panic)))));
    let (failed, is_lost) = (reader.failed.take(), reader.is_lost);
    if db.holds_transaction() {
        db.script("ROLLBACK").map_err(read_failed)?;
    }
    match (answer, failed) {
        (_, Some(Error::Fault(cause))) if is_lost => Err(unreadable(&cause)),
        (Ok(_), Some(failure)) => Err(failure),
        (answer, _) => answer,
    }
}

fn read_failed(failure: Failure) -> Error {
    match failure {
        Failure::Lost(cause) | Failure::Full(cause) => unreadable(&cause),
        failure => failure.into(),
    }
}

/// What cannot be read now, for the line or the disk is broken, is read later; the log says why.
fn unreadable(cause: &str) -> Error {
    static SAID: LogThrottle = LogThrottle::new();
    if SAID.is_due() {
        tracing::error!(cause, "the database cannot be read");
    }
    error_codes::STORAGE_UNREADABLE.into()
}
