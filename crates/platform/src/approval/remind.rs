//! Nobody waits in silence: whoever is to decide is reminded, and what is late goes to the next level beside the first.

use std::collections::BTreeMap;

use engine::routine::{CatchUp, Every};
use engine::{Cx, Engine, RequestContext, Rights, Routine};
use jiff::SignedDuration;
use schema::{Document, Id, Instant, Label, Result};

use super::approvable;
use super::chain::{actors_of, progress_at};
use super::notice::{self, DUE, INBOX};
use super::step::{ACTORS, APPROVALS, DECISION, DUE_AT, ESCALATED, SUBJECT, SUBJECT_COLLECTION, Verdict};
use crate::notice::{Notice, Params, notify};

/// A reminder comes on the day before the last.
const AHEAD: SignedDuration = SignedDuration::from_hours(24);

/// Each morning, before work begins.
pub(super) static ROUTINE: Routine = Routine {
    id: "approvals.due",
    label: Label::new(
        "التذكير بالقرارات المنتظرة",
        "Rappels de décisions",
        "Reminders of decisions",
    ),
    every: Every::Day(7, 30),
    catch_up: CatchUp::Latest,
    is_final: true,
    work: |engine, _| Box::pin(remind(engine)),
};

async fn remind(engine: Engine) -> Result<u64> {
    let ctx = RequestContext::new(Rights::whole("job"));
    let now = Instant(engine.clock().now());
    let late = engine.read(move |cx| {
        let late = cx.all(
            &APPROVALS,
            [DECISION.eq(Verdict::Pending), DUE_AT.lt(now), ESCALATED.eq(false)],
        )?;
        Ok(late.into_iter().map(|step| step.id).collect::<Vec<String>>())
    });
    for id in late.await? {
        engine.transact(&ctx, "escalate", move |cx| escalate(cx, &id)).await?;
    }
    engine.transact(&ctx, ROUTINE.id, remind_deciders).await
}

/// The next level is asked beside the first: the first answer counts.
fn escalate(cx: &mut Cx<'_>, id: &str) -> Result<()> {
    let step = cx.need(&APPROVALS, id)?;
    if step.get(DECISION) != Some(Verdict::Pending) {
        return Ok(());
    }
    let of = approvable(cx, &step.need(SUBJECT_COLLECTION)?)?;
    let step = step.with(ESCALATED, true);
    let found = actors_of(cx, of, &step)?;
    let step = cx.update(step.with(ACTORS, found.users))?;
    let subject = cx.need(of.of, &step.need(SUBJECT)?)?;
    let subject = (of.follow)(cx, subject, &progress_at(&step, None)?)?;
    notice::deciders_are_told(cx, of, &subject, &step)
}

/// One word a day for each decider, however much is due.
fn remind_deciders(cx: &mut Cx<'_>) -> Result<u64> {
    let soon = Instant(cx.now() + AHEAD);
    let due = cx.all(&APPROVALS, [DECISION.eq(Verdict::Pending), DUE_AT.lt(soon)])?;
    let mut waiting: BTreeMap<String, u64> = BTreeMap::new();
    for Id(user) in due
        .iter()
        .flat_map(|step: &Document| step.get(ACTORS).unwrap_or_default())
    {
        *waiting.entry(user).or_default() += 1;
    }
    let today = cx.today();
    let told = waiting.len() as u64;
    for (user, count) in waiting {
        let notice = Notice::new(&DUE, vec![user], Params::new().with_count(count)).link(INBOX);
        notify(cx, &notice.once_per_user(format!("{} {today}", DUE.id)))?;
    }
    Ok(told)
}
