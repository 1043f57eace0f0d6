//! People from a sheet: the titles that people give its columns.

use engine::Import;
use engine::import::{InParts, Latest};

use schema::FieldDef;

use super::{BIRTH_DATE, CIN, EMAIL, NAME_AR, NAME_FR, PERSONS, PHONE};

pub(crate) const NAMES_FR: &[&str] = &[
    "Nom et prénom",
    "Nom et prénoms",
    "Nom & prénom",
    "Prénom et nom",
    "Nom complet en français",
    "Noms et prénoms",
    "Nom/Prénom",
    "Full name (French)",
];
pub(crate) const NAMES_AR: &[&str] = &[
    "الاسم الكامل",
    "الاسم والنسب",
    "الاسم العائلي والشخصي",
    "الاسم الكامل بالعربية",
    "النسب والاسم",
    "الاسم الشخصي والعائلي",
    "Nom et prénom en arabe",
    "Nom complet arabe",
];
pub(crate) const CINS: &[&str] = &[
    "CIN",
    "CNIE",
    "CNI",
    "Carte nationale",
    "Carte d'identité nationale",
    "رقم ب ت و",
    "رقم البطاقة الوطنية",
    "رقم البطاقة الوطنية للتعريف",
    "رقم بطاقة التعريف الوطنية",
    "ب.و.ت.إ",
    "رقم ب و ت",
    "البطاقة الوطنية",
    "ب.ت.و",
];
pub(crate) const BIRTHS: &[&str] = &[
    "Né(e) le",
    "Né le",
    "Née le",
    "Date de naiss",
    "Date naissance",
    "Date de naissance",
    "تاريخ الميلاد",
    "تاريخ الولادة",
    "Birth date",
    "Date of birth",
    "DDN",
];
pub(crate) const PHONES: &[&str] = &[
    "Tél",
    "Tel",
    "GSM",
    "Portable",
    "رقم الهاتف",
    "Mobile",
    "الهاتف المحمول",
    "Phone",
];
pub(crate) const EMAILS: &[&str] = &["E-mail", "Email", "Mail", "Adresse e-mail", "البريد الالكتروني"];

const SURNAMES_FR: &[&str] = &[
    "Nom",
    "Noms",
    "Nom de famille",
    "Nom patronymique",
    "Nom en français",
    "Nom (français)",
    "Nom FR",
    "Surname",
    "Last name",
    "Family name",
    "النسب بالفرنسية",
    "الاسم العائلي بالفرنسية",
];
const FIRST_NAMES_FR: &[&str] = &[
    "Prénom",
    "Prénoms",
    "Prénom(s)",
    "Prénom en français",
    "Prénom (français)",
    "Prénom FR",
    "First name",
    "Given name",
    "Given names",
    "الاسم الشخصي بالفرنسية",
    "الاسم بالفرنسية",
];
const SURNAMES_AR: &[&str] = &[
    "النسب",
    "الاسم العائلي",
    "اللقب",
    "النسب بالعربية",
    "الاسم العائلي بالعربية",
    "Nom arabe",
    "Nom en arabe",
    "Nom (arabe)",
    "Nom AR",
    "Surname (Arabic)",
];
const FIRST_NAMES_AR: &[&str] = &[
    "الاسم",
    "الاسم الشخصي",
    "الاسم بالعربية",
    "الاسم الشخصي بالعربية",
    "Prénom arabe",
    "Prénom en arabe",
    "Prénom (arabe)",
    "Prénom AR",
    "First name (Arabic)",
];

/// A name in French begins with the surname, one in Arabic ends with it.
pub(crate) const fn names_in_parts(fr: FieldDef, ar: FieldDef) -> [InParts; 2] {
    [
        InParts {
            field: fr,
            parts: [SURNAMES_FR, FIRST_NAMES_FR],
            may_be_whole: SURNAMES_FR,
        },
        InParts {
            field: ar,
            parts: [FIRST_NAMES_AR, SURNAMES_AR],
            may_be_whole: &[
                "الاسم",
                "الاسم بالعربية",
                "Nom arabe",
                "Nom en arabe",
                "Nom (arabe)",
                "Nom AR",
            ],
        },
    ]
}

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
    in_parts: &names_in_parts(NAME_FR.def, NAME_AR.def),
    days: &[(BIRTH_DATE.def, Latest::Today)],
    ..Import::by(&PERSONS, &[&[CIN.def]])
};
