//! A count is closed: all its differences are decided, what was decided is carried out, and nothing of it changes any more.

use engine::{Act, BoxFuture, Cx, Subject, Turn};
use platform::people::user;
use schema::{Document, Id, Rejection, Result, error_codes};

use super::device::OneCampaign;
use super::guard::{DIFFERENCES_STAND, LEADERS, campaign};
use super::summary::{ItemCounts, summary};
use super::{CLOSED_AT, CLOSED_BY, STATE, State, wording};
use crate::difference::apply::apply;
use crate::difference::{self, DECISION, INVENTORY_DIFFERENCES};

error_codes! {
    UNDECIDED = "inventory_differences_undecided", conflict => "فوارق لم يبت فيها بعد: {count}", "Écarts non décidés\u{a0}: {count}", "Differences that are not decided: {count}";
}

/// Carries out what was decided, and closes.
pub(super) const CLOSE: Act<OneCampaign, ItemCounts> =
    Act::long_on("inventoryCampaigns.close", wording::CLOSE, TO_CLOSE, LEADERS, close);

const TO_CLOSE: Subject = campaign(&[DIFFERENCES_STAND]);
/// Up to so many differences are carried out together or not at all. More are carried out in pieces: while a count is being closed
/// nothing else moves in its offices, and whoever closes again goes on.
const TOGETHER: usize = 2_000;
/// So many are in a piece.
const PIECE: usize = 100;

fn close(turn: Turn, given: OneCampaign) -> BoxFuture<ItemCounts> {
    Box::pin(async move {
        let ids = turn
            .read(&given.id, |cx, campaign| difference_ids(cx, &campaign))
            .await?;
        let size = if ids.len() > TOGETHER { PIECE } else { TOGETHER };
        let mut pieces: Vec<Vec<String>> = ids.chunks(size).map(<[String]>::to_vec).collect();
        let last = pieces.pop().unwrap_or_default();
        for piece in pieces {
            turn.write(&given.id, move |cx, campaign| carry_out(cx, &campaign, &piece))
                .await?;
        }
        turn.write(&given.id, move |cx, campaign| end(cx, campaign, &last))
            .await
    })
}

/// The differences of a count, once all of them are decided.
fn difference_ids(cx: &Cx<'_>, campaign: &Document) -> Result<Vec<String>> {
    is_decided(cx, campaign)?;
    let rows = cx.all(&INVENTORY_DIFFERENCES, [difference::CAMPAIGN.eq(&campaign.id)])?;
    Ok(rows.into_iter().map(|row| row.id).collect())
}

fn is_decided(cx: &Cx<'_>, campaign: &Document) -> Result<()> {
    let undecided = [difference::CAMPAIGN.eq(&campaign.id), DECISION.is_null()];
    match cx.count(&INVENTORY_DIFFERENCES, undecided)? {
        0 => Ok(()),
        count => Err(Rejection::new(UNDECIDED).arg("count", count).into()),
    }
}

fn carry_out(cx: &mut Cx<'_>, campaign: &Document, ids: &[String]) -> Result<()> {
    let id = Id(campaign.id.clone());
    for row in cx.many(&INVENTORY_DIFFERENCES, ids)? {
        apply(cx, &id, &row)?;
    }
    Ok(())
}

/// The last of them, and the closing, stand or fall together.
fn end(cx: &mut Cx<'_>, campaign: Document, ids: &[String]) -> Result<ItemCounts> {
    is_decided(cx, &campaign)?;
    carry_out(cx, &campaign, ids)?;
    let (by, now) = (user::caller(cx)?, cx.moment());
    let closed = campaign
        .with(STATE, State::Closed)
        .with(CLOSED_AT, now)
        .with(CLOSED_BY, by);
    let closed = cx.update(closed)?;
    Ok(summary(cx, &closed)?.total)
}
