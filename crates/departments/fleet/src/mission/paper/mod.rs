//! The order on paper: who goes where, when, why and with what, signed, and with room for the visas of the place.

use engine::{Action, ActionFuture, Allowed, Cx, Engine, RequestContext};
use schema::{Change, Document, Label, Result, Who, error_codes};

use super::conflict;
use super::overriding::not_overridden;
use super::rules::{companions, readable_mission, says_otherwise, writes};
use super::{CANCELLED_AT, CANCELLED_REASON, COMPANIONS, DOC_ID, DOCUMENT, DRIVER, EMPLOYEE, MISSIONS};
use platform::papers::authentic_document::act::PaperOf;
use platform::papers::authentic_document::follow::{compare, set_readers, withdraw};
use platform::papers::authentic_document::{self as paper, act};
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

/// Prints the order: `missions.print {id, language}` → what issuing a paper answers. Nothing planned is printed for whoever has left.
pub(super) const PRINT: Action<PaperOf> = Action::long("missions.print", Allowed::Users, print);

fn print(engine: Engine, ctx: RequestContext, order: PaperOf) -> ActionFuture {
    Box::pin(async move {
        let mode = order.language.0;
        let subject = move |cx: &Cx<'_>| {
            let mission = readable_mission(cx, order.id.as_str())?;
            if !writes(cx, &mission) {
                return Err(error_codes::UNAUTHORIZED.into());
            }
            match not_overridden(&mission, conflict::who_has_left(cx, &mission)?) {
                Some(has_left) => Err(has_left.into()),
                None => Ok(mission),
            }
        };
        act::issue_or_existing(&engine, &ctx, &ORDER, mode, subject).await
    })
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
