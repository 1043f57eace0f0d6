//! A count is given up: its scans stay on file, and the inventory stays as it is.

use engine::{Act, Cx, Subject, inputs};
use schema::{Document, Result};

use super::guard::{IS_NOT_OVER, LEADERS, campaign};
use super::{CANCEL_REASON, INVENTORY_CAMPAIGNS, STATE, State, wording};

/// Gives a count up, with the reason.
pub(super) const CANCEL: Act<CampaignCancellation> =
    Act::on("inventoryCampaigns.cancel", wording::CANCEL, TO_CANCEL, LEADERS, cancel);

const TO_CANCEL: Subject = campaign(&[IS_NOT_OVER]);

inputs! {
    /// Why a count is given up.
    pub(super) struct CampaignCancellation {
        /// Why.
        reason: String = need_field("reason", &INVENTORY_CAMPAIGNS, &CANCEL_REASON),
    }
}

fn cancel(cx: &mut Cx<'_>, campaign: Document, given: &CampaignCancellation) -> Result<Document> {
    let reason = given.reason.clone();
    cx.update(campaign.with(STATE, State::Cancelled).with(CANCEL_REASON, reason))
}
