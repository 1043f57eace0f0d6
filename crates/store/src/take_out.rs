//! A secret leaves the database: into a file first, then out of the rows and what is left of them on the disk.

use std::path::Path;

use schema::Result;

use crate::connection::Connection;
use crate::existing_schema::ExistingSchema;
use crate::layout::{TWIN, UNIQUE_TWIN};
use crate::migration::{Migration, MigrationChange};
use crate::sql::Sql;
use crate::{Dialect, key_file};

/// Takes out what the steps that are still to be taken name. Done again after a crash, it goes on where it stood.
pub(crate) fn take_out(
    db: &mut dyn Connection,
    existing: &ExistingSchema,
    migrations: &[Migration],
    folder: &Path,
) -> Result<()> {
    for migration in migrations
        .iter()
        .filter(|migration| !existing.migrations.contains_key(&migration.number))
    {
        let MigrationChange::TakeOut { table, column, file } = migration.change else {
            continue;
        };
        let Some(columns) = existing.tables.get(table) else {
            continue;
        };
        let Some(secret) = value(db, table, column)? else {
            continue;
        };
        let path = folder.join(file);
        key_file::write(&path, &secret)?;
        let copies = columns.keys().filter(|name| {
            ["", TWIN, UNIQUE_TWIN]
                .iter()
                .any(|suffix| **name == format!("{column}{suffix}"))
        });
        let emptied: Vec<String> = copies.map(|name| format!("\"{name}\" = NULL")).collect();
        erase(db, &format!("UPDATE \"{table}\" SET {}", emptied.join(", ")))?;
        tracing::warn!(
            file = %path.display(),
            "the house key has left the database for a file of its own; backups that were made before still hold it"
        );
    }
    Ok(())
}

fn value(db: &mut dyn Connection, table: &str, column: &str) -> Result<Option<String>> {
    let mut sql = Sql::new(db.dialect());
    sql.push("SELECT ").name(column).push(" FROM ").name(table);
    let mut found = None;
    db.rows(&sql, &mut |cells| {
        found = found.take().or(cells.text(0).map(std::borrow::Cow::into_owned));
        Ok(())
    })?;
    Ok(found)
}

/// SQLite overwrites what a row held (`secure_delete`), and the journal that still has it is emptied. On PostgreSQL the
/// bytes go with the table, which the step drops.
fn erase(db: &mut dyn Connection, update: &str) -> Result<()> {
    db.script(update)?;
    if db.dialect() == Dialect::Sqlite && !db.holds_transaction() {
        db.script("PRAGMA wal_checkpoint(TRUNCATE)")?;
    }
    Ok(())
}
