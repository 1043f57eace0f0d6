//! Readings of odometers: those of fuel logs, of returns from missions and of maintenances stand in one order of time.

use engine::Cx;
use schema::{Date, Document, Field, Id, Instant, Refusal, Result};

use super::car::rules::GOES_BACK;
use super::car::{self, CARS};
use super::fuel::{self, FUEL_LOGS};
use super::maintenance::{self, MAINTENANCES};
use super::mission::{self, MISSIONS};
use crate::filter;

/// More readings than a car has in its life.
const AT_MOST: u64 = 20_000;

/// A reading that is to be taken.
pub(super) struct Reading<'a> {
    /// The document that tells it.
    pub by: &'a Document,
    /// Its field, for the refusal.
    pub field: Field<i64>,
    /// The car.
    pub car: Id,
    /// The day.
    pub on: Date,
    /// The kilometres.
    pub shown: i64,
}

/// Refuses a reading that shows less than one of a day before, or more than one of a day after.
pub(super) fn goes_forward(cx: &Cx<'_>, reading: &Reading<'_>) -> Result<()> {
    let others = readings(cx, reading)?;
    let before = others
        .iter()
        .filter(|(on, _)| *on < reading.on)
        .map(|(_, shown)| *shown)
        .max();
    let after = others
        .iter()
        .filter(|(on, _)| *on > reading.on)
        .map(|(_, shown)| *shown)
        .min();
    // What the car shows beyond all readings was read by hand, and of no day.
    let most = others.iter().map(|(_, shown)| *shown).max();
    let by_hand = cx
        .get(&CARS, reading.car.as_str())?
        .and_then(|car| car.get(car::ODOMETER))
        .filter(|shown| most.is_none_or(|most| *shown > most) && after.is_none());
    let least = before.max(by_hand);
    let back = |last: i64| Refusal::new(GOES_BACK).field(reading.field.def.name).arg("last", last);
    if let Some(last) = least.filter(|last| reading.shown < *last) {
        return Err(back(last).into());
    }
    match after.filter(|next| reading.shown > *next) {
        Some(next) => Err(back(next).into()),
        None => Ok(()),
    }
}

/// The other readings of the car: day and kilometres.
fn readings(cx: &Cx<'_>, reading: &Reading<'_>) -> Result<Vec<(Date, i64)>> {
    let mut all = Vec::new();
    let logs = cx.find(
        &FUEL_LOGS,
        vec![filter::is(&FUEL_LOGS, fuel::CAR, reading.car.clone())],
        AT_MOST,
    )?;
    all.extend(told(&logs, reading, |row| row.get(fuel::DATE), fuel::ODOMETER));
    let repairs = cx.find(
        &MAINTENANCES,
        vec![filter::is(&MAINTENANCES, maintenance::CAR, reading.car.clone())],
        AT_MOST,
    )?;
    all.extend(told(
        &repairs,
        reading,
        |row| row.get(maintenance::DATE),
        maintenance::ODOMETER,
    ));
    let missions = cx.find(
        &MISSIONS,
        vec![filter::is(&MISSIONS, mission::CAR, reading.car.clone())],
        AT_MOST,
    )?;
    let returned = |row: &Document| {
        let Instant(at) = row.get(mission::RETURNED)?;
        Some(Date(schema::day_in_morocco(at)))
    };
    all.extend(told(&missions, reading, returned, mission::ODOMETER_IN));
    Ok(all)
}

fn told(
    rows: &[Document],
    reading: &Reading<'_>,
    on: impl Fn(&Document) -> Option<Date>,
    shown: Field<i64>,
) -> Vec<(Date, i64)> {
    let others = rows
        .iter()
        .filter(|row| row.of != reading.by.of || row.id != reading.by.id);
    others.filter_map(|row| Some((on(row)?, row.get(shown)?))).collect()
}

/// The car shows what was read, when that is more.
pub(super) fn car_shows(cx: &mut Cx<'_>, car: Option<Id>, shown: Option<i64>) -> Result<()> {
    let (Some(car), Some(shown)) = (car, shown) else {
        return Ok(());
    };
    let car = cx.need(&CARS, car.as_str())?;
    if car.get(car::ODOMETER).is_some_and(|last| last >= shown) {
        return Ok(());
    }
    cx.update(car.with(car::ODOMETER, shown)).map(drop)
}
