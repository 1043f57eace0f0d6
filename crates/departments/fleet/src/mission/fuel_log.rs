//! The fuel of an order that is closed stands in the log of its car, once: it follows the order, and goes with it.

use engine::Cx;
use schema::{Change, Date, Decimal, Document, Id, Instant, Result};

use super::{CANCELLED_AT, CAR, FUEL, FUEL_COST, RETURNED};
use crate::fuel::{self, FUEL_LOGS};

/// What a closed order tells of fuel.
#[derive(PartialEq)]
struct ToldFuel {
    car: Id,
    day: Date,
    litres: Decimal,
    cost: Option<Decimal>,
}

impl ToldFuel {
    /// Nothing of one that is open or cancelled, has no car, or took no fuel.
    fn of(mission: &Document) -> Option<Self> {
        let Instant(returned) = mission.get(RETURNED).filter(|_| mission.get(CANCELLED_AT).is_none())?;
        Some(ToldFuel {
            car: mission.get(CAR)?,
            day: Date(schema::day_in_morocco(returned)),
            litres: mission.get(FUEL).filter(|litres| *litres > Decimal(0))?,
            cost: mission.get(FUEL_COST),
        })
    }
}

/// A closed order has one log; what was logged of it by hand is that fuel already, and stays alone.
pub(super) fn log_follows(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let told = ToldFuel::of(&change.after);
    let before = change.before.as_ref().and_then(ToldFuel::of);
    if told == before {
        return Ok(());
    }
    let of_order = cx.all(&FUEL_LOGS, [fuel::MISSION.eq(change.after.id.as_str())])?;
    let (own, by_hand): (Vec<Document>, Vec<Document>) = of_order
        .into_iter()
        .partition(|log| log.get(fuel::OF_RETURN) == Some(true));
    let own = own.into_iter().next();
    let Some(told) = told.filter(|_| by_hand.is_empty()) else {
        return own.map_or(Ok(()), |log| cx.delete(&FUEL_LOGS, &log.id));
    };
    let log = own.clone().unwrap_or_else(|| Document::new(&FUEL_LOGS));
    let mut log = log
        .with(fuel::CAR, told.car)
        .with(fuel::DATE, told.day)
        .with(fuel::LITRES, told.litres)
        .with(fuel::MISSION, Id(change.after.id.clone()))
        .with(fuel::OF_RETURN, true);
    // What was paid may have been entered in the log itself.
    if own.is_none() || change.touches(FUEL_COST) {
        log.set_or_clear(fuel::COST, told.cost);
    }
    if own.is_some() { cx.update(log) } else { cx.create(log) }.map(drop)
}
