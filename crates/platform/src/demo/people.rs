//! The staff: persons, and the employees that they are.

use jiff::{ToSpan, civil::Date as Day};
use schema::{Collection, Date, Decimal, Document, FieldDef, Value};

use super::name::{FAMILY, FIRST, FUNCTIONS};
use super::rng::DemoRng;
use super::unit::{Units, document, id};
use crate::organisation::assignment::{self, ASSIGNMENTS};
use crate::organisation::delegation::{self, DELEGATIONS};
use crate::organisation::{annexe, bureau, direction, division, service};
use crate::people::employee::{self, EMPLOYEES};
use crate::people::person::{self, PERSONS};

/// Letters of identity cards that the sample does not use, so that it can be imported beside the demo.
const CIN_LETTERS: &[&str] = &["BK", "BJ", "WA", "TA", "G", "D", "L", "MC", "PB", "QA"];
/// Where personnel numbers and device codes begin, beyond those of the sample.
const FIRST_NUMBER: i64 = 500_000;
const FIRST_CODE: i64 = 10_000;
/// Those at the top of the list head the units or can sign in: they work.
const HEADS: usize = 40;
/// What an employee takes from the person.
const SHARED: &[(FieldDef, FieldDef)] = &[
    (person::NAME_FR.def, employee::NAME_FR.def),
    (person::NAME_AR.def, employee::NAME_AR.def),
    (person::CIN.def, employee::CIN.def),
    (person::BIRTH_DATE.def, employee::BIRTH_DATE.def),
    (person::PHONE.def, employee::PHONE.def),
    (person::ADDRESS.def, employee::ADDRESS.def),
];

/// Everybody, in the order of their numbers.
pub(super) struct Staff {
    pub persons: Vec<Document>,
    pub employees: Vec<Document>,
}

impl Staff {
    pub fn new(rng: &mut DemoRng, units: &Units, many: usize, today: Day) -> Self {
        let (mut persons, mut employees) = (Vec::with_capacity(many), Vec::with_capacity(many));
        for at in 0..many {
            let person = person(rng, at, today);
            let employee = employee(rng, units, at, today, &person);
            persons.push(person);
            employees.push(employee);
        }
        Staff { persons, employees }
    }
}

fn person(rng: &mut DemoRng, at: usize, today: Day) -> Document {
    let (first, first_in_arabic, sex) = rng.pick(FIRST);
    let (family, family_in_arabic) = rng.pick(FAMILY);
    let number = 100_000 + 7 * i64::try_from(at).unwrap_or(0);
    // Up to the age limit: some leave within the year.
    let born = today.saturating_sub(rng.range(22 * 365, 63 * 365).days());
    let mut person = document(&PERSONS, rng)
        .with(person::NAME_FR, format!("{family} {first}"))
        .with(person::NAME_AR, format!("{first_in_arabic} {family_in_arabic}"))
        .with(person::CIN, format!("{}{number}", rng.pick(CIN_LETTERS)))
        .with(person::BIRTH_DATE, Date(born))
        .with(person::PHONE, format!("+2126{:08}", rng.range(10_000_000, 99_999_999)));
    person.set_value(person::SEX.def.name, Value::from(*sex));
    if rng.percent(60) {
        person.set(person::ADDRESS, format!("{}, avenue Mohammed V", rng.range(1, 400)));
    }
    person
}

fn employee(rng: &mut DemoRng, units: &Units, at: usize, today: Day, who: &Document) -> Document {
    let place = i64::try_from(at).unwrap_or(0);
    let mut employee = document(&EMPLOYEES, rng)
        .with(employee::PERSON, id(who))
        .with(employee::NUMBER, FIRST_NUMBER + place);
    for (own, theirs) in SHARED {
        employee.set_value(theirs.name, who.value(own.name).clone());
    }
    seat(rng, units, at, &mut employee);
    career(rng, today, &mut employee);
    enrol(rng, FIRST_CODE + place, &mut employee);
    employee.set(employee::ACTIVE, at < HEADS || rng.percent(97));
    if at < HEADS {
        employee.set(employee::FUNCTION, "Administrateur 2ème grade".to_owned());
        employee.set(employee::GRADE, "Administrateur 2ème grade".to_owned());
        employee.set(employee::SCALE, 11);
    }
    employee
}

fn seat(rng: &mut DemoRng, units: &Units, at: usize, employee: &mut Document) {
    let office = units.bureaux.get(at).unwrap_or_else(|| rng.pick(&units.bureaux));
    employee.set(employee::BUREAU, id(office));
    if let Some(service) = office.get(bureau::SERVICE) {
        employee.set(employee::SERVICE, service);
    }
    let rank = if rng.percent(80) {
        &units.types[0]
    } else {
        rng.pick(&units.types)
    };
    employee.set(employee::TYPE, id(rank));
    employee.set(employee::ANNEXE, id(rng.pick(&units.annexes)));
    employee.set(employee::BUILDING, id(rng.pick(&units.buildings)));
}

fn career(rng: &mut DemoRng, today: Day, employee: &mut Document) {
    let (function, grade, scale, salary) = *rng.pick(FUNCTIONS);
    let echelon = rng.range(1, 10);
    let recruited = today.saturating_sub(rng.range(200, 20 * 365).days());
    employee.set(employee::FUNCTION, function.to_owned());
    employee.set(employee::GRADE, grade.to_owned());
    employee.set(employee::SCALE, scale);
    employee.set(employee::ECHELON, echelon);
    employee.set(employee::RECRUITED_ON, Date(recruited));
    let tenured = recruited.saturating_add(365.days());
    if tenured <= today {
        employee.set(employee::TENURED_ON, Date(tenured));
    }
    employee.set(employee::BASE_SALARY, Decimal((salary + 140 * echelon) * 100));
    employee.set(employee::NET_SALARY, Decimal((salary + 140 * echelon) * 86 + 37));
    employee.set(
        employee::BANK,
        format!(
            "{:012}{:012}",
            rng.range(1, 999_999_999_999),
            rng.range(1, 999_999_999_999)
        ),
    );
    employee.set(employee::CHILDREN, rng.range(0, 4));
}

fn enrol(rng: &mut DemoRng, code: i64, employee: &mut Document) {
    if rng.percent(85) {
        employee.set(employee::EMP_CODE, code.to_string());
        let recruited = employee.get(employee::RECRUITED_ON);
        employee.set_or_clear(employee::REGISTERED_ON, recruited);
        employee.set(employee::FINGERPRINT, rng.percent(82));
    }
}

/// A unit, and the field and the employee that head it.
pub(super) type Headship = (&'static Collection, String, &'static str, String);

/// Each bureau is headed by its first employee, each service by that of its first bureau, and so on upward.
pub(super) fn appoint(units: &Units, employees: &[Document]) -> Vec<Headship> {
    let mut heads = Vec::new();
    let mut appoint = |unit: &Document, field: &'static str, at: usize| {
        if let Some(head) = employees.get(at) {
            heads.push((unit.of, unit.id.clone(), field, head.id.clone()));
        }
    };
    for (at, unit) in units.bureaux.iter().enumerate() {
        appoint(unit, bureau::HEAD.def.name, at);
    }
    let offices = units.bureaux.len() / units.services.len();
    for (at, unit) in units.services.iter().enumerate() {
        appoint(unit, service::RESPONSIBLE.def.name, at * offices + 1);
    }
    let above = units.bureaux.len();
    for (at, unit) in units.divisions.iter().enumerate() {
        appoint(unit, division::HEAD.def.name, above + at);
    }
    appoint(
        &units.directions[0],
        direction::HEAD.def.name,
        above + units.divisions.len(),
    );
    for (at, unit) in units.annexes.iter().enumerate() {
        appoint(unit, annexe::HEAD.def.name, above + units.divisions.len() + 1 + at);
    }
    heads
}

/// Puts the heads in their places.
pub(super) fn appoint_heads(cx: &mut engine::Cx<'_>, heads: &[Headship]) -> schema::Result<()> {
    for (of, id, field, head) in heads {
        let mut unit = cx.need(of, id)?;
        unit.set_value(field, schema::Value::from(head.as_str()));
        cx.update(unit)?;
    }
    Ok(())
}

/// The postings of those at the top of the list, and a substitution that has ended.
pub(super) fn postings(rng: &mut DemoRng, employees: &[Document], today: Day) -> Vec<Document> {
    let mut postings: Vec<Document> = Vec::new();
    for (at, employee) in employees.iter().take(HEADS).enumerate() {
        let since = today.saturating_sub((300 + 11 * i64::try_from(at).unwrap_or(0)).days());
        let mut posting = document(&ASSIGNMENTS, rng)
            .with(assignment::TYPE, assignment::Type::Assignment)
            .with(assignment::EMPLOYEE, id(employee))
            .with(assignment::START, Date(since))
            .with(assignment::DECISION, format!("{}/{}", at + 1, since.year()))
            .with(assignment::DECIDED_ON, Date(since.saturating_sub(7.days())));
        for (own, theirs) in [
            (assignment::BUREAU.def, employee::BUREAU.def),
            (assignment::SERVICE.def, employee::SERVICE.def),
            (assignment::ANNEXE.def, employee::ANNEXE.def),
        ] {
            posting.set_value(own.name, employee.value(theirs.name).clone());
        }
        postings.push(posting);
    }
    if let [head, delegate, ..] = employees {
        let substitution = document(&DELEGATIONS, rng)
            .with(delegation::HEAD, id(head))
            .with(delegation::DELEGATE, id(delegate))
            .with(delegation::KIND, delegation::Kind::Substitution)
            .with(delegation::FROM, Date(today.saturating_sub(60.days())))
            .with(delegation::TO, Date(today.saturating_sub(30.days())));
        postings.push(substitution);
    }
    postings
}
