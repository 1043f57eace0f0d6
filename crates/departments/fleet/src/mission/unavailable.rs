//! Cars and people that are on a mission already.
//!
//! Times are half-open: a car that is back at noon may leave at noon.

use std::collections::HashSet;

use engine::{Cx, Extension};
use jiff::civil;
use schema::{Collection, Document, ErrorCode, Filter, Id, Instant, Rejection, Result, error_codes};

use super::overlap;
use super::rules::participants;
use super::{CANCELLED_AT, CAR, COMPANIONS, DEPART, DRIVER, EMPLOYEE, ENDS, MISSIONS, NUM, YEAR};
use crate::car::CARS;
use platform::handover::Handover;
use platform::people::employee::EMPLOYEES;
use platform::unavailability::{Booking, Unavailability, Unavailable};

error_codes! {
    CAR_BUSY = "mission_car_busy", conflict => "المركبة في مهمة أخرى ({mission}) من {from} إلى {to}", "Le véhicule est déjà en mission ({mission}) du {from} au {to}", "The vehicle is on another mission ({mission}) from {from} to {to}";
    PERSON_BUSY = "mission_employee_busy", conflict => "الموظف(ة) في مهمة أخرى ({mission}) من {from} إلى {to}", "L’agent est déjà en mission ({mission}) du {from} au {to}", "The employee is on another mission ({mission}) from {from} to {to}";
    /// The car is on a mission that is not the caller's to read.
    CAR_TAKEN = CAR_BUSY.code, conflict => "المركبة في مهمة أخرى في هذا الوقت", "Le véhicule est déjà en mission à ce moment", "The vehicle is on another mission at that time";
    /// The employee is on a mission that is not the caller's to read.
    PERSON_TAKEN = PERSON_BUSY.code, conflict => "الموظف(ة) في مهمة أخرى في هذا الوقت", "L’agent est déjà en mission à ce moment", "The employee is on another mission at that time";
}

/// What this noun declares.
pub(super) static DECLARED: &[Extension] = &[&Unavailability(away), &Handover(planned_orders)];

/// The orders of somebody that are not over on a day.
fn planned_orders(cx: &Cx<'_>, employee: &Id, from: civil::Date) -> Result<Vec<Document>> {
    let begins = Instant(schema::instant_in_morocco(from.at(0, 0, 0, 0)));
    let mut found = cx.all(&MISSIONS, [ENDS.ge(begins), CANCELLED_AT.is_null()])?;
    found.retain(|one| participants(one).contains(employee));
    Ok(found)
}

/// Another mission at the same time, with everybody who goes on it.
struct OverlappingMission {
    mission: Document,
    people: HashSet<Id>,
    is_readable: bool,
}

fn away(cx: &Cx<'_>, booking: &Booking<'_>) -> Result<Vec<Unavailable>> {
    let (cars, people) = (booking.ids(&CARS), booking.ids(&EMPLOYEES));
    let others = overlapping_missions(cx, booking, &cars, &people)?;
    let mut found = Vec::new();
    for id in &cars {
        let taken = others
            .iter()
            .filter(|other| other.mission.get(CAR).as_ref() == Some(id));
        found.extend(on_missions(taken, &CARS, id, CAR_BUSY, CAR_TAKEN));
    }
    for id in &people {
        let theirs = others.iter().filter(|other| other.people.contains(id));
        found.extend(on_missions(theirs, &EMPLOYEES, id, PERSON_BUSY, PERSON_TAKEN));
    }
    Ok(found)
}

/// The missions at the same time that one of the cars or of the people is on: one query.
fn overlapping_missions(
    cx: &Cx<'_>,
    booking: &Booking<'_>,
    cars: &[Id],
    people: &[Id],
) -> Result<Vec<OverlappingMission>> {
    let mut any: Vec<Filter> = Vec::new();
    if !cars.is_empty() {
        any.push(CAR.any_of(cars));
    }
    if !people.is_empty() {
        any.extend([
            EMPLOYEE.any_of(people),
            DRIVER.any_of(people),
            COMPANIONS.contains(people),
        ]);
    }
    if any.is_empty() {
        return Ok(Vec::new());
    }
    let found = overlap::of(cx, booking, Filter::Any(any))?.into_iter();
    let other = |mission: Document| OverlappingMission {
        people: participants(&mission).into_iter().collect(),
        is_readable: cx.reads(&mission),
        mission,
    };
    Ok(found.map(other).collect())
}

/// On which missions somebody or a car is, where the caller may read them; of all others together only that it is so.
fn on_missions<'a>(
    others: impl Iterator<Item = &'a OverlappingMission>,
    of: &'static Collection,
    taken: &Id,
    named: ErrorCode,
    unnamed: ErrorCode,
) -> Vec<Unavailable> {
    let (known, hidden): (Vec<&OverlappingMission>, Vec<&OverlappingMission>) =
        others.partition(|other| other.is_readable);
    let named = known.into_iter().map(|other| on_mission(named, &other.mission));
    let unnamed = (!hidden.is_empty()).then(|| Rejection::new(unnamed));
    let reasons = named.chain(unnamed);
    reasons.map(|why| Unavailable::new(of, taken, why)).collect()
}

/// Beside what its text says: `missionId`, the mission.
fn on_mission(kind: ErrorCode, other: &Document) -> Rejection {
    let number = format!("{}/{}", other.get(NUM).unwrap_or(0), other.get(YEAR).unwrap_or(0));
    let refused = Rejection::new(kind)
        .arg("mission", number)
        .arg("missionId", &other.id)
        .names(other);
    [("from", DEPART), ("to", ENDS)]
        .into_iter()
        .filter_map(|(name, key)| Some((name, other.get(key)?)))
        .fold(refused, |refused, (name, at)| refused.moment(name, at))
}
