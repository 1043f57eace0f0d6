//! What is so of a letter, by the names that its text uses.

use engine::Cx;
use platform::papers::counted::hours_and_minutes;
use platform::papers::{Facts, Name};
use platform::people::employee::paper::fact as person;
use platform::people::employee::{self, EMPLOYEES};
use schema::{Date, Document, Label, Rejection, Result};

use super::super as warning;
use super::CANCELLED;

/// What was found, as a part of a sentence.
const MATTER: Name = Name::new("warning.matter", Label::new("الواقعة", "Fait relevé", "What was found"));
const FORMER: Name = Name::new(
    "warning.previous",
    Label::new("المراسلة السابقة", "Lettre précédente", "Former letter"),
);

/// What the text of a letter may name.
pub(super) const NAMES: &[Name] = &[
    person::FULL_NAME,
    Name::of("employee.cin", employee::CIN.def),
    Name::of("employee.number", employee::NUMBER.def),
    Name::of("employee.grade", employee::GRADE.def),
    Name::of("employee.function", employee::FUNCTION.def),
    Name::of("employee.service", employee::SERVICE.def),
    Name::of("employee.bureau", employee::BUREAU.def),
    Name::of("employee.annexe", employee::ANNEXE.def),
    MATTER,
    Name::of("warning.date", warning::DATE.def),
    Name::of("warning.reason", warning::REASON.def),
    Name::of("warning.replyUntil", warning::REPLY_UNTIL.def),
    FORMER,
];

/// Of a letter that stands, and of whom it is addressed to.
pub(super) fn letter(cx: &Cx<'_>, row: &Document) -> Result<Facts> {
    if row.get(warning::STATUS) == Some(warning::Status::Cancelled) {
        let reason = row.get(warning::CANCELLED_REASON).unwrap_or_default();
        return Err(Rejection::new(CANCELLED).arg("reason", reason).into());
    }
    let employee = cx.need(&EMPLOYEES, row.need(warning::EMPLOYEE)?.as_str())?;
    let mut facts = person::all(cx, &employee)?;
    facts.number = row.get(warning::NUM).zip(row.get(warning::YEAR));
    facts.add_bilingual(MATTER.name, &matter(row));
    facts.text("warning.reason", &row.get(warning::REASON).unwrap_or_default());
    for (name, day) in [
        ("warning.date", warning::DATE),
        ("warning.replyUntil", warning::REPLY_UNTIL),
    ] {
        if let Some(Date(day)) = row.get(day) {
            facts.day(name, day);
        }
    }
    if let Some(former) = row.get(warning::PREVIOUS) {
        let former = cx.get(&warning::WARNINGS, former.as_str())?;
        let number = former.and_then(|former| former.get(warning::REF_NUMBER));
        facts.code(FORMER.name, &number.unwrap_or_default());
    }
    // A letter exists in the language that it is asked for, whatever is missing.
    Ok(facts.as_written())
}

/// In French and in Arabic.
fn matter(row: &Document) -> [String; 2] {
    if row.get(warning::ABSENT) == Some(true) {
        return ["une absence".to_owned(), "تغيب عن العمل".to_owned()];
    }
    match row.get(warning::MINUTES_LATE) {
        Some(minutes) => {
            let [french, arabic] = hours_and_minutes(minutes);
            [format!("un retard de {french}"), format!("تأخر عن العمل مدته {arabic}")]
        }
        None => ["un retard".to_owned(), "تأخر عن العمل".to_owned()],
    }
}
