//! The decision that grants a leave (قرار منح الرخصة), on paper.

use engine::{Act, Allowed, BoxFuture, Check, Cx, Extension, Guard, Subject, Turn};
use platform::approval::signers;
use platform::papers::authentic_document as paper;
use platform::papers::authentic_document::act::{IssuedPaper, PaperOf, issue_or_existing};
use platform::papers::authentic_document::follow::{compare, withdraw};
use platform::papers::authentic_document::signed_copy::{add_signatures, await_signed_copy};
use platform::papers::{Follows, PaperKind};
use schema::{Change, Document, Id, Label, Result, Who, any, error_codes};

use super::field::{
    CANCEL_REASON, DOC_ID, EMPLOYEE, END, FILE, LEAVE_REQUESTS, REF_NUMBER, SIGNED_FILE, STATUS, Status, WORKING_DAYS,
};
use super::{guard, wording};
use crate::permission::HR;

mod fact;
mod text;

/// What this noun declares.
pub(super) static DECLARED: &[Extension] = &[&DECISION, &REFUSAL];

/// Read by human resources and by whose leave it is.
static DECISION: PaperKind = PaperKind {
    id: "leave_decision",
    mark: ["DC", "ق.ر"],
    label: Label::new("قرار منح رخصة", "Décision de congé", "Leave decision"),
    of: || &LEAVE_REQUESTS,
    read: Who::Holder(HR),
    change: Who::Holder(HR),
    names: fact::NAMES,
    text: [text::FR, text::AR],
    facts: fact::decision,
    follows: Some(Follows {
        bucket: crate::leave_record::BUCKET,
        noted: link_paper,
    }),
};

/// Why a leave was not given: a refusal says its reasons (law 03-01). Read as the decision is.
static REFUSAL: PaperKind = PaperKind {
    id: "leave_refusal",
    mark: ["RC", "ر.ر"],
    label: Label::new("قرار رفض طلب رخصة", "Refus de congé", "Refusal of leave"),
    of: || &LEAVE_REQUESTS,
    read: Who::Holder(HR),
    change: Who::Holder(HR),
    names: fact::OF_REFUSAL,
    text: [text::REFUSAL_FR, text::REFUSAL_AR],
    facts: fact::refusal,
    follows: None,
};

error_codes! {
    NOT_REFUSED = "leave_not_refused", conflict => "لا يطبع إلا رفض طلب مرفوض", "Seul le refus d’une demande refusée s’imprime", "Only the refusal of a refused request is printed";
    NOT_GRANTED = "leave_not_granted", conflict => "لا يطبع إلا قرار رخصة مقبولة", "Seule la décision d’un congé accordé s’imprime", "Only the decision of a granted leave is printed";
}

/// Prints the decision, of a refused request its refusal.
pub(super) const PRINT: Act<PaperOf, IssuedPaper> =
    Act::long_on("leaveRequests.print", wording::PRINT, ON, Allowed::Users, print);

const ON: Subject = Subject::new(
    || &LEAVE_REQUESTS,
    &[
        Guard::Check(Check {
            reads: &[EMPLOYEE.def],
            check: guard::is_kept,
        }),
        Guard::While(
            any(&[STATUS.is(Status::Approved.wire()), STATUS.is(Status::Rejected.wire())]),
            NOT_GRANTED,
        ),
    ],
);

fn print(turn: Turn, order: PaperOf) -> BoxFuture<IssuedPaper> {
    Box::pin(async move {
        let state = turn.read(&order.id, |_, row| Ok(row.get(STATUS))).await?;
        let kind = if state == Some(Status::Rejected) {
            &REFUSAL
        } else {
            &DECISION
        };
        let mut issued = issue_or_existing(&turn, kind, order.language.0, &order.id).await?;
        if let Some(paper) = issued.doc_id.as_deref().filter(|_| issued.ready) {
            issued.ready = await_signed_copy(&turn.engine, paper).await;
        }
        Ok(issued)
    })
}

/// The request bears the number of its paper (decision 21), and the paper the signatures of whoever approved the request.
fn link_paper(cx: &mut Cx<'_>, row: &Document, paper: &Document) -> Result<()> {
    let (id, file) = (paper.need(paper::DOC_ID)?, paper.need(paper::FILE)?);
    if row.get(DOC_ID).as_ref() == Some(&id) {
        return Ok(());
    }
    let mut row = row.clone().with(DOC_ID, id).with(FILE, file);
    row.set_or_clear(SIGNED_FILE, sign(cx, &row, paper)?);
    row.set_or_clear(REF_NUMBER, paper.get(paper::REF_NUMBER));
    cx.update(row).map(drop)
}

/// Signs a paper with the decisions of the chain. → its signed copy; none where nobody signed a decision, such as of leave of
/// former times.
fn sign(cx: &mut Cx<'_>, row: &Document, paper: &Document) -> Result<Option<Id>> {
    let signed = paper.get(paper::SIGNED_FILE);
    if signed.is_some() || paper.get(paper::STATE) != Some(paper::State::Valid) {
        return Ok(signed);
    }
    let signers = signers(cx, row)?;
    if signers.is_empty() {
        return Ok(None);
    }
    Ok(add_signatures(cx, paper.clone(), &signers)?.get(paper::SIGNED_FILE))
}

/// A leave that is called off has no decision; one that is cut short has another.
pub(super) fn its_papers_follow(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let row = &change.after;
    if change.is_new() || row.get(DOC_ID).is_none() {
        return Ok(());
    }
    if change.touches(STATUS) && row.get(STATUS) == Some(Status::Cancelled) {
        return withdraw(cx, row, &row.get(CANCEL_REASON).unwrap_or_default());
    }
    if change.touches(END) || change.touches(WORKING_DAYS) {
        return compare(cx, &DECISION, row);
    }
    Ok(())
}
