//! What was read in a snapshot, off the writer, is written as long as nothing that it was read from has been written since.

use std::collections::BTreeSet;

use schema::{Collection, Document, Error, Result};
use store::EntryKind;

use super::Cx;

/// A place in the log: what a snapshot says is so as of there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LogPosition(i64);

impl LogPosition {
    /// The place after so many entries, as [`LogPosition::number`] told it.
    pub const fn after(number: i64) -> Self {
        LogPosition(number)
    }

    /// How many entries stand before it.
    pub const fn number(self) -> i64 {
        self.0
    }
}

/// What was written of a document between two places of the log.
#[derive(Clone, Debug)]
pub struct LoggedChange {
    /// The collection.
    pub of: &'static Collection,
    /// The id.
    pub id: String,
    /// As it was before; none of one that was made there.
    pub before: Option<Document>,
    /// As it was after; none of one that was deleted there.
    pub after: Option<Document>,
    /// Whether its retention has ended: that it was written is all that stands.
    pub is_blank: bool,
}

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

    /// Where the log will stand after what this transaction has written so far.
    pub fn end_of_log(&self) -> Result<LogPosition> {
        self.tx.borrow_mut().log_end().map(LogPosition)
    }

    /// The first document that was written since: the id of its collection, and its own.
    pub fn first_written_since(&self, since: LogPosition) -> Result<Option<(String, String)>> {
        Ok(self.tx.borrow_mut().written_after(since.0)?.into_iter().next())
    }

    /// What was written between two places of the log and is committed: each document once, in the order in which it was first
    /// written. Secret and derived values are in no log.
    pub fn changes_between(&self, from: LogPosition, to: LogPosition) -> Result<Vec<LoggedChange>> {
        let limit = u64::try_from(to.0 - from.0).unwrap_or_default();
        let entries = self.tx.borrow_mut().log_after(from.0, limit)?;
        let catalogue = self.inner.store.catalogue();
        let mut changes: Vec<LoggedChange> = Vec::new();
        for entry in entries.iter().filter(|entry| entry.seq <= to.0) {
            let Some(of) = catalogue.iter().copied().find(|of| of.id == entry.collection) else {
                continue;
            };
            let (before, after) = (entry.document_before(of), entry.document_after(of));
            let is_blank = match entry.kind {
                EntryKind::Create => after.is_none(),
                EntryKind::Update => before.is_none() || after.is_none(),
                EntryKind::Delete => before.is_none(),
            };
            match changes.iter_mut().find(|one| one.of == of && one.id == entry.id) {
                Some(known) => {
                    known.after = after;
                    known.is_blank |= is_blank;
                }
                None => changes.push(LoggedChange {
                    of,
                    id: entry.id.clone(),
                    before,
                    after,
                    is_blank,
                }),
            }
        }
        Ok(changes)
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
