//! How each collection is imported: what tells its documents apart, and the titles that people give its columns.

use super::{Import, Latest};
use crate::fleet::accident::{self, ACCIDENTS};
use crate::fleet::car;
use crate::fleet::fuel::{self, FUEL_LOGS};
use crate::fleet::holder::{self, CAR_ASSIGNMENTS};
use crate::fleet::maintenance::{self, MAINTENANCES};
use crate::fleet::mission::{self, MISSIONS};
use crate::fleet::ownership::{self, CAR_OWNERSHIPS};
use crate::inventory::spare_movement::SPARE_MOVEMENTS;
use crate::inventory::spare_part::{self, SPARE_PARTS};
use crate::organisation::annexe::{self, ANNEXES};
use crate::organisation::assignment::{self, ASSIGNMENTS};
use crate::organisation::building::{self, BUILDINGS};
use crate::organisation::bureau::{self, BUREAUX};
use crate::organisation::delegation::{self, DELEGATIONS};
use crate::organisation::direction::{self, DIRECTIONS};
use crate::organisation::division::{self, DIVISIONS};
use crate::organisation::employee_type::{self, EMPLOYEE_TYPES};
use crate::organisation::holiday::{self, HOLIDAYS};
use crate::organisation::service::{self, SERVICES};
use crate::organisation::work_schedule::{self, WORK_SCHEDULES};
use crate::people::employee::{self, EMPLOYEES};
use crate::people::person::{self, PERSONS};
use crate::people::role::{self, ROLES};
use crate::people::user::{self, USERS};
use crate::settings::{self, SETTINGS};

/// Every collection, in the order of `model.md`.
pub static IMPORTS: &[&Import] = &[
    &Import::by(&ANNEXES, &[&[annexe::NAME_FR.def], &[annexe::NAME_AR.def]]),
    &Import::by(&BUILDINGS, &[&[building::NAME_FR.def], &[building::NAME_AR.def]]),
    &Import::by(&DIRECTIONS, &[&[direction::NAME_FR.def], &[direction::NAME_AR.def]]),
    &Import::by(&DIVISIONS, &[&[division::NAME_FR.def], &[division::NAME_AR.def]]),
    &Import::by(&SERVICES, &[&[service::NAME_FR.def], &[service::NAME_AR.def]]),
    &Import::by(
        &BUREAUX,
        &[
            &[bureau::NAME_FR.def, bureau::SERVICE.def],
            &[bureau::NAME_FR.def],
            &[bureau::NAME_AR.def],
        ],
    ),
    &Import::by(
        &EMPLOYEE_TYPES,
        &[&[employee_type::NAME_FR.def], &[employee_type::NAME_AR.def]],
    ),
    &Import::by(&HOLIDAYS, &[&[holiday::DATE.def]]),
    &Import::by(
        &WORK_SCHEDULES,
        &[&[work_schedule::NAME_FR.def, work_schedule::VALID_FROM.def]],
    ),
    &Import::by(
        &DELEGATIONS,
        &[&[delegation::HEAD.def, delegation::DELEGATE.def, delegation::FROM.def]],
    ),
    &Import::by(
        &ASSIGNMENTS,
        &[&[assignment::EMPLOYEE.def, assignment::TYPE.def, assignment::START.def]],
    ),
    &PEOPLE,
    &STAFF,
    &Import::by(&USERS, &[&[user::EMAIL.def], &[user::USERNAME.def]]),
    &Import::by(&ROLES, &[&[role::NAME.def]]),
    &car::import::CARS_OF_SHEETS,
    &car::import::PAPERS,
    &Import::by(
        &CAR_OWNERSHIPS,
        &[&[ownership::CAR.def, ownership::OWNER.def, ownership::FROM.def]],
    ),
    &Import::by(&CAR_ASSIGNMENTS, &[&[holder::CAR.def, holder::FROM.def]]),
    &Import::by(&MISSIONS, &[&[mission::EMPLOYEE.def, mission::DEPART.def]]),
    &Import::by(&ACCIDENTS, &[&[accident::CAR.def, accident::DATE.def]]),
    &Import::by(
        &MAINTENANCES,
        &[&[maintenance::CAR.def, maintenance::KIND.def, maintenance::DATE.def]],
    ),
    &Import::by(&FUEL_LOGS, &[&[fuel::CAR.def, fuel::DATE.def, fuel::ODOMETER.def]]),
    &Import::by(&SPARE_PARTS, &[&[spare_part::REFERENCE.def], &[spare_part::NAME.def]]),
    &Import::by(&SPARE_MOVEMENTS, &[]),
    &Import::by(&SETTINGS, &[&[settings::KEY.def]]),
];

/// Nobody works before sixteen.
const YOUNGEST: Latest = Latest::YearsAgo(16);

const NAMES_FR: &[&str] = &[
    "Nom et prénom",
    "Nom et prénoms",
    "Nom & prénom",
    "Prénom et nom",
    "Nom complet en français",
    "Nom",
    "Full name (French)",
];
const NAMES_AR: &[&str] = &[
    "الاسم الكامل",
    "الاسم والنسب",
    "الاسم العائلي والشخصي",
    "الاسم الكامل بالعربية",
    "Nom et prénom en arabe",
    "Nom arabe",
];
const CINS: &[&str] = &[
    "CIN",
    "CNIE",
    "N° CNIE",
    "Numéro CIN",
    "رقم البطاقة الوطنية",
    "رقم ب و ت",
    "البطاقة الوطنية",
    "ب.ت.و",
];
const BIRTHS: &[&str] = &[
    "Né(e) le",
    "Date naissance",
    "Date de naissance",
    "تاريخ الميلاد",
    "تاريخ الولادة",
    "Birth date",
];
const PHONES: &[&str] = &[
    "Tél",
    "Tel",
    "GSM",
    "Portable",
    "N° téléphone",
    "رقم الهاتف",
    "الهاتف المحمول",
    "Phone",
];
const EMAILS: &[&str] = &["E-mail", "Email", "Mail", "Adresse e-mail", "البريد الالكتروني"];

static PEOPLE: Import = Import {
    also: &[
        (person::NAME_FR.def, NAMES_FR),
        (person::NAME_AR.def, NAMES_AR),
        (person::CIN.def, CINS),
        (person::BIRTH_DATE.def, BIRTHS),
        (person::PHONE.def, PHONES),
        (person::EMAIL.def, EMAILS),
    ],
    days: &[(person::BIRTH_DATE.def, Latest::Today)],
    ..Import::by(&PERSONS, &[&[person::CIN.def]])
};

static STAFF: Import = Import {
    also: &[
        (employee::NAME_FR.def, NAMES_FR),
        (employee::NAME_AR.def, NAMES_AR),
        (employee::CIN.def, CINS),
        (employee::BIRTH_DATE.def, BIRTHS),
        (employee::PHONE.def, PHONES),
        (employee::EMAIL.def, EMAILS),
        (
            employee::NUMBER.def,
            &[
                "PPR",
                "N° PPR",
                "DOTI",
                "Matricule",
                "N° matricule",
                "رقم التاجير",
                "Personnel no",
            ],
        ),
        (
            employee::FUNCTION.def,
            &["Fonction", "Poste", "Emploi", "المهمة", "الوظيفة", "Job"],
        ),
        (
            employee::ANNEXE.def,
            &["Annexe", "الملحقة", "مقر العمل", "Lieu d’affectation"],
        ),
        (employee::SERVICE.def, &["Service", "المصلحة", "Affectation"]),
        (employee::BUREAU.def, &["Bureau", "المكتب"]),
        (employee::TYPE.def, &["Type d'agent", "الفئة", "الصنف", "Statut"]),
        (employee::BUILDING.def, &["Bâtiment", "البناية", "Immeuble"]),
        (
            employee::EMP_CODE.def,
            &["Code pointage", "Code pointeuse", "Code", "رمز البصمة", "رقم الجهاز"],
        ),
        (employee::FINGERPRINT.def, &["Empreinte", "البصمة"]),
        (employee::NOTES.def, &["Observations", "Remarques", "Notes", "ملاحظات"]),
        (employee::RECRUITED_ON.def, &["Date recrutement", "تاريخ التوظيف"]),
        (employee::TENURED_ON.def, &["Date titularisation", "تاريخ الترسيم"]),
        (employee::ACTIVE.def, &["Actif", "En activité", "نشط"]),
    ],
    days: &[
        (employee::BIRTH_DATE.def, YOUNGEST),
        (employee::RECRUITED_ON.def, Latest::Today),
        (employee::TENURED_ON.def, Latest::Today),
    ],
    ..Import::by(&EMPLOYEES, &[&[employee::CIN.def], &[employee::NUMBER.def]])
};
