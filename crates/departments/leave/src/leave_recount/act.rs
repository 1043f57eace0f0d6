//! Human resources decide on the leaves of a change.

use engine::input::{FromArgument, wrong_argument};
use engine::{Act, Allowed, Check, Cx, Guard, Subject, inputs};
use platform::decision::user_deciding_on;
use platform::people::user;
use schema::{Choice as _, Document, Rejection, Result, Shape, error_codes, expected};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value as Json;

use super::{DECIDED_BY, EMPLOYEE, LEAVE_RECOUNTS, REASON, REQUEST, STATE, State, end, wording};
use crate::leave_request::field::{self as request, LEAVE_REQUESTS, Status};
use crate::leave_request::recount::{apply, as_granted, counted_now, takes_more, within_balance};
use crate::permission::HR;

error_codes! {
    DECIDED = "leave_recount_decided", conflict => "سبق البت في إعادة احتساب هذه الرخصة: {state}", "Il a déjà été décidé sur ce congé\u{a0}: {state}", "This leave was decided on already: {state}";
}

/// So many leaves are decided on at once.
const AT_ONCE: usize = 500;

/// What may be decided.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outcome(State);

const OUTCOMES: [State; 3] = [State::Kept, State::Recounted, State::Shortened];

inputs! {
    /// What becomes of leaves that a change would take more days of.
    pub(super) struct DecideInput {
        /// Which.
        ids: Vec<String> = need("ids"),
        /// `kept` as granted, `recounted` whatever is owed, or `shortened` by the days that are lacking.
        outcome: Outcome = need("decision"),
        /// Why.
        reason: Option<String> = may_field("reason", &LEAVE_RECOUNTS, &REASON),
    }
}

impl FromArgument for Outcome {
    const SHAPE: Shape = Shape::Word(&[State::Kept.wire(), State::Recounted.wire(), State::Shortened.wire()]);
    fn read(name: &'static str, given: &Json) -> Result<Option<Self>> {
        let Some(word) = String::read(name, given)? else {
            return Ok(None);
        };
        let words = OUTCOMES.map(schema::Choice::word).join(", ");
        let found = OUTCOMES.into_iter().find(|one| one.word() == word);
        found
            .map(|state| Some(Outcome(state)))
            .ok_or_else(|| wrong_argument(name, expected::one_of(words)))
    }
}

/// All of them, or none.
pub(super) const DECIDE: Act<DecideInput, DecidedLeave> =
    Act::run("leaveRecounts.decide", wording::DECIDE, Allowed::Holders(&[HR]), decide)
        .with_subject(ON)
        .waits_when(STATE.is(State::Open.wire()));

/// How many leaves were decided on.
#[derive(Serialize, JsonSchema)]
pub(super) struct DecidedLeave {
    decided: usize,
}

const ON: Subject = Subject::new(
    || &LEAVE_RECOUNTS,
    &[
        Guard::Check(Check {
            reads: &[EMPLOYEE.def],
            check: |cx, entry| user_deciding_on(cx, &entry.need(EMPLOYEE)?).map(drop),
        }),
        Guard::Check(Check {
            reads: &[STATE.def],
            check: is_open,
        }),
    ],
);

fn is_open(_: &Cx<'_>, entry: &Document) -> Result<()> {
    match entry.need(STATE)? {
        State::Open => Ok(()),
        state => Err(Rejection::new(DECIDED).label("state", state.label()).into()),
    }
}

fn decide(cx: &mut Cx<'_>, given: &DecideInput) -> Result<DecidedLeave> {
    let by = user::caller(cx)?;
    if given.ids.len() > AT_ONCE {
        return Err(wrong_argument("ids", expected::documents(1, AT_ONCE)));
    }
    for id in &given.ids {
        let mut entry = ON.admit(cx, id)?.with(DECIDED_BY, by.clone());
        entry.set_or_clear(REASON, given.reason.clone());
        carry_out(cx, entry, given.outcome)?;
    }
    Ok(DecidedLeave {
        decided: given.ids.len(),
    })
}

/// By what stands at this moment: what takes no more than was granted any more needs no decision.
fn carry_out(cx: &mut Cx<'_>, entry: Document, Outcome(wanted): Outcome) -> Result<()> {
    let row = cx.need(&LEAVE_REQUESTS, entry.need(REQUEST)?.as_str())?;
    if row.get(request::STATUS) != Some(Status::Approved) {
        return end(cx, entry, State::Void);
    }
    let counted = counted_now(cx, &row)?;
    if !takes_more(&row, &counted) {
        apply(cx, counted)?;
        return end(cx, entry, State::Void);
    }
    let decided = match wanted {
        State::Kept => as_granted(cx, row, &counted)?,
        State::Shortened => within_balance(cx, counted)?,
        _ => counted,
    };
    apply(cx, decided)?;
    end(cx, entry, wanted)
}
