//! Papers about employees: certificates and the sheet of the file. Their texts are data; an administrator may put others in
//! their place.

use engine::input::FromArgument;
use engine::{Act, Allowed, BoxFuture, Check, Extension, Guard, Subject, Turn, inputs};
use schema::{Id, Label, Rejection, Result, Shape, Who, error_codes};
use serde_json::Value as Json;

use super::{EMPLOYEES, wording};
use crate::papers::authentic_document::act::{IssuedPaper, issue_or_existing};
use crate::papers::template::PaperLanguage;
use crate::papers::{self, PaperKind};
use crate::people;

pub mod fact;
mod letter;
mod marital;
mod post;
mod seniority;
mod text;

pub use letter::LETTER;
pub(super) use letter::WRITE;

/// The kinds of paper about employees.
pub static KINDS: &[Extension] = &[&WORK, &SALARY, &EXPERIENCE, &SHEET, &LETTER];
/// Those that certify what is on file.
static CERTIFICATES: &[&PaperKind] = &[&WORK, &SALARY, &EXPERIENCE, &SHEET];

/// That somebody works here.
pub static WORK: PaperKind = PaperKind {
    id: "work_certificate",
    mark: ["AT", "ش.ع"],
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
pub static SALARY: PaperKind = PaperKind {
    id: "salary_certificate",
    mark: ["AS", "ش.أ"],
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
pub static EXPERIENCE: PaperKind = PaperKind {
    id: "experience_certificate",
    mark: ["AE", "ش.ت"],
    label: Label::new(
        "شهادة التجربة المهنية",
        "Attestation d’expérience",
        "Experience certificate",
    ),
    of: || &EMPLOYEES,
    read: Who::Holder(people::READ),
    change: Who::Holder(people::HR),
    names: fact::WITH_POSTS,
    text: [text::EXPERIENCE_FR, text::EXPERIENCE_AR],
    facts: fact::with_posts,
    follows: None,
};

/// The sheet of the personnel file.
pub static SHEET: PaperKind = PaperKind {
    id: "employee_sheet",
    mark: ["FI", "ج.ف"],
    label: Label::new("الجذاذة الفردية", "Fiche individuelle", "Employee file sheet"),
    of: || &EMPLOYEES,
    read: Who::Holder(people::READ),
    change: Who::Holder(people::HR),
    names: fact::WITH_POSITION,
    text: [text::SHEET_FR, text::SHEET_AR],
    facts: fact::with_position,
    follows: None,
};

error_codes! {
    /// Somebody who no longer works here has no certificate that says so.
    NOT_ACTIVE = "employee_not_active", conflict => "الموظف(ة) ليس في وضعية القيام بالوظيفة", "Cette personne n’est plus en activité", "This person is no longer in activity";
}

/// Issues a paper about an employee: `employees.certificate` → `{docId, refNumber, fileId, ready}`.
pub(super) const CERTIFICATE: Act<Certificate, IssuedPaper> = Act::long_on(
    "employees.certificate",
    wording::CERTIFICATE,
    TO_CERTIFY,
    Allowed::Holders(&[PRINT]),
    certificate,
);

/// Whoever prints but reads none of the certificates issues none.
const TO_CERTIFY: Subject = Subject::new(
    || &EMPLOYEES,
    &[Guard::Part(Check {
        reads: &[],
        check: |cx, _| {
            let is_read = CERTIFICATES.iter().any(|kind| cx.who().is(kind.read));
            is_read.then_some(()).ok_or_else(|| error_codes::UNAUTHORIZED.into())
        },
    })],
);

inputs! {
    /// A paper about an employee.
    pub(super) struct Certificate {
        /// The employee.
        employee: Id = need("employeeId"),
        /// The language of the paper.
        language: PaperLanguage = need("language"),
        /// The kind of the paper; it may leave out `_certificate` and `employee_`.
        kind: CertificateAction = need("kind"),
    }
}

/// A kind of paper about employees.
#[derive(Clone, Copy)]
pub(super) struct CertificateAction(&'static PaperKind);

impl FromArgument for CertificateAction {
    const SHAPE: Shape = Shape::Text;
    fn read(name: &'static str, given: &Json) -> Result<Option<Self>> {
        let named = String::read(name, given)?;
        named.map(|named| kind(&named).map(CertificateAction)).transpose()
    }
}

/// Prints papers about employees.
const PRINT: &str = "rh-managements:print";

fn certificate(turn: Turn, order: Certificate) -> BoxFuture<IssuedPaper> {
    Box::pin(async move {
        let (CertificateAction(kind), PaperLanguage(mode)) = (order.kind, order.language);
        if !turn.ctx.rights.is(kind.read) {
            return Err(error_codes::UNAUTHORIZED.into());
        }
        issue_or_existing(&turn, kind, mode, &order.employee).await
    })
}

/// The kind of paper about employees that goes by a name.
fn kind(name: &str) -> Result<&'static PaperKind> {
    let goes_by = |kind: &&PaperKind| {
        let id = kind.id;
        id == name || id.strip_suffix("_certificate") == Some(name) || id.strip_prefix("employee_") == Some(name)
    };
    let unknown = || {
        Rejection::new(papers::template::KIND_UNKNOWN)
            .field("kind")
            .arg("kind", name)
    };
    CERTIFICATES
        .iter()
        .copied()
        .find(goes_by)
        .ok_or_else(|| unknown().into())
}
