//! Who decides changes with heads, delegations and users: what stands on open steps follows, at once and at midnight.

use engine::routine::{CatchUp, Every};
use engine::{Cursor, Cx, Engine, RequestContext, Rights, Routine};
use schema::{Document, Id, Label, Result};

use super::chain::{actors_of, progress_at};
use super::step::{ACTORS, APPROVALS, DECISION, MANAGER_TYPE, SUBJECT, SUBJECT_COLLECTION, Verdict};
use super::{approvable, notice};
use crate::stale_actors::ActorsRenewal;

/// What open steps follow from.
pub(super) static RENEWAL: ActorsRenewal = ActorsRenewal {
    is_needed: |cx| Ok(cx.first(&APPROVALS, [DECISION.eq(Verdict::Pending)])?.is_some()),
    renew: |engine| Box::pin(renew(engine)),
};

/// Delegations begin and end at midnight.
pub(super) static ROUTINE: Routine = Routine {
    id: "approvals.actors",
    label: Label::new("تحيين أصحاب القرار", "Décideurs du jour", "Deciders of the day"),
    every: Every::Day(0, 5),
    catch_up: CatchUp::Latest,
    is_final: false,
    work: |engine, _| Box::pin(renew(engine)),
};

async fn renew(engine: Engine) -> Result<u64> {
    let ctx = RequestContext::new(Rights::whole("job"));
    let renew_some = |cx: &mut Cx<'_>, cursor: Cursor| {
        let open = [DECISION.eq(Verdict::Pending)];
        cx.counting_batch(&APPROVALS, open, cursor, |cx, step| renew_step(cx, &step))
    };
    engine.in_batches(&ctx, "renew deciders", renew_some).await
}

/// Whether an open step has other deciders than before.
fn renew_step(cx: &mut Cx<'_>, step: &Document) -> Result<bool> {
    let of = approvable(cx, &step.need(SUBJECT_COLLECTION)?)?;
    let found = actors_of(cx, of, step)?;
    let stood: Vec<Id> = step.get(ACTORS).unwrap_or_default();
    if stood == found.users {
        return Ok(false);
    }
    let mut renewed = step.clone().with(ACTORS, found.users);
    renewed.set_or_clear(MANAGER_TYPE, found.manager_type);
    let renewed = cx.update(renewed)?;
    let subject = cx.need(of.of, &step.need(SUBJECT)?)?;
    let subject = (of.follow)(cx, subject, &progress_at(&renewed, None)?)?;
    // Those who were told before are told once; the new ones now.
    notice::deciders_are_told(cx, of, &subject, &renewed)?;
    Ok(true)
}
