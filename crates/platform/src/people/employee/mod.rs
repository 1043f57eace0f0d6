//! Employees (موظفون وأعوان): the people who work for the commune.
//!
//! `photoId` joins with the files. No fingerprint template is ever stored: `fingerprint` says that one exists.

pub use new_file::NewFiles;

use engine::{Effect, Entity, Finder, ReportDef};
use schema::{
    Access, Collection, Condition, Date, Decimal, Document, FieldDef, Fields, Grant, Id, Label, Rows, Unique, Unit,
    Who, attribute, case, choices, date, decimal, fields, file, flag, integer, link, long, text,
};

use super::person::PERSONS;
use crate::organisation::annexe::ANNEXES;
use crate::organisation::assignment::place::PLACE_FOLLOWS;
use crate::organisation::building::BUILDINGS;
use crate::organisation::bureau::BUREAUX;
use crate::organisation::employee_type::EMPLOYEE_TYPES;
use crate::organisation::post::POSTS;
use crate::organisation::service::SERVICES;
use crate::people::grade::GRADES;
use crate::people::job_title::JOB_TITLES;

mod activity;
mod career;
mod deciders;
mod departures;
mod import;
mod lookup;
mod new_file;
mod own_file;
mod panel;
pub mod paper;
mod past_days;
pub mod person;
pub mod place;
mod post;
pub mod rank;
mod registration;
pub(crate) mod retirement;
pub mod service_end;
#[cfg(test)]
mod tests;
pub mod unavailable;
mod wording;
mod workdays;

choices! {
    /// Whether the attendance devices know the employee.
    RegistrationStatus {
        NotRegistered = "notRegistered" as Quiet: "غير مسجل بالجهاز", "Non enregistré", "Not enrolled";
        MissingFingerprint = "registeredMissingFingerprint" as Warn: "مسجل بدون بصمة", "Enregistré sans empreinte", "Enrolled, no fingerprint";
        FullyRegistered = "fullyRegistered" as Good: "مسجل بالكامل", "Entièrement enregistré", "Fully enrolled";
    }
}

fields! {
    NAME_FR: String = text("fullNameFr").required().searched().printable() => "الاسم الكامل بالفرنسية", "Nom complet", "Full name";
    NAME_AR: String = text("fullNameAr").required().searched().printable() => "الاسم الكامل بالعربية", "Nom complet en arabe", "Full name in Arabic";
    CIN: String = text("CIN").form(&schema::CIN).required().searched().sensitive() => "رقم البطاقة الوطنية للتعريف الإلكترونية", "N° CIN", "National ID number";
    NUMBER: i64 = integer("N_PERS_ACT").within(0, 9_007_199_254_740_991) => "رقم التأجير", "N° PPR / matricule", "Personnel number";
    /// Never null, so that `notEqual` keeps those without one.
    FUNCTION: String = text("FONCTION").preset("").searched().printable() => "الوظيفة", "Fonction", "Function";
    BIRTH_DATE: Date = date("DATN") => "تاريخ الازدياد", "Date de naissance", "Date of birth";
    ANNEXE: Id = link("annexe", || &ANNEXES).expands("annexeDoc") => "الملحقة الإدارية", "Annexe administrative", "Administrative annexe";
    BUREAU: Id = link("bureauId", || &BUREAUX).expands("bureau") => "المكتب", "Bureau", "Office";
    SERVICE: Id = link("serviceId", || &SERVICES).expands("service") => "المصلحة", "Service", "Service";
    TYPE: Id = link("type", || &EMPLOYEE_TYPES).expands("typeDoc") => "الصنف", "Type", "Type";
    BUILDING: Id = link("building", || &BUILDINGS).expands("buildingDoc") => "البناية", "Bâtiment", "Building";
    /// Keeps its leading zeros and compares as text.
    EMP_CODE: String = text("emp_code").form(&schema::DEVICE_CODE) => "رمز الجهاز", "Code pointeuse", "Device code";
    FINGERPRINT: bool = flag("fingerprint") => "بصمة الأصبع", "Empreinte digitale", "Fingerprint";
    PHOTO: Id = file("photoId", crate::bucket::EMPLOYEE_PHOTOS) => "الصورة", "Photo", "Photo";
    /// The identity card, both sides.
    CIN_COPY: Id = file("cinFileId", crate::bucket::DOWNLOADABLE_DOCUMENTS).sensitive() => "نسخة البطاقة الوطنية للتعريف الإلكترونية", "Copie de la CIN", "Copy of the national ID";
    PERSON: Id = link("personId", || &PERSONS).expands("person") => "المعطيات الشخصية", "Données personnelles", "Personal data";
    GRADE: String = text("grade").printable() => "الدرجة", "Grade", "Grade";
    SCALE: i64 = integer("echelle") => "السلم", "Échelle", "Pay scale";
    ECHELON: i64 = integer("echelon") => "الرتبة", "Échelon", "Step";
    RECRUITED_ON: Date = date("recruitmentDate") => "تاريخ التوظيف", "Date de recrutement", "Recruitment date";
    TENURED_ON: Date = date("tenureDate") => "تاريخ الترسيم", "Date de titularisation", "Confirmation (tenure)";
    BANK: String = text("bankRib").form(&schema::RIB).sensitive() => "رقم التعريف البنكي", "RIB", "Bank account";
    PHONE: String = text("phone").form(&schema::PHONE) => "الهاتف", "Téléphone", "Telephone";
    EMAIL: String = text("email").form(&schema::EMAIL).printable() => "البريد الإلكتروني", "Courriel", "E-mail";
    ADDRESS: String = text("address").printable() => "العنوان", "Adresse", "Address";
    MARITAL_STATUS: String = text("maritalStatus").printable() => "الحالة العائلية", "Situation familiale", "Marital status";
    CHILDREN: i64 = integer("childrenCount").within(0, 99) => "عدد الأبناء", "Nombre d’enfants", "Number of children";
    MANAGER: Id = link("managerId", || &EMPLOYEES).expands("manager") => "الرئيس(ة) المباشر(ة)", "Supérieur hiérarchique", "Line manager";
    BASE_SALARY: Decimal = decimal("baseSalary").sensitive() => "الأجرة الأساسية (درهم)", "Traitement de base (MAD)", "Base salary (MAD)";
    NET_SALARY: Decimal = decimal("netSalary").sensitive() => "الأجرة الصافية (درهم)", "Salaire net (MAD)", "Net salary (MAD)";
    NOTES: String = long("notes") => "ملاحظات", "Notes", "Notes";
    ACTIVE: bool = flag("active").yes_by_default() => "في وضعية القيام بالوظيفة", "En activité", "In activity";
    /// `grade` says its name.
    GRADE_ROW: Id = link("gradeId", || &GRADES).expands("gradeDoc") => "الدرجة", "Grade", "Grade";
    /// `FONCTION` says its name.
    JOB_TITLE: Id = link("jobTitleId", || &JOB_TITLES).expands("jobTitle") => "الوظيفة", "Fonction", "Function";
    /// The post of the plan of staff that they fill.
    POST: Id = link("postId", || &POSTS).expands("post").weak().computed() => "المنصب", "Poste", "Post";
    REGISTRATION: RegistrationStatus = case(
        "registrationStatus",
        &[
            (EMP_CODE.is_unset(), RegistrationStatus::NotRegistered.wire()),
            (FINGERPRINT.holds(), RegistrationStatus::FullyRegistered.wire()),
        ],
        RegistrationStatus::MissingFingerprint.wire(),
    ) => "التسجيل بالجهاز", "Enrôlement", "Enrolment";
    /// The day on which they were given the code that they have.
    REGISTERED_ON: Date = date("registeredOn").computed() => "تاريخ التسجيل بالجهاز", "Enregistré à la pointeuse le", "Enrolled on";
}

/// Readable and searchable by every signed-in user, with `$id`.
const SHORT_FORM: Fields = Fields::Only(&[
    NAME_AR.def,
    NAME_FR.def,
    EMP_CODE.def,
    SERVICE.def,
    FUNCTION.def,
    ACTIVE.def,
]);

/// How people say whom they mean.
const PICKED_BY: &[FieldDef] = &[NAME_FR.def, NAME_AR.def, CIN.def, NUMBER.def, EMP_CODE.def];

/// The units of an employee that have heads.
pub const UNITS: &[(Unit, &FieldDef)] = &[
    (Unit::Bureau, &BUREAU.def),
    (Unit::Service, &SERVICE.def),
    (Unit::Annexe, &ANNEXE.def),
];

/// Unique by CIN, personnel number and device code.
pub static EMPLOYEES: Collection = Collection {
    one: Label::new("موظف(ة)", "Fonctionnaire", "Employee"),
    many: Label::new("الموظفون", "Fonctionnaires", "Employees"),
    unique: &[
        Unique::on(&[CIN.def]),
        Unique::on(&[NUMBER.def]),
        Unique::on(&[EMP_CODE.def]),
    ],
    indexes: &[&[BIRTH_DATE.def, FUNCTION.def, ACTIVE.def]],
    access: Access::resource(super::RESOURCE).only_grants().grants(&[
        Grant::new(Who::Users, Rows::All, SHORT_FORM),
        Grant::new(
            Who::Holder(super::READ),
            Rows::All,
            Fields::Except(&[BANK.def, BASE_SALARY.def, NET_SALARY.def, NOTES.def]),
        ),
        Grant::new(Who::Holder(super::HR), Rows::All, Fields::All),
        Grant::new(
            Who::Employees,
            Rows::Own(&[attribute::ID.def]),
            Fields::Except(&[NOTES.def]),
        ),
        Grant::new(
            Who::Heads,
            Rows::Unit(UNITS),
            Fields::Except(&[
                CIN.def,
                CIN_COPY.def,
                BANK.def,
                BASE_SALARY.def,
                NET_SALARY.def,
                NOTES.def,
            ]),
        ),
    ]),
    title: &[NAME_FR.def, NAME_AR.def],
    picked_by: PICKED_BY,
    picked_with: &[&[FUNCTION.def], &[SERVICE.def], &[CIN.def, NUMBER.def, EMP_CODE.def]],
    page: "/rh-managements/employee/{id}",
    // Whoever has left heads nothing.
    rights_follow: &[ACTIVE.def],
    insert_affects_rights: false,
    ..Collection::new("employees", FIELDS)
};

/// An employee has a person, found or made by CIN; what they share stays equal.
pub static EMPLOYEE: Entity = Entity {
    before_write: &[
        person::person_has_the_same_cin,
        place::service_is_that_of_the_bureau,
        rank::texts_say_what_is_chosen,
        post::post_is_the_one_that_is_filled,
        registration::day_is_that_of_the_code,
        own_file::others_pay_and_rank,
    ],
    after_write: &[
        Effect {
            touches: &[|| &PERSONS, || &EMPLOYEES],
            run: person::person_follows,
        },
        career::STEPS_FOLLOW,
        PLACE_FOLLOWS,
        workdays::DAYS_FOLLOW,
        deciders::DECIDERS_FOLLOW,
        new_file::FILES_FOLLOW,
    ],
    jobs: &[&new_file::FOLLOW_FILES],
    actions: &[
        &paper::CERTIFICATE,
        &paper::WRITE,
        &departures::LIST,
        &past_days::PAST_DAYS,
        &lookup::LOOKUP,
        &service_end::HANDOVER,
        &service_end::END,
        &service_end::RESUME,
    ],
    deadlines: &[retirement::RETIREMENT],
    finder: Some(Finder {
        by: &[NAME_FR.def, NAME_AR.def, CIN.def, NUMBER.def, EMP_CODE.def, PHONE.def],
        details: &[FUNCTION.def, SERVICE.def, NUMBER.def],
    }),
    reports: &[
        ReportDef {
            name: "employeesByService",
            only: LISTED,
            by: &[SERVICE.def],
            sum: None,
            ..ReportDef::WHOLE
        },
        ReportDef {
            name: "employeesByBureau",
            only: LISTED,
            by: &[BUREAU.def],
            sum: None,
            ..ReportDef::WHOLE
        },
        ReportDef {
            name: "employeesByAnnexe",
            only: LISTED,
            by: &[ANNEXE.def],
            sum: None,
            ..ReportDef::WHOLE
        },
        ReportDef {
            name: "employeesByRegistrationStatus",
            only: LISTED,
            by: &[REGISTRATION.def],
            sum: None,
            ..ReportDef::WHOLE
        },
    ],
    import: Some(&import::STAFF),
    error_codes: &[
        person::ERROR_CODES,
        paper::ERROR_CODES,
        unavailable::ERROR_CODES,
        service_end::ERROR_CODES,
        lookup::ERROR_CODES,
    ],
    keeps: &[&lookup::LOOKUPS],
    extensions: &[
        paper::KINDS,
        unavailable::DECLARED,
        panel::PANELS,
        &[&departures::PROBATION_MONTHS],
    ],
    ..Entity::plain(&EMPLOYEES)
};

/// The people whom the screen of employees lists unless asked otherwise.
const LISTED: &[Condition] = &[ACTIVE.holds(), FUNCTION.differs(UNFIT), FUNCTION.differs(ELSEWHERE)];
/// The function of those who cannot work any more for their health.
pub const UNFIT: &str = "INAPTE";
/// The function of those who work elsewhere.
pub const ELSEWHERE: &str = "F/T";

/// Whether somebody is in activity and fit for work.
pub fn is_able(employee: &Document) -> bool {
    employee.get(ACTIVE) != Some(false) && employee.get(FUNCTION).as_deref() != Some(UNFIT)
}
