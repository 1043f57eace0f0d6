//! What holds of every letter.

use engine::Cx;
use platform::decision::nobody_for_themselves;
use platform::people::employee::{self, EMPLOYEES, RegistrationStatus};
use platform::settings::signatory;
use platform::time_limit::{TimeLimit, TimeLimitPreset};
use schema::{Change, Date, Document, FieldDef, Id, Label, Rejection, Result, error_codes};

use super::absent_day::of_day;
use super::paper::WARNING;
use super::{
    ABSENT, ADDRESSEE, ANNEXE, AUTHOR, BUREAU, DATE, EMPLOYEE, HANDED_ON, KIND, Kind, MINUTES_LATE, NUM, PREVIOUS,
    REASON, REASON_AR, REF_NUMBER, REPLY_UNTIL, SERVICE, SIGN_BY, STANDING, STATUS, Status, TERM_DAYS, WARNINGS,
    is_answered_or_silent,
};
use crate::not_in_future::day_not_in_future;
use crate::place::put_place;

error_codes! {
    ALREADY_EXISTS = "warning_already_exists", conflict => "توجد مراسلة سابقة لنفس الموظف(ة) في نفس التاريخ", "Une lettre existe déjà pour cet agent à cette date", "warning already exists";
    BIOMETRIC_REQUIRED = "biometric_registration_required", conflict => "يجب تسجيل بصمة الموظف أولا", "Enregistrement biométrique requis", "biometric registration required";
    /// It was sent, or answered.
    IS_ISSUED = "warning_is_issued", conflict => "{field}: لا يمكن تعديل هذا البيان بعد توجيه المراسلة", "{field}\u{a0}: la lettre est partie, cette mention ne change plus", "{field}: the letter was issued, this does not change any more";
    /// A sanction comes after the explanations of the person were asked for (statute, article 66).
    WITHOUT_REQUEST = "warning_without_request", conflict => "لا يوجه الإنذار إلا بعد استفسار أجيب عنه أو انتهى أجله", "Un avertissement suit une demande d’explication restée sans réponse dans son délai, ou à laquelle il a été répondu", "A warning follows a request for explanation that was answered or whose term is over";
    TERM_HAS_PASSED = "reply_term_passed", invalid => "{field}: لا يمكن أن يكون هذا الأجل في الماضي", "{field}\u{a0}: ce terme est déjà passé", "{field}: this term has passed already";
}

/// So long the employee has to reply, unless the letter says another day.
pub static REPLY_TERM: TimeLimitPreset = TimeLimitPreset {
    code: "letter_reply",
    name: Label::new(
        "أجل الجواب على الاستفسار",
        "Délai de réponse aux demandes d’explication",
        "Time to reply to explanation requests",
    ),
    most_days: 60,
    limit: TimeLimit::calendar_days(7),
    source: "Usage de la commune, sauf si la lettre fixe un autre terme\u{a0}; aucun texte ne fixe ce délai",
};

/// What a letter says when it stands, in [`STANDING`]: one that follows another says which of those it is.
pub(super) fn standing_of(letter: &Document) -> String {
    match letter.get(PREVIOUS) {
        None => "yes".to_owned(),
        Some(_) => format!("after-{}", letter.get(KIND).map_or(0, Kind::rank)),
    }
}

/// A letter that begins is not about a day of which one stands that followed another.
pub(super) fn one_chain_stands_for_a_day(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let letter = &change.after;
    let is_of_other_day = change.is_new() || change.touches(DATE);
    if letter.get(PREVIOUS).is_some() || !is_of_other_day {
        return Ok(());
    }
    match of_day(cx, &letter.need(EMPLOYEE)?, letter.need(DATE)?)? {
        Some(other) if other.id != letter.id && other.get(PREVIOUS).as_ref() != Some(&Id(letter.id.clone())) => {
            Err(Rejection::new(ALREADY_EXISTS).field(DATE.def.name).into())
        }
        _ => Ok(()),
    }
}

/// A warning is the first sanction: it follows a request about the same facts that was answered, or whose term is over. What
/// stands is not judged anew.
pub(super) fn warning_follows_its_request(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let letter = &change.after;
    if letter.get(KIND) != Some(Kind::Warning) || !(change.is_new() || is_issued_by(change)) {
        return Ok(());
    }
    let former = match letter.get(PREVIOUS) {
        Some(id) => cx.get(&WARNINGS, id.as_str())?,
        None => None,
    };
    let is_request = |former: &Document| {
        former.get(KIND) == Some(Kind::ExplanationRequest) && former.get(STATUS) != Some(Status::Cancelled)
    };
    match former.filter(is_request) {
        Some(request) if is_answered_or_silent(cx, &request)? => Ok(()),
        _ => Err(Rejection::new(WITHOUT_REQUEST).about(&KIND.def).into()),
    }
}

/// Whether a change makes it a letter: it is written as one, or a draft was signed.
pub(super) fn is_issued_by(change: &Change) -> bool {
    change.touches(STATUS) && change.after.get(STATUS) == Some(Status::Issued)
}

/// Nobody writes to themselves.
pub(super) fn nobody_issues_to_themselves(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    if change.is_new() {
        nobody_for_themselves(cx, &change.after.need(EMPLOYEE)?)?;
    }
    Ok(())
}

/// Only of whom the terminals know, code and finger, do they prove anything.
pub(super) fn employee_is_fully_registered(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    if !change.is_new() {
        return Ok(());
    }
    let employee = cx.get(&EMPLOYEES, change.after.need(EMPLOYEE)?.as_str())?;
    let registration = employee.and_then(|employee| employee.get(employee::REGISTRATION));
    match registration {
        // An unknown employee is refused as a link to nobody.
        None | Some(RegistrationStatus::FullyRegistered) => Ok(()),
        Some(_) => Err(Rejection::new(BIOMETRIC_REQUIRED).field(EMPLOYEE.def.name).into()),
    }
}

/// Whom it is about and what it is never change; what it says, only until the employee has taken note of it.
pub(super) fn what_was_issued_stays(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    const CONTENT: &[FieldDef] = &[
        EMPLOYEE.def,
        KIND.def,
        DATE.def,
        ABSENT.def,
        MINUTES_LATE.def,
        REASON.def,
        REASON_AR.def,
        REPLY_UNTIL.def,
    ];
    /// How many of them, from the first, stay once the employee has only taken note: the term may be put off.
    const WITHOUT_TERM: usize = 7;
    let Some(before) = &change.before else { return Ok(()) };
    let fixed = match before.get(STATUS) {
        Some(Status::Draft | Status::Issued) | None => &CONTENT[..2],
        Some(Status::Acknowledged) => &CONTENT[..WITHOUT_TERM],
        Some(_) => CONTENT,
    };
    let differs = |field: &&FieldDef| before.value(field.name) != change.after.value(field.name);
    match fixed.iter().find(differs) {
        Some(field) => Err(Rejection::new(IS_ISSUED).about(field).into()),
        None => Ok(()),
    }
}

/// The facts lie in the past, the term does not.
pub(super) fn days_are_possible(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    day_not_in_future(cx, change, DATE)?;
    let has_passed = change.after.get(REPLY_UNTIL).is_some_and(|Date(day)| day < cx.today());
    // A term that follows from a handover may be over when the handover is entered.
    if change.touches(REPLY_UNTIL) && has_passed && !change.touches(HANDED_ON) {
        return Err(Rejection::new(TERM_HAS_PASSED).about(&REPLY_UNTIL.def).into());
    }
    Ok(())
}

/// The reference follows from the number; place, addressee and term are those of the day of issue. A draft waits for the office
/// that signs it.
pub(super) fn fill_derived_fields(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let (is_new, is_issued) = (change.is_new(), is_issued_by(change));
    let row = &mut change.after;
    if is_new {
        row.set_or_clear(AUTHOR, cx.who().user.clone().map(Id));
    }
    if is_issued {
        let number = row.number();
        row.set_or_clear(REF_NUMBER, number);
        let employee = row.need(EMPLOYEE)?;
        put_place(cx, row, &employee, &[BUREAU, SERVICE, ANNEXE])?;
        row.set(ADDRESSEE, employee);
    }
    let is_letter = row.get(NUM).is_some();
    if is_letter && row.get(REPLY_UNTIL).is_none() {
        let until = REPLY_TERM.end(cx, cx.today())?;
        row.set(REPLY_UNTIL, Date(until));
    }
    if is_issued && let Some(Date(until)) = row.get(REPLY_UNTIL) {
        let days = cx.today().until(until).map_or(0, |span| i64::from(span.get_days()));
        row.set(TERM_DAYS, days.max(0));
    }
    let office = match row.get(EMPLOYEE).filter(|_| row.get(STATUS) == Some(Status::Draft)) {
        Some(Id(employee)) => Some(signatory::office_of(cx, WARNING.id, &employee)?),
        None => None,
    };
    row.set_or_clear(SIGN_BY, office);
    let stands = row.get(STATUS) != Some(Status::Cancelled);
    let standing = stands.then(|| standing_of(row));
    row.set_or_clear(STANDING, standing);
    Ok(())
}
