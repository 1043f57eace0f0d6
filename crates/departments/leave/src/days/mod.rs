//! Days of a leave: which days of a stretch of time are taken, by the hours in force, the holidays and the weekends.
//!
//! Pure: whoever counts brings the calendar along. A stretch begins and ends at midnight or at noon, so that half days are
//! counted without any other arithmetic than that of whole ones.

mod calendar;
mod span;
#[cfg(test)]
mod tests;

use jiff::civil;

pub use calendar::{Calendar, is_at_work};
pub use span::LeaveSpan;

use crate::leave_type::DayUnit;

/// A day, in hundredths.
pub const WHOLE: i64 = 100;
/// Half a day, in hundredths.
pub const HALF: i64 = 50;

/// What a day of the calendar is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DayKind {
    /// Worked.
    Work,
    /// A weekend, or whatever day the hours in force leave free.
    Rest,
    /// A public holiday.
    Holiday(HolidayName),
}

/// A public holiday that falls on a day of work.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HolidayName {
    /// In French,
    pub fr: String,
    /// and in Arabic.
    pub ar: String,
    /// Whether it still follows the moon: it may fall on the next day.
    pub is_tentative: bool,
}

/// A day that is taken, wholly or by half.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakenDay {
    /// Which.
    pub day: civil::Date,
    /// A whole one or half of one, in hundredths.
    pub share: i64,
}

/// What a leave takes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// The days that count.
    pub taken: Vec<TakenDay>,
    /// The holidays within it that would have been days of work; they count as none, the tentative ones too.
    pub holidays: Vec<(civil::Date, HolidayName)>,
}

impl Count {
    /// All days, in hundredths.
    pub fn total(&self) -> i64 {
        self.taken.iter().map(|one| one.share).sum()
    }

    /// The days that lie in a year.
    pub fn in_year(&self, year: i16) -> i64 {
        let days = self.taken.iter().filter(|one| one.day.year() == year);
        days.map(|one| one.share).sum()
    }

    /// The years that it takes days of, in order.
    pub fn years(&self) -> Vec<i16> {
        let mut years: Vec<i16> = self.taken.iter().map(|one| one.day.year()).collect();
        years.dedup();
        years
    }
}

/// What a stretch of time takes of a calendar. In calendar days every day counts, in working days those of work.
pub fn count(span: &LeaveSpan, unit: DayUnit, kind: impl Fn(civil::Date) -> DayKind) -> Count {
    let mut found = Count::default();
    for (day, share) in span.days() {
        match (unit, kind(day)) {
            (DayUnit::Calendar, _) | (DayUnit::Working, DayKind::Work) => found.taken.push(TakenDay { day, share }),
            (DayUnit::Working, DayKind::Holiday(name)) => found.holidays.push((day, name)),
            (DayUnit::Working, DayKind::Rest) => {}
        }
    }
    found
}

/// The part of a yearly entitlement that somebody has in a year who was recruited on a day, to the nearest half day; what lies
/// between two is the greater.
pub fn entitlement_of_year(whole: i64, recruited_on: Option<civil::Date>, year: i16) -> i64 {
    let first = civil::Date::new(year, 1, 1).unwrap_or(civil::Date::MIN);
    let days_of_year = i64::from(first.days_in_year());
    let days_before = match recruited_on {
        Some(day) if day.year() > year => days_of_year,
        Some(day) if day.year() == year => i64::from(day.day_of_year()) - 1,
        _ => 0,
    };
    let exact = whole * (days_of_year - days_before);
    // Halves are the unit: twice the numerator over twice the denominator rounds half up.
    let halves = (2 * exact + days_of_year * HALF) / (2 * days_of_year * HALF);
    halves * HALF
}
