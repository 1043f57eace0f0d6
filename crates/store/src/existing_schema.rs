//! The schema as it stands in a database.

use std::collections::{BTreeMap, BTreeSet};

use schema::Result;

use crate::connection::Connection;
use crate::sql::Sql;

/// What stands.
#[derive(Default)]
pub(crate) struct ExistingSchema {
    /// Tables, their columns, and whether each holds text.
    pub tables: BTreeMap<String, BTreeMap<String, bool>>,
    pub indexes: BTreeSet<String>,
    /// `table.column>target`.
    pub keys: BTreeSet<String>,
    /// Names and values of `_meta`.
    pub meta: BTreeMap<String, String>,
    /// Numbers and checksums of the steps taken.
    pub migrations: BTreeMap<i64, String>,
}

impl ExistingSchema {
    /// Reads it.
    pub fn read(db: &mut dyn Connection) -> Result<ExistingSchema> {
        let mut existing = ExistingSchema::default();
        let dialect = db.dialect();
        db.rows(&Sql::of(dialect, dialect.columns(), []), &mut |cells| {
            let text = |at| cells.text(at).map(std::borrow::Cow::into_owned).unwrap_or_default();
            let is_text = cells.int(2) == Some(1);
            existing.tables.entry(text(0)).or_default().insert(text(1), is_text);
            Ok(())
        })?;
        existing.indexes = names(db, dialect.indexes())?;
        existing.keys = names(db, dialect.foreign_keys())?;
        if existing.tables.contains_key("_meta") {
            db.rows(&Sql::of(dialect, "SELECT name, value FROM _meta", []), &mut |cells| {
                let text = |at| cells.text(at).map(std::borrow::Cow::into_owned).unwrap_or_default();
                existing.meta.insert(text(0), text(1));
                Ok(())
            })?;
        }
        if existing.tables.contains_key("_steps") {
            db.rows(
                &Sql::of(dialect, "SELECT number, checksum FROM _steps", []),
                &mut |cells| {
                    let checksum = cells.text(1).map(std::borrow::Cow::into_owned).unwrap_or_default();
                    existing.migrations.insert(cells.int(0).unwrap_or_default(), checksum);
                    Ok(())
                },
            )?;
        }
        Ok(existing)
    }

    /// Our tables. On PostgreSQL other programs may have some there too: ours begin with `_`, or hold `_seq` and
    /// `_id`, or an `owner`, an `item` and a `position`.
    pub fn ours(&self) -> impl Iterator<Item = (&String, &BTreeMap<String, bool>)> {
        let holds =
            |columns: &BTreeMap<String, bool>, names: &[&str]| names.iter().all(|name| columns.contains_key(*name));
        self.tables.iter().filter(move |(name, columns)| {
            name.starts_with('_')
                || holds(columns, &["_seq", "_id"])
                || columns.len() == 3 && holds(columns, &["owner", "item", "position"])
        })
    }

    /// Whether nothing of ours stands there yet.
    pub fn is_empty(&self) -> bool {
        !self.tables.contains_key("_meta")
    }
}

fn names(db: &mut dyn Connection, text: &str) -> Result<BTreeSet<String>> {
    let mut names = BTreeSet::new();
    db.rows(&Sql::of(db.dialect(), text, []), &mut |cells| {
        names.extend(cells.text(0).map(std::borrow::Cow::into_owned));
        Ok(())
    })?;
    Ok(names)
}
