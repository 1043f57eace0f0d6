//! When a routine is due.

use jiff::civil::{Date, DateTime, Weekday};
use jiff::{SignedDuration, Timestamp, ToSpan};

/// How often, and when in Morocco. A change of the clock neither doubles nor drops a day's or a week's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Every {
    /// Each hour, at that minute.
    Hour(i8),
    /// Each day, at that hour and minute.
    Day(i8, i8),
    /// Each week on that day, at that hour and minute.
    Week(Weekday, i8, i8),
}

/// Hours are of the instant and not of the wall: when Ramadan moves the clock none is skipped and none comes twice.
const HOUR: SignedDuration = SignedDuration::from_hours(1);

impl Every {
    /// The last time it was due: `now` or before.
    pub fn last(self, now: Timestamp) -> Timestamp {
        match self {
            Every::Hour(minute) => {
                let into = SignedDuration::from_mins(minute.into());
                let since = (now - into).as_second().rem_euclid(HOUR.as_secs());
                let whole = Timestamp::from_second(now.as_second()).unwrap_or(now);
                whole - SignedDuration::from_secs(since)
            }
            Every::Day(..) | Every::Week(..) => {
                let today = self.on(schema::day_in_morocco(now), 0);
                if today <= now {
                    today
                } else {
                    self.on(schema::day_in_morocco(now), 1)
                }
            }
        }
    }

    /// The next time it will be due: after `now`.
    pub fn next(self, now: Timestamp) -> Timestamp {
        let last = self.last(now);
        match self {
            Every::Hour(_) => last + HOUR,
            Every::Day(..) => self.on(schema::day_in_morocco(last), -1),
            Every::Week(..) => self.on(schema::day_in_morocco(last), -7),
        }
    }

    /// The turn that belongs to a day, or so many days before it: for a week's, the last such weekday up to then.
    fn on(self, day: Date, before: i32) -> Timestamp {
        let day = day.saturating_sub(before.days());
        let at = |day: Date, hour, minute| schema::instant_in_morocco(DateTime::from_parts(day, time(hour, minute)));
        match self {
            Every::Hour(_) => Timestamp::MIN,
            Every::Day(hour, minute) => at(day, hour, minute),
            Every::Week(weekday, hour, minute) => {
                let since = weekday.until(day.weekday());
                at(day.saturating_sub(i32::from(since).days()), hour, minute)
            }
        }
    }
}

fn time(hour: i8, minute: i8) -> jiff::civil::Time {
    jiff::civil::Time::new(hour, minute, 0, 0).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Timestamp {
        text.parse().unwrap()
    }

    #[test]
    fn each_hour_at_its_minute() {
        let every = Every::Hour(17);
        assert_eq!(every.last(at("2026-11-20T10:17:00Z")), at("2026-11-20T10:17:00Z"));
        assert_eq!(every.last(at("2026-11-20T10:16:59.9Z")), at("2026-11-20T09:17:00Z"));
        assert_eq!(every.next(at("2026-11-20T10:17:00Z")), at("2026-11-20T11:17:00Z"));
    }

    #[test]
    fn each_day_at_its_hour_in_morocco() {
        let every = Every::Day(3, 0);
        let [before, due] = [at("2026-06-02T01:59:59Z"), at("2026-06-02T02:00:00Z")];
        assert_eq!(every.last(before), at("2026-06-01T02:00:00Z"));
        assert_eq!(every.last(due), due);
        assert_eq!(every.next(before), due);
        assert_eq!(every.next(due), at("2026-06-03T02:00:00Z"));
    }

    /// The Sunday before Ramadan 2026 the clock went back at three, the Sunday after it forward at two (decree 2.18.855).
    #[test]
    fn a_change_of_the_clock_neither_doubles_nor_drops_a_day() {
        for hour in [1, 2, 3] {
            let every = Every::Day(hour, 30);
            let mut due = every.last(at("2026-02-10T12:00:00Z"));
            for day in 11..60 {
                let next = every.next(due);
                let began = jiff::civil::date(2026, 2, 10).saturating_add((day - 10).days());
                assert_eq!(schema::day_in_morocco(next), began, "{hour}:30");
                assert_eq!(every.last(next), next);
                assert_eq!(every.last(next - SignedDuration::from_secs(1)), due);
                due = next;
            }
        }
    }

    #[test]
    fn each_week_on_its_day_over_new_year() {
        let every = Every::Week(Weekday::Monday, 7, 30);
        assert_eq!(every.last(at("2025-12-29T06:29:59Z")), at("2025-12-22T06:30:00Z"));
        assert_eq!(every.last(at("2025-12-29T06:30:00Z")), at("2025-12-29T06:30:00Z"));
        assert_eq!(every.next(at("2025-12-31T23:30:00Z")), at("2026-01-05T06:30:00Z"));
        assert_eq!(every.last(at("2026-01-04T12:00:00Z")), at("2025-12-29T06:30:00Z"));
    }
}
