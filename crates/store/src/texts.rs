//! The texts and numbers of collections in memory, so that a search in them need not read every row.
//!
//! What they give are candidates: the statement still asks of each of them what it asks of every row, so an answer is as
//! exact as without. They follow what is written as totals do (`incremental_count.rs`).

use std::collections::HashMap;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

use memchr::memmem::Finder;
use schema::{Attr, Collection, FieldDef, Filter, Kind, Op, Result, Value};

use crate::compile::{MAIN, is_pattern};
use crate::read::Reader;
use crate::sql::{Bind, Sql};

/// A collection that has given fewer sequences is read through: a statement more would cost as much.
const LARGE: i64 = 32;
/// More candidates than this narrow nothing where each is looked at.
pub(crate) const FEW_CANDIDATES: usize = 2_000;
/// So few candidates are asked by the statement sooner than another word is looked for.
const SURE: usize = 32;
/// More rows than this are not even worth comparing with those of another word.
const MANY: usize = 20_000;
/// So many sequences stand in one piece.
const PIECE: i64 = 4_096;
/// How long a column that others wrote is not read whole again.
const REST: Duration = Duration::from_secs(10);
/// The most bytes of one column: two million names.
const MOST: usize = 64 << 20;

/// The folded texts of some rows in one string, a NUL before and after each.
#[derive(Default)]
struct TextChunk {
    rows: Vec<i64>,
    /// Where each text ends.
    ends: Vec<usize>,
    text: String,
}

impl TextChunk {
    fn push(&mut self, row: i64, text: &str) {
        if self.text.is_empty() {
            self.text.push('\0');
        }
        self.text.push_str(text);
        self.rows.push(row);
        self.ends.push(self.text.len());
        self.text.push('\0');
    }

    /// Every row with its text.
    fn each(&self) -> impl Iterator<Item = (i64, &str)> {
        let starts = std::iter::once(1).chain(self.ends.iter().map(|end| end + 1));
        let spans = starts.zip(&self.ends).map(|(start, end)| &self.text[start..*end]);
        self.rows.iter().copied().zip(spans)
    }

    /// The rows whose text holds a term, up to one more than many. A term that begins with NUL is found where a text begins, one
    /// that ends with NUL where it ends.
    fn find(&self, term: &Finder<'_>, into: &mut Vec<i64>) {
        let mut from = 0;
        while let Some(at) = term.find(&self.text.as_bytes()[from..]) {
            let row = self.ends.partition_point(|end| *end <= from + at);
            into.push(self.rows[row]);
            from = self.ends[row];
            if into.len() > MANY {
                return;
            }
        }
    }
}

/// A column of texts, in pieces that copies share until they are written to.
#[derive(Clone, Default)]
struct TextColumn(Vec<Arc<TextChunk>>);

impl TextColumn {
    /// The column after rows were written that hold these texts now, both in the order of their sequences.
    fn after(&self, written: &[i64], now: &[(i64, String)]) -> TextColumn {
        let mut pieces = self.0.clone();
        let at = |row: i64| usize::try_from(row / PIECE).unwrap_or_default();
        let mut touched: Vec<usize> = written.iter().map(|row| at(*row)).collect();
        touched.dedup();
        for number in touched {
            if pieces.len() <= number {
                pieces.resize_with(number + 1, Arc::default);
            }
            let stays = pieces[number].each().filter(|(row, _)| !written.contains(row));
            let comes = now.iter().filter(|(row, _)| at(*row) == number);
            let mut all: Vec<(i64, &str)> = stays.chain(comes.map(|(row, text)| (*row, text.as_str()))).collect();
            all.sort_unstable_by_key(|(row, _)| *row);
            let mut piece = TextChunk::default();
            for (row, text) in all {
                piece.push(row, text);
            }
            pieces[number] = Arc::new(piece);
        }
        TextColumn(pieces)
    }

    /// The rows whose text holds a term; `None` when they are too many.
    fn find(&self, term: &str) -> Option<Vec<i64>> {
        let (finder, mut rows) = (Finder::new(term), Vec::new());
        for piece in &self.0 {
            piece.find(&finder, &mut rows);
            if rows.len() > MANY {
                return None;
            }
        }
        Some(rows)
    }

    fn bytes(&self) -> usize {
        self.0.iter().map(|piece| piece.text.len()).sum()
    }
}

/// The columns in memory: by the place of their collection in the catalogue and the name of their field.
#[derive(Default)]
pub(crate) struct Columns(HashMap<(usize, &'static str), Kept>);

struct Kept {
    version: i64,
    read: Instant,
    column: TextColumn,
}

/// A collection whose texts are held in memory, as it stands in a snapshot.
#[derive(Clone, Copy)]
pub(crate) struct Large {
    of: &'static Collection,
    /// Its place in the catalogue.
    position: usize,
    version: i64,
}

/// One of these stands in the text of every row that a test matches; `None` where nothing is known of them.
fn terms(field: &FieldDef, op: Op, values: &[Value]) -> Option<Vec<String>> {
    let term = |value: &Value| match (field.kind, op) {
        (Kind::Integer, Op::StartsWith) => value.text().map(|digits| format!("\0{digits}")),
        (Kind::Integer, Op::Equal) => value.int().map(|number| format!("\0{number}\0")),
        (kind, Op::Contains | Op::ContainsAll | Op::Search) if kind.is_text() => {
            value.text().filter(|text| !text.is_empty()).map(str::to_owned)
        }
        _ => None,
    };
    let mut terms: Vec<String> = values.iter().map(term).collect::<Option<_>>()?;
    // Of words that must all be there the longest sorts out most.
    if matches!(op, Op::ContainsAll | Op::Search) {
        terms.sort_unstable_by_key(|term| std::cmp::Reverse(term.len()));
        terms.truncate(1);
    }
    (!terms.is_empty()).then_some(terms)
}

impl Reader<'_> {
    /// The only rows that patterns of the filters can match, in their order; `None` where nothing is known of them.
    pub(crate) fn candidates(&mut self, of: &'static Collection, filters: &[Filter]) -> Result<Option<Vec<i64>>> {
        if self.is_writing || !filters.iter().any(is_pattern) {
            return Ok(None);
        }
        let Some(of) = self.large(of)? else {
            return Ok(None);
        };
        for filter in filters.iter().filter(|filter| is_pattern(filter)) {
            if let Some(rows) = self.possible(of, filter)? {
                return Ok(Some(rows));
            }
        }
        Ok(None)
    }

    /// Rows among which are all that a filter matches, in their order; `None` where nothing is known of them.
    fn possible(&mut self, of: Large, filter: &Filter) -> Result<Option<Vec<i64>>> {
        match filter {
            Filter::All(members) => self.in_all(of, members),
            Filter::Any(members) => {
                let mut all = Vec::new();
                for member in members {
                    let Some(rows) = self.possible(of, member)? else {
                        return Ok(None);
                    };
                    all.extend(rows);
                }
                all.sort_unstable();
                all.dedup();
                Ok(Some(all))
            }
            Filter::Selective(test) => self.possible(of, test),
            Filter::Key { .. } | Filter::Holds(_) => Ok(None),
            Filter::Test { path, op, values } => match (path.attr, path.via.is_none()) {
                (Attr::Field(field), true) => match terms(field, *op, values) {
                    Some(terms) => self.with_terms(of, field, &terms),
                    None => Ok(None),
                },
                _ => Ok(None),
            },
        }
    }

    /// A first name is that of thousands, and so is a family name; both together are those of few.
    fn in_all(&mut self, of: Large, members: &[Filter]) -> Result<Option<Vec<i64>>> {
        let mut common: Option<Vec<i64>> = None;
        for member in members {
            let Some(rows) = self.possible(of, member)? else {
                continue;
            };
            let both = match common {
                Some(known) => known
                    .into_iter()
                    .filter(|row| rows.binary_search(row).is_ok())
                    .collect(),
                None => rows,
            };
            if both.len() <= SURE {
                return Ok(Some(both));
            }
            common = Some(both);
        }
        Ok(common)
    }

    /// The rows that hold one of the terms.
    fn with_terms(&mut self, of: Large, field: &'static FieldDef, terms: &[String]) -> Result<Option<Vec<i64>>> {
        let Some(column) = self.column_of(of, field)? else {
            return Ok(None);
        };
        let mut all = Vec::new();
        for term in terms {
            let Some(rows) = column.find(term) else {
                return Ok(None);
            };
            all.extend(rows);
        }
        all.sort_unstable();
        all.dedup();
        Ok(Some(all))
    }

    /// A column as it stands in this snapshot; `None` when it is not worth reading now.
    fn column_of(&mut self, of: Large, field: &'static FieldDef) -> Result<Option<TextColumn>> {
        let Large { of, position, version } = of;
        let key = (position, field.name);
        let shared = self.shared;
        let lock = || shared.columns.lock().unwrap_or_else(PoisonError::into_inner);
        let known = lock()
            .0
            .get(&key)
            .map(|kept| (kept.version, kept.read, kept.column.clone()));
        let (read, column) = match known {
            Some((at, _, column)) if at == version => return Ok(Some(column)),
            Some((at, read, column)) => match shared.written[position].between(at, version) {
                Some(written) => (read, column.after(&written, &self.folded(of, field, Some(&written))?)),
                None if at < version && read.elapsed() > REST => (Instant::now(), self.whole(of, field)?),
                None => return Ok(None),
            },
            None => (Instant::now(), self.whole(of, field)?),
        };
        let mut columns = lock();
        let is_newest = columns.0.get(&key).is_none_or(|kept| kept.version < version);
        if is_newest && column.bytes() <= MOST {
            let column = column.clone();
            columns.0.insert(key, Kept { version, read, column });
        }
        Ok(Some(column))
    }

    fn whole(&mut self, of: &'static Collection, field: &'static FieldDef) -> Result<TextColumn> {
        let now = self.folded(of, field, None)?;
        let mut pieces: Vec<TextChunk> = Vec::new();
        for (row, text) in &now {
            let number = usize::try_from(row / PIECE).unwrap_or_default();
            if pieces.len() <= number {
                pieces.resize_with(number + 1, TextChunk::default);
            }
            pieces[number].push(*row, text);
        }
        Ok(TextColumn(pieces.into_iter().map(Arc::new).collect()))
    }

    /// The folded texts, or the digits, of all rows or of some, in the order of their sequences.
    fn folded(
        &mut self,
        of: &'static Collection,
        field: &'static FieldDef,
        among: Option<&[i64]>,
    ) -> Result<Vec<(i64, String)>> {
        let mut sql = Sql::new(self.db.dialect());
        sql.push("SELECT ").column(MAIN, "_seq").push(", ");
        if field.kind.is_text() {
            sql.twin(MAIN, field.name);
        } else {
            sql.push("CAST(").column(MAIN, field.name).push(" AS TEXT)");
        }
        sql.push(" FROM ").table(of).push(" AS ").alias(MAIN);
        sql.push(" WHERE ").column(MAIN, field.name).push(" IS NOT NULL");
        if let Some(rows) = among {
            sql.push(" AND ").column(MAIN, "_seq");
            let dialect = sql.dialect;
            dialect.any_of(&mut sql, Bind::Ints(rows.to_vec()));
        }
        sql.push(" ORDER BY ").column(MAIN, "_seq");
        let mut texts = Vec::new();
        self.run_now(&sql, &mut |cells| {
            texts.extend(cells.int(0).zip(cells.text(1).map(std::borrow::Cow::into_owned)));
            Ok(())
        })?;
        Ok(texts)
    }

    /// A collection as it stands in this snapshot, where its texts are held: one question for all that the snapshot is asked for.
    fn large(&mut self, of: &'static Collection) -> Result<Option<Large>> {
        let position = self.shared.position(of)?;
        if self.large.is_none() {
            self.large = Some(self.versions_of_large()?);
        }
        let known = self.large.iter().flatten();
        Ok(known.copied().find(|large| large.position == position))
    }

    fn versions_of_large(&mut self) -> Result<Vec<Large>> {
        let sql = Sql::of(
            self.db.dialect(),
            "SELECT collection, n FROM _versions WHERE last >= ?",
            [Bind::from(LARGE)],
        );
        let (shared, mut found) = (self.shared, Vec::new());
        self.run_now(&sql, &mut |cells| {
            let (table, version) = (cells.text(0), cells.int(1).unwrap_or_default());
            let position = shared
                .tables
                .iter()
                .position(|known| Some(known.as_str()) == table.as_deref());
            found.extend(position.map(|position| Large {
                of: shared.catalogue[position],
                position,
                version,
            }));
            Ok(())
        })?;
        Ok(found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn column(rows: &[(i64, &str)]) -> TextColumn {
        let rows: Vec<(i64, String)> = rows.iter().map(|(row, text)| (*row, (*text).to_owned())).collect();
        let written: Vec<i64> = rows.iter().map(|(row, _)| *row).collect();
        TextColumn::default().after(&written, &rows)
    }

    #[test]
    fn a_term_is_found_once_in_each_text_that_holds_it() {
        let column = column(&[(1, "amal bennani"), (2, ""), (3, "benben"), (9_000, "saida ben ali")]);
        assert_eq!(column.find("ben"), Some(vec![1, 3, 9_000]));
        assert_eq!(column.find("nb"), Some(vec![3]), "no term reaches into the next text");
        assert_eq!(column.find("\0ben"), Some(vec![3]), "where a text begins");
        assert_eq!(column.find("i\0"), Some(vec![1, 9_000]), "where a text ends");
        assert_eq!(column.find("\0benben\0"), Some(vec![3]), "the whole of it");
        assert_eq!(column.find("zahra"), Some(Vec::new()));
    }

    #[test]
    fn a_column_follows_what_is_written() {
        let first = column(&[(1, "amal"), (2, "brahim"), (5_000, "chaima")]);
        let after = first.after(&[2, 3, 5_000], &[(3, "amina".to_owned()), (5_000, "amal".to_owned())]);
        assert_eq!(after.find("am"), Some(vec![1, 3, 5_000]));
        assert_eq!(after.find("brahim"), Some(Vec::new()));
        assert_eq!(first.find("brahim"), Some(vec![2]), "what was is untouched");
        let many: Vec<(i64, String)> = (0..21_000).map(|row| (row, "ali".to_owned())).collect();
        let rows: Vec<i64> = (0..21_000).collect();
        assert_eq!(
            first.after(&rows, &many).find("ali"),
            None,
            "too many to narrow anything"
        );
    }
}
