//! Backups: one portable file for both engines, taken in one snapshot beside a server at work.
//!
//! Lines of JSON: a heading, the columns of each table, the rows of each, and at the end how many lines and their hash, so that a file that was cut or changed is refused.

use std::collections::HashMap;
use std::fs::File;
use std::io::{BufRead, BufReader, BufWriter, Write};
use std::path::Path;

use jiff::Timestamp;
use schema::{Collection, Error, Result};
use serde_json::{Value as Json, json};
use sha2::{Digest, Sha256};

use crate::connection::{Connection, Use};
use crate::layout::{Column, Table, id_index, own_tables, tables};
use crate::shared::Shared;
use crate::sql::{Bind, Sql};
use crate::standing::Standing;
use crate::{Dialect, Place, Step, Store, sync};

/// The form of the file.
const FORM: u64 = 1;

impl Store {
    /// Writes a backup, whole or not at all. Refuses to replace a file. Blocks.
    pub fn backup(&self, file: &Path) -> Result<()> {
        let place = self.place();
        apart(|| {
            if file.exists() {
                return Err(Error::Fault(format!("{} exists already", file.display())));
            }
            write(&mut *place.connect(Use::Whole)?, file)
        })
    }

    /// Fills an empty place from a backup, whichever engine it came from; then the schema is brought up. Take the
    /// folder's lock first. Blocks.
    pub fn restore(
        place: &Place,
        file: &Path,
        catalogue: &'static [&'static Collection],
        steps: &'static [Step],
        now: Timestamp,
    ) -> Result<()> {
        apart(|| {
            let folder = place.folder();
            std::fs::create_dir_all(folder)
                .map_err(|cause| Error::fault(&format!("making the data folder {}", folder.display()), cause))?;
            verify(file)?;
            let mut db = place.connect(Use::Write)?;
            if !Standing::read(&mut *db)?.is_empty() {
                return Err(Error::Fault(
                    "there is a store already; restore into a new data folder or an empty database".to_owned(),
                ));
            }
            let begin = db.dialect().begin_write();
            db.script(&begin)?;
            let shared = Shared::new(catalogue);
            let loaded = load(&mut *db, file, &shared).and_then(|()| sync::apply(&mut *db, &shared, steps, now));
            if let Err(error) = loaded {
                db.script("ROLLBACK")?;
                return Err(error);
            }
            Ok(db.script("COMMIT")?)
        })
    }
}

/// On a thread of its own: PostgreSQL's blocking client may not run inside an asynchronous one.
fn apart<R: Send>(f: impl FnOnce() -> Result<R> + Send) -> Result<R> {
    std::thread::scope(|scope| {
        let working = scope.spawn(f);
        working
            .join()
            .unwrap_or_else(|_| Err(Error::Fault("the backup panicked".to_owned())))
    })
}

/// Lines on their way out.
struct Lines<W: Write> {
    out: W,
    digest: Sha256,
    count: u64,
}

impl<W: Write> Lines<W> {
    fn new(out: W) -> Self {
        Lines {
            out,
            digest: Sha256::new(),
            count: 0,
        }
    }

    fn line(&mut self, json: &Json) -> std::io::Result<()> {
        let line = format!("{json}\n");
        self.digest.update(&line);
        self.count += 1;
        self.out.write_all(line.as_bytes())
    }
}

impl Lines<BufWriter<File>> {
    fn end(mut self) -> std::io::Result<File> {
        let hash = hex::encode(std::mem::take(&mut self.digest).finalize());
        writeln!(self.out, "{}", json!({"lines": self.count, "sha256": hash}))?;
        self.out.into_inner().map_err(std::io::IntoInnerError::into_error)
    }
}

/// Writes the file beside its place first, so that a whole one stands there or none.
pub(crate) fn write(db: &mut dyn Connection, file: &Path) -> Result<()> {
    let partial = file.with_extension("partial");
    let writing = |cause: std::io::Error| Error::fault(&format!("writing {}", file.display()), cause);
    let mut out = Lines::new(BufWriter::new(File::create(&partial).map_err(writing)?));
    dump(db, &mut out)?;
    out.end().map_err(writing)?.sync_all().map_err(writing)?;
    std::fs::rename(&partial, file).map_err(writing)
}

fn dump(db: &mut dyn Connection, out: &mut Lines<BufWriter<File>>) -> Result<()> {
    let writing = |cause: std::io::Error| Error::fault("writing the backup", cause);
    let begin = db.dialect().begin_read();
    db.script(begin)?;
    let standing = Standing::read(db)?;
    out.line(&json!({"diwan": "backup", "form": FORM, "program": env!("CARGO_PKG_VERSION")}))
        .map_err(writing)?;
    for (table, columns) in standing.ours() {
        let columns: Vec<(&String, &bool)> = columns.iter().collect();
        out.line(&json!({"table": table, "columns": columns}))
            .map_err(writing)?;
    }
    for (table, columns) in standing.ours() {
        let names: Vec<(&String, bool)> = columns.iter().map(|(name, is_text)| (name, *is_text)).collect();
        out.line(&json!({"rows": table})).map_err(writing)?;
        let mut sql = Sql::new(db.dialect());
        for (at, (name, _)) in names.iter().enumerate() {
            sql.push(if at == 0 { "SELECT " } else { ", " }).name(name);
        }
        sql.push(" FROM ").name(table);
        db.rows(&sql, &mut |cells| {
            let cell = |(at, (_, is_text)): (usize, &(&String, bool))| {
                if *is_text {
                    Json::from(cells.text(at))
                } else {
                    Json::from(cells.int(at))
                }
            };
            let row: Vec<Json> = names.iter().enumerate().map(cell).collect();
            out.line(&Json::from(row)).map_err(writing)
        })?;
    }
    Ok(db.script("ROLLBACK")?)
}

fn lines(file: &Path) -> Result<impl Iterator<Item = Result<String>>> {
    let name = file.display().to_string();
    let reading = move |cause: std::io::Error| Error::fault(&format!("reading {name}"), cause);
    let opened = File::open(file).map_err(&reading)?;
    Ok(BufReader::new(opened).lines().map(move |line| line.map_err(&reading)))
}

/// Whether the file is whole: nothing of it is believed before.
fn verify(file: &Path) -> Result<()> {
    let broken = |what: &str| Error::Fault(format!("{} is not a whole backup: {what}", file.display()));
    let (mut digest, mut count, mut end) = (Sha256::new(), 0_u64, None);
    for line in lines(file)? {
        let line = line?;
        let json: Json = serde_json::from_str(&line).map_err(|_| broken("a line is no JSON"))?;
        if end.is_some() || count == 0 && (json["diwan"] != "backup" || json["form"] != FORM) {
            return Err(broken("it has another form"));
        }
        if json["lines"].is_u64() {
            end = Some(json);
            continue;
        }
        digest.update(&line);
        digest.update("\n");
        count += 1;
    }
    let end = end.ok_or_else(|| broken("its end is missing"))?;
    let is_same = end["lines"] == count && end["sha256"] == hex::encode(digest.finalize());
    is_same.then_some(()).ok_or_else(|| broken("it was changed"))
}

fn load(db: &mut dyn Connection, file: &Path, shared: &Shared) -> Result<()> {
    let broken = |what: &str| Error::Fault(format!("{}: {what}", file.display()));
    if db.dialect() == Dialect::Sqlite {
        // Rows come in the order of their tables; until the commit a link may lead to one that is still to come.
        db.script("PRAGMA defer_foreign_keys = ON")?;
    }
    let (mut inserts, mut insert) = (HashMap::new(), None);
    for line in lines(file)? {
        let json: Json = serde_json::from_str(&line?).map_err(|_| broken("a line is no JSON"))?;
        if let Some(row) = json.as_array() {
            let insert = insert.as_ref().ok_or_else(|| broken("a row has no table"))?;
            put(db, insert, row)?;
        } else if let Some(table) = json["table"].as_str() {
            let made = create(db, shared, table, &json["columns"]).ok_or_else(|| broken("a table is unreadable"))??;
            inserts.insert(table.to_owned(), made);
        } else if let Some(table) = json["rows"].as_str() {
            insert = inserts.get(table).cloned();
        }
    }
    Ok(())
}

/// Makes a table as it was, and gives the statement that fills it.
fn create(db: &mut dyn Connection, shared: &Shared, table: &str, columns: &Json) -> Option<Result<Sql>> {
    let made = as_it_was(shared, table, columns)?;
    let dialect = db.dialect();
    let mut sql = Sql::new(dialect);
    sql.push("INSERT INTO ").name(table);
    for (at, column) in made.columns.iter().enumerate() {
        sql.push(if at == 0 { " (" } else { ", " }).name(&column.name);
    }
    sql.push(") VALUES ");
    let mut statements = vec![made.create(dialect)];
    if made.columns.iter().any(|column| column.name == "_id") {
        // What a foreign key refers to must be unique before the first row.
        statements.push(made.create_index(&id_index(table), dialect));
    }
    let done = db.script(&statements.join("; ")).map_err(Error::from);
    Some(done.map(|()| sql))
}

/// The columns that the backup names: as they are declared, or plain when they no longer are.
fn as_it_was(shared: &Shared, table: &str, columns: &Json) -> Option<Table> {
    let is_name = |name: &str| !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
    let mut declared: Vec<Column> = own_tables()
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
        let is_known = |known: &Column| known.name == name && known.is_text == is_text;
        made.push(match declared.iter().position(is_known) {
            Some(at) => declared.swap_remove(at),
            None => Column {
                name: name.to_owned(),
                is_text,
                ..Column::default()
            },
        });
    }
    Some(Table {
        name: table.to_owned(),
        columns: made,
        indexes: Vec::new(),
    })
}

fn put(db: &mut dyn Connection, insert: &Sql, row: &[Json]) -> Result<()> {
    let mut sql = insert.clone();
    for (at, cell) in row.iter().enumerate() {
        sql.push(if at == 0 { "(" } else { ", " }).bind(match cell {
            Json::Null => Bind::Null,
            Json::Number(number) => number.as_i64().map_or(Bind::Null, Bind::Int),
            other => Bind::from(other.as_str().unwrap_or_default()),
        });
    }
    sql.push(")");
    db.execute(&sql)?;
    Ok(())
}
