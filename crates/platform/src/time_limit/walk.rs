//! Counting, a day at a time.

use jiff::ToSpan as _;
use jiff::civil::Date;

use super::sheet::{LineKind, SheetLine, TimeLimitSheet};
use super::{CountedDays, Direction, LimitUnit, OnHoliday, Stop, TimeLimit};
use crate::workday::DayOff;

/// No term is longer, whatever stops it: more than a century.
pub(super) const LONGEST: usize = 40_000;
/// No end is carried further: a commune that works on no day of a year has no working day to carry it to.
const CARRIED_AT_MOST: usize = 366;

/// Where counting has come to.
struct Walk<'a> {
    limit: &'a TimeLimit,
    direction: Direction,
    stops: &'a [Stop],
    day_off: &'a dyn Fn(Date) -> Option<DayOff>,
    day: Date,
    lines: Vec<SheetLine>,
}

pub(super) fn walk(
    limit: &TimeLimit,
    from: Date,
    direction: Direction,
    stops: &[Stop],
    day_off: &dyn Fn(Date) -> Option<DayOff>,
) -> TimeLimitSheet {
    let mut walk = Walk {
        limit,
        direction,
        stops,
        day_off,
        day: from,
        lines: vec![SheetLine::of(LineKind::FirstDay, from)],
    };
    walk.count(length(limit, from, direction));
    if limit.clear {
        walk.lines.push(SheetLine::of(LineKind::LastDay, walk.day));
        walk.count(1);
    }
    walk.carry();
    TimeLimitSheet {
        end: walk.day,
        lines: walk.lines,
    }
}

/// How many days are to be counted: those that the months have.
fn length(limit: &TimeLimit, from: Date, direction: Direction) -> i64 {
    if limit.unit == LimitUnit::Day {
        return limit.amount;
    }
    let months = i32::try_from(limit.amount)
        .unwrap_or(i32::MAX)
        .clamp(0, 12_000)
        .months();
    let end = match direction {
        Direction::Forwards => from.saturating_add(months),
        Direction::Backwards => from.saturating_sub(months),
    };
    i64::from(from.until(end).map_or(0, |span| span.get_days()).abs())
}

impl Walk<'_> {
    fn count(&mut self, days: i64) {
        let mut left = days;
        for _ in 0..LONGEST {
            if left <= 0 {
                return;
            }
            self.day = match self.direction {
                Direction::Forwards => later(self.day),
                Direction::Backwards => earlier(self.day),
            };
            match self.not_counted(self.day) {
                Some(kind) => self.note(kind),
                None => left -= 1,
            }
        }
    }

    /// Why a day does not count.
    fn not_counted(&self, day: Date) -> Option<LineKind> {
        if self.stops.iter().any(|stop| stop.covers(day)) {
            return Some(LineKind::Stopped);
        }
        if self.limit.suspended.is_some_and(|each_year| each_year.covers(day)) {
            return Some(LineKind::Suspended);
        }
        let off = match self.limit.counts {
            CountedDays::Working if self.limit.unit == LimitUnit::Day => (self.day_off)(day)?,
            CountedDays::Working | CountedDays::Calendar => return None,
        };
        Some(match off {
            DayOff::Rest => LineKind::RestDay,
            DayOff::Holiday => LineKind::Holiday,
        })
    }

    /// Notes that the day of now does not count, with those right before it that do not for the same reason.
    fn note(&mut self, kind: LineKind) {
        let day = self.day;
        match self.lines.last_mut().filter(|line| line.kind == kind) {
            Some(line) if later(line.to) == day => line.to = day,
            Some(line) if earlier(line.from) == day => line.from = day,
            _ => self.lines.push(SheetLine::of(kind, day)),
        }
    }

    /// Carries an end on which nobody works.
    fn carry(&mut self) {
        let next = match self.limit.on_holiday {
            OnHoliday::Stay => return,
            OnHoliday::NextWorking => later,
            OnHoliday::PreviousWorking => earlier,
        };
        let mut days = std::iter::successors(Some(self.day), |day| Some(next(*day))).take(CARRIED_AT_MOST);
        let working = days.find(|day| (self.day_off)(*day).is_none());
        let Some(to) = working.filter(|to| *to != self.day) else {
            return;
        };
        self.lines.push(SheetLine {
            kind: LineKind::Carried,
            from: self.day,
            to,
        });
        self.day = to;
    }
}

fn later(day: Date) -> Date {
    day.saturating_add(1.day())
}

fn earlier(day: Date) -> Date {
    day.saturating_sub(1.day())
}
