//! The change log: every write in its transaction, chained by hash.
//!
//! `seq` has no gaps and is the order of commits. Each hash covers the one before it, so a changed, lost or inserted
//! entry shows; it covers the contents by their own hash, so contents may be blanked when their retention ends.

use schema::{Collection, Document, Result, write_text, write_value};
use sha2::{Digest, Sha256};

use crate::read::Reader;
use crate::sql::{Bind, Sql};
use crate::write_tx::Writer;

/// What a write did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryKind {
    /// A new row.
    Create,
    /// A changed row.
    Update,
    /// A row that went to the trash.
    Delete,
}

impl EntryKind {
    /// The word in the database and on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            EntryKind::Create => "create",
            EntryKind::Update => "update",
            EntryKind::Delete => "delete",
        }
    }

    pub(crate) fn read(word: &str) -> Self {
        match word {
            "create" => EntryKind::Create,
            "delete" => EntryKind::Delete,
            _ => EntryKind::Update,
        }
    }
}

/// An entry of the change log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The order of commits, from 1, without gaps.
    pub seq: i64,
    /// When, in the wire's form.
    pub at: String,
    /// Who: an account id, `key:N`, `cli`.
    pub who: String,
    /// The id of the collection.
    pub collection: String,
    /// The id of the document.
    pub id: String,
    /// What happened.
    pub kind: EntryKind,
    /// The document before, as a JSON object in the wire's form without secret and derived fields.
    pub before: Option<String>,
    /// The document after.
    pub after: Option<String>,
}

/// Which entries are asked for, newest first.
#[derive(Clone, Debug, Default)]
pub struct LogQuery {
    /// Only of this collection.
    pub collection: Option<&'static str>,
    /// Only of this document.
    pub id: Option<String>,
    /// Only before this entry.
    pub before: Option<i64>,
    /// At most so many.
    pub limit: u64,
}

impl Reader<'_> {
    /// Entries of the change log, newest first. Inside a write its own entries are not there yet.
    pub fn log(&mut self, ctx: &LogQuery) -> Result<Vec<Entry>> {
        let mut sql = Sql::new(self.db.dialect());
        sql.push("SELECT seq, at, who, collection, id, kind, before, after FROM _log WHERE TRUE");
        if let Some(collection) = ctx.collection {
            sql.push(" AND collection = ").bind(collection);
        }
        if let Some(id) = &ctx.id {
            sql.push(" AND id = ").bind(id.as_str());
        }
        if let Some(seq) = ctx.before {
            sql.push(" AND seq < ").bind(seq);
        }
        sql.push(" ORDER BY seq DESC LIMIT ");
        sql.bind(i64::try_from(ctx.limit).unwrap_or(i64::MAX));
        self.entries(&sql)
    }

    /// The last number that a counter has given; 0 when it has given none.
    pub fn counter(&mut self, name: &str) -> Result<i64> {
        let sql = Sql::of(
            self.db.dialect(),
            "SELECT n FROM _counters WHERE name = ?",
            [Bind::from(name)],
        );
        let mut last = 0;
        self.run_now(&sql, &mut |cells| {
            last = cells.int(0).unwrap_or_default();
            Ok(())
        })?;
        Ok(last)
    }

    /// Everything committed after an entry, oldest first: seq is the order of commits, so nothing is missed.
    pub fn log_after(&mut self, seq: i64, limit: u64) -> Result<Vec<Entry>> {
        let sql = Sql::of(
            self.db.dialect(),
            "SELECT seq, at, who, collection, id, kind, before, after FROM _log WHERE seq > ? ORDER BY seq LIMIT ?",
            [Bind::Int(seq), Bind::Int(i64::try_from(limit).unwrap_or(i64::MAX))],
        );
        self.entries(&sql)
    }

    /// The number of the last entry in this snapshot; 0 before the first.
    pub fn log_position(&mut self) -> Result<i64> {
        let sql = Sql::of(self.db.dialect(), "SELECT MAX(seq) FROM _log", []);
        let mut last = 0;
        self.run(&sql, &mut |cells| {
            last = cells.int(0).unwrap_or_default();
            Ok(())
        })?;
        Ok(last)
    }

    /// What was written after an entry: the collection and the id of each document, in the order of the log.
    pub fn written_after(&mut self, seq: i64) -> Result<Vec<(String, String)>> {
        let sql = Sql::of(
            self.db.dialect(),
            "SELECT collection, id FROM _log WHERE seq > ? ORDER BY seq",
            [Bind::Int(seq)],
        );
        let mut written = Vec::new();
        self.run(&sql, &mut |cells| {
            let text = |at| cells.text(at).map(std::borrow::Cow::into_owned).unwrap_or_default();
            written.push((text(0), text(1)));
            Ok(())
        })?;
        Ok(written)
    }

    fn entries(&mut self, sql: &Sql) -> Result<Vec<Entry>> {
        let mut entries = Vec::new();
        self.run_now(sql, &mut |cells| {
            let text = |at| cells.text(at).map(std::borrow::Cow::into_owned);
            entries.push(Entry {
                seq: cells.int(0).unwrap_or_default(),
                at: text(1).unwrap_or_default(),
                who: text(2).unwrap_or_default(),
                collection: text(3).unwrap_or_default(),
                id: text(4).unwrap_or_default(),
                kind: EntryKind::read(&text(5).unwrap_or_default()),
                before: text(6),
                after: text(7),
            });
            Ok(())
        })?;
        Ok(entries)
    }
}

impl Writer<'_> {
    /// As [`Reader::written_after`], with what this transaction has written so far, whose entries no table holds yet.
    pub fn written_after(&mut self, seq: i64) -> Result<Vec<(String, String)>> {
        let mut written = self.reader.written_after(seq)?;
        let known = usize::try_from(seq - self.reader.log_position()?).unwrap_or_default();
        let gathered = self.batch.entries.iter().skip(known);
        written.extend(gathered.map(|entry| (entry.collection.clone(), entry.id.clone())));
        Ok(written)
    }

    /// The number that the last entry has once this transaction is committed: numbers have no gaps, and nobody writes beside it.
    pub fn log_end(&mut self) -> Result<i64> {
        let gathered = i64::try_from(self.batch.entries.len()).unwrap_or(i64::MAX);
        Ok(self.reader.log_position()? + gathered)
    }

    /// Blanks what the log keeps of a document whose retention has ended; how many entries it was. That it was written, when and
    /// by whom stays, and so does the chain: it covers the contents by their hash.
    pub fn blank_log(&mut self, of: &'static Collection, id: &str) -> Result<u64> {
        let sql = Sql::of(
            self.dialect(),
            "UPDATE _log SET before = NULL, after = NULL WHERE collection = ? AND id = ? \
             AND (before IS NOT NULL OR after IS NOT NULL)",
            [Bind::from(of.id), Bind::from(id)],
        );
        self.execute(&sql)
    }
}

/// The last entry: what the next one is chained to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Head {
    pub seq: i64,
    pub hash: String,
}

/// The statement that reads the head.
pub(crate) const HEAD: &str = "SELECT seq, hash FROM _log ORDER BY seq DESC LIMIT 1";

/// The hash of the contents of an entry.
pub(crate) fn content(before: Option<&str>, after: Option<&str>) -> String {
    let mut digest = Sha256::new();
    for part in [before, after] {
        // A length before each part, so that no two pairs read alike; none is not the empty text.
        digest.update([u8::from(part.is_some())]);
        digest.update((part.unwrap_or_default().len() as u64).to_be_bytes());
        digest.update(part.unwrap_or_default());
    }
    hex::encode(digest.finalize())
}

impl Entry {
    /// The document before, as the log keeps it; `None` for a creation.
    pub fn document_before(&self, of: &'static Collection) -> Option<Document> {
        crate::trash::document(of, self.before.as_deref()?)
    }

    /// The document after, as the log keeps it; `None` for a deletion.
    pub fn document_after(&self, of: &'static Collection) -> Option<Document> {
        crate::trash::document(of, self.after.as_deref()?)
    }

    /// The hash of the entry after the one with the previous hash.
    pub(crate) fn hash(&self, previous: &str, content: &str) -> String {
        let mut digest = Sha256::new();
        let seq = self.seq.to_string();
        for part in [
            previous,
            &seq,
            &self.at,
            &self.who,
            &self.collection,
            &self.id,
            self.kind.name(),
            content,
        ] {
            digest.update((part.len() as u64).to_be_bytes());
            digest.update(part);
        }
        hex::encode(digest.finalize())
    }

    /// Appends the entry after the head, which it becomes.
    pub(crate) fn append(self, dialect: crate::Dialect, head: &mut Head) -> Sql {
        let entry = Entry {
            seq: head.seq + 1,
            ..self
        };
        let content = content(entry.before.as_deref(), entry.after.as_deref());
        *head = Head {
            seq: entry.seq,
            hash: entry.hash(&head.hash, &content),
        };
        let optional = |text: Option<String>| text.map_or(Bind::Null, Bind::Text);
        Sql::of(
            dialect,
            "INSERT INTO _log (seq, at, who, collection, id, kind, before, after, content, hash) \
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [
                Bind::Int(entry.seq),
                Bind::Text(entry.at),
                Bind::Text(entry.who),
                Bind::Text(entry.collection),
                Bind::Text(entry.id),
                Bind::from(entry.kind.name()),
                optional(entry.before),
                optional(entry.after),
                Bind::Text(content),
                Bind::Text(head.hash.clone()),
            ],
        )
    }
}

/// A document as the log and the trash keep it: without secret and derived fields.
pub(crate) fn body(document: &Document) -> String {
    let mut out = Vec::with_capacity(512);
    out.extend_from_slice(b"{\"$id\":");
    write_text(&document.id, &mut out);
    out.extend_from_slice(format!(",\"$sequence\":{},\"$createdAt\":", document.sequence).as_bytes());
    write_text(&document.created_at, &mut out);
    out.extend_from_slice(b",\"$updatedAt\":");
    write_text(&document.updated_at, &mut out);
    for (field, value) in document.of.fields().iter().zip(&document.values) {
        if field.is_stored() && !field.secret {
            out.extend_from_slice(b",\"");
            out.extend_from_slice(field.name.as_bytes());
            out.extend_from_slice(b"\":");
            write_value(field, value, &mut out);
        }
    }
    out.push(b'}');
    String::from_utf8(out).unwrap_or_default()
}
