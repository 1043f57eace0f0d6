//! Why nobody is expected on a day of which no row stands.

use std::collections::HashMap;

use engine::Cx;
use jiff::ToSpan;
use jiff::civil::Date as Day;
use schema::{Document, Result};

use super::facts::{Sources, Theirs};
use super::silence::Measure;
use crate::day::compute;
use crate::pointage::DayKind;

/// What keeps an employee from being expected on a day: a holiday, a day of rest by the hours in force, leave, a mission, a
/// permission over all of it. Nothing of a day of work, nor of one that goes on, waits or was not measured; where no hours are written down, every day of the week may be one.
///
/// # Errors
/// When what the day follows from cannot be read.
pub fn day_off(cx: &Cx<'_>, employee: &Document, day: Day) -> Result<Option<DayKind>> {
    Ok(days_off(cx, employee, day, day)?.remove(&day))
}

/// As [`day_off`], of each day from one to another on which something does: read at once.
///
/// # Errors
/// When what the days follow from cannot be read.
pub fn days_off(cx: &Cx<'_>, employee: &Document, from: Day, to: Day) -> Result<HashMap<Day, DayKind>> {
    let sources = Sources::read(cx, std::slice::from_ref(employee), from, to)?;
    let mut found = HashMap::new();
    for day in from.series(1.day()).take_while(|day| *day <= to) {
        let shift = sources.shift(employee, day);
        let theirs = Theirs {
            punches: HashMap::new(),
            away: sources.away_by_day(&employee.id, std::slice::from_ref(&shift)),
            duties: Vec::new(),
        };
        let mut facts = sources.facts(employee, &shift, &theirs, &Measure::default()).facts;
        facts.is_workday |= !sources.names_weekdays(&shift);
        let kind = compute(&facts).map_or(DayKind::Rest, |day| day.kind);
        if !matches!(kind, DayKind::Work | DayKind::Waiting | DayKind::NotMeasured) {
            found.insert(day, kind);
        }
    }
    Ok(found)
}
