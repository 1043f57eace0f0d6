//! The year of a person: a letter a day from the first of January, and what the days came to.

use engine::{Cx, inputs};
use jiff::civil::Date as Day;
use schema::{Date, Id, Label, Result};
use schemars::JsonSchema;
use serde::Serialize;

use super::malformed;
use super::mark::{self, Totals};
use crate::pointage::{DATE, DAY_KIND, EMPLOYEE, POINTAGES, STATUS};

/// Years that a calendar is asked for.
const YEARS: std::ops::RangeInclusive<u64> = 1900..=2200;

const YEAR_FORM: Label = Label::new("سنة مثل 2026", "une année comme 2026", "a year such as 2026");

inputs! {
    /// Whose year.
    pub(in crate::pointage) struct Year {
        /// Whose.
        employee: Id = need("employeeId"),
        /// Which.
        year: u64 = need("year"),
    }
}

/// A year of somebody, and what its days come to.
#[derive(Serialize, JsonSchema)]
pub(in crate::pointage) struct AttendanceYear {
    #[serde(flatten)]
    totals: Totals,
    year: u64,
    /// A letter a day from the first of January.
    marks: String,
}

pub(super) fn year(cx: &Cx<'_>, asked: &Year) -> Result<AttendanceYear> {
    let Some(first) = first_of(asked.year) else {
        return malformed("year", YEAR_FORM);
    };
    let last = first.last_of_year();
    let fields = [&[EMPLOYEE.def, DATE.def, DAY_KIND.def, STATUS.def][..], &Totals::FIELDS].concat();
    let filters = [EMPLOYEE.eq(&asked.employee), DATE.ge(Date(first)), DATE.le(Date(last))];
    let days = usize::from(first.days_in_year().unsigned_abs());
    let mut marks = vec![mark::NONE; days];
    let mut totals = Totals::default();
    for row in cx.fields_readable(&POINTAGES, filters, &fields)? {
        if let Some(Date(day)) = row.get(DATE) {
            marks[usize::from(day.day_of_year().unsigned_abs()) - 1] = mark::mark(&row);
            totals.add(&row);
        }
    }
    Ok(AttendanceYear {
        totals,
        year: asked.year,
        marks: marks.into_iter().collect(),
    })
}

fn first_of(year: u64) -> Option<Day> {
    let year = i16::try_from(year).ok().filter(|_| YEARS.contains(&year))?;
    Day::new(year, 1, 1).ok()
}
