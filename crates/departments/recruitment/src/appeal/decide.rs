//! Appeals are decided by somebody who did not decide first, with a password of their own. What is decided has no effect before
//! another person carries it out; a refusal settles it.

use engine::{Act, Allowed, Check, Cx, Guard, Subject, answered_documents, inputs};
use platform::people::user;
use platform::signature;
use schema::{Document, Id, Rejection, Result, error_codes};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::json;

use super::authority::{authority_of, gives_no_mark};
use super::subject::subject_of;
use super::{
    ABOUT, APPEALS, AppealState, AppealSubject, CANDIDATE, DECIDED_AT, DECIDED_BY, DECIDER, DECISION, FIRST_DECIDED_BY,
    MARK, STATE, TEST, wording,
};
use crate::candidate::CANDIDATES;
use crate::grade_entry::MarkNumber;
use crate::permission::READS;
use crate::recruitment::applicant_mail;
use crate::signing_once::sign_once;

error_codes! {
    DECIDED_FIRST = "appeal_decided_first", 403 => "لا يبت في التظلم من قرر أول مرة", "La personne qui a pris la première décision ne peut pas trancher le recours", "Whoever decided the first time does not decide the appeal";
    DECIDED = "appeal_already_decided", conflict => "سبق البت في هذا التظلم", "Ce recours est déjà tranché", "This appeal is decided already";
    NOT_DECIDER = "appeal_not_yours", 403 => "يبت في التظلم عضو من اللجنة المعنية لم يقرر أول مرة", "Le recours est tranché par un membre de la commission concernée qui n’a pas décidé la première fois", "The appeal is decided by a member of the committee that it is about who did not decide first";
    WRONG_WORD = "appeal_decision_word", invalid => "القرار: accepted أو refused", "Décision attendue\u{a0}: accepted ou refused", "Decision: accepted or refused";
    MARK_NEEDED = "appeal_needs_mark", invalid => "قبول التظلم من نقطة يستوجب النقطة الجديدة", "Accepter un recours sur une note demande la nouvelle note", "To accept an appeal against a mark takes the new mark";
    NEEDS_REASON = "appeal_needs_reason", invalid => "المرجو تعليل القرار", "Motivez la décision", "Say why it is decided so";
}

/// What a signature of a decision says that it is for.
const SIGNED_DECISION: &str = "appeals.decide";
/// Decides an appeal; signed.
pub(super) const DECIDE: Act<AppealVerdict, DecidedAppeal> =
    Act::run(SIGNED_DECISION, wording::DECIDE, Allowed::Users, decide).with_subject(TO_DECIDE);

answered_documents! {
    /// An appeal.
    pub(super) struct AppealRow of APPEALS;
}

/// An appeal that was decided; to whoever may read no appeals its state alone.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
pub(super) enum DecidedAppeal {
    Whole(AppealRow),
    Unread(UnreadAppeal),
}

/// An appeal that its decider may not read.
#[derive(Serialize, JsonSchema)]
pub(super) struct UnreadAppeal {
    #[serde(rename = "$id")]
    id: String,
    state: AppealState,
}

const TO_DECIDE: Subject = Subject::new(
    || &APPEALS,
    &[
        Guard::Check(Check {
            reads: &[FIRST_DECIDED_BY.def],
            check: has_not_decided_first,
        }),
        Guard::Check(Check {
            reads: &[ABOUT.def],
            check: |cx, appeal| gives_no_mark(cx, appeal, NOT_DECIDER),
        }),
        Guard::Part(Check {
            reads: &[],
            check: |cx, appeal| authority_of(cx, appeal, NOT_DECIDER).map(drop),
        }),
        Guard::While(STATE.is(AppealState::Filed.wire()), DECIDED),
    ],
);

inputs! {
    /// What is decided of an appeal.
    pub(super) struct AppealVerdict {
        /// The appeal.
        id: Id = need("id"),
        /// `accepted` or `refused`.
        decision: String = need("decision"),
        /// Why; printed for whoever appealed.
        reason: String = need_field("reason", &APPEALS, &DECISION),
        /// Of a mark, where the appeal is accepted: the new one.
        mark: Option<MarkNumber> = may("mark"),
    }
}

fn decide(cx: &mut Cx<'_>, given: &AppealVerdict) -> Result<DecidedAppeal> {
    // Whoever decides may read no appeals.
    let appeal = cx.get(&APPEALS, given.id.as_str())?.ok_or(NOT_DECIDER)?;
    TO_DECIDE.check(cx, &appeal)?;
    let (user, authority) = (user::caller(cx)?, authority_of(cx, &appeal, NOT_DECIDER)?);
    let (state, mark) = verdict(cx, &appeal, given)?;
    signature::require_open(cx)?;
    let mut row = appeal
        .with(STATE, state)
        .with(DECISION, given.reason.trim().to_owned())
        .with(DECIDED_BY, user)
        .with(DECIDED_AT, cx.moment());
    row.set_or_clear(DECIDER, authority.seat().map(|seat| Id(seat.id.clone())));
    row.set_or_clear(MARK, mark);
    let appeal = cx.update(row)?;
    let shown = json!({"appealId": appeal.id, "decision": state.wire(), "reason": given.reason.trim(),
        "mark": mark.map(|mark| mark.0)});
    sign_once(cx, &appeal, SIGNED_DECISION, shown)?;
    applicant_mail::notify_applicant(cx, appeal.need(CANDIDATE)?.as_str())?;
    if cx.who().holds_permission(READS) {
        return Ok(DecidedAppeal::Whole(AppealRow(cx.answer(appeal)?)));
    }
    Ok(DecidedAppeal::Unread(UnreadAppeal { id: appeal.id, state }))
}

/// Refuses whoever decided what is appealed against.
fn has_not_decided_first(cx: &Cx<'_>, appeal: &Document) -> Result<()> {
    let user = user::caller(cx)?;
    if appeal.get(FIRST_DECIDED_BY).unwrap_or_default().contains(&user) {
        return Err(DECIDED_FIRST.into());
    }
    Ok(())
}

/// The state that the word leads to, and the mark that is given with it; what is contested is still there.
fn verdict(cx: &Cx<'_>, appeal: &Document, given: &AppealVerdict) -> Result<(AppealState, Option<schema::Decimal>)> {
    if !given.reason.contains(char::is_alphanumeric) {
        return Err(Rejection::new(NEEDS_REASON).field("reason").into());
    }
    let state = match given.decision.as_str() {
        "accepted" => AppealState::Accepted,
        "refused" => return Ok((AppealState::Refused, None)),
        _ => return Err(Rejection::new(WRONG_WORD).field("decision").into()),
    };
    let (about, test) = (appeal.need(ABOUT)?, appeal.get(TEST));
    let candidate = cx.need(&CANDIDATES, appeal.need(CANDIDATE)?.as_str())?;
    subject_of(cx, &candidate, about, test.as_ref())?;
    if about != AppealSubject::Mark {
        return Ok((state, None));
    }
    let MarkNumber(mark) = given.mark.ok_or_else(|| Rejection::new(MARK_NEEDED).field("mark"))?;
    Ok((state, Some(mark)))
}
