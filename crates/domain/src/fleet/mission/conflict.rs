//! Who or what is on a mission already, and cars that may not leave.
//!
//! Times are half-open: a car that is back at noon may leave at noon.

use engine::Cx;
use jiff::SignedDuration;
use schema::{Date, Document, Field, Filter, Id, Instant, Label, Op, Refusal, Reject, Result};
use serde_json::{Map, Value as Json, json};

use super::rules::people;
use super::{CANCELLED_AT, CAR, COMPANIONS, DEPART, DRIVER, EMPLOYEE, ENDS, MISSIONS, NUM, YEAR};
use crate::filter;
use crate::fleet::car::{self, CARS};

/// The car is on another mission.
pub const CAR_BUSY: Reject = Reject::conflict(
    "mission_car_busy",
    Label::new(
        "المركبة في مهمة أخرى ({mission}) من {from} إلى {to}",
        "Le véhicule est déjà en mission ({mission}) du {from} au {to}",
        "The vehicle is on another mission ({mission}) from {from} to {to}",
    ),
);
/// The driver is on another mission.
pub const DRIVER_BUSY: Reject = Reject::conflict(
    "mission_driver_busy",
    Label::new(
        "السائق(ة) في مهمة أخرى ({mission}) من {from} إلى {to}",
        "Le conducteur est déjà en mission ({mission}) du {from} au {to}",
        "The driver is on another mission ({mission}) from {from} to {to}",
    ),
);
/// The employee or a companion is on another mission.
pub const PERSON_BUSY: Reject = Reject::conflict(
    "mission_employee_busy",
    Label::new(
        "الموظف(ة) في مهمة أخرى ({mission}) من {from} إلى {to}",
        "L'agent est déjà en mission ({mission}) du {from} au {to}",
        "The employee is on another mission ({mission}) from {from} to {to}",
    ),
);
/// The insurance ends before the mission does.
pub const UNINSURED: Reject = Reject::conflict(
    "mission_car_insurance_expired",
    Label::new(
        "تأمين المركبة صالح إلى غاية {until} فقط",
        "L'assurance du véhicule n'est valable que jusqu'au {until}",
        "The insurance of the vehicle is only valid until {until}",
    ),
);
/// The inspection ends before the mission does.
pub const UNINSPECTED: Reject = Reject::conflict(
    "mission_car_inspection_expired",
    Label::new(
        "الفحص التقني للمركبة صالح إلى غاية {until} فقط",
        "La visite technique du véhicule n'est valable que jusqu'au {until}",
        "The technical inspection of the vehicle is only valid until {until}",
    ),
);
/// The refusals of this page.
pub const REJECTS: &[Reject] = &[CAR_BUSY, DRIVER_BUSY, PERSON_BUSY, UNINSURED, UNINSPECTED];

/// More missions than can lie in the time of one.
const AT_MOST: u64 = 1_000;

/// Everything that stands against a mission.
pub(super) fn of(cx: &Cx<'_>, mission: &Document) -> Result<Vec<Refusal>> {
    let mut found = Vec::new();
    if let Some(car) = mission.get(CAR) {
        let taken = overlapping(cx, mission, filter::is(&MISSIONS, CAR, car.clone()))?;
        found.extend(taken.iter().map(|other| busy(CAR_BUSY, CAR.def.name, &car, other)));
        if let Some(car) = cx.get(&CARS, car.as_str())? {
            found.extend(papers(mission, &car)?);
        }
    }
    let going = people(mission);
    if going.is_empty() {
        return Ok(found);
    }
    let ids = || going.iter().cloned();
    let companions = going.iter().map(|id| schema::Value::from(id.as_str())).collect();
    let any = Filter::Any(vec![
        filter::is_one_of(&MISSIONS, EMPLOYEE, ids()),
        filter::is_one_of(&MISSIONS, DRIVER, ids()),
        Filter::test(filter::field(&MISSIONS, COMPANIONS), Op::Contains, companions),
    ]);
    let others = overlapping(cx, mission, any)?;
    let mut away = |who: Id, reject: Reject, field: &'static str| {
        let theirs = others.iter().filter(|other| people(other).contains(&who));
        found.extend(theirs.map(|other| busy(reject, field, &who, other)));
    };
    for (key, reject) in [(EMPLOYEE, PERSON_BUSY), (DRIVER, DRIVER_BUSY)] {
        if let Some(who) = mission.get(key) {
            away(who, reject, key.def.name);
        }
    }
    for who in mission.get(COMPANIONS).unwrap_or_default() {
        away(who, PERSON_BUSY, COMPANIONS.def.name);
    }
    Ok(found)
}

/// The missions that are not cancelled, lie in the time of this one, and pass the test.
fn overlapping(cx: &Cx<'_>, mission: &Document, test: Filter) -> Result<Vec<Document>> {
    let filters = vec![
        test,
        filter::compares(&MISSIONS, ENDS, Op::Greater, mission.need(DEPART)?),
        filter::compares(&MISSIONS, DEPART, Op::Less, mission.need(ENDS)?),
        Filter::test(filter::field(&MISSIONS, CANCELLED_AT), Op::IsNull, Vec::new()),
    ];
    let mut found = cx.find(&MISSIONS, filters, AT_MOST)?;
    found.retain(|other| other.id != mission.id);
    Ok(found)
}

/// Beside what its text says: `taken`, who or what is away, and `missionId`, the mission it is on.
fn busy(reject: Reject, field: &str, taken: &Id, other: &Document) -> Refusal {
    let number = format!("{}/{}", other.get(NUM).unwrap_or(0), other.get(YEAR).unwrap_or(0));
    let refused = Refusal::new(reject)
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
fn papers(mission: &Document, car: &Document) -> Result<Vec<Refusal>> {
    let (Instant(departs), Instant(ends)) = (mission.need(DEPART)?, mission.need(ENDS)?);
    // Back at midnight is back on the day before.
    let last = ends
        .saturating_sub(SignedDuration::from_nanos(1))
        .unwrap_or(ends)
        .max(departs);
    let last = Date(schema::day_in_morocco(last));
    let ended = |reject: Reject, key: Field<Date>| {
        let Date(until) = car.get(key).filter(|until| *until < last)?;
        Some(
            Refusal::new(reject)
                .field(CAR.def.name)
                .day("until", Date(until))
                .arg("taken", &car.id),
        )
    };
    let found = [ended(UNINSURED, car::INSURED), ended(UNINSPECTED, car::INSPECTED)];
    Ok(found.into_iter().flatten().collect())
}

/// A conflict as programs read it, without its text.
pub(super) fn told(conflict: &Refusal) -> Map<String, Json> {
    let args = conflict.args.iter();
    let facts: Map<String, Json> = args.map(|(name, value)| ((*name).to_owned(), json!(value))).collect();
    let told = [
        ("type", json!(conflict.reject.code)),
        ("field", json!(conflict.field)),
        ("facts", Json::Object(facts)),
    ];
    told.map(|(name, value)| (name.to_owned(), value)).into_iter().collect()
}
