//! The day that a letter is about: a day on which somebody was expected, and which bears the letter unless it says why it was
//! written.

use engine::Cx;
use jiff::civil;
use platform::people::career_step;
use platform::people::career_step::activity;
use platform::people::career_step::aspect::steps_of;
use platform::people::employee::{self, EMPLOYEES};
use schema::{Change, Choice as _, Date, Document, Id, Label, Rejection, Result, error_codes};

use super::rules::is_issued_by;
use super::{DATE, EMPLOYEE, KIND, Kind, REASON};
use crate::absence::field::{self as absence, ABSENCES};
use crate::pointage::{self, DayKind, POINTAGES, Status};
use crate::recompute::day_off;

error_codes! {
    /// Nobody was expected on it.
    DAY_NOT_WORKED = "warning_day_not_worked", conflict => "لا توجه مراسلة بخصوص يوم {day}: {kind}", "Aucune lettre ne porte sur le {day}\u{a0}: {kind}", "No letter is about {day}: {kind}";
    /// The day does not show what the letter says.
    REASON_REQUIRED = "warning_reason_required", invalid => "{field}: لا يظهر في معطيات حضور يوم {day} أي تغيب أو تأخر، المرجو بيان سبب المراسلة", "{field}\u{a0}: le pointage du {day} ne montre ni absence ni retard, indiquez le motif de la lettre", "{field}: attendance on {day} shows no absence and no lateness, say why the letter is written";
}

const BEFORE_RECRUITMENT: Label = Label::new("قبل تاريخ التوظيف", "avant le recrutement", "before recruitment");
const AFTER_END: Label = Label::new(
    "بعد انتهاء الخدمة",
    "après la cessation de service",
    "after the end of service",
);
const INTERRUPTED: Label = Label::new(
    "خلال التوقف عن القيام بالوظيفة",
    "pendant l’interruption de service",
    "during an interruption of service",
);

/// No letter is about a day on which nobody was expected. A request and a warning stand on what the day shows, or say their
/// reason; a notice needs one only where the day was measured and shows nothing. A draft is asked again when it is signed, for its day
/// may be another one by then; what stands is not judged anew.
pub(super) fn stands_on_its_day(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let is_of_other_day = change.is_new() || change.touches(DATE) || is_issued_by(change);
    if !is_of_other_day && !change.touches(REASON) {
        return Ok(());
    }
    let letter = &change.after;
    let (employee, day) = (letter.need(EMPLOYEE)?, letter.need(DATE)?);
    let measured = [pointage::EMPLOYEE.eq(&employee), pointage::DATE.eq(day)];
    let measured = cx.first(&POINTAGES, measured)?;
    if is_of_other_day && let Some(kind) = why_not_expected(cx, &employee, day, measured.as_ref())? {
        let refused = Rejection::new(DAY_NOT_WORKED).field(DATE.def.name);
        return Err(refused.day("day", day).label("kind", kind).into());
    }
    let is_reason_given = letter.get(REASON).is_some_and(|reason| !reason.trim().is_empty());
    if is_reason_given || is_absence_typed(cx, &employee, day)? {
        return Ok(());
    }
    let is_borne = match measured.as_ref().and_then(shows_something) {
        Some(shows) => shows,
        None => letter.get(KIND) == Some(Kind::Notice),
    };
    if is_borne {
        return Ok(());
    }
    Err(Rejection::new(REASON_REQUIRED)
        .about(&REASON.def)
        .day("day", day)
        .into())
}

/// Why an employee was not expected on a day; nothing where they were, or where nobody is known by this id.
///
/// # Errors
/// When what says so cannot be read.
pub(crate) fn why_not_expected(
    cx: &Cx<'_>,
    employee: &Id,
    Date(day): Date,
    measured: Option<&Document>,
) -> Result<Option<Label>> {
    let Some(file) = cx.get(&EMPLOYEES, employee.as_str())? else {
        return Ok(None);
    };
    if file.get(employee::RECRUITED_ON).is_some_and(|Date(since)| day < since) {
        return Ok(Some(BEFORE_RECRUITMENT));
    }
    if let Some(why) = out_of_service(cx, &file, day)? {
        return Ok(Some(why));
    }
    let kind = match measured.and_then(|row| row.get(pointage::DAY_KIND)) {
        Some(DayKind::Work | DayKind::Waiting | DayKind::NotMeasured) => None,
        Some(kind) => Some(kind),
        None => day_off(cx, &file, day)?,
    };
    Ok(kind.map(DayKind::label))
}

/// Why somebody was not in service on a day; nothing where they were, or nobody knows.
fn out_of_service(cx: &Cx<'_>, file: &Document, day: civil::Date) -> Result<Option<Label>> {
    let steps = steps_of(cx, &file.id)?;
    if activity::in_activity_on(file, &steps, day) != Some(false) {
        return Ok(None);
    }
    let last = activity::last_about_activity(&steps, day).and_then(|step| step.get(career_step::KIND));
    Ok(Some(match last {
        Some(career_step::Kind::Interruption) => INTERRUPTED,
        _ => AFTER_END,
    }))
}

/// Whether a day of work shows an absence, lateness, leaving early or time that nothing covers; nothing of a day that was not
/// measured.
fn shows_something(day: &Document) -> Option<bool> {
    if day.get(pointage::DAY_KIND) != Some(DayKind::Work) {
        return None;
    }
    match day.get(pointage::STATUS)? {
        Status::NotRegistered => None,
        Status::Absent | Status::Late => Some(true),
        Status::OnTime | Status::Tolerable => {
            let minutes = [pointage::EARLY, pointage::MISSING];
            Some(
                minutes
                    .iter()
                    .any(|key| day.get(*key).is_some_and(|minutes| minutes > 0)),
            )
        }
    }
}

/// Whether an absence of the day was entered by hand.
fn is_absence_typed(cx: &Cx<'_>, employee: &Id, day: Date) -> Result<bool> {
    let typed = [
        absence::EMPLOYEE.eq(employee),
        absence::DATE.eq(day),
        absence::SOURCE.eq(absence::Source::Typed),
    ];
    Ok(cx.first(&ABSENCES, typed)?.is_some())
}
