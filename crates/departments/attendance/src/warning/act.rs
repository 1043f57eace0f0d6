//! What becomes of a letter: the employee acknowledges it or replies, a head or human resources decide, the next letter follows.

use engine::input::FromArgument;
use engine::{Cx, inputs};
use platform::decision::{is_open_step, user_deciding_on};
use schema::{Choice as _, Date, Document, ErrorCode, Id, Rejection, Result, Shape, error_codes};
use serde_json::Value as Json;

use super::handover::{handed_over, is_answered_or_silent, is_handed_over, term_end};
use super::{
    ABSENT, ACKNOWLEDGED_AT, CANCELLED_REASON, DATE, DECIDED_AT, DECIDED_BY, DECISION, EMPLOYEE, FLOW, Handover, KIND,
    Kind, MINUTES_LATE, PREVIOUS, REASON, REASON_AR, REPLY_FILE, REPLY_UNTIL, RESPONDED_AT, RESPONSE, STATUS, Status,
    WARNINGS,
};
use crate::word::read_word;

error_codes! {
    REPLY_TOO_LATE = "reply_too_late", conflict => "انتهى أجل الجواب يوم {day}", "Le délai de réponse est passé depuis le {day}", "The term to reply ended on {day}";
    TERM_RUNS = "reply_term_runs", conflict => "لا يمكن تأكيد المراسلة قبل جواب المعني(ة) أو انتهاء أجل الجواب ({day})", "Rien ne peut être maintenu avant la réponse ou la fin du délai ({day})", "Nothing can be upheld before the reply or the end of the term ({day})";
    NEXT_TOO_SOON = "escalation_term_runs", conflict => "لا توجه المراسلة الموالية قبل جواب المعني(ة) أو انتهاء أجل الجواب ({day})", "La lettre suivante attend la réponse ou la fin du délai ({day})", "The next letter waits for the reply or the end of the term ({day})";
    NOT_FURTHER = "escalation_not_further", invalid => "{field}: يجب أن تكون المراسلة الموالية أشد من «{from}»", "{field}\u{a0}: la lettre suivante doit aller au-delà de «\u{a0}{from}\u{a0}»", "{field}: the next letter must go beyond \"{from}\"";
    /// It may lie in a drawer still: nobody is silent who was not asked.
    NOT_HANDED_OVER = "letter_not_handed_over", conflict => "لم تسلم هذه المراسلة بعد: سجلوا تاريخ وطريقة تسليمها", "Cette lettre n’a pas encore été remise\u{a0}: saisissez la date et le mode de remise", "This letter was not handed over yet: enter on which day and how it was";
    IS_CANCELLED = "warning_cancelled", conflict => "المراسلة ملغاة", "La lettre est annulée", "The letter is cancelled";
}

inputs! {
    /// A letter.
    pub(super) struct Acknowledgement {
        /// The letter.
        id: Id = need("id"),
    }
    /// What the employee replies.
    pub(super) struct Reply {
        /// The letter.
        id: Id = need("id"),
        /// The reply.
        response: String = need("response"),
        /// A file that goes with it, in `downloadable-documents`.
        file: Option<Id> = may("fileId"),
    }
    /// What is decided about a letter.
    pub(super) struct Decision {
        /// The letter.
        id: Id = need("id"),
        /// Whether it is upheld or cancelled.
        verdict: Verdict = need("decision"),
        /// Why.
        reason: String = need("reason"),
    }
    /// A letter that is taken back.
    pub(super) struct Cancellation {
        /// The letter.
        id: Id = need("id"),
        /// Why.
        reason: String = need("reason"),
    }
    /// The next letter about the same facts.
    pub(super) struct Escalation {
        /// The former letter.
        id: Id = need("id"),
        /// What the next one is.
        kind: Kind = need("kind"),
        /// What it says; as the former one unless it is said.
        reason: Option<String> = may("reason"),
        /// The last day to reply to it.
        reply_until: Option<jiff::civil::Date> = may("replyUntil"),
    }
}

/// What may be decided.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Verdict(Status);

impl FromArgument for Verdict {
    const SHAPE: Shape = Shape::Word(&[Status::Upheld.wire(), Status::Cancelled.wire()]);
    fn read(name: &'static str, given: &Json) -> Result<Option<Self>> {
        let word = read_word(name, given, &[Status::Upheld, Status::Cancelled])?;
        Ok(word.map(Verdict))
    }
}

impl FromArgument for Kind {
    const SHAPE: Shape = Shape::Word(&[
        Kind::Notice.wire(),
        Kind::ExplanationRequest.wire(),
        Kind::Warning.wire(),
    ]);
    fn read(name: &'static str, given: &Json) -> Result<Option<Self>> {
        read_word(name, given, Kind::ALL)
    }
}

impl Kind {
    /// How far it goes: each goes beyond those before it.
    pub(super) fn rank(self) -> usize {
        Kind::ALL.iter().position(|one| *one == self).unwrap_or_default()
    }
}

/// The letter, if the caller may read it and may take it on.
fn open_to_caller(cx: &Cx<'_>, id: &Id, to: Status) -> Result<Document> {
    let warning = cx.need_readable(&WARNINGS, id.as_str())?;
    is_open_step(cx, &FLOW, &warning, to.wire())?;
    Ok(warning)
}

fn save(cx: &mut Cx<'_>, warning: Document) -> Result<Json> {
    let saved = cx.update(warning)?;
    cx.answer(saved)
}

/// `warnings.acknowledge` → warning.
pub(super) fn acknowledge(cx: &mut Cx<'_>, asked: &Acknowledgement) -> Result<Json> {
    let warning = open_to_caller(cx, &asked.id, Status::Acknowledged)?;
    let warning = handed_over(cx, warning, cx.today(), Handover::Portal)?;
    let now = cx.moment();
    save(
        cx,
        warning.with(STATUS, Status::Acknowledged).with(ACKNOWLEDGED_AT, now),
    )
}

/// `warnings.dispute` → warning.
pub(super) fn dispute(cx: &mut Cx<'_>, reply: &Reply) -> Result<Json> {
    let warning = open_to_caller(cx, &reply.id, Status::Disputed)?;
    if let Some(term) = term_end(cx, &warning)?.filter(|day| *day < cx.today()) {
        return Err(Rejection::new(REPLY_TOO_LATE).day("day", Date(term)).into());
    }
    let mut warning = handed_over(cx, warning, cx.today(), Handover::Portal)?;
    warning.set_or_clear(REPLY_FILE, reply.file.clone());
    let now = cx.moment();
    let replied = warning
        .with(STATUS, Status::Disputed)
        .with(RESPONSE, reply.response.clone())
        .with(RESPONDED_AT, now);
    save(cx, replied)
}

/// `warnings.decide` → warning.
pub(super) fn decide(cx: &mut Cx<'_>, given: &Decision) -> Result<Json> {
    let Verdict(to) = given.verdict;
    let warning = open_to_caller(cx, &given.id, to)?;
    let user = user_deciding_on(cx, &warning.need(EMPLOYEE)?)?;
    if to == Status::Upheld {
        term_is_over(cx, &warning, TERM_RUNS)?;
    }
    let says = if to == Status::Cancelled {
        CANCELLED_REASON
    } else {
        DECISION
    };
    let now = cx.moment();
    let decided = warning
        .with(STATUS, to)
        .with(says, given.reason.clone())
        .with(DECIDED_BY, user)
        .with(DECIDED_AT, now);
    save(cx, decided)
}

/// `warnings.cancel` → warning.
pub(super) fn cancel(cx: &mut Cx<'_>, given: &Cancellation) -> Result<Json> {
    let decision = Decision {
        id: given.id.clone(),
        verdict: Verdict(Status::Cancelled),
        reason: given.reason.clone(),
    };
    decide(cx, &decision)
}

/// Refuses what would not wait for the reply to a letter, or for the end of the term that runs from its handover.
fn term_is_over(cx: &Cx<'_>, letter: &Document, runs: ErrorCode) -> Result<()> {
    if is_answered_or_silent(cx, letter)? {
        return Ok(());
    }
    if !is_handed_over(letter) {
        return Err(NOT_HANDED_OVER.into());
    }
    let until = term_end(cx, letter)?.unwrap_or_else(|| cx.today());
    Err(Rejection::new(runs).day("day", Date(until)).into())
}

/// Where a letter of a kind begins: a sanction waits for the authority, other letters are issued as they are written.
fn first_status(kind: Kind) -> Status {
    match kind {
        Kind::Warning => Status::Draft,
        Kind::Notice | Kind::ExplanationRequest => Status::Issued,
    }
}

/// `warnings.escalate` → the next letter about the same facts, of the same day: a row of its own, after the reply or its term. A
/// warning is a draft until it is signed.
pub(super) fn escalate(cx: &mut Cx<'_>, given: &Escalation) -> Result<Json> {
    let former = cx.need_readable(&WARNINGS, given.id.as_str())?;
    if former.get(STATUS) == Some(Status::Cancelled) {
        return Err(IS_CANCELLED.into());
    }
    let was = former.need(KIND)?;
    if given.kind.rank() <= was.rank() {
        return Err(Rejection::new(NOT_FURTHER)
            .about(&KIND.def)
            .label("from", was.label())
            .into());
    }
    term_is_over(cx, &former, NEXT_TOO_SOON)?;
    let mut next = Document::new(&WARNINGS)
        .with(EMPLOYEE, former.need(EMPLOYEE)?)
        .with(DATE, former.need(DATE)?)
        .with(KIND, given.kind)
        .with(STATUS, first_status(given.kind))
        .with(ABSENT, former.get(ABSENT).unwrap_or_default())
        .with(PREVIOUS, Id(former.id.clone()));
    next.set_or_clear(MINUTES_LATE, former.get(MINUTES_LATE));
    next.set_or_clear(REASON, given.reason.clone().or_else(|| former.get(REASON)));
    next.set_or_clear(REASON_AR, former.get(REASON_AR).filter(|_| given.reason.is_none()));
    next.set_or_clear(REPLY_UNTIL, given.reply_until.map(Date));
    let made = cx.create(next)?;
    cx.answer(made)
}
