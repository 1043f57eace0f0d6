//! The end of a delegation: reminders before it, and word of it after. What the delegate saw by it is gone with the day:
//! rights are made again at midnight in Morocco, whether or not anything is written.

use engine::routine::{CatchUp, Every};
use engine::{Cx, Deadline, Engine, RequestContext, Rights, Routine};
use schema::{Document, Label, Result};

use super::{DELEGATE, DELEGATIONS, HEAD, TO};
use crate::deadline::expired::{self, Passed};
use crate::notice::{Notice, NoticeKind, Params, Text, notify};
use crate::people::employee::EMPLOYEES;
use crate::people::user;

/// The last day.
pub const END: Deadline = Deadline {
    lead: &[30, 7, 1],
    name: |cx, delegation| {
        let delegate = delegation.need(DELEGATE)?;
        Ok(cx.need(&EMPLOYEES, delegate.as_str())?.title())
    },
    ..Deadline::on(
        "delegations.end",
        Label::new("نهاية تفويض", "Fin de délégation", "End of a delegation"),
        TO,
        head_and_delegate,
        "/rh-managements",
    )
};

/// To both, on the day after the last.
pub static ENDED: NoticeKind = NoticeKind::new(
    "delegations.ended",
    Label::new("انتهاء تفويض", "Délégation terminée", "A delegation that has ended"),
    Text::new("انتهاء التفويض", "La délégation a pris fin", "The delegation has ended"),
    Text::new(
        "انتهى يوم {to} تفويض {head} إلى {delegate}.",
        "La délégation de {head} à {delegate} a pris fin le {to}.",
        "The delegation from {head} to {delegate} ended on {to}.",
    ),
)
.with_mail();

/// Tells of the ends, right after midnight.
pub static ROUTINE: Routine = Routine {
    id: "delegations.ended",
    label: Label::new("انتهاء التفويضات", "Fins de délégation", "Ends of delegations"),
    every: Every::Day(0, 5),
    catch_up: CatchUp::Latest,
    is_final: true,
    work: |engine, _| Box::pin(tell_ends(engine)),
};

/// The users who are the head and the delegate.
fn head_and_delegate(cx: &Cx<'_>, delegation: &Document) -> Result<Vec<String>> {
    let head = user::of_employee(cx, delegation.need(HEAD)?.as_str())?;
    let delegate = user::of_employee(cx, delegation.need(DELEGATE)?.as_str())?;
    Ok([head, delegate].concat())
}

async fn tell_ends(engine: Engine) -> Result<u64> {
    let ctx = RequestContext::new(Rights::whole("job"));
    let tell = |cx: &mut Cx<'_>| {
        let ended = expired::recently_passed(cx, &DELEGATIONS, TO)?;
        ended.iter().try_for_each(|one| tell_end(cx, one))?;
        Ok(ended.len() as u64)
    };
    engine.transact(&ctx, ROUTINE.id, tell).await
}

fn tell_end(cx: &mut Cx<'_>, ended: &Passed) -> Result<()> {
    let delegation = &ended.document;
    let [head, delegate] = [delegation.need(HEAD)?, delegation.need(DELEGATE)?];
    let params = Params::new()
        .with_title("head", &cx.need(&EMPLOYEES, head.as_str())?)
        .with_title("delegate", &cx.need(&EMPLOYEES, delegate.as_str())?)
        .day("to", ended.day);
    let notice = Notice::new(&ENDED, head_and_delegate(cx, delegation)?, params).about_document(delegation);
    notify(cx, &notice.link("/rh-managements").once_per_user(ended.key()))
}
