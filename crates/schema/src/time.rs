//! Days and instants as they travel and as they are kept.

use jiff::{SignedDuration, Timestamp, civil, tz::TimeZone};

use crate::legal_time::casablanca;

/// The legal time zone of Morocco: GMT+1, GMT during Ramadan, by order each year (decree 2.18.855 of 26 October 2018), and
/// UTC for good since 20 September 2026, 01:00 UTC.
pub const CASABLANCA: &str = "Africa/Casablanca";

/// An instant in the one form of the wire and of the store: `2026-11-02T08:00:00.000+00:00`.
pub fn wire_instant(at: Timestamp) -> String {
    let utc = at.to_zoned(TimeZone::UTC);
    let (date, time) = (utc.date(), utc.time());
    format!(
        "{date}T{:02}:{:02}:{:02}.{:03}+00:00",
        time.hour(),
        time.minute(),
        time.second(),
        time.millisecond()
    )
}

/// The day and the hour of an instant in Morocco.
pub fn moment_in_morocco(at: Timestamp) -> civil::DateTime {
    at.to_zoned(casablanca()).datetime()
}

/// The calendar day of an instant in Morocco.
pub fn day_in_morocco(at: Timestamp) -> civil::Date {
    at.to_zoned(casablanca()).date()
}

/// The instant of an hour of a day in Morocco. An hour that a change of the clock leaves out is taken after the change,
/// one that comes twice the first time. Days beyond the calendar are its end.
pub fn instant_in_morocco(at: civil::DateTime) -> Timestamp {
    at.to_zoned(casablanca())
        .map_or(Timestamp::MAX, |zoned| zoned.timestamp())
}

/// What the clock of Morocco was ahead of UTC ten years before a moment, and every change of it until five years after: since
/// when, in seconds since 1970, and how many minutes ahead from then on.
pub fn clock_changes_around(at: Timestamp) -> Vec<(i64, i32)> {
    let year = SignedDuration::from_hours(24 * 365);
    let reach = |years: i32| at.saturating_add(year * years).unwrap_or(at);
    let (zone, from, until) = (casablanca(), reach(-10), reach(5));
    let changes = zone.following(from).take_while(|change| change.timestamp() < until);
    std::iter::once((from, zone.to_offset(from)))
        .chain(changes.map(|change| (change.timestamp(), change.offset())))
        .map(|(since, ahead)| (since.as_second(), ahead.seconds() / 60))
        .collect()
}

/// Reads an instant: any ISO 8601 text with an offset (UTC when none is written), or a day, which is its midnight UTC.
pub fn read_instant(text: &str) -> Option<Timestamp> {
    let text = text.trim();
    if let Ok(at) = text.parse::<Timestamp>() {
        return Some(at);
    }
    let moment = text.parse::<civil::DateTime>().ok()?;
    moment.to_zoned(TimeZone::UTC).ok().map(|zoned| zoned.timestamp())
}

/// Reads a calendar day: `YYYY-MM-DD`, or the date part of an ISO instant as written, except that an instant which is
/// midnight in Morocco is that day there (what a browser makes of a picked day).
///
/// The offset of Morocco changes by order, and a browser may know the older rule: 23:00 UTC sharp, midnight under the
/// standing GMT+1, is taken as the next day whatever the time zone database says.
pub fn read_day(text: &str) -> Option<civil::Date> {
    let text = text.trim();
    let written: civil::Date = text.get(..10)?.parse().ok()?;
    if text.len() == 10 {
        return Some(written);
    }
    let at = read_instant(text)?;
    let local = at.to_zoned(casablanca());
    if local.time() == civil::Time::midnight() {
        return Some(local.date());
    }
    let utc = at.to_zoned(TimeZone::UTC);
    if utc.time() == civil::time(23, 0, 0, 0) {
        utc.date().tomorrow().ok()
    } else {
        Some(written)
    }
}

/// A day as it travels: midnight UTC of that day.
pub fn midnight(day: &str) -> String {
    format!("{day}T00:00:00.000+00:00")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picked_day_is_the_day_in_morocco() {
        for (text, day) in [
            ("2026-11-02", "2026-11-02"),
            ("2026-11-02T00:00:00.000+00:00", "2026-11-02"),
            ("2026-11-01T23:00:00.000Z", "2026-11-02"),
            ("2026-11-02T10:15:00Z", "2026-11-02"),
            ("2026-11-02T23:30:00+01:00", "2026-11-02"),
        ] {
            assert_eq!(read_day(text).unwrap().to_string(), day, "{text}");
        }
        for text in ["2026-02-31", "??", "02/11/2026", "", "2026-11-02T99:00:00Z"] {
            assert_eq!(read_day(text), None, "{text}");
        }
    }

    #[test]
    fn changes_of_the_clock_are_told_in_order_those_of_ramadan_among_them() {
        let changes = clock_changes_around(read_instant("2025-06-01").unwrap());
        assert!(changes.is_sorted() && changes.len() > 20, "{changes:?}");
        for (day, ahead) in [("2025-02-23T02:00:00Z", 0), ("2025-04-06T02:00:00Z", 60)] {
            let since = read_instant(day).unwrap().as_second();
            assert!(changes.contains(&(since, ahead)), "{day} {changes:?}");
        }
    }

    #[test]
    fn an_instant_has_one_written_form() {
        let at = read_instant("2026-11-02T08:00:00.1239+01:00").unwrap();
        assert_eq!(wire_instant(at), "2026-11-02T07:00:00.123+00:00");
    }
}
