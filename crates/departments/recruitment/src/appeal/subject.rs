//! What an appeal is about must be there: an elimination that happened, an absence on record, a mark that was given, a rank.

use engine::Cx;
use schema::{Document, Id, Rejection, Result, error_codes};

use super::AppealSubject;
use crate::candidate::{self, CandidateStatus, ProofState};
use crate::exam_copy::{self, EXAM_COPIES};
use crate::exam_lock::presence_is_closed;
use crate::exam_presence::{self, EXAM_PRESENCE_ROWS};
use crate::exam_test::{self, EXAM_TESTS};
use crate::grade_entry::{self, GRADE_ENTRIES};
use crate::ranking_run::facts::is_written;

error_codes! {
    NO_SUBJECT = "appeal_without_subject", conflict => "لا يوجد ما يتظلم منه بهذا الموضوع", "Il n’y a rien de tel à contester", "There is nothing of the kind to appeal against";
    WHICH_TEST = "appeal_needs_test", invalid => "المرجو بيان الاختبار المعني", "Indiquez l’épreuve concernée", "Say which test it is about";
}

/// The test that an appeal is about, where it is about one and the candidate's position sits it; what is contested is there.
///
/// # Errors
/// `appeal_needs_test`, `appeal_without_subject`.
pub(super) fn subject_of(
    cx: &Cx<'_>,
    candidate: &Document,
    about: AppealSubject,
    named: Option<&Id>,
) -> Result<Option<Id>> {
    let status = candidate.need(candidate::STATUS)?;
    let (is_there, test) = match about {
        AppealSubject::Elimination => (status == CandidateStatus::EliminatedPreWritten, None),
        AppealSubject::Ground => (candidate.get(candidate::GROUND_PROVED) == Some(ProofState::Not), None),
        AppealSubject::Service => (candidate.get(candidate::SERVICE_PROVED) == Some(ProofState::Not), None),
        AppealSubject::Ranking => (candidate.get(candidate::FINAL_RANK).is_some(), None),
        AppealSubject::Mark => {
            let test = test_of(cx, candidate, named)?;
            (has_mark(cx, candidate, &test)?, Some(test))
        }
        AppealSubject::Presence => {
            let test = test_of(cx, candidate, named)?;
            (is_absent(cx, candidate, &test)?, Some(test))
        }
    };
    if !is_there || status == CandidateStatus::Withdrawn {
        return Err(Rejection::new(NO_SUBJECT).field("about").into());
    }
    Ok(test)
}

/// A test of the candidate's exam and position.
fn test_of(cx: &Cx<'_>, candidate: &Document, named: Option<&Id>) -> Result<Id> {
    let test = named.map(|Id(id)| cx.get(&EXAM_TESTS, id)).transpose()?.flatten();
    let is_theirs = |test: &Document| {
        test.get(exam_test::RECRUITMENT) == candidate.get(candidate::RECRUITMENT)
            && test
                .get(exam_test::POSITION)
                .is_none_or(|of| candidate.get(candidate::POSITION) == Some(of))
    };
    let test = test.filter(is_theirs);
    let test = test.ok_or_else(|| Rejection::new(WHICH_TEST).field("examTestId"))?;
    Ok(Id(test.id))
}

/// The copy of a candidate, once anonymity was lifted.
pub(super) fn copy_of(cx: &Cx<'_>, test: &Id, candidate: &str) -> Result<Option<Document>> {
    let own = [
        exam_copy::TEST.eq(test.clone()),
        exam_copy::CANDIDATE.eq(candidate.to_owned()),
    ];
    cx.first(&EXAM_COPIES, own)
}

/// Whether a mark stands for what a candidate did at a test: nobody's absence becomes a mark.
pub(super) fn has_mark(cx: &Cx<'_>, candidate: &Document, test: &Id) -> Result<bool> {
    let whose = match copy_of(cx, test, &candidate.id)? {
        Some(copy) => grade_entry::COPY.eq(copy.id),
        None => grade_entry::CANDIDATE.eq(candidate.id.clone()),
    };
    let standing = [
        whose,
        grade_entry::TEST.eq(test.clone()),
        grade_entry::STANDING.is_not_null(),
    ];
    Ok(cx.first(&GRADE_ENTRIES, standing)?.is_some())
}

/// Whether somebody was summoned to a test whose sheet is closed, is not on record as having come, and is in the state in which its
/// half left them: what was heard or ranked since rests on it.
fn is_absent(cx: &Cx<'_>, candidate: &Document, test: &Id) -> Result<bool> {
    use CandidateStatus::{FailedOral, FailedWritten, PassedOral, PassedWritten};
    let is_of_written = is_written(&cx.need(&EXAM_TESTS, test.as_str())?);
    let left = if is_of_written {
        [FailedWritten, PassedWritten]
    } else {
        [FailedOral, PassedOral]
    };
    // Who has no seat was summoned to no written test.
    let is_summoned = !is_of_written || candidate.get(candidate::SEAT).is_some();
    if !is_summoned || !left.contains(&candidate.need(candidate::STATUS)?) {
        return Ok(false);
    }
    let came = [
        exam_presence::TEST.eq(test.clone()),
        exam_presence::CANDIDATE.eq(&candidate.id),
        exam_presence::PRESENT.eq(true),
    ];
    let exam = candidate.need(candidate::RECRUITMENT)?;
    let is_closed = presence_is_closed(cx, &exam, test)?;
    Ok(is_closed && cx.first(&EXAM_PRESENCE_ROWS, came)?.is_none())
}
