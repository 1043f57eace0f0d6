//! What holds of every exit slip.

use engine::Cx;
use schema::{Change, Rejection, Result, error_codes};

use super::{ANNEXE, BUREAU, DATE, EMPLOYEE, EXIT_PERMISSIONS, FROM, SERVICE, STATUS, Status, TO};
use crate::place::put_place;

error_codes! {
    ENDS_BEFORE_START = "exit_ends_before_start", invalid => "العودة يجب أن تكون بعد الخروج، في اليوم نفسه", "Le retour suit la sortie, le même jour", "The return follows the exit, on the same day";
    OVERLAPS = "exit_overlaps", conflict => "توجد رخصة خروج أخرى لنفس الموظف(ة) من {from} إلى {to}", "Un autre bon de sortie couvre déjà de {from} à {to}", "Another exit slip covers {from} to {to} already";
}

/// Half-open, within one day.
pub(super) fn it_ends_after_it_begins(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    // `HH:MM` compares as text.
    if change.after.need(TO)? <= change.after.need(FROM)? {
        return Err(Rejection::new(ENDS_BEFORE_START).field(TO.def.name).into());
    }
    Ok(())
}

/// Nobody is out twice at once; whoever is back at noon may leave again at noon.
pub(super) fn one_at_a_time(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    if !change.is_new() {
        return Ok(());
    }
    let row = &change.after;
    let (from, to) = (row.need(FROM)?, row.need(TO)?);
    let that_day = [
        EMPLOYEE.eq(row.need(EMPLOYEE)?),
        DATE.eq(row.need(DATE)?),
        STATUS.any_of([Status::Pending, Status::Approved]),
        FROM.lt(to),
        TO.gt(from),
    ];
    match cx.first(&EXIT_PERMISSIONS, that_day)? {
        Some(other) => {
            let refused = Rejection::new(OVERLAPS).field(FROM.def.name);
            let refused = refused.arg("from", other.need(FROM)?);
            Err(refused.arg("to", other.need(TO)?).into())
        }
        None => Ok(()),
    }
}

/// Whose unit it is of, when it is written.
pub(super) fn fill_derived_fields(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    if change.is_new() {
        let employee = change.after.need(EMPLOYEE)?;
        put_place(cx, &mut change.after, &employee, &[BUREAU, SERVICE, ANNEXE])?;
    }
    Ok(())
}
