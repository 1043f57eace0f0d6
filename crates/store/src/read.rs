//! Reads: one snapshot for each closure, every row through a view.

use std::sync::atomic::Ordering;
use std::sync::{Mutex, PoisonError};

use schema::{
    Collection, Condition, Cursor, Document, Error, FieldSet, Query, Rejection, Result, Value, View, error_codes,
};

use crate::compile::{Among, Columns, Compiler, Group, Report, Span, keys};
use crate::connection::{Cells, Connection, Failure};
use crate::footprint::Footprint;
use crate::incremental_count::{Stale, Total};
use crate::query_cache::{CacheKey, QueryCache};
use crate::search::Found;
use crate::shared::Shared;
use crate::sql::{Bind, Sql};
use crate::texts::Large;
use crate::together::Together;
use crate::{Terms, row};

/// A row, and the grant under which the caller sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The row; fields that were not asked for or that the grant does not cover are null.
    pub document: Document,
    /// The position in the view's grants.
    pub grant: usize,
}

/// A page of a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Page {
    /// The rows, in order.
    pub rows: Vec<Row>,
    /// The exact number of rows that the filters match and the caller may see; 0 when it was not asked for.
    pub total: u64,
}

/// Reads one snapshot. Once a query has failed, the closure fails, even when it goes on.
pub struct Reader<'a> {
    pub(crate) db: &'a mut dyn Connection,
    pub(crate) shared: &'a Shared,
    pub(crate) terms: &'a Terms,
    /// Inside a write the versions are not raised yet: totals are counted.
    pub(crate) is_writing: bool,
    /// What is known of reads that are asked together.
    pub(crate) together: Option<Together>,
    /// What failed first: after it nothing of the transaction can be kept.
    pub(crate) failed: Option<Error>,
    /// Whether the transaction is lost, not only the job.
    pub(crate) is_lost: bool,
    /// The collections whose texts are held in memory, as they stand in this snapshot; `None` until they are asked for.
    pub(crate) large: Option<Vec<Large>>,
    /// Where it has been.
    pub(crate) footprint: Footprint,
}

impl<'a> Reader<'a> {
    pub(crate) fn new(db: &'a mut dyn Connection, shared: &'a Shared, terms: &'a Terms, is_writing: bool) -> Self {
        Reader {
            db,
            shared,
            terms,
            is_writing,
            together: None,
            failed: None,
            is_lost: false,
            large: None,
            footprint: Footprint::default(),
        }
    }

    /// Where it has been so far.
    pub fn footprint(&self) -> &Footprint {
        &self.footprint
    }

    /// The clock and the settings of the request.
    pub fn terms(&self) -> &Terms {
        self.terms
    }

    /// The row of that id, when some grant covers it.
    pub fn get(&mut self, view: &View, id: &str) -> Result<Option<Row>> {
        if view.is_empty() {
            return Ok(None);
        }
        let mut compiler = self.compiler();
        let columns = compiler.one(view, id);
        Ok(self.collect(view, &columns, &compiler)?.pop())
    }

    /// The rows of those ids that some grant covers, in any order, with some of their fields.
    pub fn many(&mut self, view: &View, ids: &[String], fields: FieldSet) -> Result<Vec<Row>> {
        if view.is_empty() || ids.is_empty() {
            return Ok(Vec::new());
        }
        let mut compiler = self.compiler();
        let columns = compiler.many(view, ids, fields);
        self.collect(view, &columns, &compiler)
    }

    /// The oldest rows for which a declared condition holds.
    pub fn holding(&mut self, of: &'static Collection, when: &Condition, limit: u64) -> Result<Vec<Document>> {
        let (view, mut compiler) = (View::whole(of), self.compiler());
        let columns = compiler.holding(&view, when, limit);
        let rows = self.collect(&view, &columns, &compiler)?;
        Ok(rows.into_iter().map(|row| row.document).collect())
    }

    /// A page, and the exact total when the query asks for it.
    pub fn list(&mut self, view: &View, query: &Query) -> Result<Page> {
        let query = &*query.resolve(view.of)?;
        let cursor = match &query.cursor {
            Some(cursor) => Some(self.cursor_row(view, query, cursor)?),
            None => None,
        };
        if view.is_empty() {
            return Ok(Page::default());
        }
        if let Some(rows) = self.search_uncounted(view, query, cursor.as_deref())? {
            return Ok(Page { rows, total: 0 });
        }
        let found = self.search(view, query)?;
        let total = match &found {
            Some(found) => found.total(),
            None if query.is_counted => self.count(view, query)?,
            None => 0,
        };
        // A page that begins past the last row would pass over all of them to find none.
        if query.is_counted && query.cursor.is_none() && query.offset > 0 && query.offset >= total {
            let rows = Vec::new();
            return Ok(Page { rows, total });
        }
        let mut span = Span::of(query, total);
        let found = found.as_ref().and_then(Found::sequences);
        let deep = match found {
            None => self.deep_page(view, query, &span, total)?,
            Some(_) => None,
        };
        if deep.is_some() {
            span.offset = 0;
        }
        let among = match found.or(deep.as_deref()) {
            Some(matches) => Among::Matches(matches),
            None => Among::Table,
        };
        let rows = self.page_rows(view, query, cursor.as_deref(), &span, among)?;
        Ok(Page { rows, total })
    }

    /// The rows of a page, in the order of the query.
    pub(crate) fn page_rows(
        &mut self,
        view: &View,
        query: &Query,
        cursor: Option<&[Value]>,
        span: &Span,
        among: Among<'_>,
    ) -> Result<Vec<Row>> {
        let mut compiler = self.compiler();
        let columns = compiler.page(view, query, cursor, span, among);
        let mut rows = self.collect(view, &columns, &compiler)?;
        if span.is_reversed && !query.is_random {
            rows.reverse();
        }
        Ok(rows)
    }

    /// Hands over every filtered row in order, whatever the query's page, offset and cursor.
    pub fn each(&mut self, view: &View, query: &Query, f: &mut dyn FnMut(&Row) -> Result<()>) -> Result<()> {
        self.each_of(view, query, Compiler::whole, f)
    }

    /// Hands over every filtered row in no order, without its id and dates: for what is summed, which would be sorted for
    /// nothing.
    pub fn each_unordered(&mut self, view: &View, query: &Query, f: &mut dyn FnMut(&Row) -> Result<()>) -> Result<()> {
        self.each_of(view, query, Compiler::unordered, f)
    }

    /// All rows are read into the room of the first: most of the time of a long list would go into room for each.
    fn each_of(
        &mut self,
        view: &View,
        query: &Query,
        statement: fn(&mut Compiler<'a>, &View, &Query) -> Columns,
        f: &mut dyn FnMut(&Row) -> Result<()>,
    ) -> Result<()> {
        let query = &*query.resolve(view.of)?;
        if view.is_empty() {
            return Ok(());
        }
        let mut compiler = self.compiler();
        let columns = statement(&mut compiler, view, query);
        self.footprint.reads(&compiler.touched);
        let mut row = row::empty(view);
        self.run(&compiler.sql, &mut |cells| {
            row::read_into(&mut row, view, &columns, cells);
            f(&row)
        })
    }

    /// How many rows the filters match and the caller may see; exact, and kept while nothing it follows from changes.
    pub fn count(&mut self, view: &View, query: &Query) -> Result<u64> {
        let query = &*query.resolve(view.of)?;
        if view.is_empty() {
            return Ok(0);
        }
        let counting = self.compiler().count(view, &query.filters, query.named);
        let total = self.cached(&self.shared.totals, &counting, |reader, stale| match stale {
            Some(stale) if counting.is_of_one_table() => {
                let found = reader.compiler().row_sequences(view, query);
                reader.recount(stale, &found.sql, &counting.sql)
            }
            _ => reader.run_count(&counting.sql).map(Total::of),
        })?;
        Ok(total.count)
    }

    /// Counts and sums by fields; the scope is that of a query which names them all. Kept as totals are.
    pub fn group(&mut self, view: &View, report: &Report) -> Result<Vec<Group>> {
        let report = &*report.resolve(view.of)?;
        if view.is_empty() {
            return Ok(Vec::new());
        }
        let mut compiler = self.compiler();
        compiler.report(view, report);
        self.cached(&self.shared.reports, &compiler, |reader, _| {
            reader.groups(report, &compiler.sql)
        })
    }

    /// An answer from before, when nothing that it follows from has changed since; it is found otherwise, and what it was
    /// is told then.
    pub(crate) fn cached<T: Clone>(
        &mut self,
        answers: &Mutex<QueryCache<T>>,
        compiler: &Compiler<'_>,
        find: impl FnOnce(&mut Self, Option<Stale<T>>) -> Result<T>,
    ) -> Result<T> {
        self.footprint.reads(&compiler.touched);
        if self.is_writing || compiler.is_changing() {
            return find(self, None);
        }
        let lock = || answers.lock().unwrap_or_else(PoisonError::into_inner);
        let tag = self.versions(&compiler.touched)?;
        let question = CacheKey::from(&compiler.sql);
        let kept = lock().get(&question);
        let stale = match kept {
            Some((at, answer)) if at == tag => return Ok(answer),
            Some((at, answer)) => Some(Stale {
                answer,
                written: self.rows_written(compiler, &at, &tag),
            }),
            None => None,
        };
        let answer = find(self, stale)?;
        // What was found where nothing was known yet is no answer.
        if self.together.as_ref().is_some_and(Together::is_guess) {
            return Ok(answer);
        }
        lock().insert(question, tag, answer.clone());
        Ok(answer)
    }

    pub(crate) fn groups(&mut self, report: &Report, sql: &Sql) -> Result<Vec<Group>> {
        let mut groups = Vec::new();
        let first = 1 + report.measures.len();
        self.run(sql, &mut |cells| {
            groups.push(Group {
                by: report.values(cells, first),
                count: number(cells, 0),
                measures: (1..first).map(|at| cells.int(at)).collect(),
            });
            Ok(())
        })?;
        Ok(groups)
    }

    pub(crate) fn run_count(&mut self, sql: &Sql) -> Result<u64> {
        let mut total = 0;
        self.run(sql, &mut |cells| {
            total = number(cells, 0);
            Ok(())
        })?;
        Ok(total)
    }

    /// The versions of collections in this snapshot, in their order.
    pub(crate) fn versions(&mut self, of: &[&'static Collection]) -> Result<Vec<i64>> {
        let names = of
            .iter()
            .map(|of| Ok(self.shared.tables[self.shared.position(of)?].clone()))
            .collect::<Result<Vec<_>>>()?;
        if let Some(together) = &self.together {
            return Ok(together.versions(&names));
        }
        let mut sql = Sql::new(self.db.dialect());
        sql.push("SELECT collection, n FROM _versions WHERE collection");
        match names.as_slice() {
            [one] => drop(sql.push(" = ").bind(one.as_str())),
            _ => self.db.dialect().any_of(&mut sql, Bind::Texts(names.clone())),
        }
        let mut versions = vec![0; names.len()];
        self.run(&sql, &mut |cells| {
            let name = cells.text(0).unwrap_or_default();
            if let Some(at) = names.iter().position(|known| *known == name) {
                versions[at] = cells.int(1).unwrap_or_default();
            }
            Ok(())
        })?;
        Ok(versions)
    }

    /// The key values of the cursor's row; a row outside the scope of the query is unknown.
    fn cursor_row(&mut self, view: &View, query: &Query, cursor: &Cursor) -> Result<Vec<Value>> {
        let unknown = || {
            Rejection::new(error_codes::CURSOR_NOT_FOUND)
                .arg("id", &cursor.id)
                .into()
        };
        let keys = keys(query);
        let sql = self.compiler().cursor_row(view, query, &keys).ok_or_else(unknown)?;
        let mut row = None;
        self.run(&sql, &mut |cells| {
            let value = |(at, key): (usize, &crate::compile::Key<'_>)| {
                if key.is_number() {
                    cells.int(at).map_or(Value::Null, Value::Int)
                } else {
                    cells
                        .text(at)
                        .map_or(Value::Null, |text| Value::Text(text.into_owned()))
                }
            };
            row = Some(keys.iter().enumerate().map(value).collect());
            Ok(())
        })?;
        row.ok_or_else(unknown)
    }

    pub(crate) fn compiler(&self) -> Compiler<'a> {
        Compiler::new(self.db.dialect(), self.terms)
    }

    fn collect(&mut self, view: &View, columns: &Columns, compiler: &Compiler<'_>) -> Result<Vec<Row>> {
        self.footprint.reads(&compiler.touched);
        let mut rows = Vec::new();
        self.run(&compiler.sql, &mut |cells| {
            rows.push(row::read(view, columns, cells));
            Ok(())
        })?;
        Ok(rows)
    }

    /// Runs a query, or what is known of it where reads are asked together.
    pub(crate) fn run(&mut self, sql: &Sql, each: &mut dyn FnMut(&dyn Cells) -> Result<()>) -> Result<()> {
        match &mut self.together {
            Some(together) => together.rows(sql, each),
            None => self.run_now(sql, each),
        }
    }

    /// Runs a query, whatever is asked together: one of which the answer is kept for others.
    pub(crate) fn run_now(&mut self, sql: &Sql, each: &mut dyn FnMut(&dyn Cells) -> Result<()>) -> Result<()> {
        self.shared.statements.fetch_add(1, Ordering::Relaxed);
        let done = self.db.rows(sql, each);
        self.shared.steps.fetch_add(self.db.steps(), Ordering::Relaxed);
        done.map_err(|failure| self.fail(failure))
    }

    /// Notes that what the closure did cannot be kept.
    pub(crate) fn fail(&mut self, failure: Failure) -> Error {
        if let Failure::Stopped(error) = failure {
            return error;
        }
        self.is_lost |= matches!(failure, Failure::Full(_) | Failure::Lost(_) | Failure::Unsynced(_))
            || !self.db.holds_transaction();
        let error = Error::from(failure);
        self.failed.get_or_insert_with(|| match &error {
            Error::Refused(rejection) => Error::Refused(rejection.clone()),
            Error::Fault(text) => Error::Fault(text.clone()),
        });
        error
    }
}

fn number(cells: &dyn Cells, at: usize) -> u64 {
    cells
        .int(at)
        .and_then(|number| u64::try_from(number).ok())
        .unwrap_or_default()
}
