//! Whoever was handed things accepts or refuses them, all of one hand-over together.

use engine::{Act, Allowed, Cx, inputs};
use platform::people::user;
use schema::{Condition, Document, Id, Result};

use super::guard::{RECEIVED, SENT_BACK};
use super::{EMPLOYEE, INVENTORY_ITEMS, PENDING, wording};
use crate::movement::undo::counter;
use crate::movement::{ACCEPTED_AT, ACCEPTED_BY, INVENTORY_MOVEMENTS, LOT, REFUSED_REASON, notice};

inputs! {
    /// A hand-over that is refused.
    pub(super) struct Refusal {
        /// Why.
        reason: String = need_field("reason", &INVENTORY_MOVEMENTS, &REFUSED_REASON),
    }
}

/// By the receiver alone. What was handed over by the same act is accepted with it.
pub(super) const ACCEPT: Act = Act::on(
    "inventoryItems.accept",
    wording::ACCEPT,
    RECEIVED,
    Allowed::Users,
    |cx, item, ()| accept(cx, &item),
)
.waits_when(Condition::Always);
/// By the receiver alone. What was handed over by the same act goes back with it.
pub(super) const REFUSE: Act<Refusal> = Act::on(
    "inventoryItems.refuse",
    wording::REFUSE,
    SENT_BACK,
    Allowed::Users,
    refuse,
);

fn accept(cx: &mut Cx<'_>, item: &Document) -> Result<Document> {
    let (by, now) = (user::caller(cx)?, cx.moment());
    for row in pending(cx, item)? {
        cx.update(row.with(ACCEPTED_AT, now).with(ACCEPTED_BY, by.clone()))?;
    }
    cx.need(&INVENTORY_ITEMS, &item.id)
}

fn refuse(cx: &mut Cx<'_>, item: Document, given: &Refusal) -> Result<Document> {
    let refused = pending(cx, &item)?;
    let mut back = Vec::with_capacity(refused.len());
    for row in &refused {
        back.push(counter(cx, row, |row| row.set(REFUSED_REASON, given.reason.clone()))?);
    }
    notice::holders_changed(cx, &back)?;
    notice::refusal(cx, &refused, &given.reason)?;
    cx.need(&INVENTORY_ITEMS, &item.id)
}

/// The hand-overs that wait for the holder of a thing, by the act that handed it over.
fn pending(cx: &Cx<'_>, item: &Document) -> Result<Vec<Document>> {
    let own = cx.need(&INVENTORY_MOVEMENTS, item.need(PENDING)?.as_str())?;
    let lot: Vec<Document> = match own.get(LOT) {
        Some(lot) => cx.all(&INVENTORY_MOVEMENTS, [LOT.eq(lot)])?,
        None => vec![own],
    };
    let waiting = [
        PENDING.any_of(lot.iter().map(|row| Id(row.id.clone()))),
        EMPLOYEE.eq(item.need(EMPLOYEE)?),
    ];
    let waiting = cx.all(&INVENTORY_ITEMS, waiting)?;
    let is_waiting = |row: &Document| {
        waiting
            .iter()
            .any(|one| one.get(PENDING).is_some_and(|id| id.as_str() == row.id))
    };
    Ok(lot.into_iter().filter(is_waiting).collect())
}
