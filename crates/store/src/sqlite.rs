//! SQLite: WAL, every commit on the disk before it is answered, foreign keys on.

use std::borrow::Cow;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use rusqlite::config::DbConfig;
use rusqlite::types::ValueRef;
use rusqlite::{Error as Driver, ErrorCode, OpenFlags, Statement, StatementStatus, ToSql, ffi};
use schema::{Error, Result};

use crate::Dialect;
use crate::connection::{Cells, Connection, Failure, Use};
use crate::pool::SCAN_LIMIT;
use crate::sql::{Bind, Sql};
use crate::writer::READ_LIMIT;

/// The first version without the WAL-reset corruption.
const OLDEST: i32 = 3_051_003;
/// Prepared statements kept by each connection.
const STATEMENTS: usize = 256;
/// What frames reads and jobs.
const FRAMES: [&str; 6] = [
    "BEGIN",
    "BEGIN IMMEDIATE",
    "COMMIT",
    "ROLLBACK",
    "SAVEPOINT job",
    "RELEASE job",
];
/// How many steps of SQLite's machine lie between two looks at the clock.
const STEPS: i32 = 20_000;

/// A connection to a database file.
pub(crate) struct Sqlite {
    db: rusqlite::Connection,
    limit: Option<Duration>,
    /// Milliseconds since `began` after which the running query is stopped; 0 for never.
    deadline: Arc<AtomicU64>,
    /// When the read that is running ends, however many queries it asks.
    read_until: Option<u64>,
    began: Instant,
    /// Steps of SQLite's machine that queries took and nobody has asked about yet.
    steps: u64,
}

impl Sqlite {
    /// Opens the file; only the writer may create it.
    pub fn open(file: &Path, purpose: Use) -> Result<Sqlite> {
        if rusqlite::version_number() < OLDEST {
            let found = rusqlite::version();
            return Err(Error::Fault(format!(
                "SQLite {found} is too old: 3.51.3 or later is needed"
            )));
        }
        let opening = |cause: Driver| Error::fault(&format!("opening the database {}", file.display()), cause);
        let mut flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        if matches!(purpose, Use::Write | Use::Build | Use::Restore) {
            flags |= OpenFlags::SQLITE_OPEN_CREATE;
        }
        let db = rusqlite::Connection::open_with_flags(file, flags).map_err(opening)?;
        db.busy_timeout(Duration::from_secs(5)).map_err(opening)?;
        // Plans follow from the statistics alone: with the bound values in them too, each binding parses anew.
        db.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)
            .map_err(opening)?;
        db.set_prepared_statement_cache_capacity(STATEMENTS);
        let own = pragmas(purpose);
        db.execute_batch(&own)
            .and_then(|()| db.execute_batch(ALWAYS))
            .and_then(|()| db.pragma_update(None, "foreign_keys", purpose != Use::Restore))
            .map_err(opening)?;
        let mut opened = Sqlite {
            db,
            limit: limit(purpose),
            deadline: Arc::default(),
            read_until: None,
            began: Instant::now(),
            steps: 0,
        };
        opened.watch_clock().map_err(opening)?;
        Ok(opened)
    }

    fn watch_clock(&mut self) -> rusqlite::Result<()> {
        let (deadline, began) = (Arc::clone(&self.deadline), self.began);
        self.db.progress_handler(
            STEPS,
            Some(move || {
                let until = deadline.load(Ordering::Relaxed);
                until > 0 && milliseconds(began.elapsed()) > until
            }),
        )
    }

    fn start_clock(&self) {
        let of_query = || self.limit.map(|limit| milliseconds(self.began.elapsed() + limit));
        let until = self.read_until.or_else(of_query).unwrap_or(0);
        self.deadline.store(until, Ordering::Relaxed);
    }
}

/// The steps of SQLite's machine that a statement took.
fn steps_of(statement: &rusqlite::Statement<'_>) -> u64 {
    u64::try_from(statement.reset_status(StatementStatus::VmStep)).unwrap_or(0)
}

impl Connection for Sqlite {
    fn dialect(&self) -> Dialect {
        Dialect::Sqlite
    }

    fn rows(&mut self, sql: &Sql, each: &mut dyn FnMut(&dyn Cells) -> Result<()>) -> Result<(), Failure> {
        self.start_clock();
        let mut statement = self.db.prepare_cached(&sql.text).map_err(failure)?;
        bind(&mut statement, &sql.binds)?;
        let mut rows = statement.raw_query();
        while let Some(row) = rows.next().map_err(failure)? {
            each(&Row(row)).map_err(Failure::Stopped)?;
        }
        drop(rows);
        self.steps += steps_of(&statement);
        Ok(())
    }

    fn columns(&mut self, sql: &Sql) -> Result<usize, Failure> {
        Ok(self.db.prepare_cached(&sql.text).map_err(failure)?.column_count())
    }

    fn steps(&mut self) -> u64 {
        std::mem::take(&mut self.steps)
    }

    fn execute(&mut self, sql: &Sql) -> Result<u64, Failure> {
        // A write is never stopped: SQLite would roll back the whole transaction.
        self.deadline.store(0, Ordering::Relaxed);
        let mut statement = self.db.prepare_cached(&sql.text).map_err(failure)?;
        bind(&mut statement, &sql.binds)?;
        let changed = statement.raw_execute().map_err(failure)?;
        self.steps += steps_of(&statement);
        Ok(u64::try_from(changed).unwrap_or(u64::MAX))
    }

    fn script(&mut self, text: &str) -> Result<(), Failure> {
        self.deadline.store(0, Ordering::Relaxed);
        // The few that frame every read and job are parsed once.
        if FRAMES.contains(&text) {
            let mut statement = self.db.prepare_cached(text).map_err(failure)?;
            return statement.raw_execute().map(drop).map_err(failure);
        }
        self.db.execute_batch(text).map_err(failure)
    }

    fn begin_read(&mut self, limit: Duration) -> Result<(), Failure> {
        self.script(Dialect::Sqlite.begin_read())?;
        self.read_until = Some(milliseconds(self.began.elapsed() + limit));
        Ok(())
    }

    fn holds_transaction(&mut self) -> bool {
        !self.db.is_autocommit()
    }

    fn is_gone(&self) -> bool {
        false
    }
}

/// How long a query may take where no read says it.
fn limit(purpose: Use) -> Option<Duration> {
    match purpose {
        Use::Write => Some(READ_LIMIT),
        Use::Read | Use::Watch => Some(SCAN_LIMIT),
        Use::Whole | Use::Build | Use::Restore => None,
    }
}

/// What holds of all that write. The log takes 4,000 pages (16 MiB) before they go
/// into the database: a page that many commits touch goes there once, and readers still find all of them in one table of the
/// log's index.
const WRITING: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = FAST; \
                       PRAGMA wal_autocheckpoint = 4000;";

/// What holds of every connection. None maps the file: a mapped page that the disk cannot read is no error of a statement but a
/// signal, which ends the process without a word.
const ALWAYS: &str = "PRAGMA mmap_size = 0; PRAGMA temp_store = MEMORY; PRAGMA trusted_schema = OFF;";

/// What differs between the purposes of a connection. Those that read say nothing for which SQLite takes in the schema: they
/// do so when first asked, and the ones that seldom are hold no copy of it.
fn pragmas(purpose: Use) -> String {
    match purpose {
        Use::Write | Use::Build => format!("{WRITING} PRAGMA cache_size = -8192;"),
        Use::Restore => format!("{WRITING} PRAGMA cache_size = -131072;"),
        Use::Read | Use::Whole | Use::Watch => "PRAGMA query_only = ON;".to_owned(),
    }
}

fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

fn bind(statement: &mut Statement<'_>, binds: &[Bind]) -> Result<(), Failure> {
    for (at, bind) in binds.iter().enumerate() {
        statement.raw_bind_parameter(at + 1, bind).map_err(failure)?;
    }
    Ok(())
}

impl ToSql for Bind {
    fn to_sql(&self) -> rusqlite::Result<rusqlite::types::ToSqlOutput<'_>> {
        use rusqlite::types::{ToSqlOutput, Value};
        // Lists are bound as JSON for `json_each`.
        Ok(match self {
            Bind::Null => ToSqlOutput::Borrowed(ValueRef::Null),
            Bind::Int(number) => ToSqlOutput::Borrowed(ValueRef::Integer(*number)),
            Bind::Text(text) => ToSqlOutput::Borrowed(ValueRef::Text(text.as_bytes())),
            Bind::Texts(texts) => ToSqlOutput::Owned(Value::Text(serde_json::Value::from(texts.clone()).to_string())),
            Bind::Ints(numbers) => {
                ToSqlOutput::Owned(Value::Text(serde_json::Value::from(numbers.clone()).to_string()))
            }
        })
    }
}

struct Row<'r>(&'r rusqlite::Row<'r>);

impl Cells for Row<'_> {
    fn int(&self, at: usize) -> Option<i64> {
        match self.0.get_ref(at) {
            Ok(ValueRef::Integer(number)) => Some(number),
            _ => None,
        }
    }
    fn text(&self, at: usize) -> Option<Cow<'_, str>> {
        match self.0.get_ref(at) {
            // Whole texts first: to look for what is broken costs several times more.
            Ok(ValueRef::Text(bytes) | ValueRef::Blob(bytes)) => {
                Some(std::str::from_utf8(bytes).map_or_else(|_| String::from_utf8_lossy(bytes), Cow::Borrowed))
            }
            // What a damaged row holds in place of a text is shown, never hidden.
            Ok(ValueRef::Integer(number)) => Some(Cow::Owned(number.to_string())),
            Ok(ValueRef::Real(number)) => Some(Cow::Owned(number.to_string())),
            _ => None,
        }
    }
}

/// Most bytes of a statement that are told where it is wrong.
const EXCERPT: usize = 512;

/// What the driver says of a statement that it does not take: the reason, and the statement about where it is wrong. All of
/// it may be millions of bytes.
fn error_text(error: &Driver) -> String {
    let Driver::SqlInputError { msg, sql, offset, .. } = error else {
        return error.to_string();
    };
    let at = usize::try_from(*offset).unwrap_or(0).min(sql.len());
    let excerpt = sql.as_bytes().get(at.saturating_sub(EXCERPT / 2)..).unwrap_or_default();
    let excerpt = String::from_utf8_lossy(&excerpt[..excerpt.len().min(EXCERPT)]).into_owned();
    format!("{msg} in a statement of {} bytes at {at}: {excerpt}", sql.len())
}

fn failure(error: Driver) -> Failure {
    let Driver::SqliteFailure(code, message) = &error else {
        return Failure::Other(error_text(&error));
    };
    let text = message.clone().unwrap_or_else(|| error.to_string());
    match (code.code, code.extended_code) {
        (_, ffi::SQLITE_CONSTRAINT_UNIQUE | ffi::SQLITE_CONSTRAINT_PRIMARYKEY) => {
            let columns = text.strip_prefix("UNIQUE constraint failed: ").unwrap_or(&text);
            Failure::Unique(columns.to_owned())
        }
        (_, ffi::SQLITE_CONSTRAINT_FOREIGNKEY) => Failure::Foreign(text),
        (ErrorCode::OperationInterrupted, _) => Failure::Timeout,
        (ErrorCode::DiskFull, _) => Failure::Full(text),
        (_, ffi::SQLITE_IOERR_FSYNC) => Failure::Unsynced(text),
        (ErrorCode::ReadOnly, _) => Failure::Lost("the database is read-only".to_owned()),
        (
            // A page that the disk does not give is said to be malformed (`SQLITE_IOERR_CORRUPTFS`).
            ErrorCode::SystemIoFailure
            | ErrorCode::DatabaseCorrupt
            | ErrorCode::OutOfMemory
            | ErrorCode::DatabaseBusy
            | ErrorCode::DatabaseLocked,
            _,
        ) => Failure::Lost(text),
        _ => Failure::Other(text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A query without an end, so that only the clock can stop it.
    const ENDLESS: &str = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT COUNT(*) FROM n";

    #[test]
    fn a_read_that_runs_too_long_is_stopped_and_its_transaction_lives() {
        let folder = tempfile::tempdir().unwrap();
        let mut db = Sqlite::open(&folder.path().join("diwan.db"), Use::Write).unwrap();
        db.limit = Some(Duration::from_millis(20));
        db.script("CREATE TABLE t (i INTEGER) STRICT; BEGIN IMMEDIATE; INSERT INTO t VALUES (1)")
            .unwrap();
        let endless = Sql::of(Dialect::Sqlite, ENDLESS, []);
        assert!(matches!(db.rows(&endless, &mut |_| Ok(())), Err(Failure::Timeout)));
        assert!(db.holds_transaction());
        db.script("COMMIT").unwrap();
        let mut rows = 0;
        let count = Sql::of(Dialect::Sqlite, "SELECT i FROM t", []);
        db.rows(&count, &mut |_| {
            rows += 1;
            Ok(())
        })
        .unwrap();
        assert_eq!(rows, 1);
    }

    #[test]
    fn a_statement_that_is_not_taken_is_told_in_few_words() {
        let folder = tempfile::tempdir().unwrap();
        let mut db = Sqlite::open(&folder.path().join("diwan.db"), Use::Write).unwrap();
        let long = format!("SELECT '{}', nonsense", "a".repeat(900_000));
        let Err(Failure::Other(text)) = db.rows(&Sql::of(Dialect::Sqlite, &long, []), &mut |_| Ok(())) else {
            panic!("it is taken");
        };
        assert!(text.len() < 1024, "{} bytes", text.len());
        assert!(
            text.contains("in a statement of 900019 bytes at 900011: aaa") && text.contains("nonsense"),
            "{text}"
        );
    }

    #[test]
    fn a_reader_cannot_write() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("diwan.db");
        Sqlite::open(&file, Use::Write).unwrap();
        let mut reader = Sqlite::open(&file, Use::Read).unwrap();
        assert!(reader.script("CREATE TABLE t (i INTEGER)").is_err());
    }
}
