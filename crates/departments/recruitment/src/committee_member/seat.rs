//! Since when somebody sits, and by whose decision: once an exam was sat its members change by a decision alone, and a seat that was
//! given after a matter was opened counts in it by that decision, for nobody who entered it (decisions 71 and 73).

use engine::Cx;
use platform::people::user;
use schema::{Change, Date, Document, Instant, Rejection, Result, error_codes, wire_instant};

use super::{COMMITTEE, DECISION_REF, EMPLOYEE, ROLE, SEATED_AT, SEATED_BY, TYPISTS, UNTIL, USER};
use crate::committee::{self, COMMITTEES};
use crate::recruitment::sat::is_sat;

error_codes! {
    NEEDS_DECISION = "committee_member_needs_decision", conflict => "أجري الاختبار: لا يتغير أعضاء اللجان إلا بقرار يبين مرجعه", "Une épreuve a eu lieu\u{a0}: les membres ne changent que par une décision, dont la référence est demandée", "A test was sat: members change by a decision alone, whose reference is asked for";
    STAYS = "committee_member_stays", conflict => "أجري الاختبار: لا يحذف العضو، بل تحدد نهاية عضويته بقرار", "Une épreuve a eu lieu\u{a0}: un membre ne se supprime plus, sa fin se fixe par une décision", "A test was sat: a member is not deleted any more, the end of the seat is set by a decision";
}

/// Whether the term of a seat has ended.
pub(crate) fn is_over(cx: &Cx<'_>, seat: &Document) -> bool {
    seat.get(UNTIL).is_some_and(|Date(until)| until < cx.today())
}

/// Whether a seat counts in a matter that was opened then: it was held before, or is given by a decision and not by its holder.
pub(crate) fn counts_since(seat: &Document, opened: Instant) -> bool {
    let since = seat
        .get(SEATED_AT)
        .map_or_else(|| seat.created_at.clone(), |Instant(at)| wire_instant(at));
    if since <= wire_instant(opened.0) {
        return true;
    }
    let is_own = seat.get(SEATED_BY).is_some() && seat.get(SEATED_BY) == seat.get(USER);
    !is_own && has_decision(seat)
}

fn has_decision(seat: &Document) -> bool {
    seat.get(DECISION_REF)
        .is_some_and(|reference| reference.contains(char::is_alphanumeric))
}

/// Whether a committee's exam was sat.
fn is_of_sat_exam(cx: &Cx<'_>, member: &Document) -> Result<bool> {
    let Some(committee) = cx.get(&COMMITTEES, member.need(COMMITTEE)?.as_str())? else {
        return Ok(false);
    };
    is_sat(cx, &committee.need(committee::RECRUITMENT)?)
}

/// A rule: a seat says since when it is held and who entered it; of an exam that was sat it says by which decision.
pub(super) fn seats_are_dated(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let is_person = change.touches(USER) || change.touches(EMPLOYEE) || change.touches(TYPISTS);
    if !(is_person || change.touches(COMMITTEE) || change.touches(ROLE) || change.touches(UNTIL)) {
        return Ok(());
    }
    let is_decided = change.touches(DECISION_REF) && has_decision(&change.after);
    if !is_decided && is_of_sat_exam(cx, &change.after)? {
        return Err(Rejection::new(NEEDS_DECISION).field(DECISION_REF.def.name).into());
    }
    change.after.set(SEATED_AT, cx.moment());
    change.after.set_or_clear(SEATED_BY, user::caller(cx).ok());
    Ok(())
}

/// A rule: who sat in an exam stays on record.
pub(super) fn a_sat_exam_keeps_its_members(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    if is_of_sat_exam(cx, &change.after)? {
        return Err(STAYS.into());
    }
    Ok(())
}
