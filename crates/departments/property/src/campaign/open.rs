//! A count is opened: what stands in its offices is frozen, some at a time, so that others write in between. An opening that was
//! stopped half way goes on when it is asked for again.

use std::collections::HashSet;

use engine::{Act, Batch, BoxFuture, Cursor, Cx, Subject, Turn};
use schema::{Document, Id, Result};
use schemars::JsonSchema;
use serde::Serialize;

use super::device::OneCampaign;
use super::guard::{IN_DRAFT, IS_COMPLETE, LEADERS, OFFICES_ARE_FREE, campaign, offices};
use super::{OPENED_AT, STATE, State, wording};
use crate::expected_item::{self, INVENTORY_EXPECTED_ITEMS};
use crate::item::{self, INVENTORY_ITEMS};

/// By what name it is opened in the log.
const OPENS: &str = "inventoryCampaigns.open";
/// Freezes what a count expects, and opens it.
pub(super) const OPEN: Act<OneCampaign, OpenCampaign> = Act::long_on(OPENS, wording::OPEN, TO_OPEN, LEADERS, open);

const TO_OPEN: Subject = campaign(&[IN_DRAFT, IS_COMPLETE, OFFICES_ARE_FREE]);
/// So many items are frozen in one transaction: they have neither rules nor a journal.
const ROWS: u64 = 250;

/// A count that is open.
#[derive(Serialize, JsonSchema)]
pub(super) struct OpenCampaign {
    id: String,
    /// How many items it expects.
    expected: u64,
}

fn open(turn: Turn, given: OneCampaign) -> BoxFuture<OpenCampaign> {
    Box::pin(async move {
        turn.write(&given.id, begin).await?;
        let id = given.id.clone();
        let freeze = move |cx: &mut Cx<'_>, cursor: Cursor| freeze(cx, &id, cursor.at_most(ROWS));
        turn.engine.in_batches(&turn.ctx, OPENS, freeze).await?;
        turn.write(&given.id, end).await
    })
}

/// From here on its offices stay as they are, and movements count as having come since.
fn begin(cx: &mut Cx<'_>, campaign: Document) -> Result<()> {
    if campaign.get(OPENED_AT).is_none() {
        let now = cx.moment();
        cx.update(campaign.with(OPENED_AT, now))?;
    }
    Ok(())
}

/// Freezes some items that stand there, but those that an opening before this one froze.
fn freeze(cx: &mut Cx<'_>, id: &Id, cursor: Cursor) -> Result<Batch> {
    let campaign = TO_OPEN.admit(cx, id.as_str())?;
    let there = [item::BUREAU.any_of(offices(&campaign)), item::IS_KEPT.into()];
    let (items, batch) = cursor.rows(cx, &INVENTORY_ITEMS, there)?;
    let same = [
        expected_item::CAMPAIGN.eq(id),
        expected_item::ITEM.any_of(items.iter().map(|item| Id(item.id.clone()))),
    ];
    let frozen = cx.all(&INVENTORY_EXPECTED_ITEMS, same)?;
    let frozen: HashSet<Id> = frozen.iter().filter_map(|row| row.get(expected_item::ITEM)).collect();
    for item in items.iter().filter(|item| !frozen.contains(&Id(item.id.clone()))) {
        expect(cx, id, item)?;
    }
    Ok(batch)
}

/// Notes that a count expects an item as it stands.
///
/// # Errors
/// When the row is not to be written.
pub(super) fn expect(cx: &mut Cx<'_>, campaign: &Id, item: &Document) -> Result<()> {
    let mut row = Document::new(&INVENTORY_EXPECTED_ITEMS)
        .with(expected_item::CAMPAIGN, campaign.clone())
        .with(expected_item::ITEM, Id(item.id.clone()))
        .with(expected_item::QUANTITY, item.get(item::QUANTITY).unwrap_or(1));
    row.set_or_clear(expected_item::BUREAU, item.get(item::BUREAU));
    row.set_or_clear(expected_item::CONDITION, item.get(item::CONDITION));
    cx.create(row).map(drop)
}

fn end(cx: &mut Cx<'_>, campaign: Document) -> Result<OpenCampaign> {
    let expected = cx.count(&INVENTORY_EXPECTED_ITEMS, [expected_item::CAMPAIGN.eq(&campaign.id)])?;
    let campaign = cx.update(campaign.with(STATE, State::Open))?;
    Ok(OpenCampaign {
        id: campaign.id,
        expected,
    })
}
