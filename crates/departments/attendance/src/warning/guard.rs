//! What must hold of letters before somebody acts on them.

use engine::{Check, Cx, Guard};
use platform::decision::{is_open_step, user_deciding_on};
use schema::{Date, Document, ErrorCode, FieldDef, Rejection, Result, error_codes};

use super::handover::{is_answered_or_silent, is_handed_over, term_end};
use super::{EMPLOYEE, FLOW, HANDED_ON, KIND, Kind, REPLY_UNTIL, Status};

error_codes! {
    /// It may lie in a drawer still: nobody is silent who was not asked.
    NOT_HANDED_OVER = "letter_not_handed_over", conflict => "لم تسلم هذه المراسلة بعد: سجلوا تاريخ وطريقة تسليمها", "Cette lettre n’a pas encore été remise\u{a0}: saisissez la date et le mode de remise", "This letter was not handed over yet: enter on which day and how it was";
}

/// A letter to somebody else.
pub(super) const OF_ANOTHER: Guard = Guard::Check(Check {
    reads: &[EMPLOYEE.def],
    check: |cx, letter| user_deciding_on(cx, &letter.need(EMPLOYEE)?).map(drop),
});
/// A warning: other letters are signed by nobody here.
pub(super) const IS_SANCTION: Guard = Guard::Part(Check {
    reads: &[KIND.def],
    check: |cx, letter| match letter.get(KIND) {
        Some(Kind::Warning) => Ok(()),
        _ => is_open_step(cx, &FLOW, letter, Status::Issued.wire()),
    },
});
/// The fields on which a term turns, of those that people read.
pub(super) const OF_TERM: &[FieldDef] = &[HANDED_ON.def, REPLY_UNTIL.def];

/// Refuses whoever takes a letter to a state from nowhere.
pub(super) fn is_actor(cx: &Cx<'_>, letter: &Document, to: Status) -> Result<()> {
    let mut steps = FLOW.steps.iter().filter(|step| step.to == to.wire());
    if steps.any(|step| cx.who().is_actor_of(step, letter)) {
        return Ok(());
    }
    is_open_step(cx, &FLOW, letter, to.wire())
}

/// Refuses what would not wait for the reply to a letter, or for the end of the term that runs from its handover.
pub(super) fn is_term_over(cx: &Cx<'_>, letter: &Document, runs: ErrorCode) -> Result<()> {
    if is_answered_or_silent(cx, letter)? {
        return Ok(());
    }
    if !is_handed_over(letter) {
        return Err(NOT_HANDED_OVER.into());
    }
    let until = term_end(cx, letter)?.unwrap_or_else(|| cx.today());
    Err(Rejection::new(runs).day("day", Date(until)).into())
}
