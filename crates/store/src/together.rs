//! Reads that are asked together: whoever reads many things of one snapshot asks the engine few times.
//!
//! The closure that reads is run again and again. Each time, what is known is answered and what is not is noted, and answered
//! as if there were nothing; what was noted is then asked in one statement. The last run meets nothing unknown, and its answer
//! alone counts: it is what the closure would have said with a statement for each of its reads. So a closure costs as many
//! statements as its reads follow from one another, and not as many as it reads.

use std::borrow::Cow;
use std::collections::HashMap;

use schema::Result;

use crate::Dialect;
use crate::connection::Cells;
use crate::query_cache::CacheKey;
use crate::sql::Sql;

/// What is known, and what is to be asked.
pub(crate) struct Together {
    pub versions: HashMap<String, i64>,
    pub known: HashMap<CacheKey, Vec<Vec<Cell>>>,
    pub wanted: Vec<Sql>,
    pub rounds: usize,
}

/// A cell that is kept.
pub(crate) enum Cell {
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

/// All statements in one: each row says of which it is and where it stands in it, then what that one selects.
pub(crate) fn union(dialect: Dialect, wanted: &[Sql], widths: &[usize]) -> Sql {
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
    pub fn at(cells: &dyn Cells, at: usize) -> Self {
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
