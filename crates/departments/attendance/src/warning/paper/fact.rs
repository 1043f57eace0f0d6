//! What is so of a letter, by the names that its text uses.

use engine::Cx;
use jiff::{ToSpan, civil};
use platform::papers::counted::hours_and_minutes;
use platform::papers::{Facts, Name};
use platform::people::employee::paper::fact as person;
use platform::people::employee::{self, EMPLOYEES};
use schema::{Date, Document, Instant, Label, Rejection, Result};

use super::super as warning;
use super::{CANCELLED, NOT_SIGNED};
use crate::pointage::{self, POINTAGES};

/// What was found, as a part of a sentence.
const MATTER: Name = Name::new("warning.matter", Label::new("الواقعة", "Fait relevé", "What was found"));
const FORMER: Name = Name::new(
    "warning.previous",
    Label::new("المراسلة السابقة", "Lettre précédente", "Former letter"),
);

const REPLIED_ON: Name = Name::new(
    "warning.repliedOn",
    Label::new("تاريخ الجواب", "Répondu le", "Replied on"),
);
const SILENCE: Name = Name::new(
    "warning.silence",
    Label::new("غياب الجواب", "Absence de réponse", "No reply"),
);

/// The titles of a notice, by what was found.
const OF_ABSENCE: Label = Label::new("إشعار بالتغيب", "Avis d’absence", "Notice of absence");
const OF_LATENESS: Label = Label::new("إشعار بالتأخر", "Avis de retard", "Notice of lateness");

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
    REPLIED_ON,
    SILENCE,
];

/// Refuses a letter that is none any more, and a draft, which is none yet.
pub(super) fn is_letter(row: &Document) -> Result<()> {
    if row.get(warning::STATUS) == Some(warning::Status::Cancelled) {
        let reason = row.get(warning::CANCELLED_REASON).unwrap_or_default();
        return Err(Rejection::new(CANCELLED).arg("reason", reason).into());
    }
    if row.get(warning::STATUS) == Some(warning::Status::Draft) {
        return Err(NOT_SIGNED.into());
    }
    Ok(())
}

/// Of a letter that stands, and of whom it is addressed to.
pub(super) fn letter(cx: &Cx<'_>, row: &Document) -> Result<Facts> {
    is_letter(row)?;
    of_any_state(cx, row)
}

/// As [`letter`], of a draft too.
pub(super) fn of_any_state(cx: &Cx<'_>, row: &Document) -> Result<Facts> {
    let employee = cx.need(&EMPLOYEES, row.need(warning::EMPLOYEE)?.as_str())?;
    let mut facts = person::all(cx, &employee)?;
    facts.number = row.get(warning::NUM).zip(row.get(warning::YEAR));
    if matches!(row.get(warning::KIND), Some(warning::Kind::Notice) | None) {
        let is_absent = row.get(warning::ABSENT) == Some(true);
        facts.title = Some(if is_absent { OF_ABSENCE } else { OF_LATENESS });
    }
    facts.add_bilingual(MATTER.name, &matter(cx, row)?);
    // Each paper in its own language, else as it is written.
    let reason = [warning::REASON, warning::REASON_AR].map(|key| row.get(key).unwrap_or_default());
    facts.add_bilingual("warning.reason", &reason);
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
        let number = former.as_ref().and_then(|former| former.get(warning::REF_NUMBER));
        facts.code(FORMER.name, &number.unwrap_or_default());
        match former.and_then(|former| former.get(warning::RESPONDED_AT)) {
            Some(Instant(at)) => facts.day(REPLIED_ON.name, schema::day_in_morocco(at)),
            None => facts.add_bilingual(
                SILENCE.name,
                &[
                    "l’absence de réponse dans le délai imparti",
                    "لم يرد أي جواب داخل الأجل المحدد",
                ]
                .map(str::to_owned),
            ),
        }
    }
    // A letter exists in the language that it is asked for, whatever is missing.
    Ok(facts.as_written())
}

/// In French and in Arabic; of lateness when the person was expected and when they came, as far as the day shows it.
pub(super) fn matter(cx: &Cx<'_>, row: &Document) -> Result<[String; 2]> {
    if row.get(warning::ABSENT) == Some(true) {
        return Ok(["une absence".to_owned(), "تغيب عن العمل".to_owned()]);
    }
    let Some(minutes) = row.get(warning::MINUTES_LATE) else {
        return Ok(["un retard".to_owned(), "تأخر عن العمل".to_owned()]);
    };
    let [french, arabic] = hours_and_minutes(minutes);
    let same = [
        pointage::EMPLOYEE.eq(row.need(warning::EMPLOYEE)?),
        pointage::DATE.eq(row.need(warning::DATE)?),
    ];
    let came = cx.first(&POINTAGES, same)?.and_then(|day| day.get(pointage::FIRST_IN));
    let came = came.and_then(|came| came.parse::<civil::Time>().ok());
    let expected = came.and_then(|came| came.checked_sub(minutes.minutes()).ok());
    let [hours, hours_ar] = match (expected, came) {
        (Some(expected), Some(came)) => {
            let [expected, came] = [expected, came].map(|at| at.strftime("%H:%M"));
            [
                format!(" (attendu à {expected}, arrivé à {came})"),
                format!(" (بداية العمل \u{2066}{expected}\u{2069}، الدخول \u{2066}{came}\u{2069})"),
            ]
        }
        _ => Default::default(),
    };
    Ok([
        format!("un retard de {french}{hours}"),
        format!("تأخر عن العمل مدته {arabic}{hours_ar}"),
    ])
}
