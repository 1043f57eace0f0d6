//! Schema sync: additions are made at start, anything lossy is refused, everything else is a numbered step.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use jiff::Timestamp;
use schema::{Error, Result, wire_instant};

use crate::connection::Connection;
use crate::existing_schema::ExistingSchema;
use crate::layout::{TWIN, Table, UNIQUE_TWIN, own_tables, tables};
use crate::migration::{Migration, MigrationChange};
use crate::shared::Shared;
use crate::sql::{Bind, Sql, table_name};
use crate::take_out::take_out;
use crate::{Dialect, StoreLocation, backup, writer_lock};

/// The layout of the store's own tables; raised when they change in a way that older programs cannot read.
const LAYOUT: i64 = 1;

/// Brings the schema up. One copy of the database is kept in `backups` before a change.
pub(crate) fn bring_up(
    db: &mut dyn Connection,
    shared: &Shared,
    migrations: &[Migration],
    place: &StoreLocation,
    now: Timestamp,
) -> Result<()> {
    let existing = ExistingSchema::read(db)?;
    if existing.is_empty() {
        backup::refuse_unfinished(place.folder())?;
    } else {
        // One that was cut behind its commit lacks nothing.
        backup::end_restore(place.folder())?;
    }
    let is_untaken = |migration: &Migration| !existing.migrations.contains_key(&migration.number);
    if plan(&existing, shared, migrations, db.dialect())?.is_empty() && !migrations.iter().any(is_untaken) {
        return Ok(());
    }
    if !existing.is_empty() {
        take_out(db, &existing, migrations, place.folder())?;
        keep_copy(db, place, now)?;
    }
    // Another node may be at it, which takes as long as it takes.
    writer_lock::take(db, Duration::MAX)?;
    let applied = apply(db, shared, migrations, now);
    db.script(if applied.is_ok() { "COMMIT" } else { "ROLLBACK" })?;
    applied
}

/// Plans again inside the transaction: another node may have been faster.
pub(crate) fn apply(db: &mut dyn Connection, shared: &Shared, migrations: &[Migration], now: Timestamp) -> Result<()> {
    let dialect = db.dialect();
    if let Some(lift_timeout_sql) = dialect.lift_timeout_sql() {
        db.script(lift_timeout_sql)?;
    }
    let existing = ExistingSchema::read(db)?;
    for statement in plan(&existing, shared, migrations, dialect)? {
        db.script(&statement).map_err(|failure| {
            Error::fault(
                &format!("bringing up the schema, at: {statement}"),
                Error::from(failure),
            )
        })?;
    }
    for of in shared.catalogue {
        db.execute(&Sql::of(
            dialect,
            "INSERT INTO _versions (collection, n, last) VALUES (?, 0, 0) ON CONFLICT (collection) DO NOTHING",
            [Bind::Text(table_name(of))],
        ))?;
    }
    for (name, value) in [
        ("layout", LAYOUT.to_string()),
        ("program", env!("CARGO_PKG_VERSION").to_owned()),
    ] {
        db.execute(&Sql::of(
            dialect,
            "INSERT INTO _meta (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            [Bind::from(name), Bind::Text(value)],
        ))?;
    }
    // There is nothing to fill in an empty database.
    let is_done = |migration: &&Migration| existing.is_empty() || !matches!(migration.change, MigrationChange::Fill(_));
    for migration in migrations.iter().filter(is_done) {
        if !existing.migrations.contains_key(&migration.number) {
            db.execute(&record(dialect, migration, now))?;
        }
    }
    Ok(())
}

/// The steps that write rows and are still to be taken.
pub(crate) fn fills(db: &mut dyn Connection, migrations: &'static [Migration]) -> Result<Vec<&'static Migration>> {
    let existing = ExistingSchema::read(db)?;
    let untaken = |migration: &&Migration| !existing.migrations.contains_key(&migration.number);
    Ok(migrations.iter().filter(untaken).collect())
}

/// The statement that notes a step as taken.
pub(crate) fn record(dialect: Dialect, migration: &Migration, now: Timestamp) -> Sql {
    Sql::of(
        dialect,
        "INSERT INTO _steps (number, name, checksum, at) VALUES (?, ?, ?, ?)",
        [
            Bind::Int(migration.number),
            Bind::from(migration.name),
            Bind::Text(migration.checksum()),
            Bind::Text(wire_instant(now)),
        ],
    )
}

/// The statements that are missing.
fn plan(existing: &ExistingSchema, shared: &Shared, migrations: &[Migration], dialect: Dialect) -> Result<Vec<String>> {
    refuse_newer(existing, migrations)?;
    let mut statements = Vec::new();
    let mut known = existing.tables.clone();
    if !existing.is_empty() {
        for migration in migrations
            .iter()
            .filter(|migration| !existing.migrations.contains_key(&migration.number))
        {
            reshape(migration, &mut known, &mut statements)?;
        }
    }
    let wanted: Vec<Table> = own_tables().into_iter().chain(tables(shared.catalogue)).collect();
    for table in &wanted {
        match known.get(&table.name) {
            None => statements.push(table.create(dialect)),
            Some(columns) => add_columns(table, columns, dialect, &mut statements)?,
        }
    }
    refuse_unknown_tables(existing, &known, &wanted, shared)?;
    index(&wanted, existing, dialect, &mut statements);
    for table in &wanted {
        refuse_other_targets(table, existing)?;
        for (column, statement) in table.foreign_keys(dialect) {
            let is_there = existing
                .keys
                .iter()
                .any(|key| key.starts_with(&format!("{}.{column}>", table.name)));
            if !is_there {
                statements.push(statement);
            }
        }
    }
    Ok(statements)
}

fn index(wanted: &[Table], existing: &ExistingSchema, dialect: Dialect, statements: &mut Vec<String>) {
    let mut names = BTreeSet::new();
    for table in wanted {
        for index in &table.indexes {
            names.insert(index.name.clone());
            if !existing.indexes.contains(&index.name) {
                statements.push(table.create_index(index, dialect));
            }
        }
    }
    // An index holds nothing of its own: one that is no longer declared goes, if it did not with its table.
    let ours = |name: &&String| name.starts_with("uq_") || name.starts_with("ix_");
    for gone in existing.indexes.difference(&names).filter(ours) {
        statements.push(format!("DROP INDEX IF EXISTS \"{gone}\""));
    }
}

type Columns = BTreeMap<String, bool>;
type Tables = BTreeMap<String, Columns>;

/// Renames and drops, and what the tables look like afterwards.
fn reshape(migration: &Migration, known: &mut Tables, statements: &mut Vec<String>) -> Result<()> {
    let (of, column) = match migration.change {
        MigrationChange::Rename { of, from, .. } => (of, from),
        MigrationChange::Drop { of, column } => (of, column),
        MigrationChange::TakeOut { table, .. } => {
            if known.remove(table).is_some() {
                statements.push(format!("DROP TABLE \"{table}\""));
                statements.push(format!("DELETE FROM _versions WHERE collection = '{table}'"));
            }
            return Ok(());
        }
        MigrationChange::Fill(_) => return Ok(()),
    };
    let table = table_name(of);
    let Some(columns) = known.get_mut(&table) else {
        return Ok(());
    };
    for suffix in ["", TWIN, UNIQUE_TWIN] {
        let name = format!("{column}{suffix}");
        let Some(kind) = columns.remove(&name) else {
            continue;
        };
        if let MigrationChange::Rename { to, .. } = migration.change {
            let new = format!("{to}{suffix}");
            if columns.insert(new.clone(), kind).is_some() {
                return Err(Error::Fault(format!(
                    "step {} ({}): the column {table}.{new} stands already",
                    migration.number, migration.name
                )));
            }
            statements.push(format!("ALTER TABLE \"{table}\" RENAME COLUMN \"{name}\" TO \"{new}\""));
        } else {
            statements.push(format!("ALTER TABLE \"{table}\" DROP COLUMN \"{name}\""));
        }
    }
    Ok(())
}

fn add_columns(table: &Table, columns: &Columns, dialect: Dialect, statements: &mut Vec<String>) -> Result<()> {
    for column in &table.columns {
        match columns.get(&column.name) {
            None => statements.push(format!(
                "ALTER TABLE \"{}\" ADD COLUMN {}",
                table.name,
                column.sql(dialect)
            )),
            Some(is_text) if *is_text != column.is_text => {
                return Err(Error::Fault(format!(
                    "the column {}.{} would change between text and number: that needs a numbered step",
                    table.name, column.name
                )));
            }
            Some(_) => {}
        }
    }
    let declared = |name: &String| table.columns.iter().any(|column| column.name == *name);
    columns.keys().find(|name| !declared(name)).map_or(Ok(()), |name| {
        Err(Error::Fault(format!(
            "the database has a column {}.{name} that this program does not know: it was written by a newer diwan, or \
             the field was removed without a numbered step",
            table.name
        )))
    })
}

fn refuse_newer(existing: &ExistingSchema, migrations: &[Migration]) -> Result<()> {
    let layout = existing
        .meta
        .get("layout")
        .and_then(|text| text.parse().ok())
        .unwrap_or(LAYOUT);
    let newer = |what: String| Error::Fault(format!("the database was written by a newer diwan: {what}"));
    if layout > LAYOUT {
        return Err(newer(format!("its layout is {layout}, this program knows {LAYOUT}")));
    }
    for (number, checksum) in &existing.migrations {
        let Some(migration) = migrations.iter().find(|migration| migration.number == *number) else {
            return Err(newer(format!(
                "it has taken step {number}, which this program does not know"
            )));
        };
        if migration.checksum() != *checksum {
            return Err(Error::Fault(format!(
                "step {number} ({}) has been changed after this database had taken it",
                migration.name
            )));
        }
    }
    Ok(())
}

fn refuse_unknown_tables(existing: &ExistingSchema, known: &Tables, wanted: &[Table], shared: &Shared) -> Result<()> {
    let is_known = |name: &str| wanted.iter().any(|table| table.name == name);
    let mut unknown = existing
        .ours()
        .filter(|(name, _)| known.contains_key(*name) && !is_known(name));
    unknown.next().map_or(Ok(()), |(name, _)| {
        Err(Error::Fault(format!(
            "the database has a table {name} that this program does not know ({} collections): it was written by a newer diwan",
            shared.catalogue.len()
        )))
    })
}

fn refuse_other_targets(table: &Table, existing: &ExistingSchema) -> Result<()> {
    for column in &table.columns {
        let prefix = format!("{}.{}>", table.name, column.name);
        let found = existing.keys.iter().find_map(|key| key.strip_prefix(&prefix));
        if let Some(found) = found
            && column.refers.as_deref() != Some(found)
        {
            return Err(Error::Fault(format!(
                "the column {}.{} refers to {found} in the database but not in this program: that needs a numbered step",
                table.name, column.name
            )));
        }
    }
    Ok(())
}

/// `backups/before-<version>-<time>`: the database file of SQLite, or a backup as `diwan backup` makes it.
fn keep_copy(db: &mut dyn Connection, place: &StoreLocation, now: Timestamp) -> Result<()> {
    let folder = place.folder().join("backups");
    std::fs::create_dir_all(&folder).map_err(|cause| Error::fault("making the folder of backups", cause))?;
    let time: String = wire_instant(now)
        .chars()
        .take(19)
        .filter(|c| c.is_ascii_digit() || *c == 'T')
        .collect();
    let kind = match db.dialect() {
        Dialect::Sqlite => "db",
        Dialect::Postgres => "jsonl",
    };
    let file = folder.join(format!("before-{}-{time}.{kind}", env!("CARGO_PKG_VERSION")));
    if file.exists() {
        return Ok(());
    }
    if db.dialect() == Dialect::Postgres {
        return backup::write(db, &file, None, &mut []).map(drop);
    }
    let name = Bind::Text(file.to_string_lossy().into_owned());
    db.execute(&Sql::of(Dialect::Sqlite, "VACUUM INTO ?", [name]))?;
    Ok(())
}
