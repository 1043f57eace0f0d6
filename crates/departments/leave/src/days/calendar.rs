//! The calendar of somebody: the hours in force and the holidays, read once for a stretch of days.

use std::collections::HashMap;

use engine::Cx;
use jiff::civil;
use platform::organisation::assignment;
use platform::organisation::assignment::posting::Posting;
use platform::organisation::division::{self, DIVISIONS};
use platform::organisation::holiday::{self, HOLIDAYS};
use platform::organisation::service::{self, SERVICES};
use platform::organisation::work_schedule::{self, Placement, WORK_SCHEDULES, in_force};
use schema::{Date, Document, Id, Result};

use super::{DayKind, HolidayName};

/// Monday to Friday, where no hours say otherwise.
const WEEKDAYS: std::ops::RangeInclusive<i64> = 1..=5;

/// Hours and holidays.
pub struct Calendar {
    schedules: Vec<Document>,
    holidays: HashMap<civil::Date, HolidayName>,
    /// Of a service its division, of a division its direction.
    above: HashMap<String, Id>,
    /// The assignments that move the employee, oldest first.
    moves: Vec<Document>,
}

impl Calendar {
    /// The hours of the commune, where an employee is posted, and the holidays between two days, both included.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn read(cx: &Cx<'_>, employee: &Document, from: civil::Date, to: civil::Date) -> Result<Calendar> {
        let schedules = cx.all(&WORK_SCHEDULES, [])?;
        let is_of_units =
            |one: &Document| one.get(work_schedule::DIVISION).is_some() || one.get(work_schedule::DIRECTION).is_some();
        let mut above = HashMap::new();
        if schedules.iter().any(is_of_units) {
            let services = cx.all(&SERVICES, [service::DIVISION.is_not_null()])?;
            above.extend(
                services
                    .into_iter()
                    .filter_map(|row| Some((row.id.clone(), row.get(service::DIVISION)?))),
            );
            let divisions = cx.all(&DIVISIONS, [division::DIRECTION.is_not_null()])?;
            above.extend(
                divisions
                    .into_iter()
                    .filter_map(|row| Some((row.id.clone(), row.get(division::DIRECTION)?))),
            );
        }
        let holidays = cx.all(&HOLIDAYS, [holiday::DATE.between(from, to)])?;
        let mut calendar = Calendar::of(schedules, &holidays, above);
        if !calendar.schedules.is_empty() {
            calendar.moves = assignment::moves(cx, std::slice::from_ref(&employee.id))?;
        }
        Ok(calendar)
    }

    /// A calendar of these rows.
    pub(super) fn of(schedules: Vec<Document>, holidays: &[Document], above: HashMap<String, Id>) -> Calendar {
        let mut by_day: HashMap<civil::Date, HolidayName> = HashMap::new();
        for row in holidays {
            let Some(Date(day)) = row.get(holiday::DATE) else {
                continue;
            };
            let is_tentative =
                row.get(holiday::KIND) == Some(holiday::Kind::Hijri) && row.get(holiday::CONFIRMED) != Some(true);
            let name = HolidayName {
                fr: row.get(holiday::NAME_FR).unwrap_or_default(),
                ar: row.get(holiday::NAME_AR).unwrap_or_default(),
                is_tentative,
            };
            // Of two that fall on one day the one that is certain makes it a holiday.
            let stands = by_day.entry(day).or_insert_with(|| name.clone());
            if stands.is_tentative && !is_tentative {
                *stands = name;
            }
        }
        Calendar {
            schedules,
            holidays: by_day,
            above,
            moves: Vec::new(),
        }
    }

    /// Where an employee stands on a day.
    fn placement(&self, employee: &Document, day: civil::Date) -> Placement {
        let over = |unit: &Option<Id>| self.above.get(unit.as_ref()?.as_str()).cloned();
        let place = Posting::of(employee, &self.moves, day);
        let division = over(&place.service);
        Placement {
            employee: Some(Id(employee.id.clone())),
            bureau: place.bureau,
            direction: over(&division),
            service: place.service,
            division,
            annexe: place.annexe,
        }
    }

    /// What each day is for an employee.
    pub fn days_of<'c>(&'c self, employee: &'c Document) -> impl Fn(civil::Date) -> DayKind + use<'c> {
        move |day| {
            let whose = self.placement(employee, day);
            let schedule = in_force(&self.schedules, &whose, day);
            match self.holidays.get(&day) {
                _ if !is_at_work(schedule.as_deref(), day) => DayKind::Rest,
                Some(name) => DayKind::Holiday(name.clone()),
                None => DayKind::Work,
            }
        }
    }
}

/// Whether hours make a day one of work; without any, Monday to Friday are.
pub fn is_at_work(schedule: Option<&Document>, day: civil::Date) -> bool {
    let weekday = i64::from(day.weekday().to_monday_one_offset());
    match schedule.and_then(|hours| hours.get(work_schedule::WEEKDAYS)) {
        Some(weekdays) if !weekdays.is_empty() => weekdays.contains(&weekday),
        _ => WEEKDAYS.contains(&weekday),
    }
}
