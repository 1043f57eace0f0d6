//! Reports: counts and sums by fields, through the caller's view.

use std::borrow::Cow;

use schema::{Attr, Collection, FieldDef, FieldSet, Filter, Kind, Result, Scalar, Value, View};

use super::{Compiler, MAIN, is_number};
use crate::connection::Cells;

/// What is worked out over the rows of a group; nulls count for nothing.
#[derive(Clone, Copy, Debug)]
pub enum Measure {
    /// The sum of a number.
    Sum(&'static FieldDef),
    /// The smallest number.
    Least(&'static FieldDef),
    /// The greatest number.
    Greatest(&'static FieldDef),
}

/// What groups are chosen and ordered by.
#[derive(Clone, Copy, Debug)]
pub enum Figure {
    /// How many rows.
    Count,
    /// What is worked out over them.
    Of(Measure),
}

impl Figure {
    fn field(self) -> Option<&'static FieldDef> {
        match self {
            Figure::Count => None,
            Figure::Of(measure) => Some(measure.field()),
        }
    }
}

/// How a figure is compared, in hundredths for decimals. Where nothing is worked out, as the least of nothing, no comparison holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Compare {
    /// It is another number.
    Not(i64),
    /// It is greater.
    Above(i64),
    /// It is less.
    Below(i64),
}

/// Only the groups whose figure compares so.
#[derive(Clone, Copy, Debug)]
pub struct Having {
    /// The figure.
    pub figure: Figure,
    /// How it compares.
    pub is: Compare,
}

/// Only so many groups, the greatest figure first; those that are equal in the order of their values.
#[derive(Clone, Copy, Debug)]
pub struct Top {
    /// The figure.
    pub figure: Figure,
    /// How many groups.
    pub limit: usize,
}

impl Measure {
    fn field(self) -> &'static FieldDef {
        match self {
            Measure::Sum(field) | Measure::Least(field) | Measure::Greatest(field) => field,
        }
    }
}

/// What a report asks.
#[derive(Clone, Debug)]
pub struct Report {
    /// Joined by AND.
    pub filters: Vec<Filter>,
    /// The fields that the filters name; those grouped by and measured are added.
    pub named: FieldSet,
    /// What the rows are grouped by.
    pub by: Vec<By>,
    /// What is worked out beside the count.
    pub measures: Vec<Measure>,
    /// Which of the groups are told; all unless it is said.
    pub having: Option<Having>,
    /// How many of them; all unless it is said.
    pub top: Option<Top>,
}

/// A field that rows are grouped by.
#[derive(Clone, Copy, Debug)]
pub struct By {
    /// The field.
    pub field: &'static FieldDef,
    /// Which part of a day or an instant.
    pub part: Part,
}

/// A part of a day or an instant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The value as it is.
    Whole,
    /// `2026-11-02`.
    Day,
    /// `2026-11`.
    Month,
    /// `2026`.
    Year,
}

/// A line of a report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// The values grouped by, in the report's order.
    pub by: Vec<Value>,
    /// How many rows.
    pub count: u64,
    /// The measures in the report's order, in hundredths for decimals: a sum of nothing is 0, the least of nothing is none.
    pub measures: Vec<Option<i64>>,
}

impl Report {
    /// The same report with the fields of its filters as they stand in the collection.
    pub(crate) fn resolve(&self, of: &'static Collection) -> Result<Cow<'_, Report>> {
        if self.filters.iter().all(Filter::is_resolved) {
            return Ok(Cow::Borrowed(self));
        }
        let filters = self.filters.iter().map(|filter| filter.resolve(of));
        Ok(Cow::Owned(Report {
            filters: filters.collect::<Result<_>>()?,
            ..self.clone()
        }))
    }

    /// The values grouped by of a row that holds them from one cell on.
    pub(crate) fn values(&self, cells: &dyn Cells, first: usize) -> Vec<Value> {
        let value = |(at, by): (usize, &By)| {
            if by.is_number() {
                by.value(cells.int(first + at), None)
            } else {
                by.value(None, cells.text(first + at).map(std::borrow::Cow::into_owned))
            }
        };
        self.by.iter().enumerate().map(value).collect()
    }

    /// Every field that the report names.
    pub(crate) fn naming(&self, view: &View) -> FieldSet {
        let measured = self.measures.iter().map(|measure| measure.field());
        let figures = [self.having.map(|one| one.figure), self.top.map(|one| one.figure)];
        let chosen = figures.into_iter().flatten().filter_map(Figure::field);
        let fields = self.by.iter().map(|by| by.field).chain(measured).chain(chosen);
        fields
            .filter_map(|field| view.of.position(field.name))
            .fold(self.named, FieldSet::with)
    }
}

impl By {
    /// Whether the values come as numbers.
    fn is_number(&self) -> bool {
        is_number(Attr::Field(self.field))
    }

    /// The value as a value of the field.
    fn value(&self, int: Option<i64>, text: Option<String>) -> Value {
        match (self.field.kind, int, text) {
            (Kind::Flag, Some(flag), _) => Value::Flag(flag != 0),
            (_, Some(number), _) => Value::Int(number),
            (Kind::Json | Kind::List(_), _, Some(text)) => Value::Json(text),
            (_, _, Some(text)) => Value::Text(text),
            _ => Value::Null,
        }
    }

    fn characters(&self) -> Option<usize> {
        let is_day = matches!(
            self.field.kind,
            Kind::Date
                | Kind::Instant
                | Kind::Rollup {
                    gives: Scalar::Date | Scalar::Instant,
                    ..
                }
        );
        match self.part {
            Part::Day if is_day => Some(10),
            Part::Month if is_day => Some(7),
            Part::Year if is_day => Some(4),
            _ => None,
        }
    }
}

impl Compiler<'_> {
    /// Groups, in the order of their values, or the greatest first where only so many are told.
    pub fn report(&mut self, view: &View, report: &Report) {
        self.sql.push("SELECT COUNT(*)");
        for measure in &report.measures {
            self.sql.push(", ");
            self.figure(view, Figure::Of(*measure));
        }
        self.push_group_by(view, report);
        let first = 2 + report.measures.len();
        for at in 0..report.by.len() {
            self.sql
                .push(if at == 0 { " GROUP BY " } else { ", " })
                .number(first + at);
        }
        if let Some(having) = report.having {
            self.sql.push(" HAVING ");
            self.figure(view, having.figure);
            let (sign, than) = match having.is {
                Compare::Not(than) => (" <> ", than),
                Compare::Above(than) => (" > ", than),
                Compare::Below(than) => (" < ", than),
            };
            self.sql.push(sign).bind(than);
        }
        self.push_group_order(view, report, first);
    }

    /// The order of the groups, and how many of them.
    fn push_group_order(&mut self, view: &View, report: &Report, first: usize) {
        if let Some(top) = report.top {
            self.sql.push(" ORDER BY ");
            self.figure(view, top.figure);
            let descending = self.sql.dialect.descending();
            self.sql.push(descending);
        }
        for at in 0..report.by.len() {
            let is_first = at == 0 && report.top.is_none();
            self.sql
                .push(if is_first { " ORDER BY " } else { ", " })
                .number(first + at);
            let ascending = self.sql.dialect.ascending();
            self.sql.push(ascending);
        }
        if let Some(top) = report.top {
            self.sql.push(" LIMIT ").number(top.limit);
        }
    }

    /// A figure of the rows of a group.
    fn figure(&mut self, view: &View, figure: Figure) {
        let (opening, measure, closing) = match figure {
            Figure::Count => {
                self.sql.push("COUNT(*)");
                return;
            }
            Figure::Of(measure @ Measure::Sum(_)) => ("CAST(COALESCE(SUM(", measure, "), 0) AS BIGINT)"),
            Figure::Of(measure @ Measure::Least(_)) => ("MIN(", measure, ")"),
            Figure::Of(measure @ Measure::Greatest(_)) => ("MAX(", measure, ")"),
        };
        self.sql.push(opening);
        self.field(view.of, MAIN, measure.field());
        self.sql.push(closing);
    }

    /// The values grouped by, and the rows of the report.
    fn push_group_by(&mut self, view: &View, report: &Report) {
        for by in &report.by {
            self.sql.push(", ");
            if by.characters().is_some() {
                self.sql.push("substr(");
            }
            self.field(view.of, MAIN, by.field);
            if let Some(characters) = by.characters() {
                self.sql.push(", 1, ").number(characters).push(")");
            }
        }
        self.from(view.of, MAIN);
        self.push_where(view, &report.filters, report.naming(view));
    }
}
