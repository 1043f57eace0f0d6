//! The month of a unit: a line a person, a letter a day.

use std::collections::HashMap;

use engine::{Cx, inputs};
use jiff::civil::Date as Day;
use schema::{Date, Document, Id, Label, Result};
use schemars::JsonSchema;
use serde::Serialize;

use super::mark::{self, Totals};
use super::{AttendanceLine, Scope, malformed, people};
use crate::pointage::{DATE, DAY_KIND, EMPLOYEE, POINTAGES, STATUS};

const MONTH_FORM: Label = Label::new(
    "شهر مثل \u{2066}2026-11\u{2069}",
    "un mois comme 2026-11",
    "a month such as 2026-11",
);

inputs! {
    /// Which month, of whom.
    pub(in crate::pointage) struct MonthBoard {
        /// `2026-11`.
        month: String = need("month"),
        /// Of one annexe,
        annexe: Option<Id> = may("annexe"),
        /// of one service,
        service: Option<Id> = may("serviceId"),
        /// of one bureau.
        bureau: Option<Id> = may("bureauId"),
    }
}

/// A month of a unit.
#[derive(Serialize, JsonSchema)]
pub(in crate::pointage) struct AttendanceMonth {
    month: String,
    /// So many it has.
    days: u64,
    people: Vec<AttendanceLine>,
}

/// What stands in the line of somebody.
struct MonthLine {
    marks: Vec<char>,
    totals: Totals,
}

impl MonthLine {
    fn new(days: usize) -> MonthLine {
        MonthLine {
            marks: vec![mark::NONE; days],
            totals: Totals::default(),
        }
    }
}

pub(super) fn month(cx: &Cx<'_>, asked: &MonthBoard) -> Result<AttendanceMonth> {
    let Ok(first) = format!("{}-01", asked.month).parse::<Day>() else {
        return malformed("month", MONTH_FORM);
    };
    let last = first.last_of_month();
    let mut filters = vec![DATE.ge(Date(first)), DATE.le(Date(last))];
    let scope = Scope {
        annexe: &asked.annexe,
        service: &asked.service,
        bureau: &asked.bureau,
    };
    filters.extend(scope.filters());
    let shown = [EMPLOYEE.def, DATE.def, DAY_KIND.def, STATUS.def];
    let fields = [&shown[..], &Totals::FIELDS].concat();
    let days = usize::from(first.days_in_month().unsigned_abs());
    let mut lines: HashMap<String, MonthLine> = HashMap::new();
    cx.each_readable(&POINTAGES, filters, &fields, &mut |row| {
        let (Some(employee), Some(Date(day))) = (row.value(EMPLOYEE.def.name).text(), row.get(DATE)) else {
            return;
        };
        if !lines.contains_key(employee) {
            lines.insert(employee.to_owned(), MonthLine::new(days));
        }
        let Some(line) = lines.get_mut(employee) else { return };
        line.marks[usize::from(day.day().unsigned_abs()) - 1] = mark::mark(row);
        line.totals.add(row);
    })?;
    let known = people(cx, lines.keys().map(String::as_str))?;
    let of = |one: &Document| {
        let month = lines.get(&one.id)?;
        Some(AttendanceLine::new(one, &month.marks, month.totals))
    };
    Ok(AttendanceMonth {
        month: asked.month.clone(),
        days: days as u64,
        people: known.iter().filter_map(of).collect(),
    })
}
