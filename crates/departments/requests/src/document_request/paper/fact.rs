//! What is so of a paper that the desk has worded.

use engine::Cx;
use platform::papers::{Facts, Name};
use platform::people::employee::paper::fact as person;
use platform::people::employee::{self, EMPLOYEES};
use schema::{Document, Label, Result};

use super::super as request;

/// The words of the desk.
const TEXT: Name = Name::new(
    "request.text",
    Label::new("نص الوثيقة", "Texte du document", "Text of the paper"),
);

/// What such a paper may name.
pub(super) const NAMES: &[Name] = &[
    person::FULL_NAME,
    Name::of("employee.cin", employee::CIN.def),
    Name::of("employee.number", employee::NUMBER.def),
    Name::of("employee.grade", employee::GRADE.def),
    Name::of("employee.function", employee::FUNCTION.def),
    Name::of("employee.service", employee::SERVICE.def),
    Name::of("employee.recruitmentDate", employee::RECRUITED_ON.def),
    TEXT,
];

/// Of whom a request is, and what the desk says of them in each language of the paper.
pub(super) fn worded(cx: &Cx<'_>, row: &Document) -> Result<Facts> {
    let employee = cx.need(&EMPLOYEES, row.need(request::EMPLOYEE)?.as_str())?;
    let mut facts = person::all(cx, &employee)?;
    let text = [request::FREE_TEXT, request::FREE_TEXT_AR].map(|key| row.get(key).unwrap_or_default());
    facts.add_in_both(TEXT.name, &text);
    Ok(facts)
}
