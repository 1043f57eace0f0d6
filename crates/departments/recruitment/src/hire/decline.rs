//! A hired person who declines frees the post for the next of the waiting list, until that list ends.

use engine::{Act, Allowed, BoxFuture, Cx, Guard, Subject, Turn, inputs};
use schema::{Date, Document, Id, Result, error_codes};
use schemars::JsonSchema;
use serde::Serialize;

use super::subject::RETAINED;
use crate::candidate::state::{Mover, move_to};
use crate::candidate::{self, CANDIDATES, CandidateRow, CandidateStatus, HIRED_EMPLOYEE, wording};
use crate::off_writer;
use crate::permission::SECRETARIAT;
use crate::ranking::RankingVerdict;
use crate::ranking_run::facts::ExamFacts;
use crate::recruitment::{self, RECRUITMENTS, applicant_mail};

error_codes! {
    NOT_HIRED = "candidate_not_hired", conflict => "لا يتنازل عن المنصب إلا من أعلن قبوله ولم يلتحق بعد", "Seul un candidat proclamé retenu et non encore recruté renonce au poste", "Only somebody who was announced as retained and is not employed yet declines";
    /// Another one declined at the same moment.
    CHANGED = "waiting_list_changed", conflict => "تغيرت لائحة الانتظار: المرجو إعادة المحاولة", "La liste d’attente vient de changer\u{a0}: recommencez", "The waiting list has just changed: try again";
}

const ID: &str = "candidates.decline";
/// Frees the post of who declines it, and gives it to the next.
pub(crate) const DECLINE: Act<Renunciation, DeclinedPost> = Act::long_on(
    ID,
    wording::DECLINE,
    TO_DECLINE,
    Allowed::Holders(&[SECRETARIAT]),
    decline,
);

/// Whoever was announced as retained and is no employee yet.
const TO_DECLINE: Subject = Subject::new(
    || &CANDIDATES,
    &[Guard::While(
        schema::all(&[RETAINED, HIRED_EMPLOYEE.is_unset()]),
        NOT_HIRED,
    )],
);

inputs! {
    /// Somebody who declines the post.
    pub(crate) struct Renunciation {
        /// The candidate.
        id: Id = need("id"),
        /// What they said.
        reason: Option<String> = may("reason"),
    }
}

/// A post that was declined.
#[derive(Serialize, JsonSchema)]
pub(crate) struct DeclinedPost {
    /// Who declined it.
    candidate: CandidateRow,
    /// Who gets it, if anybody waits.
    next: Option<CandidateRow>,
}

fn decline(turn: Turn, order: Renunciation) -> BoxFuture<DeclinedPost> {
    Box::pin(async move {
        let id = order.id.0.clone();
        let read = move |cx: &Cx<'_>| next_in_line(cx, &id);
        let free = move |cx: &mut Cx<'_>, next: &Option<String>| free_post(cx, &order, next.as_deref());
        off_writer::work_out(&turn.engine, &turn.ctx, ID, read, free).await
    })
}

/// The exam, and who gets the post, as the ranking that was signed last says without the one who declines; nobody once the waiting list has ended.
fn next_in_line(cx: &Cx<'_>, id: &str) -> Result<(Id, Option<String>)> {
    let candidate = TO_DECLINE.admit(cx, id)?;
    let exam = candidate.need(candidate::RECRUITMENT)?;
    let until = cx.need(&RECRUITMENTS, exam.as_str())?.get(recruitment::WAITING_UNTIL);
    if until.is_some_and(|Date(until)| until < cx.today()) {
        return Ok((exam, None));
    }
    let mut facts = ExamFacts::read_signed(cx, exam.as_str())?;
    for (row, contender) in facts.candidates.iter().zip(&mut facts.contenders) {
        contender.has_declined |= row.id == id;
    }
    let waits = |row: &Document| row.get(candidate::STATUS) == Some(CandidateStatus::WaitingList);
    let ranked = facts.rank();
    let next = facts.candidates.iter().zip(&ranked).filter(|(row, placement)| {
        waits(row)
            && row.get(candidate::SPECIALTY) == candidate.get(candidate::SPECIALTY)
            && matches!(placement.verdict, RankingVerdict::Hired(_))
    });
    // More than one may have a post that nobody has announced yet: the first of them by rank.
    let next = next.min_by_key(|(_, placement)| placement.rank);
    Ok((exam, next.map(|(row, _)| row.id.clone())))
}

fn free_post(cx: &mut Cx<'_>, order: &Renunciation, next: Option<&str>) -> Result<DeclinedPost> {
    let candidate = TO_DECLINE.admit(cx, order.id.as_str())?;
    let at = cx.moment();
    let rejected = CandidateStatus::RejectedFinal.wire().to_owned();
    let mut gone = candidate
        .with(candidate::DECLINED_AT, at)
        .with(candidate::PUBLISHED_STATUS, rejected);
    if order.reason.is_some() {
        gone.set_or_clear(candidate::ELIMINATION_REASON, order.reason.clone());
    }
    let gone = move_to(cx, gone, CandidateStatus::RejectedFinal, Mover::Decline)?;
    Ok(DeclinedPost {
        candidate: CandidateRow(cx.answer(gone)?),
        next: next.map(|next| take_post(cx, next)).transpose()?,
    })
}

/// The one who waits gets the post.
fn take_post(cx: &mut Cx<'_>, next: &str) -> Result<CandidateRow> {
    let row = cx.need(&CANDIDATES, next)?;
    if row.get(candidate::STATUS) != Some(CandidateStatus::WaitingList) {
        return Err(CHANGED.into());
    }
    let row = row.with(candidate::PUBLISHED_STATUS, CandidateStatus::Hired.wire().to_owned());
    let row = move_to(cx, row, CandidateStatus::Hired, Mover::Engine)?;
    applicant_mail::notify_applicant(cx, &row.id)?;
    cx.answer(row).map(CandidateRow)
}
