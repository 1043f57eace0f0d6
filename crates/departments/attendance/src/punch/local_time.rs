//! From the wall clock of a device to the instant (decision 12). The text as it was sent is what a punch is known by; the
//! instant follows from it, and may be set right without a new row.

use jiff::{SignedDuration, Timestamp, civil, tz};

/// A clock that is further off than this is wrong.
pub const TOLERANCE: SignedDuration = SignedDuration::from_mins(5);
/// The hour that comes twice.
const HOUR: SignedDuration = SignedDuration::from_hours(1);

/// When something happened, as far as its clock tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlacedTime {
    /// The instant.
    pub at: Timestamp,
    /// Whether it may have been another one.
    pub is_doubtful: bool,
}

impl PlacedTime {
    /// As a clock says it that is known to be so far ahead.
    pub fn without(self, ahead: SignedDuration) -> PlacedTime {
        PlacedTime {
            at: self.at.checked_sub(ahead).unwrap_or(self.at),
            is_doubtful: false,
        }
    }
}

/// What is sent at once, by a device whose clock was set so many minutes ahead of UTC.
pub fn live(local: civil::DateTime, zone_minutes: i64, received: Timestamp) -> PlacedTime {
    let seconds = i32::try_from(zone_minutes * 60).unwrap_or_default();
    let offset = tz::Offset::from_seconds(seconds).unwrap_or(tz::Offset::UTC);
    let at = offset.to_timestamp(local).unwrap_or(received);
    PlacedTime {
        at,
        is_doubtful: at.duration_since(received).abs() > TOLERANCE,
    }
}

/// What is sent later: by the legal time of Morocco. Of an hour that comes twice it is the turn during which it was received, else
/// the first one.
pub fn old(local: civil::DateTime, received: Timestamp) -> PlacedTime {
    let first = schema::instant_in_morocco(local);
    let second = first + HOUR;
    let is_missing = schema::moment_in_morocco(first) != local;
    let comes_twice = schema::moment_in_morocco(second) == local;
    let is_near = |at: Timestamp| received.duration_since(at).abs() <= TOLERANCE;
    PlacedTime {
        at: if comes_twice && is_near(second) { second } else { first },
        is_doubtful: is_missing || comes_twice,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Timestamp {
        text.parse().unwrap()
    }
    fn local(text: &str) -> civil::DateTime {
        text.parse().unwrap()
    }
    fn of(at: Timestamp, is_doubtful: bool) -> PlacedTime {
        PlacedTime { at, is_doubtful }
    }

    #[test]
    fn a_live_punch_follows_the_zone_that_the_device_was_given() {
        let received = at("2026-11-19T07:31:02Z");
        let seen = live(local("2026-11-19T08:31:00"), 60, received);
        assert_eq!(seen, of(at("2026-11-19T07:31:00Z"), false));
        let wrong = live(local("2026-11-19T07:31:00"), 60, received);
        assert_eq!(wrong, of(at("2026-11-19T06:31:00Z"), true), "an hour behind");
    }

    #[test]
    fn an_old_punch_follows_the_legal_time_of_its_day() {
        let later = at("2026-11-19T07:31:02Z");
        for (text, utc) in [
            ("2026-02-14T08:00:00", "2026-02-14T07:00:00Z"),
            ("2026-03-02T08:00:00", "2026-03-02T08:00:00Z"),
            ("2026-03-23T08:00:00", "2026-03-23T07:00:00Z"),
        ] {
            assert_eq!(old(local(text), later), of(at(utc), false), "{text}");
        }
    }

    #[test]
    fn the_hour_that_comes_twice_is_doubtful_and_the_hour_that_never_came_too() {
        // Before Ramadan the clock goes back at three: from two to three comes twice.
        let twice = local("2026-02-15T02:30:00");
        let first = at("2026-02-15T01:30:00Z");
        assert_eq!(old(twice, at("2026-02-20T10:00:00Z")), of(first, true));
        assert_eq!(old(twice, at("2026-02-15T01:30:03Z")), of(first, true));
        let second = at("2026-02-15T02:30:00Z");
        assert_eq!(old(twice, at("2026-02-15T02:30:03Z")), of(second, true));
        assert_eq!(
            live(twice, 0, at("2026-02-15T02:30:03Z")),
            of(second, false),
            "it was told its zone"
        );
        let never = old(local("2026-03-22T02:30:00"), at("2026-03-23T10:00:00Z"));
        assert!(never.is_doubtful);
    }
}
