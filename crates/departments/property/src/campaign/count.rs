//! The differences of a count are listed, once, from the scans that stand then. Listed again, what did not change keeps what was decided
//! about it. A scan that comes afterwards reopens the count.

use std::collections::HashSet;

use engine::{Act, Batch, BoxFuture, Cursor, Cx, Subject, Turn};
use schema::{Document, Error, Id, Result, error_codes};
use serde_json::Value as Json;

use super::device::OneCampaign;
use super::facts::facts;
use super::guard::{IS_RUNNING, LEADERS, campaign};
use super::reconcile::{DifferenceFact, reconcile};
use super::summary::{CampaignSummary, ItemCounts, summarise};
use super::{COUNTS, INVENTORY_CAMPAIGNS, STATE, State, wording};
use crate::difference::{self, INVENTORY_DIFFERENCES, list};

error_codes! {
    SCANNED_MEANWHILE = "inventory_campaign_scanned_meanwhile", conflict => "وصلت عمليات مسح في الأثناء: احصروا الفوارق من جديد", "Des scans sont arrivés entre-temps\u{a0}: relevez les écarts à nouveau", "Scans came in the meantime: list the differences again";
}

/// By what name differences are listed in the log.
const COUNT_DIFFERENCES: &str = "inventoryCampaigns.count";
/// Lists what differs.
pub(super) const COUNT: Act<OneCampaign, ItemCounts> =
    Act::long_on(COUNT_DIFFERENCES, wording::COUNT, TO_COUNT, LEADERS, count);

const TO_COUNT: Subject = campaign(&[IS_RUNNING]);

fn count(turn: Turn, given: OneCampaign) -> BoxFuture<ItemCounts> {
    Box::pin(async move {
        turn.write(&given.id, begin).await?;
        let (differences, summary) = turn.read(&given.id, work_out).await?;
        let ids: HashSet<String> = differences.iter().map(|one| list::id_of(&given.id, one)).collect();
        let id = given.id.clone();
        let write = move |cx: &mut Cx<'_>, some: &[DifferenceFact]| {
            is_being_listed(cx, &id)?;
            some.iter().try_for_each(|one| list::write(cx, &id, one))
        };
        let (engine, ctx) = (&turn.engine, &turn.ctx);
        engine
            .list_in_batches(ctx, COUNT_DIFFERENCES, differences, write)
            .await?;
        let id = given.id.clone();
        let drop_others = move |cx: &mut Cx<'_>, cursor: Cursor| drop_others(cx, &id, &ids, cursor);
        engine.in_batches(ctx, COUNT_DIFFERENCES, drop_others).await?;
        let total = summary.total;
        let stored = serde_json::to_value(summary).map_err(|error| Error::fault("writing the counts", error))?;
        turn.write(&given.id, move |cx, campaign| end(cx, campaign, &stored))
            .await?;
        Ok(total)
    })
}

/// From here on a scan that comes reopens the count.
fn begin(cx: &mut Cx<'_>, mut campaign: Document) -> Result<()> {
    campaign.clear(COUNTS);
    cx.update(campaign.with(STATE, State::Closing)).map(drop)
}

fn work_out(cx: &Cx<'_>, campaign: Document) -> Result<(Vec<DifferenceFact>, CampaignSummary)> {
    let result = reconcile(&facts(cx, &campaign)?);
    Ok((result.differences(), summarise(&campaign, &result)))
}

/// Whether nobody has scanned since it began.
fn is_being_listed(cx: &Cx<'_>, id: &Id) -> Result<()> {
    let campaign = cx.need(&INVENTORY_CAMPAIGNS, id.as_str())?;
    if campaign.get(STATE) == Some(State::Closing) && campaign.get(COUNTS).is_none() {
        return Ok(());
    }
    Err(SCANNED_MEANWHILE.into())
}

/// What differs no more, goes with what was decided about it.
fn drop_others(cx: &mut Cx<'_>, id: &Id, ids: &HashSet<String>, cursor: Cursor) -> Result<Batch> {
    is_being_listed(cx, id)?;
    cx.batch(
        &INVENTORY_DIFFERENCES,
        [difference::CAMPAIGN.eq(id)],
        cursor,
        |cx, row| {
            if ids.contains(&row.id) {
                return Ok(());
            }
            cx.delete(&INVENTORY_DIFFERENCES, &row.id)
        },
    )
}

fn end(cx: &mut Cx<'_>, campaign: Document, stored: &Json) -> Result<()> {
    is_being_listed(cx, &Id(campaign.id.clone()))?;
    cx.update(campaign.with(COUNTS, stored.clone())).map(drop)
}
