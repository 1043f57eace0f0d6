//! What the jobs of an import note down, each in its own transaction, so that what they wrote can be undone.

use engine::{Cx, LogPosition};
use schema::{Collection, Document, Id, Result};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::piece::{IMPORT_PIECES, MADE, RUN, WRITTEN};
use super::{AT, BY, COLLECTION, CREATED, FILE, HASH, IMPORT_RUNS, REFUSED, ROWS, UNCHANGED, UPDATED};
use crate::import::Report;

/// A document that an import wrote: its entries in the log, with those of what followed from it.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
pub(in crate::import) struct WrittenRow {
    /// The id of the collection.
    pub of: String,
    /// The id of the document.
    pub id: String,
    /// The entry before the first.
    pub from: i64,
    /// The last entry.
    pub to: i64,
}

impl WrittenRow {
    /// What was written since a place of the log in this transaction.
    pub fn since(cx: &Cx<'_>, from: LogPosition, of: &Collection, id: &str) -> Result<Self> {
        Ok(WrittenRow {
            of: of.id.to_owned(),
            id: id.to_owned(),
            from: from.number(),
            to: cx.end_of_log()?.number(),
        })
    }

    /// The document that was first written since a place of the log in this transaction, with what followed from it.
    pub fn first_since(cx: &Cx<'_>, from: LogPosition) -> Result<Option<Self>> {
        let Some((of, id)) = cx.first_written_since(from)? else {
            return Ok(None);
        };
        let (from, to) = (from.number(), cx.end_of_log()?.number());
        Ok(Some(WrittenRow { of, id, from, to }))
    }
}

/// How many documents a job made and changed.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::import) struct Tally {
    pub created: usize,
    pub updated: usize,
}

/// The record of one import, which is made with the first document that it writes.
#[derive(Clone, Debug)]
pub(in crate::import) struct Recorder {
    of: &'static Collection,
    file: String,
    hash: String,
    rows: usize,
    /// The id of its row, once it stands.
    pub run: Option<String>,
}

impl Recorder {
    /// Of a file.
    pub fn new(of: &'static Collection, file: &str, bytes: &[u8]) -> Self {
        Recorder {
            of,
            file: file.to_owned(),
            hash: hex::encode(Sha256::digest(bytes)),
            rows: 0,
            run: None,
        }
    }

    /// Of so many rows.
    pub fn with_rows(mut self, rows: usize) -> Self {
        self.rows = rows;
        self
    }

    /// Notes what a job wrote, in its transaction; the id of the run.
    pub fn note(&self, cx: &mut Cx<'_>, written: &[WrittenRow], tally: Tally) -> Result<Option<String>> {
        if written.is_empty() {
            return Ok(self.run.clone());
        }
        let before = match &self.run {
            Some(id) => cx.need(&IMPORT_RUNS, id)?,
            None => cx.create(self.document(cx))?,
        };
        let more = |key, made: usize| before.get(key).unwrap_or_default() + count(made);
        let run = before
            .clone()
            .with(CREATED, more(CREATED, tally.created))
            .with(UPDATED, more(UPDATED, tally.updated));
        let run = cx.update(run)?;
        let written = serde_json::to_value(written).map_err(|error| schema::Error::fault("noting an import", error))?;
        let piece = Document::new(&IMPORT_PIECES)
            .with(RUN, Id(run.id.clone()))
            .with(MADE, cx.moment())
            .with(WRITTEN, written);
        cx.create(piece)?;
        Ok(Some(run.id))
    }

    fn document(&self, cx: &Cx<'_>) -> Document {
        let mut run = Document::new(&IMPORT_RUNS)
            .with(COLLECTION, self.of.id.to_owned())
            .with(FILE, self.file.clone())
            .with(HASH, self.hash.clone())
            .with(ROWS, count(self.rows))
            .with(AT, cx.moment());
        run.set_or_clear(BY, cx.who().user.clone().map(Id));
        run
    }

    /// Notes what came of all rows at the end.
    pub fn finish(&self, cx: &mut Cx<'_>, report: &Report) -> Result<()> {
        let Some(id) = &self.run else { return Ok(()) };
        let run = cx.need(&IMPORT_RUNS, id)?;
        let run = run
            .with(UNCHANGED, count(report.unchanged))
            .with(REFUSED, count(report.refused));
        cx.update(run).map(drop)
    }
}

fn count(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
