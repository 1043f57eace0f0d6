//! What other processes and nodes commit: on SQLite looked for, on PostgreSQL told.

use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError};
use std::time::Duration;

use schema::Result;

use crate::Dialect;
use crate::connection::Connection;
use crate::shared::Shared;
use crate::sql::Sql;
use crate::writer::Reopen;

/// How often we look where nobody tells.
const EVERY: Duration = Duration::from_millis(400);
/// How long we listen before asking whether the store ends.
const SLICE: Duration = Duration::from_millis(200);
/// After so many slices in silence we look all the same: a pooler between us may swallow what is told.
const SILENT: u32 = 10;

/// Watches until the store ends.
pub(crate) fn serve(end: &Receiver<()>, mut db: Box<dyn Connection>, reopen: &Reopen, shared: &Shared) {
    let (mut last, mut silent) = (None, 0);
    loop {
        let is_told = if db.dialect() == Dialect::Sqlite || db.is_gone() {
            if end.recv_timeout(EVERY) != Err(RecvTimeoutError::Timeout) {
                return;
            }
            true
        } else {
            let is_told = db.poll_notifications(SLICE, &mut |text| shared.news.hear(text));
            if end.try_recv() != Err(TryRecvError::Empty) {
                return;
            }
            is_told
        };
        silent = if is_told { 0 } else { silent + 1 };
        if silent % SILENT != 0 {
            continue;
        }
        if db.is_gone() {
            match reopen() {
                Ok(opened) => db = opened,
                // The writer and the readers say so too; here it is tried again.
                Err(_) => continue,
            }
        }
        let seen = data_version(&mut *db);
        if seen.is_some() && seen == last {
            continue;
        }
        match look(&mut *db, shared) {
            Ok(()) => last = seen,
            Err(error) => tracing::error!(%error, "looking for commits of other processes"),
        }
    }
}

/// A number of SQLite's that changes when another connection has committed; PostgreSQL has none.
fn data_version(db: &mut dyn Connection) -> Option<i64> {
    if db.dialect() == Dialect::Postgres {
        return None;
    }
    let mut version = None;
    let read = db.rows(&Sql::of(Dialect::Sqlite, "PRAGMA data_version", []), &mut |cells| {
        version = cells.int(0);
        Ok(())
    });
    read.ok().and(version)
}

/// Reads the head of the log and then the versions, so that whoever hears of a commit finds the versions raised.
pub(crate) fn look(db: &mut dyn Connection, shared: &Shared) -> Result<()> {
    let mut head = 0;
    let sql = Sql::of(db.dialect(), "SELECT MAX(seq) FROM _log", []);
    db.rows(&sql, &mut |cells| {
        head = cells.int(0).unwrap_or_default();
        Ok(())
    })?;
    let sql = Sql::of(db.dialect(), "SELECT collection, n, rights FROM _versions", []);
    db.rows(&sql, &mut |cells| {
        let name = cells.text(0).unwrap_or_default();
        if let Some(at) = shared.tables.iter().position(|table| *table == name) {
            let number = |at| cells.int(at).unwrap_or_default();
            shared.raise(at, number(1), number(2));
        }
        Ok(())
    })?;
    shared.commit_reached(head);
    Ok(())
}

#[cfg(test)]
mod tests {
    use schema::{Collection, Document, FieldDef, text};

    use super::*;
    use crate::connection::Use;
    use crate::{Job, Store, StoreLocation, Terms};

    const FIELDS: &[FieldDef] = &[text("name").def];
    static THINGS: Collection = Collection::new("things", FIELDS);
    static CATALOGUE: &[&Collection] = &[&THINGS];

    #[test]
    fn a_commit_is_told_to_the_other_nodes() {
        #[expect(clippy::disallowed_methods, reason = "the test command says where its PostgreSQL is")]
        let Ok(url) = std::env::var("DIWAN_TEST_POSTGRES") else {
            return;
        };
        let schema = format!("told{}", std::process::id());
        let mut client = postgres::Client::connect(&url, postgres::NoTls).unwrap();
        client.batch_execute(&format!("CREATE SCHEMA {schema}")).unwrap();
        let folder = tempfile::tempdir().unwrap();
        let place = StoreLocation::Postgres {
            url: format!("{url}?options=-csearch_path%3D{schema}"),
            folder: folder.path().to_owned(),
        };
        let terms = Terms::at("2026-11-20T12:00:00Z".parse().unwrap());
        let store = Store::open(&place, CATALOGUE, &[], terms.now).unwrap();
        let mut other = place.connect(Use::Watch).unwrap();
        let job = Job {
            name: "insert",
            who: "tester".to_owned(),
            terms,
        };
        let write = store.write(job, |writer| {
            writer.insert(Document {
                id: "t1".to_owned(),
                ..Document::new(&THINGS)
            })
        });
        tokio::runtime::Builder::new_current_thread()
            .build()
            .unwrap()
            .block_on(write)
            .unwrap();
        assert!(
            other.poll_notifications(Duration::from_mins(1), &mut |_| {}),
            "long before a look would find it"
        );
        assert!(!other.is_gone());
    }
}
