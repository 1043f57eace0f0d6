//! Days, as people write them: day first, or as in ISO 8601, or as the serial number that Excel keeps.

use super::plain::plain;
use crate::doc::month_named;
use jiff::civil::{Date, DateTime};

/// Serial numbers taken for days when no style says so: 1927 to 2173. A bare year or a small count is no day.
const PLAUSIBLE_SERIALS: std::ops::RangeInclusive<i64> = 10_000..=99_999;
/// Years believed in a text of four digits.
const PLAUSIBLE_YEARS: std::ops::RangeInclusive<i16> = 1800..=2200;

/// The day in a text: `dd/mm/yyyy`, `dd-mm-yyyy`, `dd.mm.yyyy`, `yyyy-mm-dd`, `d/m/yy`, `d month yyyy`, with either digits, with or
/// without a time of day after it, or Excel's serial number. `None` if there is none, or no such day (31/02).
///
/// A year of two digits is the last one that does not make the day later than `latest`.
pub fn parse(text: &str, latest: Date) -> Option<Date> {
    let text = plain(text);
    if let Some(serial) = serial(&text) {
        return plausible_serial(serial);
    }
    let (year, month, day) = calendar_parts(&text, latest)?;
    Date::new(year, month, day).ok()
}

/// The year, the month and the day that a text means of a month that has no such day: 31 February.
pub fn beyond_month(text: &str, latest: Date) -> Option<(i16, i8, i8)> {
    let text = plain(text);
    let (year, month, day) = calendar_parts(&text, latest).filter(|_| serial(&text).is_none())?;
    let is_day = matches!(month, 1..=12) && matches!(day, 1..=31);
    (is_day && Date::new(year, month, day).is_err()).then_some((year, month, day))
}

fn serial(text: &str) -> Option<f64> {
    let is_number = text.bytes().all(|b| b.is_ascii_digit() || b == b'.');
    is_number.then(|| text.parse().ok()).flatten()
}

/// The year, the month and the day, as they are written.
fn calendar_parts(text: &str, latest: Date) -> Option<(i16, i8, i8)> {
    let text = without_time(text);
    let Some(mark) = text.chars().find(|c| matches!(c, '/' | '-' | '.')) else {
        return in_words(text);
    };
    let parts: Vec<&str> = text.split(mark).map(str::trim).collect();
    let [first, month, last] = parts.try_into().ok()?;
    let month = short(month)?;
    if first.len() == 4 {
        return Some((full_year(first)?, month, short(last)?));
    }
    let day = short(first)?;
    match last.len() {
        4 => Some((full_year(last)?, month, day)),
        2 => Some((century(i16::from(short(last)?), month, day, latest), month, day)),
        _ => None,
    }
}

/// The day of an Excel serial number in the 1900 system, where 1 is 1 January 1900 and 60 is a day that never was.
pub fn of_serial(serial: i64) -> Option<Date> {
    let days = match serial {
        1..=59 => serial,
        61..=2_958_465 => serial - 1,
        _ => return None,
    };
    Date::constant(1899, 12, 31)
        .checked_add(jiff::Span::new().try_days(days).ok()?)
        .ok()
}

/// The day of a serial number that nothing but its size shows to be one.
pub fn plausible_serial(serial: f64) -> Option<Date> {
    let day = super::number::whole(serial.floor()).filter(|n| PLAUSIBLE_SERIALS.contains(n))?;
    of_serial(day)
}

/// The moment of an ISO 8601 text, as strict workbooks store it.
pub fn of_iso(text: &str) -> Option<DateTime> {
    let text = text.trim_end_matches('Z');
    text.parse().ok().or_else(|| {
        text.parse::<Date>()
            .ok()
            .map(|d| d.to_datetime(jiff::civil::Time::midnight()))
    })
}

fn without_time(text: &str) -> &str {
    match text.split_once([' ', 'T']) {
        Some((day, time)) if time.contains(':') && !day.is_empty() => day,
        _ => text,
    }
}

/// A day whose month is named: `15 avril 1986`, `1er avril 1986`, `15 أبريل 1986`.
fn in_words(text: &str) -> Option<(i16, i8, i8)> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let [day, month, year] = words.try_into().ok()?;
    let day = short(day.strip_suffix("er").unwrap_or(day))?;
    Some((full_year(year)?, month_named(month)?, day))
}

/// One or two digits.
fn short(text: &str) -> Option<i8> {
    let fits = matches!(text.len(), 1..=2) && text.bytes().all(|b| b.is_ascii_digit());
    fits.then(|| text.parse().ok()).flatten()
}

fn full_year(text: &str) -> Option<i16> {
    let digits = text.bytes().all(|b| b.is_ascii_digit());
    digits
        .then(|| text.parse().ok())
        .flatten()
        .filter(|y| PLAUSIBLE_YEARS.contains(y))
}

fn century(year: i16, month: i8, day: i8, latest: Date) -> i16 {
    let same = latest.year() - latest.year().rem_euclid(100) + year;
    if (same, month, day) <= (latest.year(), latest.month(), latest.day()) {
        same
    } else {
        same - 100
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    const LATEST: Date = date(2010, 11, 20);

    #[test]
    fn a_day_is_read_in_every_usual_form() {
        for text in [
            "15/04/1986",
            "15-04-1986",
            "15.04.1986",
            "1986-04-15",
            "1986/04/15",
            "15/4/86",
            "15-04-86",
            "15.04.86",
            "١٥/٠٤/١٩٨٦",
            "\u{200F}15/04/1986 ",
            "15 / 04 / 1986",
            "1986-04-15 00:00:00",
            "1986-04-15T08:30:00",
            "31517",
            "31517.5",
            "15 avril 1986",
            "15 Avril 1986",
            "15 أبريل 1986",
            "١٥ ابريل ١٩٨٦",
            "15\u{A0}April\u{A0}1986",
        ] {
            assert_eq!(parse(text, LATEST), Some(date(1986, 4, 15)), "{text}");
        }
        assert_eq!(parse("3/1/1990", LATEST), Some(date(1990, 1, 3)));
        assert_eq!(parse("1er fevrier 1990", LATEST), Some(date(1990, 2, 1)));
    }

    #[test]
    fn a_day_that_its_month_has_not_is_told_from_what_is_no_day() {
        assert_eq!(beyond_month("31/02/1980", LATEST), Some((1980, 2, 31)));
        assert_eq!(beyond_month("٣١ أبريل ٢٠٠١", LATEST), Some((2001, 4, 31)));
        assert_eq!(beyond_month("29-02-01", LATEST), Some((2001, 2, 29)));
        for text in ["28/02/1980", "31/13/1980", "32/01/1980", "demain", "31517", ""] {
            assert_eq!(beyond_month(text, LATEST), None, "{text}");
        }
    }

    #[test]
    fn no_such_day_is_no_day() {
        for text in [
            "31/02/1990",
            "31 février 1990",
            "15 brumaire 1990",
            "29/02/1999",
            "00/01/1990",
            "1/13/1990",
            "??",
            "",
            "1986",
            "15/04",
            "15/04/986",
            "15/04-1986",
            "15/04/1986/1",
            "0001-01-01",
            "-1/2/1990",
            "12:30",
            "15 avril",
            "1e4",
            "99999999",
            "inf",
            "NaN",
        ] {
            assert_eq!(parse(text, LATEST), None, "{text}");
        }
    }

    #[test]
    fn a_short_year_is_the_last_one_not_after_the_latest_day() {
        assert_eq!(parse("20/11/10", LATEST), Some(date(2010, 11, 20)));
        assert_eq!(parse("21/11/10", LATEST), Some(date(1910, 11, 21)));
        assert_eq!(parse("01/01/00", LATEST), Some(date(2000, 1, 1)));
        assert_eq!(parse("29/02/00", date(1999, 12, 31)), None);
    }

    #[test]
    fn serial_numbers_follow_excel_and_its_day_that_never_was() {
        assert_eq!(of_serial(1), Some(date(1900, 1, 1)));
        assert_eq!(of_serial(59), Some(date(1900, 2, 28)));
        assert_eq!(of_serial(60), None);
        assert_eq!(of_serial(61), Some(date(1900, 3, 1)));
        assert_eq!(of_serial(24_578), Some(date(1967, 4, 16)));
        assert_eq!(of_serial(2_958_465), Some(date(9999, 12, 31)));
        assert_eq!([of_serial(0), of_serial(-1), of_serial(2_958_466)], [None; 3]);
    }
}
