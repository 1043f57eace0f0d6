//! A fresh store for each test, on both engines.

use std::sync::atomic::{AtomicU64, Ordering};

use jiff::Timestamp;
use schema::{Collection, Document, Error, Query, Result, View};
use store::{Cost, Entry, Job, LogQuery, Migration, Page, Reader, Row, Store, StoreLocation, Terms};

use crate::toy::CATALOGUE;

/// A store in a place of its own, which goes with it.
pub struct House {
    pub store: Store,
    pub place: StoreLocation,
    _folder: tempfile::TempDir,
}

pub fn noon() -> Timestamp {
    "2026-11-20T12:00:00Z".parse().unwrap()
}

pub fn terms() -> Terms {
    Terms::at(noon())
}

pub fn job() -> Job {
    Job {
        name: "test",
        who: "tester".to_owned(),
        terms: terms(),
    }
}

/// Runs a test on every engine there is.
pub fn on_each(test: impl Fn(&House)) {
    for place in places() {
        let (place, folder) = place;
        let store = Store::open(&place, CATALOGUE, &[], noon()).unwrap();
        test(&House {
            store,
            place,
            _folder: folder,
        });
    }
}

pub fn places() -> Vec<(StoreLocation, tempfile::TempDir)> {
    let sqlite = tempfile::tempdir().unwrap();
    let mut places = vec![(StoreLocation::Folder(sqlite.path().to_owned()), sqlite)];
    if let Some(url) = schema_of_its_own() {
        let folder = tempfile::tempdir().unwrap();
        let place = StoreLocation::Postgres {
            url,
            folder: folder.path().to_owned(),
        };
        places.push((place, folder));
    }
    places
}

/// The address of a new, empty schema on the server of the test run.
fn schema_of_its_own() -> Option<String> {
    static LAST: AtomicU64 = AtomicU64::new(0);
    #[expect(clippy::disallowed_methods, reason = "the test command says where its PostgreSQL is")]
    let url = std::env::var("DIWAN_TEST_POSTGRES").ok()?;
    let name = format!("t{}_{}", std::process::id(), LAST.fetch_add(1, Ordering::Relaxed));
    let mut client = postgres::Client::connect(&url, postgres::NoTls).unwrap();
    client.batch_execute(&format!("CREATE SCHEMA {name}")).unwrap();
    Some(format!("{url}?options=-csearch_path%3D{name}"))
}

/// Waits for a future, as the server's runtime does.
pub fn wait<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread()
        .build()
        .unwrap()
        .block_on(future)
}

impl House {
    pub fn open(&self, catalogue: &'static [&'static Collection], steps: &'static [Migration]) -> Result<Store> {
        Store::open(&self.place, catalogue, steps, noon())
    }
    pub fn insert(&self, document: Document) -> Result<Document> {
        wait(self.store.write(job(), move |writer| writer.insert(document.clone())))
    }
    pub fn update(&self, before: &Document, after: Document) -> Result<Document> {
        let before = before.clone();
        wait(
            self.store
                .write(job(), move |writer| writer.update(&before, after.clone())),
        )
    }
    pub fn delete(&self, document: &Document) -> Result<()> {
        let document = document.clone();
        wait(self.store.write(job(), move |writer| writer.delete(&document)))
    }
    pub fn list(&self, view: View, query: Query) -> Result<Page> {
        wait(
            self.store
                .read(Cost::Scan, terms(), move |reader| reader.list(&view, &query)),
        )
    }
    pub fn get(&self, view: View, id: &str) -> Option<Row> {
        let id = id.to_owned();
        wait(
            self.store
                .read(Cost::Point, terms(), move |reader| reader.get(&view, &id)),
        )
        .unwrap()
    }
}

impl House {
    /// Changes the database behind the store's back.
    pub fn tamper(&self, sql: &str) {
        tamper(&self.place, sql);
    }

    pub fn log(&self, ctx: LogQuery) -> Vec<Entry> {
        self.scan(move |reader| reader.log(&ctx))
    }

    /// The newest entries of the log.
    pub fn entries(&self, limit: u64) -> Vec<Entry> {
        self.log(LogQuery {
            limit,
            ..LogQuery::default()
        })
    }

    pub fn scan<R: Send + 'static>(&self, f: impl FnOnce(&mut Reader<'_>) -> Result<R> + Send + 'static) -> R {
        wait(self.store.read(Cost::Scan, terms(), f)).unwrap()
    }
}

/// A document with an id.
pub fn named(of: &'static Collection, id: &str) -> Document {
    Document {
        id: id.to_owned(),
        ..Document::new(of)
    }
}

pub fn code(error: &Error) -> &'static str {
    error.rejection().map_or("fault", |rejection| rejection.kind.code)
}

/// Changes the database there behind every store's back.
pub fn tamper(place: &StoreLocation, sql: &str) {
    match place {
        StoreLocation::Folder(folder) => {
            let db = rusqlite::Connection::open(folder.join("diwan.db")).unwrap();
            db.pragma_update(None, "foreign_keys", false).unwrap();
            db.execute_batch(sql).unwrap();
        }
        StoreLocation::Postgres { url, .. } => {
            let mut client = postgres::Client::connect(url, postgres::NoTls).unwrap();
            client.batch_execute("SET session_replication_role = replica").unwrap();
            client.batch_execute(sql).unwrap();
        }
    }
}
