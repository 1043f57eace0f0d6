//! What was decided is carried out: movements of the count, conditions, new items. Carried out twice, it changes nothing the second
//! time, so that a closing that was stopped half way goes on.

use engine::Cx;
use schema::{Date, Document, Error, Id, Rejection, Result, error_codes};

use super::{COUNTED, DECISION, DESIGNATION, Decision, ITEM, KIND, Kind, REASON, SCAN, SEEN_IN, TYPE};
use crate::item::rules::number_key;
use crate::item::{self, Acquisition, INVENTORY_ITEMS, NUMBER_KEY, Quality, State};
use crate::movement::post::{movement, post};
use crate::movement::{self, Kind as Movement};
use crate::scan::code::is_address;
use crate::scan::{self, INVENTORY_SCANS};

error_codes! {
    NOT_POSSIBLE = "inventory_decision_not_possible", conflict => "{item}: {why}", "{item}\u{a0}: {why}", "{item}: {why}";
}

/// Carries out what was decided about a difference.
///
/// # Errors
/// `inventory_decision_not_possible`: the item and what refuses it.
pub(crate) fn apply(cx: &mut Cx<'_>, campaign: &Id, difference: &Document) -> Result<()> {
    let done = carry_out(cx, campaign, difference);
    let Err(Error::Refused(refused)) = done else {
        return done;
    };
    let item = difference
        .get(ITEM)
        .map(|Id(item)| cx.get(&INVENTORY_ITEMS, &item))
        .transpose()?;
    let named = item
        .flatten()
        .map(|item| item.title().0)
        .or(difference.get(DESIGNATION));
    Err(Rejection::new(NOT_POSSIBLE)
        .arg("item", named.unwrap_or_default())
        .arg("why", refused.text(cx.lang()))
        .into())
}

fn carry_out(cx: &mut Cx<'_>, campaign: &Id, difference: &Document) -> Result<()> {
    match (difference.need(KIND)?, difference.need(DECISION)?) {
        (_, Decision::Keep | Decision::Dismiss) => Ok(()),
        (Kind::Unknown, _) => make_item(cx, difference),
        (kind, _) => {
            let item = cx.need(&INVENTORY_ITEMS, difference.need(ITEM)?.as_str())?;
            let row = match kind {
                Kind::Moved => place_change(cx, difference, &item)?,
                Kind::Quantity => adjustment(cx, difference, &item)?,
                Kind::Missing => loss(cx, difference, &item),
                Kind::Damaged => {
                    return worsen(cx, item);
                }
                Kind::Unknown => None,
            };
            let Some(row) = row else { return Ok(()) };
            post(cx, row.with(movement::CAMPAIGN, campaign.clone())).map(drop)
        }
    }
}

/// It goes where it was seen: back from a repair or a loss, if that is where it was thought to be.
fn place_change(cx: &Cx<'_>, difference: &Document, item: &Document) -> Result<Option<Document>> {
    let to = difference.need(SEEN_IN)?;
    let kind = match item.get(item::STATE) {
        Some(State::Lost) => Movement::Return,
        Some(State::InRepair) => Movement::RepairIn,
        _ if item.get(item::BUREAU).as_ref() == Some(&to) => return Ok(None),
        _ => Movement::Transfer,
    };
    Ok(Some(
        movement(item, kind, Date(cx.today())).with(movement::TO_BUREAU, to),
    ))
}

fn adjustment(cx: &Cx<'_>, difference: &Document, item: &Document) -> Result<Option<Document>> {
    let more = difference.need(COUNTED)? - item.get(item::QUANTITY).unwrap_or(1);
    let row = movement(item, Movement::Adjust, Date(cx.today())).with(movement::QUANTITY, more);
    Ok((more != 0).then_some(row))
}

fn loss(cx: &Cx<'_>, difference: &Document, item: &Document) -> Option<Document> {
    let mut row = movement(item, Movement::Loss, Date(cx.today()));
    row.set_or_clear(movement::REASON, difference.get(REASON));
    (item.get(item::STATE) != Some(State::Lost)).then_some(row)
}

fn worsen(cx: &mut Cx<'_>, item: Document) -> Result<()> {
    if matches!(item.get(item::CONDITION), Some(Quality::Poor | Quality::Reformed)) {
        return Ok(());
    }
    cx.update(item.with(item::CONDITION, Quality::Poor)).map(drop)
}

/// A finding becomes an item where it was seen, under the number that it bears unless another one bears it.
fn make_item(cx: &mut Cx<'_>, difference: &Document) -> Result<()> {
    if difference.get(ITEM).is_some() {
        return Ok(());
    }
    let scan = cx.need(&INVENTORY_SCANS, difference.need(SCAN)?.as_str())?;
    let mut row = Document::new(&INVENTORY_ITEMS)
        .with(item::DESIGNATION, difference.need(DESIGNATION)?)
        .with(item::BUREAU, scan.need(scan::BUREAU)?)
        .with(item::QUANTITY, scan.get(scan::QUANTITY).unwrap_or(1).max(1))
        .with(item::ACQUISITION, Acquisition::Found)
        .with(item::FOUND_BY, Id(scan.id.clone()));
    row.set_or_clear(item::TYPE, difference.get(TYPE));
    row.set_or_clear(item::CONDITION, scan.get(scan::CONDITION));
    row.set_or_clear(item::PHOTO, scan.get(scan::PHOTO));
    row.set_or_clear(item::NOTES, scan.get(scan::NOTE));
    row.set_or_clear(item::NUMBER, free_number(cx, &scan)?);
    let made = cx.create(row)?;
    cx.update(difference.clone().with(ITEM, Id(made.id))).map(drop)
}

fn free_number(cx: &Cx<'_>, scan: &Document) -> Result<Option<String>> {
    let code = scan.need(scan::CODE)?;
    let Some(key) = number_key(&code).filter(|_| !is_address(&code) && scan.get(scan::NUMBER).is_some()) else {
        return Ok(None);
    };
    let taken = cx.first(&INVENTORY_ITEMS, [NUMBER_KEY.eq(key)])?;
    Ok(taken.is_none().then_some(code))
}
