//! The statement on paper, for whoever orders the deduction to sign.

use engine::{Act, Allowed, BoxFuture, Check, Cx, Guard, Subject, Turn};
use platform::decision::is_open_step;
use platform::papers::authentic_document as paper;
use platform::papers::authentic_document::act::{DraftPaper, IssuedPaper, PaperOf, draft_pdf, issue_or_existing};
use platform::papers::authentic_document::follow::withdraw;
use platform::papers::authentic_document::signed_copy::{Signer, add_signatures};
use platform::papers::{Follows, PaperKind};
use schema::{Change, Document, Id, Label, Result, Who, error_codes};

use super::{CANCELLED_REASON, DEDUCTION_STATEMENTS, DOC_ID, FILE, FLOW, SIGNED_FILE, SIGNER, STATE, State, wording};
use crate::permission::HR;

mod fact;
mod text;

/// Read by human resources and by whom it is about.
pub(super) static STATEMENT: PaperKind = PaperKind {
    id: "deduction_statement",
    mark: ["ER", "ج.ا"],
    label: Label::new("جدول الاقتطاعات", "État des retenues", "Statement of deductions"),
    of: || &DEDUCTION_STATEMENTS,
    read: Who::Holder(HR),
    change: Who::Holder(HR),
    names: fact::NAMES,
    text: [text::FR, text::AR],
    facts: fact::statement,
    follows: Some(Follows {
        bucket: platform::bucket::DOWNLOADABLE_DOCUMENTS,
        noted: link_paper,
    }),
};

error_codes! {
    NOT_SIGNED = "statement_not_signed", conflict => "لا يطبع إلا جدول موقع", "Seul un état signé s’imprime", "Only a signed statement is printed";
}

/// Prints the statement.
pub(super) const PRINT: Act<PaperOf, IssuedPaper> = Act::long_on(
    "deductionStatements.print",
    wording::PRINT,
    TO_PRINT,
    Allowed::Holders(&[HR]),
    print,
);

const TO_PRINT: Subject = Subject::new(
    || &DEDUCTION_STATEMENTS,
    &[Guard::While(STATE.is(State::Signed.wire()), NOT_SIGNED)],
);

fn print(turn: Turn, order: PaperOf) -> BoxFuture<IssuedPaper> {
    Box::pin(async move { issue_or_existing(&turn, &STATEMENT, order.language.0, &order.id).await })
}

/// A draft as it would be printed, without a number, for who signs by hand.
pub(super) const DRAFT: Act<PaperOf, DraftPaper> = Act::long_on(
    "deductionStatements.draft",
    wording::DRAFT,
    TO_DRAFT,
    Allowed::Holders(&[HR]),
    draft,
);

/// What was signed is printed under its number.
const TO_DRAFT: Subject = Subject::new(
    || &DEDUCTION_STATEMENTS,
    &[Guard::Check(Check {
        reads: &[STATE.def],
        check: |cx, statement| match statement.get(STATE) {
            Some(State::Draft) => Ok(()),
            _ => is_open_step(cx, &FLOW, statement, State::Signed.wire()),
        },
    })],
);

fn draft(turn: Turn, order: PaperOf) -> BoxFuture<DraftPaper> {
    Box::pin(async move {
        let (mode, Id(id)) = (order.language.0, order.id);
        let facts = move |cx: &Cx<'_>| {
            let row = TO_DRAFT.admit(cx, &id)?;
            fact::of_any_state(cx, &row)
        };
        draft_pdf(&turn.engine, &turn.ctx, &STATEMENT, mode, facts).await
    })
}

/// The paper of a statement that was signed electronically says so.
fn sign(cx: &mut Cx<'_>, statement: &Document, paper: &Document) -> Result<Option<Id>> {
    let signer = statement
        .get(SIGNER)
        .and_then(|signer| serde_json::from_value::<Signer>(signer).ok());
    match signer.filter(|_| paper.get(paper::SIGNERS).is_none()) {
        Some(signer) => Ok(add_signatures(cx, paper.clone(), &[signer])?.get(paper::SIGNED_FILE)),
        None => Ok(paper.get(paper::SIGNED_FILE)),
    }
}

/// The statement names the paper that was printed last.
fn link_paper(cx: &mut Cx<'_>, statement: &Document, paper: &Document) -> Result<()> {
    let (id, file) = (paper.need(paper::DOC_ID)?, paper.need(paper::FILE)?);
    if statement.get(DOC_ID).as_ref() == Some(&id) {
        return Ok(());
    }
    let mut named = statement.clone().with(DOC_ID, id).with(FILE, file);
    named.set_or_clear(SIGNED_FILE, sign(cx, statement, paper)?);
    cx.update(named).map(drop)
}

/// Its paper does not hold any more once it is cancelled.
pub(super) fn its_papers_follow(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let statement = &change.after;
    let is_cancelled = change.touches(STATE) && statement.get(STATE) == Some(State::Cancelled);
    if change.is_new() || !is_cancelled {
        return Ok(());
    }
    withdraw(cx, statement, &statement.get(CANCELLED_REASON).unwrap_or_default())
}
