//! A disk that no longer gives all pages back.

use jiff::Timestamp;
use schema::{Document, FieldDef, Query, View, text};

use super::*;
use crate::connection::{Cells, Failure};
use crate::sqlite::Sqlite;
use crate::{Cost, Job, StoreLocation, Terms};

const NAME: schema::Field<String> = text("name");
const FIELDS: &[FieldDef] = &[NAME.def];
static FEW: Collection = Collection::new("few", FIELDS);
static MANY: Collection = Collection::new("many", FIELDS);
static CATALOGUE: &[&Collection] = &[&FEW, &MANY];
/// Rows whose pages are more than a connection keeps in memory.
const ROWS: usize = 1500;

fn noon() -> Timestamp {
    "2026-11-20T12:00:00Z".parse().unwrap()
}

async fn count(store: &Store, of: &'static Collection) -> Result<usize> {
    let read = |reader: &mut crate::Reader<'_>| {
        let mut rows = 0;
        reader.each(&View::whole(of), &Query::default(), &mut |_| {
            rows += 1;
            Ok(())
        })?;
        Ok(rows)
    };
    store.read(Cost::Scan, Terms::at(noon()), read).await
}

async fn fill(store: &Store, of: &'static Collection, rows: usize) {
    let job = Job {
        name: "fill",
        who: "tester".to_owned(),
        terms: Terms::at(noon()),
    };
    let insert = move |writer: &mut crate::Writer<'_>| {
        for at in 0..rows {
            let row = Document {
                id: format!("r{at}"),
                ..Document::new(of)
            };
            writer.insert(row.with(NAME, "a".repeat(4000)))?;
        }
        Ok(())
    };
    store.write(job, insert).await.unwrap();
}

/// A store whose rows stand in its file, every page of which was read by those that read it.
async fn store(folder: &std::path::Path) -> Store {
    let place = StoreLocation::Folder(folder.to_owned());
    let store = Store::open(&place, CATALOGUE, &[], noon()).unwrap();
    fill(&store, &FEW, 3).await;
    fill(&store, &MANY, ROWS).await;
    let mut db = Sqlite::open(&StoreLocation::file(folder), Use::Build).unwrap();
    let moved = Sql::of(Dialect::Sqlite, "PRAGMA wal_checkpoint(TRUNCATE)", []);
    db.rows(&moved, &mut |_| Ok(())).unwrap();
    for _ in 0..16 {
        assert_eq!(count(&store, &MANY).await.unwrap(), ROWS);
    }
    store
}

#[tokio::test]
async fn a_page_that_cannot_be_read_fails_what_needs_it_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let store = store(folder.path()).await;
    let file = std::fs::File::options()
        .write(true)
        .open(StoreLocation::file(folder.path()))
        .unwrap();
    file.set_len(file.metadata().unwrap().len() / 2).unwrap();
    assert!(count(&store, &MANY).await.is_err());
    assert_eq!(count(&store, &FEW).await.unwrap(), 3, "the others are read");
    let findings = store.check().unwrap();
    let is_named = |found: &Finding| found.area == Area::Row && found.text.starts_with("many cannot be read");
    assert!(findings.iter().any(is_named), "{findings:?}");
    assert!(findings.iter().any(|found| found.area == Area::File), "{findings:?}");
    let unsaved = store.backup(&folder.path().join("copy.backup")).unwrap_err();
    assert!(
        unsaved.to_string().contains("reading the"),
        "what could not be taken is named: {unsaved}"
    );
    assert_eq!(count(&store, &FEW).await.unwrap(), 3);
}

/// A real connection whose disk fails at one table, with which SQLite gives the snapshot up.
struct Unreadable(Sqlite);

impl Connection for Unreadable {
    fn dialect(&self) -> Dialect {
        self.0.dialect()
    }
    fn rows(&mut self, sql: &Sql, each: &mut dyn FnMut(&dyn Cells) -> Result<()>) -> Result<(), Failure> {
        if sql.text.contains("FROM few AS t0") || sql.text.contains("FROM \"few\" AS t0") {
            self.script("ROLLBACK")?;
            return Err(Failure::Lost("disk I/O error".to_owned()));
        }
        self.0.rows(sql, each)
    }
    fn columns(&mut self, sql: &Sql) -> Result<usize, Failure> {
        self.0.columns(sql)
    }
    fn execute(&mut self, sql: &Sql) -> Result<u64, Failure> {
        self.0.execute(sql)
    }
    fn script(&mut self, text: &str) -> Result<(), Failure> {
        self.0.script(text)
    }
    fn begin_read(&mut self, limit: std::time::Duration) -> Result<(), Failure> {
        self.0.begin_read(limit)
    }
    fn holds_transaction(&mut self) -> bool {
        self.0.holds_transaction()
    }
    fn is_gone(&self) -> bool {
        false
    }
}

#[tokio::test]
async fn a_check_goes_on_behind_what_cannot_be_read() {
    let folder = tempfile::tempdir().unwrap();
    let place = StoreLocation::Folder(folder.path().to_owned());
    let store = Store::open(&place, CATALOGUE, &[], noon()).unwrap();
    fill(&store, &FEW, 3).await;
    fill(&store, &MANY, 3).await;
    let mut damage = Sqlite::open(&StoreLocation::file(folder.path()), Use::Write).unwrap();
    damage.script("DELETE FROM many WHERE _id = 'r1'").unwrap();
    let db = Sqlite::open(&StoreLocation::file(folder.path()), Use::Whole).unwrap();
    let findings = Check::new(Box::new(Unreadable(db)), &Shared::new(CATALOGUE))
        .run()
        .unwrap();
    let texts: Vec<&str> = findings.iter().map(|found| found.text.as_str()).collect();
    assert_eq!(texts.len(), 2, "{texts:?}");
    assert!(texts[0].starts_with("few cannot be read"), "{texts:?}");
    assert!(texts[1].starts_with("many r1: the log says it is there"), "{texts:?}");
}
