//! What a day was: a pure function of all that is known of it.
//!
//! No row, no clock, no chance: the same facts give the same day, in whatever order they came. The flag of in and out of a punch
//! is not asked for, for terminals lie about it: the first and the last punch of the day's window count, those between are
//! shown only (decision 15).

mod compute;
mod reason;
mod window;

#[cfg(test)]
mod tests;

use jiff::{SignedDuration, Timestamp, civil};

use crate::pointage::{DayKind, Status};
use platform::workday::AwayKind;

pub use compute::compute;
pub use reason::Reason;
pub use window::{Window, WindowReach, Windows};

/// The hours of one day, on the clock of Morocco as it was then: an hour that the change of Ramadan takes or gives is in them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hours {
    /// When work begins
    pub start: Timestamp,
    /// and ends; on the next day for night work.
    pub end: Timestamp,
    /// Minutes of the break, taken off once when presence covers half of the day.
    pub break_minutes: i64,
    /// When the break begins, where the hours say so.
    pub break_start: Option<Timestamp>,
    /// So many minutes after the start are on time,
    pub grace: i64,
    /// so many are tolerated.
    pub tolerated: i64,
}

impl Hours {
    /// When the first half of the day has ended by and when the second begins: around the break, in the middle of the hours where
    /// the break has no time. Whoever is away for the first half comes back when the break is over, and whoever is away for the
    /// second leaves when it begins.
    pub fn noon(&self) -> (Timestamp, Timestamp) {
        let Some(start) = self.break_start.filter(|at| self.start < *at && *at < self.end) else {
            let middle = self.start + self.end.duration_since(self.start) / 2;
            return (middle, middle);
        };
        let end = (start + SignedDuration::from_mins(self.break_minutes)).min(self.end);
        (end, start)
    }
}

/// A time between two moments; half-open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeSpan {
    /// From this moment
    pub from: Timestamp,
    /// to this one.
    pub to: Timestamp,
}

/// A time elsewhere, and for what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Away {
    /// When.
    pub span: TimeSpan,
    /// For what.
    pub kind: AwayKind,
}

/// What somebody set right.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Corrected {
    /// The first entry.
    pub first_in: Option<Timestamp>,
    /// The last exit.
    pub last_out: Option<Timestamp>,
    /// What kind of day it is taken for.
    pub kind: Option<DayKind>,
}

/// All that a day follows from.
#[derive(Clone, Debug)]
pub struct Facts<'f> {
    /// The day; night work belongs to the day it begins on.
    pub date: civil::Date,
    /// Between which moments its punches lie.
    pub window: Window,
    /// Whether the hours in force name this day of the week.
    pub is_workday: bool,
    /// The hours, where they are said.
    pub hours: Option<Hours>,
    /// Whether it is a public holiday.
    pub is_holiday: bool,
    /// Whether the devices knew them on that day.
    pub is_registered: bool,
    /// Whether the window had ended when the day was computed.
    pub is_over: bool,
    /// Whether every device that they may have used has told all of the day.
    pub is_told: bool,
    /// Whether a terminal measured the place where they were, or one that they used of late.
    pub is_measured: bool,
    /// The punches of the window, in any order.
    pub punches: &'f [Timestamp],
    /// Where they were elsewhere.
    pub away: &'f [Away],
    /// Duties that were ordered.
    pub duties: &'f [TimeSpan],
    /// What was set right, if anything.
    pub corrected: Option<Corrected>,
}

/// What the day was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Computed {
    /// What kind of day.
    pub kind: DayKind,
    /// How it went; of a working day that is known alone.
    pub status: Option<Status>,
    /// The first punch.
    pub first_in: Option<Timestamp>,
    /// The last one; none where there is only one.
    pub last_out: Option<Timestamp>,
    /// Minutes of presence without the break.
    pub worked: Option<i64>,
    /// Minutes after the start.
    pub late: i64,
    /// Minutes before the end.
    pub early: i64,
    /// Minutes beyond the hours.
    pub overtime: i64,
    /// Minutes of presence on duty.
    pub duty: i64,
    /// Minutes that nothing covers: all of an absence, coming late and leaving early beyond what is tolerated.
    pub missing: i64,
    /// What decided it, the most telling first.
    pub reasons: Vec<Reason>,
}

impl TimeSpan {
    /// Whole minutes, what is left of one cut off; none of a time that is empty.
    pub fn minutes(self) -> i64 {
        self.to.duration_since(self.from).as_mins().max(0)
    }

    /// What two times have in common.
    pub fn overlap(self, other: TimeSpan) -> TimeSpan {
        TimeSpan {
            from: self.from.max(other.from),
            to: self.to.min(other.to),
        }
    }
}
