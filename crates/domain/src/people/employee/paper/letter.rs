//! Letters about employees: to another administration, or to the employee.

use engine::{Action, Allowed, Ask, Engine, Input, Long, Run};
use schema::{Label, Who};

use super::{EMPLOYEES, PRINT, employee, fact, text};
use crate::papers::authentic_document::act;
use crate::papers::template::mode;
use crate::papers::{Kind, Letter};
use crate::people;

/// A letter about somebody who works or worked here.
pub static LETTER: Kind = Kind {
    id: "employee_letter",
    label: Label::new("مراسلة", "Lettre officielle", "Official letter"),
    of: || &EMPLOYEES,
    read: Who::Holder(people::READ),
    change: Who::Holder(people::HR),
    names: fact::WITH_BODY,
    text: [text::LETTER_FR, text::LETTER_AR],
    facts: fact::all,
    follows: None,
};

/// Issues a letter about an employee: `employees.letter {employeeId, language, subject, addressee, reference?, body, bodyAr?,
/// copies?}` → `{docId, refNumber, fileId, ready}`. What a letter holds is told by [`Letter::of`].
pub(in crate::people::employee) const WRITE: Action = Action {
    id: "employees.letter",
    allowed: Allowed::Holders(&[PRINT]),
    prepare: |_, input| {
        input.need("employeeId")?;
        mode(input.need("language")?)?;
        Ok(input)
    },
    run: Run::Long(write),
};

fn write(engine: Engine, ask: Ask, input: Input) -> Long {
    Box::pin(async move {
        let (mode, employee) = (mode(input.need("language")?)?, employee((&LETTER, &ask), &input)?);
        let letter = Letter::of(&input, mode)?;
        act::issued_letter(&engine, &ask, (&LETTER, mode, letter), employee).await
    })
}
