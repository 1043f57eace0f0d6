//! Papers about employees: certificates and the sheet of the file. Their texts are data; an administrator may put others in
//! their place.

use engine::{Action, Allowed, Ask, Cx, Engine, Input, Long, Run};
use schema::{Document, Label, Refusal, Reject, Result, Who, refusal};

use super::EMPLOYEES;
use crate::papers::authentic_document::act;
use crate::papers::template::mode;
use crate::papers::{self, Kind};
use crate::people;

pub mod fact;
mod letter;
mod seniority;
mod text;

pub use letter::LETTER;
pub(super) use letter::WRITE;

/// That somebody works here.
pub static WORK: Kind = Kind {
    id: "work_certificate",
    label: Label::new("شهادة العمل", "Attestation de travail", "Work certificate"),
    of: || &EMPLOYEES,
    read: Who::Holder(people::READ),
    change: Who::Holder(people::HR),
    names: fact::NAMES,
    text: [text::WORK_FR, text::WORK_AR],
    facts: fact::active,
    follows: None,
};

/// What somebody earns: for human resources alone, and the employee.
pub static SALARY: Kind = Kind {
    id: "salary_certificate",
    label: Label::new("شهادة الأجرة", "Attestation de salaire", "Salary certificate"),
    of: || &EMPLOYEES,
    read: Who::Holder(people::HR),
    change: Who::Holder(people::HR),
    names: fact::WITH_SALARY,
    text: [text::SALARY_FR, text::SALARY_AR],
    facts: fact::with_salary,
    follows: None,
};

/// How long somebody has worked here, and as what.
pub static EXPERIENCE: Kind = Kind {
    id: "experience_certificate",
    label: Label::new(
        "شهادة التجربة المهنية",
        "Attestation d’expérience",
        "Experience certificate",
    ),
    of: || &EMPLOYEES,
    read: Who::Holder(people::READ),
    change: Who::Holder(people::HR),
    names: fact::NAMES,
    text: [text::EXPERIENCE_FR, text::EXPERIENCE_AR],
    facts: fact::all,
    follows: None,
};

/// The sheet of the personnel file.
pub static SHEET: Kind = Kind {
    id: "employee_sheet",
    label: Label::new("البطاقة الفردية", "Fiche individuelle", "Employee file sheet"),
    of: || &EMPLOYEES,
    read: Who::Holder(people::READ),
    change: Who::Holder(people::HR),
    names: fact::NAMES,
    text: [text::SHEET_FR, text::SHEET_AR],
    facts: fact::all,
    follows: None,
};

/// Somebody who no longer works here has no certificate that says so.
pub const NOT_ACTIVE: Reject = Reject::conflict(
    "employee_not_active",
    Label::new(
        "الموظف(ة) ليس في وضعية القيام بالوظيفة",
        "Cette personne n’est plus en activité",
        "This person is no longer in activity",
    ),
);
/// The refusals of this page.
pub const REJECTS: &[Reject] = &[NOT_ACTIVE];

/// Issues a paper about an employee: `employees.certificate {employeeId, kind, language}` → `{docId, refNumber, fileId,
/// ready}`. The kind may leave out `_certificate` and `employee_`.
pub(super) const CERTIFICATE: Action = Action {
    id: "employees.certificate",
    allowed: Allowed::Holders(&[PRINT]),
    prepare: |_, input| {
        input.need("employeeId")?;
        mode(input.need("language")?)?;
        kind(input.need("kind")?)?;
        Ok(input)
    },
    run: Run::Long(certificate),
};

/// Prints papers about employees.
const PRINT: &str = "rh-managements:print";

fn certificate(engine: Engine, ask: Ask, input: Input) -> Long {
    Box::pin(async move {
        let (kind, mode) = (kind(input.need("kind")?)?, mode(input.need("language")?)?);
        let employee = employee((kind, &ask), &input)?;
        act::issued(&engine, &ask, (kind, mode), employee).await
    })
}

/// The employee whom an order names, for who reads papers of that kind.
fn employee(
    (kind, ask): (&Kind, &Ask),
    input: &Input,
) -> Result<impl Fn(&Cx<'_>) -> Result<Document> + Send + 'static + use<>> {
    if !ask.rights.is(kind.read) {
        return Err(refusal::UNAUTHORIZED.into());
    }
    let id = input.need("employeeId")?.to_owned();
    Ok(move |cx: &Cx<'_>| cx.need_readable(&EMPLOYEES, &id))
}

/// The kind of paper about employees that goes by a name.
fn kind(name: &str) -> Result<&'static Kind> {
    let is_ours = |kind: &&Kind| (kind.of)() == &EMPLOYEES && !kind.is_letter();
    let ours = || papers::KINDS.iter().copied().filter(is_ours);
    let goes_by = |kind: &&Kind| {
        let id = kind.id;
        id == name || id.strip_suffix("_certificate") == Some(name) || id.strip_prefix("employee_") == Some(name)
    };
    let unknown = || {
        Refusal::new(papers::template::KIND_UNKNOWN)
            .field("kind")
            .arg("kind", name)
    };
    ours().find(goes_by).ok_or_else(|| unknown().into())
}
