use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::time::Duration;

use schema::{Collection, Document, FieldDef, View, text};

use super::*;
use crate::connection::{Cells, Use};
use crate::sqlite::Sqlite;
use crate::{Cost, Dialect, LogQuery, Store, StoreLocation, Terms};

const FIELDS: &[FieldDef] = &[text("name").def];
static THINGS: Collection = Collection::new("things", FIELDS);
static CATALOGUE: &[&Collection] = &[&THINGS];

/// A real connection whose first commits fail, as on a full disk.
struct Full {
    db: Sqlite,
    commits: usize,
}

impl Connection for Full {
    fn dialect(&self) -> Dialect {
        self.db.dialect()
    }
    fn rows(&mut self, sql: &Sql, each: &mut dyn FnMut(&dyn Cells) -> Result<()>) -> Result<(), Failure> {
        self.db.rows(sql, each)
    }
    fn columns(&mut self, sql: &Sql) -> Result<usize, Failure> {
        self.db.columns(sql)
    }
    fn execute(&mut self, sql: &Sql) -> Result<u64, Failure> {
        self.db.execute(sql)
    }
    fn script(&mut self, text: &str) -> Result<(), Failure> {
        if text == "COMMIT" && self.commits > 0 {
            self.commits -= 1;
            return Err(Failure::Full("no room".to_owned()));
        }
        self.db.script(text)
    }
    fn begin_read(&mut self, limit: Duration) -> Result<(), Failure> {
        self.db.begin_read(limit)
    }
    fn holds_transaction(&mut self) -> bool {
        self.db.holds_transaction()
    }
    fn is_gone(&self) -> bool {
        false
    }
}

fn terms() -> Terms {
    Terms::at("2026-11-20T12:00:00Z".parse().unwrap())
}

fn insert(id: &str, runs: &Arc<AtomicUsize>, sender: &Sender<Result<()>>) -> Task {
    let (id, runs, sender) = (id.to_owned(), Arc::clone(runs), sender.clone());
    Task {
        job: Job {
            name: "insert",
            who: "tester".to_owned(),
            terms: terms(),
        },
        is_rehearsal: false,
        run: Box::new(move |writer| {
            runs.fetch_add(1, Ordering::SeqCst);
            let mut row = Document::new(&THINGS);
            row.id.clone_from(&id);
            writer.insert(row).map(drop)
        }),
        answer: Box::new(move |result| drop(sender.send(result))),
    }
}

/// Serves three jobs that wait together; gives how often they ran, their answers, and the store afterwards.
fn serve(commits: usize) -> (usize, Vec<Result<()>>, Store, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let place = StoreLocation::Folder(folder.path().to_owned());
    let store = Store::open(&place, CATALOGUE, &[], terms().now).unwrap();
    let group = WriterThread {
        db: Box::new(Full {
            db: Sqlite::open(&StoreLocation::file(folder.path()), Use::Write).unwrap(),
            commits,
        }),
        shared: Arc::new(Shared::new(CATALOGUE)),
        reopen: Box::new(|| Err(Error::Fault("there is nothing to reopen".to_owned()))),
        batches: 0,
        patience: Duration::ZERO,
        rows_since_statistics: 0,
    };
    let ((task, tasks), (sender, answers)) = (channel(), channel());
    let runs = Arc::default();
    for id in ["t1", "t2", "t3"] {
        task.send(insert(id, &runs, &sender)).unwrap();
    }
    drop((task, sender));
    group.serve(&tasks);
    (runs.load(Ordering::SeqCst), answers.iter().collect(), store, folder)
}

fn rows(store: &Store) -> (usize, usize) {
    let read = store.read(Cost::Scan, terms(), |reader| {
        let rows = reader.list(&View::whole(&THINGS), &schema::Query::default())?.rows;
        let ctx = LogQuery {
            limit: 9,
            ..LogQuery::default()
        };
        Ok((rows.len(), reader.log(&ctx)?.len()))
    });
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    runtime.block_on(read).unwrap()
}

#[test]
fn jobs_that_wait_share_a_commit() {
    let (runs, answers, store, _folder) = serve(0);
    assert!(answers.iter().all(Result::is_ok));
    assert_eq!((runs, answers.len(), rows(&store)), (3, 3, (3, 3)));
}

#[test]
fn every_job_of_a_lost_batch_runs_again_alone() {
    let (runs, answers, store, _folder) = serve(1);
    assert!(answers.iter().all(Result::is_ok));
    assert_eq!((runs, answers.len(), rows(&store)), (6, 3, (3, 3)));
    assert_eq!(store.check().unwrap(), []);
}

#[test]
fn a_job_whose_own_commit_fails_too_is_answered_with_the_cause() {
    let (runs, answers, store, _folder) = serve(2);
    let failed = answers[0].as_ref().unwrap_err();
    assert!(failed.is(schema::error_codes::STORAGE_FULL), "{failed}");
    assert!(answers[1..].iter().all(Result::is_ok));
    assert_eq!((runs, rows(&store)), (6, (2, 2)));
    assert_eq!(store.check().unwrap(), []);
}

/// A real connection to PostgreSQL that goes just after its commit, before the answer.
struct Cut(Box<dyn Connection>, bool);

impl Connection for Cut {
    fn dialect(&self) -> Dialect {
        self.0.dialect()
    }
    fn rows(&mut self, sql: &Sql, each: &mut dyn FnMut(&dyn Cells) -> Result<()>) -> Result<(), Failure> {
        self.0.rows(sql, each)
    }
    fn columns(&mut self, sql: &Sql) -> Result<usize, Failure> {
        self.0.columns(sql)
    }
    fn execute(&mut self, sql: &Sql) -> Result<u64, Failure> {
        self.0.execute(sql)
    }
    fn script(&mut self, text: &str) -> Result<(), Failure> {
        self.0.script(text)?;
        self.1 |= text.ends_with("COMMIT");
        if self.1 {
            return Err(Failure::Lost("the line was cut".to_owned()));
        }
        Ok(())
    }
    fn begin_read(&mut self, limit: Duration) -> Result<(), Failure> {
        self.0.begin_read(limit)
    }
    fn holds_transaction(&mut self) -> bool {
        self.0.holds_transaction()
    }
    fn is_gone(&self) -> bool {
        self.1
    }
}

/// A group whose connection goes at its first commit and is never opened again, and the store that it writes to.
fn cut_off(url: &str, folder: &tempfile::TempDir) -> (WriterThread, Store) {
    let schema = format!("doubt{}", std::process::id());
    let mut client = postgres::Client::connect(url, postgres::NoTls).unwrap();
    client.batch_execute(&format!("CREATE SCHEMA {schema}")).unwrap();
    let place = StoreLocation::Postgres {
        url: format!("{url}?options=-csearch_path%3D{schema}"),
        folder: folder.path().to_owned(),
    };
    let store = Store::open(&place, CATALOGUE, &[], terms().now).unwrap();
    let shared = Arc::new(Shared::new(CATALOGUE));
    let mut db = place.connect(Use::Write).unwrap();
    shared.news.introduce(&mut *db).unwrap();
    let group = WriterThread {
        db: Box::new(Cut(db, false)),
        shared,
        reopen: Box::new(|| Err(Error::Fault("nobody answers there".to_owned()))),
        batches: 0,
        patience: Duration::ZERO,
        rows_since_statistics: 0,
    };
    (group, store)
}

/// Nobody can be asked whether the commit came through: the callers are told so, and nothing is done again.
#[test]
fn a_job_of_which_nobody_knows_is_not_run_again() {
    #[expect(clippy::disallowed_methods, reason = "the test command says where its PostgreSQL is")]
    let Ok(url) = std::env::var("DIWAN_TEST_POSTGRES") else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let (group, store) = cut_off(&url, &folder);
    let ((task, tasks), (sender, answers)) = (channel(), channel());
    let runs = Arc::default();
    for id in ["t1", "t2", "t1"] {
        task.send(insert(id, &runs, &sender)).unwrap();
    }
    drop((task, sender));
    group.serve(&tasks);
    let answers: Vec<Result<()>> = answers.iter().collect();
    let count = |kind| {
        let is_kind = |answer: &&Result<()>| answer.as_ref().is_err_and(|error: &Error| error.is(kind));
        answers.iter().filter(is_kind).count()
    };
    // A busy machine may end the batch before all have joined it: who comes later meets a store that is gone.
    let (unknown, gone) = (
        count(error_codes::UNKNOWN_OUTCOME),
        count(error_codes::STORAGE_UNAVAILABLE),
    );
    assert!(unknown > 0, "{answers:?}");
    assert_eq!(unknown + gone + count(error_codes::DOCUMENT_EXISTS), 3, "{answers:?}");
    assert_eq!(
        (runs.load(Ordering::SeqCst), rows(&store)),
        (3 - gone, (unknown, unknown))
    );
}
