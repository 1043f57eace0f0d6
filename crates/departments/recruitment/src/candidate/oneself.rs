//! Whose application it is, where somebody of the house applies: nobody decides on their own (decision 71).

use engine::Cx;
use platform::decision::nobody_for_themselves;
use platform::people::employee::{self, EMPLOYEES};
use schema::{Document, Id, Result};

use super::CIN;

/// The file of a candidate who serves in the house, by the card.
pub(crate) fn employee_of(cx: &Cx<'_>, candidate: &Document) -> Result<Option<Id>> {
    let file = cx.first(&EMPLOYEES, [employee::CIN.eq(candidate.need(CIN)?)])?;
    Ok(file.map(|file| Id(file.id)))
}

/// Refuses what somebody would decide of their own application.
///
/// # Errors
/// `decision_on_oneself`.
pub(crate) fn is_of_another(cx: &Cx<'_>, candidate: &Document) -> Result<()> {
    if cx.who().employee.is_none() {
        return Ok(());
    }
    employee_of(cx, candidate)?.map_or(Ok(()), |own| nobody_for_themselves(cx, &own))
}
