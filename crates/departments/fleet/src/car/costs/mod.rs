//! What cars cost in a period, and how far they went, for whoever reads the cars.
//!
//! How far a car went is told by its odometer alone: the greatest reading of the period less the smallest. Of a car that
//! was read only once nothing is said by the kilometre, and its costs do not count in the kilometre of them all. What it
//! burns is told between its fillings: the litres of all but the first, by the kilometres from the first to the last.

use std::cmp::Reverse;

use engine::{Act, Allowed, Cx, inputs};
use schema::{Document, Id, Result};

use super::{CARS, PLATE_TEXT, brief};
use crate::period::Period;

mod answer;
mod ledger;
#[cfg(test)]
mod tests;

use answer::{CarCostReport, CarCosts};
use ledger::Ledger;

/// What cars cost in a period, the dearest first.
pub(super) const COSTS: Act<Asked, CarCostReport> = Act::read("cars.costs", Allowed::Holders(&[crate::READS]), costs);

inputs! {
    /// Which costs are asked about.
    pub(super) struct Asked {
        /// One car; all of them unless it is said.
        car: Option<Id> = may("carId"),
        ..period: Period,
    }
}

fn costs(cx: &Cx<'_>, asked: &Asked) -> Result<CarCostReport> {
    let cars = match &asked.car {
        Some(id) => vec![cx.need_readable(&CARS, id.as_str())?],
        None => brief(cx)?,
    };
    let ledger = Ledger::load(cx, &cars, asked.car.clone(), asked.period)?;
    let mut rows: Vec<(Document, Costs)> = cars
        .into_iter()
        .map(|car| {
            let costs = ledger.costs(&car.id);
            (car, costs)
        })
        .collect();
    rows.sort_by_cached_key(|(car, costs)| (Reverse(costs.total()), car.get(PLATE_TEXT)));
    let sum = |sum: Costs, (_, costs): &(Document, Costs)| sum.plus(*costs);
    let metered = rows.iter().filter(|(_, costs)| costs.distance.is_some());
    let metered = metered.fold(Costs::default(), sum);
    let all = rows.iter().fold(Costs::default(), sum);
    Ok(CarCostReport {
        rows: rows.iter().map(|(car, costs)| CarCosts::of(car, costs)).collect(),
        total: all.answer(&metered),
    })
}

/// What one car, or several, cost: hundredths, and kilometres where they are known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Costs {
    distance: Option<i64>,
    litres: i64,
    /// Of the litres those that were burnt from the first filling to the last, and how far those lie apart.
    burnt: i64,
    between: i64,
    fuel: i64,
    maintenance: i64,
    accidents: i64,
    papers: i64,
}

impl Costs {
    fn total(&self) -> i64 {
        self.fuel + self.maintenance + self.accidents + self.papers
    }

    /// Both together.
    fn plus(self, other: Costs) -> Costs {
        let far = self.distance.into_iter().chain(other.distance);
        Costs {
            distance: far.reduce(|one, other| one + other),
            litres: self.litres + other.litres,
            burnt: self.burnt + other.burnt,
            between: self.between + other.between,
            fuel: self.fuel + other.fuel,
            maintenance: self.maintenance + other.maintenance,
            accidents: self.accidents + other.accidents,
            papers: self.papers + other.papers,
        }
    }
}
