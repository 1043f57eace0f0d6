//! A juror who is kin of a candidate, or has another reason, steps back from hearing them, and the minutes say so (decision 33).

use engine::{Act, Allowed, Check, Cx, Guard, Subject, inputs};
use platform::people::user;
use schema::{Document, Id, Result, error_codes};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Value as Json, json};

use super::{CANDIDATE, GRADE_ENTRIES, MARKER, STANDING, members_of, sheets_of, wording};
use crate::candidate::{self, CANDIDATES, RECUSALS};
use crate::committee::CommitteeKind;
use crate::committee_member;
use crate::exam_lock::{LockPhase, is_open_phase};

error_codes! {
    NOT_JUROR = "recusal_not_a_juror", 403 => "لستم عضوا في اللجنة التي تستمع إلى هذا المترشح", "Vous n’êtes pas membre de la commission qui entend ce candidat", "You are no member of the committee that hears this candidate";
    REASON_REQUIRED = "recusal_reason_required", invalid => "سبب التجريح إجباري", "Le motif de la récusation est obligatoire", "The reason of the recusal is required";
    MARKED_ALREADY = "recusal_after_mark", conflict => "منحتم هذا المترشح نقطة: لا تجريح بعدها", "Vous avez déjà noté ce candidat", "You have given this candidate a mark already";
    STEPPED_BACK = "juror_stepped_back", conflict => "تنحيتم عن الاستماع إلى هذا المترشح", "Vous vous êtes récusé(e) pour ce candidat", "You have stepped back from hearing this candidate";
}

/// Says that the caller, or the member whose sheet they type, does not hear this candidate.
pub(super) const RECUSE: Act<Recusal, CandidateRecusals> =
    Act::run("candidates.recuse", wording::RECUSE, Allowed::Users, recuse).with_subject(ON);

/// A candidate whom the caller hears and has not marked.
const ON: Subject = Subject::new(
    || &CANDIDATES,
    &[
        Guard::Part(Check {
            reads: &[],
            check: |cx, candidate| juror(cx, candidate).map(drop),
        }),
        Guard::Check(Check {
            reads: &[candidate::RECRUITMENT.def],
            check: |cx, candidate| is_open_phase(cx, &candidate.need(candidate::RECRUITMENT)?, LockPhase::Oral),
        }),
        Guard::Check(Check {
            reads: &[],
            check: is_unmarked,
        }),
    ],
);

inputs! {
    /// A juror who steps back.
    pub(super) struct Recusal {
        /// The candidate.
        candidate: Id = need("candidateId"),
        /// Why; the minutes print it.
        reason: Option<String> = may("reason"),
        /// Whether it is taken back.
        take_back: bool = flag("takeBack"),
    }
}

/// Who stepped back from hearing a candidate.
#[derive(Serialize, JsonSchema)]
pub(super) struct CandidateRecusals {
    recusals: Vec<RecusedMember>,
}

/// Somebody who stepped back.
#[derive(Serialize, JsonSchema)]
pub(crate) struct RecusedMember {
    /// The member.
    #[serde(rename = "memberId")]
    pub(crate) member: String,
    name: String,
    reason: String,
    /// When.
    at: String,
}

/// Who stepped back from hearing a candidate.
pub(crate) fn recusals_of(candidate: &Document) -> Vec<RecusedMember> {
    let said: Json = candidate.get(RECUSALS).unwrap_or_default();
    let text = |one: &Json, key: &str| one[key].as_str().unwrap_or_default().to_owned();
    let one = |one: &Json| RecusedMember {
        member: text(one, "memberId"),
        name: text(one, "name"),
        reason: text(one, "reason"),
        at: text(one, "at"),
    };
    said.as_array().into_iter().flatten().map(one).collect()
}

/// As minutes print them: number of the candidate, member, reason.
pub(crate) fn recusals_of_exam(cx: &Cx<'_>, exam: &str) -> Result<Vec<String>> {
    let some = [candidate::RECRUITMENT.eq(exam), RECUSALS.is_not_null()];
    let mut told = Vec::new();
    for candidate in cx.all(&CANDIDATES, some)? {
        let number = candidate.get(candidate::CANDIDATE_NUMBER).unwrap_or_default();
        let line = |one: RecusedMember| format!("{number}\u{a0}: {} ({})", one.name, one.reason);
        told.extend(recusals_of(&candidate).into_iter().map(line));
    }
    told.sort_unstable();
    Ok(told)
}

fn recuse(cx: &mut Cx<'_>, order: &Recusal) -> Result<CandidateRecusals> {
    // Who is a candidate is told to those who hear them alone.
    let candidate = cx.get(&CANDIDATES, order.candidate.as_str())?.ok_or(NOT_JUROR)?;
    ON.check(cx, &candidate)?;
    let member = juror(cx, &candidate)?;
    let said: Json = candidate.get(RECUSALS).unwrap_or_default();
    let mut all = said.as_array().cloned().unwrap_or_default();
    all.retain(|one| one["memberId"] != member.id);
    if !order.take_back {
        let reason = order
            .reason
            .clone()
            .filter(|words| words.contains(char::is_alphanumeric));
        let reason = reason.ok_or_else(|| REASON_REQUIRED.rejection().field("reason"))?;
        all.push(
            json!({"memberId": member.id, "name": member.get(committee_member::NAME), "reason": reason,
            "at": schema::wire_instant(cx.now())}),
        );
    }
    let mut row = candidate;
    row.set_or_clear(RECUSALS, (!all.is_empty()).then_some(Json::Array(all)));
    let recusals = recusals_of(&cx.update(row)?);
    Ok(CandidateRecusals { recusals })
}

/// The seat in which the caller hears a candidate.
fn juror(cx: &Cx<'_>, candidate: &Document) -> Result<Document> {
    seat(cx, &user::caller(cx)?, candidate)?.ok_or_else(|| NOT_JUROR.into())
}

/// Whoever gave a mark does not step back after it.
fn is_unmarked(cx: &Cx<'_>, candidate: &Document) -> Result<()> {
    let marked = [
        CANDIDATE.eq(&candidate.id),
        MARKER.eq(juror(cx, candidate)?.id),
        STANDING.is_not_null(),
    ];
    if cx.first(&GRADE_ENTRIES, marked)?.is_some() {
        return Err(MARKED_ALREADY.into());
    }
    Ok(())
}

/// The seat of somebody in a committee that hears the candidate, or that of the member whose sheet they type.
pub(super) fn seat(cx: &Cx<'_>, user: &Id, candidate: &Document) -> Result<Option<Document>> {
    let exam = candidate.need(candidate::RECRUITMENT)?;
    let position = candidate.get(candidate::POSITION);
    let own = members_of(cx, user, &exam, CommitteeKind::Oral, position.as_ref())?;
    let typed = sheets_of(cx, user, &exam, CommitteeKind::Oral, position.as_ref())?;
    Ok(own.into_iter().chain(typed).next())
}
