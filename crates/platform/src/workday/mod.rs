//! Days of work: who is elsewhere on them for a reason that stands somewhere, and whose are to be computed again.
//!
//! Nouns that take people away for a time declare it here (`Elsewhere`), nouns that a day follows from mark whose days they
//! change (`mark`); neither knows who computes days.

mod away;
mod calendar;
mod calendar_change;
mod late_return;
mod stale;
mod standing;
mod terminal;

pub use away::{AwayDays, AwayKind, AwayTime, Elsewhere, FindAway, away};
pub use calendar::{DayOff, WorkCalendar};
pub use calendar_change::{
    CalendarCause, CalendarChange, CalendarFollower, FOLLOW_CALENDAR, follow, hours_change, place_changes,
};
pub use late_return::{LateReturn, late_return};
pub use stale::{DaysRecomputation, RECOMPUTE, STALE_DAYS, StaleDays, advance, compute_at, compute_later, mark, next};
pub use standing::{CountStanding, StandingDays, standing_days};
pub use terminal::{FindTerminalDays, TerminalDay, TerminalDays, terminal_days};
