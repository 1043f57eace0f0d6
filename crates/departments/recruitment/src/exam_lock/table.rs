//! The table of a phase: every line that decides, in one form, so that its digest is the same for whoever makes it of the same rows.

use std::collections::HashMap;

use accounts::content_hash;
use engine::Cx;
use schema::{Decimal, Document, Id, Rejection, Result};
use serde_json::{Value as Json, json};

use super::LockPhase;
use super::close::{MARKS_MISSING, NOTHING_TO_LOCK};
use super::jury::check_equal_juries;
use crate::calculation_sheet::{self, CALCULATION_SHEETS};
use crate::candidate::{self, CandidateStatus};
use crate::exam_copy::{self};
use crate::exam_test;
use crate::grade_entry;
use crate::ranking::{Phase, Sitting, missing_mark};
use crate::ranking_run::facts::{ExamFacts, is_written};
use crate::recruitment;

/// A table that two people sign.
pub(super) struct PhaseTable {
    pub(super) hash: String,
    pub(super) counts: Json,
}

/// The table of a phase, complete.
///
/// # Errors
/// `marks_missing` with how many; `jury_unequal` with whose.
pub(super) fn of_phase(cx: &Cx<'_>, exam: &Id, phase: LockPhase) -> Result<PhaseTable> {
    if phase == LockPhase::Ranking {
        return ranking_table(cx, exam).map(|(hash, counts)| PhaseTable { hash, counts });
    }
    let facts = ExamFacts::read(cx, exam.as_str())?;
    let (half, mut lines) = match phase {
        LockPhase::Oral => (Phase::Oral, Vec::new()),
        _ => (Phase::Written, copy_lines(&facts)?),
    };
    let (counts, spoken) = count_half(&facts, half);
    lines.extend(spoken);
    if counts.missing > 0 {
        return Err(Rejection::new(MARKS_MISSING).arg("count", counts.missing).into());
    }
    if phase == LockPhase::Oral {
        check_equal_juries(cx, &facts)?;
    }
    if counts.marked + counts.absent == 0 {
        return Err(NOTHING_TO_LOCK.into());
    }
    lines.sort_unstable();
    let minima = facts.rows.minima.iter();
    lines.extend(minima.map(|(test, mark)| format!("minimum {test} {mark}")));
    let assured = assured(&facts);
    let counts =
        json!({"copies": facts.copies.len(), "marked": counts.marked, "absent": counts.absent, "assured": assured});
    Ok(PhaseTable {
        hash: content_hash(&lines.join("\n")),
        counts,
    })
}

/// What there is of a half, and a line for each mark given to a candidate by name.
fn count_half(facts: &ExamFacts, half: Phase) -> (Counts, Vec<String>) {
    let (mut counts, mut lines) = (Counts::default(), Vec::new());
    let rule = facts.rows.rule(&facts.more_posts);
    for (candidate, contender) in facts.candidates.iter().zip(&facts.contenders) {
        if !is_summoned_to(candidate, half) {
            continue;
        }
        let position = rule.specialties[contender.specialty].position;
        for ((row, test), sitting) in facts.rows.tests.iter().zip(&rule.tests).zip(&contender.sittings) {
            if test.phase != half || test.position.is_some_and(|only| only != position) {
                continue;
            }
            counts.add(sitting, missing_mark(test, sitting).is_some());
            if half == Phase::Oral {
                let number = candidate.get(candidate::CANDIDATE_NUMBER).unwrap_or_default();
                lines.push(format!("{} {number} {sitting:?}", row.id));
            }
        }
    }
    (counts, lines)
}

#[derive(Default)]
struct Counts {
    marked: u64,
    absent: u64,
    missing: u64,
}

impl Counts {
    fn add(&mut self, sitting: &Sitting, is_missing: bool) {
        match sitting {
            Sitting::Absent => self.absent += 1,
            _ if is_missing => self.missing += 1,
            Sitting::Marks(_) | Sitting::Appealed(_) => self.marked += 1,
        }
    }
}

/// Whether a candidate sits the tests of a half.
fn is_summoned_to(candidate: &Document, half: Phase) -> bool {
    let status = candidate.get(candidate::STATUS);
    match half {
        Phase::Written => status == Some(CandidateStatus::ConvokedWritten),
        Phase::Oral => status == Some(CandidateStatus::ConvokedOral),
    }
}

/// Whether every written test has copies enough for anonymity.
fn assured(facts: &ExamFacts) -> bool {
    facts.rows.tests.iter().filter(|test| is_written(test)).all(|test| {
        let own = |copy: &&Document| copy.get(exam_copy::TEST).is_some_and(|Id(id)| id == test.id);
        exam_copy::is_assured(facts.copies.iter().filter(own).count())
    })
}

/// Every copy by its number, with the entries that stand: no line says whose it is.
fn copy_lines(facts: &ExamFacts) -> Result<Vec<String>> {
    let mut by_copy: HashMap<String, Vec<&Document>> = HashMap::new();
    for entry in &facts.entries {
        if let Some(Id(copy)) = entry.get(grade_entry::COPY) {
            by_copy.entry(copy).or_default().push(entry);
        }
    }
    let mut lines = Vec::new();
    for copy in &facts.copies {
        let mut marks: Vec<String> = by_copy
            .remove(&copy.id)
            .unwrap_or_default()
            .into_iter()
            .map(|entry| {
                let mark = entry.get(grade_entry::MARK).map_or(0, |Decimal(mark)| mark);
                format!(
                    "{}:{mark}:{}",
                    entry.get(grade_entry::ROUND).unwrap_or_default(),
                    entry.id
                )
            })
            .collect();
        marks.sort_unstable();
        lines.push(format!(
            "{} {} {}",
            copy.need(exam_copy::TEST)?.0,
            copy.need(exam_copy::NUMBER)?,
            marks.join(" ")
        ));
    }
    Ok(lines)
}

/// The digest of the ranking in force, sheet by sheet, and what it comes to.
///
/// # Errors
/// `lock_nothing` where nothing was ranked.
pub(crate) fn ranking_table(cx: &Cx<'_>, exam: &Id) -> Result<(String, Json)> {
    let row = cx.need(&crate::recruitment::RECRUITMENTS, exam.as_str())?;
    let run = row.get(recruitment::CURRENT_RUN).ok_or(NOTHING_TO_LOCK)?;
    let run_id = run.0.clone();
    let mut lines = vec![run_id.clone()];
    let (mut hired, mut waiting) = (0_u64, 0_u64);
    for sheet in cx.all(&CALCULATION_SHEETS, [calculation_sheet::RUN.eq(run)])? {
        let said: Json = sheet.get(calculation_sheet::SHEET).unwrap_or_default();
        hired += u64::from(said["verdict"] == CandidateStatus::Hired.wire());
        waiting += u64::from(said["verdict"] == CandidateStatus::WaitingList.wire());
        let whose = sheet.need(calculation_sheet::CANDIDATE)?;
        lines.push(format!("{} {}", whose.0, platform::papers::canonical(&said)));
    }
    lines[1..].sort_unstable();
    let counts = json!({"sheets": lines.len() - 1, "hired": hired, "waiting": waiting, "runId": run_id});
    Ok((content_hash(&lines.join("\n")), counts))
}

/// The tests of a phase as minutes name them.
pub(super) fn tests_of(rows: &[Document], half: Phase) -> Vec<&Document> {
    let is_its = |test: &&Document| is_written(test) == (half == Phase::Written);
    let mut tests: Vec<&Document> = rows.iter().filter(is_its).collect();
    tests.sort_by_key(|test| test.get(exam_test::LABEL_FR));
    tests
}
