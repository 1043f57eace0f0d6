//! Letters about employees: to another administration, or to the employee.

use engine::{Action, ActionFuture, Allowed, Engine, RequestContext, inputs};
use schema::{Id, Label, Who};

use super::{EMPLOYEES, PRINT, employee, fact, text};
use crate::papers::authentic_document::act;
use crate::papers::letter::LetterWords;
use crate::papers::template::PaperLanguage;
use crate::papers::{Letter, PaperKind};
use crate::people;

/// A letter about somebody who works or worked here.
pub static LETTER: PaperKind = PaperKind {
    id: "employee_letter",
    mark: ["LO", "مر"],
    label: Label::new("مراسلة", "Lettre officielle", "Official letter"),
    of: || &EMPLOYEES,
    read: Who::Holder(people::READ),
    change: Who::Holder(people::HR),
    names: fact::WITH_BODY,
    text: [text::LETTER_FR, text::LETTER_AR],
    facts: |cx, employee| Ok(fact::all(cx, employee)?.as_written()),
    follows: None,
};

/// Issues a letter about an employee: `employees.letter` → `{docId, refNumber, fileId, ready}`.
pub(in crate::people::employee) const WRITE: Action<LetterOrder> =
    Action::long("employees.letter", Allowed::Holders(&[PRINT]), write);

inputs! {
    /// A letter about an employee.
    pub(in crate::people::employee) struct LetterOrder {
        /// The employee.
        employee: Id = need("employeeId"),
        /// The language of the letter.
        language: PaperLanguage = need("language"),
        ..words: LetterWords,
    }
}

fn write(engine: Engine, ctx: RequestContext, order: LetterOrder) -> ActionFuture {
    Box::pin(async move {
        let mode = order.language.0;
        let employee = employee(&LETTER, &ctx, order.employee)?;
        let letter = Letter::of(order.words, mode)?;
        act::issue_letter(&engine, &ctx, &LETTER, mode, letter, employee).await
    })
}
