use std::fs;
use std::path::Path;

use proptest::prelude::*;
use rusqlite::{Connection, OpenFlags};

use super::*;

/// The VFS of the system: what it reads stands in the files.
const SYSTEM: &CStr = c"unix";

fn open_with(vfs: &CStr, file: &Path) -> Connection {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE;
    Connection::open_with_flags_and_vfs(file, flags, vfs).unwrap()
}

/// A writer with room for ten pages, so that larger transactions write some before they commit.
fn writer(vfs: &CStr, file: &Path) -> Connection {
    let db = open_with(vfs, file);
    db.execute_batch(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = 10; PRAGMA wal_autocheckpoint = 40;
         CREATE TABLE t (id INTEGER PRIMARY KEY, text TEXT); CREATE INDEX t_text ON t (text);",
    )
    .unwrap();
    db
}

fn content(db: &Connection) -> Vec<(i64, String)> {
    let mut rows = db.prepare("SELECT id, text FROM t ORDER BY id").unwrap();
    let rows = rows.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
    rows.map(Result::unwrap).collect()
}

/// What a process finds that starts after this one was killed here.
fn after_a_crash(file: &Path) -> Vec<(i64, String)> {
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("copy.db");
    fs::copy(file, &copy).unwrap();
    let log = file.with_extension("db-wal");
    if log.exists() {
        fs::copy(log, folder.path().join("copy.db-wal")).unwrap();
    }
    let db = open_with(SYSTEM, &copy);
    let verdict: String = db.query_row("PRAGMA integrity_check", [], |row| row.get(0)).unwrap();
    assert_eq!(verdict, "ok");
    content(&db)
}

/// How often this thread has called the system to write.
fn write_calls() -> u64 {
    let counts = fs::read_to_string("/proc/thread-self/io").unwrap();
    let calls = counts.lines().find_map(|line| line.strip_prefix("syscw: ")).unwrap();
    calls.parse().unwrap()
}

/// The calls that a commit of some twenty pages takes.
fn write_calls_of_a_commit(vfs: &CStr) -> u64 {
    let folder = tempfile::tempdir().unwrap();
    let db = writer(vfs, &folder.path().join("one.db"));
    db.execute_batch("PRAGMA cache_size = 1000; PRAGMA wal_autocheckpoint = 1000")
        .unwrap();
    let before = write_calls();
    db.execute_batch("INSERT INTO t VALUES (1, hex(zeroblob(20000)))")
        .unwrap();
    write_calls() - before
}

#[test]
fn a_commit_is_one_call() {
    assert_eq!(write_calls_of_a_commit(register().unwrap()), 1);
    assert!(write_calls_of_a_commit(SYSTEM) > 40);
}

#[test]
fn readers_of_the_system_find_what_is_committed_and_no_more() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("one.db");
    let db = writer(register().unwrap(), &file);
    let reader = open_with(SYSTEM, &file);
    db.execute_batch("INSERT INTO t VALUES (1, 'a'); BEGIN; INSERT INTO t VALUES (2, 'b')")
        .unwrap();
    assert_eq!(content(&reader), [(1, "a".to_owned())]);
    db.execute_batch("COMMIT").unwrap();
    assert_eq!(content(&reader).len(), 2);
    assert_eq!(after_a_crash(&file).len(), 2);
}

#[test]
fn a_transaction_larger_than_memory_reads_its_own_rows() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("one.db");
    let db = writer(register().unwrap(), &file);
    db.execute_batch("BEGIN").unwrap();
    for id in 0..500 {
        db.execute(
            "INSERT INTO t VALUES (?1, printf('%05d', 500 - ?1) || hex(zeroblob(600)))",
            [id],
        )
        .unwrap();
    }
    db.execute_batch("UPDATE t SET text = 'x' || text WHERE id % 3 = 0")
        .unwrap();
    let own = content(&db);
    assert_eq!(after_a_crash(&file), []);
    db.execute_batch("COMMIT").unwrap();
    assert_eq!(own.len(), 500);
    assert_eq!(after_a_crash(&file), own);
}

#[test]
fn what_is_rolled_back_is_not_written_over_what_another_connection_commits() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("one.db");
    let (first, second) = (
        writer(register().unwrap(), &file),
        open_with(register().unwrap(), &file),
    );
    second.execute_batch("PRAGMA synchronous = FULL").unwrap();
    for round in 0..20_i64 {
        first
            .execute_batch("BEGIN; INSERT INTO t (text) VALUES (hex(zeroblob(30000))); ROLLBACK")
            .unwrap();
        second.execute("INSERT INTO t VALUES (?1, 'b')", [2 * round]).unwrap();
        first
            .execute("INSERT INTO t VALUES (?1, 'a')", [2 * round + 1])
            .unwrap();
    }
    let ids: Vec<i64> = after_a_crash(&file).into_iter().map(|(id, _)| id).collect();
    assert_eq!(ids, (0..40).collect::<Vec<_>>());
}

#[derive(Clone, Debug)]
enum Step {
    Insert(u16),
    Update(u8),
    Delete(u8),
    Savepoint,
    RollbackTo,
    Commit,
    Rollback,
    Checkpoint,
}

impl Step {
    fn run(&self, db: &Connection) {
        let inside = !db.is_autocommit();
        let sql = match self {
            Step::Insert(size) => format!("INSERT INTO t (text) VALUES (hex(zeroblob({size})))"),
            Step::Update(part) => format!("UPDATE t SET text = text || '{part}' WHERE id % 7 = {part} % 7"),
            Step::Delete(part) => format!("DELETE FROM t WHERE id % 11 = {part} % 11"),
            Step::Savepoint => "SAVEPOINT s".to_owned(),
            Step::RollbackTo if inside => "ROLLBACK TO s".to_owned(),
            Step::Commit if inside => "COMMIT".to_owned(),
            Step::Rollback if inside => "ROLLBACK".to_owned(),
            Step::Checkpoint if !inside => "PRAGMA wal_checkpoint(TRUNCATE)".to_owned(),
            _ => return,
        };
        db.execute_batch(&sql).unwrap();
    }
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let step = prop_oneof![
        6 => (0..6000_u16).prop_map(Step::Insert),
        2 => any::<u8>().prop_map(Step::Update),
        1 => any::<u8>().prop_map(Step::Delete),
        2 => Just(Step::Savepoint),
        1 => Just(Step::RollbackTo),
        2 => Just(Step::Commit),
        1 => Just(Step::Rollback),
        1 => Just(Step::Checkpoint),
    ];
    prop::collection::vec(step, 1..60)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn any_work_leaves_what_the_vfs_of_the_system_leaves(steps in steps()) {
        let folder = tempfile::tempdir().unwrap();
        let (own, system) = (folder.path().join("own.db"), folder.path().join("system.db"));
        let (own_db, system_db) = (writer(register().unwrap(), &own), writer(SYSTEM, &system));
        for step in &steps {
            step.run(&own_db);
            step.run(&system_db);
            prop_assert_eq!(content(&own_db), content(&system_db));
            if own_db.is_autocommit() {
                prop_assert_eq!(after_a_crash(&own), content(&system_db));
            }
        }
        drop(own_db);
        drop(system_db);
        prop_assert_eq!(after_a_crash(&own), after_a_crash(&system));
    }
}
