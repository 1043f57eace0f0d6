//! On what acts on an exam are done.

use engine::{Cx, Guard, Subject};
use schema::{Document, Id, Rejection, Result};

use super::rules::CANCELLED;
use super::{CANCELLED_AT, ExamStatus, RECRUITMENTS};

/// An exam of which all of that holds.
pub(crate) const fn exam(guards: &'static [Guard]) -> Subject {
    Subject::new(|| &RECRUITMENTS, guards)
}

/// Of a cancelled exam nothing is written any more.
pub(crate) const NOT_CANCELLED: Guard = Guard::While(CANCELLED_AT.is_unset(), CANCELLED);

/// The step of the flow to that state.
pub(super) const fn step(to: ExamStatus) -> Guard {
    Guard::Step(to.wire())
}

/// The document with that id, once all holds of it that is asked: a seat in a committee opens what its holder may have no right to
/// read (decision 33).
pub(crate) fn admit_by_seat(cx: &Cx<'_>, on: Subject, id: &Id) -> Result<Document> {
    let document = cx.need(on.collection(), id.as_str())?;
    on.check(cx, &document)?;
    Ok(document)
}

/// Refuses with all that lacks, if anything does.
pub(crate) fn nothing_lacks(missing: Vec<Rejection>) -> Result<()> {
    Rejection::several(missing).map_or(Ok(()), |refused| Err(refused.into()))
}
