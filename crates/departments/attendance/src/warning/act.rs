//! What becomes of a letter: the employee acknowledges it or replies, a head or human resources decide.

use engine::input::FromArgument;
use engine::{Act, Allowed, Check, Cx, Guard, Subject, answered_documents, inputs};
use platform::people::user;
use schema::{Date, Document, Id, Rejection, Result, Shape, error_codes};
use serde_json::Value as Json;

use super::guard::{OF_ANOTHER, OF_TERM, is_actor, is_term_over};
use super::handover::{handed_over, term_end};
use super::{
    ACKNOWLEDGED_AT, CANCELLED_REASON, DECIDED_AT, DECIDED_BY, DECISION, Handover, REPLY_FILE, RESPONDED_AT, RESPONSE,
    STATUS, Status, WARNINGS, wording,
};
use crate::word::read_word;

error_codes! {
    REPLY_TOO_LATE = "reply_too_late", conflict => "انتهى أجل الجواب يوم {day}", "Le délai de réponse est passé depuis le {day}", "The term to reply ended on {day}";
    TERM_RUNS = "reply_term_runs", conflict => "لا يمكن تأكيد المراسلة قبل جواب المعني(ة) أو انتهاء أجل الجواب ({day})", "Rien ne peut être maintenu avant la réponse ou la fin du délai ({day})", "Nothing can be upheld before the reply or the end of the term ({day})";
}

/// The addressee has taken note of it.
pub(super) const ACKNOWLEDGE: Act = Act::on(
    "warnings.acknowledge",
    wording::ACKNOWLEDGE,
    Subject::new(|| &WARNINGS, &[ADDRESSED, Guard::Step(Status::Acknowledged.wire())]),
    Allowed::Users,
    |cx, letter, ()| acknowledge(cx, letter),
);

/// The addressee replies.
pub(super) const DISPUTE: Act<Reply> = Act::on(
    "warnings.dispute",
    wording::DISPUTE,
    Subject::new(
        || &WARNINGS,
        &[
            ADDRESSED,
            Guard::Step(Status::Disputed.wire()),
            Guard::Check(Check {
                reads: OF_TERM,
                check: may_be_answered,
            }),
        ],
    ),
    Allowed::Users,
    dispute,
);

/// What is open of it is to uphold; to cancel is [`CANCEL`] under another name, which asks what that one asks.
pub(super) const DECIDE: Act<Decision, LetterRow> =
    Act::run("warnings.decide", wording::UPHOLD, Allowed::Users, decide)
        .with_subject(TO_UPHOLD)
        .waits_when(STATUS.is(Status::Disputed.wire()));

answered_documents! {
    /// A letter.
    pub(super) struct LetterRow of WARNINGS;
}

/// Cancelled, or taken back after it was upheld.
pub(super) const CANCEL: Act<Cancellation> = Act::on(
    "warnings.cancel",
    wording::CANCEL,
    TO_CANCEL,
    Allowed::Users,
    |cx, letter, given| decide_on(cx, letter, Status::Cancelled, &given.reason),
);

const ADDRESSED: Guard = Guard::Part(Check {
    reads: &[],
    check: |cx, letter| is_actor(cx, letter, Status::Acknowledged),
});
const TO_UPHOLD: Subject = Subject::new(
    || &WARNINGS,
    &[
        Guard::Part(Check {
            reads: &[],
            check: |cx, letter| is_actor(cx, letter, Status::Upheld),
        }),
        OF_ANOTHER,
        Guard::Step(Status::Upheld.wire()),
        Guard::Check(Check {
            reads: OF_TERM,
            check: |cx, letter| is_term_over(cx, letter, TERM_RUNS),
        }),
    ],
);
const TO_CANCEL: Subject = Subject::new(
    || &WARNINGS,
    &[
        Guard::Part(Check {
            reads: &[],
            check: |cx, letter| is_actor(cx, letter, Status::Cancelled),
        }),
        OF_ANOTHER,
        Guard::Step(Status::Cancelled.wire()),
    ],
);

inputs! {
    /// What the employee replies.
    pub(super) struct Reply {
        /// The reply.
        response: String = need_field("response", &WARNINGS, &RESPONSE),
        /// A file that goes with it, in `downloadable-documents`.
        file: Option<Id> = may_field("fileId", &WARNINGS, &REPLY_FILE),
    }
    /// What is decided about a letter.
    pub(super) struct Decision {
        /// The letter.
        id: Id = need("id"),
        /// Whether it is upheld or cancelled.
        verdict: Verdict = need("decision"),
        /// Why.
        reason: String = need_field("reason", &WARNINGS, &DECISION),
    }
    /// A letter that is taken back.
    pub(super) struct Cancellation {
        /// Why.
        reason: String = need_field("reason", &WARNINGS, &CANCELLED_REASON),
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

fn acknowledge(cx: &mut Cx<'_>, letter: Document) -> Result<Document> {
    let letter = handed_over(cx, letter, cx.today(), Handover::Portal)?;
    let now = cx.moment();
    cx.update(letter.with(STATUS, Status::Acknowledged).with(ACKNOWLEDGED_AT, now))
}

/// Refuses a letter whose term to reply has passed.
fn may_be_answered(cx: &Cx<'_>, letter: &Document) -> Result<()> {
    match term_end(cx, letter)?.filter(|day| *day < cx.today()) {
        Some(term) => Err(Rejection::new(REPLY_TOO_LATE).day("day", Date(term)).into()),
        None => Ok(()),
    }
}

fn dispute(cx: &mut Cx<'_>, letter: Document, reply: &Reply) -> Result<Document> {
    let mut letter = handed_over(cx, letter, cx.today(), Handover::Portal)?;
    letter.set_or_clear(REPLY_FILE, reply.file.clone());
    let now = cx.moment();
    let replied = letter
        .with(STATUS, Status::Disputed)
        .with(RESPONSE, reply.response.clone())
        .with(RESPONDED_AT, now);
    cx.update(replied)
}

fn decide(cx: &mut Cx<'_>, given: &Decision) -> Result<LetterRow> {
    let Verdict(to) = given.verdict;
    let on = if to == Status::Cancelled { TO_CANCEL } else { TO_UPHOLD };
    let letter = on.admit(cx, given.id.as_str())?;
    let decided = decide_on(cx, letter, to, &given.reason)?;
    cx.answer(decided).map(LetterRow)
}

/// Writes what was decided, by whom and why.
fn decide_on(cx: &mut Cx<'_>, letter: Document, to: Status, reason: &str) -> Result<Document> {
    let says = if to == Status::Cancelled {
        CANCELLED_REASON
    } else {
        DECISION
    };
    let (by, now) = (user::caller(cx)?, cx.moment());
    let decided = letter.with(STATUS, to).with(says, reason.to_owned());
    cx.update(decided.with(DECIDED_BY, by).with(DECIDED_AT, now))
}
