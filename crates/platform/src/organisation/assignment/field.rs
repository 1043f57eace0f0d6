//! What stands of an assignment, and who of those that stand was where.

use engine::Cx;
use schema::{
    Access, Collection, Date, Document, Id, Instant, Label, Result, choice, choices, date, fields, file, instant, link,
    long, text,
};

use crate::organisation::annexe::ANNEXES;
use crate::organisation::bureau::BUREAUX;
use crate::organisation::service::SERVICES;
use crate::people::employee::EMPLOYEES;

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

/// Whether an assignment is a post held: a decision says so, and not a file alone.
pub fn is_post(assignment: &Document) -> bool {
    assignment.get(SOURCE).is_none()
        || assignment
            .get(DECISION)
            .is_some_and(|decision| !decision.trim().is_empty())
}

/// The assignments that move these employees, oldest first.
///
/// # Errors
/// When they cannot be read.
pub fn moves(cx: &Cx<'_>, employees: &[String]) -> Result<Vec<Document>> {
    let mut all = cx.all(&ASSIGNMENTS, [EMPLOYEE.any_of(employees)])?;
    all.retain(|one| one.get(TYPE) != Some(Type::Secondment));
    all.sort_by_key(|one| (one.get(START), one.sequence));
    Ok(all)
}
