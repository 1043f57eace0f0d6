//! What holds of every maintenance: its parts are known, its cost is their sum, what is finished stays.

use std::collections::BTreeSet;

use engine::Cx;
use schema::{Change, Date, Money, Rejection, Result, error_codes};
use serde_json::Value as Json;

use super::{CAR, DATE, LABOUR, PARTS, STATUS, Status, TOTAL};
use crate::not_in_future;
use crate::spare_part::SPARE_PARTS;

error_codes! {
    PARTS_WRONG = "maintenance_parts_wrong", invalid => "لائحة القطع غير صحيحة: المطلوب القطعة والكمية والثمن", "Liste de pièces incorrecte\u{a0}: pièce, quantité et prix unitaire attendus", "Wrong list of parts: part, quantity and unit cost are expected";
    FINISHED = "maintenance_finished", conflict => "الصيانة منجزة: لا يمكن تغيير القطع ولا الكلفة", "L’entretien est terminé\u{a0}: pièces et coûts ne changent plus", "The maintenance is finished: its parts and costs do not change any more";
}

/// A part, how many of it, what one costs in hundredths.
pub(super) struct UsedPart {
    pub part: String,
    pub quantity: i64,
    pub unit_cost: Money,
}

/// The parts of a list, each with a positive whole quantity.
pub(super) fn parse_used_parts(parts: Option<Json>) -> Result<Vec<UsedPart>> {
    let wrong = || Rejection::new(PARTS_WRONG).field(PARTS.def.name);
    let Some(parts) = parts.filter(|parts| !parts.is_null()) else {
        return Ok(Vec::new());
    };
    let one = |one: &Json| {
        let unit_cost = match &one["unitCost"] {
            Json::Null => Money::ZERO,
            cost => Money::parse(&cost.to_string())?,
        };
        let quantity = one["quantity"].as_i64()?;
        let used = UsedPart {
            part: one["partId"].as_str()?.to_owned(),
            quantity,
            unit_cost,
        };
        let is_right = (1..=1_000_000).contains(&quantity) && (0..=1_000_000_000).contains(&unit_cost.centimes());
        is_right.then_some(used)
    };
    let all: Option<Vec<UsedPart>> = parts.as_array().ok_or_else(wrong)?.iter().map(one).collect();
    all.ok_or_else(|| wrong().into())
}

/// Every part stands in the stock's list; the total is labour and parts together.
pub(super) fn parts_are_known(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let parts = parse_used_parts(change.after.get(PARTS))?;
    if change.touches(PARTS) {
        let ids: BTreeSet<&str> = parts.iter().map(|one| one.part.as_str()).collect();
        let ids: Vec<String> = ids.into_iter().map(str::to_owned).collect();
        let known = cx.many(&SPARE_PARTS, &ids)?;
        if let Some(unknown) = ids.iter().find(|id| known.iter().all(|part| part.id != **id)) {
            let refused = Rejection::new(error_codes::UNKNOWN_LINK).about(&PARTS.def);
            return Err(refused.arg("id", unknown).into());
        }
    }
    let labour = change.after.get(LABOUR).unwrap_or_default();
    let parts: Vec<Money> = (parts.iter())
        .map(|one| one.unit_cost.times(one.quantity))
        .collect::<Result<_>>()?;
    change.after.set(TOTAL, labour.plus(Money::total(parts)?)?);
    Ok(())
}

/// Work is done today at the latest: what was planned for later and is finished now is of today.
pub(super) fn what_is_done_has_happened(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let is_done = change.after.get(STATUS) == Some(Status::Done);
    if !is_done || !(change.touches(STATUS) || change.touches(DATE)) {
        return Ok(());
    }
    if change.touches(DATE) {
        return not_in_future::day_not_in_future(cx, change, DATE);
    }
    let today = Date(cx.today());
    if change.after.get(DATE).is_some_and(|day| day > today) {
        change.after.set(DATE, today);
    }
    Ok(())
}

/// Parts and costs of finished work stay: the stock was taken from by them.
pub(super) fn what_is_finished_stays(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    let was = change.before.as_ref().and_then(|before| before.get(STATUS));
    let is_over = matches!(was, Some(Status::Done | Status::Cancelled));
    if is_over && (change.touches(PARTS) || change.touches(LABOUR) || change.touches(CAR)) {
        return Err(FINISHED.into());
    }
    Ok(())
}
