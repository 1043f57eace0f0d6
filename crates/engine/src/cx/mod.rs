//! What a rule, an effect or an action may do: rows and arithmetic.

mod since;
mod write;

pub use since::{LogPosition, LoggedChange, Written};

use std::cell::{Cell, RefCell};

use jiff::{Timestamp, civil};
use schema::{
    Attr, Collection, Document, FieldDef, FieldSet, Filter, Lang, Order, Path, Query, Result, Select, To, View,
    error_codes,
};
use store::{By, Group, Measure, Part, Report};

use crate::random::Draws;
use crate::tx::Tx;
use crate::{EngineInner, RequestContext, Rights, random};

/// How deep effects may cause effects.
const DEEPEST: u8 = 2;

/// The world as a rule sees it: reading takes `&Cx`, writing `&mut Cx`, so the compiler keeps rules from writing
/// anything but their own document.
pub struct Cx<'t> {
    pub(crate) inner: &'t EngineInner,
    pub(crate) ctx: &'t RequestContext,
    pub(crate) tx: RefCell<&'t mut (dyn Tx + 't)>,
    pub(crate) depth: Cell<u8>,
    pub(crate) touches: Cell<Option<&'static [To]>>,
    /// Whether a job was queued: the loop is woken after the commit.
    pub(crate) has_queued: Cell<bool>,
    /// What the request is answered, when that is known before the commit.
    pub(crate) answer: Cell<Option<(u16, String)>>,
    draws: Draws,
}

impl<'t> Cx<'t> {
    pub(crate) fn new(inner: &'t EngineInner, ctx: &'t RequestContext, tx: &'t mut (dyn Tx + 't)) -> Self {
        Cx {
            inner,
            ctx,
            tx: RefCell::new(tx),
            depth: Cell::new(0),
            touches: Cell::new(None),
            has_queued: Cell::new(false),
            answer: Cell::new(None),
            draws: Draws::default(),
        }
    }

    /// With chance that was fixed before the transaction, which may run again.
    pub(crate) fn with_seed(self, seed: random::Seed) -> Self {
        Cx {
            draws: Draws::of(seed),
            ..self
        }
    }

    /// The document with that id.
    pub fn get(&self, of: &'static Collection, id: &str) -> Result<Option<Document>> {
        let row = self.tx.borrow_mut().get(&View::whole(of), id)?;
        Ok(row.map(|row| row.document))
    }

    /// The document with that id, or `document_not_found`.
    pub fn need(&self, of: &'static Collection, id: &str) -> Result<Document> {
        self.get(of, id)?.ok_or_else(|| error_codes::DOCUMENT_NOT_FOUND.into())
    }

    /// A page of the documents that match all filters: the oldest, at most `limit`.
    pub fn find(
        &self,
        of: &'static Collection,
        filters: impl IntoIterator<Item = Filter>,
        limit: u64,
    ) -> Result<Vec<Document>> {
        let query = Query {
            filters: filters.into_iter().collect(),
            limit: Some(limit),
            select: Select::default(),
            ..Query::default()
        };
        let page = self.tx.borrow_mut().list(&View::whole(of), &query)?;
        Ok(page.rows.into_iter().map(|row| row.document).collect())
    }

    /// A page of the documents that a bound query matches, and the total when the query asks for it.
    pub fn page(&self, of: &'static Collection, query: &Query) -> Result<(Vec<Document>, u64)> {
        let page = self.tx.borrow_mut().list(&View::whole(of), query)?;
        let rows = page.rows.into_iter().map(|row| row.document).collect();
        Ok((rows, page.total))
    }

    /// The documents with these ids, in any order: one query.
    pub fn many(&self, of: &'static Collection, ids: &[String]) -> Result<Vec<Document>> {
        if ids.is_empty() {
            return Ok(Vec::new());
        }
        let rows = self.tx.borrow_mut().many(&View::whole(of), ids, FieldSet::all(of))?;
        Ok(rows.into_iter().map(|row| row.document).collect())
    }

    /// The oldest document that matches all filters.
    pub fn first(
        &self,
        of: &'static Collection,
        filters: impl IntoIterator<Item = Filter>,
    ) -> Result<Option<Document>> {
        Ok(self.find(of, filters, 1)?.pop())
    }

    /// The documents that match all filters, newest first: at most `limit`, after `offset` others.
    pub fn newest(
        &self,
        of: &'static Collection,
        filters: impl IntoIterator<Item = Filter>,
        offset: u64,
        limit: u64,
    ) -> Result<Vec<Document>> {
        let path = Path {
            via: None,
            attr: Attr::Sequence,
        };
        let query = Query {
            filters: filters.into_iter().collect(),
            orders: vec![Order::descending(path)],
            limit: Some(limit),
            offset,
            ..Query::default()
        };
        let page = self.tx.borrow_mut().list(&View::whole(of), &query)?;
        Ok(page.rows.into_iter().map(|row| row.document).collect())
    }

    /// How many documents match all filters.
    pub fn count(&self, of: &'static Collection, filters: impl IntoIterator<Item = Filter>) -> Result<u64> {
        let query = Query {
            filters: filters.into_iter().collect(),
            ..Query::default()
        };
        self.tx.borrow_mut().count(&View::whole(of), &query)
    }

    /// What the documents that match all filters come to, for each value of a field: one query.
    pub fn groups(
        &self,
        of: &'static Collection,
        filters: impl IntoIterator<Item = Filter>,
        field: &'static FieldDef,
        measures: Vec<Measure>,
    ) -> Result<Vec<Group>> {
        let by = By {
            field,
            part: Part::Whole,
        };
        let report = Report {
            filters: filters.into_iter().collect(),
            named: FieldSet::NONE,
            by: vec![by],
            measures,
            having: None,
            top: None,
        };
        self.tx.borrow_mut().group(&View::whole(of), &report)
    }

    /// The next number of a counter, from 1, without gaps.
    pub fn number(&mut self, counter: &str) -> Result<i64> {
        self.tx.borrow_mut().next(counter)
    }

    /// The last number that a counter has given; 0 when it has given none.
    pub fn last_number(&self, counter: &str) -> Result<i64> {
        self.tx.borrow_mut().counter(counter)
    }

    /// The name of the house in letters.
    pub fn letterhead(&self, lang: Lang) -> Result<String> {
        (self.inner.hooks.letterhead)(self, lang)
    }

    /// The head and the foot of the sheets of the house, and the pictures that they name.
    pub fn sheet_head(&self) -> Result<(papers::doc::Letterhead, papers::doc::Pictures)> {
        (self.inner.hooks.sheet_head)(self)
    }

    /// The instant of the request.
    pub fn now(&self) -> Timestamp {
        self.tx.borrow().terms().now
    }

    /// The day of the request in Morocco.
    pub fn today(&self) -> civil::Date {
        schema::day_in_morocco(self.now())
    }

    /// Who asks.
    pub fn who(&self) -> &Rights {
        &self.ctx.rights
    }

    /// The session of the person who asks with its own token; tokens handed on, keys, jobs and the command line have none.
    pub fn session(&self) -> Option<&str> {
        self.ctx.session.as_deref()
    }

    /// The network that the call comes from; the house itself has none.
    pub fn network(&self) -> Option<&str> {
        self.ctx.network.as_deref()
    }

    /// The language of who asks.
    pub fn lang(&self) -> Lang {
        self.ctx.lang
    }

    /// Whether what is written is a row of a sheet.
    pub fn is_import(&self) -> bool {
        self.ctx.is_import
    }

    /// A new document id. It follows from what was fixed before the transaction: run again, it is the same.
    pub fn new_id(&self) -> String {
        random::id_of(self.now(), &self.draws.next())
    }

    /// A new code that cannot be guessed, for what is open to whoever knows it.
    pub fn new_code(&self) -> String {
        random::code_of(self.draws.next())
    }
}
