//! Letters about employees: to another administration, or to the employee.

use engine::{Action, ActionFuture, Allowed, Cx, Engine, RequestContext, Subject, inputs};
use schema::{Id, Label, Who};

use super::{EMPLOYEES, PRINT, fact, text};
use crate::papers::authentic_document::act;
use crate::papers::letter::LetterWords;
use crate::papers::template::PaperLanguage;
use crate::papers::{Letter, PaperKind};
use crate::people;
use crate::people::employee::wording;

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
    Action::long("employees.letter", Allowed::Holders(&[PRINT, people::READ]), write)
        .on(ON)
        .with_wording(wording::LETTER);

const ON: Subject = Subject::new(|| &EMPLOYEES, &[]);

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
        let letter = Letter::of(order.words, mode)?;
        let employee = move |cx: &Cx<'_>| ON.admit(cx, order.employee.as_str());
        act::issue_letter(&engine, &ctx, &LETTER, mode, letter, employee).await
    })
}
