//! The declaration of an accident: what the commune tells the insurer of it.

use engine::{Act, Allowed, BoxFuture, Subject, Turn};
use schema::{Label, Who};

use super::{ACCIDENTS, wording};
use crate::{KEEPS, READS};
use platform::papers::authentic_document::act::{IssuedPaper, PaperOf, issue_or_existing};
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

/// Prints the declaration.
pub(super) const PRINT: Act<PaperOf, IssuedPaper> = Act::long_on(
    "accidents.statement",
    wording::STATEMENT,
    ON,
    Allowed::Holders(&["cars-management:print"]),
    print,
);

const ON: Subject = Subject::new(|| &ACCIDENTS, &[]);

fn print(turn: Turn, order: PaperOf) -> BoxFuture<IssuedPaper> {
    Box::pin(async move { issue_or_existing(&turn, &STATEMENT, order.language.0, &order.id).await })
}
