//! The statement on paper, for whoever orders the deduction to sign.

use engine::{Action, ActionFuture, Allowed, Cx, Engine, RequestContext};
use platform::papers::authentic_document::act::PaperOf;
use platform::papers::authentic_document::follow::withdraw;
use platform::papers::authentic_document::{self as paper, act};
use platform::papers::{Follows, PaperKind};
use schema::{Change, Document, Id, Label, Result, Who, error_codes};

use super::{CANCELLED_REASON, DEDUCTION_STATEMENTS, DOC_ID, FILE, STATE, State};
use crate::permission::HR;

mod fact;
mod text;

/// Read by human resources and by whom it is about.
pub(super) static STATEMENT: PaperKind = PaperKind {
    id: "deduction_statement",
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

/// Prints the statement: `deductionStatements.print {id, language}` → what issuing a paper answers.
pub(super) const PRINT: Action<PaperOf> = Action::long("deductionStatements.print", Allowed::Holders(&[HR]), print);

fn print(engine: Engine, ctx: RequestContext, order: PaperOf) -> ActionFuture {
    Box::pin(async move {
        let (mode, Id(id)) = (order.language.0, order.id);
        let subject = move |cx: &Cx<'_>| cx.need_readable(&DEDUCTION_STATEMENTS, &id);
        act::issue_or_existing(&engine, &ctx, &STATEMENT, mode, subject).await
    })
}

/// The statement names the paper that was printed last.
fn link_paper(cx: &mut Cx<'_>, statement: &Document, paper: &Document) -> Result<()> {
    let (id, file) = (paper.need(paper::DOC_ID)?, paper.need(paper::FILE)?);
    if statement.get(DOC_ID).as_ref() == Some(&id) {
        return Ok(());
    }
    cx.update(statement.clone().with(DOC_ID, id).with(FILE, file)).map(drop)
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
