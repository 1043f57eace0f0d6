//! What an accepted appeal comes to once it is carried out: whom it moves, and what is written of the appellant.

use engine::Cx;
use schema::{Decimal, Document, Field, Id, Result};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Value as Json, json};

use super::entry::enter_mark;
use super::subject::{NO_SUBJECT, subject_of};
use super::{ABOUT, APPEALS, AppealSubject, CANDIDATE, ENTRY, MARK, RECRUITMENT, TEST};
use crate::calculation_sheet::verdict_word;
use crate::candidate::review::decide::with_number;
use crate::candidate::review::prove::is_out_for_service;
use crate::candidate::state::{Mover, move_to};
use crate::candidate::{self, CANDIDATES, CandidateStatus, ProofState};
use crate::exam_presence;
use crate::exam_test::EXAM_TESTS;
use crate::ranking::{Contender, ExamRule, Phase, phase_grade};
use crate::ranking_run::facts::{ExamFacts, is_written};

/// What an appeal comes to.
pub(super) struct Effect {
    /// Its exam.
    pub(super) exam: Id,
    /// Whether what was contested is there no more: somebody has withdrawn, or an earlier appeal gave it. It is settled by changing nothing.
    is_void: bool,
    /// Whom it moves.
    pub(super) moved: Vec<AppealMove>,
    /// The appellant's grades by the mark that it gives.
    grades: Vec<(Field<Decimal>, Option<Decimal>)>,
    /// The state that the appellant is led to.
    state: Option<CandidateStatus>,
}

/// Somebody whom an appeal moves from one state to another.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct AppealMove {
    candidate_id: String,
    candidate_number: Option<String>,
    from: &'static str,
    to: &'static str,
}

/// Works out what an appeal comes to as the rows stand, with a post more or without.
///
/// # Errors
/// When the store cannot be read.
pub(super) fn of(cx: &Cx<'_>, appeal: &Document, has_post: bool) -> Result<Effect> {
    let candidate = cx.need(&CANDIDATES, appeal.need(CANDIDATE)?.as_str())?;
    match subject_of(cx, &candidate, appeal.need(ABOUT)?, appeal.get(TEST).as_ref()) {
        Err(refused) if refused.is(NO_SUBJECT) => {
            return Ok(Effect {
                is_void: true,
                ..unmoving(appeal)?
            });
        }
        found => found?,
    };
    match appeal.need(ABOUT)? {
        AppealSubject::Elimination => led_to(appeal, &candidate, CandidateStatus::Validated),
        // Who was left out for nothing else comes back with the claim.
        AppealSubject::Service if is_out_for_service(&candidate) => {
            led_to(appeal, &candidate, CandidateStatus::Validated)
        }
        AppealSubject::Ground | AppealSubject::Service => unmoving(appeal),
        AppealSubject::Presence => {
            let test = cx.need(&EXAM_TESTS, appeal.need(TEST)?.as_str())?;
            let back = if is_written(&test) {
                CandidateStatus::ConvokedWritten
            } else {
                CandidateStatus::ConvokedOral
            };
            led_to(appeal, &candidate, back)
        }
        AppealSubject::Mark | AppealSubject::Ranking => of_ranking(cx, appeal, &candidate, has_post),
    }
}

/// Of an appeal that moves nobody.
fn unmoving(appeal: &Document) -> Result<Effect> {
    Ok(Effect {
        exam: appeal.need(RECRUITMENT)?,
        is_void: false,
        moved: Vec::new(),
        grades: Vec::new(),
        state: None,
    })
}

/// Of an appeal that moves the appellant alone.
fn led_to(appeal: &Document, candidate: &Document, to: CandidateStatus) -> Result<Effect> {
    Ok(Effect {
        moved: vec![line(candidate, to.wire())?],
        state: Some(to),
        ..unmoving(appeal)?
    })
}

/// Of an appeal that may move others: everybody's place with the mark that was decided, or with the post more.
fn of_ranking(cx: &Cx<'_>, appeal: &Document, candidate: &Document, has_post: bool) -> Result<Effect> {
    let exam = appeal.need(RECRUITMENT)?;
    let mut facts = ExamFacts::read(cx, exam.as_str())?;
    if has_post {
        let specialty = candidate.need(candidate::SPECIALTY)?.0;
        *facts.more_posts.entry(specialty).or_default() += 1;
    }
    if let Some((test, Decimal(mark))) = appeal.get(TEST).zip(appeal.get(MARK)) {
        facts.appeal_mark(&candidate.id, &test, mark);
    }
    let rule = facts.rows.rule(&facts.more_posts);
    let mut moved = Vec::new();
    for ((one, contender), placement) in facts.candidates.iter().zip(&facts.contenders).zip(facts.rank()) {
        let (status, word) = (one.need(candidate::STATUS)?, verdict_word(placement.verdict));
        // Whoever waits for the oral has no verdict yet; the half that is over says whether the state stays.
        let after = if word == "pending" {
            after_half(&rule, status, contender).map(CandidateStatus::wire)
        } else {
            Some(word)
        };
        let is_other = after.filter(|after| *after != status.wire());
        moved.extend(is_other.map(|after| line(one, after)).transpose()?);
    }
    let at = facts.candidates.iter().position(|one| one.id == candidate.id);
    let (grades, state) = match at.filter(|_| appeal.get(MARK).is_some()) {
        Some(at) => regraded(&rule, candidate, &facts.contenders[at])?,
        None => (Vec::new(), None),
    };
    Ok(Effect {
        moved,
        grades,
        state,
        ..unmoving(appeal)?
    })
}

fn line(candidate: &Document, to: &'static str) -> Result<AppealMove> {
    Ok(AppealMove {
        candidate_id: candidate.id.clone(),
        candidate_number: candidate.get(candidate::CANDIDATE_NUMBER),
        from: candidate.need(candidate::STATUS)?.wire(),
        to,
    })
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

/// What the half that decided last says of somebody now.
fn after_half(rule: &ExamRule, status: CandidateStatus, contender: &Contender) -> Option<CandidateStatus> {
    let (half, passed, failed) = half_of(status)?;
    let grade = phase_grade(rule, contender, half).ok().flatten()?;
    Some(if grade.is_passed { passed } else { failed })
}

type Regrading = (Vec<(Field<Decimal>, Option<Decimal>)>, Option<CandidateStatus>);

/// The appellant's grades, and the state where the half says another one: a mark goes up and down.
fn regraded(rule: &ExamRule, candidate: &Document, contender: &Contender) -> Result<Regrading> {
    let grade = |half| phase_grade(rule, contender, half).ok().flatten();
    let halves = [
        (Phase::Written, candidate::WRITTEN_GRADE),
        (Phase::Oral, candidate::ORAL_GRADE),
    ];
    let grades = halves.into_iter().filter_map(|(half, field)| {
        let printed = grade(half)?.printed_grade().map(Decimal);
        Some((field, printed))
    });
    let status = candidate.need(candidate::STATUS)?;
    let after = after_half(rule, status, contender).filter(|after| *after != status);
    Ok((grades.collect(), after))
}

/// Writes what the appeal comes to of the appellant. → what was changed: `{field, from, to}` each.
pub(super) fn apply(cx: &mut Cx<'_>, appeal: &Document, effect: &Effect, executor: &Id) -> Result<Vec<Json>> {
    if effect.is_void {
        return Ok(Vec::new());
    }
    let before = cx.need(&CANDIDATES, appeal.need(CANDIDATE)?.as_str())?;
    let mut row = before.clone();
    if effect.state == Some(CandidateStatus::Validated) {
        // The number by which the public knows somebody comes with being admitted, however that comes about.
        row = with_number(cx, row)?;
    }
    match appeal.need(ABOUT)? {
        AppealSubject::Elimination if is_out_for_service(&before) => {
            row.set(candidate::SERVICE_PROVED, ProofState::Proved);
        }
        AppealSubject::Ground => row.set(candidate::GROUND_PROVED, ProofState::Proved),
        AppealSubject::Service => row.set(candidate::SERVICE_PROVED, ProofState::Proved),
        AppealSubject::Presence => exam_presence::record_by_appeal(cx, &appeal.need(TEST)?, &row.id, executor)?,
        AppealSubject::Mark => {
            let entry = enter_mark(cx, appeal, executor)?;
            let own = cx.need(&APPEALS, &appeal.id)?;
            cx.update(own.with(ENTRY, entry))?;
        }
        AppealSubject::Elimination | AppealSubject::Ranking => {}
    }
    for (field, grade) in &effect.grades {
        row.set_or_clear(*field, *grade);
    }
    let after = match effect.state {
        Some(state) => move_to(cx, row, state, Mover::Appeal)?,
        None => cx.update(row)?,
    };
    Ok(changes(&before, &after))
}

/// What differs of a candidate, as minutes name it.
fn changes(before: &Document, after: &Document) -> Vec<Json> {
    let state = |row: &Document| row.get(candidate::STATUS).map(CandidateStatus::wire);
    let mark = |row: &Document, field: Field<Decimal>| row.get(field).map(|Decimal(mark)| mark);
    let mut told = Vec::new();
    let mut tell = |field: &str, from: Json, to: Json| {
        if from != to {
            told.push(json!({"field": field, "from": from, "to": to}));
        }
    };
    tell(candidate::STATUS.def.name, json!(state(before)), json!(state(after)));
    for field in [candidate::WRITTEN_GRADE, candidate::ORAL_GRADE] {
        tell(field.def.name, json!(mark(before, field)), json!(mark(after, field)));
    }
    for field in [candidate::GROUND_PROVED, candidate::SERVICE_PROVED] {
        let word = |row: &Document| json!(row.get(field).map(ProofState::wire));
        tell(field.def.name, word(before), word(after));
    }
    let number = |row: &Document| json!(row.get(candidate::CANDIDATE_NUMBER));
    tell(candidate::CANDIDATE_NUMBER.def.name, number(before), number(after));
    told
}
