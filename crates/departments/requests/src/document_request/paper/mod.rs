//! The papers that requests come to: those about employees that stand, and three of this desk.

use engine::{Cx, Extension};
use platform::papers::{Follows, PaperKind};
use platform::people::employee::EMPLOYEES;
use platform::people::employee::paper::{self, fact as person};
use schema::{Document, Label, Result, Who};

mod fact;
mod text;

use super::{DOCUMENT_REQUESTS, DocumentType};
use crate::permission::{HR, PROCESSES, READS};

/// The kinds of this page.
pub(super) const KINDS: &[Extension] = &[&TAX_FORM, &INSURANCE_LETTER, &OTHER];

/// What somebody earns and who depends on them, for the tax administration.
static TAX_FORM: PaperKind = PaperKind {
    id: "tax_form",
    label: Label::new("شهادة الدخل", "Attestation de revenus", "Income certificate"),
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
    label: Label::new(
        "شهادة إدارية",
        "Attestation administrative",
        "Administrative attestation",
    ),
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

/// The request notes its paper by itself, with the step that it takes.
#[expect(clippy::unnecessary_wraps, reason = "the form of a declaration")]
fn link_nothing(_: &mut Cx<'_>, _: &Document, _: &Document) -> Result<()> {
    Ok(())
}

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
