//! What an engine has to provide; everything else in this crate is shared.

use std::borrow::Cow;
use std::time::Duration;

use schema::{Error, Rejection, error_codes, expected};

use crate::Dialect;
use crate::sql::Sql;

/// What a connection is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Use {
    /// The one writer: its reads are stopped after 2 s.
    Write,
    /// Brings the schema up, or fills an empty store: writes, and is never stopped.
    Build,
    /// Answers: each read says how long its queries may take.
    Read,
    /// Checks and backups: never stopped.
    Whole,
    /// Fills an empty database from a backup: never stopped, and on SQLite links are looked at once at the end, because there
    /// each row would be looked for in tables that have no index yet.
    Restore,
    /// Hears of the commits of other nodes.
    Watch,
}

/// One connection. Synchronous on both engines.
pub(crate) trait Connection: Send {
    /// Its spelling of SQL.
    fn dialect(&self) -> Dialect;
    /// Runs a query and hands over each row.
    fn rows(&mut self, sql: &Sql, each: &mut dyn FnMut(&dyn Cells) -> Result<(), Error>) -> Result<(), Failure>;
    /// How many columns a query selects.
    fn columns(&mut self, sql: &Sql) -> Result<usize, Failure>;
    /// Runs a statement; gives the number of rows it changed.
    fn execute(&mut self, sql: &Sql) -> Result<u64, Failure>;
    /// Runs statements without values: transactions, savepoints, tables.
    fn script(&mut self, text: &str) -> Result<(), Failure>;
    /// The steps that its statements took since this was last asked, where the engine counts them.
    fn steps(&mut self) -> u64 {
        0
    }
    /// Opens a transaction that reads one snapshot; what it asks ends after so long.
    fn begin_read(&mut self, limit: Duration) -> Result<(), Failure>;
    /// Whether the transaction that was opened is still there.
    fn holds_transaction(&mut self) -> bool;
    /// Whether the connection is gone and a new one must be opened.
    fn is_gone(&self) -> bool;
    /// Waits, at most so long, until a node tells that it committed; whether one did. What else it tells is handed over.
    /// Where nobody tells, it returns at once.
    fn poll_notifications(&mut self, _at_most: Duration, _news: &mut dyn FnMut(&str)) -> bool {
        false
    }
}

/// The cells of a row under the cursor.
pub(crate) trait Cells {
    /// The number; `None` for null.
    fn int(&self, at: usize) -> Option<i64>;
    /// The text; `None` for null. Broken UTF-8 shows as replacement characters.
    fn text(&self, at: usize) -> Option<Cow<'_, str>>;
}

/// What the text of a failure begins with when the disk is full.
pub(crate) const DISK_FULL: &str = "the disk is full";

/// What an engine says when a statement fails.
#[derive(Debug)]
pub(crate) enum Failure {
    /// A value that stands already: `table.column, …` on SQLite, the name of the index on PostgreSQL.
    Unique(String),
    /// A link to nothing, or a row that is linked to.
    Foreign(String),
    /// The query ran too long and was stopped.
    Timeout,
    /// The disk is full: the transaction is lost.
    Full(String),
    /// Another node held the writers' lock all the time that we waited for it.
    Taken,
    /// The transaction is lost: connection gone, disk unwritable.
    Lost(String),
    /// What was written may or may not have reached the disk: the transaction is undone here, and stands if the process ends now.
    Unsynced(String),
    /// A text that the engine cannot hold.
    Text,
    /// Anything else.
    Other(String),
    /// What the receiver of the rows said.
    Stopped(Error),
}

impl Failure {
    /// As an error that names the table which could not be read.
    pub fn of_table(self, table: &str) -> Error {
        match self {
            Failure::Stopped(error) => error,
            other => Error::fault(&format!("reading the table {table}"), Error::from(other)),
        }
    }
}

impl From<Failure> for Error {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::Timeout | Failure::Taken => error_codes::TIMEOUT.into(),
            Failure::Stopped(error) => error,
            Failure::Text => Rejection::argument("text", expected::NO_CONTROL).into(),
            Failure::Unique(what) | Failure::Foreign(what) => Error::fault("a constraint of the database", what),
            Failure::Full(what) => Error::fault(DISK_FULL, what),
            Failure::Lost(what) | Failure::Unsynced(what) => {
                Error::fault("the database could not finish the write", what)
            }
            Failure::Other(what) => Error::fault("the database", what),
        }
    }
}
