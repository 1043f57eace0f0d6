//! Work in batches: rows that are many are dealt with in several transactions, so that everybody else writes in between.
//!
//! There is one way for it, [`Engine::in_batches`]. A process that ends in the midst leaves whole batches: whoever begins again
//! asks again for what is due, so what is done either no longer matches, or may be done twice without effect. What may not, as a
//! letter, goes on where it stopped ([`Engine::resume_batches`]).

use std::sync::Arc;

use schema::{Collection, Document, Filter, Query, Result, attribute};

use crate::{Cx, Engine, RequestContext};

/// So many rows are dealt with in one transaction. One with its rules and effects takes about a millisecond: no other write waits
/// longer than a tenth of a second, and the wait for the disk at each commit is small beside the work.
const ROWS: u64 = 100;
/// So many rows are read at once where nothing is written: some megabytes at most.
const READ: u64 = 1000;

/// Where a batch begins, and how many rows it takes at most.
#[derive(Clone, Copy, Debug)]
pub struct Cursor {
    behind: i64,
    size: u64,
}

/// How a batch ended.
#[derive(Clone, Copy, Debug)]
pub struct Batch {
    /// The place of the last that was looked at; none where what is done leaves no place.
    behind: Option<i64>,
    /// Whether nothing is left behind it.
    is_last: bool,
    /// How many rows it counts as dealt with.
    count: u64,
}

impl Batch {
    /// Nothing is left to do.
    pub const OVER: Batch = Batch {
        behind: None,
        is_last: true,
        count: 0,
    };

    /// The same, which counts so many rows as dealt with: those that were looked at, unless it is said.
    #[must_use]
    pub fn counting(self, count: u64) -> Self {
        Batch { count, ..self }
    }

    /// How many rows it counts as dealt with.
    pub fn count(self) -> u64 {
        self.count
    }

    /// Whether nothing is left behind it.
    pub fn is_last(self) -> bool {
        self.is_last
    }
}

impl Cursor {
    /// The first batch.
    pub const FIRST: Cursor = Cursor { behind: 0, size: ROWS };

    /// With fewer rows in a batch, or more, than usual: of those that take much longer each, or hardly anything.
    #[must_use]
    pub fn at_most(self, size: u64) -> Self {
        Cursor { size, ..self }
    }

    /// How many rows a batch takes at most.
    pub fn size(self) -> u64 {
        self.size
    }

    /// The next rows that match all filters, in the order of their creation.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn rows(
        self,
        cx: &Cx<'_>,
        of: &'static Collection,
        filters: impl IntoIterator<Item = Filter>,
    ) -> Result<(Vec<Document>, Batch)> {
        let query = Query {
            filters: filters.into_iter().collect(),
            ..Query::default()
        };
        self.read(cx, of, query)
    }

    fn read(self, cx: &Cx<'_>, of: &'static Collection, mut query: Query) -> Result<(Vec<Document>, Batch)> {
        query.filters.push(attribute::SEQUENCE.gt(self.behind));
        query.limit = Some(self.size);
        let rows = cx.page(of, &query)?.0;
        let count = rows.len() as u64;
        let batch = Batch {
            behind: rows.last().map(|row| row.sequence),
            is_last: count < self.size,
            count,
        };
        Ok((rows, batch))
    }

    /// The next items of a list.
    fn items<T>(self, list: &[T]) -> (&[T], Batch) {
        let begin = usize::try_from(self.behind).unwrap_or(list.len()).min(list.len());
        let size = usize::try_from(self.size).unwrap_or(usize::MAX);
        let end = begin.saturating_add(size).min(list.len());
        let batch = Batch {
            behind: i64::try_from(end).ok(),
            is_last: end == list.len(),
            count: (end - begin) as u64,
        };
        (&list[begin..end], batch)
    }

    /// What was done without a place of its own, as erasing the oldest is: it goes on as long as a batch is full.
    pub fn after(self, count: u64) -> Batch {
        Batch {
            behind: None,
            is_last: count < self.size,
            count,
        }
    }

    /// Where the batch after this one begins; none when nothing is left.
    pub fn next(self, batch: Batch) -> Option<Self> {
        let behind = batch.behind.unwrap_or(self.behind);
        (!batch.is_last).then_some(Cursor { behind, ..self })
    }
}

impl Engine {
    /// Works until nothing is left, a batch in each transaction; how many rows were dealt with. A job that works so says how far it
    /// is, and stops between two batches when it is cancelled or when its node ends.
    ///
    /// # Errors
    /// What a batch answers; those before it stand.
    pub async fn in_batches<W>(&self, ctx: &RequestContext, name: &'static str, work: W) -> Result<u64>
    where
        W: Fn(&mut Cx<'_>, Cursor) -> Result<Batch> + Send + Sync + 'static,
    {
        self.pass(ctx, name, false, Arc::new(work)).await
    }

    /// As [`Engine::in_batches`], but the job keeps its place in the transaction of each batch, and goes on behind it when it is
    /// taken again: for what must not be done twice. A job has one such pass.
    ///
    /// # Errors
    /// As [`Engine::in_batches`].
    pub async fn resume_batches<W>(&self, ctx: &RequestContext, name: &'static str, work: W) -> Result<u64>
    where
        W: Fn(&mut Cx<'_>, Cursor) -> Result<Batch> + Send + Sync + 'static,
    {
        self.pass(ctx, name, true, Arc::new(work)).await
    }

    /// Works through a list, some items in each transaction; how many there were. As [`Engine::in_batches`].
    ///
    /// # Errors
    /// As [`Engine::in_batches`].
    pub async fn list_in_batches<T, W>(
        &self,
        ctx: &RequestContext,
        name: &'static str,
        list: Vec<T>,
        work: W,
    ) -> Result<u64>
    where
        T: Send + Sync + 'static,
        W: Fn(&mut Cx<'_>, &[T]) -> Result<()> + Send + Sync + 'static,
    {
        let some = move |cx: &mut Cx<'_>, cursor: Cursor| {
            let (some, batch) = cursor.items(&list);
            work(cx, some)?;
            Ok(batch)
        };
        self.in_batches(ctx, name, some).await
    }

    async fn pass<W>(&self, ctx: &RequestContext, name: &'static str, is_resumed: bool, work: Arc<W>) -> Result<u64>
    where
        W: Fn(&mut Cx<'_>, Cursor) -> Result<Batch> + Send + Sync + 'static,
    {
        let (mut cursor, mut count) = (Cursor::FIRST, 0);
        loop {
            if let Some(job) = &self.job {
                job.check_node(self)?;
            }
            let (work, job) = (work.clone(), self.job.clone());
            let turn = move |cx: &mut Cx<'_>| {
                let Some(job) = &job else { return work(cx, cursor) };
                let kept = job.resume_place(cx, is_resumed)?;
                let begins = kept.map_or(cursor, |behind| Cursor { behind, ..cursor });
                let batch = work(cx, begins)?;
                job.note(cx, batch.count, batch.behind.filter(|_| is_resumed))?;
                Ok(batch)
            };
            let batch = self.transact(ctx, name, turn).await?;
            count += batch.count;
            match cursor.next(batch) {
                Some(next) => cursor = next,
                None => return Ok(count),
            }
        }
    }
}

impl Cx<'_> {
    /// Deals with the next rows that match all filters, one after another.
    ///
    /// # Errors
    /// When they cannot be read, and what the work on one answers.
    pub fn batch(
        &mut self,
        of: &'static Collection,
        filters: impl IntoIterator<Item = Filter>,
        cursor: Cursor,
        mut work: impl FnMut(&mut Cx<'_>, Document) -> Result<()>,
    ) -> Result<Batch> {
        self.counting_batch(of, filters, cursor, |cx, row| work(cx, row).map(|()| true))
    }

    /// As [`Cx::batch`], where of each row is said whether it counts.
    ///
    /// # Errors
    /// As [`Cx::batch`].
    pub fn counting_batch(
        &mut self,
        of: &'static Collection,
        filters: impl IntoIterator<Item = Filter>,
        cursor: Cursor,
        mut work: impl FnMut(&mut Cx<'_>, Document) -> Result<bool>,
    ) -> Result<Batch> {
        let (rows, batch) = cursor.rows(self, of, filters)?;
        let mut count = 0;
        for row in rows {
            count += u64::from(work(self, row)?);
        }
        Ok(batch.counting(count))
    }

    /// Reads all rows that match all filters in this snapshot, oldest first, some at a time: they may be more than stand in memory.
    ///
    /// # Errors
    /// When they cannot be read, and what is answered to one.
    pub fn each(
        &self,
        of: &'static Collection,
        filters: impl IntoIterator<Item = Filter>,
        mut look: impl FnMut(Document) -> Result<()>,
    ) -> Result<()> {
        let query = Query {
            filters: filters.into_iter().collect(),
            ..Query::default()
        };
        self.each_some(of, &query, |rows| rows.into_iter().try_for_each(&mut look))
    }

    /// As [`Cx::each`], with the fields that a query selects, and a thousand rows handed over together.
    ///
    /// # Errors
    /// As [`Cx::each`].
    pub fn each_some(
        &self,
        of: &'static Collection,
        query: &Query,
        mut look: impl FnMut(Vec<Document>) -> Result<()>,
    ) -> Result<()> {
        let mut cursor = Cursor::FIRST.at_most(READ);
        loop {
            let (rows, batch) = cursor.read(self, of, query.clone())?;
            look(rows)?;
            match cursor.next(batch) {
                Some(next) => cursor = next,
                None => return Ok(()),
            }
        }
    }

    /// Writes of all rows that match all filters, oldest first, in this one transaction: for what must stand or fall together. How
    /// many there were.
    ///
    /// # Errors
    /// When they cannot be read, and what the work on one answers.
    pub fn write_each(
        &mut self,
        of: &'static Collection,
        filters: impl IntoIterator<Item = Filter>,
        mut work: impl FnMut(&mut Cx<'_>, Document) -> Result<()>,
    ) -> Result<u64> {
        let filters: Vec<Filter> = filters.into_iter().collect();
        let (mut cursor, mut count) = (Cursor::FIRST.at_most(READ), 0);
        loop {
            let some = filters.iter().cloned();
            let batch = self.batch(of, some, cursor, &mut work)?;
            count += batch.count;
            match cursor.next(batch) {
                Some(next) => cursor = next,
                None => return Ok(count),
            }
        }
    }
}
