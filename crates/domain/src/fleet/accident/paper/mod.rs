//! The declaration of an accident: what the commune tells the insurer of it.

use engine::{Action, Allowed, Ask, Cx, Engine, Input, Long, Run};
use schema::{Label, Who};

use super::ACCIDENTS;
use crate::fleet::{KEEPS, READS};
use crate::papers::authentic_document::act;
use crate::papers::template::mode;
use crate::papers::{Follows, Kind};

mod fact;
mod text;

/// The declaration, the same one as long as nothing of it changes.
pub static STATEMENT: Kind = Kind {
    id: "accident_statement",
    label: Label::new("تصريح بحادثة سير", "Déclaration d’accident", "Accident statement"),
    of: || &ACCIDENTS,
    read: Who::Holder(READS),
    change: Who::Holder(KEEPS),
    names: fact::NAMES,
    text: [text::FR, text::AR],
    facts: fact::declared,
    follows: Some(Follows {
        bucket: crate::bucket::DOWNLOADABLE_DOCUMENTS,
        noted: |_, _, _| Ok(()),
    }),
};

/// Prints the declaration: `accidents.statement {id, language}` → what issuing a paper answers.
pub(super) const PRINT: Action = Action {
    id: "accidents.statement",
    allowed: Allowed::Holders(&["cars-management:print"]),
    prepare: |_, input| {
        input.need("id")?;
        mode(input.need("language")?)?;
        Ok(input)
    },
    run: Run::Long(print),
};

fn print(engine: Engine, ask: Ask, input: Input) -> Long {
    Box::pin(async move {
        let (id, mode) = (input.need("id")?.to_owned(), mode(input.need("language")?)?);
        let subject = move |cx: &Cx<'_>| cx.need_readable(&ACCIDENTS, &id);
        act::issued(&engine, &ask, (&STATEMENT, mode), subject).await
    })
}
