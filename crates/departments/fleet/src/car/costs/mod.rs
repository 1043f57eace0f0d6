//! What cars cost in a period, and how far they went, for whoever reads the cars.
//!
//! How far a car went is told by its odometer alone: the greatest reading of the period less the smallest. Of a car that
//! was read only once nothing is said by the kilometre, and its costs do not count in the kilometre of them all. What it
//! burns is told between its fillings: the litres of all but the first, by the kilometres from the first to the last.

use std::cmp::Reverse;

use engine::{Action, Allowed, Cx, inputs};
use schema::{Document, Id, Result, Value};
use serde_json::{Map, Value as Json, json};

use super::{CARS, PLATE_TEXT, brief};
use crate::fuel;
use crate::period::Period;

mod ledger;
#[cfg(test)]
mod tests;

use ledger::Ledger;

/// `cars.costs`: carId?, from?, to? → `{rows, total}`, the dearest car first.
pub(super) const ACTION: Action<Asked> = Action::read("cars.costs", Allowed::Holders(&[crate::READS]), costs);

inputs! {
    /// Which costs are asked about.
    pub(super) struct Asked {
        /// One car; all of them unless it is said.
        car: Option<Id> = may("carId"),
        ..period: Period,
    }
}

fn costs(cx: &Cx<'_>, asked: &Asked) -> Result<Json> {
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
    let lines: Vec<Json> = rows.iter().map(|(car, costs)| car_line(car, costs)).collect();
    Ok(json!({ "rows": lines, "total": all.json(&metered) }))
}

fn car_line(car: &Document, costs: &Costs) -> Json {
    let mut line = costs.json(costs);
    line.insert("carId".to_owned(), car.id.as_str().into());
    line.insert("plate".to_owned(), car.get(PLATE_TEXT).into());
    line.into()
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

    /// As it travels; by the kilometre as those cost whose distance is known.
    fn json(&self, metered: &Costs) -> Map<String, Json> {
        let far = metered.distance.filter(|far| *far > 0);
        let by_kilometre = |what: i64| far.map(|far| rounded(what, far));
        let is_measured = self.burnt > 0 && self.between > 0;
        let litres = is_measured.then(|| rounded(self.burnt * 100, self.between));
        // Litres and money are written alike.
        let decimal = |hundredths: i64| schema::to_json(&fuel::COST.def, &Value::Int(hundredths));
        let told = json!({
            "distance": self.distance,
            "litres": decimal(self.litres),
            "fuelCost": decimal(self.fuel),
            "maintenanceCost": decimal(self.maintenance),
            "accidentCost": decimal(self.accidents),
            "paperCost": decimal(self.papers),
            "total": decimal(self.total()),
            "costPerKm": by_kilometre(metered.total()).map(decimal),
            "fuelPer100Km": litres.map(decimal),
        });
        match told {
            Json::Object(told) => told,
            _ => Map::new(),
        }
    }
}

/// The quotient to the nearest whole, a half upwards.
fn rounded(what: i64, by: i64) -> i64 {
    (what * 2 + by).div_euclid(by * 2)
}
