//! Fuel logs (سجل الوقود): what a car was filled with, at how many kilometres.

use engine::{Cx, Effect, Entity, ReportDef};
use schema::{Access, Change, Collection, Date, Dec, Id, Label, Result, date, decimal, fields, integer, link, text};

use super::car::CARS;
use super::mission::MISSIONS;
use super::odometer::{self, Reading};
use crate::import::action::import_action;

#[cfg(test)]
mod tests;

fields! {
    CAR: Id = link("carId", || &CARS).expands("car").required() => "المركبة", "Véhicule", "Vehicle";
    DATE: Date = date("date").required() => "التاريخ", "Date", "Date";
    LITRES: Dec = decimal("litres").required().within(Dec(1), Dec(1_000_000)) => "الكمية (لتر)", "Litres", "Litres";
    COST: Dec = decimal("cost").within(Dec(0), Dec(1_000_000_000)) => "المبلغ (درهم)", "Coût (MAD)", "Cost (MAD)";
    ODOMETER: i64 = integer("odometer").within(0, 9_999_999) => "عدد الكيلومترات", "Kilométrage", "Odometer";
    STATION: String = text("station") => "المحطة", "Station", "Station";
    MISSION: Id = link("missionId", || &MISSIONS).expands("mission") => "الأمر بالمهمة", "Ordre de mission", "Mission order";
}

/// Fillings of cars.
pub static FUEL_LOGS: Collection = Collection {
    one: Label::new("تزود بالوقود", "Plein de carburant", "Fuel log"),
    many: Label::new("سجل الوقود", "Carburant", "Fuel logs"),
    indexes: &[&[CAR.def, DATE.def]],
    access: Access::resource(super::RESOURCE),
    title: &[DATE.def],
    ..Collection::new("fuelLogs", FIELDS)
};

/// The odometer goes forward from log to log, and the car shows the last.
pub static FUEL_LOG: Entity = Entity {
    before_write: &[odometer_goes_forward],
    after_write: &[Effect {
        touches: &[|| &CARS],
        run: |cx, change| odometer::car_shows(cx, change.after.get(CAR), change.after.get(ODOMETER)),
    }],
    actions: &[import_action!("fuelLogs", "cars-management")],
    reports: &[
        ReportDef {
            name: "fuelCostByCar",
            only: &[],
            by: &[CAR.def],
            sum: Some(COST.def),
        },
        ReportDef {
            name: "fuelLitresByCar",
            only: &[],
            by: &[CAR.def],
            sum: Some(LITRES.def),
        },
    ],
    ..Entity::plain(&FUEL_LOGS)
};

fn odometer_goes_forward(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let by = &change.after;
    let Some(shown) = by.get(ODOMETER) else { return Ok(()) };
    if !change.touches(ODOMETER) && !change.touches(DATE) && !change.touches(CAR) {
        return Ok(());
    }
    let reading = Reading {
        by,
        field: ODOMETER,
        car: by.need(CAR)?,
        on: by.need(DATE)?,
        shown,
    };
    odometer::goes_forward(cx, &reading)
}
