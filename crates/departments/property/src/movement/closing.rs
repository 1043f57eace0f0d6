//! While a count is being closed, what it is about stays where it is: nothing but the count's own decisions moves it.

use engine::Cx;
use schema::{Document, Id, Rejection, Result, error_codes};

use crate::campaign::{self, BUREAUX_COUNTED, INVENTORY_CAMPAIGNS};
use crate::expected_item::{self, INVENTORY_EXPECTED_ITEMS};

error_codes! {
    IS_BEING_CLOSED = "inventory_count_closing", conflict => "هذا الممتلك مشمول بعملية جرد قيد الإغلاق: «{campaign}»", "Ce bien relève d’un récolement en cours de clôture\u{a0}: «\u{a0}{campaign}\u{a0}»", "This item is in a count that is being closed: \"{campaign}\"";
}

/// Refuses a thing, by its id, that a count which is being closed expects, or that stands in one of its offices; `own` is the count
/// that moves it itself.
///
/// # Errors
/// `inventory_count_closing`, which names the count.
pub(crate) fn is_not_being_closed(cx: &Cx<'_>, item: &str, bureau: Option<&Id>, own: Option<&Id>) -> Result<()> {
    let closing = cx.all(&INVENTORY_CAMPAIGNS, [campaign::STATE.eq(campaign::State::Closing)])?;
    for one in closing
        .iter()
        .filter(|one| own.is_none_or(|own| own.as_str() != one.id))
    {
        if is_in_scope(cx, one, item, bureau)? {
            let refused = Rejection::new(IS_BEING_CLOSED).arg("campaign", one.title().0);
            return Err(refused.into());
        }
    }
    Ok(())
}

fn is_in_scope(cx: &Cx<'_>, campaign: &Document, item: &str, bureau: Option<&Id>) -> Result<bool> {
    let offices: Vec<Id> = campaign.get(BUREAUX_COUNTED).unwrap_or_default();
    if bureau.is_some_and(|office| offices.contains(office)) {
        return Ok(true);
    }
    let expected = [
        expected_item::CAMPAIGN.eq(campaign.id.as_str()),
        expected_item::ITEM.eq(item),
    ];
    Ok(cx.first(&INVENTORY_EXPECTED_ITEMS, expected)?.is_some())
}
