//! What is so of an employee, by the names that texts use.

use engine::Cx;
use schema::{Collection, Document, Field, Id, Label, Result};

use super::super as employee;
use super::super::rank::{self, FUNCTION_LIST, GRADE_LIST};
use super::{NOT_ACTIVE, marital, post, seniority};
use crate::organisation::annexe::{self, ANNEXES};
use crate::organisation::bureau::{self, BUREAUX};
use crate::organisation::employee_type::{self, EMPLOYEE_TYPES};
use crate::organisation::service::{self, SERVICES};
use crate::papers::amount;
use crate::papers::facts::Facts;
use crate::papers::kind::Name;
use crate::papers::letter;
use crate::people::career_step::{self, CAREER_STEPS};
use crate::people::person::{self, PERSONS};

/// The name and what it is called.
pub const FULL_NAME: Name = Name::new(
    "employee.fullName",
    Label::new("الاسم الكامل", "Nom complet", "Full name"),
);
const SENIORITY: Name = Name::new("employee.seniority", Label::new("الأقدمية", "Ancienneté", "Seniority"));
const BIRTH_PLACE: Name = Name::new(
    "employee.birthPlace",
    Label::new("مكان الازدياد", "Lieu de naissance", "Place of birth"),
);
const ASSIGNMENTS_HELD: Name = Name::new(
    "employee.assignments",
    Label::new(
        "التعيينات المتتالية",
        "Affectations successives",
        "Successive assignments",
    ),
);
const END_OF_SERVICE: Name = Name::new(
    "employee.endDate",
    Label::new("تاريخ انتهاء الخدمة", "Fin de service", "End of service"),
);
const IN_WORDS: Name = Name::new(
    "employee.netSalaryInWords",
    Label::new("الأجرة الصافية بالحروف", "Salaire net en lettres", "Net salary in words"),
);

macro_rules! names {
    ($($more:expr),* $(,)?) => {
        &[
            FULL_NAME,
            Name::of("employee.cin", employee::CIN.def),
            Name::of("employee.number", employee::NUMBER.def),
            Name::of("employee.birthDate", employee::BIRTH_DATE.def),
            BIRTH_PLACE,
            Name::of("employee.function", employee::FUNCTION.def),
            Name::of("employee.type", employee::TYPE.def),
            Name::of("employee.grade", employee::GRADE.def),
            Name::of("employee.scale", employee::SCALE.def),
            Name::of("employee.echelon", employee::ECHELON.def),
            Name::of("employee.recruitmentDate", employee::RECRUITED_ON.def),
            Name::of("employee.tenureDate", employee::TENURED_ON.def),
            SENIORITY,
            Name::of("employee.service", employee::SERVICE.def),
            Name::of("employee.bureau", employee::BUREAU.def),
            Name::of("employee.annexe", employee::ANNEXE.def),
            Name::of("employee.maritalStatus", employee::MARITAL_STATUS.def),
            Name::of("employee.children", employee::CHILDREN.def),
            Name::of("employee.address", employee::ADDRESS.def),
            Name::of("employee.phone", employee::PHONE.def),
            Name::of("employee.email", employee::EMAIL.def),
            $($more),*
        ]
    };
}

/// What every paper about an employee may name.
pub const NAMES: &[Name] = names![];
/// What a paper for human resources alone may name.
pub const WITH_SALARY: &[Name] = names![
    Name::of("employee.baseSalary", employee::BASE_SALARY.def),
    Name::of("employee.netSalary", employee::NET_SALARY.def),
    IN_WORDS,
];

/// What a paper about the years of an employee may name.
pub(super) const WITH_POSTS: &[Name] = names![ASSIGNMENTS_HELD, END_OF_SERVICE];

/// What the sheet of a file may name.
pub(super) const WITH_POSITION: &[Name] = names![Name::of("employee.position", career_step::POSITION.def)];

/// What a letter about an employee may name.
pub(super) const WITH_BODY: &[Name] = names![letter::BODY, letter::CIVILITY];

/// Of somebody who works here.
pub fn active(cx: &Cx<'_>, employee: &Document) -> Result<Facts> {
    if employee.get(employee::ACTIVE) == Some(false) {
        return Err(NOT_ACTIVE.into());
    }
    all(cx, employee)
}

/// With what the employee earns.
pub fn with_salary(cx: &Cx<'_>, employee: &Document) -> Result<Facts> {
    let mut facts = active(cx, employee)?;
    let sum = |key: Field<schema::Decimal>| employee.get(key).map(|schema::Decimal(hundredths)| hundredths);
    for (name, key) in [
        ("employee.baseSalary", employee::BASE_SALARY),
        ("employee.netSalary", employee::NET_SALARY),
    ] {
        if let Some(hundredths) = sum(key) {
            facts.amount(name, hundredths);
        }
    }
    if let Some(hundredths) = sum(employee::NET_SALARY) {
        facts.add_bilingual(IN_WORDS.name, &amount::in_words(hundredths));
    }
    Ok(facts)
}

/// With where the employee was posted, and until when who has left has worked here.
pub(super) fn with_posts(cx: &Cx<'_>, employee: &Document) -> Result<Facts> {
    let mut facts = all(cx, employee)?;
    let recruited = employee.get(employee::RECRUITED_ON).map(|schema::Date(day)| day);
    if employee.get(employee::ACTIVE) == Some(false)
        && let Some(end) = end_of_service(cx, employee)?.filter(|end| recruited.is_none_or(|since| since <= *end))
    {
        facts.day(END_OF_SERVICE.name, end);
        if let Some(since) = recruited {
            facts.add_bilingual(SENIORITY.name, &seniority::years_and_months(since, end));
        }
    }
    facts.set(ASSIGNMENTS_HELD.name, post::assignments_held(cx, employee)?);
    Ok(facts)
}

/// With the position of the statute in which the employee is; nobody has one who has left.
pub(super) fn with_position(cx: &Cx<'_>, employee: &Document) -> Result<Facts> {
    let mut facts = all(cx, employee)?;
    if employee.get(employee::ACTIVE) == Some(false) {
        return Ok(facts);
    }
    let changes = [
        career_step::EMPLOYEE.eq(&employee.id),
        career_step::KIND.eq(career_step::Kind::Position),
        career_step::ON.le(cx.today()),
    ];
    let steps = cx.all(&CAREER_STEPS, changes)?;
    let last = steps
        .iter()
        .max_by_key(|step| step.get(career_step::ON).map(|schema::Date(on)| on));
    let position = last.and_then(|step| step.get(career_step::POSITION));
    facts.add_choice("employee.position", position.unwrap_or(career_step::Position::Activity));
    Ok(facts)
}

/// The day of the last decision that ended the service, as far as it has come.
fn end_of_service(cx: &Cx<'_>, employee: &Document) -> Result<Option<jiff::civil::Date>> {
    let ended = [
        career_step::EMPLOYEE.eq(&employee.id),
        career_step::KIND.eq(career_step::Kind::End),
        career_step::ON.le(cx.today()),
    ];
    let days = cx.all(&CAREER_STEPS, ended)?;
    let days = days.iter().filter_map(|step| step.get(career_step::ON));
    Ok(days.map(|schema::Date(day)| day).max())
}

/// Of any employee.
pub fn all(cx: &Cx<'_>, employee: &Document) -> Result<Facts> {
    let mut facts = Facts::default();
    let person = match employee.get(employee::PERSON) {
        Some(id) => cx.get(&PERSONS, id.as_str())?,
        None => None,
    };
    facts.about = [employee::NAME_FR, employee::NAME_AR].map(|key| employee.get(key).unwrap_or_default());
    facts.owner = Some(employee.id.clone());
    facts.gender = person.as_ref().and_then(|person| person.get(person::SEX)).into();
    facts.add_bilingual(FULL_NAME.name, &facts.about.clone());
    if let Some(person) = &person {
        let place = [person::BIRTH_PLACE_FR, person::BIRTH_PLACE_AR].map(|key| person.get(key).unwrap_or_default());
        facts.add_in_both(BIRTH_PLACE.name, &place);
    }
    family_situation(employee, person.as_ref(), &mut facts);
    row_facts(employee, &mut facts);
    for (name, list) in [("employee.function", &FUNCTION_LIST), ("employee.grade", &GRADE_LIST)] {
        facts.add_in_both(name, &rank::names_in_both(cx, list, employee)?);
    }
    for (name, day) in [
        ("employee.birthDate", employee::BIRTH_DATE),
        ("employee.recruitmentDate", employee::RECRUITED_ON),
        ("employee.tenureDate", employee::TENURED_ON),
    ] {
        if let Some(schema::Date(day)) = employee.get(day) {
            facts.day(name, day);
        }
    }
    if let Some(schema::Date(since)) = employee.get(employee::RECRUITED_ON)
        && employee.get(employee::ACTIVE) != Some(false)
    {
        facts.add_bilingual(SENIORITY.name, &seniority::years_and_months(since, cx.today()));
    }
    units(cx, employee, &mut facts)?;
    employee_type(cx, employee, person.as_ref(), &mut facts)?;
    Ok(facts)
}

/// The situation in the form of whose it is; what is none of the usual words stands as it was typed.
fn family_situation(employee: &Document, person: Option<&Document>, facts: &mut Facts) {
    let situation = employee.get(employee::MARITAL_STATUS).unwrap_or_default();
    match marital::in_both(&situation, person.and_then(|person| person.get(person::SEX))) {
        Some(both) => facts.add_bilingual("employee.maritalStatus", &both),
        None => facts.text("employee.maritalStatus", &situation),
    }
}

/// What stands in the row as text or number.
fn row_facts(employee: &Document, facts: &mut Facts) {
    facts.text("employee.address", &employee.get(employee::ADDRESS).unwrap_or_default());
    for (name, key) in [
        ("employee.cin", employee::CIN),
        ("employee.phone", employee::PHONE),
        ("employee.email", employee::EMAIL),
    ] {
        facts.code(name, &employee.get(key).unwrap_or_default());
    }
    for (name, key) in [
        ("employee.number", employee::NUMBER),
        ("employee.scale", employee::SCALE),
        ("employee.echelon", employee::ECHELON),
        ("employee.children", employee::CHILDREN),
    ] {
        if let Some(number) = employee.get(key) {
            facts.code(name, &number.to_string());
        }
    }
}

/// The names of where the employee works.
fn units(cx: &Cx<'_>, employee: &Document, facts: &mut Facts) -> Result<()> {
    type Names = [Field<String>; 2];
    let links: [(&'static str, Field<Id>, &'static Collection, Names); 3] = [
        (
            "employee.service",
            employee::SERVICE,
            &SERVICES,
            [service::NAME_FR, service::NAME_AR],
        ),
        (
            "employee.bureau",
            employee::BUREAU,
            &BUREAUX,
            [bureau::NAME_FR, bureau::NAME_AR],
        ),
        (
            "employee.annexe",
            employee::ANNEXE,
            &ANNEXES,
            [annexe::NAME_FR, annexe::NAME_AR],
        ),
    ];
    for (name, link, of, names) in links {
        let Some(id) = employee.get(link) else { continue };
        if let Some(unit) = cx.get(of, id.as_str())? {
            facts.add_in_both(name, &names.map(|key| unit.get(key).unwrap_or_default()));
        }
    }
    Ok(())
}

/// As what the employee works, in the form of whose file it is.
fn employee_type(cx: &Cx<'_>, employee: &Document, person: Option<&Document>, facts: &mut Facts) -> Result<()> {
    let Some(id) = employee.get(employee::TYPE) else {
        return Ok(());
    };
    if let Some(row) = cx.get(&EMPLOYEE_TYPES, id.as_str())? {
        let names = [employee_type::NAME_FR, employee_type::NAME_AR];
        let feminine = [employee_type::FEMININE_FR, employee_type::FEMININE_AR];
        let sex = person.and_then(|person| person.get(person::SEX));
        facts.add_in_both("employee.type", &rank::gendered(&row, &names, &feminine, sex));
    }
    Ok(())
}
