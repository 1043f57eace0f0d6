//! Claims of candidates who were admitted before they were decided apart (decision 75).

use std::collections::BTreeSet;

use recruitment::candidate::{self, CANDIDATES, CandidateStatus, ProofState, ReservedGround};
use recruitment::exam_list::{self, EXAM_LISTS, ListKind};
use schema::{Document, Id, Result};
use store::Writer;

use super::all;

/// What the definitive list of an exam admitted counts as proved: posts and ranks that are public stay. Elsewhere claims are undecided.
pub(super) fn of_admitted(writer: &mut Writer<'_>) -> Result<()> {
    let published = vec![
        exam_list::KIND.eq(ListKind::Definitive),
        exam_list::PUBLISHED_AT.is_not_null(),
    ];
    let exams: BTreeSet<String> = all(writer, &EXAM_LISTS, published)?
        .iter()
        .filter_map(|list| list.get(exam_list::RECRUITMENT).map(|Id(id)| id))
        .collect();
    for exam in exams {
        for claim in [
            candidate::GROUND.any_of([ReservedGround::Resistant, ReservedGround::Disability]),
            candidate::SERVICE_MONTHS.gt(0),
        ] {
            let admitted = vec![
                candidate::RECRUITMENT.eq(&exam),
                candidate::CANDIDATE_NUMBER.is_not_null(),
                candidate::STATUS.ne(CandidateStatus::Submitted),
                candidate::STATUS.ne(CandidateStatus::EliminatedPreWritten),
                claim,
            ];
            for row in all(writer, &CANDIDATES, admitted)? {
                // Who claims both was taken with the first.
                if row.get(candidate::FORMER_RULE) != Some(true) {
                    writer.update(&row, proved(row.clone()))?;
                }
            }
        }
    }
    Ok(())
}

fn proved(row: Document) -> Document {
    let mut row = row.with(candidate::FORMER_RULE, true);
    if row
        .get(candidate::GROUND)
        .is_some_and(|ground| ground != ReservedGround::None)
    {
        row.set(candidate::GROUND_PROVED, ProofState::Proved);
    }
    if row.get(candidate::SERVICE_MONTHS).is_some_and(|months| months > 0) {
        row.set(candidate::SERVICE_PROVED, ProofState::Proved);
    }
    row
}
