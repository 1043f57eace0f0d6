//! Who decided what is appealed against: none of them decides again.

use engine::Cx;
use schema::{Document, Id, Result};

use super::AppealSubject;
use crate::candidate::{self, proof::claim_deciders};
use crate::committee_member::{self, COMMITTEE_MEMBERS};
use crate::exam_copy;
use crate::exam_lock::{self, EXAM_LOCKS, LockPhase, MEMBER, PRESIDENT};
use crate::grade_entry::{self, GRADE_ENTRIES};

/// The users who decided about a candidate.
pub(super) fn first_deciders(
    cx: &Cx<'_>,
    candidate: &Document,
    about: AppealSubject,
    test: Option<&Id>,
) -> Result<Vec<Id>> {
    let exam = candidate.need(candidate::RECRUITMENT)?;
    let mut users = match (about, test) {
        (AppealSubject::Elimination | AppealSubject::Ground | AppealSubject::Service, _) => {
            let reviewers = [candidate::REVIEWED_BY, candidate::SECOND_LOOK_BY, candidate::PROOF_BY];
            let reviewers = reviewers.into_iter().filter_map(|field| candidate.get(field));
            reviewers.chain(claim_deciders(candidate)).collect()
        }
        (AppealSubject::Mark, Some(test)) => markers(cx, candidate, test)?,
        (AppealSubject::Presence, Some(_)) => signers(cx, &exam, LockPhase::Presence, test)?,
        (AppealSubject::Mark | AppealSubject::Presence, None) => Vec::new(),
        (AppealSubject::Ranking, _) => signers(cx, &exam, LockPhase::Ranking, None)?,
    };
    users.sort_by(|left, right| left.as_str().cmp(right.as_str()));
    users.dedup();
    Ok(users)
}

/// Who gave marks to a candidate's copy, or at the oral.
fn markers(cx: &Cx<'_>, candidate: &Document, test: &Id) -> Result<Vec<Id>> {
    let mut entries = cx.all(
        &GRADE_ENTRIES,
        [
            grade_entry::TEST.eq(test.clone()),
            grade_entry::CANDIDATE.eq(candidate.id.clone()),
        ],
    )?;
    let copies = [
        exam_copy::TEST.eq(test.clone()),
        exam_copy::CANDIDATE.eq(candidate.id.clone()),
    ];
    for copy in cx.all(&exam_copy::EXAM_COPIES, copies)? {
        entries.extend(cx.all(&GRADE_ENTRIES, [grade_entry::COPY.eq(copy.id)])?);
    }
    Ok(entries
        .iter()
        .filter_map(|entry| entry.get(grade_entry::MARKER_USER))
        .collect())
}

/// Who signed the ranking, or the sheets of a test's presence. To have locked a table of marks is no first decision.
fn signers(cx: &Cx<'_>, exam: &Id, phase: LockPhase, test: Option<&Id>) -> Result<Vec<Id>> {
    let closed = [
        exam_lock::RECRUITMENT.eq(exam.clone()),
        exam_lock::PHASE.eq(phase),
        exam_lock::LOCKED_AT.is_not_null(),
    ];
    let mut locks = cx.all(&EXAM_LOCKS, closed)?;
    locks.retain(|lock| test.is_none() || lock.get(exam_lock::TEST).as_ref() == test);
    let mut users = Vec::new();
    for member in locks
        .iter()
        .flat_map(|lock| [lock.get(PRESIDENT), lock.get(MEMBER)])
        .flatten()
    {
        let seat = cx.need(&COMMITTEE_MEMBERS, member.as_str())?;
        users.extend(seat.get(committee_member::USER));
    }
    Ok(users)
}
