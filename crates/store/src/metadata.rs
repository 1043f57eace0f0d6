//! What is noted about a store beside its rows.

use schema::Result;

use crate::Store;
use crate::backup::apart;
use crate::connection::{Connection, Use};
use crate::sql::{Bind, Sql};

impl Store {
    /// What is noted under a name. Blocks.
    pub fn mark(&self, name: &str) -> Result<Option<String>> {
        apart(|| read(&mut *self.location().connect(Use::Read)?, name))
    }

    /// Notes something under a name, unless something is noted there already; gives what stands. Blocks.
    pub fn mark_once(&self, name: &str, value: &str) -> Result<Option<String>> {
        let sql = "INSERT INTO _meta (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING";
        apart(|| {
            let mut db = self.location().connect(Use::Write)?;
            db.execute(&Sql::of(db.dialect(), sql, [Bind::from(name), Bind::from(value)]))?;
            read(&mut *db, name)
        })
    }

    /// Notes something under a name, whatever stood there. Blocks.
    pub fn set_mark(&self, name: &str, value: &str) -> Result<()> {
        let sql =
            "INSERT INTO _meta (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value";
        apart(|| {
            let mut db = self.location().connect(Use::Write)?;
            let sql = Sql::of(db.dialect(), sql, [Bind::from(name), Bind::from(value)]);
            Ok(db.execute(&sql).map(drop)?)
        })
    }
}

fn read(db: &mut dyn Connection, name: &str) -> Result<Option<String>> {
    let sql = Sql::of(
        db.dialect(),
        "SELECT value FROM _meta WHERE name = ?",
        [Bind::from(name)],
    );
    let mut found = None;
    db.rows(&sql, &mut |cells| {
        found = cells.text(0).map(std::borrow::Cow::into_owned);
        Ok(())
    })?;
    Ok(found)
}
