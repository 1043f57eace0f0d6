//! Employees from a sheet: the titles that people give its columns.

use engine::Import;
use engine::import::Latest;

use super::{
    ACTIVE, ANNEXE, BANK, BIRTH_DATE, BUILDING, BUREAU, CIN, EMAIL, EMP_CODE, EMPLOYEES, FINGERPRINT, FUNCTION, GRADE,
    MARITAL_STATUS, NAME_AR, NAME_FR, NOTES, NUMBER, PHONE, RECRUITED_ON, SERVICE, TENURED_ON, TYPE,
};
use crate::people::grade::GRADES;
use crate::people::job_title::JOB_TITLES;
use crate::people::person::import::{BIRTHS, CINS, EMAILS, NAMES_AR, NAMES_FR, PHONES, names_in_parts};

/// Nobody works before sixteen.
const YOUNGEST: Latest = Latest::YearsAgo(16);

/// An employee is known by the identity card, else by the number of the payroll.
pub(super) static STAFF: Import = Import {
    also: &[
        (NAME_FR.def, NAMES_FR),
        (NAME_AR.def, NAMES_AR),
        (CIN.def, CINS),
        (BIRTH_DATE.def, BIRTHS),
        (PHONE.def, PHONES),
        (EMAIL.def, EMAILS),
        (
            NUMBER.def,
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
            FUNCTION.def,
            &["Fonction", "Poste", "Emploi", "المهمة", "الوظيفة", "Job"],
        ),
        (ANNEXE.def, &["Annexe", "الملحقة", "مقر العمل", "Lieu d’affectation"]),
        (SERVICE.def, &["Service", "المصلحة", "Affectation"]),
        (BUREAU.def, &["Bureau", "المكتب"]),
        (TYPE.def, &["Type d'agent", "الفئة", "الصنف", "Statut"]),
        (BUILDING.def, &["Bâtiment", "البناية", "Immeuble"]),
        (
            EMP_CODE.def,
            &["Code pointage", "Code pointeuse", "Code", "رمز البصمة", "رقم الجهاز"],
        ),
        (FINGERPRINT.def, &["Empreinte", "البصمة"]),
        (NOTES.def, &["Observations", "Remarques", "Notes", "ملاحظات"]),
        (
            RECRUITED_ON.def,
            &[
                "Date recrutement",
                "Date d'embauche",
                "Embauche",
                "تاريخ التوظيف",
                "تاريخ التشغيل",
            ],
        ),
        (
            MARITAL_STATUS.def,
            &[
                "Situation de famille",
                "État civil",
                "الوضعية العائلية",
                "الحالة المدنية",
            ],
        ),
        (
            BANK.def,
            &[
                "Compte bancaire",
                "Numéro de compte bancaire",
                "رقم الحساب البنكي",
                "الحساب البنكي",
                "Bank account",
            ],
        ),
        (TENURED_ON.def, &["Date titularisation", "تاريخ الترسيم"]),
        (ACTIVE.def, &["Actif", "En activité", "نشط"]),
    ],
    in_parts: &names_in_parts(NAME_FR.def, NAME_AR.def),
    days: &[
        (BIRTH_DATE.def, YOUNGEST),
        (RECRUITED_ON.def, Latest::Today),
        (TENURED_ON.def, Latest::Today),
    ],
    listed: &[(GRADE.def, || &GRADES), (FUNCTION.def, || &JOB_TITLES)],
    ..Import::by(&EMPLOYEES, &[&[CIN.def], &[NUMBER.def]])
};
