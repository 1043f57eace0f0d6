//! Filling a database from a backup.

use std::collections::HashMap;

use schema::{Error, Result};
use serde_json::Value as Json;

use super::read::BackupFile;
use crate::Dialect;
use crate::connection::Connection;
use crate::layout::{Table, TableColumn, own_tables, tables};
use crate::shared::Shared;
use crate::sql::{Bind, Sql};

/// So many rows go in with one statement, and so many values at most: either engine takes them.
const ROWS_AT_ONCE: usize = 100;
const VALUES_AT_ONCE: usize = 10_000;

/// A table being filled: rows wait until a statement is full.
struct Filling {
    table: String,
    columns: Vec<String>,
    waiting: Vec<Vec<Bind>>,
}

/// Refuses rows that link to nothing. PostgreSQL has refused them already when it made its constraints.
pub(super) fn check_links(db: &mut dyn Connection) -> Result<()> {
    if db.dialect() == Dialect::Postgres {
        return Ok(());
    }
    let (mut count, mut first) = (0_u64, String::new());
    let sql = Sql::of(
        Dialect::Sqlite,
        "SELECT \"table\", rowid, parent FROM pragma_foreign_key_check()",
        [],
    );
    db.rows(&sql, &mut |cells| {
        if count == 0 {
            let text = |at| cells.text(at).map(std::borrow::Cow::into_owned).unwrap_or_default();
            first = format!("row {} of {} links to no row of {}", text(1), text(0), text(2));
        }
        count += 1;
        Ok(())
    })?;
    match count {
        0 => Ok(()),
        _ => Err(Error::Fault(format!("the backup has {count} broken links: {first}"))),
    }
}

/// Makes the tables as they were, and fills them. Indexes come after the rows: made once, they are made faster.
pub(super) fn load(db: &mut dyn Connection, file: &BackupFile, shared: &Shared) -> Result<()> {
    let broken = |what: &str| Error::Fault(format!("{}: {what}", file.path().display()));
    let mut tables: HashMap<String, Filling> = HashMap::new();
    let mut filling: Option<Filling> = None;
    for line in file.lines()? {
        let json: Json = serde_json::from_str(&line?).map_err(|_| broken("a line is no JSON"))?;
        if let Json::Array(row) = json {
            let filling = filling.as_mut().ok_or_else(|| broken("a row has no table"))?;
            filling.add(db, row.iter().map(bind).collect())?;
        } else if let Some(table) = json["table"].as_str() {
            let made = as_it_was(shared, table, &json["columns"]).ok_or_else(|| broken("a table is unreadable"))?;
            db.script(&made.create(db.dialect()))?;
            tables.insert(table.to_owned(), Filling::of(made));
        } else if let Some(table) = json["rows"].as_str() {
            if let Some(mut full) = filling.take() {
                full.flush(db)?;
            }
            filling = tables.remove(table);
        }
    }
    filling.map_or(Ok(()), |mut last| last.flush(db))
}

impl Filling {
    fn of(table: Table) -> Filling {
        Filling {
            table: table.name,
            columns: table.columns.into_iter().map(|column| column.name).collect(),
            waiting: Vec::new(),
        }
    }

    fn add(&mut self, db: &mut dyn Connection, row: Vec<Bind>) -> Result<()> {
        self.waiting.push(row);
        let values = self.waiting.len() * self.columns.len();
        if self.waiting.len() == ROWS_AT_ONCE || values + self.columns.len() > VALUES_AT_ONCE {
            self.flush(db)?;
        }
        Ok(())
    }

    fn flush(&mut self, db: &mut dyn Connection) -> Result<()> {
        if self.waiting.is_empty() {
            return Ok(());
        }
        let mut sql = Sql::new(db.dialect());
        sql.push("INSERT INTO ").name(&self.table);
        for (at, column) in self.columns.iter().enumerate() {
            sql.push(if at == 0 { " (" } else { ", " }).name(column);
        }
        sql.push(") VALUES ");
        for (number, row) in self.waiting.drain(..).enumerate() {
            sql.push(if number == 0 { "" } else { ", " });
            for (at, cell) in row.into_iter().enumerate() {
                sql.push(if at == 0 { "(" } else { ", " }).bind(cell);
            }
            sql.push(")");
        }
        db.execute(&sql).map(drop).map_err(Error::from)
    }
}

fn bind(cell: &Json) -> Bind {
    match cell {
        Json::Null => Bind::Null,
        Json::Number(number) => number.as_i64().map_or(Bind::Null, Bind::Int),
        other => Bind::from(other.as_str().unwrap_or_default()),
    }
}

/// The columns that the backup names: as they are declared, or plain when they no longer are.
fn as_it_was(shared: &Shared, table: &str, columns: &Json) -> Option<Table> {
    let is_name = |name: &str| !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
    let mut declared: Vec<TableColumn> = own_tables()
        .into_iter()
        .chain(tables(shared.catalogue))
        .filter(|known| known.name == table)
        .flat_map(|known| known.columns)
        .collect();
    let mut made = Vec::new();
    for column in columns.as_array()? {
        let (name, is_text) = (column[0].as_str()?, column[1].as_bool()?);
        if !is_name(name) || !is_name(table) {
            return None;
        }
        let is_known = |known: &TableColumn| known.name == name && known.is_text == is_text;
        made.push(match declared.iter().position(is_known) {
            Some(at) => declared.swap_remove(at),
            None => TableColumn {
                name: name.to_owned(),
                is_text,
                ..TableColumn::default()
            },
        });
    }
    Some(Table {
        name: table.to_owned(),
        columns: made,
        indexes: Vec::new(),
    })
}
