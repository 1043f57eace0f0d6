//! The ranking: computed off the writer, its sheets written in pieces under a run that nobody is shown, and then shown at once by
//! one row (decision 28).

use std::collections::BTreeMap;

use engine::{Act, BoxFuture, Check, Cx, Engine, Guard, RequestContext, Subject, Turn, inputs};
use platform::people::user;
use schema::{Choice as _, Document, Id, Result, error_codes};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value as Json;

use super::facts::{ExamFacts, SUMMONED, is_written};
use super::{
    AT, BY, CANDIDATES as COUNT, INPUTS_HASH, RANKING_RUNS, REASON, RECRUITMENT, RULE, RunState, STATE, wording,
};
use crate::appeal::{AppealSubject, all_settled};
use crate::calculation_sheet::{self, CALCULATION_SHEETS, sheet, verdict_word};
use crate::candidate::CandidateStatus;
use crate::candidate::proof::check_proofs;
use crate::exam_list::{ListKind, is_announced};
use crate::exam_lock::{LIFTED_AT, LOCKED_AT, LockPhase, is_reopened, lock_of};
use crate::permission::CLERKS;
use crate::recruitment::weight::tests_of;
use crate::recruitment::{self, RECRUITMENTS, subject};

error_codes! {
    NOT_CLOSED = "phase_not_locked", conflict => "لا ترتيب قبل إقفال النقط ورفع السرية", "Pas de classement avant la clôture des notes et la levée de l’anonymat", "No ranking before the marks are locked and anonymity is lifted";
}

/// By what name a ranking is computed in the log.
const RANKED: &str = "recruitments.rank";
/// Computes a ranking and shows it in place of the one before.
pub(super) const RANK: Act<RankOrder, ComputedRanking> = Act::long_on(RANKED, wording::RANK, ON, CLERKS, rank);

/// A ranking that is in force.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ComputedRanking {
    pub(crate) run_id: String,
    candidates: usize,
    /// How many candidates there are by what became of them.
    counts: BTreeMap<&'static str, u64>,
}

/// What is closed, announced and settled; no reason overrides that.
const ON: Subject = subject::exam(&[
    subject::NOT_CANCELLED,
    Guard::Check(Check {
        reads: &[],
        check: is_settled,
    }),
]);

inputs! {
    /// An exam that is ranked.
    pub(super) struct RankOrder {
        /// The exam.
        id: Id = need("id"),
        /// Why it is ranked again.
        reason: Option<String> = may_field("reason", &RANKING_RUNS, &REASON),
    }
}

fn rank(turn: Turn, order: RankOrder) -> BoxFuture<ComputedRanking> {
    Box::pin(async move {
        turn.read(&order.id, |_, _| Ok(())).await?;
        compute(&turn.engine, &turn.ctx, &order.id.0, order.reason).await
    })
}

fn is_settled(cx: &Cx<'_>, exam: &Document) -> Result<()> {
    let tests = tests_of(cx, &exam.id)?;
    let has = |written: bool| tests.iter().any(|test| is_written(test) == written);
    let exam = &Id(exam.id.clone());
    for (is_asked, phase, field) in [
        (has(true), LockPhase::Written, LIFTED_AT),
        (has(false), LockPhase::Oral, LOCKED_AT),
    ] {
        let lock = lock_of(cx, exam, phase)?;
        // Who was there after all is marked first.
        if is_asked && (lock.is_none_or(|lock| lock.get(field).is_none()) || is_reopened(cx, exam, phase)?) {
            return Err(NOT_CLOSED.into());
        }
    }
    let before = if has(false) { ListKind::Oral } else { ListKind::Written };
    is_announced(cx, exam, before)?;
    all_settled(cx, exam, AppealSubject::ALL)?;
    // Posts are reserved for who proved a ground: it is decided of everybody who may have one.
    let ranked: Vec<CandidateStatus> = SUMMONED
        .into_iter()
        .filter(|state| *state != CandidateStatus::Withdrawn)
        .collect();
    check_proofs(cx, exam, &ranked)
}

/// The sheets of everybody, with their candidates.
struct Sheets {
    rule: Json,
    hash: String,
    lines: Vec<(String, Json)>,
    counts: BTreeMap<&'static str, u64>,
}

/// Computes a ranking and shows it in place of the one before.
pub(crate) async fn compute(
    engine: &Engine,
    ctx: &RequestContext,
    exam: &str,
    reason: Option<String>,
) -> Result<ComputedRanking> {
    let id = exam.to_owned();
    let sheets = engine.read(move |cx| Ok(sheets(&ExamFacts::read(cx, &id)?))).await?;
    let (rule, hash, count) = (sheets.rule, sheets.hash, sheets.lines.len());
    let id = exam.to_owned();
    let begin = move |cx: &mut Cx<'_>| begin_run(cx, &id, &rule, &hash, count, reason.clone());
    let run_id = engine.transact(ctx, RANKED, begin).await?;
    let (lines, run) = (sheets.lines, run_id.clone());
    let write = move |cx: &mut Cx<'_>, some: &[_]| write_sheets(cx, &run, some);
    engine.list_in_batches(ctx, RANKED, lines, write).await?;
    let (id, shown) = (exam.to_owned(), run_id.clone());
    engine.transact(ctx, RANKED, move |cx| show(cx, &id, &shown)).await?;
    Ok(ComputedRanking {
        run_id,
        candidates: count,
        counts: sheets.counts,
    })
}

fn sheets(facts: &ExamFacts) -> Sheets {
    let placements = facts.rank();
    let rule = facts.rows.rule(&facts.more_posts);
    let mut ranked = vec![0_usize; rule.specialties.len()];
    for (contender, placement) in facts.contenders.iter().zip(&placements) {
        ranked[contender.specialty] += usize::from(placement.rank.is_some());
    }
    let (mut lines, mut counts) = (Vec::new(), BTreeMap::new());
    for (at, (candidate, placement)) in facts.candidates.iter().zip(&placements).enumerate() {
        let of = ranked[facts.contenders[at].specialty];
        *counts.entry(verdict_word(placement.verdict)).or_default() += 1;
        lines.push((candidate.id.clone(), sheet(facts, &rule, at, placement, of)));
    }
    Sheets {
        rule: facts.rows.json(&facts.more_posts),
        hash: facts.inputs_hash(),
        lines,
        counts,
    }
}

fn begin_run(
    cx: &mut Cx<'_>,
    exam: &str,
    rule: &Json,
    hash: &str,
    count: usize,
    reason: Option<String>,
) -> Result<String> {
    let at = cx.moment();
    let mut run = Document::new(&RANKING_RUNS)
        .with(RECRUITMENT, Id(exam.to_owned()))
        .with(AT, at)
        .with(RULE, rule.clone())
        .with(INPUTS_HASH, hash.to_owned())
        .with(COUNT, i64::try_from(count).unwrap_or(i64::MAX));
    run.set_or_clear(BY, user::caller(cx).ok());
    run.set_or_clear(REASON, reason);
    Ok(cx.create(run)?.id)
}

fn write_sheets(cx: &mut Cx<'_>, run: &str, lines: &[(String, Json)]) -> Result<()> {
    for (candidate, sheet) in lines {
        let row = Document::new(&CALCULATION_SHEETS)
            .with(calculation_sheet::RUN, Id(run.to_owned()))
            .with(calculation_sheet::CANDIDATE, Id(candidate.clone()))
            .with(calculation_sheet::SHEET, sheet.clone());
        cx.create(row)?;
    }
    Ok(())
}

/// One row names the run: from here on it is the ranking.
fn show(cx: &mut Cx<'_>, exam: &str, run: &str) -> Result<()> {
    for former in cx.all(&RANKING_RUNS, [RECRUITMENT.eq(exam), STATE.eq(RunState::Shown)])? {
        cx.update(former.with(STATE, RunState::Replaced))?;
    }
    let row = cx.need(&RANKING_RUNS, run)?.with(STATE, RunState::Shown);
    cx.update(row)?;
    let exam = cx.need(&RECRUITMENTS, exam)?;
    cx.update(exam.with(recruitment::CURRENT_RUN, Id(run.to_owned())))
        .map(drop)
}
