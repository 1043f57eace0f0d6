//! Quiet hours and the hours of digests: local time in Morocco, across changes of the clock.

use jiff::civil::{Date, DateTime, Time, Weekday};
use jiff::{Timestamp, ToSpan};

/// When nothing is sent: between two hours, which may lie on either side of midnight, and on whole days.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct QuietHours {
    /// From this hour up to that one.
    pub hours: Option<(Time, Time)>,
    /// These days as a whole; never all seven.
    pub days: Vec<Weekday>,
}

impl QuietHours {
    /// The first instant, `at` or later, that is not quiet.
    pub fn end_of_quiet(&self, at: Timestamp) -> Timestamp {
        let mut free = at;
        // A night and a day may follow one another through a week at most.
        for _ in 0..16 {
            let next = self.end(free);
            if next <= free {
                break;
            }
            free = next;
        }
        free
    }

    /// The end of the quiet that holds at an instant; the instant itself when none does.
    fn end(&self, at: Timestamp) -> Timestamp {
        let local = schema::moment_in_morocco(at);
        let (day, time) = (local.date(), local.time());
        if self.days.contains(&day.weekday()) {
            return instant(day.saturating_add(1.day()), Time::midnight());
        }
        match self.hours {
            Some((from, to)) if from < to && from <= time && time < to => instant(day, to),
            Some((from, to)) if from > to && time < to => instant(day, to),
            Some((from, to)) if from > to && time >= from => instant(day.saturating_add(1.day()), to),
            _ => at,
        }
    }
}

/// When what has been collected is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Digest {
    /// Each day at that hour.
    Daily(Time),
    /// Each week on that day, at that hour.
    Weekly(Weekday, Time),
}

impl Digest {
    /// The next time, after `now`.
    pub fn next(self, now: Timestamp) -> Timestamp {
        let today = schema::day_in_morocco(now);
        let time = match self {
            Digest::Daily(time) | Digest::Weekly(_, time) => time,
        };
        let is_its = |day: &Date| match self {
            Digest::Daily(_) => true,
            Digest::Weekly(weekday, _) => day.weekday() == weekday,
        };
        let days = (0..=8).map(|days: i32| today.saturating_add(days.days()));
        let mut times = days.filter(is_its).map(|day| instant(day, time));
        times.find(|at| *at > now).unwrap_or(now)
    }
}

fn instant(day: Date, time: Time) -> Timestamp {
    schema::instant_in_morocco(DateTime::from_parts(day, time))
}

#[cfg(test)]
mod tests {
    use jiff::SignedDuration;

    use super::*;

    fn at(text: &str) -> Timestamp {
        text.parse().unwrap()
    }

    fn time(hour: i8, minute: i8) -> Time {
        Time::new(hour, minute, 0, 0).unwrap()
    }

    fn nights() -> QuietHours {
        QuietHours {
            hours: Some((time(22, 0), time(7, 0))),
            days: Vec::new(),
        }
    }

    #[test]
    fn a_night_ends_in_the_morning() {
        let quiet = nights();
        for (asked, free) in [
            ("2026-11-20T21:59:59Z", "2026-11-20T21:59:59Z"),
            ("2026-11-20T22:00:00Z", "2026-11-21T07:00:00Z"),
            ("2026-11-21T06:59:59Z", "2026-11-21T07:00:00Z"),
            ("2026-11-21T07:00:00Z", "2026-11-21T07:00:00Z"),
            ("2026-12-31T23:30:00Z", "2027-01-01T07:00:00Z"),
        ] {
            assert_eq!(quiet.end_of_quiet(at(asked)), at(free), "{asked}");
        }
    }

    #[test]
    fn a_rest_at_noon_ends_the_same_day() {
        let quiet = QuietHours {
            hours: Some((time(12, 0), time(14, 30))),
            days: Vec::new(),
        };
        assert_eq!(
            quiet.end_of_quiet(at("2026-11-20T12:00:00Z")),
            at("2026-11-20T14:30:00Z")
        );
        assert_eq!(
            quiet.end_of_quiet(at("2026-11-20T14:30:00Z")),
            at("2026-11-20T14:30:00Z")
        );
    }

    #[test]
    fn a_weekend_after_a_night_ends_on_monday_morning() {
        let quiet = QuietHours {
            days: vec![Weekday::Saturday, Weekday::Sunday],
            ..nights()
        };
        // Friday evening: the night, then Saturday and Sunday, then the night before Monday.
        assert_eq!(
            quiet.end_of_quiet(at("2026-11-20T22:30:00Z")),
            at("2026-11-23T07:00:00Z")
        );
        let days = QuietHours { hours: None, ..quiet };
        assert_eq!(
            days.end_of_quiet(at("2026-11-21T11:00:00Z")),
            at("2026-11-23T00:00:00Z")
        );
    }

    /// The Sunday before Ramadan 2026 the clock went back at three, the Sunday after it forward at two (decree 2.18.855).
    #[test]
    fn a_change_of_the_clock_moves_the_morning_with_it() {
        let quiet = nights();
        assert_eq!(
            quiet.end_of_quiet(at("2026-02-14T23:00:00Z")),
            at("2026-02-15T07:00:00Z")
        );
        assert_eq!(
            quiet.end_of_quiet(at("2026-03-21T23:00:00Z")),
            at("2026-03-22T06:00:00Z")
        );
    }

    #[test]
    fn quiet_ends_after_it_was_asked_for_and_is_never_quiet_itself() {
        let quiet = QuietHours {
            hours: Some((time(22, 0), time(2, 30))),
            days: vec![Weekday::Friday],
        };
        let mut now = at("2026-02-10T00:00:00Z");
        while now < at("2026-03-30T00:00:00Z") {
            let free = quiet.end_of_quiet(now);
            assert!(free >= now, "{now}");
            assert_eq!(quiet.end_of_quiet(free), free, "{now}");
            now += SignedDuration::from_mins(10);
        }
    }

    #[test]
    fn a_digest_comes_once_a_day_across_changes_of_the_clock() {
        let digest = Digest::Daily(time(2, 30));
        let mut last = digest.next(at("2026-02-10T12:00:00Z"));
        for day in 12..60 {
            let next = digest.next(last);
            let meant = jiff::civil::date(2026, 2, 1).saturating_add((day - 1).days());
            assert_eq!(schema::day_in_morocco(next), meant);
            last = next;
        }
    }

    #[test]
    fn a_weekly_digest_comes_on_its_day_over_new_year() {
        let digest = Digest::Weekly(Weekday::Thursday, time(8, 0));
        assert_eq!(digest.next(at("2026-12-31T07:59:59Z")), at("2026-12-31T08:00:00Z"));
        assert_eq!(digest.next(at("2026-12-31T08:00:00Z")), at("2027-01-07T08:00:00Z"));
    }
}
