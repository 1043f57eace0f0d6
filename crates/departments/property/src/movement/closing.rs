//! While a count is being closed, what it is about stays where it is: nothing but the count's own decisions moves it.

use engine::Cx;
use schema::{Document, Id, Rejection, Result, error_codes};

use crate::campaign::guard::offices;
use crate::campaign::{self, INVENTORY_CAMPAIGNS};
use crate::expected_item::{self, INVENTORY_EXPECTED_ITEMS};

error_codes! {
    IS_BEING_CLOSED = "inventory_count_closing", conflict => "هذا الممتلك مشمول بعملية جرد قيد الإغلاق: «{campaign}»", "Ce bien relève d’un récolement en cours de clôture\u{a0}: «\u{a0}{campaign}\u{a0}»", "This item is in a count that is being closed: \"{campaign}\"";
}

/// Refuses a thing, by its id, that a count which is being closed expects, or that stands in one of its offices; `own` is the count
/// whose decision moves it, which waits for no other.
///
/// # Errors
/// `inventory_count_closing`, which names the count.
pub(crate) fn is_not_being_closed(cx: &Cx<'_>, item: &str, bureau: Option<&Id>, own: Option<&Id>) -> Result<()> {
    refuse_where(cx, own, |one| is_in_scope(cx, one, item, bureau))
}

/// Refuses an office that a count which is being closed goes through: nothing is brought there; `own` is the count whose
/// decision brings it, which waits for no other.
///
/// # Errors
/// `inventory_count_closing`, which names the count.
pub(crate) fn office_is_not_being_closed(cx: &Cx<'_>, office: &Id, own: Option<&Id>) -> Result<()> {
    refuse_where(cx, own, |one| Ok(offices(one).contains(office)))
}

fn refuse_where(cx: &Cx<'_>, own: Option<&Id>, is_refused: impl Fn(&Document) -> Result<bool>) -> Result<()> {
    let closing = cx.all(&INVENTORY_CAMPAIGNS, [campaign::STATE.eq(campaign::State::Closing)])?;
    // Two counts that are being closed would wait for each other.
    if closing.iter().any(|one| own.is_some_and(|own| own.as_str() == one.id)) {
        return Ok(());
    }
    for one in &closing {
        if is_refused(one)? {
            let refused = Rejection::new(IS_BEING_CLOSED).arg("campaign", one.title().0);
            return Err(refused.into());
        }
    }
    Ok(())
}

fn is_in_scope(cx: &Cx<'_>, campaign: &Document, item: &str, bureau: Option<&Id>) -> Result<bool> {
    if bureau.is_some_and(|office| offices(campaign).contains(office)) {
        return Ok(true);
    }
    let expected = [
        expected_item::CAMPAIGN.eq(campaign.id.as_str()),
        expected_item::ITEM.eq(item),
    ];
    Ok(cx.first(&INVENTORY_EXPECTED_ITEMS, expected)?.is_some())
}
