//! What a correction of the past will move: said before it is entered.

use engine::{Act, Allowed, Cx, inputs};
use jiff::civil;
use schema::{Id, Result};
use schemars::JsonSchema;
use serde::Serialize;

use super::EMPLOYEES;
use crate::workday::standing_days;

inputs! {
    /// Of whom, and from which day on.
    pub(super) struct PastDays {
        /// The employee.
        id: Id = need("id"),
        /// The first day.
        from: civil::Date = need("from"),
    }
}

/// How much stands of somebody's days from one on.
#[derive(Serialize, JsonSchema)]
pub(super) struct PastDayCounts {
    /// Days that were computed.
    days: u64,
    /// Absences on them.
    absences: u64,
    /// Letters about them.
    letters: u64,
    /// Statements of their months that were signed, and stay.
    statements: u64,
}

/// `employees.pastDays`: what stands of somebody's days from one on, and is computed again when what is entered of that day moves
/// them.
pub(super) const PAST_DAYS: Act<PastDays, PastDayCounts> =
    Act::read("employees.pastDays", Allowed::Holders(&[crate::people::HR]), past_days);

fn past_days(cx: &Cx<'_>, asked: &PastDays) -> Result<PastDayCounts> {
    let file = cx.need_readable(&EMPLOYEES, asked.id.as_str())?;
    let stands = standing_days(cx, &Id(file.id), asked.from)?;
    Ok(PastDayCounts {
        days: stands.days,
        absences: stands.absences,
        letters: stands.letters,
        statements: stands.statements,
    })
}
