//! Where the log stands, kept outside the database: a log that has lost its end is told from one that never had it.

use std::path::Path;

use jiff::Timestamp;
use schema::Result;
use serde_json::json;

use crate::connection::Connection;
use crate::identity::Identity;
use crate::sql::{Bind, Sql};
use crate::{Cost, Reader, Store, Terms, private};

/// The last entry of the log of a store at some moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// The store's id.
    pub store: String,
    /// The number of the entry; 0 before the first.
    pub seq: i64,
    /// Its hash, which covers all before it.
    pub hash: String,
}

impl Head {
    /// In the snapshot of the connection.
    pub(crate) fn read(db: &mut dyn Connection) -> Result<Head> {
        let mut head = Head {
            store: Identity::read(db)?.id,
            seq: 0,
            hash: String::new(),
        };
        db.rows(&Sql::of(db.dialect(), crate::log::HEAD, []), &mut |cells| {
            head.seq = cells.int(0).unwrap_or_default();
            head.hash = cells.text(1).map(std::borrow::Cow::into_owned).unwrap_or_default();
            Ok(())
        })?;
        Ok(head)
    }

    /// Writes it into a file, whole or not at all: when this returns it is safe on the disk.
    pub fn keep(&self, file: &Path) -> Result<()> {
        let text = json!({"store": self.store, "seq": self.seq, "hash": self.hash});
        private::write(file, &format!("{text}\n"))
    }

    /// What a file holds; none when there is no such file or it is not whole.
    pub fn from_file(file: &Path) -> Option<Head> {
        let json: serde_json::Value = serde_json::from_str(&std::fs::read_to_string(file).ok()?).ok()?;
        Some(Head {
            store: json["store"].as_str()?.to_owned(),
            seq: json["seq"].as_i64()?,
            hash: json["hash"].as_str()?.to_owned(),
        })
    }
}

impl Reader<'_> {
    /// The head of the log as it was at an entry; none when that entry does not stand.
    pub fn head_at(&mut self, seq: i64) -> Result<Option<Head>> {
        let hash = if seq == 0 {
            Some(String::new())
        } else {
            hash_of(self.db, seq)?
        };
        let store = Identity::read(self.db)?.id;
        Ok(hash.map(|hash| Head { store, seq, hash }))
    }
}

/// The hash of an entry.
fn hash_of(db: &mut dyn Connection, seq: i64) -> Result<Option<String>> {
    let mut hash = None;
    let sql = Sql::of(db.dialect(), "SELECT hash FROM _log WHERE seq = ?", [Bind::Int(seq)]);
    db.rows(&sql, &mut |cells| {
        hash = cells.text(0).map(std::borrow::Cow::into_owned);
        Ok(())
    })?;
    Ok(hash)
}

impl Store {
    /// Where the log stands.
    pub async fn head(&self) -> Result<Head> {
        self.read(Cost::Scan, Terms::at(Timestamp::UNIX_EPOCH), |reader| {
            Head::read(reader.db)
        })
        .await
    }

    /// What a head that was kept outside says of the log as it is now: nothing when it goes through that entry, or when the
    /// head is another store's.
    pub async fn missing_since(&self, head: Head) -> Result<Option<String>> {
        if head.store != self.identity().id || head.seq == 0 {
            return Ok(None);
        }
        let compare = move |reader: &mut Reader<'_>| compare(reader.db, &head);
        self.read(Cost::Scan, Terms::at(Timestamp::UNIX_EPOCH), compare).await
    }
}

fn compare(db: &mut dyn Connection, head: &Head) -> Result<Option<String>> {
    let now = Head::read(db)?.seq;
    let hash = hash_of(db, head.seq)?;
    let (kept, lost) = (head.seq, head.seq - now);
    Ok(match hash {
        Some(hash) if hash == head.hash => None,
        Some(_) => Some(format!("entry {kept} is not the one that was written")),
        None if lost > 0 => Some(format!(
            "it ends at entry {now}, but entry {kept} was written: {lost} are lost"
        )),
        None => Some(format!("entry {kept} is missing")),
    })
}
