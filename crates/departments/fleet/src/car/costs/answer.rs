//! What is told of costs.

use schema::{Document, Value, to_json};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Number, Value as Json};

use super::Costs;
use crate::car::PLATE_TEXT;
use crate::fuel;

/// What cars cost in a period.
#[derive(Serialize, JsonSchema)]
pub(in super::super) struct CarCostReport {
    /// The dearest car first.
    pub(super) rows: Vec<CarCosts>,
    /// All of them together; by the kilometre, those whose distance is known.
    pub(super) total: CarCostSums,
}

/// What one car cost in a period.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct CarCosts {
    #[serde(flatten)]
    costs: CarCostSums,
    car_id: String,
    plate: Option<String>,
}

/// What one car, or several, cost in a period, in dirhams.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct CarCostSums {
    /// In kilometres, as far as odometers tell.
    distance: Option<i64>,
    litres: Number,
    fuel_cost: Number,
    maintenance_cost: Number,
    accident_cost: Number,
    paper_cost: Number,
    total: Number,
    cost_per_km: Option<Number>,
    /// In litres, between the first filling and the last.
    #[serde(rename = "fuelPer100Km")]
    fuel_per_100_km: Option<Number>,
}

impl CarCosts {
    pub(super) fn of(car: &Document, costs: &Costs) -> Self {
        CarCosts {
            costs: costs.answer(costs),
            car_id: car.id.clone(),
            plate: car.get(PLATE_TEXT),
        }
    }
}

impl Costs {
    /// As they are told; by the kilometre as those cost whose distance is known.
    pub(super) fn answer(&self, metered: &Costs) -> CarCostSums {
        let far = metered.distance.filter(|far| *far > 0);
        let by_kilometre = |what: i64| far.map(|far| rounded(what, far));
        let is_measured = self.burnt > 0 && self.between > 0;
        let litres = is_measured.then(|| rounded(self.burnt * 100, self.between));
        CarCostSums {
            distance: self.distance,
            litres: decimal(self.litres),
            fuel_cost: decimal(self.fuel),
            maintenance_cost: decimal(self.maintenance),
            accident_cost: decimal(self.accidents),
            paper_cost: decimal(self.papers),
            total: decimal(self.total()),
            cost_per_km: by_kilometre(metered.total()).map(decimal),
            fuel_per_100_km: litres.map(decimal),
        }
    }
}

/// Hundredths as fields are written: litres and money alike.
fn decimal(hundredths: i64) -> Number {
    match to_json(&fuel::COST.def, &Value::Int(hundredths)) {
        Json::Number(number) => number,
        _ => hundredths.into(),
    }
}

/// The quotient to the nearest whole, a half upwards.
fn rounded(what: i64, by: i64) -> i64 {
    (what * 2 + by).div_euclid(by * 2)
}
