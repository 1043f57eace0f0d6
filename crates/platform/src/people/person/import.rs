//! People from a sheet: the titles that people give its columns.

use engine::Import;
use engine::import::Latest;

use super::{BIRTH_DATE, CIN, EMAIL, NAME_AR, NAME_FR, PERSONS, PHONE};

pub(crate) const NAMES_FR: &[&str] = &[
    "Nom et prénom",
    "Nom et prénoms",
    "Nom & prénom",
    "Prénom et nom",
    "Nom complet en français",
    "Nom",
    "Full name (French)",
];
pub(crate) const NAMES_AR: &[&str] = &[
    "الاسم الكامل",
    "الاسم والنسب",
    "الاسم العائلي والشخصي",
    "الاسم الكامل بالعربية",
    "Nom et prénom en arabe",
    "Nom arabe",
];
pub(crate) const CINS: &[&str] = &[
    "CIN",
    "CNIE",
    "N° CNIE",
    "Numéro CIN",
    "رقم البطاقة الوطنية",
    "رقم ب و ت",
    "البطاقة الوطنية",
    "ب.ت.و",
];
pub(crate) const BIRTHS: &[&str] = &[
    "Né(e) le",
    "Date naissance",
    "Date de naissance",
    "تاريخ الميلاد",
    "تاريخ الولادة",
    "Birth date",
];
pub(crate) const PHONES: &[&str] = &[
    "Tél",
    "Tel",
    "GSM",
    "Portable",
    "N° téléphone",
    "رقم الهاتف",
    "الهاتف المحمول",
    "Phone",
];
pub(crate) const EMAILS: &[&str] = &["E-mail", "Email", "Mail", "Adresse e-mail", "البريد الالكتروني"];

/// A person is known by the identity card.
pub(super) static PEOPLE: Import = Import {
    also: &[
        (NAME_FR.def, NAMES_FR),
        (NAME_AR.def, NAMES_AR),
        (CIN.def, CINS),
        (BIRTH_DATE.def, BIRTHS),
        (PHONE.def, PHONES),
        (EMAIL.def, EMAILS),
    ],
    days: &[(BIRTH_DATE.def, Latest::Today)],
    ..Import::by(&PERSONS, &[&[CIN.def]])
};
