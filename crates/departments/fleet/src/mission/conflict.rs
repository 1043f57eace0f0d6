//! What stands against a mission: who or what is away at its time, and papers of the car that end before its return.

use std::collections::{BTreeMap, HashMap};

use engine::Cx;
use schema::{
    Collection, Date, Document, ErrorCode, Field, Id, Query, Rejection, Result, Select, attribute, error_codes,
};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value as Json, json};

use super::unavailable::{PERSON_BUSY, PERSON_TAKEN};
use super::{CAR, COMPANIONS, DEPART, DRIVER, EMPLOYEE, ENDS};
use crate::car::{self, CARS};
use platform::people::employee::EMPLOYEES;
use platform::people::employee::unavailable::out_of_service;
use platform::unavailability::{Booking, Unavailable, unavailable};

error_codes! {
    DRIVER_BUSY = "mission_driver_busy", conflict => "السائق(ة) في مهمة أخرى ({mission}) من {from} إلى {to}", "Le conducteur est déjà en mission ({mission}) du {from} au {to}", "The driver is on another mission ({mission}) from {from} to {to}";
    /// The driver is on a mission that is not the caller's to read.
    DRIVER_TAKEN = DRIVER_BUSY.code, conflict => "السائق(ة) في مهمة أخرى في هذا الوقت", "Le conducteur est déjà en mission à ce moment", "The driver is on another mission at that time";
    UNINSURED = "mission_car_insurance_expired", conflict => "تأمين المركبة صالح إلى غاية {until} فقط", "L’assurance du véhicule n’est valable que jusqu’au {until}", "The insurance of the vehicle is only valid until {until}";
    UNINSPECTED = "mission_car_inspection_expired", conflict => "الفحص التقني للمركبة صالح إلى غاية {until} فقط", "La visite technique du véhicule n’est valable que jusqu’au {until}", "The technical inspection of the vehicle is only valid until {until}";
}

/// Everything that stands against a mission, as far as the caller may know of it; nothing while it is not said when it is.
pub(super) fn of(cx: &Cx<'_>, mission: &Document) -> Result<Vec<Rejection>> {
    in_booking(mission, |roles, booking| {
        let away = unavailable(cx, booking)?;
        let mut found = Vec::new();
        for role in roles {
            found.extend(in_role(role, &away));
            if role.1 == &CARS {
                found.extend(ended_papers(cx, booking)?);
            }
        }
        Ok(found)
    })
}

/// Those of a mission who have left, or will have by its end; nobody where it is not said when it is, or where it is over.
pub(super) fn who_has_left(cx: &Cx<'_>, mission: &Document) -> Result<Vec<Rejection>> {
    in_booking(mission, |roles, booking| {
        let gone = out_of_service(cx, booking)?;
        Ok(roles.iter().flat_map(|role| in_role(role, &gone)).collect())
    })
}

/// What is found of a mission as a booking of its people and its car; nothing while it is not said when it is.
fn in_booking(
    mission: &Document,
    find: impl FnOnce(&[Role], &Booking<'_>) -> Result<Vec<Rejection>>,
) -> Result<Vec<Rejection>> {
    let (Some(from), Some(to)) = (mission.get(DEPART), mission.get(ENDS)) else {
        return Ok(Vec::new());
    };
    let roles = roles(mission);
    let wanted = all_wanted(&roles);
    let booking = Booking {
        from,
        to,
        wanted: &wanted,
        by: mission,
    };
    find(&roles, &booking)
}

/// Who and what a mission takes: the field, the collection, and which of it.
type Role = (&'static str, &'static Collection, Vec<Id>);

fn roles(mission: &Document) -> [Role; 4] {
    let one = |key: Field<Id>| mission.get(key).into_iter().collect::<Vec<Id>>();
    [
        (CAR.def.name, &CARS, one(CAR)),
        (EMPLOYEE.def.name, &EMPLOYEES, one(EMPLOYEE)),
        (DRIVER.def.name, &EMPLOYEES, one(DRIVER)),
        (
            COMPANIONS.def.name,
            &EMPLOYEES,
            mission.get(COMPANIONS).unwrap_or_default(),
        ),
    ]
}

fn all_wanted(roles: &[Role]) -> Vec<(&'static Collection, Id)> {
    let all = roles
        .iter()
        .flat_map(|(_, of, ids)| ids.iter().map(|id| (*of, id.clone())));
    all.collect()
}

/// Why those of a role are away.
fn in_role(role: &Role, away: &[Unavailable]) -> Vec<Rejection> {
    let (field, of, ids) = role;
    let theirs = ids
        .iter()
        .flat_map(|id| away.iter().filter(move |one| one.of == *of && one.id == *id));
    theirs.map(|one| as_role(field, one.why.clone())).collect()
}

/// The reason under the field that names who or what is away; of drivers it is said that they drive.
fn as_role(field: &str, mut why: Rejection) -> Rejection {
    if field == DRIVER.def.name {
        why.kind = match why.kind {
            PERSON_BUSY => DRIVER_BUSY,
            PERSON_TAKEN => DRIVER_TAKEN,
            kind => kind,
        };
    }
    why.field(field)
}

/// Insurance and inspection hold to the day of return; what is not on file is not known to have ended.
fn ended_papers(cx: &Cx<'_>, booking: &Booking<'_>) -> Result<Vec<Rejection>> {
    let mut found = Vec::new();
    let (_, last) = booking.days();
    for car in ends_of_papers(cx, &booking.ids(&CARS))? {
        let ended = |kind: ErrorCode, key: Field<Date>| {
            let until = car.get(key).filter(|until| *until < last)?;
            let refused = Rejection::new(kind).field(CAR.def.name);
            Some(refused.day("until", until).arg("taken", &car.id))
        };
        let both = [ended(UNINSURED, car::INSURED), ended(UNINSPECTED, car::INSPECTED)];
        found.extend(both.into_iter().flatten());
    }
    Ok(found)
}

/// The cars with nothing but the ends of their papers: what is counted of them is read from all their missions.
fn ends_of_papers(cx: &Cx<'_>, cars: &[Id]) -> Result<Vec<Document>> {
    let query = Query {
        filters: vec![attribute::ID.any_of(cars.iter().map(Id::as_str))],
        select: Select::only(&CARS, &[car::INSURED.def, car::INSPECTED.def]),
        ..Query::default()
    };
    cx.all_of(&CARS, query)
}

/// What stands against each of these cars at the time of a mission: those against which nothing does have no entry.
pub(super) fn of_cars(cx: &Cx<'_>, mission: &Document, cars: &[Id]) -> Result<HashMap<Id, Vec<Rejection>>> {
    let mut found: HashMap<Id, Vec<Rejection>> = HashMap::new();
    let wanted: Vec<_> = cars.iter().map(|id| (&CARS, id.clone())).collect();
    let booking = Booking {
        from: mission.need(DEPART)?,
        to: mission.need(ENDS)?,
        wanted: &wanted,
        by: mission,
    };
    for away in unavailable(cx, &booking)?.into_iter().filter(|one| one.of == &CARS) {
        found.entry(away.id).or_default().push(as_role(CAR.def.name, away.why));
    }
    for ended in ended_papers(cx, &booking)? {
        let of = ended.args.iter().find(|(name, _)| *name == "taken");
        if let Some((_, id)) = of.cloned() {
            found.entry(Id(id)).or_default().push(ended);
        }
    }
    Ok(found)
}

/// What stands against a mission.
#[derive(Serialize, JsonSchema)]
pub(super) struct MissionConflict {
    /// Its code.
    #[serde(rename = "type")]
    code: &'static str,
    /// The field of the mission that names who or what is away.
    field: Option<String>,
    /// What its text is made of: who or what is away, on which mission or work, and when.
    #[schemars(with = "BTreeMap<String, String>")]
    facts: Map<String, Json>,
    /// In the language of the caller.
    message: String,
}

/// Conflicts as people and programs read them.
pub(super) fn lines_of(cx: &Cx<'_>, conflicts: &[Rejection]) -> Vec<MissionConflict> {
    let one = |conflict: &Rejection| MissionConflict {
        code: conflict.kind.code,
        field: conflict.field.clone(),
        facts: facts(conflict),
        message: conflict.text(cx.lang()),
    };
    conflicts.iter().map(one).collect()
}

/// A conflict as a mission keeps it, without its text.
pub(super) fn to_json(conflict: &Rejection) -> Json {
    json!({ "type": conflict.kind.code, "field": conflict.field, "facts": facts(conflict) })
}

fn facts(conflict: &Rejection) -> Map<String, Json> {
    let args = conflict.args.iter();
    args.map(|(name, value)| ((*name).to_owned(), json!(value))).collect()
}
