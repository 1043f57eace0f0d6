//! Assignments (تعيينات): who is posted where, since when, by which decision.

use engine::{Effect, Entity, Finder, Import};
use schema::{
    Access, Collection, Date, Id, Instant, Label, choice, choices, date, fields, file, instant, link, long, text,
};

use super::annexe::ANNEXES;
use super::bureau::BUREAUX;
use super::service::SERVICES;
use crate::notice::NOTIFICATIONS;
use crate::people::employee::EMPLOYEES;
use crate::workday::STALE_DAYS;

mod effect;
mod end;
mod notice;
mod place;
pub mod posting;
pub mod rules;
#[cfg(test)]
mod tests;

pub use end::ENDS;
pub use notice::NOTICES;
pub use place::{PLACE_FOLLOWS, is_post};

choices! {
    /// What the decision does.
    Type {
        Assignment = "assignment": "تعيين", "Affectation", "Assignment";
        Transfer = "transfer": "انتقال", "Mutation", "Transfer";
        Secondment = "secondment": "إلحاق", "Détachement", "Secondment";
        MadeAvailable = "made_available": "وضع رهن الإشارة", "Mise à disposition", "Made available";
        Interim = "interim": "نيابة", "Intérim", "Interim";
    }
    /// What wrote it down where nobody entered a decision.
    Source {
        File = "file": "وضعية الملف قبل أول تعيين", "Lieu de la fiche avant la première affectation", "Place in the file before the first assignment";
        Form = "form": "الملف الشخصي", "Fiche de l’agent", "Employee file";
        Import = "import": "استيراد", "Import", "Import";
        Api = "api": "برنامج", "Programme (API)", "Program (API)";
    }
}

fields! {
    TYPE: Type = choice("type").required() => "النوع", "Type", "Type";
    EMPLOYEE: Id = link("employeeId", || &EMPLOYEES).expands("employee").required() => "الموظف(ة)", "Fonctionnaire", "Employee";
    BUREAU: Id = link("bureauId", || &BUREAUX).expands("bureau") => "المكتب", "Bureau", "Office";
    SERVICE: Id = link("serviceId", || &SERVICES).expands("service") => "المصلحة", "Service", "Service";
    ANNEXE: Id = link("annexeId", || &ANNEXES).expands("annexe") => "الملحقة الإدارية", "Annexe administrative", "Administrative annexe";
    START: Date = date("startDate").required() => "تاريخ البداية", "Date de début", "Start date";
    END: Date = date("endDate").not_before(START) => "تاريخ النهاية", "Date de fin", "End date";
    DECISION: String = text("decisionRef") => "مرجع القرار", "Référence de la décision", "Decision reference";
    DECIDED_ON: Date = date("decisionDate") => "تاريخ القرار", "Date de la décision", "Decision date";
    NOTES: String = long("notes") => "ملاحظات", "Notes", "Notes";
    FILE: Id = file("fileId", crate::bucket::DOWNLOADABLE_DOCUMENTS) => "نسخة القرار", "Copie de la décision", "Copy of the decision";
    /// When the employee was moved; none while the day has not come, and for a secondment.
    EFFECTIVE_AT: Instant = instant("effectiveAt").computed() => "تاريخ التنفيذ", "Prise d’effet", "Took effect";
    /// Of a place that a change of the file wrote down: a place and no post held, until its decision is entered.
    SOURCE: Source = choice("source").computed() => "مصدر التغيير", "Origine", "Source";
}

/// A new one of the same type closes the former the day before.
pub static ASSIGNMENTS: Collection = Collection {
    one: Label::new("تعيين", "Affectation", "Assignment"),
    many: Label::new("التعيينات", "Affectations", "Assignments"),
    access: Access::resource("assignments"),
    page: "/assignments/{id}",
    ..Collection::new("assignments", FIELDS)
};

/// Those of one type follow one another; a new one closes the former and moves the employee, on its day.
pub static ASSIGNMENT: Entity = Entity {
    before_write: &[
        rules::assignments_of_one_type_follow_one_another,
        rules::a_future_one_waits,
    ],
    after_write: &[
        Effect {
            touches: &[|| &ASSIGNMENTS],
            run: effect::former_ends,
        },
        Effect {
            touches: &[|| &EMPLOYEES, || &ASSIGNMENTS, || &NOTIFICATIONS],
            run: effect::employee_moves,
        },
        Effect {
            touches: &[|| &NOTIFICATIONS],
            run: notice::people_are_told,
        },
        DAYS_FOLLOW,
    ],
    after_delete: &[DAYS_FOLLOW],
    jobs: &[&effect::TAKE_EFFECT],
    routines: &[&end::ROUTINE],
    deadlines: &[ENDS],
    finder: Some(Finder {
        by: &[DECISION.def],
        details: &[EMPLOYEE.def, TYPE.def, DECISION.def, START.def],
    }),
    import: Some(&Import::by(&ASSIGNMENTS, &[&[EMPLOYEE.def, TYPE.def, START.def]])),
    error_codes: &[rules::ERROR_CODES],
    extensions: &[NOTICES],
    ..Entity::plain(&ASSIGNMENTS)
};

const DAYS_FOLLOW: Effect = Effect {
    touches: &[|| &STALE_DAYS],
    run: posting::days_follow,
};
