//! Who or what is on a mission already, and cars that may not leave.
//!
//! Times are half-open: a car that is back at noon may leave at noon.

use std::collections::HashSet;

use engine::Cx;
use jiff::SignedDuration;
use schema::{
    Date, Document, ErrorCode, Field, Filter, Id, Instant, Query, Rejection, Result, Select, attribute, error_codes,
};
use serde_json::{Map, Value as Json, json};

use super::overlap;
use super::rules::{participants, reads};
use super::{CAR, COMPANIONS, DEPART, DRIVER, EMPLOYEE, ENDS, NUM, YEAR};
use crate::car::{self, CARS};

error_codes! {
    CAR_BUSY = "mission_car_busy", conflict => "المركبة في مهمة أخرى ({mission}) من {from} إلى {to}", "Le véhicule est déjà en mission ({mission}) du {from} au {to}", "The vehicle is on another mission ({mission}) from {from} to {to}";
    DRIVER_BUSY = "mission_driver_busy", conflict => "السائق(ة) في مهمة أخرى ({mission}) من {from} إلى {to}", "Le conducteur est déjà en mission ({mission}) du {from} au {to}", "The driver is on another mission ({mission}) from {from} to {to}";
    PERSON_BUSY = "mission_employee_busy", conflict => "الموظف(ة) في مهمة أخرى ({mission}) من {from} إلى {to}", "L’agent est déjà en mission ({mission}) du {from} au {to}", "The employee is on another mission ({mission}) from {from} to {to}";
    /// The car is on a mission that is not the caller's to read.
    CAR_TAKEN = CAR_BUSY.code, conflict => "المركبة في مهمة أخرى في هذا الوقت", "Le véhicule est déjà en mission à ce moment", "The vehicle is on another mission at that time";
    /// The driver is on a mission that is not the caller's to read.
    DRIVER_TAKEN = DRIVER_BUSY.code, conflict => "السائق(ة) في مهمة أخرى في هذا الوقت", "Le conducteur est déjà en mission à ce moment", "The driver is on another mission at that time";
    /// The employee or a companion is on a mission that is not the caller's to read.
    PERSON_TAKEN = PERSON_BUSY.code, conflict => "الموظف(ة) في مهمة أخرى في هذا الوقت", "L’agent est déjà en mission à ce moment", "The employee is on another mission at that time";
    UNINSURED = "mission_car_insurance_expired", conflict => "تأمين المركبة صالح إلى غاية {until} فقط", "L’assurance du véhicule n’est valable que jusqu’au {until}", "The insurance of the vehicle is only valid until {until}";
    UNINSPECTED = "mission_car_inspection_expired", conflict => "الفحص التقني للمركبة صالح إلى غاية {until} فقط", "La visite technique du véhicule n’est valable que jusqu’au {until}", "The technical inspection of the vehicle is only valid until {until}";
}

/// Everything that stands against a mission, as far as the caller may know of it.
pub(super) fn of(cx: &Cx<'_>, mission: &Document) -> Result<Vec<Rejection>> {
    let (car, going) = (mission.get(CAR), participants(mission));
    let others = overlapping_missions(cx, mission, car.as_ref(), &going)?;
    let mut found = Vec::new();
    if let Some(id) = &car {
        let taken = others
            .iter()
            .filter(|other| other.mission.get(CAR).as_ref() == Some(id));
        found.extend(unavailability(taken, CAR_BUSY, CAR_TAKEN, CAR.def.name, id));
        if let Some(car) = ends_of_papers(cx, id)? {
            found.extend(papers(mission, &car)?);
        }
    }
    let one = |key: Field<Id>| mission.get(key).into_iter().collect();
    for (field, (named, unnamed), who) in [
        (EMPLOYEE.def.name, (PERSON_BUSY, PERSON_TAKEN), one(EMPLOYEE)),
        (DRIVER.def.name, (DRIVER_BUSY, DRIVER_TAKEN), one(DRIVER)),
        (
            COMPANIONS.def.name,
            (PERSON_BUSY, PERSON_TAKEN),
            mission.get(COMPANIONS).unwrap_or_default(),
        ),
    ] {
        for who in &who {
            let theirs = others.iter().filter(|other| other.people.contains(who));
            found.extend(unavailability(theirs, named, unnamed, field, who));
        }
    }
    Ok(found)
}

/// The car with nothing but the ends of its papers: what is counted of it is read from all its missions.
fn ends_of_papers(cx: &Cx<'_>, car: &Id) -> Result<Option<Document>> {
    let query = Query {
        filters: vec![attribute::ID.eq(car.as_str())],
        select: Select::only(&CARS, &[car::INSURED.def, car::INSPECTED.def]),
        limit: Some(1),
        ..Query::default()
    };
    Ok(cx.page(&CARS, &query)?.0.pop())
}

/// Another mission at the same time, with everybody who goes on it.
struct OverlappingMission {
    mission: Document,
    people: HashSet<Id>,
    is_readable: bool,
}

/// The missions at the same time that the car or one of the people is on: one query.
fn overlapping_missions(
    cx: &Cx<'_>,
    mission: &Document,
    car: Option<&Id>,
    going: &[Id],
) -> Result<Vec<OverlappingMission>> {
    let mut any: Vec<Filter> = car.map(|car| CAR.eq(car)).into_iter().collect();
    if !going.is_empty() {
        any.extend([EMPLOYEE.any_of(going), DRIVER.any_of(going), COMPANIONS.contains(going)]);
    }
    if any.is_empty() {
        return Ok(Vec::new());
    }
    let found = overlap::of(cx, mission, Filter::Any(any))?.into_iter();
    let other = |mission: Document| OverlappingMission {
        people: participants(&mission).into_iter().collect(),
        is_readable: reads(cx, &mission),
        mission,
    };
    Ok(found.map(other).collect())
}

/// That somebody or a car is away: on which missions, where the caller may read them; of all others together only that it is so.
fn unavailability<'a>(
    others: impl Iterator<Item = &'a OverlappingMission>,
    named: ErrorCode,
    unnamed: ErrorCode,
    field: &str,
    taken: &Id,
) -> Vec<Rejection> {
    let (known, hidden): (Vec<&OverlappingMission>, Vec<&OverlappingMission>) =
        others.partition(|other| other.is_readable);
    let mut found: Vec<Rejection> = known
        .into_iter()
        .map(|other| unavailable(named, field, taken, &other.mission))
        .collect();
    if !hidden.is_empty() {
        found.push(Rejection::new(unnamed).field(field).arg("taken", taken.as_str()));
    }
    found
}

/// Beside what its text says: `taken`, who or what is away, and `missionId`, the mission it is on.
fn unavailable(kind: ErrorCode, field: &str, taken: &Id, other: &Document) -> Rejection {
    let number = format!("{}/{}", other.get(NUM).unwrap_or(0), other.get(YEAR).unwrap_or(0));
    let refused = Rejection::new(kind)
        .field(field)
        .arg("mission", number)
        .arg("taken", taken.as_str())
        .arg("missionId", &other.id);
    [("from", DEPART), ("to", ENDS)]
        .into_iter()
        .filter_map(|(name, key)| Some((name, other.get(key)?)))
        .fold(refused, |refused, (name, at)| refused.moment(name, at))
}

/// Insurance and inspection hold to the day of return; what is not on file is not known to have ended.
fn papers(mission: &Document, car: &Document) -> Result<Vec<Rejection>> {
    let (Instant(departs), Instant(ends)) = (mission.need(DEPART)?, mission.need(ENDS)?);
    // Back at midnight is back on the day before.
    let last = ends
        .saturating_sub(SignedDuration::from_nanos(1))
        .unwrap_or(ends)
        .max(departs);
    let last = Date(schema::day_in_morocco(last));
    let ended = |kind: ErrorCode, key: Field<Date>| {
        let Date(until) = car.get(key).filter(|until| *until < last)?;
        Some(
            Rejection::new(kind)
                .field(CAR.def.name)
                .day("until", Date(until))
                .arg("taken", &car.id),
        )
    };
    let found = [ended(UNINSURED, car::INSURED), ended(UNINSPECTED, car::INSPECTED)];
    Ok(found.into_iter().flatten().collect())
}

/// A conflict as programs read it, without its text.
pub(super) fn to_json(conflict: &Rejection) -> Map<String, Json> {
    let args = conflict.args.iter();
    let facts: Map<String, Json> = args.map(|(name, value)| ((*name).to_owned(), json!(value))).collect();
    let told = [
        ("type", json!(conflict.kind.code)),
        ("field", json!(conflict.field)),
        ("facts", Json::Object(facts)),
    ];
    told.map(|(name, value)| (name.to_owned(), value)).into_iter().collect()
}
