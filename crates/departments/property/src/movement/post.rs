//! A movement is posted, and the thing stands where its movements say.

use engine::{Cx, Effect};
use platform::people::user;
use schema::{Change, Date, Document, Id, Rejection, Result, error_codes};

use super::closing::{is_not_being_closed, office_is_not_being_closed};
use super::replay::{replay, standing_on};
use super::{
    BY, CAMPAIGN, FROM_BUREAU, FROM_EMPLOYEE, INVENTORY_MOVEMENTS, ITEM, KIND, Kind, ON, QUANTITY, TO_BUREAU, UNDOES,
};
use crate::item::{self, INVENTORY_ITEMS, Quality, State};

error_codes! {
    NOT_YET = "inventory_day_in_future", invalid => "لا يمكن أن يكون هذا التاريخ في المستقبل", "Cette date ne peut pas être à venir", "This day cannot lie in the future";
}

/// A movement of all that stands of a thing, on a day; more is said of it by `with`.
pub(crate) fn movement(item: &Document, kind: Kind, on: Date) -> Document {
    Document::new(&INVENTORY_MOVEMENTS)
        .with(ITEM, Id(item.id.clone()))
        .with(KIND, kind)
        .with(ON, on)
        .with(QUANTITY, item.get(item::QUANTITY).unwrap_or(1))
}

/// Every movement of a thing, in no order that counts.
pub(crate) fn movements_of(cx: &Cx<'_>, item: &str) -> Result<Vec<Document>> {
    cx.all(&INVENTORY_MOVEMENTS, [ITEM.eq(item)])
}

/// Posts a movement: it says where the thing was until then and who posts it, and the thing follows.
///
/// # Errors
/// What [`replay`] refuses; `inventory_day_in_future`; `inventory_count_closing`, unless the movement is that count's own.
pub(crate) fn post(cx: &mut Cx<'_>, mut row: Document) -> Result<Document> {
    if row.get(ON) > Some(Date(cx.today())) {
        return Err(Rejection::new(NOT_YET).field(ON.def.name).into());
    }
    let item = cx.need(&INVENTORY_ITEMS, row.need(ITEM)?.as_str())?;
    if row.get(KIND) != Some(Kind::Entry) {
        let movements = movements_of(cx, &item.id)?;
        // Where the office was written, the thing itself names the new one already.
        let stands = replay(&movements)?.and_then(|stands| stands.bureau);
        let own = row.get(CAMPAIGN);
        is_not_being_closed(cx, &item.id, stands.as_ref(), own.as_ref())?;
        if let Some(to) = row.get(TO_BUREAU) {
            office_is_not_being_closed(cx, &to, own.as_ref())?;
        }
        // It may be of a day before others: what it takes, and from where, is what stood then.
        if let Some(stood) = standing_on(movements, row.need(ON)?)? {
            row.set_or_clear(FROM_BUREAU, stood.bureau);
            row.set_or_clear(FROM_EMPLOYEE, stood.employee);
            if row.get(KIND) != Some(Kind::Adjust) && row.get(UNDOES).is_none() {
                row.set(QUANTITY, stood.quantity);
            }
        }
    }
    if cx.who().user.is_some() {
        row.set(BY, user::caller(cx)?);
    }
    cx.create(row)
}

/// The thing follows from its movements: the one place that writes where it is.
pub(super) const ITEM_FOLLOWS: Effect = Effect {
    touches: &[|| &INVENTORY_ITEMS],
    run: item_follows,
};

fn item_follows(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let row = &change.after;
    let item = cx.need(&INVENTORY_ITEMS, row.need(ITEM)?.as_str())?;
    let Some(now) = replay(&movements_of(cx, &item.id)?)? else {
        return Ok(());
    };
    let mut after = item.clone();
    after.set_or_clear(item::BUREAU, now.bureau);
    after.set_or_clear(item::EMPLOYEE, now.employee);
    after.set(item::STATE, now.state);
    after.set(item::QUANTITY, now.quantity);
    after.set_or_clear(item::PENDING, now.pending);
    if now.state == State::Reformed {
        after.set(item::CONDITION, Quality::Reformed);
    } else if row.get(UNDOES).is_some() && after.get(item::CONDITION) == Some(Quality::Reformed) {
        after.clear(item::CONDITION);
    }
    if after != item {
        cx.update(after)?;
    }
    Ok(())
}
