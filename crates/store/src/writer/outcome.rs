//! Whether a commit came through whose answer was lost.
//!
//! Over PostgreSQL the connection may go between a commit and its answer, and another node may have written since. So each
//! transaction that keeps something writes its number into the row of its node. The lost commit holds the writers' lock until it
//! is decided: whoever has the lock next and reads that row knows.

use std::time::{Duration, Instant};

use crate::connection::{Connection, Failure};
use crate::sql::{Bind, Sql};
use crate::{Dialect, writer_lock};

use super::WriterThread;

/// How long we wait before we try again.
const PAUSE: Duration = Duration::from_millis(100);

/// How a commit ended.
pub(super) enum BatchOutcome {
    /// It stands.
    Committed,
    /// Nothing of it stands, and why.
    Lost(String),
    /// Nobody could be asked.
    Unknown,
    /// The disk did not say that it has what was written, and why: its pages stand in SQLite's log with the mark of a commit until
    /// others are written over them, so a process that starts before that finds them.
    Unsynced(String),
}

impl WriterThread {
    /// The statement that writes down the id of the batch; none where no answer can be lost.
    pub(super) fn mark(&self) -> Option<String> {
        let node = self.shared.news.name()?;
        Some(format!(
            "INSERT INTO _batches (node, n, at) VALUES ('{node}', {}, extract(epoch FROM now())::bigint) \
             ON CONFLICT (node) DO UPDATE SET n = excluded.n, at = excluded.at",
            self.batches
        ))
    }

    /// Finds out, as soon as somebody can be asked, whether the last batch was committed.
    pub(super) fn outcome(&mut self, cause: &str) -> BatchOutcome {
        tracing::warn!(cause, "the answer of a commit was lost");
        let since = Instant::now();
        loop {
            match self.has_committed() {
                Ok(true) => return BatchOutcome::Committed,
                Ok(false) => return BatchOutcome::Lost(cause.to_owned()),
                Err(failure) if since.elapsed() > self.patience || self.shared.is_ending() => {
                    tracing::error!(?failure, "nobody knows whether a transaction was committed");
                    return BatchOutcome::Unknown;
                }
                Err(_) => std::thread::sleep(PAUSE),
            }
        }
    }

    /// Asks on a new connection: on the old one an answer that is late would be taken for this one.
    fn has_committed(&mut self) -> Result<bool, Failure> {
        self.open_anew()?;
        let db = &mut *self.db;
        writer_lock::take(db, self.patience)?;
        let node = self.shared.news.name().unwrap_or_default();
        let sql = Sql::of(
            db.dialect(),
            "SELECT n FROM _batches WHERE node = ?",
            [Bind::from(node)],
        );
        let mut last = None;
        db.rows(&sql, &mut |cells| {
            last = cells.int(0);
            Ok(())
        })?;
        db.script("ROLLBACK")?;
        Ok(last == Some(self.batches))
    }
}

/// Takes away the rows of nodes that have not written for a month: each start of a process leaves one.
pub(crate) fn forget_old_batches(db: &mut dyn Connection) -> Result<(), Failure> {
    match db.dialect() {
        Dialect::Sqlite => Ok(()),
        Dialect::Postgres => {
            db.script("DELETE FROM _batches WHERE at < extract(epoch FROM now())::bigint - 30 * 86400")
        }
    }
}
