//! Career steps (المسار المهني): what became of somebody's grade, step, function and position, on which day, by which decision.
//!
//! The file says what the last of them says. A change of the file by any other door makes the step of that day, which notes by
//! which door it came, and never writes back over what the file was just told.

use engine::{Effect, Entity, Import};
use schema::{
    Access, Collection, Date, Fields, Grant, Id, Label, Rows, Who, choice, choices, date, fields, file, integer, link,
    long, text,
};

use super::employee::EMPLOYEES;
use super::grade::GRADES;
use super::job_title::JOB_TITLES;
use crate::workday::STALE_DAYS;

pub mod activity;
pub mod aspect;
pub(crate) mod present;
pub mod rules;
#[cfg(test)]
mod tests;

choices! {
    /// What happened.
    Kind {
        Recruitment = "recruitment" as Info: "توظيف", "Recrutement", "Recruitment";
        Tenure = "tenure" as Good: "ترسيم", "Titularisation", "Confirmation (tenure)";
        Step = "step" as Quiet: "ترقية في الرتبة", "Avancement d’échelon", "Advancement in step";
        Grade = "grade" as Good: "ترقية في الدرجة", "Avancement de grade", "Advancement in grade";
        Function = "function" as Info: "تغيير الوظيفة", "Changement de fonction", "Change of function";
        Position = "position" as Warn: "تغيير الوضعية", "Changement de position", "Change of position";
        End = "end" as Quiet: "انتهاء الخدمة", "Cessation de service", "End of service";
        Interruption = "interruption" as Warn: "توقف عن القيام بالوظيفة", "Interruption de service", "Interruption of service";
        Resume = "resume" as Good: "استئناف العمل", "Reprise de service", "Return to service";
    }
    /// The positions of the statute.
    Position {
        Activity = "activity": "القيام بالوظيفة", "Activité", "Activity";
        Secondment = "secondment": "الإلحاق", "Détachement", "Secondment";
        LeaveOfAbsence = "leave_of_absence": "الاستيداع", "Disponibilité", "Leave of absence";
        NationalService = "national_service": "الخدمة العسكرية", "Sous les drapeaux", "National service";
    }
    /// Why a service ends.
    Ground {
        Retirement = "retirement": "الإحالة على التقاعد", "Mise à la retraite", "Retirement";
        Resignation = "resignation": "الاستقالة", "Démission", "Resignation";
        Transfer = "transfer": "الانتقال إلى إدارة أخرى", "Mutation vers une autre administration", "Transfer to another administration";
        ContractEnd = "contract_end": "انتهاء العقد", "Fin de contrat", "End of contract";
        Dismissal = "dismissal": "العزل أو الإعفاء", "Révocation ou licenciement", "Dismissal";
        Abandonment = "abandonment": "ترك الوظيفة", "Abandon de poste", "Abandonment of post";
        Death = "death": "الوفاة", "Décès", "Death";
    }
    /// By which door the file was changed.
    Source {
        Form = "form": "الملف الشخصي", "Fiche de l’agent", "Employee file";
        Import = "import": "استيراد", "Import", "Import";
        Api = "api": "برنامج", "Programme (API)", "Program (API)";
    }
}

fields! {
    EMPLOYEE: Id = link("employeeId", || &EMPLOYEES).expands("employee").required() => "الموظف(ة)", "Fonctionnaire", "Employee";
    KIND: Kind = choice("kind").required() => "نوع التغيير", "Événement", "Event";
    /// The day it takes effect.
    ON: Date = date("on").required() => "تاريخ المفعول", "Date d’effet", "Effective date";
    GRADE: Id = link("gradeId", || &GRADES).expands("grade") => "الدرجة", "Grade", "Grade";
    JOB_TITLE: Id = link("jobTitleId", || &JOB_TITLES).expands("jobTitle") => "الوظيفة", "Fonction", "Function";
    ECHELON: i64 = integer("echelon").within(0, 99) => "الرتبة", "Échelon", "Step";
    POSITION: Position = choice("position") => "الوضعية", "Position", "Position";
    /// Why a service ends.
    GROUND: Ground = choice("ground") => "سبب انتهاء الخدمة", "Cause de la cessation", "Ground of the end";
    DECISION: String = text("decisionRef") => "مرجع القرار", "Référence de la décision", "Decision reference";
    DECIDED_ON: Date = date("decisionDate") => "تاريخ القرار", "Date de la décision", "Decision date";
    FILE: Id = file("fileId", crate::bucket::DOWNLOADABLE_DOCUMENTS) => "نسخة القرار", "Copie de la décision", "Copy of the decision";
    NOTES: String = long("notes") => "ملاحظات", "Notes", "Notes";
    REASON: String = long("outOfOrderReason") => "سبب الإدراج خارج الترتيب", "Motif hors chronologie", "Reason for entering it out of order";
    SOURCE: Source = choice("source").computed() => "مصدر التغيير", "Origine", "Source";
    /// As it was called then; a grade that the list does not have has no other name.
    GRADE_NAME: String = text("gradeName").computed() => "الدرجة حينها", "Grade d’alors", "Grade at the time";
    FUNCTION_NAME: String = text("functionName").computed() => "الوظيفة حينها", "Fonction d’alors", "Function at the time";
    /// What the file said before it; of a step that a change of the file made.
    FORMER_FUNCTION: String = text("formerFunction").computed() => "الوظيفة السابقة", "Fonction précédente", "Former function";
}

/// Human resources write it; whoever reads files, and whom it is about, read it.
pub static CAREER_STEPS: Collection = Collection {
    one: Label::new("مرحلة من المسار المهني", "Étape de carrière", "Career step"),
    many: Label::new("المسار المهني", "Carrière", "Career"),
    indexes: &[&[EMPLOYEE.def, ON.def]],
    access: Access::resource(super::RESOURCE).only_grants().grants(&[
        Grant::new(Who::Holder(super::READ), Rows::All, Fields::Except(&[NOTES.def])),
        Grant::new(Who::Holder(super::HR), Rows::All, Fields::All),
        Grant::new(Who::Employees, Rows::Own(&[EMPLOYEE.def]), Fields::Except(&[NOTES.def])),
    ]),
    ..Collection::new("careerSteps", FIELDS)
};

const DAYS_FOLLOW: Effect = Effect {
    touches: &[|| &STALE_DAYS],
    run: activity::days_follow,
};

/// None before recruitment, each after the last unless it is said why; the file follows the last.
pub static CAREER_STEP: Entity = Entity {
    before_write: &[
        rules::says_what_its_kind_is_about,
        rules::names_are_those_of_the_day,
        rules::none_before_recruitment,
        rules::one_recruitment_at_a_time,
        rules::follows_the_last_or_says_why,
        rules::others_rank,
    ],
    before_delete: &[rules::others_take_a_rank_away],
    after_write: &[
        Effect {
            touches: &[|| &EMPLOYEES],
            run: present::file_follows,
        },
        DAYS_FOLLOW,
    ],
    after_delete: &[
        Effect {
            touches: &[|| &EMPLOYEES],
            run: present::file_follows_what_is_left,
        },
        DAYS_FOLLOW,
    ],
    jobs: &[&present::TAKE_EFFECT],
    import: Some(&Import::by(&CAREER_STEPS, &[&[EMPLOYEE.def, KIND.def, ON.def]])),
    error_codes: &[rules::ERROR_CODES],
    ..Entity::plain(&CAREER_STEPS)
};
