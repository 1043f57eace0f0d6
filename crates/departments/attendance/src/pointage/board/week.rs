//! The week of a unit: a line a person, and for each day its letter, when they came and when they went.

use std::collections::HashMap;

use engine::{Cx, inputs};
use jiff::ToSpan;
use jiff::civil::Date as Day;
use schema::{Date, Document, FieldDef, Id, Result};
use schemars::JsonSchema;
use serde::Serialize;

use super::mark::{self, Totals};
use super::{AttendanceLine, Scope, people};
use crate::pointage::{DATE, DAY_KIND, EMPLOYEE, FIRST_IN, LAST_OUT, POINTAGES, STATUS};

/// Days of a week.
const DAYS: usize = 7;

inputs! {
    /// Which week, of whom.
    pub(in crate::pointage) struct WeekBoard {
        /// A day of it; weeks begin on Monday.
        date: Day = need("date"),
        /// Of one annexe,
        annexe: Option<Id> = may("annexe"),
        /// of one service,
        service: Option<Id> = may("serviceId"),
        /// of one bureau.
        bureau: Option<Id> = may("bureauId"),
    }
}

/// What of a day the board shows, beside what it sums.
const SHOWN: &[FieldDef] = &[
    EMPLOYEE.def,
    DATE.def,
    DAY_KIND.def,
    STATUS.def,
    FIRST_IN.def,
    LAST_OUT.def,
];

/// A week of a unit.
#[derive(Serialize, JsonSchema)]
pub(in crate::pointage) struct AttendanceWeek {
    monday: String,
    people: Vec<AttendanceWeekLine>,
}

/// The line of somebody, with the hours of each day, `HH:MM`.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct AttendanceWeekLine {
    #[serde(flatten)]
    line: AttendanceLine,
    first_in: [Option<String>; DAYS],
    last_out: [Option<String>; DAYS],
}

/// What stands in the line of somebody.
struct WeekLine {
    marks: [char; DAYS],
    first: [Option<String>; DAYS],
    last: [Option<String>; DAYS],
    totals: Totals,
}

impl WeekLine {
    fn new() -> WeekLine {
        WeekLine {
            marks: [mark::NONE; DAYS],
            first: Default::default(),
            last: Default::default(),
            totals: Totals::default(),
        }
    }
}

pub(super) fn week(cx: &Cx<'_>, asked: &WeekBoard) -> Result<AttendanceWeek> {
    let monday = asked
        .date
        .saturating_sub(i64::from(asked.date.weekday().to_monday_zero_offset()).days());
    let last = monday.saturating_add(6.days());
    let mut filters = vec![DATE.ge(Date(monday)), DATE.le(Date(last))];
    let scope = Scope {
        annexe: &asked.annexe,
        service: &asked.service,
        bureau: &asked.bureau,
    };
    filters.extend(scope.filters());
    let fields = [SHOWN, &Totals::FIELDS].concat();
    let mut lines: HashMap<String, WeekLine> = HashMap::new();
    cx.each_readable(&POINTAGES, filters, &fields, &mut |row| {
        let (Some(Id(employee)), Some(Date(day))) = (row.get(EMPLOYEE), row.get(DATE)) else {
            return;
        };
        let line = lines.entry(employee).or_insert_with(WeekLine::new);
        let at = usize::from(day.weekday().to_monday_zero_offset().unsigned_abs());
        line.marks[at] = mark::mark(row);
        line.first[at] = row.get(FIRST_IN);
        line.last[at] = row.get(LAST_OUT);
        line.totals.add(row);
    })?;
    let known = people(cx, lines.keys().map(String::as_str))?;
    let of = |one: &Document| {
        let week = lines.remove(&one.id)?;
        Some(AttendanceWeekLine {
            line: AttendanceLine::new(one, &week.marks, week.totals),
            first_in: week.first,
            last_out: week.last,
        })
    };
    Ok(AttendanceWeek {
        monday: monday.to_string(),
        people: known.iter().filter_map(of).collect(),
    })
}
