//! The legal time of Morocco. Its changes are ordered from year to year, and databases of time zones learn of them late: where
//! the commune keeps a list of its own, that one holds (ADR 5).

use std::sync::OnceLock;

use jiff::tz::{Offset, TimeZone};
use jiff::{Timestamp, ToSpan, civil};

use crate::time::CASABLANCA;

/// The zone with the commune's list, where it has one.
static LISTED: OnceLock<TimeZone> = OnceLock::new();

/// Both changes of a year take place at this hour of UTC: three in the morning becomes two, or two becomes three.
const HOUR_OF_CHANGE: i8 = 2;
/// Nothing before it is asked for: the database tells its offset.
const FIRST_YEAR: i16 = 1967;

/// A change of the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ClockChange {
    /// On this day, in the night,
    pub day: civil::Date,
    /// the clock goes over to so many minutes ahead of UTC.
    pub ahead: i32,
}

impl ClockChange {
    fn at(self) -> Timestamp {
        let moment = self.day.at(HOUR_OF_CHANGE, 0, 0, 0);
        Offset::UTC.to_timestamp(moment).unwrap_or(Timestamp::MAX)
    }
}

/// The zone by which every hour is read.
pub(crate) fn casablanca() -> TimeZone {
    LISTED.get().cloned().unwrap_or_else(of_database)
}

fn of_database() -> TimeZone {
    TimeZone::get(CASABLANCA).unwrap_or(TimeZone::UTC)
}

/// Has every hour be read by this list from now on: once for a process, before anything is read.
pub fn follow_clock_changes(changes: &[ClockChange]) {
    if let Some(zone) = zone_with(changes) {
        LISTED.get_or_init(|| zone);
    }
}

/// The days on which a list and the database of time zones say different things.
pub fn differing_clock_changes(changes: &[ClockChange]) -> Vec<civil::Date> {
    let Some((from, to)) = reach(changes) else {
        return Vec::new();
    };
    let known = changes_between(&of_database(), from, to);
    let listed: Vec<(Timestamp, i32)> = changes.iter().map(|one| (one.at(), one.ahead)).collect();
    let only = |these: &[(Timestamp, i32)], those: &[(Timestamp, i32)]| {
        let missing = these.iter().filter(|one| !those.contains(one));
        missing
            .map(|(at, _)| at.to_zoned(TimeZone::UTC).date())
            .collect::<Vec<_>>()
    };
    let mut days = [only(&listed, &known), only(&known, &listed)].concat();
    days.sort_unstable();
    days.dedup();
    days
}

/// The database's changes until the first of the list, the list until the end of its last year, then the database's again.
fn zone_with(changes: &[ClockChange]) -> Option<TimeZone> {
    let (from, to) = reach(changes)?;
    let base = of_database();
    let begin = civil::date(FIRST_YEAR, 1, 1).to_zoned(TimeZone::UTC).ok()?.timestamp();
    let mut all = changes_between(&base, begin, from);
    all.extend(changes.iter().map(|one| (one.at(), one.ahead)));
    all.extend(changes_between(&base, to, Timestamp::MAX));
    all.sort_by_key(|(at, _)| *at);
    let first = base.to_offset(begin).seconds() / 60;
    TimeZone::tzif(CASABLANCA, &tzif(first, &all)).ok()
}

/// From the first change of a list to the end of the year of its last one.
fn reach(changes: &[ClockChange]) -> Option<(Timestamp, Timestamp)> {
    let (first, last) = (changes.iter().min()?, changes.iter().max()?);
    let end = last.day.last_of_year().saturating_add(1.day());
    let end = Offset::UTC.to_timestamp(end.at(0, 0, 0, 0)).ok()?;
    Some((first.at(), end))
}

/// The latest year that the zone is written out for: the database knows changes until 2087.
const LAST_YEAR: i16 = 2090;

fn changes_between(zone: &TimeZone, from: Timestamp, to: Timestamp) -> Vec<(Timestamp, i32)> {
    let last = Offset::UTC
        .to_timestamp(civil::date(LAST_YEAR, 1, 1).at(0, 0, 0, 0))
        .unwrap_or(Timestamp::MAX);
    // What begins at the first moment itself counts.
    let before = from.saturating_sub(1.second()).unwrap_or(from);
    let changes = zone.following(before);
    changes
        .take_while(|change| change.timestamp() < to.min(last))
        .map(|change| (change.timestamp(), change.offset().seconds() / 60))
        .collect()
}

/// A zone as files of time zones hold one (RFC 9636): an offset, and the changes of it in order.
fn tzif(first: i32, changes: &[(Timestamp, i32)]) -> Vec<u8> {
    let mut offsets = vec![first];
    for (_, ahead) in changes {
        if !offsets.contains(ahead) {
            offsets.push(*ahead);
        }
    }
    let index = |ahead: i32| {
        let at = offsets.iter().position(|one| *one == ahead).unwrap_or_default();
        u8::try_from(at).unwrap_or_default()
    };
    // The block of 32 bits that readers of the second version pass over.
    let mut file = head([0, 0, 0, 0, 1, 4]);
    file.extend([0; 6]);
    file.extend(b"LMT\0");
    let count = |length: usize| u32::try_from(length).unwrap_or_default();
    file.extend(head([0, 0, 0, count(changes.len()), count(offsets.len()), 4]));
    for (at, _) in changes {
        file.extend(at.as_second().to_be_bytes());
    }
    file.extend(changes.iter().map(|(_, ahead)| index(*ahead)));
    for ahead in &offsets {
        file.extend((ahead * 60).to_be_bytes());
        file.extend([0, 0]);
    }
    file.extend(b"LMT\0");
    let last = changes.last().map_or(first, |(_, ahead)| *ahead);
    file.extend(format!("\n<LMT>{}\n", posix(last)).into_bytes());
    file
}

/// The head of a block: what is in it, counted.
fn head(counts: [u32; 6]) -> Vec<u8> {
    let mut head = b"TZif2".to_vec();
    head.extend([0; 15]);
    for count in counts {
        head.extend(count.to_be_bytes());
    }
    head
}

/// An offset as POSIX writes one: what is to be added to come to UTC.
fn posix(ahead: i32) -> String {
    let sign = if ahead > 0 { "-" } else { "" };
    format!("{sign}{}:{:02}", ahead.abs() / 60, ahead.abs() % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> civil::Date {
        text.parse().unwrap()
    }
    fn change(text: &str, ahead: i32) -> ClockChange {
        ClockChange { day: day(text), ahead }
    }
    fn ahead(zone: &TimeZone, at: &str) -> i32 {
        zone.to_offset(at.parse().unwrap()).seconds() / 60
    }

    /// As decreed for 2026, and a year later with Ramadan a week after what the database foresees.
    fn listed() -> Vec<ClockChange> {
        vec![
            change("2026-02-15", 0),
            change("2026-03-22", 60),
            change("2027-02-14", 0),
            change("2027-03-21", 60),
        ]
    }

    #[test]
    fn a_list_holds_from_its_first_change_to_the_end_of_its_last_year() {
        let zone = zone_with(&listed()).unwrap();
        let of_list = [
            ("2026-02-15T01:59:59Z", 60),
            ("2026-02-15T02:00:00Z", 0),
            ("2026-03-22T02:00:00Z", 60),
            ("2027-02-10T12:00:00Z", 60),
            ("2027-02-14T02:00:00Z", 0),
            ("2027-03-20T12:00:00Z", 0),
            ("2027-12-31T12:00:00Z", 60),
        ];
        for (at, minutes) in of_list {
            assert_eq!(ahead(&zone, at), minutes, "{at}");
        }
        let base = of_database();
        for at in [
            "1975-06-01T12:00:00Z",
            "2019-05-20T12:00:00Z",
            "2024-03-20T12:00:00Z",
            "2028-02-20T12:00:00Z",
            "2095-06-01T12:00:00Z",
        ] {
            assert_eq!(ahead(&zone, at), ahead(&base, at), "{at}: as the database says");
        }
    }

    #[test]
    fn an_hour_that_comes_twice_is_the_first_one_and_one_left_out_is_taken_after() {
        let zone = zone_with(&listed()).unwrap();
        let at = |text: &str| {
            let local: civil::DateTime = text.parse().unwrap();
            local.to_zoned(zone.clone()).unwrap().timestamp().to_string()
        };
        assert_eq!(at("2027-02-14T02:30:00"), "2027-02-14T01:30:00Z");
        assert_eq!(at("2027-03-21T02:30:00"), "2027-03-21T02:30:00Z");
    }

    #[test]
    fn what_differs_is_told_by_its_days_and_an_empty_list_says_nothing() {
        assert_eq!(
            differing_clock_changes(&listed()),
            ["2027-02-07", "2027-02-14", "2027-03-14", "2027-03-21"].map(day)
        );
        assert_eq!(differing_clock_changes(&listed()[..2]), []);
        assert_eq!(differing_clock_changes(&[]), []);
        assert!(zone_with(&[]).is_none());
    }

    #[test]
    fn the_longest_offset_is_written_as_posix_writes_it() {
        assert_eq!([60, 0, -90].map(posix), ["-1:00", "0:00", "1:30"]);
    }
}
