//! What stands of somebody's days, the statements of their months among it.

use engine::Cx;
use jiff::civil;
use platform::workday::{CountStanding, StandingDays};
use schema::{Date, Id, Result};

use super::{DEDUCTION_STATEMENTS, EMPLOYEE, MONTH, STATE, State};
use crate::absence::field::{self as absence, ABSENCES};
use crate::pointage::{self, POINTAGES};
use crate::warning::{self, WARNINGS};

pub(super) static STANDING_DAYS: CountStanding = CountStanding(count);

fn count(cx: &Cx<'_>, employee: &Id, from: civil::Date) -> Result<StandingDays> {
    let (from, today) = (Date(from), Date(cx.today()));
    let days = [
        pointage::EMPLOYEE.eq(employee),
        pointage::DATE.ge(from),
        pointage::DATE.lt(today),
    ];
    let absences = [
        absence::EMPLOYEE.eq(employee),
        absence::DATE.ge(from),
        absence::SOURCE.eq(absence::Source::Days),
    ];
    let letters = [
        warning::EMPLOYEE.eq(employee),
        warning::DATE.ge(from),
        warning::STANDING.is_not_null(),
    ];
    let signed = cx.all(&DEDUCTION_STATEMENTS, [EMPLOYEE.eq(employee), STATE.eq(State::Signed)])?;
    let month = from.0.strftime("%Y-%m").to_string();
    let is_later = |of: &schema::Document| of.get(MONTH).is_some_and(|stated| stated >= month);
    Ok(StandingDays {
        days: cx.count(&POINTAGES, days)?,
        absences: cx.count(&ABSENCES, absences)?,
        letters: cx.count(&WARNINGS, letters)?,
        statements: signed.iter().filter(|one| is_later(one)).count() as u64,
    })
}
