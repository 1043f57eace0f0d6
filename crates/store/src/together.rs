//! Reads that are asked together: whoever reads many things of one snapshot asks the engine few times.
//!
//! The closure that reads is run again and again. Each time, what is known is answered and what is not is noted, and answered
//! as if there were nothing; what was noted is then asked in one statement. The last run meets nothing unknown, and its answer
//! alone counts: it is what the closure would have said with a statement for each of its reads. So a closure costs as many
//! statements as its reads follow from one another, and not as many as it reads.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::atomic::Ordering;

use schema::{Collection, Result};

use crate::Dialect;
use crate::connection::{Cells, Failure};
use crate::query_cache::CacheKey;
use crate::read::Reader;
use crate::sql::Sql;

/// A closure whose reads follow from one another more often is read to its end one by one.
pub(crate) const ROUNDS: usize = 12;
/// So many reads stand in one statement: SQLite takes 500.
const AT_ONCE: usize = 200;

/// What is known, and what is to be asked.
pub(crate) struct Together {
    versions: HashMap<String, i64>,
    known: HashMap<CacheKey, Vec<Vec<Cell>>>,
    wanted: Vec<Sql>,
    rounds: usize,
}

/// A cell that is kept.
enum Cell {
    Null,
    Int(i64),
    Text(String),
}

impl Together {
    /// Hands over the rows that are known; where they are not, they are noted.
    pub fn rows(&mut self, sql: &Sql, each: &mut dyn FnMut(&dyn Cells) -> Result<()>) -> Result<()> {
        if let Some(rows) = self.known.get(&CacheKey::from(sql)) {
            return rows.iter().try_for_each(|row| each(&row.as_slice()));
        }
        let is_noted = |one: &Sql| one.text == sql.text && one.binds == sql.binds;
        if !self.wanted.iter().any(is_noted) {
            self.wanted.push(sql.clone());
        }
        Ok(())
    }

    /// Whether something was answered as if there were nothing: what follows from it is not kept.
    pub fn is_guess(&self) -> bool {
        !self.wanted.is_empty()
    }

    /// The versions of tables, in their order.
    pub fn versions(&self, tables: &[String]) -> Vec<i64> {
        let version = |table| self.versions.get(table).copied().unwrap_or_default();
        tables.iter().map(version).collect()
    }
}

impl Reader<'_> {
    /// From now on what is read is asked together; whether it is so from here on. Inside a write it is not: there each read sees
    /// the write before it.
    pub fn begin_together(&mut self) -> Result<bool> {
        if self.is_writing || self.together.is_some() {
            return Ok(false);
        }
        let mut versions = HashMap::new();
        let sql = Sql::of(self.db.dialect(), "SELECT collection, n FROM _versions", []);
        self.run(&sql, &mut |cells| {
            let table = cells.text(0).unwrap_or_default().into_owned();
            versions.insert(table, cells.int(1).unwrap_or_default());
            Ok(())
        })?;
        self.together = Some(Together {
            versions,
            known: HashMap::new(),
            wanted: Vec::new(),
            rounds: 0,
        });
        Ok(true)
    }

    /// Asks what was noted; whether there was anything, and the closure must be run again.
    pub fn ask_together(&mut self) -> Result<bool> {
        let Some(together) = &mut self.together else {
            return Ok(false);
        };
        let wanted = std::mem::take(&mut together.wanted);
        together.rounds += 1;
        if wanted.is_empty() || together.rounds > ROUNDS {
            self.together = None;
            return Ok(!wanted.is_empty());
        }
        for some in wanted.chunks(AT_ONCE) {
            let found = self.ask(some)?;
            if let Some(together) = &mut self.together {
                together.known.extend(some.iter().map(CacheKey::from).zip(found));
            }
        }
        Ok(true)
    }

    /// The rows of each of the statements, asked in one.
    fn ask(&mut self, wanted: &[Sql]) -> Result<Vec<Vec<Vec<Cell>>>> {
        let widths = wanted
            .iter()
            .map(|sql| self.db.columns(sql))
            .collect::<Result<Vec<_>, Failure>>();
        let widths = widths.map_err(|failure| self.fail(failure))?;
        let mut found: Vec<Vec<(i64, Vec<Cell>)>> = wanted.iter().map(|_| Vec::new()).collect();
        let sql = union(self.db.dialect(), wanted, &widths);
        self.shared.statements.fetch_add(1, Ordering::Relaxed);
        let done = self.db.rows(&sql, &mut |cells| {
            let of = cells.int(0).and_then(|of| usize::try_from(of).ok()).unwrap_or_default();
            let row = (0..widths[of]).map(|at| Cell::kept(cells, at + 2)).collect();
            found[of].push((cells.int(1).unwrap_or_default(), row));
            Ok(())
        });
        self.shared.steps.fetch_add(self.db.steps(), Ordering::Relaxed);
        done.map_err(|failure| self.fail(failure))?;
        let in_order = |mut rows: Vec<(i64, Vec<Cell>)>| {
            rows.sort_by_key(|(at, _)| *at);
            rows.into_iter().map(|(_, row)| row).collect()
        };
        Ok(found.into_iter().map(in_order).collect())
    }

    /// The versions of collections, where they were read for all reads together.
    pub(crate) fn known_versions(&self, of: &[&'static Collection]) -> Result<Option<Vec<i64>>> {
        let Some(together) = &self.together else {
            return Ok(None);
        };
        let table = |of: &&'static Collection| Ok(self.shared.tables[self.shared.position(of)?].clone());
        let tables = of.iter().map(table).collect::<Result<Vec<String>>>()?;
        Ok(Some(together.versions(&tables)))
    }
}

/// All statements in one: each row says of which it is and where it stands in it, then what that one selects.
fn union(dialect: Dialect, wanted: &[Sql], widths: &[usize]) -> Sql {
    let mut all = Sql::new(dialect);
    let widest = widths.iter().copied().max().unwrap_or_default();
    for (of, (sql, width)) in wanted.iter().zip(widths).enumerate() {
        all.push(if of > 0 { " UNION ALL SELECT " } else { "SELECT " });
        all.number(of).push(", row_number() OVER ()");
        for at in 0..widest {
            all.push(match (dialect, at < *width) {
                (Dialect::Sqlite, true) if at == 0 => ", q.*",
                (Dialect::Sqlite, true) => "",
                (Dialect::Sqlite, false) => ", NULL",
                (Dialect::Postgres, true) => ", q.c",
                (Dialect::Postgres, false) => ", NULL::text",
            });
            if dialect == Dialect::Postgres && at < *width {
                all.number(at).push("::text");
            }
        }
        all.push(" FROM (");
        renumbered(&mut all, sql);
        all.push(") AS q");
        if dialect == Dialect::Postgres {
            for at in 0..*width {
                all.push(if at > 0 { ", c" } else { "(c" }).number(at);
            }
            all.push(")");
        }
    }
    all
}

/// A statement behind others: its values come after theirs.
fn renumbered(all: &mut Sql, sql: &Sql) {
    let before = all.binds.len();
    let mut quote = None;
    let mut rest = sql.text.char_indices().peekable();
    while let Some((at, letter)) = rest.next() {
        match quote {
            Some(open) if letter == open => quote = None,
            None if matches!(letter, '\'' | '"') => quote = Some(letter),
            _ => {}
        }
        all.text.push(letter);
        if quote.is_none() && letter == sql.dialect.placeholder() {
            let digits = sql.text[at + 1..].bytes().take_while(u8::is_ascii_digit).count();
            if let Ok(number) = sql.text[at + 1..][..digits].parse::<usize>() {
                all.number(before + number);
                rest.by_ref().take(digits).for_each(drop);
            }
        }
    }
    all.binds.extend(sql.binds.iter().cloned());
}

impl Cell {
    fn kept(cells: &dyn Cells, at: usize) -> Self {
        match cells.int(at) {
            Some(number) => Cell::Int(number),
            None => cells.text(at).map_or(Cell::Null, |text| Cell::Text(text.into_owned())),
        }
    }
}

impl Cells for &[Cell] {
    fn int(&self, at: usize) -> Option<i64> {
        match self.get(at)? {
            Cell::Int(number) => Some(*number),
            // PostgreSQL gives the columns of all statements as texts.
            Cell::Text(text) => text.parse().ok(),
            Cell::Null => None,
        }
    }

    fn text(&self, at: usize) -> Option<Cow<'_, str>> {
        match self.get(at)? {
            Cell::Int(number) => Some(Cow::Owned(number.to_string())),
            Cell::Text(text) => Some(Cow::Borrowed(text)),
            Cell::Null => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sql::Bind;

    #[test]
    fn values_come_after_those_of_the_statements_before() {
        let one = Sql {
            text: "SELECT a FROM t WHERE a = ?1 AND b = '?1' ORDER BY a".to_owned(),
            ..Sql::of(Dialect::Sqlite, "?", [Bind::Int(7)])
        };
        let two = Sql::of(
            Dialect::Sqlite,
            "SELECT b, c FROM u WHERE b IN (?, ?)",
            [Bind::Int(8), Bind::Int(9)],
        );
        let all = union(Dialect::Sqlite, &[one.clone(), two], &[1, 2]);
        assert_eq!(
            all.text,
            "SELECT 0, row_number() OVER (), q.*, NULL FROM (SELECT a FROM t WHERE a = ?1 AND b = '?1' ORDER BY a) AS q \
             UNION ALL SELECT 1, row_number() OVER (), q.* FROM (SELECT b, c FROM u WHERE b IN (?2, ?3)) AS q"
        );
        assert_eq!(all.binds, [Bind::Int(7), Bind::Int(8), Bind::Int(9)]);
        let one = Sql {
            dialect: Dialect::Postgres,
            text: "SELECT a FROM t WHERE a = $1".to_owned(),
            ..one
        };
        assert_eq!(
            union(Dialect::Postgres, std::slice::from_ref(&one), &[1]).text,
            "SELECT 0, row_number() OVER (), q.c0::text FROM (SELECT a FROM t WHERE a = $1) AS q(c0)"
        );
    }
}
