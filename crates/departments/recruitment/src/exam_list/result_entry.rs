//! What results say of each candidate, to themselves and to everybody.

use std::collections::BTreeMap;

use engine::Cx;
use schema::{Document, Id, Result};
use serde_json::{Value as Json, json};

use super::ListKind;
use super::list_entry::ExamListEntry;
use crate::candidate::identify::ABSENT;
use crate::candidate::{self, CandidateStatus};
use crate::ranking::{AbsentRule, Phase, PhaseGrade, phase_grade};
use crate::ranking_run::facts::ExamFacts;
use crate::recruitment::{NAME_ON_LISTS, NameOnLists};

/// The word that each candidate is told by an announcement, by id.
pub(crate) fn announced_words(cx: &Cx<'_>, exam: &Document, kind: ListKind) -> Result<BTreeMap<String, String>> {
    let facts = ExamFacts::read(cx, &exam.id)?;
    let rule = facts.rows.rule(&facts.more_posts);
    let mut words = BTreeMap::new();
    for (candidate, contender) in facts.candidates.iter().zip(&facts.contenders) {
        let status = candidate.need(candidate::STATUS)?;
        let is_absent = |half| {
            let grade: Option<PhaseGrade> = phase_grade(&rule, contender, half).ok().flatten();
            rule.absent == AbsentRule::Eliminated && grade.is_some_and(|grade| grade.is_absent)
        };
        let word = match status {
            CandidateStatus::FailedWritten if is_absent(Phase::Written) => ABSENT,
            CandidateStatus::FailedOral if is_absent(Phase::Oral) => ABSENT,
            _ => status.wire(),
        };
        if told_statuses(kind).contains(&status) {
            words.insert(candidate.id.clone(), word.to_owned());
        }
    }
    Ok(words)
}

/// The statuses of those to whom an announcement says something.
pub(super) fn told_statuses(kind: ListKind) -> &'static [CandidateStatus] {
    use CandidateStatus as Status;
    match kind {
        ListKind::Written => &[Status::PassedWritten, Status::FailedWritten],
        ListKind::Oral => &[Status::PassedOral, Status::FailedOral],
        ListKind::Final | ListKind::Waiting => &[Status::Hired, Status::WaitingList, Status::RejectedFinal],
        ListKind::Provisional | ListKind::Definitive => &[],
    }
}

/// The status of those whom a list names.
fn status_of(kind: ListKind) -> Option<CandidateStatus> {
    match kind {
        ListKind::Written => Some(CandidateStatus::PassedWritten),
        ListKind::Oral => Some(CandidateStatus::PassedOral),
        ListKind::Final => Some(CandidateStatus::Hired),
        ListKind::Waiting => Some(CandidateStatus::WaitingList),
        ListKind::Provisional | ListKind::Definitive => None,
    }
}

/// Where those are by now whom a list named when they were of this status: a list that is published again names them all the same.
fn statuses_since(status: CandidateStatus) -> &'static [CandidateStatus] {
    use CandidateStatus as Status;
    match status {
        Status::PassedWritten => &[
            Status::PassedWritten,
            Status::ConvokedOral,
            Status::PassedOral,
            Status::FailedOral,
            Status::WaitingList,
            Status::Hired,
            Status::RejectedFinal,
        ],
        Status::PassedOral => &[
            Status::PassedOral,
            Status::WaitingList,
            Status::Hired,
            Status::RejectedFinal,
        ],
        Status::Hired => &[Status::Hired],
        _ => &[Status::WaitingList],
    }
}

/// The entries of a public list: by specialty and rank, else by number. Neither card nor tracking number.
pub(crate) fn entries_of(exam: &Document, all: &[Document], kind: ListKind) -> Vec<Json> {
    let Some(status) = status_of(kind) else {
        return Vec::new();
    };
    let shown = exam.get(NAME_ON_LISTS).unwrap_or(NameOnLists::Full);
    let now = statuses_since(status);
    let is_named = |one: &&Document| one.get(candidate::STATUS).is_some_and(|own| now.contains(&own));
    let mut named: Vec<&Document> = all.iter().filter(is_named).collect();
    let is_ranked = matches!(kind, ListKind::Final | ListKind::Waiting);
    named.sort_by_cached_key(|one| {
        let rank = one.get(candidate::FINAL_RANK).filter(|_| is_ranked);
        let number = one.get(candidate::CANDIDATE_NUMBER).unwrap_or_default();
        (
            one.get(candidate::SPECIALTY).map(|Id(id)| id),
            rank,
            number.len(),
            number,
        )
    });
    let entry = |one: &Document| {
        let entry = ExamListEntry::of(one, shown, status);
        json!(if is_ranked { entry.ranked(one) } else { entry })
    };
    named.into_iter().map(entry).collect()
}
