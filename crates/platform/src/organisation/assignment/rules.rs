//! What holds of every assignment.

use engine::Cx;
use schema::{Change, Date, Document, Id, Rejection, Result, error_codes};

use super::{ASSIGNMENTS, BUREAU, EFFECTIVE_AT, EMPLOYEE, SERVICE, START, TYPE, is_post};
use crate::organisation::bureau::{self, BUREAUX};

error_codes! {
    BEFORE_FORMER = "assignment_before_former", conflict => "يجب أن تبدأ بعد {former}، تاريخ بداية سابقتها من نفس النوع", "Doit commencer après le {former}, début de la précédente du même type", "Must begin after {former}, the start of the former one of the same type";
    AFTER_NEXT = "assignment_after_next", conflict => "يجب أن تبدأ قبل {next}، تاريخ بداية الموالية من نفس النوع", "Doit commencer avant le {next}, début de la suivante du même type", "Must begin before {next}, the start of the next one of the same type";
}

/// Assignments of one type follow one another.
pub(super) fn assignments_of_one_type_follow_one_another(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let is_placed_anew = change.touches(START) || change.touches(TYPE) || change.touches(EMPLOYEE);
    if !is_placed_anew || !is_post(&change.after) {
        return Ok(());
    }
    let start = change.after.need(START)?;
    let was = change.before.as_ref().and_then(|before| before.get(START));
    let others = others_of_type(cx, &change.after)?;
    let starts = || others.iter().filter_map(|other| other.get(START));
    // A new one stands after all others; a changed one stays between its neighbours.
    let former = starts().filter(|other| was.is_none_or(|was| *other < was)).max();
    let next = was.and_then(|was| starts().filter(|other| *other > was).min());
    if let Some(former) = former.filter(|former| start <= *former) {
        return Err(Rejection::new(BEFORE_FORMER)
            .field(START.def.name)
            .day("former", former)
            .into());
    }
    if let Some(next) = next.filter(|next| start >= *next) {
        return Err(Rejection::new(AFTER_NEXT)
            .field(START.def.name)
            .day("next", next)
            .into());
    }
    Ok(())
}

/// One that names a bureau alone is in the service of that bureau.
pub(super) fn service_is_that_of_the_bureau(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let bureau = change.after.get(BUREAU).filter(|_| change.touches(BUREAU));
    if let Some(Id(bureau)) = bureau.filter(|_| change.after.get(SERVICE).is_none()) {
        let bureau = cx.get(&BUREAUX, &bureau)?;
        let service = bureau.and_then(|bureau| bureau.get(bureau::SERVICE));
        change.after.set_or_clear(SERVICE, service);
    }
    Ok(())
}

/// What begins in the future has not taken effect.
pub(super) fn a_future_one_waits(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let Date(begins) = change.after.need(START)?;
    if change.touches(START) && begins > cx.today() {
        change.after.clear(EFFECTIVE_AT);
    }
    Ok(())
}

/// The other assignments of the same employee and type; places that the file wrote down are none.
pub(super) fn others_of_type(cx: &Cx<'_>, assignment: &Document) -> Result<Vec<Document>> {
    let same = vec![EMPLOYEE.eq(assignment.need(EMPLOYEE)?), TYPE.eq(assignment.need(TYPE)?)];
    let mut all = cx.all(&ASSIGNMENTS, same)?;
    all.retain(|other| other.id != assignment.id && is_post(other));
    Ok(all)
}

/// When an assignment begins; long ago for one without a start.
pub(super) fn start(assignment: &Document) -> Date {
    assignment.get(START).unwrap_or(Date(jiff::civil::Date::MIN))
}
