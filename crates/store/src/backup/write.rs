//! Writing a backup.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;

use schema::{Error, Result};
use serde_json::{Value as Json, json};
use sha2::{Digest, Sha256};

use super::FORM;
use super::partial::Partial;
use crate::connection::Connection;
use crate::head::Head;
use crate::sql::Sql;
use crate::standing::Standing;

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
pub(crate) fn write(db: &mut dyn Connection, file: &Path) -> Result<Head> {
    let writing = |cause: std::io::Error| Error::fault(&format!("writing {}", file.display()), cause);
    let partial = Partial::of(file);
    let mut out = Lines::new(BufWriter::new(File::create(partial.aside()).map_err(writing)?));
    let head = dump(db, &mut out)?;
    out.end().map_err(writing)?.sync_all().map_err(writing)?;
    partial.finish().map_err(writing)?;
    Ok(head)
}

fn dump(db: &mut dyn Connection, out: &mut Lines<BufWriter<File>>) -> Result<Head> {
    let writing = |cause: std::io::Error| Error::fault("writing the backup", cause);
    let begin = db.dialect().begin_read();
    db.script(begin)?;
    let standing = Standing::read(db)?;
    let head = Head::read(db)?;
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
    db.script("ROLLBACK")?;
    Ok(head)
}
