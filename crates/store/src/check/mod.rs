//! Whether what stands in the database is what was written: nothing broken, orphaned, or changed past the log.

mod chain;
mod number;
mod rows;
#[cfg(test)]
mod tests;

use std::collections::{HashMap, HashSet};

use schema::{Collection, Error, Result};

use crate::connection::{Connection, Use};
use crate::shared::Shared;
use crate::sql::{Bind, Sql};
use crate::{Dialect, Store};

/// Something that is not as it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// What was looked at.
    pub area: Area,
    /// What is wrong and where, in one line; never the value of a secret field.
    pub text: String,
}

/// What a check looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Area {
    /// The pages of the file, as SQLite sees them.
    File,
    /// The change log and its chain.
    Log,
    /// Rows against the last entry of the log about them.
    Row,
    /// Links that lead nowhere.
    Link,
    /// Lists of links against their join tables.
    List,
    /// Folded twins against their texts.
    Twin,
    /// Versions and sequences.
    Version,
    /// Counters of yearly numbers.
    Number,
}

impl Store {
    /// Looks at everything, in one snapshot, beside a server at work. Empty when all is well. Blocks.
    pub fn check(&self) -> Result<Vec<Finding>> {
        let (place, shared) = (self.location(), self.shared());
        std::thread::scope(|scope| {
            let looking = scope.spawn(|| Check::new(place.connect(Use::Whole)?, shared).run());
            looking
                .join()
                .unwrap_or_else(|_| Err(Error::Fault("the check panicked".to_owned())))
        })
    }
}

/// A check under way.
struct Check<'a> {
    db: Box<dyn Connection>,
    shared: &'a Shared,
    findings: Vec<Finding>,
    /// The documents that the log says are there, by collection.
    alive: HashMap<&'static str, HashSet<String>>,
}

impl<'a> Check<'a> {
    fn new(db: Box<dyn Connection>, shared: &'a Shared) -> Self {
        Check {
            db,
            shared,
            findings: Vec::new(),
            alive: HashMap::new(),
        }
    }

    fn run(mut self) -> Result<Vec<Finding>> {
        self.begin()?;
        self.part(Area::File, "the database", Check::file);
        self.part(Area::Log, "the change log", Check::chain);
        for of in self.shared.catalogue {
            self.part(Area::Row, of.id, |check| check.rows(of));
            self.part(Area::Link, of.id, |check| check.links(of));
            self.part(Area::Version, of.id, |check| check.version(of));
            self.part(Area::Number, of.id, |check| check.numbers(of));
        }
        self.missing();
        if self.db.holds_transaction() {
            self.db.script("ROLLBACK")?;
        }
        Ok(self.findings)
    }

    fn begin(&mut self) -> Result<()> {
        let begin = self.db.dialect().begin_read();
        self.db.script(begin).map_err(Error::from)
    }

    /// What cannot even be read is a finding, and the other parts are still looked at: in a snapshot of their own, when the
    /// first was lost with it.
    fn part(&mut self, area: Area, what: &str, look: impl FnOnce(&mut Self) -> Result<()>) {
        let has_snapshot = self.db.holds_transaction();
        let begun = if has_snapshot { Ok(()) } else { self.begin() };
        if let Err(error) = begun.and_then(|()| look(self)) {
            self.find(area, format!("{what} cannot be read: {error}"));
            // PostgreSQL answers nothing more in a transaction in which something failed.
            if self.db.dialect() == Dialect::Postgres && self.db.script("ROLLBACK").is_err() {
                tracing::debug!("the check begins its next part without an end of the one before");
            }
        }
    }

    fn find(&mut self, area: Area, text: String) {
        self.findings.push(Finding { area, text });
    }

    fn file(&mut self) -> Result<()> {
        if self.db.dialect() == Dialect::Postgres {
            return Ok(());
        }
        let mut said = Vec::new();
        self.db
            .rows(&Sql::of(Dialect::Sqlite, "PRAGMA integrity_check", []), &mut |cells| {
                said.extend(
                    cells
                        .text(0)
                        .map(std::borrow::Cow::into_owned)
                        .filter(|text| text != "ok"),
                );
                Ok(())
            })?;
        for text in said {
            self.find(Area::File, text);
        }
        Ok(())
    }

    /// Links with a foreign key lead somewhere; the others may leave an id behind as history.
    fn links(&mut self, of: &'static Collection) -> Result<()> {
        for field in of.fields().iter().filter(|field| field.restricts) {
            let (Some(to), schema::Kind::Link(_)) = (field.kind.target(), field.kind) else {
                continue;
            };
            let mut sql = Sql::new(self.db.dialect());
            sql.push("SELECT _id, ")
                .name(field.name)
                .push(" FROM ")
                .table(of)
                .push(" AS o WHERE ");
            sql.name(field.name)
                .push(" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM ")
                .table(to());
            sql.push(" AS t WHERE t._id = o.").name(field.name).push(")");
            let mut lost = Vec::new();
            self.db.rows(&sql, &mut |cells| {
                let text = |at| cells.text(at).map(std::borrow::Cow::into_owned).unwrap_or_default();
                lost.push(format!(
                    "{} {}: {} leads to {}, which is not there",
                    of.id,
                    text(0),
                    field.name,
                    text(1)
                ));
                Ok(())
            })?;
            for text in lost {
                self.find(Area::Link, text);
            }
        }
        Ok(())
    }

    fn version(&mut self, of: &'static Collection) -> Result<()> {
        let mut sql = Sql::new(self.db.dialect());
        sql.push("SELECT n, last, (SELECT MAX(_seq) FROM ")
            .table(of)
            .push(") FROM _versions WHERE collection = ");
        sql.bind(Bind::Text(crate::sql::table_name(of)));
        let mut wrong = Some("has no version".to_owned());
        self.db.rows(&sql, &mut |cells| {
            let (version, last) = (cells.int(0).unwrap_or(-1), cells.int(1).unwrap_or(-1));
            let greatest = cells.int(2).unwrap_or(0);
            wrong = (version < 0 || last < greatest)
                .then(|| format!("has version {version} and last sequence {last}, but a row with sequence {greatest}"));
            Ok(())
        })?;
        if let Some(text) = wrong {
            self.find(Area::Version, format!("{} {text}", of.id));
        }
        Ok(())
    }

    fn missing(&mut self) {
        let missing: Vec<String> = self
            .alive
            .iter()
            .flat_map(|(collection, ids)| {
                ids.iter()
                    .map(move |id| format!("{collection} {id}: the log says it is there, but it is not"))
            })
            .collect();
        for text in missing {
            self.find(Area::Row, text);
        }
    }
}
