//! Whole statements: a page of rows, a row by its id, a count.

use schema::{Attr, Condition, FieldSet, Filter, Kind, Op, Query, Value, View};

use super::order::{Key, keys};
use super::{Compiler, MAIN};
use crate::sql::{Bind, Sql};

/// Page size unless said (the protocol's default).
const PAGE: u64 = 25;

/// What every row has, in the order in which statements give it.
const HEAD: [&str; 4] = ["_seq", "_id", "_created", "_updated"];

/// Which columns a statement gives.
pub(crate) struct Columns {
    /// Whether it gives id and dates, after the sequence that all give.
    pub has_head: bool,
    /// Whether the next column is the number of the row's grant.
    pub has_grant: bool,
    /// The positions of the fields, in order.
    pub fields: FieldSet,
}

/// Where a page begins and from which end its rows are read.
pub(crate) struct Span {
    /// Rows to pass over.
    pub offset: u64,
    /// Most rows.
    pub limit: u64,
    /// Whether they come in the opposite order, to be turned round.
    pub is_reversed: bool,
}

impl Span {
    /// The span of a query of so many rows, 0 when they were not counted. What lies beyond the middle is read from the end,
    /// so that the last page costs no more than the first.
    pub fn of(query: &Query, total: u64) -> Span {
        let (offset, limit) = (query.offset, query.limit.unwrap_or(PAGE));
        if let Some(cursor) = &query.cursor {
            return Span {
                offset,
                limit,
                is_reversed: cursor.is_before,
            };
        }
        if query.is_random || offset <= total / 2 || offset >= total {
            return Span {
                offset,
                limit,
                is_reversed: false,
            };
        }
        let limit = limit.min(total - offset);
        Span {
            offset: total - offset - limit,
            limit,
            is_reversed: true,
        }
    }
}

/// Among which rows a page is looked for, by their sequences.
#[derive(Clone, Copy)]
pub(crate) enum Among<'a> {
    /// All of the table.
    Table,
    /// All that match are among these; each is asked for what the query says.
    Candidates(&'a [i64]),
    /// These are all that match.
    Matches(&'a [i64]),
}

impl Compiler<'_> {
    fn select(&mut self, view: &View, fields: FieldSet) -> Columns {
        self.select_columns(view, fields, true)
    }

    fn select_columns(&mut self, view: &View, fields: FieldSet, has_head: bool) -> Columns {
        let fields = fields.and(view.fields());
        let [sequence, others @ ..] = HEAD;
        self.sql.push("SELECT ").column(MAIN, sequence);
        for name in others.iter().filter(|_| has_head) {
            self.sql.push(", ").column(MAIN, name);
        }
        let has_grant = self.grant(view, MAIN);
        for at in fields.positions().take_while(|at| *at < view.of.fields().len()) {
            self.sql.push(", ");
            self.field(view.of, MAIN, &view.of.fields()[at]);
        }
        self.from(view.of, MAIN);
        Columns {
            has_head,
            has_grant,
            fields,
        }
    }

    /// One row by its id, in any grant.
    pub fn one(&mut self, view: &View, id: &str) -> Columns {
        let columns = self.select(view, view.fields());
        self.sql
            .push(" WHERE ")
            .column(MAIN, "_id")
            .push(" = ")
            .bind(id)
            .push(" AND ");
        self.scope(view, MAIN, FieldSet::NONE);
        columns
    }

    /// Several rows by their ids.
    pub fn many(&mut self, view: &View, ids: &[String], fields: FieldSet) -> Columns {
        let columns = self.select(view, fields);
        self.sql.by_id(view.of);
        self.sql.push(" WHERE ").column(MAIN, "_id");
        self.any_text(ids);
        self.sql.push(" AND ");
        self.scope(view, MAIN, FieldSet::NONE);
        columns
    }

    /// The oldest rows for which a declared condition holds.
    pub fn holding(&mut self, view: &View, when: &Condition, limit: u64) -> Columns {
        let columns = self.select(view, view.fields());
        self.sql.push(" WHERE ");
        self.condition(view.of, MAIN, when);
        self.sql.push(" ORDER BY ").column(MAIN, "_seq");
        self.sql.push(" LIMIT ").bind(clamp(limit));
        columns
    }

    /// A page; with the key values of the cursor's row when there is a cursor.
    pub fn page(
        &mut self,
        view: &View,
        query: &Query,
        cursor: Option<&[Value]>,
        span: &Span,
        among: Among<'_>,
    ) -> Columns {
        let keys = keys(query);
        let columns = self.select(view, needed_fields(view, query));
        self.joins(&keys);
        match among {
            Among::Table => self.push_where(view, &query.filters, query.named),
            Among::Candidates(sequences) => {
                self.push_where(view, &query.filters, query.named);
                self.sql.push(" AND ");
                self.sequence_any(sequences);
            }
            Among::Matches(sequences) => {
                self.sql.push(" WHERE ");
                self.sequence_any(sequences);
            }
        }
        if let Some(row) = cursor {
            self.beyond(view.of, &keys, row, span.is_reversed);
        }
        self.push_order(view, query, &keys, span.is_reversed);
        self.sql.push(" LIMIT ").bind(clamp(span.limit));
        if span.offset > 0 {
            self.sql.push(" OFFSET ").bind(clamp(span.offset));
        }
        columns
    }

    fn sequence_any(&mut self, sequences: &[i64]) {
        self.sql.column(MAIN, "_seq");
        let dialect = self.sql.dialect;
        dialect.any_of(&mut self.sql, Bind::Ints(sequences.to_vec()));
    }

    /// Every filtered row in order, without page, offset and cursor.
    pub fn whole(&mut self, view: &View, query: &Query) -> Columns {
        let keys = keys(query);
        let columns = self.select(view, needed_fields(view, query));
        self.joins(&keys);
        self.push_where(view, &query.filters, query.named);
        self.push_order(view, query, &keys, false);
        columns
    }

    /// Every filtered row, in no order, without its id and dates.
    pub fn unordered(&mut self, view: &View, query: &Query) -> Columns {
        let columns = self.select_columns(view, needed_fields(view, query), false);
        self.push_where(view, &query.filters, query.named);
        columns
    }

    /// The sequences of every filtered row in order, or in the opposite one.
    pub fn order(&mut self, view: &View, query: &Query, is_reversed: bool) {
        let keys = keys(query);
        self.sql.push("SELECT ").column(MAIN, "_seq");
        self.from(view.of, MAIN);
        self.joins(&keys);
        self.push_where(view, &query.filters, query.named);
        self.push_order(view, query, &keys, is_reversed);
    }

    fn push_order(&mut self, view: &View, query: &Query, keys: &[Key<'_>], is_reversed: bool) {
        if query.is_random {
            self.sql.push(" ORDER BY random()");
        } else {
            self.order_by(view.of, keys, is_reversed);
        }
    }

    /// The sequences of the rows that the filters match in their scope, the patterns tried first: they sort out most.
    pub fn row_sequences(mut self, view: &View, query: &Query) -> Self {
        self.sql.push("SELECT ").column(MAIN, "_seq");
        self.from(view.of, MAIN);
        let (patterns, rest): (Vec<_>, Vec<_>) = query.filters.iter().cloned().partition(is_pattern);
        self.push_where(view, &[patterns, rest].concat(), query.named);
        self
    }

    /// How many rows the filters match in their scope.
    pub fn count(mut self, view: &View, filters: &[Filter], named: FieldSet) -> Self {
        self.sql.push("SELECT COUNT(*)");
        self.from(view.of, MAIN);
        self.push_where(view, filters, named);
        self
    }
}

/// The fields that a query's rows need: what is selected, and the links that are to be attached.
fn needed_fields(view: &View, query: &Query) -> FieldSet {
    let own = query.select.own.unwrap_or_else(|| view.fields());
    query
        .select
        .links
        .iter()
        .filter_map(|(via, _)| view.of.position(via.link.name))
        .fold(own, FieldSet::with)
}

/// Whether a filter looks into the texts or digits of the rows themselves, which means reading them all.
pub(crate) fn is_pattern(filter: &Filter) -> bool {
    match filter {
        Filter::All(members) | Filter::Any(members) => members.iter().any(is_pattern),
        Filter::Selective(test) => is_pattern(test),
        Filter::Key { .. } | Filter::Holds(_) | Filter::Within(_) => false,
        Filter::Test { path, op, .. } => {
            let Attr::Field(field) = path.attr else {
                return false;
            };
            let is_in_text =
                field.kind.is_text() && matches!(op, Op::Contains | Op::ContainsAll | Op::EndsWith | Op::Search);
            let is_in_digits = *op == Op::StartsWith && matches!(field.kind, Kind::Integer);
            path.via.is_none() && (is_in_text || is_in_digits)
        }
    }
}

fn clamp(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// The statement, when only it is of interest.
impl From<Compiler<'_>> for Sql {
    fn from(compiler: Compiler<'_>) -> Self {
        compiler.sql
    }
}
