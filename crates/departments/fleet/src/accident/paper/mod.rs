//! The declaration of an accident: what the commune tells the insurer of it.

use engine::{Action, ActionFuture, Allowed, Cx, Engine, RequestContext, Subject};
use schema::{Label, Who};

use super::{ACCIDENTS, wording};
use crate::{KEEPS, READS};
use platform::papers::authentic_document::act::{self, PaperOf};
use platform::papers::{Follows, PaperKind};

mod fact;
mod text;

/// The declaration, the same one as long as nothing of it changes.
pub static STATEMENT: PaperKind = PaperKind {
    id: "accident_statement",
    mark: ["DA", "ت.ح"],
    label: Label::new("تصريح بحادثة", "Déclaration d’accident", "Accident statement"),
    of: || &ACCIDENTS,
    read: Who::Holder(READS),
    change: Who::Holder(KEEPS),
    names: fact::NAMES,
    text: [text::FR, text::AR],
    facts: fact::declaration_facts,
    follows: Some(Follows {
        bucket: platform::bucket::DOWNLOADABLE_DOCUMENTS,
        noted: |_, _, _| Ok(()),
    }),
};

/// Prints the declaration: `accidents.statement {id, language}` → what issuing a paper answers.
pub(super) const PRINT: Action<PaperOf> = Action::long(
    "accidents.statement",
    Allowed::Holders(&["cars-management:print"]),
    print,
)
.on(ON)
.with_wording(wording::STATEMENT);

const ON: Subject = Subject::new(|| &ACCIDENTS, &[]);

fn print(engine: Engine, ctx: RequestContext, order: PaperOf) -> ActionFuture {
    Box::pin(async move {
        let mode = order.language.0;
        let subject = move |cx: &Cx<'_>| ON.admit(cx, order.id.as_str());
        act::issue_or_existing(&engine, &ctx, &STATEMENT, mode, subject).await
    })
}
