//! What is counted, summed and listed for whoever asks: as far as they may read it, and not at all where they may not read
//! what chooses it.

use schema::{Collection, Document, Error, FieldDef, FieldSet, Filter, Order, Query, Result, Select, View, Viewed};
use store::{By, Group, Measure, Part, Report};

use crate::Cx;
use crate::find_all::{ALL_AT_MOST, matching};

/// The query, where the caller may read what it names. Hidden fields are the house's own: code names them, callers cannot.
fn within_view(view: &View, mut query: Query) -> Option<Query> {
    query.named = query.named.and(FieldSet::visible(view.of));
    view.covering(query.named).next()?;
    Some(query)
}

impl Cx<'_> {
    /// Whether the caller may read all of these fields of some rows.
    pub fn reads_fields(&self, of: &'static Collection, fields: &[FieldDef]) -> bool {
        let view = self.ctx.rights.view(of);
        let named = fields.iter().filter_map(|field| of.position(field.name));
        view.covering(named.fold(FieldSet::NONE, FieldSet::with))
            .next()
            .is_some()
    }

    /// Whether the caller may read all of these fields of every row.
    pub fn reads_all(&self, of: &'static Collection, fields: &[FieldDef]) -> bool {
        let view = self.ctx.rights.view(of);
        let named = fields.iter().filter_map(|field| of.position(field.name));
        let named = named.fold(FieldSet::NONE, FieldSet::with);
        view.covering(named).any(|grant| grant.rows == schema::RowsOf::All)
    }

    /// How many documents match all filters, of those that the caller may read.
    pub fn count_readable(
        &self,
        of: &'static Collection,
        filters: impl IntoIterator<Item = Filter>,
    ) -> Result<Option<u64>> {
        let view = self.ctx.rights.view(of);
        let Some(query) = within_view(&view, matching(of, filters)) else {
            return Ok(None);
        };
        self.tx.borrow_mut().count(&view, &query).map(Some)
    }

    /// What the documents that match all filters come to for each value of a field, of those that the caller may read: one
    /// query, with the sum of a number where one is named.
    pub fn groups_readable(
        &self,
        of: &'static Collection,
        filters: impl IntoIterator<Item = Filter>,
        by: FieldDef,
        part: Part,
        sum: Option<FieldDef>,
    ) -> Result<Option<Vec<Group>>> {
        let view = self.ctx.rights.view(of);
        let field = |field: FieldDef| {
            let found = of.field(field.name);
            found.ok_or_else(|| Error::Fault(format!("{} has no field {}", of.id, field.name)))
        };
        let mut query = matching(of, filters);
        for name in [Some(by.name), sum.map(|sum| sum.name)].into_iter().flatten() {
            query.named = of.position(name).into_iter().fold(query.named, FieldSet::with);
        }
        let Some(query) = within_view(&view, query) else {
            return Ok(None);
        };
        let report = Report {
            filters: query.filters,
            named: query.named,
            by: vec![By {
                field: field(by)?,
                part,
            }],
            measures: sum.map(field).transpose()?.map(Measure::Sum).into_iter().collect(),
            having: None,
            top: None,
        };
        self.tx.borrow_mut().group(&view, &report).map(Some)
    }

    /// The first documents that match all filters in an order, with what of them the caller may read, and how many match.
    pub fn page_readable(
        &self,
        of: &'static Collection,
        filters: impl IntoIterator<Item = Filter>,
        order: Order,
        limit: u64,
    ) -> Result<Option<(Vec<Document>, u64)>> {
        self.page_with(of, filters, order, limit, |grant| grant.fields)
    }

    /// As [`Cx::page_readable`], but the documents are whole: for what guards ask of them, never for an answer.
    pub(crate) fn page_of_readable(
        &self,
        of: &'static Collection,
        filters: impl IntoIterator<Item = Filter>,
        order: Order,
        limit: u64,
    ) -> Result<Option<(Vec<Document>, u64)>> {
        self.page_with(of, filters, order, limit, |_| FieldSet::all(of))
    }

    /// A page of what the caller may read, with some fields of the rows of each grant.
    fn page_with(
        &self,
        of: &'static Collection,
        filters: impl IntoIterator<Item = Filter>,
        order: Order,
        limit: u64,
        fields: impl Fn(&Viewed) -> FieldSet,
    ) -> Result<Option<(Vec<Document>, u64)>> {
        let readable = self.ctx.rights.view(of);
        let Some(query) = within_view(&readable, matching(of, filters)) else {
            return Ok(None);
        };
        let grant = |grant: &Viewed| Viewed {
            rows: grant.rows.clone(),
            fields: fields(grant),
        };
        let view = View {
            of,
            grants: readable.covering(query.named).map(grant).collect(),
        };
        let query = Query {
            orders: vec![order],
            limit: Some(limit),
            is_counted: true,
            ..query
        };
        let page = self.tx.borrow_mut().list(&view, &query)?;
        let rows = page.rows.into_iter().map(|row| row.document).collect();
        Ok(Some((rows, page.total)))
    }

    /// Some fields of all documents that match all filters and that the caller may read, oldest first. More than
    /// [`ALL_AT_MOST`] are a fault.
    pub fn fields_readable(
        &self,
        of: &'static Collection,
        filters: impl IntoIterator<Item = Filter>,
        fields: &[FieldDef],
    ) -> Result<Vec<Document>> {
        let view = self.ctx.rights.view(of);
        let Some(query) = within_view(&view, matching(of, filters)) else {
            return Ok(Vec::new());
        };
        let select = Select::only(of, fields);
        let rows = self.all_in(&view, Query { select, ..query }, ALL_AT_MOST)?;
        Ok(rows.into_iter().map(|row| row.document).collect())
    }

    /// Hands over some fields, but neither id nor dates, of each document that matches all filters and that the caller may read,
    /// in no order: for what is summed, where a year of everybody would be sorted and held for nothing.
    pub fn each_readable(
        &self,
        of: &'static Collection,
        filters: impl IntoIterator<Item = Filter>,
        fields: &[FieldDef],
        f: &mut dyn FnMut(&Document),
    ) -> Result<()> {
        let view = self.ctx.rights.view(of);
        let Some(query) = within_view(&view, matching(of, filters)) else {
            return Ok(());
        };
        let select = Select::only(of, fields);
        let each = &mut |row: &store::Row| {
            f(&row.document);
            Ok(())
        };
        self.tx
            .borrow_mut()
            .each_unordered(&view, &Query { select, ..query }, each)
    }

    /// The documents with these ids that the caller may read, in any order, with what of them the caller may read: one query.
    pub fn many_readable(&self, of: &'static Collection, ids: &[String]) -> Result<Vec<Document>> {
        let view = self.ctx.rights.view(of);
        if ids.is_empty() || view.is_empty() {
            return Ok(Vec::new());
        }
        let rows = self.tx.borrow_mut().many(&view, ids, view.fields())?;
        Ok(rows.into_iter().map(|row| row.document).collect())
    }
}
