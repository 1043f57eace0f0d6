//! An accepted appeal is carried out by the president: everything is computed anew, and whom it moves is shown before. Nobody who
//! was announced as hired is moved; who comes before them gets the next free post, or a post more by a decision (decision 36).
use super::waiting::presides;
use super::{
    ABOUT, APPEALS, AppealState, AppealSubject, CANDIDATE, CARRIED_OUT_AT, CARRIED_OUT_RUN, POST_DECISION, RECRUITMENT,
    STATE,
};
use crate::calculation_sheet::verdict_word;
use crate::candidate::state::{Mover, move_to};
use crate::candidate::{self, CANDIDATES, CandidateStatus};
use crate::off_writer;
use crate::ranking::{Contender, ExamRule, Phase, phase_grade};
use crate::ranking_run::compute;
use crate::ranking_run::facts::ExamFacts;
use crate::recruitment::{self, RECRUITMENTS};
use engine::{Action, ActionFuture, Allowed, Cx, Engine, RequestContext, inputs};
use platform::people::user;
use schema::{Decimal, Document, Field, Id, Result, error_codes};
use serde_json::{Value as Json, json};

error_codes! {
    NOT_ACCEPTED = "appeal_not_accepted", conflict => "لا ينفذ إلا تظلم مقبول لم ينفذ بعد", "Seul un recours accepté et non encore exécuté s’exécute", "Only an accepted appeal that was not carried out yet is carried out";
    NOT_PRESIDENT = "appeal_carried_out_by_president", 403 => "ينفذ التظلم رئيس(ة) إحدى لجان المباراة", "Le recours est exécuté par le président d’une commission", "The appeal is carried out by the chair of a committee";
}

/// `appeals.carryOut {id, reason, decisionRef?, preview?}` → `{moved, runId, carriedOutAt}`.
pub(super) const CARRY_OUT: Action<Execution> = Action::long("appeals.carryOut", Allowed::Users, carry_out);

inputs! {
    /// An appeal that is carried out.
    pub(super) struct Execution {
        /// The appeal.
        id: Id = need("id"),
        /// Why so.
        reason: String = need("reason"),
        /// The decision of a post more for whoever appealed.
        post: Option<String> = may("decisionRef"),
        /// Whether to show alone whom it would move.
        preview: bool = flag("preview"),
    }
}

fn carry_out(engine: Engine, ctx: RequestContext, order: Execution) -> ActionFuture {
    Box::pin(async move {
        let look = order.clone();
        let (exam, moved, is_ranked) = engine.read_as(&ctx, move |cx| preview(cx, &look)).await?;
        if order.preview {
            return Ok(json!({"moved": moved}));
        }
        let (id, reason, of) = (order.id.clone(), order.reason.clone(), order.id.clone());
        let read = move |cx: &Cx<'_>| regrade(cx, &of);
        let write = move |cx: &mut Cx<'_>, anew: &Option<Regraded>| apply(cx, &order, anew.as_ref());
        let at = off_writer::work_out(&engine, &ctx, CARRY_OUT.id, read, write).await?;
        let mut run = Json::Null;
        if is_ranked {
            run = compute(&engine, &ctx, &exam, Some(reason)).await?["runId"].clone();
            let (named, id) = (run.as_str().unwrap_or_default().to_owned(), id.0.clone());
            let name = move |cx: &mut Cx<'_>| {
                let appeal = cx.need(&APPEALS, &id)?;
                cx.update(appeal.with(CARRIED_OUT_RUN, Id(named.clone()))).map(drop)
            };
            engine.transact(&ctx, CARRY_OUT.id, name).await?;
        }
        Ok(json!({"moved": moved, "runId": run, "carriedOutAt": at}))
    })
}

/// The accepted appeal, where the caller presides.
fn accepted(cx: &Cx<'_>, id: &Id) -> Result<Document> {
    let user = user::caller(cx)?;
    let appeal = cx.get(&APPEALS, id.as_str())?.ok_or(NOT_PRESIDENT)?;
    if !presides(cx, &user, &appeal.need(RECRUITMENT)?)? {
        return Err(NOT_PRESIDENT.into());
    }
    let is_open = appeal.get(STATE) == Some(AppealState::Accepted) && appeal.get(CARRIED_OUT_AT).is_none();
    if !is_open {
        return Err(NOT_ACCEPTED.into());
    }
    Ok(appeal)
}

/// Whom it moves: candidate number, from which state to which.
fn preview(cx: &Cx<'_>, order: &Execution) -> Result<(String, Vec<Json>, bool)> {
    let appeal = accepted(cx, &order.id)?;
    let exam = appeal.need(RECRUITMENT)?.0;
    let is_ranked = cx.need(&RECRUITMENTS, &exam)?.get(recruitment::CURRENT_RUN).is_some();
    if appeal.get(ABOUT) == Some(AppealSubject::Elimination) {
        let candidate = cx.need(&CANDIDATES, appeal.need(CANDIDATE)?.as_str())?;
        return Ok((
            exam,
            vec![line(&candidate, CandidateStatus::Validated.wire())?],
            is_ranked,
        ));
    }
    let mut facts = ExamFacts::read(cx, &exam)?;
    if order.post.is_some() {
        let candidate = cx.need(&CANDIDATES, appeal.need(CANDIDATE)?.as_str())?;
        *facts
            .more_posts
            .entry(candidate.need(candidate::SPECIALTY)?.0)
            .or_default() += 1;
    }
    let mut moved = Vec::new();
    let rule = facts.rows.rule(&facts.more_posts);
    let people = facts.candidates.iter().zip(&facts.contenders);
    for ((candidate, contender), placement) in people.zip(facts.rank()) {
        let (status, word) = (candidate.need(candidate::STATUS)?, verdict_word(placement.verdict));
        // Whoever waits for the oral has no verdict yet; the half that is over says whether the state stays.
        let after = if word == "pending" {
            after_half(&rule, candidate, contender)?
        } else {
            Some(word)
        };
        moved.extend(
            after
                .filter(|after| *after != status.wire())
                .map(|after| line(candidate, after))
                .transpose()?,
        );
    }
    Ok((exam, moved, is_ranked))
}

fn line(candidate: &Document, to: &str) -> Result<Json> {
    let from = candidate.need(candidate::STATUS)?;
    Ok(
        json!({"candidateId": candidate.id, "candidateNumber": candidate.get(candidate::CANDIDATE_NUMBER),
        "from": from.wire(), "to": to}),
    )
}

/// The half that decided about somebody last, and the states that it leads to.
fn half_of(status: CandidateStatus) -> Option<(Phase, CandidateStatus, CandidateStatus)> {
    match status {
        CandidateStatus::FailedWritten | CandidateStatus::PassedWritten => Some((
            Phase::Written,
            CandidateStatus::PassedWritten,
            CandidateStatus::FailedWritten,
        )),
        CandidateStatus::FailedOral | CandidateStatus::PassedOral => {
            Some((Phase::Oral, CandidateStatus::PassedOral, CandidateStatus::FailedOral))
        }
        _ => None,
    }
}

/// What a half says of somebody now.
fn after_half(rule: &ExamRule, candidate: &Document, contender: &Contender) -> Result<Option<&'static str>> {
    let Some((half, passed, failed)) = half_of(candidate.need(candidate::STATUS)?) else {
        return Ok(None);
    };
    let grade = phase_grade(rule, contender, half).ok().flatten();
    Ok(grade.map(|grade| if grade.is_passed { passed.wire() } else { failed.wire() }))
}

/// What an appeal about a mark makes of the appellant.
struct Regraded {
    grades: Vec<(Field<Decimal>, Option<Decimal>)>,
    raised_to: Option<CandidateStatus>,
}

/// The exam, and the appellant's grades and state by the mark that the appeal gave.
fn regrade(cx: &Cx<'_>, id: &Id) -> Result<(Id, Option<Regraded>)> {
    let appeal = accepted(cx, id)?;
    let exam = appeal.need(RECRUITMENT)?;
    if appeal.get(ABOUT) != Some(AppealSubject::Mark) {
        return Ok((exam, None));
    }
    let facts = ExamFacts::read(cx, exam.as_str())?;
    let appellant = appeal.need(CANDIDATE)?;
    let Some(at) = facts.candidates.iter().position(|one| one.id == appellant.as_str()) else {
        return Ok((exam, None));
    };
    let rule = facts.rows.rule(&facts.more_posts);
    let grade = |half| phase_grade(&rule, &facts.contenders[at], half).ok().flatten();
    let halves = [
        (Phase::Written, candidate::WRITTEN_GRADE),
        (Phase::Oral, candidate::ORAL_GRADE),
    ];
    let grades = halves.into_iter().filter_map(|(half, field)| {
        let printed = grade(half)?.printed_grade().map(Decimal);
        Some((field, printed))
    });
    let status = facts.candidates[at].need(candidate::STATUS)?;
    let failed_half = half_of(status).filter(|(_, _, failed)| *failed == status);
    let raised = failed_half.filter(|(half, ..)| grade(*half).is_some_and(|grade| grade.is_passed));
    let anew = Regraded {
        grades: grades.collect(),
        raised_to: raised.map(|(_, passed, _)| passed),
    };
    Ok((exam, Some(anew)))
}

/// The appellant's own grade and state; ranks follow by a ranking, and everybody's word by an announcement.
fn apply(cx: &mut Cx<'_>, order: &Execution, anew: Option<&Regraded>) -> Result<String> {
    let appeal = accepted(cx, &order.id)?;
    let mut candidate = cx.need(&CANDIDATES, appeal.need(CANDIDATE)?.as_str())?;
    if appeal.get(ABOUT) == Some(AppealSubject::Elimination) {
        move_to(cx, candidate, CandidateStatus::Validated, Mover::Appeal)?;
    } else if let Some(anew) = anew {
        for (field, grade) in &anew.grades {
            candidate.set_or_clear(*field, *grade);
        }
        match anew.raised_to {
            Some(passed) => move_to(cx, candidate, passed, Mover::Appeal)?,
            None => cx.update(candidate)?,
        };
    }
    let at = cx.moment();
    let mut appeal = appeal.with(CARRIED_OUT_AT, at);
    appeal.set_or_clear(POST_DECISION, order.post.clone());
    cx.update(appeal)?;
    Ok(schema::wire_instant(at.0))
}
