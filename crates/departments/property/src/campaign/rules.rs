//! What stays of a count once it was opened.

use engine::{Cx, unauthorized};
use schema::{Change, Document, Rejection, Result, error_codes};

use super::{BUREAUX_COUNTED, DOC_ID, DOCUMENT, MEMBERS, NAME, OPENED_AT, STATE, State};
use crate::permission::COUNTS as LEADS;

error_codes! {
    OFFICES_STAY = "inventory_campaign_offices_stay", conflict => "لا تتغير المكاتب بعد فتح عملية الجرد", "Les bureaux ne changent plus une fois le récolement ouvert", "The offices stay as they are once the count is open";
    STAYS_AS_IT_IS = "inventory_campaign_stays", conflict => "لا يتغير شيء من عملية جرد مغلقة أو ملغاة", "Un récolement clôturé ou annulé ne change plus", "A count that is closed or cancelled never changes";
    STAYS = "inventory_campaign_not_deletable", conflict => "لا تحذف إلا عملية جرد لم تفتح", "Seul un récolement jamais ouvert se supprime", "Only a count that was never opened is deleted";
}

/// Offices are chosen before the opening; of what is over, only its minutes are still noted.
pub(super) fn what_was_opened_stays(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let Some(before) = &change.before else {
        return Ok(());
    };
    if matches!(before.get(STATE), Some(State::Closed | State::Cancelled)) && !is_minutes_alone(before, &change.after) {
        return Err(STAYS_AS_IT_IS.into());
    }
    if before.get(OPENED_AT).is_none() {
        return Ok(());
    }
    if change.touches(BUREAUX_COUNTED) {
        return Err(Rejection::new(OFFICES_STAY).field(BUREAUX_COUNTED.def.name).into());
    }
    // Who counts may read what is expected: only who leads counts says so.
    let is_led = change.touches(MEMBERS) || change.touches(NAME);
    if is_led && !cx.who().holds_permission(LEADS) {
        return Err(unauthorized(cx.who()));
    }
    Ok(())
}

fn is_minutes_alone(before: &Document, after: &Document) -> bool {
    let mut same = after.clone();
    same.set_or_clear(DOC_ID, before.get(DOC_ID));
    same.set_or_clear(DOCUMENT, before.get(DOCUMENT));
    same.values == before.values
}

/// What was opened once is history.
pub(super) fn only_drafts_are_deleted(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    let row = &change.after;
    if row.get(STATE) == Some(State::Draft) && row.get(OPENED_AT).is_none() {
        return Ok(());
    }
    Err(STAYS.into())
}
