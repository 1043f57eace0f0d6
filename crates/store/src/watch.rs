//! What other processes and nodes commit, seen within half a second.

use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use schema::Result;

use crate::Dialect;
use crate::batch::Reopen;
use crate::connection::Connection;
use crate::shared::Shared;
use crate::sql::Sql;

/// How often we look.
const EVERY: Duration = Duration::from_millis(400);

/// Looks until the store ends.
pub(crate) fn serve(end: &Receiver<()>, mut db: Box<dyn Connection>, reopen: &Reopen, shared: &Shared) {
    let mut last = None;
    while end.recv_timeout(EVERY) == Err(RecvTimeoutError::Timeout) {
        if db.is_gone() {
            match reopen() {
                Ok(opened) => db = opened,
                // The writer and the readers say so too; here it is tried again.
                Err(_) => continue,
            }
        }
        let seen = data_version(&mut *db);
        if seen.is_some() && seen == last {
            continue;
        }
        match look(&mut *db, shared) {
            Ok(()) => last = seen,
            Err(error) => tracing::error!(%error, "looking for commits of other processes"),
        }
    }
}

/// A number of SQLite's that changes when another connection has committed; PostgreSQL has none.
fn data_version(db: &mut dyn Connection) -> Option<i64> {
    if db.dialect() == Dialect::Postgres {
        return None;
    }
    let mut version = None;
    let read = db.rows(&Sql::of(Dialect::Sqlite, "PRAGMA data_version", []), &mut |cells| {
        version = cells.int(0);
        Ok(())
    });
    read.ok().and(version)
}

/// Reads the head of the log and then the versions, so that whoever hears of a commit finds the versions raised.
pub(crate) fn look(db: &mut dyn Connection, shared: &Shared) -> Result<()> {
    let mut head = 0;
    let sql = Sql::of(db.dialect(), "SELECT MAX(seq) FROM _log", []);
    db.rows(&sql, &mut |cells| {
        head = cells.int(0).unwrap_or_default();
        Ok(())
    })?;
    let sql = Sql::of(db.dialect(), "SELECT collection, n, rights FROM _versions", []);
    db.rows(&sql, &mut |cells| {
        let name = cells.text(0).unwrap_or_default();
        if let Some(at) = shared.tables.iter().position(|table| *table == name) {
            let number = |at| cells.int(at).unwrap_or_default();
            shared.raise(at, (number(1), number(2)));
        }
        Ok(())
    })?;
    shared.commit_reached(head);
    Ok(())
}
