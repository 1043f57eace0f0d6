//! The working days of the commune: its own weekdays without public holidays. One that still follows the moon counts like the
//! others, as it does for leave and attendance: there is one calendar.

use std::collections::BTreeSet;

use engine::Cx;
use jiff::{ToSpan as _, civil};
use schema::{Date, Document, Result};

use crate::organisation::holiday::{self, HOLIDAYS};
use crate::organisation::work_schedule::{self, Placement, WORK_SCHEDULES, in_force};

/// Monday to Friday, where the commune has written no hours down (decree 2-05-916).
const WEEKDAYS: [i64; 5] = [1, 2, 3, 4, 5];

/// Why the commune does not work on a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DayOff {
    /// Its weekly rest.
    Rest,
    /// A public holiday.
    Holiday,
}

/// The days on which the commune works, read once for many questions.
pub struct WorkCalendar {
    schedules: Vec<Document>,
    closed: BTreeSet<civil::Date>,
}

impl WorkCalendar {
    /// The hours of the whole commune, and its holidays from a day on.
    ///
    /// # Errors
    /// When hours or holidays cannot be read.
    pub fn since(cx: &Cx<'_>, from: civil::Date) -> Result<WorkCalendar> {
        // Asked together, before either is asked for its refusal.
        let holidays = cx.all(&HOLIDAYS, [holiday::DATE.ge(Date(from))]);
        let schedules = cx.all(&WORK_SCHEDULES, [work_schedule::EMPLOYEE.is_null()]);
        let holidays = holidays?;
        let days = holidays.iter().filter_map(|one| one.get(holiday::DATE));
        Ok(WorkCalendar {
            schedules: schedules?,
            closed: days.map(|Date(day)| day).collect(),
        })
    }

    /// Whether the commune works on a day.
    pub fn is_working_day(&self, day: civil::Date) -> bool {
        self.day_off(day).is_none()
    }

    /// Why the commune does not work on a day; nothing where it does.
    pub fn day_off(&self, day: civil::Date) -> Option<DayOff> {
        if self.closed.contains(&day) {
            return Some(DayOff::Holiday);
        }
        let hours = in_force(&self.schedules, &Placement::default(), day);
        let weekdays = hours.and_then(|hours| hours.get(work_schedule::WEEKDAYS));
        let weekdays = weekdays.filter(|days| !days.is_empty()).unwrap_or(WEEKDAYS.to_vec());
        let works = weekdays.contains(&i64::from(day.weekday().to_monday_one_offset()));
        (!works).then_some(DayOff::Rest)
    }

    /// How many working days lie after one day until another, which counts.
    pub fn between(&self, from: civil::Date, to: civil::Date) -> i64 {
        let days = from.series(1.day()).skip(1).take_while(|day| *day <= to);
        i64::try_from(days.filter(|day| self.is_working_day(*day)).count()).unwrap_or(i64::MAX)
    }
}
