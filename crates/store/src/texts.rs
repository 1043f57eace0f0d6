//! The texts and numbers of collections in memory, so that a search in them need not read every row.
//!
//! What they give are candidates: the statement still asks of each of them what it asks of every row, so an answer is as
//! exact as without. They follow what is written as totals do (`incremental_count.rs`).

use std::collections::HashMap;
use std::sync::PoisonError;
use std::time::{Duration, Instant};

use schema::{Attr, Collection, FieldDef, FieldSet, Filter, Kind, Op, Result, RowsOf, Value, View};

use crate::compile::{MAIN, fields_of, is_pattern};
use crate::read::Reader;
use crate::sql::{Bind, Sql};
use crate::text_column::TextColumn;

/// A collection that has given fewer sequences is read through: a statement more would cost as much.
const LARGE: i64 = 32;
/// More candidates than this narrow nothing where each is looked at.
pub(crate) const FEW_CANDIDATES: usize = 2_000;
/// So few candidates are asked by the statement sooner than another word is looked for.
const SURE: usize = 32;
/// How long a column that others wrote is not read whole again.
const REST: Duration = Duration::from_secs(10);
/// The most bytes of one column: two million names.
const MOST: usize = 64 << 20;

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

/// Whether somebody reads, in every row, the fields that filters look at.
fn reads_all(view: &View, filters: &[Filter]) -> bool {
    let fields = filters.iter().map(|filter| fields_in(view.of, filter));
    let fields = fields.fold(FieldSet::NONE, FieldSet::or);
    view.covering(fields).any(|grant| grant.rows == RowsOf::All)
}

fn fields_in(of: &'static Collection, filter: &Filter) -> FieldSet {
    match filter {
        Filter::All(members) | Filter::Any(members) => {
            let fields = members.iter().map(|member| fields_in(of, member));
            fields.fold(FieldSet::NONE, FieldSet::or)
        }
        Filter::Selective(test) => fields_in(of, test),
        Filter::Test { path, .. } if path.via.is_none() => fields_of(of, path.attr),
        Filter::Key { .. } | Filter::Holds(_) | Filter::Within(_) | Filter::Test { .. } => FieldSet::NONE,
    }
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
    /// The only rows that patterns of the filters can match, in their order; `None` where nothing is known of them, and for
    /// whoever may not read all that is looked at: how long a search takes must not tell what stands in other rows.
    pub(crate) fn candidates(&mut self, view: &View, filters: &[Filter]) -> Result<Option<Vec<i64>>> {
        if self.is_writing || !filters.iter().any(is_pattern) || !reads_all(view, filters) {
            return Ok(None);
        }
        let Some(of) = self.large(view.of)? else {
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
            Filter::Key { .. } | Filter::Holds(_) | Filter::Within(_) => Ok(None),
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
        Ok(TextColumn::new(&now))
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
