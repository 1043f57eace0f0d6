//! What a correction of the past will move: said before it is entered.

use engine::{Action, Allowed, Cx, inputs};
use jiff::civil;
use schema::{Id, Result};
use serde_json::{Value as Json, json};

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

/// `employees.pastDays {id, from}` → `{days, absences, letters, statements}`: what stands of somebody's days from one on, and is
/// computed again when what is entered of that day moves them.
pub(super) const PAST_DAYS: Action<PastDays> =
    Action::read("employees.pastDays", Allowed::Holders(&[crate::people::HR]), past_days);

fn past_days(cx: &Cx<'_>, asked: &PastDays) -> Result<Json> {
    let file = cx.need_readable(&EMPLOYEES, asked.id.as_str())?;
    let stands = standing_days(cx, &Id(file.id), asked.from)?;
    Ok(
        json!({ "days": stands.days, "absences": stands.absences, "letters": stands.letters,
        "statements": stands.statements }),
    )
}
