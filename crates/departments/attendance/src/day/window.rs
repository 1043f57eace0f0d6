//! To which day a punch belongs: by the shift whose hours are nearest, whatever the calendar says in between.

use std::collections::{HashMap, HashSet};

use jiff::{SignedDuration, Timestamp, ToSpan, civil};
use platform::organisation::work_schedule;
use schema::{Document, Field};

use super::{Hours, TimeSpan};

/// The punches of a shift count from so long before its start
const BEFORE: SignedDuration = SignedDuration::from_hours(4);
/// to so long after its end.
const AFTER: SignedDuration = SignedDuration::from_hours(6);
/// So near the seam of two shifts that touch, a punch is the exit of the one as well as the entry of the other.
const SEAM: SignedDuration = SignedDuration::from_hours(1);
/// A punch in no window that is earlier than this hour ends the day before.
const NIGHT_ENDS: i8 = 3;
/// Minutes of a day.
const DAY: i64 = 24 * 60;

/// Between which moments the punches of a day lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// The day.
    pub date: civil::Date,
    /// Between which moments; half-open.
    pub span: TimeSpan,
    /// The hours of work, which shared punches are nearest to or not.
    work: Option<TimeSpan>,
}

impl Window {
    /// The window of a day: around its hours, else the day of the calendar.
    pub fn of(date: civil::Date, hours: Option<&Hours>) -> Window {
        let work = hours.map(|hours| TimeSpan {
            from: hours.start,
            to: hours.end,
        });
        let midnight = |day: civil::Date| schema::instant_in_morocco(day.at(0, 0, 0, 0));
        let span = work.map_or_else(
            || TimeSpan {
                from: midnight(date),
                to: midnight(date.saturating_add(1.day())),
            },
            |work| TimeSpan {
                from: work.from.saturating_sub(BEFORE).unwrap_or(work.from),
                to: work.to.saturating_add(AFTER).unwrap_or(work.to),
            },
        );
        Window { date, span, work }
    }

    /// Whether a moment lies in it.
    pub fn holds(&self, at: Timestamp) -> bool {
        self.span.from <= at && at < self.span.to
    }

    /// How far a punch lies from the hours of work, in seconds; from a day without any, farther than from any other.
    fn distance(&self, punch: Timestamp) -> i64 {
        let Some(work) = self.work else { return i64::MAX };
        if punch < work.from {
            work.from.duration_since(punch).as_secs()
        } else {
            punch.duration_since(work.to).as_secs().max(0)
        }
    }

    /// The moment at which the hours of this day end and those of the next one begin.
    fn seam(&self, next: &Window) -> Option<Timestamp> {
        let (work, next) = self.work.zip(next.work)?;
        (work.to == next.from).then_some(next.from)
    }
}

/// How far windows reach beyond their day on the calendar, by all hours that anybody has.
#[derive(Clone, Copy, Debug)]
pub struct WindowReach {
    /// Until how many minutes after its last midnight the latest window lasts.
    after: i64,
    /// From how many minutes of the day before on the earliest one begins.
    before: i64,
    /// Whether a shift may begin where that of the day before ends: a punch at one changes the other too.
    is_joined: bool,
}

impl WindowReach {
    /// Of these schedules.
    pub fn of(schedules: &[Document]) -> WindowReach {
        let minutes = |row: &Document, key: Field<String>| {
            let time: civil::Time = row.get(key)?.parse().ok()?;
            Some(i64::from(time.hour()) * 60 + i64::from(time.minute()))
        };
        let mut reach = WindowReach {
            after: 0,
            before: DAY,
            is_joined: false,
        };
        let (mut starts, mut ends) = (HashSet::new(), HashSet::new());
        for row in schedules {
            let (Some(start), Some(end)) = (minutes(row, work_schedule::START), minutes(row, work_schedule::END))
            else {
                continue;
            };
            let end = if end <= start { end + DAY } else { end };
            reach.after = reach.after.max(end + AFTER.as_mins() - DAY);
            reach.before = reach.before.min(start - BEFORE.as_mins() + DAY);
            starts.insert(start);
            ends.insert(end - DAY);
        }
        reach.is_joined = !starts.is_disjoint(&ends);
        reach
    }

    /// The days of which a punch may be: that of the calendar, and those beside it whose windows may hold it.
    pub fn days(self, punch: Timestamp) -> Vec<civil::Date> {
        let local = schema::moment_in_morocco(punch);
        let minute = i64::from(local.hour()) * 60 + i64::from(local.minute());
        let (mut first, mut last) = (local.date(), local.date());
        if minute <= self.after || local.hour() < NIGHT_ENDS {
            first = first.saturating_sub(1.day());
        }
        if minute >= self.before {
            last = last.saturating_add(1.day());
        }
        if self.is_joined {
            (first, last) = (first.saturating_sub(1.day()), last.saturating_add(1.day()));
        }
        first.series(1.day()).take_while(|day| *day <= last).collect()
    }
}

/// The windows of days that follow one another, of one person.
#[derive(Clone, Debug)]
pub struct Windows(pub Vec<Window>);

impl Windows {
    /// The punches by the day that they belong to.
    pub fn by_day(&self, punches: &[Timestamp]) -> HashMap<civil::Date, Vec<Timestamp>> {
        let mut days: HashMap<civil::Date, Vec<Timestamp>> = HashMap::new();
        for punch in punches {
            if let Some(day) = self.day_of(*punch) {
                days.entry(day).or_default().push(*punch);
            }
        }
        for pair in self.0.windows(2) {
            if let [one, next] = pair
                && let Some(seam) = one.seam(next)
            {
                join(&mut days, one.date, next.date, seam);
            }
        }
        days
    }

    /// To which of the days a punch belongs: of those whose windows hold it the one whose hours are nearest, of two as near the
    /// earlier; held by none, to its day on the calendar, early in the night to the day before.
    pub fn day_of(&self, punch: Timestamp) -> Option<civil::Date> {
        let holding = self.0.iter().filter(|window| window.holds(punch));
        let nearest = holding.min_by_key(|window| window.distance(punch));
        let day = nearest.map_or_else(|| calendar_day(punch), |window| window.date);
        self.0.iter().any(|window| window.date == day).then_some(day)
    }
}

fn calendar_day(punch: Timestamp) -> civil::Date {
    let local = schema::moment_in_morocco(punch);
    if local.hour() < NIGHT_ENDS {
        local.date().saturating_sub(1.day())
    } else {
        local.date()
    }
}

/// Two shifts that touch are one presence where somebody worked both: nothing is expected at the seam, whether they laid the finger
/// on there or not. Where one of the two was worked alone, what lies at the seam is its own.
fn join(days: &mut HashMap<civil::Date, Vec<Timestamp>>, one: civil::Date, next: civil::Date, seam: Timestamp) {
    let (before, after) = (seam - SEAM, seam + SEAM);
    let of = |day: &civil::Date| days.get(day).cloned().unwrap_or_default();
    let (mut first, mut second) = (of(&one), of(&next));
    let came = first.iter().any(|punch| *punch < before);
    let stayed = second.iter().any(|punch| *punch > after);
    let is_at_seam = |punch: &Timestamp| before <= *punch && *punch <= after;
    match (came, stayed) {
        (true, true) => {
            first.retain(|punch| !is_at_seam(punch));
            second.retain(|punch| !is_at_seam(punch));
            first.push(seam);
            second.push(seam);
        }
        (true, false) => first.extend(second.extract_if(.., |punch| is_at_seam(punch))),
        (false, true) => second.extend(first.extract_if(.., |punch| is_at_seam(punch))),
        (false, false) => return,
    }
    days.insert(one, first);
    days.insert(next, second);
}
