//! Days of a leave: the golden table.

use std::collections::HashMap;

use jiff::civil::date;
use platform::organisation::holiday::{self, HOLIDAYS};
use platform::organisation::work_schedule::{self, WORK_SCHEDULES};
use platform::people::employee::EMPLOYEES;
use schema::{Date, Document};

use super::*;
use crate::leave_type::DayUnit;

fn hours(from: civil::Date, to: Option<civil::Date>, is_ramadan: bool, weekdays: &[i64]) -> Document {
    let mut row = Document::new(&WORK_SCHEDULES)
        .with(work_schedule::VALID_FROM, Date(from))
        .with(work_schedule::RAMADAN, is_ramadan)
        .with(work_schedule::WEEKDAYS, weekdays.to_vec());
    row.set_or_clear(work_schedule::VALID_TO, to.map(Date));
    row
}

fn feast(day: civil::Date, name: &str, kind: holiday::Kind, is_confirmed: bool) -> Document {
    Document::new(&HOLIDAYS)
        .with(holiday::DATE, Date(day))
        .with(holiday::NAME_FR, name.to_owned())
        .with(holiday::NAME_AR, name.to_owned())
        .with(holiday::KIND, kind)
        .with(holiday::CONFIRMED, is_confirmed)
}

/// Hours of Monday to Friday since 2020; in Ramadan 2026 Monday to Thursday, so that the hours in force are seen. Feasts of the
/// sun, and of the moon: Aid al-Fitr on two days of a week, one of them not confirmed.
fn calendar() -> Calendar {
    let schedules = vec![
        hours(date(2020, 1, 1), None, false, &[1, 2, 3, 4, 5]),
        hours(date(2026, 2, 18), Some(date(2026, 3, 19)), true, &[1, 2, 3, 4]),
    ];
    let fixed = |year, month, day, name| feast(date(year, month, day), name, holiday::Kind::Fixed, true);
    let holidays = [
        fixed(2026, 1, 1, "Nouvel an"),
        fixed(2026, 1, 11, "Manifeste"),
        fixed(2026, 1, 14, "Nouvel an amazigh"),
        fixed(2026, 5, 1, "Fête du travail"),
        fixed(2027, 1, 1, "Nouvel an"),
        feast(date(2026, 5, 27), "Aïd al-Adha", holiday::Kind::Hijri, true),
        feast(date(2026, 5, 28), "Aïd al-Adha", holiday::Kind::Hijri, false),
        feast(date(2026, 8, 25), "Mawlid", holiday::Kind::Hijri, false),
        feast(date(2026, 8, 25), "Jour exceptionnel", holiday::Kind::Exceptional, true),
    ];
    Calendar::of(schedules, &holidays, HashMap::new())
}

fn counted(start: civil::Date, end: civil::Date, halves: [bool; 2], unit: DayUnit) -> Count {
    let span = LeaveSpan {
        start,
        end,
        starts_at_noon: halves[0],
        ends_at_noon: halves[1],
    };
    let employee = Document::new(&EMPLOYEES);
    let calendar = calendar();
    count(&span, unit, calendar.days_of(&employee))
}

#[test]
fn working_days_follow_hours_holidays_and_weekends() {
    const WHOLE_DAYS: [bool; 2] = [false, false];
    let table = [
        // A plain week, with its weekend.
        ((2026, 4, 6), (2026, 4, 12), WHOLE_DAYS, 500),
        // One day, half of it, the morning and the afternoon.
        ((2026, 4, 6), (2026, 4, 6), WHOLE_DAYS, 100),
        ((2026, 4, 6), (2026, 4, 6), [true, false], 50),
        ((2026, 4, 6), (2026, 4, 6), [false, true], 50),
        // From noon to noon.
        ((2026, 4, 6), (2026, 4, 8), [true, true], 200),
        // Noon of a Saturday takes nothing away.
        ((2026, 4, 4), (2026, 4, 7), [true, false], 200),
        // In Ramadan by its hours: no Friday.
        ((2026, 3, 2), (2026, 3, 8), WHOLE_DAYS, 400),
        // Over its end: Thursday 19 by the hours of Ramadan, Friday 20 by the normal ones.
        ((2026, 3, 19), (2026, 3, 20), WHOLE_DAYS, 200),
        // Two days of the moon in one week, one of them not confirmed: neither counts.
        ((2026, 5, 25), (2026, 5, 31), WHOLE_DAYS, 300),
        // New Year, and over it.
        ((2025, 12, 29), (2026, 1, 4), WHOLE_DAYS, 400),
        ((2026, 12, 28), (2027, 1, 8), WHOLE_DAYS, 900),
        // A holiday on a Sunday takes nothing away.
        ((2026, 1, 5), (2026, 1, 16), WHOLE_DAYS, 900),
        // 29 February, of a leap year.
        ((2028, 2, 28), (2028, 3, 1), WHOLE_DAYS, 300),
        // A weekend alone.
        ((2026, 4, 11), (2026, 4, 12), WHOLE_DAYS, 0),
    ];
    for ((y1, m1, d1), (y2, m2, d2), halves, total) in table {
        let found = counted(date(y1, m1, d1), date(y2, m2, d2), halves, DayUnit::Working);
        assert_eq!(found.total(), total, "{y1}-{m1}-{d1} to {y2}-{m2}-{d2} {halves:?}");
    }
}

#[test]
fn calendar_days_count_every_day() {
    let found = counted(date(2026, 5, 25), date(2026, 5, 31), [false, false], DayUnit::Calendar);
    assert_eq!(found.total(), 700);
    assert!(found.holidays.is_empty());
    // Fourteen weeks of maternity, over a leap day.
    let found = counted(date(2028, 1, 15), date(2028, 4, 21), [false, false], DayUnit::Calendar);
    assert_eq!(found.total(), 98 * WHOLE);
}

#[test]
fn holidays_within_are_told_and_tentative_ones_marked() {
    let found = counted(date(2026, 5, 25), date(2026, 5, 31), [false, false], DayUnit::Working);
    let told: Vec<_> = found
        .holidays
        .iter()
        .map(|(day, name)| (day.day(), name.is_tentative))
        .collect();
    assert_eq!(told, [(27, false), (28, true)]);
    // One that is certain makes a day a holiday, whatever else may fall on it.
    let found = counted(date(2026, 8, 25), date(2026, 8, 25), [false, false], DayUnit::Working);
    assert_eq!(
        found
            .holidays
            .iter()
            .map(|(_, name)| name.is_tentative)
            .collect::<Vec<_>>(),
        [false]
    );
}

#[test]
fn days_are_of_the_year_they_lie_in() {
    let found = counted(date(2026, 12, 28), date(2027, 1, 8), [true, false], DayUnit::Working);
    assert_eq!(found.years(), [2026, 2027]);
    assert_eq!([found.in_year(2026), found.in_year(2027)], [350, 500]);
}

#[test]
fn two_stretches_overlap_by_halves() {
    let span = |start, end, starts_at_noon, ends_at_noon| LeaveSpan {
        start: date(2026, 4, start),
        end: date(2026, 4, end),
        starts_at_noon,
        ends_at_noon,
    };
    let morning = span(6, 6, false, true);
    assert!(!morning.overlaps(&span(6, 7, true, false)));
    assert!(morning.overlaps(&span(6, 7, false, false)));
    assert!(!morning.overlaps(&span(7, 8, false, false)));
    assert!(span(1, 9, false, false).overlaps(&morning));
    assert!(span(6, 6, true, true).is_empty());
    assert!(!span(6, 6, true, true).overlaps(&morning));
}

#[test]
fn a_part_of_a_year_gives_a_part_of_its_days_to_the_nearest_half() {
    let of = |day| entitlement_of_year(22 * WHOLE, day, 2026);
    assert_eq!(of(None), 2200);
    assert_eq!(of(Some(date(2015, 3, 1))), 2200);
    assert_eq!(of(Some(date(2026, 1, 1))), 2200);
    // 184 of 365 days: 11.09.
    assert_eq!(of(Some(date(2026, 7, 1))), 1100);
    // 306 of 365: 18.44.
    assert_eq!(of(Some(date(2026, 3, 1))), 1850);
    // The last day: 0.06.
    assert_eq!(of(Some(date(2026, 12, 31))), 0);
    assert_eq!(of(Some(date(2027, 1, 1))), 0);
    // From 29 February of a leap year: 307 of 366 days, 18.45.
    assert_eq!(entitlement_of_year(22 * WHOLE, Some(date(2028, 2, 29)), 2028), 1850);
    // A quarter of a day is nearer to none by nothing: what lies between is the greater.
    assert_eq!(entitlement_of_year(73 * WHOLE / 2, Some(date(2026, 1, 1)), 2026), 3650);
}
