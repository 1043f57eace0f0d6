//! SQLite: WAL, every commit on the disk before it is answered, foreign keys on.

use std::borrow::Cow;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use rusqlite::config::DbConfig;
use rusqlite::types::ValueRef;
use rusqlite::{Error as Driver, ErrorCode, OpenFlags, Statement, ToSql, ffi};
use schema::{Error, Result};

use crate::Dialect;
use crate::batch::READ_LIMIT;
use crate::connection::{Cells, Connection, Failure, Use};
use crate::pool::SCAN_LIMIT;
use crate::sql::{Bind, Sql};

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
    began: Instant,
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
        if purpose == Use::Write {
            flags |= OpenFlags::SQLITE_OPEN_CREATE;
        }
        let db = rusqlite::Connection::open_with_flags(file, flags).map_err(opening)?;
        db.busy_timeout(Duration::from_secs(5)).map_err(opening)?;
        // Plans follow from the statistics alone: with the bound values in them too, each binding parses anew.
        db.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)
            .map_err(opening)?;
        db.set_prepared_statement_cache_capacity(STATEMENTS);
        let own = match purpose {
            Use::Write => "PRAGMA journal_mode = WAL; PRAGMA cache_size = -8192;",
            Use::Read | Use::Whole | Use::Watch => "PRAGMA query_only = ON; PRAGMA cache_size = -2048;",
        };
        let pragmas = "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA mmap_size = 268435456; \
                       PRAGMA temp_store = MEMORY; PRAGMA trusted_schema = OFF;";
        db.execute_batch(own)
            .and_then(|()| db.execute_batch(pragmas))
            .map_err(opening)?;
        let mut opened = Sqlite {
            db,
            limit: match purpose {
                Use::Write => Some(READ_LIMIT),
                Use::Read | Use::Watch => Some(SCAN_LIMIT),
                Use::Whole => None,
            },
            deadline: Arc::default(),
            began: Instant::now(),
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
        let until = self.limit.map_or(0, |limit| milliseconds(self.began.elapsed() + limit));
        self.deadline.store(until, Ordering::Relaxed);
    }
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
        Ok(())
    }

    fn execute(&mut self, sql: &Sql) -> Result<u64, Failure> {
        // A write is never stopped: SQLite would roll back the whole transaction.
        self.deadline.store(0, Ordering::Relaxed);
        let mut statement = self.db.prepare_cached(&sql.text).map_err(failure)?;
        bind(&mut statement, &sql.binds)?;
        let changed = statement.raw_execute().map_err(failure)?;
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

    fn holds_transaction(&mut self) -> bool {
        !self.db.is_autocommit()
    }

    fn is_gone(&self) -> bool {
        false
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
            Ok(ValueRef::Text(bytes) | ValueRef::Blob(bytes)) => Some(String::from_utf8_lossy(bytes)),
            // What a damaged row holds in place of a text is shown, never hidden.
            Ok(ValueRef::Integer(number)) => Some(Cow::Owned(number.to_string())),
            Ok(ValueRef::Real(number)) => Some(Cow::Owned(number.to_string())),
            _ => None,
        }
    }
}

fn failure(error: Driver) -> Failure {
    let Driver::SqliteFailure(code, message) = &error else {
        return Failure::Other(error.to_string());
    };
    let text = message.clone().unwrap_or_else(|| error.to_string());
    match (code.code, code.extended_code) {
        (_, ffi::SQLITE_CONSTRAINT_UNIQUE | ffi::SQLITE_CONSTRAINT_PRIMARYKEY) => {
            let columns = text.strip_prefix("UNIQUE constraint failed: ").unwrap_or(&text);
            Failure::Unique(columns.to_owned())
        }
        (_, ffi::SQLITE_CONSTRAINT_FOREIGNKEY) => Failure::Foreign(text),
        (ErrorCode::OperationInterrupted, _) => Failure::Timeout,
        (ErrorCode::DiskFull, _) => Failure::Lost("the disk is full".to_owned()),
        (ErrorCode::ReadOnly, _) => Failure::Lost("the database is read-only".to_owned()),
        (
            ErrorCode::SystemIoFailure | ErrorCode::OutOfMemory | ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked,
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
    fn a_reader_cannot_write() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("diwan.db");
        Sqlite::open(&file, Use::Write).unwrap();
        let mut reader = Sqlite::open(&file, Use::Read).unwrap();
        assert!(reader.script("CREATE TABLE t (i INTEGER)").is_err());
    }
}
