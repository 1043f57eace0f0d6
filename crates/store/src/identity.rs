//! Which store this is: what one has written is never erased by another that came out of its backup.

use jiff::Timestamp;
use schema::{Result, read_instant, wire_instant};

use crate::Dialect;
use crate::connection::Connection;
use crate::sql::{Bind, Sql};

/// The names in `_meta`.
const ID: &str = "store";
const RESTORED: &str = "restored";

/// Who a store is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Identity {
    /// 32 hexadecimal digits, the same on all nodes; another after each restore.
    pub id: String,
    /// When it was restored from a backup, if it was.
    pub restored: Option<Timestamp>,
}

impl Identity {
    /// The identity of the store, made when it has none yet.
    pub(crate) fn of(db: &mut dyn Connection) -> Result<Identity> {
        let known = Identity::read(db)?;
        if !known.id.is_empty() {
            return Ok(known);
        }
        db.execute(&insert_statement(db.dialect()))?;
        Identity::read(db)
    }

    /// The identity that stands there; without an id when there is none yet.
    pub(crate) fn read(db: &mut dyn Connection) -> Result<Identity> {
        let mut identity = Identity {
            id: String::new(),
            restored: None,
        };
        let sql = Sql::of(
            db.dialect(),
            "SELECT name, value FROM _meta WHERE name IN (?, ?)",
            [Bind::from(ID), Bind::from(RESTORED)],
        );
        db.rows(&sql, &mut |cells| {
            let value = cells.text(1).map(std::borrow::Cow::into_owned).unwrap_or_default();
            if cells.text(0).as_deref() == Some(ID) {
                identity.id = value;
            } else {
                identity.restored = read_instant(&value);
            }
            Ok(())
        })?;
        Ok(identity)
    }

    /// Makes another one: two stores that came of one backup are not the same.
    pub(crate) fn renew(db: &mut dyn Connection, now: Timestamp) -> Result<()> {
        let dialect = db.dialect();
        for name in [ID, RESTORED] {
            db.execute(&Sql::of(
                dialect,
                "DELETE FROM _meta WHERE name = ?",
                [Bind::from(name)],
            ))?;
        }
        db.execute(&insert_statement(dialect))?;
        let at = Bind::Text(wire_instant(now));
        let noted = "INSERT INTO _meta (name, value) VALUES (?, ?)";
        db.execute(&Sql::of(dialect, noted, [Bind::from(RESTORED), at]))?;
        Ok(())
    }
}

/// The statement that makes one. Of two nodes that begin at once, the first makes it.
fn insert_statement(dialect: Dialect) -> Sql {
    let text = match dialect {
        Dialect::Sqlite => {
            "INSERT INTO _meta (name, value) VALUES (?, lower(hex(randomblob(16)))) ON CONFLICT DO NOTHING"
        }
        Dialect::Postgres => {
            "INSERT INTO _meta (name, value) VALUES (?, replace(gen_random_uuid()::text, '-', '')) ON CONFLICT DO NOTHING"
        }
    };
    Sql::of(dialect, text, [Bind::from(ID)])
}
