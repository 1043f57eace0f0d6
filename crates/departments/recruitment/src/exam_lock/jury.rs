//! Equal juries (decision 33): at a test that each member marks, every candidate of a position is heard by the same number of them,
//! or by one fewer where one stepped back and nobody else of those who hear could take the place.

use std::collections::{BTreeMap, BTreeSet};

use engine::Cx;
use schema::{Document, Id, Rejection, Result, error_codes};

use crate::candidate;
use crate::committee_member::{self, COMMITTEE_MEMBERS};
use crate::exam_test;
use crate::grade_entry::{self, recusals_of};
use crate::ranking_run::facts::{ExamFacts, is_written};

error_codes! {
    /// Who was heard by fewer, and by whom not.
    UNEQUAL_JURIES = "jury_unequal", conflict => "لم يستمع العدد نفسه من الأعضاء إلى جميع المترشحين. تنقص نقط: {missing}", "Tous les candidats n’ont pas été entendus par le même nombre de membres. Il manque les notes de\u{a0}: {missing}", "Not all candidates were heard by the same number of members. Marks are missing of: {missing}";
}

/// Who gave a mark to whom at one test, of one position.
#[derive(Default)]
struct Hearing {
    /// Everybody who heard somebody.
    jury: BTreeSet<String>,
    /// Who gave a mark, by the place of the candidate in the facts.
    heard: BTreeMap<usize, BTreeSet<String>>,
}

/// Refuses a table in which somebody was heard by fewer than others, naming whose marks are missing.
///
/// # Errors
/// `jury_unequal`.
pub(super) fn check_equal_juries(cx: &Cx<'_>, facts: &ExamFacts) -> Result<()> {
    let mut missing = Vec::new();
    for test in facts.rows.tests.iter().filter(|test| is_marked_by_each(test)) {
        for hearing in hearings(facts, test) {
            missing.extend(missing_marks(cx, facts, &hearing)?);
        }
    }
    if missing.is_empty() {
        return Ok(());
    }
    missing.sort_unstable();
    Err(Rejection::new(UNEQUAL_JURIES)
        .arg("missing", missing.join(" ; "))
        .into())
}

fn is_marked_by_each(test: &Document) -> bool {
    !is_written(test) && test.get(exam_test::MARKERS).is_some_and(|markers| markers > 1)
}

/// The hearings of a test, one for each position. Marks of an appeal stand for a whole jury.
fn hearings(facts: &ExamFacts, test: &Document) -> Vec<Hearing> {
    let places: BTreeMap<&str, usize> = facts
        .candidates
        .iter()
        .enumerate()
        .map(|(at, one)| (one.id.as_str(), at))
        .collect();
    let mut by_position: BTreeMap<String, Hearing> = BTreeMap::new();
    for entry in &facts.entries {
        let is_its = entry.get(grade_entry::TEST).is_some_and(|Id(id)| id == test.id);
        let whose = entry
            .get(grade_entry::CANDIDATE)
            .and_then(|Id(id)| places.get(id.as_str()).copied());
        let (Some(at), true, None) = (whose, is_its, entry.get(grade_entry::APPEAL)) else {
            continue;
        };
        let position = facts.candidates[at].get(candidate::POSITION);
        let position = position.map(|Id(id)| id).unwrap_or_default();
        let hearing = by_position.entry(position).or_default();
        if let Some(Id(member)) = entry.get(grade_entry::MARKER) {
            hearing.jury.insert(member.clone());
            hearing.heard.entry(at).or_default().insert(member);
        }
    }
    by_position.into_values().collect()
}

/// `101 (Omar, Othman)` for each who was heard by fewer than others.
fn missing_marks(cx: &Cx<'_>, facts: &ExamFacts, hearing: &Hearing) -> Result<Vec<String>> {
    let most = hearing.heard.values().map(BTreeSet::len).max().unwrap_or_default();
    let mut missing = Vec::new();
    for (at, by) in hearing.heard.iter().filter(|(_, by)| by.len() < most) {
        let candidate = &facts.candidates[*at];
        let stepped_back: BTreeSet<String> = recusals_of(candidate).into_iter().map(|one| one.member).collect();
        let lacking: Vec<&String> = hearing
            .jury
            .iter()
            .filter(|one| !by.contains(*one) && !stepped_back.contains(*one))
            .collect();
        if lacking.is_empty() && by.len() + 1 == most && !stepped_back.is_empty() {
            continue;
        }
        let number = candidate.get(candidate::CANDIDATE_NUMBER).unwrap_or_default();
        let mut names = Vec::new();
        for member in lacking {
            names.push(
                cx.need(&COMMITTEE_MEMBERS, member)?
                    .get(committee_member::NAME)
                    .unwrap_or_default(),
            );
        }
        missing.push(format!("{number} ({})", names.join(", ")));
    }
    Ok(missing)
}
