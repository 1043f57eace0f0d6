//! Fuel logs (سجل الوقود): what a car was filled with, at how many kilometres.

use engine::{Effect, Entity, Import, ReportDef};
use schema::{Access, Collection, Date, Decimal, Id, Label, date, decimal, fields, flag, integer, link, text};

use super::car::CARS;
use super::mission::MISSIONS;
use super::{not_in_future, odometer};

#[cfg(test)]
mod tests;

fields! {
    CAR: Id = link("carId", || &CARS).expands("car").required() => "المركبة", "Véhicule", "Vehicle";
    DATE: Date = date("date").required() => "التاريخ", "Date", "Date";
    LITRES: Decimal = decimal("litres").required().within(Decimal(1), Decimal(1_000_000)) => "الكمية (لتر)", "Litres", "Litres";
    COST: Decimal = decimal("cost").within(Decimal(0), Decimal(1_000_000_000)) => "المبلغ (درهم)", "Coût (MAD)", "Cost (MAD)";
    ODOMETER: i64 = integer("odometer").within(0, 9_999_999) => "عدد الكيلومترات", "Kilométrage", "Odometer";
    CHECKED: bool = flag("odometerChecked") => "قراءة العداد متحقق منها رغم الفارق الكبير", "Relevé vérifié malgré un grand écart", "Reading checked in spite of a large gap";
    STATION: String = text("station").suggested() => "المحطة", "Station", "Station";
    MISSION: Id = link("missionId", || &MISSIONS).expands("mission") => "الأمر بمهمة", "Ordre de mission", "Mission order";
    /// Written by the return of the order that it names, and follows it.
    OF_RETURN: bool = flag("ofReturn").computed() => "من تسجيل الرجوع", "Du retour de mission", "From the return of the mission";
}

/// Fillings of cars.
pub static FUEL_LOGS: Collection = Collection {
    one: Label::new("تزود بالوقود", "Plein de carburant", "Fuel log"),
    many: Label::new("سجل الوقود", "Carburant", "Fuel logs"),
    indexes: &[&[CAR.def, DATE.def, ODOMETER.def]],
    access: Access::resource(super::RESOURCE),
    title: &[DATE.def],
    ..Collection::new("fuelLogs", FIELDS)
};

/// The odometer goes forward from log to log, and the car shows the greatest.
pub static FUEL_LOG: Entity = Entity {
    before_write: &[
        |cx, change| not_in_future::day_not_in_future(cx, change, DATE),
        odometer::goes_forward,
    ],
    after_write: &[Effect {
        touches: &[|| &CARS],
        run: odometer::cars_follow,
    }],
    after_delete: &[Effect {
        touches: &[|| &CARS],
        run: odometer::recompute_after_delete,
    }],
    reports: &[
        ReportDef {
            name: "fuelCostByCar",
            only: &[],
            by: &[CAR.def],
            sum: Some(COST.def),
            ..ReportDef::WHOLE
        },
        ReportDef {
            name: "fuelLitresByCar",
            only: &[],
            by: &[CAR.def],
            sum: Some(LITRES.def),
            ..ReportDef::WHOLE
        },
    ],
    extensions: &[&[&odometer::MOST_A_DAY]],
    import: Some(&Import::by(&FUEL_LOGS, &[&[CAR.def, DATE.def, ODOMETER.def]])),
    ..Entity::plain(&FUEL_LOGS)
};
