//! From a bound query to SQL.
//!
//! Everything is appended in the order of the text, so that bound values are numbered as they stand.

mod condition;
mod cursor;
mod filter;
mod order;
mod page;
mod report;
mod scope;
#[cfg(test)]
mod tests;

pub(crate) use order::{Key, fields_of, keys};
pub(crate) use page::{Among, Columns, Span, is_pattern};
pub use report::{By, Compare, Figure, Group, Having, Measure, Part, Report, Top};

use schema::{Aggregate, Attr, Collection, FieldDef, Kind, View};

use crate::sql::{Alias, Sql};
use crate::{Dialect, Terms};

/// The table that the query is about.
pub(crate) const MAIN: Alias = Alias(0);

/// A statement being compiled, and what was learnt on the way.
pub(crate) struct Compiler<'a> {
    /// The statement.
    pub sql: Sql,
    /// The clock and the settings.
    terms: &'a Terms,
    /// Every collection whose rows can change the answer.
    pub touched: Vec<&'static Collection>,
    /// Whether the answer changes with the clock.
    pub is_clocked: bool,
    /// Whether rights narrow the rows.
    pub is_narrowed: bool,
    last_alias: u32,
    /// What is joined for orders: the link and the attribute, and the place.
    joined: Vec<((&'static str, &'static str), Alias)>,
}

/// An attribute of a table in the statement.
#[derive(Clone, Copy)]
pub(crate) struct ColumnRef {
    pub of: &'static Collection,
    pub alias: Alias,
    pub attr: Attr,
}

impl ColumnRef {
    /// An attribute of the table that the query is about.
    fn main(view: &View, attr: Attr) -> Self {
        ColumnRef {
            of: view.of,
            alias: MAIN,
            attr,
        }
    }
}

impl<'a> Compiler<'a> {
    pub fn new(dialect: Dialect, terms: &'a Terms) -> Self {
        Compiler {
            sql: Sql::new(dialect),
            terms,
            touched: Vec::new(),
            is_clocked: false,
            is_narrowed: false,
            last_alias: 0,
            joined: Vec::new(),
        }
    }

    /// Writes `FROM table alias` and notes that its rows matter.
    pub fn from(&mut self, of: &'static Collection, alias: Alias) {
        self.mark_changed(of);
        self.sql.push(" FROM ").table(of).push(" AS ").alias(alias);
    }

    /// Whether no row of another table, nor another row of the same one, decides about a row.
    pub fn is_of_one_table(&self) -> bool {
        self.last_alias == 0
    }

    /// Whether the answer may change without a write, or is one caller's: it is not kept.
    pub fn is_changing(&self) -> bool {
        self.is_clocked || self.is_narrowed
    }

    fn mark_changed(&mut self, of: &'static Collection) {
        if !self.touched.contains(&of) {
            self.touched.push(of);
        }
    }

    fn next_alias(&mut self) -> Alias {
        self.last_alias += 1;
        Alias(self.last_alias)
    }

    /// Writes the value of an attribute.
    fn value(&mut self, place: ColumnRef) {
        match place.attr {
            Attr::Id => self.sql.column(place.alias, "_id"),
            Attr::Sequence => self.sql.column(place.alias, "_seq"),
            Attr::CreatedAt => self.sql.column(place.alias, "_created"),
            Attr::UpdatedAt => self.sql.column(place.alias, "_updated"),
            Attr::Field(field) => {
                self.field(place.of, place.alias, field);
                &mut self.sql
            }
        };
    }

    /// Writes the value of a field: its column, or what it is derived from.
    pub fn field(&mut self, of: &'static Collection, alias: Alias, field: &'static FieldDef) {
        match field.kind {
            Kind::Case { arms, otherwise, .. } => {
                self.sql.push("(CASE");
                for (condition, word) in arms {
                    self.sql.push(" WHEN ");
                    self.condition(of, alias, condition);
                    self.sql.push(" THEN ").word(word);
                }
                self.sql.push(" ELSE ").word(otherwise).push(" END)");
                let collated = self.sql.dialect.collation_clause();
                self.sql.push(collated);
            }
            Kind::Rollup { .. } => self.rollup(alias, field),
            _ => {
                self.sql.column(alias, field.name);
            }
        }
    }

    fn rollup(&mut self, alias: Alias, field: &'static FieldDef) {
        let Kind::Rollup {
            fold,
            of: from,
            by,
            what,
            when,
            ..
        } = field.kind
        else {
            return;
        };
        let (from, inner) = (from(), self.next_alias());
        self.sql.push("(SELECT ");
        self.folded(from, inner, fold, from.field(what));
        self.from(from, inner);
        self.sql.push(" WHERE ").column(inner, by);
        self.sql.push(" = ").column(alias, "_id");
        if when != schema::Condition::Always {
            self.sql.push(" AND ");
            self.condition(from, inner, &when);
        }
        self.sql.push(")");
    }

    fn folded(&mut self, from: &'static Collection, inner: Alias, fold: Aggregate, what: Option<&'static FieldDef>) {
        match (fold, what) {
            (Aggregate::Sum, Some(what)) => {
                self.sql.push("CAST(COALESCE(SUM(");
                self.field(from, inner, what);
                self.sql.push("), 0) AS BIGINT)");
            }
            (Aggregate::Latest, Some(what)) => {
                self.sql.push("MAX(");
                self.field(from, inner, what);
                self.sql.push(")");
            }
            (Aggregate::Distinct, Some(what)) => {
                self.sql.push("COUNT(DISTINCT ");
                self.field(from, inner, what);
                self.sql.push(")");
            }
            _ => {
                self.sql.push("COUNT(*)");
            }
        }
    }
}

/// Whether the values of an attribute are numbers in the database.
pub(crate) fn is_number(attr: Attr) -> bool {
    use schema::Scalar::{Decimal, Integer};
    match attr {
        Attr::Sequence => true,
        Attr::Id | Attr::CreatedAt | Attr::UpdatedAt => false,
        Attr::Field(field) => match field.kind {
            Kind::Integer | Kind::Decimal | Kind::Flag => true,
            Kind::Rollup { gives, .. } => matches!(gives, Integer | Decimal),
            _ => false,
        },
    }
}
