//! What is asked of the store's threads: what a read may cost, and whose a write is.

use crate::Terms;

/// What a read may cost: it decides where it runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    /// Rows by id or unique value: on SQLite run where the caller is.
    Point,
    /// Lists, searches, counts, reports: run on a reader thread, in the turn of who asks.
    Scan,
    /// All rows of a collection, written out: on a thread beside the readers, in turn too.
    Export,
}

/// A write.
#[derive(Clone, Debug)]
pub struct Job {
    /// What it is called in our own log when it is slow or panics.
    pub name: &'static str,
    /// Who is written into the change log.
    pub who: String,
    /// The clock and the settings; the clock is also the instant in the change log.
    pub terms: Terms,
}
