//! The order on paper: who goes where, when, why and with what, signed, and with room for the visas of the place.

use engine::{Act, Allowed, BoxFuture, Check, Cx, Guard, Subject, Turn};
use schema::{Change, Document, Label, Rejection, Result, Who, error_codes};

use super::act::{DATED, WRITTEN_BY_CALLER};
use super::overriding::not_overridden;
use super::rules::{companions, says_otherwise};
use super::{
    CANCELLED_AT, CANCELLED_REASON, COMPANIONS, DEPART, DOC_ID, DOCUMENT, DRIVER, EMPLOYEE, MISSIONS, RETURN, RETURNED,
    conflict, wording,
};
use platform::papers::authentic_document as paper;
use platform::papers::authentic_document::act::{IssuedPaper, PaperOf, issue_or_existing};
use platform::papers::authentic_document::follow::{compare, set_readers, withdraw};
use platform::papers::{Follows, PaperKind};
use platform::people::permission::MISSION_ADMIN;

mod fact;
mod text;

/// The order, under the number of the mission: read by whoever reads the mission.
pub static ORDER: PaperKind = PaperKind {
    id: "mission_order",
    mark: ["OM", "أ.م"],
    label: Label::new("أمر بمهمة", "Ordre de mission", "Mission order"),
    of: || &MISSIONS,
    read: Who::Auth(MISSION_ADMIN),
    change: Who::Auth(MISSION_ADMIN),
    names: fact::NAMES,
    text: [text::FR, text::AR],
    facts: fact::order,
    follows: Some(Follows {
        bucket: platform::bucket::MISSION_DOCUMENTS,
        noted: link_paper,
    }),
};

error_codes! {
    CANCELLED = "mission_order_cancelled", conflict => "لا يطبع الأمر بمهمة لأنه ملغى: {reason}", "L’ordre de mission est annulé et ne s’imprime plus\u{a0}: {reason}", "The mission order is cancelled and is not printed any more: {reason}";
}

/// Prints the order.
pub(super) const PRINT: Act<PaperOf, IssuedPaper> =
    Act::long_on("missions.print", wording::PRINT, TO_PRINT, Allowed::Users, print);

/// Nothing planned is printed for whoever has left.
const TO_PRINT: Subject = Subject::new(
    || &MISSIONS,
    &[
        WRITTEN_BY_CALLER,
        Guard::Check(Check {
            reads: &[CANCELLED_AT.def, CANCELLED_REASON.def],
            check: holds,
        }),
        DATED,
        Guard::Check(Check {
            reads: &[
                EMPLOYEE.def,
                DRIVER.def,
                COMPANIONS.def,
                DEPART.def,
                RETURN.def,
                RETURNED.def,
            ],
            check: nobody_has_left,
        }),
    ],
);

fn holds(_: &Cx<'_>, mission: &Document) -> Result<()> {
    if mission.get(CANCELLED_AT).is_none() {
        return Ok(());
    }
    let reason = mission.get(CANCELLED_REASON).unwrap_or_default();
    Err(Rejection::new(CANCELLED).arg("reason", reason).into())
}

fn nobody_has_left(cx: &Cx<'_>, mission: &Document) -> Result<()> {
    let has_left = not_overridden(mission, conflict::who_has_left(cx, mission)?);
    has_left.map_or(Ok(()), |has_left| Err(has_left.into()))
}

fn print(turn: Turn, order: PaperOf) -> BoxFuture<IssuedPaper> {
    Box::pin(async move { issue_or_existing(&turn, &ORDER, order.language.0, &order.id).await })
}

/// The mission names the paper that was printed last.
fn link_paper(cx: &mut Cx<'_>, mission: &Document, paper: &Document) -> Result<()> {
    let (id, file) = (paper.need(paper::DOC_ID)?, paper.need(paper::FILE)?);
    if mission.get(DOC_ID).as_ref() == Some(&id) {
        return Ok(());
    }
    cx.update(mission.clone().with(DOC_ID, id).with(DOCUMENT, file))
        .map(drop)
}

/// Its papers do not hold any more once it is cancelled, nor while it says otherwise than they do; they are read by those who go now.
pub(super) fn its_papers_follow(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let mission = &change.after;
    if change.before.is_none() {
        return Ok(());
    }
    if change.touches(CANCELLED_AT) {
        withdraw(cx, mission, &mission.get(CANCELLED_REASON).unwrap_or_default())?;
    } else if says_otherwise(change) {
        compare(cx, &ORDER, mission)?;
    }
    if change.touches(EMPLOYEE) || change.touches(DRIVER) || change.touches(COMPANIONS) {
        set_readers(cx, mission, &mission.need(EMPLOYEE)?, &companions(mission))?;
    }
    Ok(())
}
