//! Days as people of the commune know them, and a model of our own that knows nothing of the arithmetic.

mod golden;
mod midnight;
mod model;
mod taps;

use jiff::Timestamp;
use jiff::civil::{Date, DateTime};

use super::*;

/// A moment on the clock of Morocco: `2026-11-02T08:30`.
fn at(text: &str) -> Timestamp {
    schema::instant_in_morocco(text.parse::<DateTime>().unwrap())
}

fn span(from: &str, to: &str) -> TimeSpan {
    TimeSpan {
        from: at(from),
        to: at(to),
    }
}

/// Monday to Friday, 8:30 to 16:30, half an hour of break, ten minutes of grace, thirty tolerated.
fn normal(day: Date) -> Hours {
    hours(day, "08:30", "16:30", 30)
}

fn hours(day: Date, start: &str, end: &str, break_minutes: i64) -> Hours {
    let of = |day: Date, time: &str| at(&format!("{day}T{time}"));
    let ends_on = if end <= start { day.tomorrow().unwrap() } else { day };
    Hours {
        start: of(day, start),
        end: of(ends_on, end),
        break_minutes,
        break_start: None,
        grace: 10,
        tolerated: 30,
    }
}

/// A day of work that is over and that every device has told.
fn facts(day: Date, hours: Hours) -> Facts<'static> {
    Facts {
        date: day,
        window: Window::of(day, Some(&hours)),
        is_workday: true,
        hours: Some(hours),
        is_holiday: false,
        is_registered: true,
        is_over: true,
        is_told: true,
        is_measured: true,
        punches: &[],
        away: &[],
        duties: &[],
        corrected: None,
    }
}
