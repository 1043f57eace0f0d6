//! A letter runs from the day on which it was handed over: acknowledged in the portal, or entered with day, way and receipt. What
//! lies in a drawer is no silence, and no term runs while its addressee is on leave.

use engine::input::wrong_argument;
use engine::{Act, Allowed, Check, Cx, Guard, Subject, inputs};
use jiff::{ToSpan, civil};
use platform::people::employee::EMPLOYEES;
use platform::people::user;
use platform::time_limit::{Direction, Stop, TimeLimit};
use schema::{Choice as _, Condition, Date, Document, Id, Instant, Rejection, Result, error_codes, expected};

use super::guard::OF_ANOTHER;
use super::{
    ACKNOWLEDGED_AT, EMPLOYEE, HANDED_BY, HANDED_HOW, HANDED_ON, HANDED_RECEIPT, Handover, REPLY_UNTIL, RESPONDED_AT,
    SIGNED_AT, STATUS, Status, TERM_DAYS, WARNINGS, wording,
};
use crate::pointage::DayKind;
use crate::recompute::days_off;

error_codes! {
    HANDED_ALREADY = "letter_handed_over", conflict => "سبق تسليم هذه المراسلة يوم {day}", "Cette lettre a déjà été remise le {day}", "This letter was handed over on {day} already";
    DAY_IMPOSSIBLE = "handover_day_impossible", invalid => "{field}: يقع تاريخ التسليم بين تاريخ المراسلة واليوم", "{field}\u{a0}: la remise a lieu entre la date de la lettre et ce jour", "{field}: a letter is handed over between its own day and today";
    IS_CLOSED = "letter_closed", conflict => "سبق البت في هذه المراسلة", "Cette lettre est déjà décidée", "This letter is decided already";
}

/// Handed over outside the portal, by whom it is entered.
pub(super) const HAND_OVER: Act<HandedOver> = Act::on(
    "warnings.handOver",
    wording::HAND_OVER,
    TO_HAND_OVER,
    Allowed::Holders(&[crate::permission::ISSUES]),
    hand_over,
);

const TO_HAND_OVER: Subject = Subject::new(
    || &WARNINGS,
    &[
        // A draft reaches nobody: there is no such act on it.
        Guard::Part(Check {
            reads: &[STATUS.def],
            check: |_, letter| match letter.get(STATUS) {
                Some(Status::Draft) => Err(IS_CLOSED.into()),
                _ => Ok(()),
            },
        }),
        OF_ANOTHER,
        Guard::While(IS_OPEN, IS_CLOSED),
        Guard::Check(Check {
            reads: &[HANDED_ON.def, ACKNOWLEDGED_AT.def, RESPONDED_AT.def],
            check: |_, letter| match handed_on(letter) {
                Some(day) => Err(Rejection::new(HANDED_ALREADY).day("day", Date(day)).into()),
                None => Ok(()),
            },
        }),
    ],
);
/// Issued, and nobody has decided yet.
const IS_OPEN: Condition = schema::any(&[
    STATUS.is(Status::Issued.wire()),
    STATUS.is(Status::Acknowledged.wire()),
    STATUS.is(Status::Disputed.wire()),
]);

inputs! {
    /// How a letter reached its addressee.
    pub(super) struct HandedOver {
        /// On which day.
        on: Date = need_field("on", &WARNINGS, &HANDED_ON),
        /// How; not by the portal, which enters itself.
        how: Handover = need_field("how", &WARNINGS, &HANDED_HOW),
        /// The receipt, in `downloadable-documents`.
        receipt: Option<Id> = may_field("fileId", &WARNINGS, &HANDED_RECEIPT),
    }
}

fn hand_over(cx: &mut Cx<'_>, letter: Document, given: &HandedOver) -> Result<Document> {
    if given.how == Handover::Portal {
        let outside = Handover::ALL.iter().filter(|way| **way != Handover::Portal);
        let words: Vec<&str> = outside.map(|way| way.wire()).collect();
        return Err(wrong_argument("how", expected::one_of(words.join(", "))));
    }
    let Date(on) = given.on;
    let signed = letter.get(SIGNED_AT).map(|Instant(at)| at);
    let written = signed.or_else(|| schema::read_instant(&letter.created_at));
    let written = written.map(schema::day_in_morocco);
    if on > cx.today() || written.is_some_and(|day| on < day) {
        return Err(Rejection::new(DAY_IMPOSSIBLE).about(&HANDED_ON.def).into());
    }
    let by = user::caller(cx)?;
    let mut handed = handed_over(cx, letter, on, given.how)?.with(HANDED_BY, by);
    handed.set_or_clear(HANDED_RECEIPT, given.receipt.clone());
    cx.update(handed)
}

/// The letter with its handover, and with its term from that day on.
pub(super) fn handed_over(cx: &Cx<'_>, letter: Document, on: civil::Date, how: Handover) -> Result<Document> {
    if letter.get(HANDED_ON).is_some() {
        return Ok(letter);
    }
    let letter = letter.with(HANDED_ON, Date(on)).with(HANDED_HOW, how);
    let until = term_end(cx, &letter)?;
    Ok(match until {
        Some(until) => letter.with(REPLY_UNTIL, Date(until)),
        None => letter,
    })
}

/// The day on which a letter reached its addressee; none while nobody knows that it did.
fn handed_on(letter: &Document) -> Option<civil::Date> {
    let by_portal = |key| letter.get(key).map(|Instant(at)| schema::day_in_morocco(at));
    let entered = letter.get(HANDED_ON).map(|Date(day)| day);
    entered
        .or_else(|| by_portal(ACKNOWLEDGED_AT))
        .or_else(|| by_portal(RESPONDED_AT))
}

/// Whether a letter reached its addressee: acknowledged, answered, entered; or it was decided upon.
pub(crate) fn is_handed_over(letter: &Document) -> bool {
    handed_on(letter).is_some() || !matches!(letter.get(STATUS), Some(Status::Draft | Status::Issued))
}

/// The last day to reply: so many days from the handover, without those on which the addressee is on leave, and never before the
/// day that the letter names. None before the handover.
pub(super) fn term_end(cx: &Cx<'_>, letter: &Document) -> Result<Option<civil::Date>> {
    /// No term is longer, whatever leave falls into it.
    const LONGEST: i32 = 366;
    if !is_handed_over(letter) {
        return Ok(None);
    }
    let named = letter.get(REPLY_UNTIL).map(|Date(day)| day);
    // Older letters keep the term that they name.
    let (Some(Date(handed)), Some(days)) = (letter.get(HANDED_ON), letter.get(TERM_DAYS)) else {
        return Ok(named);
    };
    let Some(file) = cx.get(&EMPLOYEES, letter.need(EMPLOYEE)?.as_str())? else {
        return Ok(named);
    };
    let last = handed.saturating_add(LONGEST.days());
    let counted = cx.today().max(handed).saturating_add(days.days());
    let away = days_off(cx, &file, handed, last.min(counted))?;
    let leave = away.iter().filter(|(_, kind)| **kind == DayKind::Leave);
    let stops: Vec<Stop> = leave.map(|(day, _)| Stop { from: *day, to: *day }).collect();
    // What the letter says is so many days, whatever rule made them.
    let term = TimeLimit::calendar_days(days).end(handed, Direction::Forwards, &stops, &|_| None);
    let end = term.end.min(last);
    Ok(named.into_iter().chain([end]).max())
}

/// Whether its addressee has let the term pass, or has answered. What was not handed over is not silent.
///
/// # Errors
/// When leave cannot be read.
pub(crate) fn is_answered_or_silent(cx: &Cx<'_>, letter: &Document) -> Result<bool> {
    if letter.get(RESPONDED_AT).is_some() {
        return Ok(true);
    }
    let names_later = letter.get(REPLY_UNTIL).is_some_and(|Date(until)| until >= cx.today());
    if names_later || !is_handed_over(letter) {
        return Ok(false);
    }
    Ok(term_end(cx, letter)?.is_none_or(|until| until < cx.today()))
}
