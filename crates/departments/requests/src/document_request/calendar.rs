//! How many working days lie between two days: the weekdays of the commune without public holidays that stand.

use engine::Cx;
use jiff::{ToSpan, civil};
use platform::organisation::holiday::{self, HOLIDAYS};
use platform::organisation::work_schedule::{self, Placement, WORK_SCHEDULES, in_force};
use schema::{Date, Document, Result};

/// Monday to Friday, where no schedule says otherwise.
const WEEKDAYS: [i64; 5] = [1, 2, 3, 4, 5];

/// The days on which the commune works, read once for many requests.
pub(super) struct WorkCalendar {
    schedules: Vec<Document>,
    holidays: Vec<civil::Date>,
}

impl WorkCalendar {
    /// Holidays and the schedule of the whole commune, from a day on.
    pub(super) fn since(cx: &Cx<'_>, from: civil::Date) -> Result<WorkCalendar> {
        let holidays = cx.all(&HOLIDAYS, [holiday::DATE.ge(Date(from)), holiday::CONFIRMED.eq(true)])?;
        let days = holidays.iter().filter_map(|one| one.get(holiday::DATE));
        Ok(WorkCalendar {
            schedules: cx.all(&WORK_SCHEDULES, [work_schedule::EMPLOYEE.is_null()])?,
            holidays: days.map(|Date(day)| day).collect(),
        })
    }

    fn is_working_day(&self, day: civil::Date) -> bool {
        let schedule = in_force(&self.schedules, &Placement::default(), day);
        let weekdays = schedule.and_then(|one| one.get(work_schedule::WEEKDAYS));
        let weekdays = weekdays
            .filter(|days| !days.is_empty())
            .unwrap_or_else(|| WEEKDAYS.to_vec());
        let weekday = i64::from(day.weekday().to_monday_one_offset());
        weekdays.contains(&weekday) && !self.holidays.contains(&day)
    }

    /// How many working days lie after one day until another, which counts.
    pub(super) fn between(&self, from: civil::Date, to: civil::Date) -> i64 {
        let days = from.series(1.day()).skip(1).take_while(|day| *day <= to);
        i64::try_from(days.filter(|day| self.is_working_day(*day)).count()).unwrap_or(i64::MAX)
    }
}
