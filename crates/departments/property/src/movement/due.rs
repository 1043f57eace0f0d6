//! Until when a hand-over is to be accepted.

use engine::{Cx, Deadline};
use platform::deadline::recipients;
use platform::people::user;
use schema::{Document, Id, Label, Result};

use super::{ACCEPT_BY, ACCEPTED_AT, BY, INVENTORY_MOVEMENTS, ITEM, LOT, TO_EMPLOYEE, UNDOES};
use crate::item::{INVENTORY_ITEMS, PENDING};
use crate::permission::{MOVES, PROPERTY};

/// Told on the day, to whoever handed it over, those who keep the inventory and the receiver: one of each hand-over. It stays for a
/// month.
pub(super) const ACCEPTANCE: Deadline = Deadline {
    only: &[ACCEPTED_AT.is_unset(), UNDOES.is_unset()],
    lead: &[0],
    stays: 30,
    holds: is_first_that_waits,
    name: |cx, row| Ok(cx.need(&INVENTORY_ITEMS, row.need(ITEM)?.as_str())?.title()),
    resources: &[PROPERTY],
    also: &[(
        |cx, row| user::of_employee(cx, row.need(TO_EMPLOYEE)?.as_str()),
        "/employee-portail",
    )],
    ..Deadline::on(
        "property.acceptance",
        Label::new("تسليم لم يقبل بعد", "Remise non acceptée", "Hand-over not accepted"),
        ACCEPT_BY,
        giver_and_keepers,
        "/inventory-dashboard/movements/{id}",
    )
};

fn giver_and_keepers(cx: &Cx<'_>, row: &Document) -> Result<Vec<String>> {
    let mut to = recipients::holders(cx, MOVES)?;
    to.extend(row.get(BY).map(|giver| giver.as_str().to_owned()));
    Ok(to)
}

/// Whether nothing of its act that waits still was posted before it.
fn is_first_that_waits(cx: &Cx<'_>, row: &Document) -> Result<bool> {
    let lot = match row.get(LOT) {
        Some(lot) => cx.all(&INVENTORY_MOVEMENTS, [LOT.eq(lot)])?,
        None => vec![row.clone()],
    };
    let waiting = cx.all(
        &INVENTORY_ITEMS,
        [PENDING.any_of(lot.iter().map(|one| Id(one.id.clone())))],
    )?;
    let waits = |one: &&Document| {
        waiting
            .iter()
            .any(|item| item.get(PENDING).is_some_and(|id| id.as_str() == one.id))
    };
    let first = lot.iter().filter(waits).min_by_key(|one| one.sequence);
    Ok(first.is_some_and(|first| first.id == row.id))
}
