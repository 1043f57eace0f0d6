//! The working days of the commune: its own weekdays without public holidays that stand.

use std::collections::BTreeSet;

use engine::Cx;
use jiff::{ToSpan as _, civil};
use schema::{Date, Document, Result};

use crate::organisation::holiday::{self, HOLIDAYS};
use crate::organisation::work_schedule::{self, Placement, WORK_SCHEDULES, in_force};

/// Monday to Friday, where the commune has written no hours down (decree 2-05-916).
const WEEKDAYS: [i64; 5] = [1, 2, 3, 4, 5];
/// No wait for a working day is longer: a commune that is closed for good has none.
const LONGEST: usize = 400;

/// The day on which so many working days have passed after a day; that day itself counts for none.
///
/// # Errors
/// When hours or holidays cannot be read.
pub fn after_working_days(cx: &Cx<'_>, from: civil::Date, days: i64) -> Result<civil::Date> {
    let schedules = cx.all(&WORK_SCHEDULES, [work_schedule::EMPLOYEE.is_null()])?;
    let holidays = cx.all(&HOLIDAYS, [holiday::DATE.ge(Date(from))])?;
    let closed: BTreeSet<civil::Date> = holidays
        .iter()
        .filter(|one| one.get(holiday::CONFIRMED) == Some(true))
        .filter_map(|one| one.get(holiday::DATE))
        .map(|Date(day)| day)
        .collect();
    let (mut day, mut left) = (from, days);
    for _ in 0..LONGEST {
        if left <= 0 {
            break;
        }
        day = day.saturating_add(1.day());
        if is_weekday(&schedules, day) && !closed.contains(&day) {
            left -= 1;
        }
    }
    Ok(day)
}

fn is_weekday(schedules: &[Document], day: civil::Date) -> bool {
    let hours = in_force(schedules, &Placement::default(), day);
    let weekdays = hours.and_then(|hours| hours.get(work_schedule::WEEKDAYS));
    let weekdays = weekdays.filter(|days| !days.is_empty()).unwrap_or(WEEKDAYS.to_vec());
    weekdays.contains(&i64::from(day.weekday().to_monday_one_offset()))
}
