//! How long after its field something falls due, where that differs by the year of the field: an age limit that a law moved.

use jiff::civil::Date;
use jiff::{Span, ToSpan};

/// Months from the day of the field to the day itself, by the year of the field.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MonthsLater(Vec<(i16, i32)>);

/// A month has up to so many days fewer than another, by which a day at its end comes earlier.
const SHORTER: i64 = 3;
/// No day that is kept lies before the first year of our era, and years before it would not stand in the order of texts.
const EARLIEST: Date = Date::constant(1, 1, 1);

impl MonthsLater {
    /// The same for all.
    pub fn always(months: i32) -> Self {
        MonthsLater(vec![(i16::MIN, months)])
    }

    /// From each first year on so many months. What lies before the first year is as in that year.
    pub fn by_year(mut steps: Vec<(i16, i32)>) -> Self {
        steps.sort_unstable();
        MonthsLater(steps)
    }

    /// The day that follows from a field.
    pub fn day(&self, field: Date) -> Option<Date> {
        let step = self.0.iter().rev().find(|(year, _)| *year <= field.year());
        let months = step.or(self.0.first()).map_or(0, |(_, months)| *months);
        field.checked_add(months.months()).ok()
    }

    /// Between which days the field of what falls due in a span may lie: a stretch for each step that reaches into it, with
    /// room for the ends of months.
    pub(crate) fn stretches(&self, from: Date, to: Date) -> Vec<(Date, Date)> {
        if self.0.is_empty() {
            return vec![(from.max(EARLIEST), to)];
        }
        let back = |day: Date, months: i32, room: Span| day.saturating_sub(months.months()).saturating_add(room);
        let firsts = self.0.iter().enumerate();
        let stretch = firsts.filter_map(|(at, (year, months))| {
            let first = if at == 0 { EARLIEST } else { first_day(*year) };
            let after = self.0.get(at + 1).map(|(year, _)| first_day(*year));
            let last = after.map_or(Date::MAX, |next| next.saturating_sub(1.day()));
            let stretch = (
                back(from, *months, -(SHORTER.days())).max(first),
                back(to, *months, SHORTER.days()).min(last),
            );
            (stretch.0 <= stretch.1).then_some(stretch)
        });
        stretch.collect()
    }
}

fn first_day(year: i16) -> Date {
    Date::new(year, 1, 1).unwrap_or(if year < 0 { Date::MIN } else { Date::MAX })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Date {
        text.parse().unwrap()
    }

    #[test]
    fn the_year_of_the_field_says_how_many_months() {
        let later = MonthsLater::by_year(vec![(1962, 756), (1900, 720), (1961, 750)]);
        for (born, due) in [
            ("1899-05-01", "1959-05-01"),
            ("1960-12-31", "2020-12-31"),
            ("1961-01-01", "2023-07-01"),
            ("1961-08-31", "2024-02-29"),
            ("1962-01-01", "2025-01-01"),
            ("1964-02-29", "2027-02-28"),
        ] {
            assert_eq!(later.day(day(born)), Some(day(due)), "{born}");
        }
        assert_eq!(MonthsLater::default().day(day("2026-01-31")), Some(day("2026-01-31")));
        assert_eq!(MonthsLater::always(1).day(day("2026-01-31")), Some(day("2026-02-28")));
    }

    #[test]
    fn whatever_falls_due_in_a_span_lies_in_one_of_its_stretches() {
        let later = MonthsLater::by_year(vec![(1957, 720), (1958, 732), (1961, 750), (1962, 756)]);
        let (from, to) = (day("2023-06-15"), day("2025-03-10"));
        let stretches = later.stretches(from, to);
        assert!(stretches.iter().all(|(first, last)| first <= last), "{stretches:?}");
        let mut born = day("1955-01-01");
        while born < day("1970-01-01") {
            let is_due = later.day(born).is_some_and(|due| (from..=to).contains(&due));
            let inside = stretches
                .iter()
                .filter(|(first, last)| (*first..=*last).contains(&born));
            let times = inside.count();
            assert!(times <= 1, "{born} stands in two");
            assert!(!is_due || times == 1, "{born} stands in none");
            born = born.tomorrow().unwrap();
        }
    }
}
