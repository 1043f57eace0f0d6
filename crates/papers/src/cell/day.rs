//! Days, as people write them: day first unless it is said otherwise, or as in ISO 8601, in words, or as the serial number that
//! Excel keeps.

use super::plain::plain;
use crate::doc::{bare, month_named};
use jiff::civil::{Date, DateTime};

/// Serial numbers taken for days when no style says so: 1927 to 2173. A bare year or a small count is no day.
const PLAUSIBLE_SERIALS: std::ops::RangeInclusive<i64> = 10_000..=99_999;
/// Years believed in a text of four digits.
const PLAUSIBLE_YEARS: std::ops::RangeInclusive<i16> = 1800..=2200;
/// So many days lie between the first days of the two calendars of spreadsheets.
const BETWEEN_CALENDARS: i64 = 1_462;
/// Words that stand around a day and say nothing of it.
const AROUND: &[&str] = &[
    "le", "du", "au", "de", "the", "of", "on", "يوم", "في", "من", "شهر", "سنه", "عام",
];
/// The days of the week, by how their names begin.
const WEEKDAYS: &[&str] = &[
    "lun",
    "mar",
    "mer",
    "jeu",
    "ven",
    "sam",
    "dim",
    "mon",
    "tue",
    "wed",
    "thu",
    "fri",
    "sat",
    "sun",
    "الاثنين",
    "اثنين",
    "الاتنين",
    "الثلاثاء",
    "الثلاثا",
    "ثلاثاء",
    "الاربعاء",
    "الاربعا",
    "اربعاء",
    "الخميس",
    "خميس",
    "الجمعه",
    "جمعه",
    "السبت",
    "سبت",
    "الاحد",
    "احد",
];

/// Whether the day or the month comes first in a day of three numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DayOrder {
    /// As in Morocco: 15/04/1986.
    #[default]
    DayFirst,
    /// As in the United States: 04/15/1986.
    MonthFirst,
}

/// What the serial number of a day counts from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Calendar {
    /// 1 is 1 January 1900.
    #[default]
    From1900,
    /// 0 is 1 January 1904, as once on the Mac.
    From1904,
}

/// How the days of a column are read.
#[derive(Clone, Copy, Debug)]
pub struct Reading {
    /// A year of two digits is the last one that does not make the day later than this.
    pub latest: Date,
    /// Of days of three numbers.
    pub order: DayOrder,
    /// Of numbers without the style of a day.
    pub calendar: Calendar,
}

impl Reading {
    /// Day first, from 1900.
    pub const fn until(latest: Date) -> Self {
        Reading {
            latest,
            order: DayOrder::DayFirst,
            calendar: Calendar::From1900,
        }
    }
}

/// The day in a text: `dd/mm/yyyy`, `dd-mm-yyyy`, `dd.mm.yyyy`, `dd mm yyyy`, `yyyy-mm-dd`, `d/m/yy`, or with the month in
/// words (`15-avr-86`, `mardi 15 avril 1986`, `15 مايو 1986`), with digits of any script, with or without a time of day after
/// it, or Excel's serial number. `None` if there is none, or no such day (31/02).
pub fn parse(text: &str, reading: Reading) -> Option<Date> {
    let text = plain(text);
    if let Some(serial) = serial(&text) {
        return plausible_serial(serial, reading.calendar);
    }
    let (year, month, day) = calendar_parts(&text, reading)?;
    Date::new(year, month, day).ok()
}

/// The year, the month and the day that a text means of a month that has no such day: 31 February.
pub fn beyond_month(text: &str, reading: Reading) -> Option<(i16, i8, i8)> {
    let text = plain(text);
    let (year, month, day) = calendar_parts(&text, reading).filter(|_| serial(&text).is_none())?;
    let is_day = matches!(month, 1..=12) && matches!(day, 1..=31);
    (is_day && Date::new(year, month, day).is_err()).then_some((year, month, day))
}

/// The order that a text of three numbers tells, because it is no day in the other.
pub fn told_order(text: &str) -> Option<DayOrder> {
    let text = plain(text);
    let [first, second, _] = parts(&text)?;
    match (short(first)?, short(second)?) {
        (13..=31, 1..=12) => Some(DayOrder::DayFirst),
        (1..=12, 13..=31) => Some(DayOrder::MonthFirst),
        _ => None,
    }
}

fn serial(text: &str) -> Option<f64> {
    let is_number = text.bytes().all(|b| b.is_ascii_digit() || b == b'.');
    is_number.then(|| text.parse().ok()).flatten()
}

/// The year, the month and the day, as they are written.
fn calendar_parts(text: &str, reading: Reading) -> Option<(i16, i8, i8)> {
    let Some([first, second, last]) = parts(text) else {
        return in_words(text, reading.latest);
    };
    if first.len() == 4 {
        return Some((full_year(first)?, short(second)?, short(last)?));
    }
    let (first, second) = (short(first)?, short(second)?);
    let (day, month) = match reading.order {
        DayOrder::DayFirst => (first, second),
        DayOrder::MonthFirst => (second, first),
    };
    Some((year(last, month, day, reading.latest)?, month, day))
}

/// The three numbers of a day without a month's name, whatever stands before and after them.
fn parts(text: &str) -> Option<[&str; 3]> {
    let text = without_weekday(without_time(text));
    let mark = text.chars().find(|c| matches!(c, '/' | '-' | '.')).unwrap_or(' ');
    let parts: Vec<&str> = text.split(mark).map(str::trim).collect();
    let is_number = |part: &&str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    let parts: [&str; 3] = parts.try_into().ok()?;
    parts.iter().all(is_number).then_some(parts)
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
pub fn plausible_serial(serial: f64, calendar: Calendar) -> Option<Date> {
    let shift = match calendar {
        Calendar::From1900 => 0,
        Calendar::From1904 => BETWEEN_CALENDARS,
    };
    let day = super::number::whole(serial.floor())? + shift;
    of_serial(day).filter(|_| PLAUSIBLE_SERIALS.contains(&day))
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

/// The text before a time of day.
fn without_time(text: &str) -> &str {
    let hour = text.find(':').and_then(|colon| text[..colon].rfind([' ', 'T']));
    let day = hour.map_or(text, |at| text[..at].trim_end());
    day.strip_suffix(" à").unwrap_or(day).trim_end_matches([',', '،'])
}

/// The text from the first word on that is no day of the week and says something.
fn without_weekday(text: &str) -> &str {
    let mut rest = text.trim_start();
    loop {
        let end = rest.find(|c: char| !c.is_alphabetic()).unwrap_or(rest.len());
        let word = bare(&rest[..end]);
        if !AROUND.contains(&word.as_str()) && !is_weekday(&word) {
            return rest;
        }
        rest = rest[end..].trim_start_matches(['.', ',', '،', ' ', '-']);
    }
}

fn is_weekday(word: &str) -> bool {
    let is_it = |name: &str| word == name || name.is_ascii() && word.len() > 2 && word.starts_with(name);
    // `mars` begins as `mardi` does.
    WEEKDAYS.iter().any(|name| is_it(name)) && word != "mars" && word != "march"
}

/// A day whose month is named, in whatever order and with whatever marks between: `15 avril 1986`, `15-avr.-86`, `1er avril 1986`,
/// `April 15, 1986`, `15 كانون الثاني 1986`.
fn in_words(text: &str, latest: Date) -> Option<(i16, i8, i8)> {
    let text = without_weekday(without_time(text));
    let is_mark = |c: char| matches!(c, ' ' | '-' | '/' | '.' | ',' | '،');
    let words = text.split(is_mark).filter(|word| !word.is_empty());
    let (mut month, mut numbers) = (Vec::new(), Vec::new());
    for word in words.filter(|word| !AROUND.contains(&bare(word).as_str())) {
        let digits = word.find(|c: char| !c.is_ascii_digit()).unwrap_or(word.len());
        match (&word[..digits], &word[digits..]) {
            ("", name) => month.push(name),
            (number, "" | "er" | "st" | "nd" | "rd" | "th") => numbers.push(number),
            (number, name) if numbers.is_empty() => {
                numbers.push(number);
                month.push(name);
            }
            _ => return None,
        }
    }
    let month = month_named(&month.join(" "))?;
    match numbers.as_slice() {
        [first, day] if first.len() == 4 => Some((full_year(first)?, month, short(day)?)),
        [day, last] => {
            let day = short(day)?;
            Some((year(last, month, day, latest)?, month, day))
        }
        _ => None,
    }
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

/// The year of a day, of four digits or of two.
fn year(text: &str, month: i8, day: i8, latest: Date) -> Option<i16> {
    match text.len() {
        4 => full_year(text),
        2 => Some(century(i16::from(short(text)?), month, day, latest)),
        _ => None,
    }
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
mod tests;
