//! What stands of somebody's days from one of the past on: seen before a correction of that day moves them.

use engine::Cx;
use jiff::civil;
use schema::{Id, Result};

/// Counts what stands: whoever computes days declares it.
pub struct CountStanding(pub fn(&Cx<'_>, &Id, civil::Date) -> Result<StandingDays>);

/// How much stands of somebody's days.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StandingDays {
    /// Days that were computed.
    pub days: u64,
    /// Absences on them.
    pub absences: u64,
    /// Letters about them.
    pub letters: u64,
    /// Statements of their months that were signed, and stay.
    pub statements: u64,
}

/// What stands of an employee's days from one on, before today; nothing where nobody declares it.
///
/// # Errors
/// When what is declared cannot be read.
pub fn standing_days(cx: &Cx<'_>, employee: &Id, from: civil::Date) -> Result<StandingDays> {
    let mut all = StandingDays::default();
    if from >= cx.today() {
        return Ok(all);
    }
    for CountStanding(count) in cx.extensions::<CountStanding>() {
        let found = count(cx, employee, from)?;
        all.days += found.days;
        all.absences += found.absences;
        all.letters += found.letters;
        all.statements += found.statements;
    }
    Ok(all)
}
