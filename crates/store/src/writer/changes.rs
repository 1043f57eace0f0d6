//! What the jobs of one transaction change, besides the rows themselves.

use schema::Result;

use crate::log::Entry;
use crate::read::Reader;
use crate::sql::{Bind, Sql};

/// What a transaction has gathered, besides its rows.
#[derive(Default)]
pub(crate) struct Batch {
    pub entries: Vec<Entry>,
    /// What is told of rows without a journal.
    pub news: Vec<Entry>,
    /// The rows changed by the jobs that were kept: position of the collection, `$sequence`.
    pub(super) changed_rows: Vec<(usize, i64)>,
    /// Positions of the collections whose changes decide about rights.
    pub(super) permission_changes: Vec<usize>,
    pub(super) versions: Vec<CollectionVersion>,
}

/// What `_versions` says of a collection.
#[derive(Clone, Copy)]
pub(super) struct CollectionVersion {
    pub position: usize,
    /// Raised by every commit that changes a row.
    pub version: i64,
    /// The last `$sequence` given.
    pub last: i64,
    /// Raised by those that change what rights follow from.
    pub rights: i64,
}

/// How much a batch had gathered when a job began.
pub(super) struct Savepoint {
    entries: usize,
    news: usize,
    changed_rows: usize,
    permission_changes: usize,
}

impl Batch {
    /// How much it has gathered so far.
    pub(super) fn savepoint(&self) -> Savepoint {
        Savepoint {
            entries: self.entries.len(),
            news: self.news.len(),
            changed_rows: self.changed_rows.len(),
            permission_changes: self.permission_changes.len(),
        }
    }

    /// Forgets what was gathered since.
    pub(super) fn roll_back(&mut self, to: &Savepoint) {
        self.entries.truncate(to.entries);
        self.news.truncate(to.news);
        self.changed_rows.truncate(to.changed_rows);
        self.permission_changes.truncate(to.permission_changes);
    }

    /// The next `$sequence` of a collection. One that a failed job was given is not given again in this batch.
    pub fn next_sequence(&mut self, reader: &mut Reader<'_>, position: usize) -> Result<i64> {
        let known = self.versions_of(reader, position)?;
        known.last += 1;
        Ok(known.last)
    }

    /// Notes that the job changes a row, and whether rights follow from what changes.
    pub fn mark_changed(
        &mut self,
        reader: &mut Reader<'_>,
        position: usize,
        row: i64,
        decides_rights: bool,
    ) -> Result<()> {
        self.versions_of(reader, position)?;
        self.changed_rows.push((position, row));
        if decides_rights && !self.permission_changes.contains(&position) {
            self.permission_changes.push(position);
        }
        Ok(())
    }

    /// Raises the versions of what was changed; gives the places in `known`.
    pub(super) fn raise(&mut self) -> Vec<usize> {
        let mut changed = Vec::new();
        for (at, known) in self.versions.iter_mut().enumerate() {
            if self
                .changed_rows
                .iter()
                .any(|(position, _)| *position == known.position)
            {
                known.version += 1;
                known.rights += i64::from(self.permission_changes.contains(&known.position));
                changed.push(at);
            }
        }
        changed
    }

    fn versions_of(&mut self, reader: &mut Reader<'_>, position: usize) -> Result<&mut CollectionVersion> {
        if let Some(at) = self.versions.iter().position(|known| known.position == position) {
            return Ok(&mut self.versions[at]);
        }
        let sql = Sql::of(
            reader.db.dialect(),
            "SELECT n, last, rights FROM _versions WHERE collection = ?",
            [Bind::from(reader.shared.tables[position].as_str())],
        );
        let mut known = CollectionVersion {
            position,
            version: 0,
            last: 0,
            rights: 0,
        };
        reader.run(&sql, &mut |cells| {
            known.version = cells.int(0).unwrap_or_default();
            known.last = cells.int(1).unwrap_or_default();
            known.rights = cells.int(2).unwrap_or_default();
            Ok(())
        })?;
        self.versions.push(known);
        let last = self.versions.len() - 1;
        Ok(&mut self.versions[last])
    }
}
