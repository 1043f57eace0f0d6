//! Readers: threads for whatever may scan, and on SQLite connections for point reads on the caller's own thread.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::Receiver;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use schema::{Error, Result};

use crate::Terms;
use crate::batch::{Reopen, said};
use crate::connection::Connection;
use crate::read::Reader;
use crate::shared::Shared;

/// How long a query outside a write may take.
pub(crate) const SCAN_LIMIT: Duration = Duration::from_secs(15);

/// A read on its way to a thread.
pub(crate) type Scan = Box<dyn FnOnce(&mut dyn Connection) + Send>;

/// Serves reads until the last sender is gone.
pub(crate) fn serve(queue: &Arc<Mutex<Receiver<Scan>>>, mut db: Box<dyn Connection>, reopen: &Reopen) {
    loop {
        let next = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(scan) = next else {
            return;
        };
        // A connection shows that it is gone when it is used: the read that finds out is not lost with it.
        let begun = db.script(db.dialect().begin_read());
        if begun.is_err() && db.is_gone() {
            match reopen() {
                Ok(opened) => db = opened,
                Err(error) => tracing::error!(%error, "a reader lost its connection"),
            }
        }
        scan(&mut *db);
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
    f: impl FnOnce(&mut Reader<'_>) -> Result<R>,
) -> Result<R> {
    if !db.holds_transaction() {
        db.script(db.dialect().begin_read())?;
    }
    let mut reader = Reader::new(&mut *db, shared, terms, false);
    let answer = catch_unwind(AssertUnwindSafe(|| f(&mut reader)))
        .unwrap_or_else(|panic| Err(Error::Fault(format!("a read panicked: {}", said(&*panic)))));
    let failed = reader.failed.take();
    if db.holds_transaction() {
        db.script("ROLLBACK")?;
    }
    match (answer, failed) {
        (Ok(_), Some(failure)) => Err(failure),
        (answer, _) => answer,
    }
}
