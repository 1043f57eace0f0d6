//! The staff: persons, and the employees that they are.

use std::collections::HashSet;

use jiff::{ToSpan, civil::Date as Day};
use schema::{Collection, Date, Decimal, Document, FieldDef, Value};

use super::job::{self, HEADS, Occupation, Position};
use super::name::{FAMILY, FIRST};
use super::portrait::Portraits;
use super::rng::DemoRng;
use super::unit::{Units, document, id};
use crate::organisation::assignment::{self, ASSIGNMENTS};
use crate::organisation::delegation::{self, DELEGATIONS};
use crate::organisation::{annexe, bureau, direction, division, service};
use crate::people::employee::{self, EMPLOYEES};
use crate::people::person::{self, PERSONS, Sex};

/// Letters of identity cards that the sample does not use, so that it can be imported beside the demo.
const CIN_LETTERS: &[&str] = &["BK", "BJ", "WA", "TA", "G", "D", "L", "MC", "PB", "QA"];
/// Where personnel numbers and device codes begin, beyond those of the sample.
const FIRST_NUMBER: i64 = 500_000;
const FIRST_CODE: i64 = 10_000;
/// Days of a year, and of the youngest and the oldest: up to the age limit, for some leave within the year.
const YEAR: i64 = 365;
const YOUNGEST: i64 = 23 * YEAR;
const OLDEST: i64 = 63 * YEAR;
/// Who is of this pay scale has studied so much longer.
const OF_STUDIES: i64 = 10;
const STUDIES: i64 = 4 * YEAR;
/// Nobody heads anything before.
const YOUNGEST_HEAD: i64 = 36 * YEAR;
/// Those who head stay for some years.
const OLDEST_HEAD: i64 = 59 * YEAR;
/// So many of a hundred files have a copy of the identity card.
const WITH_COPY: i64 = 88;
/// One of so many was recruited in the last weeks.
const NEW: usize = 45;
/// At which age people are recruited.
const RECRUITED_AT: (i64, i64) = (21 * YEAR, 32 * YEAR);
/// So often another name is sought that nobody bears yet.
const NAMES_TRIED: usize = 40;
const STREETS: &[&str] = &[
    "avenue Mohammed V",
    "rue Ibn Sina",
    "boulevard Hassan II",
    "rue Al Massira",
    "avenue des FAR",
    "Hay Salam, bloc C",
    "lotissement Al Wifaq",
    "rue de la Plage",
];
/// Where people were born, in French and in Arabic.
const BIRTHPLACES: &[(&str, &str)] = &[
    ("Rabat", "الرباط"),
    ("Salé", "سلا"),
    ("Kénitra", "القنيطرة"),
    ("Khémisset", "الخميسات"),
    ("Meknès", "مكناس"),
    ("Fès", "فاس"),
    ("Settat", "سطات"),
    ("Béni Mellal", "بني ملال"),
    ("Ouezzane", "وزان"),
    ("Taza", "تازة"),
];
/// Family situations of women and of men, the usual one more often.
const SITUATIONS: [&[&str]; 2] = [
    &["Mariée", "Mariée", "Mariée", "Célibataire", "Divorcée", "Veuve"],
    &["Marié", "Marié", "Marié", "Célibataire", "Divorcé"],
];
/// What is said of who has no family of their own.
const SINGLE: &str = "Célibataire";
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
    pub fn new(rng: &mut DemoRng, units: &Units, many: usize, today: Day, mut portraits: Portraits) -> Self {
        let (mut persons, mut employees) = (Vec::with_capacity(many), Vec::with_capacity(many));
        let mut known = HashSet::new();
        for at in 0..many {
            let position = Position::new(rng, at);
            let one = Newcomer { at, position, today };
            let person = person(rng, &one, &mut known);
            let mut employee = employee(rng, units, &one, &person);
            let sex = person.get(person::SEX).filter(|_| job::is_seen(at));
            let portrait = sex.and_then(|sex| portraits.next(sex));
            employee.set_or_clear(employee::PHOTO, portrait);
            let has_copy = rng.percent(WITH_COPY);
            employee.set_or_clear(employee::CIN_COPY, has_copy.then(|| portraits.card.clone()));
            persons.push(person);
            employees.push(employee);
        }
        Staff { persons, employees }
    }
}

/// Somebody who is invented: the place in the list, where and as what they work, and the day.
struct Newcomer {
    at: usize,
    position: Position,
    today: Day,
}

impl Newcomer {
    /// Whether they were recruited in the last weeks.
    fn is_new(&self) -> bool {
        self.at >= HEADS && self.at % NEW == NEW - 1
    }

    /// A day of birth that goes with what they are.
    fn birth_day(&self, rng: &mut DemoRng) -> Day {
        let has_studied = self.position.job.scale >= OF_STUDIES;
        let youngest = if has_studied { YOUNGEST + STUDIES } else { YOUNGEST };
        let (youngest, oldest) = match self.at {
            0..HEADS => (YOUNGEST_HEAD, OLDEST_HEAD),
            _ if self.is_new() => (youngest, youngest + STUDIES),
            _ => (youngest, OLDEST),
        };
        self.today.saturating_sub(rng.range(youngest, oldest).days())
    }
}

/// A first name and a family name, and whose they are.
type FullName = (
    &'static (&'static str, &'static str, &'static str),
    &'static (&'static str, &'static str),
);

/// A name that nobody bears yet; where so many work that names come again, they do.
fn new_name(rng: &mut DemoRng, known: &mut HashSet<FullName>) -> FullName {
    let mut name = (rng.pick(FIRST), rng.pick(FAMILY));
    for _ in 0..NAMES_TRIED {
        if known.insert(name) {
            break;
        }
        name = (rng.pick(FIRST), rng.pick(FAMILY));
    }
    name
}

fn person(rng: &mut DemoRng, one: &Newcomer, known: &mut HashSet<FullName>) -> Document {
    let ((first, first_in_arabic, sex), (family, family_in_arabic)) = new_name(rng, known);
    let number = 100_000 + 7 * i64::try_from(one.at).unwrap_or(0);
    let born = one.birth_day(rng);
    let (birthplace, birthplace_in_arabic) = *rng.pick(BIRTHPLACES);
    let mut person = document(&PERSONS, rng)
        .with(person::NAME_FR, format!("{family} {first}"))
        .with(person::NAME_AR, format!("{first_in_arabic} {family_in_arabic}"))
        .with(person::CIN, format!("{}{number}", rng.pick(CIN_LETTERS)))
        .with(person::BIRTH_DATE, Date(born))
        .with(person::BIRTH_PLACE_FR, birthplace.to_owned())
        .with(person::BIRTH_PLACE_AR, birthplace_in_arabic.to_owned())
        .with(person::PHONE, format!("+2126{:08}", rng.range(10_000_000, 99_999_999)));
    person.set_value(person::SEX.def.name, Value::from(*sex));
    if rng.percent(60) {
        person.set(person::ADDRESS, format!("{}, {}", rng.range(1, 240), rng.pick(STREETS)));
    }
    person
}

fn employee(rng: &mut DemoRng, units: &Units, one: &Newcomer, who: &Document) -> Document {
    let place = i64::try_from(one.at).unwrap_or(0);
    let mut employee = document(&EMPLOYEES, rng)
        .with(employee::PERSON, id(who))
        .with(employee::NUMBER, FIRST_NUMBER + place);
    for (own, theirs) in SHARED {
        employee.set_value(theirs.name, who.value(own.name).clone());
    }
    family(rng, who, &mut employee);
    seat(units, &one.position, &mut employee);
    career(rng, units, one, who, &mut employee);
    enrol(rng, FIRST_CODE + place, &mut employee);
    employee.set(employee::ACTIVE, one.at < HEADS || rng.percent(97));
    employee
}

fn family(rng: &mut DemoRng, who: &Document, employee: &mut Document) {
    let is_woman = who.get(person::SEX) == Some(Sex::Female);
    let situation = *rng.pick(SITUATIONS[usize::from(!is_woman)]);
    let children = rng.range(0, 4);
    employee.set(employee::MARITAL_STATUS, situation.to_owned());
    employee.set(employee::CHILDREN, if situation == SINGLE { 0 } else { children });
}

fn seat(units: &Units, position: &Position, employee: &mut Document) {
    let office = &units.bureaux[position.bureau];
    employee.set(employee::BUREAU, id(office));
    employee.set_or_clear(employee::SERVICE, office.get(bureau::SERVICE));
    employee.set_or_clear(employee::BUILDING, office.get(bureau::BUILDING));
    employee.set(employee::ANNEXE, id(&units.annexes[position.annexe]));
}

/// What they are, since when, and what they are paid: the grade is that of the function, the step that of the years.
fn career(rng: &mut DemoRng, units: &Units, one: &Newcomer, who: &Document, employee: &mut Document) {
    let Some(Date(born)) = who.get(person::BIRTH_DATE) else {
        return;
    };
    let begun = born.saturating_add(rng.range(RECRUITED_AT.0, RECRUITED_AT.1).days());
    let latest = if one.is_new() { (1, 50) } else { (90, 400) };
    let latest = one.today.saturating_sub(rng.range(latest.0, latest.1).days());
    let recruited = if one.is_new() { latest } else { begun.min(latest) };
    let served = i64::from(recruited.until(one.today).map_or(0, |span| span.get_days())) / YEAR;
    let echelon = (1 + served / 2).min(10);
    let job = one.position.job;
    employee.set(employee::FUNCTION, job.function.to_owned());
    employee.set(employee::GRADE, job.grade.to_owned());
    employee.set(employee::SCALE, job.scale);
    employee.set(employee::ECHELON, echelon);
    employee.set(employee::RECRUITED_ON, Date(recruited));
    let [official, contract, casual, probation] = &units.types[..] else {
        return;
    };
    let of_type = match served {
        0 => probation,
        _ if one.at < HEADS || rng.percent(88) => official,
        _ if rng.percent(60) => contract,
        _ => casual,
    };
    employee.set(employee::TYPE, id(of_type));
    if of_type.id == official.id {
        employee.set(employee::TENURED_ON, Date(recruited.saturating_add(YEAR.days())));
    }
    pay(rng, job, echelon, employee);
}

fn pay(rng: &mut DemoRng, job: &Occupation, echelon: i64, employee: &mut Document) {
    employee.set(employee::BASE_SALARY, Decimal((job.salary + 140 * echelon) * 100));
    employee.set(employee::NET_SALARY, Decimal((job.salary + 140 * echelon) * 86 + 37));
    employee.set(
        employee::BANK,
        account_number(rng.range(1, 999_999_999_999), rng.range(1, 9_999_999_999)),
    );
}

/// The number of a bank account, with its key.
fn account_number(branch: i64, account: i64) -> String {
    let bare = format!("{branch:012}{account:010}");
    let rest = bare
        .bytes()
        .fold(0, |rest, digit| (rest * 10 + i64::from(digit - b'0')) % 97);
    format!("{bare}{:02}", 97 - rest * 100 % 97)
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

/// Each bureau is headed by the one of the list with its number, each service by the head of its second bureau; above them by those that follow.
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
    for (at, unit) in units.services.iter().enumerate() {
        appoint(unit, service::RESPONSIBLE.def.name, job::head_of_service(at));
    }
    for (at, unit) in units.divisions.iter().enumerate() {
        appoint(unit, division::HEAD.def.name, job::DIVISIONS + at);
    }
    appoint(&units.directions[0], direction::HEAD.def.name, job::DIRECTION);
    for (at, unit) in units.annexes.iter().enumerate() {
        appoint(unit, annexe::HEAD.def.name, job::ANNEXES + at);
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
