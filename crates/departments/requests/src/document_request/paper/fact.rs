//! What is so of a paper that the desk has worded.

use engine::Cx;
use platform::papers::{Facts, Name};
use platform::people::employee::paper::fact as person;
use platform::people::employee::{self, EMPLOYEES};
use schema::{Document, Instant, Label, Result};

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

const SUBMITTED_ON: Name = Name::new(
    "request.submittedOn",
    Label::new("تاريخ الإيداع", "Déposée le", "Submitted on"),
);

/// What the text of a refusal may name.
pub(super) const OF_REFUSAL: &[Name] = &[
    person::FULL_NAME,
    Name::of("employee.cin", employee::CIN.def),
    Name::of("employee.number", employee::NUMBER.def),
    Name::of("employee.grade", employee::GRADE.def),
    Name::of("employee.function", employee::FUNCTION.def),
    Name::of("employee.service", employee::SERVICE.def),
    Name::of("request.type", request::TYPE.def),
    Name::of("request.receipt", request::RECEIPT.def),
    SUBMITTED_ON,
    Name::of("request.refusal", request::REJECTION_REASON.def),
];

/// Of a request that was refused, and why. It exists in every language, whatever is missing.
pub(super) fn refusal(cx: &Cx<'_>, row: &Document) -> Result<Facts> {
    let employee = cx.need(&EMPLOYEES, row.need(request::EMPLOYEE)?.as_str())?;
    let mut facts = person::all(cx, &employee)?;
    facts.add_choice("request.type", row.need(request::TYPE)?);
    facts.code("request.receipt", &row.get(request::RECEIPT).unwrap_or_default());
    if let Some(Instant(at)) = row.get(request::SUBMITTED_AT) {
        facts.day(SUBMITTED_ON.name, schema::day_in_morocco(at));
    }
    facts.text(
        "request.refusal",
        &row.get(request::REJECTION_REASON).unwrap_or_default(),
    );
    Ok(facts.as_written())
}
