//! Letters about employees: to another administration, or to the employee.

use engine::{Act, Allowed, BoxFuture, Subject, Turn, inputs};
use schema::{Id, Label, Who};

use super::{EMPLOYEES, PRINT, fact, text};
use crate::papers::authentic_document::act::{IssuedPaper, issue_letter};
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

/// Issues a letter about an employee.
pub(in crate::people::employee) const WRITE: Act<LetterOrder, IssuedPaper> = Act::long_on(
    "employees.letter",
    wording::LETTER,
    ON,
    Allowed::Holders(&[PRINT, people::READ]),
    write,
);

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

fn write(turn: Turn, order: LetterOrder) -> BoxFuture<IssuedPaper> {
    Box::pin(async move {
        let mode = order.language.0;
        let letter = Letter::of(order.words, mode)?;
        issue_letter(&turn, &LETTER, mode, &order.employee, letter).await
    })
}
