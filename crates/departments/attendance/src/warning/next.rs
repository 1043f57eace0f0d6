//! The next letter about the same facts, of the same day: a row of its own, after the reply or its term. A warning is a draft until it
//! is signed.

use engine::{Act, Allowed, Check, Cx, Guard, Subject, inputs};
use platform::decision::nobody_for_themselves;
use schema::{Change, Choice as _, Date, Document, Id, Rejection, Result, error_codes};

use super::guard::{OF_TERM, is_term_over};
use super::{
    ABSENT, DATE, EMPLOYEE, KIND, Kind, MINUTES_LATE, PREVIOUS, REASON, REASON_AR, REPLY_UNTIL, STANDING, STATUS,
    Status, WARNINGS, day, rules, wording,
};

error_codes! {
    NEXT_TOO_SOON = "escalation_term_runs", conflict => "لا توجه المراسلة الموالية قبل جواب المعني(ة) أو انتهاء أجل الجواب ({day})", "La lettre suivante attend la réponse ou la fin du délai ({day})", "The next letter waits for the reply or the end of the term ({day})";
    NOT_FURTHER = "escalation_not_further", invalid => "{field}: يجب أن تكون المراسلة الموالية أشد من «{from}»", "{field}\u{a0}: la lettre suivante doit aller au-delà de «\u{a0}{from}\u{a0}»", "{field}: the next letter must go beyond \"{from}\"";
    IS_CANCELLED = "warning_cancelled", conflict => "المراسلة ملغاة", "La lettre est annulée", "The letter is cancelled";
}

/// Answers with the next letter.
pub(super) const ESCALATE: Act<Escalation> = Act::on(
    "warnings.escalate",
    wording::ESCALATE,
    TO_ESCALATE,
    Allowed::Holders(&[crate::permission::ISSUES]),
    escalate,
);

const TO_ESCALATE: Subject = Subject::new(
    || &WARNINGS,
    &[
        // None goes beyond a warning: there is no such act on it.
        Guard::Part(Check {
            reads: &[KIND.def],
            check: |_, letter| next_kind(letter).map(drop),
        }),
        Guard::Check(Check {
            reads: &[EMPLOYEE.def],
            check: |cx, letter| nobody_for_themselves(cx, &letter.need(EMPLOYEE)?),
        }),
        Guard::While(STATUS.is_not(Status::Cancelled.wire()), IS_CANCELLED),
        Guard::Check(Check {
            reads: OF_TERM,
            check: |cx, letter| is_term_over(cx, letter, NEXT_TOO_SOON),
        }),
        Guard::Check(Check {
            reads: &[EMPLOYEE.def, DATE.def],
            check: next_may_stand,
        }),
    ],
);

inputs! {
    /// The next letter about the same facts.
    pub(super) struct Escalation {
        /// What the next one is.
        kind: Kind = need_field("kind", &WARNINGS, &KIND),
        /// What it says; as the former one unless it is said.
        reason: Option<String> = may_field("reason", &WARNINGS, &REASON),
        /// The last day to reply to it.
        reply_until: Option<Date> = may_field("replyUntil", &WARNINGS, &REPLY_UNTIL),
    }
}

impl Kind {
    /// How far it goes: each goes beyond those before it.
    pub(super) fn rank(self) -> usize {
        Kind::ALL.iter().position(|one| *one == self).unwrap_or_default()
    }
}

/// Where a letter of a kind begins: a sanction waits for the authority, other letters are issued as they are written.
fn first_status(kind: Kind) -> Status {
    match kind {
        Kind::Warning => Status::Draft,
        Kind::Notice | Kind::ExplanationRequest => Status::Issued,
    }
}

/// The kind beyond that of a letter.
fn next_kind(letter: &Document) -> Result<Kind> {
    let kind = letter.need(KIND)?;
    let next = Kind::ALL.get(kind.rank() + 1);
    next.copied().ok_or_else(|| not_further(kind).into())
}

fn not_further(from: Kind) -> Rejection {
    Rejection::new(NOT_FURTHER).about(&KIND.def).label("from", from.label())
}

/// Refuses what the next letter would be refused, whatever it says: one of its kind stands, its addressee is not registered any more,
/// or nobody was expected on its day.
fn next_may_stand(cx: &Cx<'_>, former: &Document) -> Result<()> {
    // What it says may be given with the act.
    let next = next_letter(former, next_kind(former)?)?.with(REASON, "…".to_owned());
    let same = [
        EMPLOYEE.eq(next.need(EMPLOYEE)?),
        DATE.eq(next.need(DATE)?),
        STANDING.eq(rules::standing_of(&next)),
    ];
    if cx.first(&WARNINGS, same)?.is_some() {
        return Err(Rejection::new(rules::ALREADY_EXISTS).field(DATE.def.name).into());
    }
    let mut change = Change {
        before: None,
        after: next,
    };
    rules::employee_is_fully_registered(cx, &mut change)?;
    day::stands_on_its_day(cx, &mut change)
}

/// A letter of a kind that follows another about the same facts, and says what that one says.
fn next_letter(former: &Document, kind: Kind) -> Result<Document> {
    let mut next = Document::new(&WARNINGS)
        .with(EMPLOYEE, former.need(EMPLOYEE)?)
        .with(DATE, former.need(DATE)?)
        .with(KIND, kind)
        .with(STATUS, first_status(kind))
        .with(ABSENT, former.get(ABSENT).unwrap_or_default())
        .with(PREVIOUS, Id(former.id.clone()));
    next.set_or_clear(MINUTES_LATE, former.get(MINUTES_LATE));
    next.set_or_clear(REASON, former.get(REASON));
    next.set_or_clear(REASON_AR, former.get(REASON_AR));
    Ok(next)
}

fn escalate(cx: &mut Cx<'_>, former: Document, given: &Escalation) -> Result<Document> {
    let was = former.need(KIND)?;
    if given.kind.rank() <= was.rank() {
        return Err(not_further(was).into());
    }
    let mut next = next_letter(&former, given.kind)?;
    if let Some(reason) = &given.reason {
        next.set(REASON, reason.clone());
        next.clear(REASON_AR);
    }
    next.set_or_clear(REPLY_UNTIL, given.reply_until);
    cx.create(next)
}
