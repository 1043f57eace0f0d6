//! What was read in a snapshot, off the writer, is written as long as nothing that it was read from has been written since.

use std::collections::BTreeSet;

use schema::{Collection, Document, Error, Result};

use super::Cx;

/// A place in the log: what a snapshot says is so as of there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LogPosition(i64);

/// A document that was written.
#[derive(Clone, Debug)]
pub struct Written {
    /// The collection.
    pub of: &'static Collection,
    /// The id.
    pub id: String,
    /// As it is now; none when it is gone.
    pub document: Option<Document>,
}

impl Cx<'_> {
    /// Where the log stands in this snapshot.
    pub fn position(&self) -> Result<LogPosition> {
        self.tx.borrow_mut().log_position().map(LogPosition)
    }

    /// The documents of some collections that were written since, each once, in whatever transaction, this one included. A
    /// collection without a log cannot be asked about, and is a fault.
    pub fn written_since(&self, since: LogPosition, of: &[&'static Collection]) -> Result<Vec<Written>> {
        if let Some(unlogged) = of.iter().find(|of| !of.logged) {
            return Err(Error::Fault(format!(
                "{} has no log that says what was written",
                unlogged.id
            )));
        }
        let entries: BTreeSet<(String, String)> = self.tx.borrow_mut().written_after(since.0)?.into_iter().collect();
        let mut written = Vec::new();
        for (collection, id) in entries {
            if let Some(of) = of.iter().find(|of| of.id == collection) {
                let document = self.get(of, &id)?;
                written.push(Written { of, id, document });
            }
        }
        Ok(written)
    }
}
