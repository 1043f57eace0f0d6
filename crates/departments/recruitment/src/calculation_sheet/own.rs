//! The own marks and the own calculation of a candidate, who is known by card and tracking number (decision 74): of each half once the
//! list that rests on it is published, and nobody else's number.

use engine::{Act, Cx};
use jiff::Timestamp;
use schema::{Document, Instant, Result};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value as Json;

use super::sheet::CandidateSheet;
use super::{CALCULATION_SHEETS, CANDIDATE, RUN, SHEET, sheet};
use crate::application_ticket::act::GUESTS;
use crate::candidate::identify::{Applicant, find_with_exam, nobody};
use crate::candidate::rules::UNKNOWN_APPLICATION;
use crate::exam_list::{self, ListKind, standing_lists};
use crate::ranking::{self, Phase, Placement, RankingVerdict, Sitting};
use crate::ranking_run::facts::ExamFacts;
use crate::ranking_run::{self, RANKING_RUNS};

/// Reads the own marks; of what is not published they hold nothing.
pub(super) const MARKS: Act<Applicant, PublishedMarks> = Act::read("candidates.marks", GUESTS, marks)
    .counting_guesses("CIN", &schema::CIN)
    .with_secrets();

/// What is published of somebody's marks.
#[derive(Serialize, JsonSchema)]
pub(super) struct PublishedMarks {
    /// None before the first list of results; one that was kept lacks what sheets have had since.
    #[schemars(with = "Option<CandidateSheet>")]
    sheet: Option<Json>,
}

fn marks(cx: &Cx<'_>, asked: &Applicant) -> Result<PublishedMarks> {
    let found = find_with_exam(cx, &asked.card, &asked.number)?;
    let is_known = found.is_some();
    let (candidate, exam) = found.unwrap_or_else(nobody);
    let own = OwnMarks::read(cx, exam, candidate)?;
    if !is_known {
        return Err(UNKNOWN_APPLICATION.into());
    }
    Ok(PublishedMarks { sheet: own.sheet() })
}

/// What a candidate may know of their marks.
pub(crate) struct OwnMarks {
    /// The sheet of the ranking that the final results are of.
    ranked: Option<Json>,
    /// What the marks follow from.
    pub(crate) facts: ExamFacts,
    /// The lists that stand, without their entries.
    pub(crate) lists: Vec<Document>,
}

impl OwnMarks {
    /// As many statements for nobody as for somebody.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub(crate) fn read(cx: &Cx<'_>, exam: Document, candidate: Document) -> Result<Self> {
        let lists = standing_lists(cx, &exam.id)?;
        let of_end = lists
            .iter()
            .filter(|list| list.get(exam_list::KIND) == Some(ListKind::Final));
        let ended = of_end.filter_map(|list| list.get(exam_list::PUBLISHED_AT)).max();
        // The newest ranking that was computed by then: whatever was ranked since is not announced.
        let ranked = [
            ranking_run::RECRUITMENT.eq(exam.id.as_str()),
            ranking_run::AT.le(ended.unwrap_or(Instant(Timestamp::UNIX_EPOCH))),
        ];
        let run = cx.newest(&RANKING_RUNS, ranked, 0, 1)?.pop();
        let own = [
            RUN.eq(run.map(|run| run.id).unwrap_or_default()),
            CANDIDATE.eq(candidate.id.as_str()),
        ];
        let ranked = cx.first(&CALCULATION_SHEETS, own)?.and_then(|row| row.get(SHEET));
        let facts = ExamFacts::read_own(cx, exam, candidate)?;
        Ok(Self { ranked, facts, lists })
    }

    /// The sheet as far as it is published.
    pub(crate) fn sheet(&self) -> Option<Json> {
        if self.ranked.is_some() {
            return self.ranked.clone();
        }
        let is_public = |phase: Phase| {
            let kind = if phase == Phase::Written {
                ListKind::Written
            } else {
                ListKind::Oral
            };
            self.lists.iter().any(|list| list.get(exam_list::KIND) == Some(kind))
        };
        let rule = self.facts.rows.rule(&self.facts.more_posts);
        let mut contender = self.facts.contenders.first()?.clone();
        rule.specialties.get(contender.specialty)?;
        for (test, sitting) in rule.tests.iter().zip(&mut contender.sittings) {
            if !is_public(test.phase) {
                *sitting = Sitting::Marks(Vec::new());
            }
        }
        let placement = unranked(ranking::rank(&rule, &[contender]).pop()?);
        let is_known = placement.written.is_some() || placement.oral.is_some();
        is_known.then(|| sheet(&self.facts, &rule, 0, &placement, 0))
    }
}

/// Without what follows from others: no ranking is published.
fn unranked(placement: Placement) -> Placement {
    use RankingVerdict::{Absent, Failed, Pending, Withdrawn};
    let verdict = match placement.verdict {
        Absent(_) | Failed(_) | Withdrawn => placement.verdict,
        _ => Pending,
    };
    Placement {
        score: None,
        rank: None,
        separation: None,
        verdict,
        ..placement
    }
}
