//! What holds of every statement.

use engine::Cx;
use platform::settings::signatory;
use schema::{Change, FieldDef, Id, Result, error_codes};
use serde_json::Value as Json;

use super::paper::STATEMENT;
use super::ready::is_ready;
use super::{EMPLOYEE, LINES, MINUTES, MONTH, SIGN_BY, STANDING, STATE, State};

error_codes! {
    IS_SIGNED = "statement_signed", conflict => "جدول الاقتطاعات موقع ولا يتغير: أي تغيير يظهر في جدول الشهر الموالي", "L’état est signé et ne change plus\u{a0}: la suite figure dans celui du mois suivant", "The statement is signed and does not change any more: what follows stands in that of the next month";
}

/// What a statement says when it stands, in [`STANDING`].
const STANDS: &str = "yes";

/// Its lines are frozen by the signature.
pub(super) fn what_was_signed_stays(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    const FROZEN: &[FieldDef] = &[MONTH.def, EMPLOYEE.def, MINUTES.def, LINES.def];
    let Some(before) = &change.before else { return Ok(()) };
    if before.get(STATE) == Some(State::Draft) {
        return Ok(());
    }
    let differs = |field: &FieldDef| before.value(field.name) != change.after.value(field.name);
    if FROZEN.iter().any(differs) {
        return Err(IS_SIGNED.into());
    }
    Ok(())
}

/// The sum follows from the lines that are deducted; a draft waits for the office that signs it.
pub(super) fn fill_derived_fields(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let row = &mut change.after;
    let lines: Json = row.get(LINES).unwrap_or_default();
    let minutes = lines.as_array().into_iter().flatten().filter(|line| is_ready(line));
    let minutes = minutes.filter_map(|line| line["minutes"].as_i64()).sum();
    row.set(MINUTES, minutes);
    let is_draft = row.get(STATE).is_none_or(|state| state == State::Draft);
    let office = match row.get(EMPLOYEE).filter(|_| is_draft) {
        Some(Id(employee)) => Some(signatory::office_of(cx, STATEMENT.id, &employee)?),
        None => None,
    };
    row.set_or_clear(SIGN_BY, office);
    let stands = row.get(STATE) != Some(State::Cancelled);
    row.set_or_clear(STANDING, stands.then(|| STANDS.to_owned()));
    Ok(())
}
