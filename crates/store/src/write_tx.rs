//! Writes: rows, their lists of links, their log entries and the trash, in one transaction.

use std::ops::{Deref, DerefMut};
use std::sync::atomic::Ordering;

use schema::{
    Collection, Document, Error, FieldDef, Item, Kind, Rejection, Result, Value, error_codes, fold, search_text,
    wire_instant,
};

use crate::Dialect;
use crate::connection::Failure;
use crate::job::Job;
use crate::layout::{TWIN, UNIQUE_TWIN, foreign_key, id_index, is_told_apart, unique_index};
use crate::log::{Entry, EntryKind, body};
use crate::read::Reader;
use crate::sql::{Bind, Sql, table_name};
use crate::writer::Batch;

/// Reads and writes inside one job's transaction.
///
/// Once a statement has failed, the job fails, even when its closure goes on: both engines then answer alike.
pub struct Writer<'a> {
    pub(crate) reader: Reader<'a>,
    pub(crate) batch: &'a mut Batch,
    pub(crate) job: &'a Job,
}

impl<'a> Deref for Writer<'a> {
    type Target = Reader<'a>;
    fn deref(&self) -> &Reader<'a> {
        &self.reader
    }
}
impl DerefMut for Writer<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.reader
    }
}

impl Writer<'_> {
    /// Creates a row and gives it its `$sequence`; dates that are empty become the instant of the job. Derived fields
    /// come back as they were given: read the row again for them.
    pub fn insert(&mut self, mut document: Document) -> Result<Document> {
        let of = document.of;
        let position = self.shared.position(of)?;
        document.sequence = self.batch.next_sequence(&mut self.reader, position)?;
        let now = wire_instant(self.job.terms.now);
        for date in [&mut document.created_at, &mut document.updated_at] {
            if date.is_empty() {
                date.clone_from(&now);
            }
        }
        self.check_links(None, &document)?;
        let sql = insert_row(self.dialect(), &document);
        self.execute_row(&sql, &document)?;
        self.write_lists(None, &document)?;
        self.record(position, EntryKind::Create, None, Some(&document))?;
        Ok(document)
    }

    /// Changes a row to what it should be. `$updatedAt` becomes the instant of the job, unless it was changed.
    pub fn update(&mut self, before: &Document, mut after: Document) -> Result<Document> {
        let of = after.of;
        let position = self.shared.position(of)?;
        if after.updated_at == before.updated_at {
            after.updated_at = wire_instant(self.job.terms.now);
        }
        after.sequence = before.sequence;
        after.id.clone_from(&before.id);
        self.check_links(Some(before), &after)?;
        let sql = update_row(self.dialect(), before, &after);
        if self.execute_row(&sql, &after)? == 0 {
            return Err(error_codes::DOCUMENT_NOT_FOUND.into());
        }
        self.write_lists(Some(before), &after)?;
        self.record(position, EntryKind::Update, Some(before), Some(&after))?;
        Ok(after)
    }

    /// Deletes a row that nothing refers to, and keeps it in the trash.
    pub fn delete(&mut self, document: &Document) -> Result<()> {
        let position = self.shared.position(document.of)?;
        self.check_references(document)?;
        for field in lists(document.of) {
            self.clear_list(document, field)?;
        }
        let mut sql = Sql::new(self.dialect());
        sql.push("DELETE FROM ")
            .table(document.of)
            .push(" WHERE _id = ")
            .bind(document.id.as_str());
        if self.execute(&sql)? == 0 {
            return Err(error_codes::DOCUMENT_NOT_FOUND.into());
        }
        if document.of.logged {
            let sql = Sql::of(
                self.dialect(),
                "INSERT INTO _trash (seq, collection, id, at, who, body) \
                 SELECT COALESCE(MAX(seq), 0) + 1, ?, ?, ?, ?, ? FROM _trash",
                [
                    Bind::from(document.of.id),
                    Bind::from(document.id.as_str()),
                    Bind::Text(wire_instant(self.job.terms.now)),
                    Bind::from(self.job.who.as_str()),
                    Bind::Text(body(document)),
                ],
            );
            self.execute(&sql)?;
        }
        self.record(position, EntryKind::Delete, Some(document), None)
    }

    /// The next number of a counter, from 1, without gaps: a job that fails gives its number back.
    pub fn next(&mut self, counter: &str) -> Result<i64> {
        let sql = Sql::of(
            self.dialect(),
            "INSERT INTO _counters (name, n) VALUES (?, 1) \
             ON CONFLICT (name) DO UPDATE SET n = _counters.n + 1 RETURNING n",
            [Bind::from(counter)],
        );
        let mut number = 0;
        self.shared.statements.fetch_add(1, Ordering::Relaxed);
        let given = self.reader.db.rows(&sql, &mut |cells| {
            number = cells.int(0).unwrap_or_default();
            Ok(())
        });
        given.map_err(|failure| self.fail(failure))?;
        Ok(number)
    }

    pub(crate) fn dialect(&self) -> Dialect {
        self.reader.db.dialect()
    }

    pub(crate) fn execute(&mut self, sql: &Sql) -> Result<u64> {
        self.try_execute(sql).map_err(|failure| self.fail(failure))
    }

    fn try_execute(&mut self, sql: &Sql) -> Result<u64, Failure> {
        self.shared.statements.fetch_add(1, Ordering::Relaxed);
        self.reader.db.execute(sql)
    }

    /// Runs a statement that writes a row; a broken constraint is the refusal that was declared for it.
    fn execute_row(&mut self, sql: &Sql, document: &Document) -> Result<u64> {
        let failure = match self.try_execute(sql) {
            Ok(changed) => return Ok(changed),
            Err(failure) => failure,
        };
        let refused = match &failure {
            Failure::Unique(what) => unique_violation(self.dialect(), document.of, what),
            Failure::Foreign(what) => self.unknown_link(document, what)?,
            _ => None,
        };
        let error = self.fail(failure);
        Err(refused.map_or(error, Error::from))
    }

    fn record(
        &mut self,
        position: usize,
        kind: EntryKind,
        before: Option<&Document>,
        after: Option<&Document>,
    ) -> Result<()> {
        let row = after.or(before).map_or(0, |document| document.sequence);
        let decides = decides_rights(before, after);
        self.reader
            .footprint
            .written
            .insert(self.reader.shared.catalogue[position].id);
        self.batch.mark_changed(&mut self.reader, position, row, decides)?;
        let Some(document) = after.or(before) else {
            return Ok(());
        };
        let is_news = !document.of.logged && is_announced(before, after);
        if !document.of.logged && !is_news {
            return Ok(());
        }
        let entry = Entry {
            seq: 0,
            at: wire_instant(self.job.terms.now),
            who: self.job.who.clone(),
            collection: document.of.id.to_owned(),
            id: document.id.clone(),
            kind,
            before: before.filter(|_| !is_news || after.is_none()).map(body),
            after: after.map(body),
        };
        let list = if is_news {
            &mut self.batch.news
        } else {
            &mut self.batch.entries
        };
        list.push(entry);
        Ok(())
    }

    /// On SQLite the failure does not say which link it is; on PostgreSQL the transaction cannot be asked any more.
    fn unknown_link(&mut self, document: &Document, what: &str) -> Result<Option<Rejection>> {
        let table = table_name(document.of);
        for (field, value) in document.of.fields().iter().zip(&document.values) {
            let (Kind::Link(to), Some(id)) = (field.kind, value.text()) else {
                continue;
            };
            let is_it = match self.dialect() {
                Dialect::Postgres => what == foreign_key(&table, field.name),
                Dialect::Sqlite => field.restricts && !self.row_exists(to(), id)?,
            };
            if is_it {
                return Ok(Some(no_document(field, id)));
            }
        }
        Ok(None)
    }

    /// Whether a document of that id stands.
    pub(crate) fn row_exists(&mut self, of: &'static Collection, id: &str) -> Result<bool> {
        let mut sql = Sql::new(self.dialect());
        sql.push("SELECT 1 FROM ").table(of).push(" WHERE _id = ").bind(id);
        let mut stands = false;
        self.run(&sql, &mut |_| {
            stands = true;
            Ok(())
        })?;
        Ok(stands)
    }
}

/// Whether rights follow from what a write changes; a row that is not there has no values.
fn decides_rights(before: Option<&Document>, after: Option<&Document>) -> bool {
    let Some(of) = after.or(before).map(|document| document.of) else {
        return false;
    };
    let is_said = before.is_some() || of.insert_affects_rights;
    is_said && of.rights_differ(before, after)
}

/// Whether a write is told to those who listen, although no journal keeps it.
fn is_announced(before: Option<&Document>, after: Option<&Document>) -> bool {
    let publishes = after.or(before).map_or(&[][..], |document| document.of.publishes);
    match (before, after) {
        (Some(before), Some(after)) => publishes
            .iter()
            .any(|field| before.value(field.name) != after.value(field.name)),
        _ => !publishes.is_empty(),
    }
}

/// The fields of a collection that are lists of links.
pub(crate) fn lists(of: &'static Collection) -> impl Iterator<Item = &'static FieldDef> {
    of.fields()
        .iter()
        .filter(|field| matches!(field.kind, Kind::List(Item::Link(_))))
}

/// The refusal of a link to nothing.
pub(crate) fn no_document(field: &FieldDef, id: &str) -> Rejection {
    Rejection::new(error_codes::UNKNOWN_LINK).about(field).arg("id", id)
}

/// The refusal of a value that stands already, from what the engine says about the constraint.
fn unique_violation(dialect: Dialect, of: &'static Collection, what: &str) -> Option<Rejection> {
    let table = table_name(of);
    for unique in of.unique {
        let index = unique_index(of, unique);
        let is_it = match dialect {
            Dialect::Postgres => what == index.name,
            Dialect::Sqlite => {
                let columns: Vec<String> = index.columns.iter().map(|name| format!("{table}.{name}")).collect();
                what == columns.join(", ")
            }
        };
        if is_it {
            let refused = Rejection::new(unique.otherwise);
            return Some(match unique.named.as_ref().or(unique.on.first()) {
                Some(first) => refused.about(first),
                None => refused,
            });
        }
    }
    let of_id = match dialect {
        Dialect::Postgres => id_index(&table).name,
        Dialect::Sqlite => format!("{table}._id"),
    };
    (what == of_id).then(|| Rejection::new(error_codes::DOCUMENT_EXISTS))
}

fn insert_row(dialect: Dialect, document: &Document) -> Sql {
    let mut sql = Sql::new(dialect);
    sql.push("INSERT INTO ")
        .table(document.of)
        .push(" (_seq, _id, _created, _updated");
    for (field, value) in stored_fields(document) {
        sql.push(", ").name(field.name);
        for (suffix, _) in twins(document.of, field, value) {
            sql.push(", \"").push(field.name).push(suffix).push("\"");
        }
    }
    sql.push(") VALUES (").bind(document.sequence);
    for text in [&document.id, &document.created_at, &document.updated_at] {
        sql.push(", ").bind(text.as_str());
    }
    for (field, value) in stored_fields(document) {
        sql.push(", ").bind(value);
        for (_, twin) in twins(document.of, field, value) {
            sql.push(", ").bind(twin);
        }
    }
    sql.push(")");
    sql
}

fn update_row(dialect: Dialect, before: &Document, after: &Document) -> Sql {
    let mut sql = Sql::new(dialect);
    sql.push("UPDATE ")
        .table(after.of)
        .push(" SET _updated = ")
        .bind(after.updated_at.as_str());
    if after.created_at != before.created_at {
        sql.push(", _created = ").bind(after.created_at.as_str());
    }
    for ((field, value), (_, old)) in stored_fields(after).zip(stored_fields(before)) {
        if value == old {
            continue;
        }
        sql.push(", ").name(field.name).push(" = ").bind(value);
        for (suffix, twin) in twins(after.of, field, value) {
            sql.push(", \"").push(field.name).push(suffix).push("\" = ").bind(twin);
        }
    }
    sql.push(" WHERE _id = ").bind(after.id.as_str());
    sql
}

fn stored_fields(document: &Document) -> impl Iterator<Item = (&'static FieldDef, &Value)> {
    document
        .of
        .fields()
        .iter()
        .zip(&document.values)
        .filter(|(field, _)| field.is_stored())
}

/// The folded twins of a text, for fields that have some: what their names end in, and their values.
pub(crate) fn twins(of: &Collection, field: &FieldDef, value: &Value) -> impl Iterator<Item = (&'static str, Bind)> {
    let folded = |fold: fn(&str) -> String| value.text().map_or(Bind::Null, |text| Bind::Text(fold(text)));
    let searched = field.kind.is_text().then(|| (TWIN, folded(search_text)));
    let told_apart = is_told_apart(of, field).then(|| (UNIQUE_TWIN, folded(fold)));
    searched.into_iter().chain(told_apart)
}
