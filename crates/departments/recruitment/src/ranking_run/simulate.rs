//! What other minima would come to, in counts alone: no number and no name, and nothing is changed (decision 8).

use std::collections::BTreeMap;

use engine::input::wrong_argument;
use engine::{Act, Check, Cx, Guard, Subject, inputs};
use schema::{Document, Id, Result, error_codes, expected};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value as Json;

use super::facts::ExamFacts;
use super::wording;
use crate::exam_lock::{LockPhase, is_locked};
use crate::grade_entry::MarkNumber;
use crate::permission::CLERKS;
use crate::ranking::{self, Phase, RankingVerdict};
use crate::recruitment::{self, ExamStatus, subject};

error_codes! {
    /// Marks are known to nobody but their markers, and stay so.
    NOT_NOW = "simulation_not_now", conflict => "لا محاكاة بين النشر وإقفال النقط", "Pas de simulation entre la publication et la clôture des notes", "No simulation between publishing and the lock of the marks";
}

/// Tells what a ranking by other minima would come to.
pub(super) const SIMULATE: Act<Trial, TriedRanking> = Act::read("recruitments.simulate", CLERKS, simulate)
    .with_subject(ON)
    .with_wording(wording::SIMULATE);

/// What a ranking would come to.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct TriedRanking {
    candidates: usize,
    /// How many candidates there are by what would become of them.
    counts: VerdictCounts,
    by_specialty: Vec<TriedSpecialty>,
}

/// What a ranking would come to in a specialty.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct TriedSpecialty {
    specialty_id: String,
    counts: VerdictCounts,
}

/// How many, by what would become of them.
type VerdictCounts = BTreeMap<&'static str, u64>;

/// Before anybody relies on its minima, or once no mark changes any more.
const ON: Subject = subject::exam(&[Guard::Check(Check {
    reads: &[recruitment::STATUS.def],
    check: |cx, exam| {
        let is_draft = exam.get(recruitment::STATUS) == Some(ExamStatus::Draft);
        let is_closed = |phase| is_locked(cx, &Id(exam.id.clone()), phase);
        if is_draft || is_closed(LockPhase::Written)? || is_closed(LockPhase::Oral)? {
            return Ok(());
        }
        Err(NOT_NOW.into())
    },
})]);

inputs! {
    /// Minima that are tried.
    pub(super) struct Trial {
        /// The exam.
        id: Id = need("id"),
        /// `{examTestId, minMark}` each; those of the exam stay for the others.
        minima: Option<Json> = may("minima"),
        /// The minimum of the final score.
        total: Option<MarkNumber> = may("minTotal"),
    }
}

fn simulate(cx: &Cx<'_>, trial: &Trial) -> Result<TriedRanking> {
    let exam = ON.admit(cx, trial.id.as_str())?;
    let mut facts = ExamFacts::read(cx, &exam.id)?;
    for one in trial.minima.iter().filter_map(Json::as_array).flatten() {
        let wrong = || wrong_argument("minima", expected::NOT_EMPTY);
        let test = one["examTestId"].as_str().ok_or_else(wrong)?;
        let mark = engine::input::FromArgument::read("minima", &one["minMark"])?;
        let MarkNumber(mark) = mark.ok_or_else(wrong)?;
        facts.rows.minima.insert(test.to_owned(), mark.0);
    }
    let mut rule = facts.rows.rule(&facts.more_posts);
    if let Some(MarkNumber(total)) = trial.total {
        for position in &mut rule.positions {
            position.minimum_total = Some(total.0);
        }
    }
    let placements = ranking::rank(&rule, &facts.contenders);
    let mut counts = VerdictCounts::new();
    let mut by_specialty = vec![VerdictCounts::new(); rule.specialties.len()];
    for (contender, placement) in facts.contenders.iter().zip(&placements) {
        let word = word(placement.verdict);
        *counts.entry(word).or_default() += 1;
        *by_specialty[contender.specialty].entry(word).or_default() += 1;
    }
    let specialties = facts.rows.specialties.iter().zip(by_specialty);
    let of_specialty = |(row, counts): (&Document, VerdictCounts)| TriedSpecialty {
        specialty_id: row.id.clone(),
        counts,
    };
    Ok(TriedRanking {
        candidates: placements.len(),
        counts,
        by_specialty: specialties.map(of_specialty).collect(),
    })
}

fn word(verdict: RankingVerdict) -> &'static str {
    match verdict {
        RankingVerdict::Pending => "pending",
        RankingVerdict::Withdrawn => "withdrawn",
        RankingVerdict::Absent(_) => "absent",
        RankingVerdict::Failed(Phase::Written) => "failedWritten",
        RankingVerdict::Failed(Phase::Oral) => "failedOral",
        RankingVerdict::BelowTotal => "belowTotal",
        RankingVerdict::Hired(_) => "hired",
        RankingVerdict::Waiting(_) => "waiting",
        RankingVerdict::Declined => "declined",
    }
}
