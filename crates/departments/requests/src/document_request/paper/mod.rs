//! The papers that requests come to: those about employees that stand, and three of this desk.

use engine::{Act, Allowed, BoxFuture, Check, Cx, Extension, Guard, Subject, Turn};
use platform::decision::is_own;
use platform::papers::authentic_document::act::{IssuedPaper, PaperOf, issue_or_existing};
use platform::papers::{Follows, PaperKind};
use platform::people::employee::EMPLOYEES;
use platform::people::employee::paper::{self, fact as person};
use schema::{Document, Label, Result, Who, error_codes};

mod fact;
mod text;

use super::{DOCUMENT_REQUESTS, DocumentType, EMPLOYEE, RequestStatus, STATUS, wording};
use crate::permission::{HR, PROCESSES, READS};

/// The kinds of this page.
pub(super) const KINDS: &[Extension] = &[&TAX_FORM, &INSURANCE_LETTER, &OTHER, &REFUSAL];

/// What somebody earns and who depends on them, for the tax administration.
static TAX_FORM: PaperKind = PaperKind {
    id: "tax_form",
    mark: ["AF", "ش.ج"],
    label: Label::new(
        "شهادة بالأجر قصد الإدلاء بها لدى الإدارة الجبائية",
        "Attestation de salaire pour l’administration fiscale",
        "Salary certificate for the tax administration",
    ),
    of: || &EMPLOYEES,
    read: Who::Holder(HR),
    change: Who::Holder(HR),
    names: person::WITH_SALARY,
    text: [text::TAX_FR, text::TAX_AR],
    facts: person::with_salary,
    follows: None,
};

/// That somebody works here, and since when, for who insures them.
static INSURANCE_LETTER: PaperKind = PaperKind {
    id: "insurance_letter",
    mark: ["AA", "ش.م"],
    label: Label::new(
        "شهادة لفائدة مؤسسة التأمين",
        "Attestation pour l’assurance",
        "Attestation for the insurance",
    ),
    of: || &EMPLOYEES,
    read: Who::Holder(HR),
    change: Who::Holder(HR),
    names: person::NAMES,
    text: [text::INSURANCE_FR, text::INSURANCE_AR],
    facts: person::active,
    follows: None,
};

/// What the desk has worded, of whom it is about. Worded anew, it is another paper.
static OTHER: PaperKind = PaperKind {
    id: "other_document",
    mark: ["ATT", "شه"],
    // «شهادة إدارية» is the caïd's.
    label: Label::new("شهادة", "Attestation", "Attestation"),
    of: || &DOCUMENT_REQUESTS,
    read: Who::Holder(READS),
    change: Who::Holder(PROCESSES),
    names: fact::NAMES,
    text: [text::OTHER_FR, text::OTHER_AR],
    facts: fact::worded,
    follows: Some(Follows {
        bucket: platform::bucket::DOWNLOADABLE_DOCUMENTS,
        noted: link_nothing,
    }),
};

/// Why a document was not given: a refusal says its reasons (law 03-01). The same paper for whoever prints it.
static REFUSAL: PaperKind = PaperKind {
    id: "document_refusal",
    mark: ["RD", "ر.و"],
    label: Label::new("قرار رفض طلب وثيقة", "Refus de document", "Refusal of a document"),
    of: || &DOCUMENT_REQUESTS,
    read: Who::Holder(READS),
    change: Who::Holder(PROCESSES),
    names: fact::OF_REFUSAL,
    text: [text::REFUSAL_FR, text::REFUSAL_AR],
    facts: fact::refusal,
    follows: Some(Follows {
        bucket: platform::bucket::DOWNLOADABLE_DOCUMENTS,
        noted: link_nothing,
    }),
};

error_codes! {
    NOT_REFUSED = "document_not_refused", conflict => "لا يطبع إلا رفض طلب مرفوض", "Seul le refus d’une demande refusée s’imprime", "Only the refusal of a refused request is printed";
}

/// Prints the refusal of a request.
pub(super) const PRINT_REFUSAL: Act<PaperOf, IssuedPaper> = Act::long_on(
    "documentRequests.printRefusal",
    wording::PRINT_REFUSAL,
    REFUSED,
    Allowed::Users,
    print_refusal,
);

/// One's own, or, for who reads requests, anybody's.
const REFUSED: Subject = Subject::new(
    || &DOCUMENT_REQUESTS,
    &[
        Guard::Part(Check {
            reads: &[EMPLOYEE.def],
            check: is_own_or_read,
        }),
        Guard::While(STATUS.is(RequestStatus::Rejected.wire()), NOT_REFUSED),
    ],
);

fn is_own_or_read(cx: &Cx<'_>, request: &Document) -> Result<()> {
    if is_own(cx, &request.need(EMPLOYEE)?) || cx.who().holds_permission(READS) {
        return Ok(());
    }
    Err(schema::error_codes::UNAUTHORIZED.into())
}

fn print_refusal(turn: Turn, order: PaperOf) -> BoxFuture<IssuedPaper> {
    Box::pin(async move { issue_or_existing(&turn, &REFUSAL, order.language.0, &order.id).await })
}

/// The request notes its paper by itself, with the step that it takes.
#[expect(clippy::unnecessary_wraps, reason = "the form of a declaration")]
fn link_nothing(_: &mut Cx<'_>, _: &Document, _: &Document) -> Result<()> {
    Ok(())
}

/// All of them: they wait for whoever signs them.
pub(super) static SIGNED: &[&PaperKind] = &[
    &paper::SALARY,
    &paper::WORK,
    &paper::EXPERIENCE,
    &TAX_FORM,
    &INSURANCE_LETTER,
    &OTHER,
];

/// The kind of paper that a request comes to.
pub(super) fn kind_of(of: DocumentType) -> &'static PaperKind {
    match of {
        DocumentType::SalaryCertificate => &paper::SALARY,
        DocumentType::WorkCertificate => &paper::WORK,
        DocumentType::ExperienceCertificate => &paper::EXPERIENCE,
        DocumentType::TaxForm => &TAX_FORM,
        DocumentType::InsuranceLetter => &INSURANCE_LETTER,
        DocumentType::Other => &OTHER,
    }
}
