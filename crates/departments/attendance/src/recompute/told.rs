//! What terminals told of somebody's days, for whoever records that they are back.

use engine::Cx;
use jiff::ToSpan;
use jiff::civil::Date as Day;
use platform::workday::{TerminalDay, TerminalDays};
use schema::{Document, Result};

use super::facts::{Shift, Sources, is_registered};
use super::first_day;

/// By the punches of each day, whatever else covers it.
pub static TERMINAL_DAYS: TerminalDays = TerminalDays(days_told);

fn days_told(cx: &Cx<'_>, employee: &Document, from: Day, to: Day) -> Result<Vec<TerminalDay>> {
    let Some(counted_since) = first_day(cx)? else {
        return Ok(Vec::new());
    };
    let sources = Sources::read(cx, std::slice::from_ref(employee), from, to)?;
    let days = from.series(1.day()).take_while(|day| *day <= to);
    let shifts: Vec<Shift> = days.map(|day| sources.shift(employee, day)).collect();
    let punches = sources.punches_by_day(&employee.id, &shifts);
    let mut found = Vec::with_capacity(shifts.len());
    for shift in &shifts {
        let day = shift.window.date;
        let of_day = punches.get(&day);
        let clock = |at: &jiff::Timestamp| schema::moment_in_morocco(*at).time();
        let is_expected = sources.is_working_day(shift) && is_registered(employee, day) && day >= counted_since;
        found.push(TerminalDay {
            day,
            is_told: is_expected && sources.is_over(shift) && sources.measure(cx, employee, shift)?.is_whole(),
            first: of_day.and_then(|all| all.iter().min()).map(clock),
            last: of_day.and_then(|all| all.iter().max()).map(clock),
        });
    }
    Ok(found)
}
