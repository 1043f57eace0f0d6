//! The commune's own list of changes of the clock, where it knows by decree what no data know yet.

use jiff::tz::{Offset, TimeZone};
use jiff::{Timestamp, ToSpan, civil};

use super::{LAST_MOMENT, changes_between, tzif};

/// An entry that says no time takes place at this hour of UTC, as all did before times could be said: three in the morning
/// becomes two, or two becomes three.
const USUAL_HOUR: i8 = 2;
/// Nothing before it is asked for: the data tell its offset.
const FIRST_YEAR: i16 = 1967;

/// A change of the clock, as it is decreed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockChange {
    /// On this day,
    pub day: civil::Date,
    /// when the clock showed so much by the legal time until then; two in the morning UTC where none is said,
    pub time: Option<civil::Time>,
    /// it goes over to so many minutes ahead of UTC.
    pub ahead: i32,
}

/// How long the last entry of a list holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ClockListEnd {
    /// Nobody said: until the next change that the data know.
    #[default]
    NextKnownChange,
    /// To the end of a day; the data hold from then on.
    Until(civil::Date),
    /// Until somebody writes another.
    ForGood,
}

/// A list: each entry holds until the next one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClockList {
    /// The entries, by their days.
    pub changes: Vec<ClockChange>,
    /// How long the last one holds.
    pub end: ClockListEnd,
}

impl ClockList {
    /// What the data say until the first entry, then the list as long as it holds, then the data again; none for an empty list.
    pub(super) fn over(&self, base: &TimeZone) -> Option<TimeZone> {
        let listed = self.moments(base);
        let (first, end) = (listed.first()?.0, self.end(base, &listed)?);
        let mut all = changes_between(base, first_moment()?, first);
        all.extend(listed);
        if end < LAST_MOMENT {
            all.push((end, base.to_offset(end).seconds() / 60));
            all.extend(changes_between(base, end + 1.second(), Timestamp::MAX));
        }
        tzif::zone(base.to_offset(first_moment()?).seconds() / 60, &all)
    }

    /// The days on which the list and the data say different things, as long as the list holds.
    pub(super) fn differing_days(&self, base: &TimeZone) -> Vec<civil::Date> {
        let listed = self.moments(base);
        let Some(((first, _), end)) = listed.first().zip(self.end(base, &listed)) else {
            return Vec::new();
        };
        super::differing_days(&listed, &changes_between(base, *first, end))
    }

    /// The list as programs read it before times and ends could be said: all at two UTC, until the end of the last year.
    pub(super) fn over_as_formerly_read(&self, base: &TimeZone) -> Option<TimeZone> {
        let mut listed: Vec<(Timestamp, i32)> =
            self.changes.iter().map(|one| (one.usual_moment(), one.ahead)).collect();
        listed.sort_unstable();
        let (first, last) = (listed.first()?.0, self.changes.iter().map(|one| one.day).max()?);
        let end = utc(last.last_of_year().tomorrow().ok()?.at(0, 0, 0, 0));
        let mut all = changes_between(base, first_moment()?, first);
        all.extend(listed);
        all.extend(changes_between(base, end, Timestamp::MAX));
        tzif::zone(base.to_offset(first_moment()?).seconds() / 60, &all)
    }

    /// When each entry takes place, in order.
    pub(super) fn moments(&self, base: &TimeZone) -> Vec<(Timestamp, i32)> {
        let mut changes = self.changes.clone();
        changes.sort_by_key(|one| (one.day, one.time));
        let mut before = changes
            .first()
            .map_or(0, |one| base.to_offset(utc(one.day.at(0, 0, 0, 0))).seconds() / 60);
        let mut listed: Vec<(Timestamp, i32)> = Vec::new();
        for one in changes {
            listed.push((one.moment(before), one.ahead));
            before = one.ahead;
        }
        listed.sort_unstable();
        listed
    }

    /// Until when the last entry holds.
    fn end(&self, base: &TimeZone, listed: &[(Timestamp, i32)]) -> Option<Timestamp> {
        let (last, ahead) = listed.last()?;
        Some(match self.end {
            ClockListEnd::ForGood => LAST_MOMENT,
            ClockListEnd::Until(day) => utc(day.tomorrow().ok()?.at(0, 0, 0, 0)) - i64::from(*ahead).minutes(),
            ClockListEnd::NextKnownChange => {
                let next = changes_between(base, *last + 1.second(), Timestamp::MAX);
                next.first().map_or(LAST_MOMENT, |(at, _)| *at)
            }
        })
    }
}

impl ClockChange {
    /// The moment, where the clock was so many minutes ahead until then.
    fn moment(self, before: i32) -> Timestamp {
        let said = |time: civil::Time| utc(self.day.to_datetime(time)) - i64::from(before).minutes();
        self.time.map_or_else(|| self.usual_moment(), said)
    }

    fn usual_moment(self) -> Timestamp {
        utc(self.day.at(USUAL_HOUR, 0, 0, 0))
    }
}

fn utc(moment: civil::DateTime) -> Timestamp {
    Offset::UTC.to_timestamp(moment).unwrap_or(Timestamp::MAX)
}

fn first_moment() -> Option<Timestamp> {
    let begin = civil::date(FIRST_YEAR, 1, 1).to_zoned(TimeZone::UTC).ok()?;
    Some(begin.timestamp())
}
