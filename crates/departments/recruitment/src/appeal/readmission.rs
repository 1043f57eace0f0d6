//! Who was there after all: an appeal about presence, carried out after the marks were locked, lets what they handed in or said be
//! marked and locked as the others' was (decision 73).

use engine::Cx;
use schema::{Document, Id, Instant, Result};

use super::{ABOUT, APPEALS, AppealSubject, CANDIDATE, CARRIED_OUT_AT, RECRUITMENT, TEST};

/// The appeals about presence that were carried out since a moment.
pub(crate) fn readmitted(cx: &Cx<'_>, exam: &Id, since: Instant) -> Result<Vec<Document>> {
    let carried_out = [
        RECRUITMENT.eq(exam.clone()),
        ABOUT.eq(AppealSubject::Presence),
        CARRIED_OUT_AT.is_not_null(),
    ];
    let mut appeals = cx.all(&APPEALS, carried_out)?;
    appeals.retain(|appeal| appeal.get(CARRIED_OUT_AT).is_some_and(|at| at > since));
    Ok(appeals)
}

/// Whether one of them is of that candidate and test.
pub(crate) fn is_readmitted(cx: &Cx<'_>, exam: &Id, since: Instant, candidate: &str, test: &Id) -> Result<bool> {
    let appeals = readmitted(cx, exam, since)?;
    Ok(appeals.iter().any(|appeal| {
        let is_theirs = appeal.get(CANDIDATE).is_some_and(|own| own.as_str() == candidate);
        is_theirs && appeal.get(TEST).as_ref() == Some(test)
    }))
}
