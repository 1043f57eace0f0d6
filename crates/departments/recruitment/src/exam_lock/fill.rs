//! After a lock the grades of a half go into the rows of the candidates, in pieces, so that no other write waits long. A job does
//! the same, so that a process killed in between leaves nothing undone; done twice it is done once.

use std::collections::BTreeMap;

use engine::{BoxFuture, Cx, Engine, JobKind, RequestContext, Rights};
use schema::{Decimal, Document, Id, Result};
use serde::{Deserialize, Serialize};

use super::{LIFTED_AT, LOCKED_AT, LockPhase, PHASE, RECRUITMENT, lock_of};
use crate::candidate::state::{Mover, move_to};
use crate::candidate::{self, CANDIDATES, CandidateStatus};
use crate::exam_copy::{self, EXAM_COPIES};
use crate::grade_entry::{self, GRADE_ENTRIES};
use crate::permission::READS;
use crate::ranking::{Phase, phase_grade};
use crate::ranking_run::facts::ExamFacts;

/// Fills the grades of a half.
pub(super) static FILL: JobKind<FillOrder> = JobKind::long("examLocks.fill", fill_later);

/// Which half of which exam.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct FillOrder {
    pub(super) exam: String,
    pub(super) phase: String,
}

impl FillOrder {
    /// Of a lock.
    pub(super) fn of(lock: &Document) -> Self {
        Self {
            exam: lock.get(RECRUITMENT).map(|Id(id)| id).unwrap_or_default(),
            phase: lock.get(PHASE).map(LockPhase::wire).unwrap_or_default().to_owned(),
        }
    }
}

/// What became of those of a half.
#[derive(Clone, Copy, Default)]
pub(super) struct FillCounts {
    pub(super) passed: u64,
    pub(super) failed: u64,
    pub(super) absent: u64,
}

fn fill_later(engine: Engine, order: FillOrder) -> BoxFuture<String> {
    Box::pin(async move {
        let counts = run(&engine, &order).await?;
        Ok(format!("{} + {} + {}", counts.passed, counts.failed, counts.absent))
    })
}

/// What is written of a candidate.
#[derive(Clone)]
struct PhaseResult {
    candidate: String,
    grade: Option<Decimal>,
    is_passed: bool,
    numbers: String,
}

/// Fills whatever is not filled yet.
pub(super) async fn run(engine: &Engine, order: &FillOrder) -> Result<FillCounts> {
    let ctx = RequestContext::new(Rights::whole("job"));
    let half = if order.phase == LockPhase::Oral.wire() {
        Phase::Oral
    } else {
        Phase::Written
    };
    let exam = order.exam.clone();
    let (grades, copies, counts) = engine.read(move |cx| read(cx, &exam, half)).await?;
    let open = move |cx: &mut Cx<'_>, some: &[_]| open_copies(cx, some);
    engine.list_in_batches(&ctx, FILL.kind, copies, open).await?;
    let fill = move |cx: &mut Cx<'_>, some: &[_]| fill_candidates(cx, some, half);
    engine.list_in_batches(&ctx, FILL.kind, grades, fill).await?;
    Ok(counts)
}

fn read(cx: &Cx<'_>, exam: &str, half: Phase) -> Result<(Vec<PhaseResult>, Vec<String>, FillCounts)> {
    let (phase, until) = match half {
        Phase::Written => (LockPhase::Written, LIFTED_AT),
        Phase::Oral => (LockPhase::Oral, LOCKED_AT),
    };
    let lock = lock_of(cx, &Id(exam.to_owned()), phase)?;
    if lock.is_none_or(|lock| lock.get(until).is_none()) {
        return Ok((Vec::new(), Vec::new(), FillCounts::default()));
    }
    let facts = ExamFacts::read(cx, exam)?;
    let mut numbers = if half == Phase::Written {
        numbers_of(&facts)?
    } else {
        BTreeMap::new()
    };
    let (mut grades, counts) = grades_of(&facts, half);
    for one in &mut grades {
        one.numbers = numbers.remove(&one.candidate).unwrap_or_default().join(" · ");
    }
    let is_closed = |copy: &&Document| half == Phase::Written && copy.get(exam_copy::CANDIDATE).is_none();
    let copies = facts
        .copies
        .iter()
        .filter(is_closed)
        .map(|copy| copy.id.clone())
        .collect();
    Ok((grades, copies, counts))
}

/// The grades that are not filled in yet, and what became of all.
fn grades_of(facts: &ExamFacts, half: Phase) -> (Vec<PhaseResult>, FillCounts) {
    let (mut grades, mut counts) = (Vec::new(), FillCounts::default());
    let rule = facts.rows.rule(&facts.more_posts);
    for (candidate, contender) in facts.candidates.iter().zip(&facts.contenders) {
        let Ok(Some(grade)) = phase_grade(&rule, contender, half) else {
            continue;
        };
        let status = candidate.get(candidate::STATUS);
        let has_passed = [stage(half).1, stage(half).2].contains(&status.unwrap_or(CandidateStatus::Submitted));
        if status != Some(stage(half).0) && !has_passed {
            continue;
        }
        counts.absent += u64::from(!grade.is_passed && grade.is_absent);
        counts.failed += u64::from(!grade.is_passed && !grade.is_absent);
        counts.passed += u64::from(grade.is_passed);
        if !has_passed {
            grades.push(PhaseResult {
                candidate: candidate.id.clone(),
                grade: grade.printed_grade().map(Decimal),
                is_passed: grade.is_passed,
                numbers: String::new(),
            });
        }
    }
    (grades, counts)
}

/// The anonymity numbers of each candidate.
fn numbers_of(facts: &ExamFacts) -> Result<BTreeMap<String, Vec<String>>> {
    let mut numbers: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for copy in &facts.copies {
        if let Some(owner) = exam_copy::owner(copy) {
            numbers.entry(owner).or_default().push(copy.need(exam_copy::NUMBER)?);
        }
    }
    Ok(numbers)
}

/// From where to where a half leads.
fn stage(half: Phase) -> (CandidateStatus, CandidateStatus, CandidateStatus) {
    match half {
        Phase::Written => (
            CandidateStatus::ConvokedWritten,
            CandidateStatus::PassedWritten,
            CandidateStatus::FailedWritten,
        ),
        Phase::Oral => (
            CandidateStatus::ConvokedOral,
            CandidateStatus::PassedOral,
            CandidateStatus::FailedOral,
        ),
    }
}

/// Copies and their marks are open to whoever reads candidates.
fn open_copies(cx: &mut Cx<'_>, copies: &[String]) -> Result<()> {
    let at = cx.moment();
    for id in copies {
        let copy = cx.need(&EXAM_COPIES, id)?;
        for entry in cx.all(&GRADE_ENTRIES, [grade_entry::COPY.eq(id)])? {
            cx.update(
                entry
                    .with(grade_entry::READER, READS.to_owned())
                    .with(grade_entry::LOCKED_AT, at),
            )?;
        }
        let Some(owner) = exam_copy::owner(&copy) else { continue };
        let open = copy
            .with(exam_copy::CANDIDATE, Id(owner))
            .with(exam_copy::READER, READS.to_owned())
            .with(exam_copy::LOCKED_AT, at);
        cx.update(open)?;
    }
    Ok(())
}

fn fill_candidates(cx: &mut Cx<'_>, grades: &[PhaseResult], half: Phase) -> Result<()> {
    let (from, passed, failed) = stage(half);
    for one in grades {
        let mut row = cx.need(&CANDIDATES, &one.candidate)?;
        if row.get(candidate::STATUS) != Some(from) {
            continue;
        }
        match half {
            Phase::Written => {
                row.set_or_clear(candidate::WRITTEN_GRADE, one.grade);
                if !one.numbers.is_empty() {
                    row.set(candidate::ANONYMITY_NUMBER, one.numbers.clone());
                }
            }
            Phase::Oral => {
                row.set_or_clear(candidate::ORAL_GRADE, one.grade);
                open_entries(cx, &one.candidate)?;
            }
        }
        move_to(cx, row, if one.is_passed { passed } else { failed }, Mover::Engine)?;
    }
    Ok(())
}

/// The marks of a candidate's oral are open to whoever reads candidates.
fn open_entries(cx: &mut Cx<'_>, candidate: &str) -> Result<()> {
    let at = cx.moment();
    for entry in cx.all(&GRADE_ENTRIES, [grade_entry::CANDIDATE.eq(candidate)])? {
        cx.update(
            entry
                .with(grade_entry::READER, READS.to_owned())
                .with(grade_entry::LOCKED_AT, at),
        )?;
    }
    Ok(())
}
