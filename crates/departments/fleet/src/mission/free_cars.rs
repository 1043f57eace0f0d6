//! Which cars are free at the hours of a mission, and what stands against the others.

use engine::{Act, Allowed, Cx, Input, Inputs, input, inputs};
use schema::{Argument, Document, FieldDef, FieldSet, Id, Query, Rejection, Result, Select, error_codes};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value as Json};

use super::conflict::{self, MissionConflict};
use super::rules::{administers, is_no_longer_than_allowed};
use super::{DEPART, ENDS, MISSIONS, RETURN};
use crate::car::CARS;

/// When a mission is.
const HOURS: [FieldDef; 2] = [DEPART.def, RETURN.def];

inputs! {
    /// The hours of a mission.
    pub(super) struct Hours {
        /// The mission, when it stands already: it takes its car from nobody.
        id: Option<Id> = may("id"),
        ..told: HourValues,
    }
}

/// The departure and the return.
#[derive(Clone)]
pub(super) struct HourValues(Map<String, Json>);

impl Inputs for HourValues {
    fn arguments() -> Vec<Argument> {
        input::fields(&MISSIONS, &HOURS)
    }
    fn read(given: &mut Input) -> Result<Self> {
        Ok(HourValues(given.values(&HOURS)))
    }
}

/// For whoever orders missions.
pub(super) const CARS_AT_HOURS: Act<Hours, CarsAtHours> = Act::read("missions.cars", Allowed::Users, cars);

/// Every car that the caller may choose for a mission, by their ids.
#[derive(Serialize, JsonSchema)]
pub(super) struct CarsAtHours {
    free: Vec<String>,
    taken: Vec<TakenCar>,
}

/// A car that cannot be had at the hours of a mission, and why.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct TakenCar {
    car_id: String,
    conflicts: Vec<MissionConflict>,
}

fn cars(cx: &Cx<'_>, hours: &Hours) -> Result<CarsAtHours> {
    if !administers(cx) && cx.who().employee.is_none() {
        return Err(error_codes::NO_EMPLOYEE.into());
    }
    let mission = at_hours(cx, hours)?;
    let ids = readable_cars(cx)?;
    let mut against = conflict::of_cars(cx, &mission, &ids)?;
    let (mut free, mut taken) = (Vec::new(), Vec::new());
    for id in ids {
        match against.remove(&id) {
            None => free.push(id.0),
            Some(found) => taken.push(TakenCar {
                car_id: id.0,
                conflicts: conflict::lines_of(cx, &found),
            }),
        }
    }
    Ok(CarsAtHours { free, taken })
}

/// The mission, or one to be, at these hours.
fn at_hours(cx: &Cx<'_>, hours: &Hours) -> Result<Document> {
    let mut mission = match &hours.id {
        Some(id) => cx.need_readable(&MISSIONS, id.as_str())?,
        None => Document::new(&MISSIONS),
    };
    let (HourValues(data), all) = (&hours.told, FieldSet::visible(&MISSIONS));
    for (at, value) in schema::validate(&MISSIONS, data, all, all, None)? {
        mission.values[at] = value;
    }
    if let Some(unsaid) = HOURS.iter().find(|field| mission.value(field.name).is_null()) {
        return Err(Rejection::new(error_codes::REQUIRED).about(unsaid).into());
    }
    if !administers(cx) {
        is_no_longer_than_allowed(cx, &mission)?;
    }
    let ends = mission.get(RETURN);
    mission.set_or_clear(ENDS, ends);
    Ok(mission)
}

/// Nothing that is worked out from other documents is read of them.
fn readable_cars(cx: &Cx<'_>) -> Result<Vec<Id>> {
    let query = Query {
        select: Select::only(&CARS, &[]),
        ..Query::default()
    };
    let cars = cx.all_of(&CARS, query)?.into_iter();
    Ok(cars.filter(|car| cx.reads(car)).map(|car| Id(car.id)).collect())
}
