//! Entries of public lists, as the rows of lists keep them.

use schema::{Decimal, Document, Id};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Value as Json, json};

use crate::candidate::{self, CandidateStatus};
use crate::recruitment::{NAME_ON_LISTS, NameOnLists};

/// An entry of a public list: the candidate number, the name as the exam shows it, the word.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ExamListEntry {
    candidate_number: Option<String>,
    name_fr: Option<String>,
    name_ar: Option<String>,
    specialty_id: Option<String>,
    word: &'static str,
    #[serde(flatten)]
    ranked: Option<RankedEntry>,
}

/// What final results and waiting lists say besides.
#[derive(Serialize, JsonSchema)]
struct RankedEntry {
    rank: Option<i64>,
    /// In hundredths.
    score: Option<i64>,
}

impl ExamListEntry {
    /// The entry of a candidate of this status.
    pub(super) fn of(candidate: &Document, shown: NameOnLists, status: CandidateStatus) -> Self {
        let [fr, ar] = shown_names(candidate, shown);
        ExamListEntry {
            candidate_number: candidate.get(candidate::CANDIDATE_NUMBER),
            name_fr: fr,
            name_ar: ar,
            specialty_id: candidate.get(candidate::SPECIALTY).map(|Id(id)| id),
            word: status.wire(),
            ranked: None,
        }
    }

    /// With the rank and the score.
    pub(super) fn ranked(mut self, candidate: &Document) -> Self {
        self.ranked = Some(RankedEntry {
            rank: candidate.get(candidate::FINAL_RANK),
            score: candidate.get(candidate::FINAL_SCORE).map(|Decimal(score)| score),
        });
        self
    }
}

/// Entries of those who were admitted, wherever they are by now.
pub(crate) fn entries_of_admitted(exam: &Document, admitted: &[Document]) -> Vec<Json> {
    let shown = exam.get(NAME_ON_LISTS).unwrap_or(NameOnLists::Full);
    let mut admitted: Vec<&Document> = admitted.iter().collect();
    admitted.sort_by_key(|one| one.get(candidate::CANDIDATE_NUMBER));
    let entry = |one| json!(ExamListEntry::of(one, shown, CandidateStatus::Validated));
    admitted.into_iter().map(entry).collect()
}

/// A name in French and in Arabic, as public lists of an exam show it.
pub(crate) fn shown_names(candidate: &Document, shown: NameOnLists) -> [Option<String>; 2] {
    let names = [candidate.get(candidate::NAME_FR), candidate.get(candidate::NAME_AR)];
    match shown {
        NameOnLists::Full => names,
        NameOnLists::Initials => names.map(|name| name.map(|name| initials(&name))),
        NameOnLists::Number => [None, None],
    }
}

fn initials(name: &str) -> String {
    let firsts = name.split_whitespace().filter_map(|word| word.chars().next());
    firsts.map(|first| format!("{first}.")).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::candidate::CANDIDATES;

    #[test]
    fn names_stand_as_the_exam_says() {
        let candidate = Document::new(&CANDIDATES)
            .with(candidate::NAME_FR, "Souad El Bennani".to_owned())
            .with(candidate::NAME_AR, "سعاد البناني".to_owned());
        assert_eq!(
            shown_names(&candidate, NameOnLists::Initials),
            [Some("S. E. B.".to_owned()), Some("س. ا.".to_owned())]
        );
        assert_eq!(shown_names(&candidate, NameOnLists::Number), [None, None]);
        assert_eq!(
            shown_names(&candidate, NameOnLists::Full)[0].as_deref(),
            Some("Souad El Bennani")
        );
    }
}
