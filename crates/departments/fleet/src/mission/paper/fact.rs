//! What is so of a mission, by the names that its order uses.

use engine::Cx;
use schema::{Document, Id, Instant, Label, Result};

use super::super as mission;
use super::super::rules::companions;
use crate::car::{self, CARS};
use platform::papers::{Facts, Name, counted};
use platform::people::employee::paper::fact as person;
use platform::people::employee::{self, EMPLOYEES};

const MAKE: Name = Name::new("mission.car", Label::new("المركبة", "Véhicule", "Vehicle"));
const PLATE: Name = Name::new(
    "mission.plate",
    Label::new("رقم التسجيل", "Immatriculation", "Registration plate"),
);

const DAYS: Name = Name::new(
    "mission.days",
    Label::new("عدد الأيام", "Nombre de jours", "Number of days"),
);
/// Of an order that was written after the departure.
const REGULARISATION: Name = Name::new(
    "mission.regularisation",
    Label::new("تسوية", "Régularisation", "Regularisation"),
);
/// What the text of an order may name.
pub(super) const NAMES: &[Name] = &[
    person::FULL_NAME,
    Name::of("employee.cin", employee::CIN.def),
    Name::of("employee.number", employee::NUMBER.def),
    Name::of("employee.grade", employee::GRADE.def),
    Name::of("employee.scale", employee::SCALE.def),
    Name::of("employee.function", employee::FUNCTION.def),
    Name::of("employee.service", employee::SERVICE.def),
    Name::of("employee.bureau", employee::BUREAU.def),
    Name::of("mission.object", mission::OBJECT.def),
    Name::of("mission.destination", mission::DESTINATION.def),
    Name::of("mission.departure", mission::DEPART.def),
    Name::of("mission.return", mission::RETURN.def),
    Name::of("mission.transport", mission::TRANSPORT.def),
    DAYS,
    REGULARISATION,
    MAKE,
    PLATE,
    Name::of("mission.driver", mission::DRIVER.def),
    Name::of("mission.companions", mission::COMPANIONS.def),
];

/// Of a mission that holds, and of who goes.
pub(super) fn order(cx: &Cx<'_>, mission: &Document) -> Result<Facts> {
    let employee = cx.need(&EMPLOYEES, mission.need(mission::EMPLOYEE)?.as_str())?;
    let mut facts = person::all(cx, &employee)?;
    facts.number = mission.get(mission::NUM).zip(mission.get(mission::YEAR));
    facts.readers = companions(mission);
    for (name, key, in_arabic) in [
        ("mission.object", mission::OBJECT, mission::OBJECT_AR),
        ("mission.destination", mission::DESTINATION, mission::DESTINATION_AR),
    ] {
        let said = mission.need(key)?;
        let arabic = mission.get(in_arabic).unwrap_or_else(|| said.clone());
        facts.add_in_both(name, &[said, arabic]);
    }
    for (name, key) in [
        ("mission.departure", mission::DEPART),
        ("mission.return", mission::RETURN),
    ] {
        let Instant(at) = mission.need(key)?;
        facts.moment(name, at);
    }
    add_length(mission, &mut facts)?;
    if let Some(transport) = mission.get(mission::TRANSPORT) {
        facts.add_choice("mission.transport", transport);
    }
    if let Some(car) = mission.get(mission::CAR) {
        vehicle(&cx.need(&CARS, car.as_str())?, &mut facts);
    }
    going_along(cx, mission, &mut facts)?;
    Ok(facts)
}

/// How many days and nights it takes, and whether its order was written when it had begun.
fn add_length(mission: &Document, facts: &mut Facts) -> Result<()> {
    let days = days(mission)?;
    let told = if days > 1 {
        let ([fr, ar], nights) = (counted::days(days), counted::nights(days - 1));
        [format!("{fr}, {}", nights[0]), format!("{ar}، {}", nights[1])]
    } else {
        counted::days(days)
    };
    facts.add_bilingual(DAYS.name, &told);
    if is_written_later(mission)? {
        let told = ["Établi à titre de régularisation.", "حرر هذا الأمر على سبيل التسوية."];
        facts.add_bilingual(REGULARISATION.name, &told.map(str::to_owned));
    }
    Ok(())
}

fn vehicle(car: &Document, facts: &mut Facts) {
    facts.text(MAKE.name, &car::make(car));
    facts.code(PLATE.name, &car.get(car::PLATE_TEXT).unwrap_or_default());
}

/// How many days it touches, by the calendar of Morocco.
fn days(mission: &Document) -> Result<i64> {
    let [Instant(from), Instant(until)] = [mission.need(mission::DEPART)?, mission.need(mission::RETURN)?];
    let span = schema::day_in_morocco(from).until(schema::day_in_morocco(until));
    Ok(1 + span.map_or(0, |span| i64::from(span.get_days())))
}

/// Whether the mission had begun on an earlier day when its order was written down.
fn is_written_later(mission: &Document) -> Result<bool> {
    let Instant(from) = mission.need(mission::DEPART)?;
    let written = schema::read_instant(&mission.created_at).map(schema::day_in_morocco);
    Ok(written.is_some_and(|day| day > schema::day_in_morocco(from)))
}

/// Who drives and who goes along, by their names in French and in Arabic: one query for all of them.
fn going_along(cx: &Cx<'_>, mission: &Document, facts: &mut Facts) -> Result<()> {
    let ids: Vec<String> = companions(mission).into_iter().map(|id| id.0).collect();
    let known = cx.many(&EMPLOYEES, &ids)?;
    let names = |going: &[Id]| {
        let named = |key| {
            let of = |id: &Id| known.iter().find(|one| one.id == id.0).and_then(|one| one.get(key));
            going.iter().filter_map(of).collect::<Vec<String>>()
        };
        [named(employee::NAME_FR).join(", "), named(employee::NAME_AR).join("، ")]
    };
    let driver: Vec<Id> = mission.get(mission::DRIVER).into_iter().collect();
    facts.add_bilingual("mission.driver", &names(&driver));
    let companions = mission.get(mission::COMPANIONS).unwrap_or_default();
    facts.add_bilingual("mission.companions", &names(&companions));
    Ok(())
}
