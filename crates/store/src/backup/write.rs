//! Writing a backup.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;

use age::stream::StreamWriter;

use schema::{Error, Result};
use serde_json::{Value as Json, json};
use sha2::{Digest, Sha256};

use super::FORM;
use super::partial::Partial;
use super::seal::Seal;
use super::values::BackedUpValues;
use crate::connection::Connection;
use crate::existing_schema::ExistingSchema;
use crate::head::Head;
use crate::sql::Sql;

/// The file, in clear or encrypted.
enum Output {
    Clear(BufWriter<File>),
    Sealed(StreamWriter<BufWriter<File>>),
}

impl Output {
    fn new(file: File, seal: Option<&Seal>) -> std::io::Result<Output> {
        let file = BufWriter::new(file);
        Ok(match seal {
            None => Output::Clear(file),
            Some(seal) => Output::Sealed(seal.writer(file)?),
        })
    }

    fn write(&mut self, bytes: &[u8]) -> std::io::Result<()> {
        match self {
            Output::Clear(out) => out.write_all(bytes),
            Output::Sealed(out) => out.write_all(bytes),
        }
    }

    fn finish(self) -> std::io::Result<File> {
        let out = match self {
            Output::Clear(out) => out,
            Output::Sealed(out) => out.finish()?,
        };
        out.into_inner().map_err(std::io::IntoInnerError::into_error)
    }
}

/// Lines on their way out, and what is picked out of them.
struct Lines<'a> {
    out: Output,
    picked: &'a mut [BackedUpValues],
    digest: Sha256,
    count: u64,
}

impl Lines<'_> {
    fn line(&mut self, json: &Json) -> Result<()> {
        let mut line = json.to_string();
        for values in &mut *self.picked {
            values.pick(&line)?;
        }
        line.push('\n');
        self.digest.update(&line);
        self.count += 1;
        self.out.write(line.as_bytes()).map_err(fault)
    }

    fn end(mut self) -> std::io::Result<File> {
        let hash = hex::encode(std::mem::take(&mut self.digest).finalize());
        let end = json!({"lines": self.count, "sha256": hash});
        self.out.write(format!("{end}\n").as_bytes())?;
        self.out.finish()
    }
}

fn fault(cause: std::io::Error) -> Error {
    Error::fault("writing the backup", cause)
}

/// Writes the file beside its place first, so that a whole one stands there or none.
pub(crate) fn write(
    db: &mut dyn Connection,
    file: &Path,
    seal: Option<&Seal>,
    picked: &mut [BackedUpValues],
) -> Result<Head> {
    let writing = |cause: std::io::Error| Error::fault(&format!("writing {}", file.display()), cause);
    let partial = Partial::of(file);
    let out = File::create(partial.aside()).and_then(|aside| Output::new(aside, seal));
    let mut out = Lines {
        out: out.map_err(writing)?,
        picked,
        digest: Sha256::new(),
        count: 0,
    };
    let mut heading = json!({"diwan": "backup", "form": FORM, "program": env!("CARGO_PKG_VERSION")});
    if let Some(seal) = seal {
        heading["houseKey"] = seal.master_key().into();
    }
    out.line(&heading)?;
    let head = dump(db, &mut out)?;
    out.end().map_err(writing)?.sync_all().map_err(writing)?;
    partial.finish().map_err(writing)?;
    Ok(head)
}

fn dump(db: &mut dyn Connection, out: &mut Lines<'_>) -> Result<Head> {
    let begin = db.dialect().begin_read();
    db.script(begin)?;
    let existing = ExistingSchema::read(db)?;
    let head = Head::read(db).map_err(|error| Error::fault("reading the change log", error))?;
    for (table, columns) in existing.ours() {
        let columns: Vec<(&String, &bool)> = columns.iter().collect();
        out.line(&json!({"table": table, "columns": columns}))?;
    }
    for (table, columns) in existing.ours() {
        let names: Vec<(&String, bool)> = columns.iter().map(|(name, is_text)| (name, *is_text)).collect();
        out.line(&json!({"rows": table}))?;
        let mut sql = Sql::new(db.dialect());
        for (at, (name, _)) in names.iter().enumerate() {
            sql.push(if at == 0 { "SELECT " } else { ", " }).name(name);
        }
        sql.push(" FROM ").name(table);
        let read = db.rows(&sql, &mut |cells| {
            let cell = |(at, (_, is_text)): (usize, &(&String, bool))| {
                if *is_text {
                    Json::from(cells.text(at))
                } else {
                    Json::from(cells.int(at))
                }
            };
            let row: Vec<Json> = names.iter().enumerate().map(cell).collect();
            out.line(&Json::from(row))
        });
        read.map_err(|failure| failure.of_table(table))?;
    }
    db.script("ROLLBACK")?;
    Ok(head)
}
