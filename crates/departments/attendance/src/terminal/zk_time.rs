//! The seconds that terminals count: months of 31 days since 2000.

use jiff::{Timestamp, civil, tz::TimeZone};

/// A moment of a wall clock.
pub fn of_local(at: civil::DateTime) -> i64 {
    let (date, time) = (at.date(), at.time());
    let months = (i64::from(date.year()) - 2000) * 12 + i64::from(date.month()) - 1;
    let days = months * 31 + i64::from(date.day()) - 1;
    days * 86_400 + i64::from(time.hour()) * 3600 + i64::from(time.minute()) * 60 + i64::from(time.second())
}

/// An instant, by UTC.
pub fn of_instant(at: Timestamp) -> i64 {
    of_local(at.to_zoned(TimeZone::UTC).datetime())
}

/// What a count of seconds says; none when there is no such day.
pub fn to_local(seconds: i64) -> Option<civil::DateTime> {
    let (days, within) = (seconds.div_euclid(86_400), seconds.rem_euclid(86_400));
    let (months, day) = (days.div_euclid(31), days.rem_euclid(31) + 1);
    let (year, month) = (2000 + months.div_euclid(12), months.rem_euclid(12) + 1);
    let small = |number: i64| i8::try_from(number).ok();
    let date = civil::Date::new(i16::try_from(year).ok()?, small(month)?, small(day)?).ok()?;
    let (hour, minute) = (small(within / 3600)?, small(within % 3600 / 60)?);
    let time = civil::Time::new(hour, minute, small(within % 60)?, 0).ok()?;
    Some(date.to_datetime(time))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seconds_are_those_of_the_contract() {
        let at = civil::date(2026, 3, 2).at(8, 1, 7, 0);
        assert_eq!(of_local(at), 841_132_867);
        assert_eq!(to_local(841_132_867), Some(at));
        assert_eq!(to_local(-1).map(jiff::civil::DateTime::year), Some(1999));
        // The thirtieth of February has a number too.
        assert_eq!(
            to_local(of_local(civil::date(2026, 2, 28).at(1, 0, 0, 0)) + 2 * 86_400),
            None
        );
    }
}
