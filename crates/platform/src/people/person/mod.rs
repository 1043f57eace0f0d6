//! Persons: the public general data of people, made or linked by CIN when an employee is created.

use engine::{Cx, Effect, Entity, Finder, Sought};
use schema::{
    Access, Collection, Condition, Date, Document, Fields, Grant, Label, Result, Rows, Term, Unique, Who, choice,
    choices, count, date, fields, text,
};

use super::employee::{self, EMPLOYEES};

pub(crate) mod import;
pub(in crate::people) mod shared;

choices! {
    /// As on the identity card.
    Sex {
        Female = "F": "أنثى", "Féminin", "Female";
        Male = "M": "ذكر", "Masculin", "Male";
    }
}

fields! {
    NAME_FR: String = text("fullNameFr").required().searched().printable() => "الاسم الكامل بالفرنسية", "Nom complet", "Full name";
    NAME_AR: String = text("fullNameAr").required().searched().printable() => "الاسم الكامل بالعربية", "Nom complet en arabe", "Full name in Arabic";
    CIN: String = text("CIN").form(&schema::CIN).required().searched().sensitive() => "رقم البطاقة الوطنية للتعريف الإلكترونية", "N° CIN", "National ID number";
    BIRTH_DATE: Date = date("birthDate") => "تاريخ الازدياد", "Date de naissance", "Date of birth";
    BIRTH_PLACE_FR: String = text("birthPlaceFr").printable() => "مكان الازدياد بالفرنسية", "Lieu de naissance", "Place of birth";
    BIRTH_PLACE_AR: String = text("birthPlaceAr").printable() => "مكان الازدياد", "Lieu de naissance en arabe", "Place of birth in Arabic";
    SEX: Sex = choice("sex") => "الجنس", "Sexe", "Sex";
    ADDRESS: String = text("address") => "العنوان", "Adresse", "Address";
    PHONE: String = text("phone").form(&schema::PHONE) => "الهاتف", "Téléphone", "Telephone";
    STAFF: i64 = count("employeeCount", || &EMPLOYEES, employee::PERSON) => "ملفات الموظف", "Dossiers de fonctionnaire", "Employee files";
    EMAIL: String = text("email").form(&schema::EMAIL) => "البريد الإلكتروني", "Courriel", "E-mail";
}

/// Names for every signed-in user; all of it for whoever reads human resources.
pub static PERSONS: Collection = Collection {
    one: Label::new("شخص", "Personne", "Person"),
    many: Label::new("الأشخاص", "Personnes", "Persons"),
    unique: &[Unique::on(&[CIN.def])],
    access: Access::resource(super::RESOURCE).grants(&[
        Grant::new(Who::Users, Rows::All, Fields::Only(&[NAME_FR.def, NAME_AR.def])),
        Grant::new(Who::Holder(super::HR), Rows::All, Fields::All),
    ]),
    title: &[NAME_FR.def, NAME_AR.def],
    page: "/organisation-management/{id}?tab=persons",
    ..Collection::new("persons", FIELDS)
};

/// The sex of an employee, as far as the person of the file says.
///
/// # Errors
/// When the store cannot be read.
pub fn sex_of(cx: &Cx<'_>, employee: &Document) -> Result<Option<Sex>> {
    let Some(id) = employee.get(employee::PERSON) else {
        return Ok(None);
    };
    Ok(cx.get(&PERSONS, id.as_str())?.and_then(|person| person.get(SEX)))
}

/// The employees of a person follow it.
pub static PERSON: Entity = Entity {
    after_write: &[Effect {
        touches: &[|| &EMPLOYEES],
        run: shared::employees_follow,
    }],
    finder: Some(Finder {
        by: &[NAME_FR.def, NAME_AR.def, CIN.def, PHONE.def],
        details: &[BIRTH_DATE.def],
    }),
    // Whoever has a file is found by it.
    sought: Sought {
        only: &[Condition::Is(STAFF.def.name, Term::Int(0))],
        ..Sought::ALL
    },
    import: Some(&import::PEOPLE),
    ..Entity::plain(&PERSONS)
};
