//! Lists and rankings wait for every appeal settled: refused, or accepted and carried out. No reason overrides that (decision 73).

use engine::Cx;
use schema::{Document, Id, Rejection, Result, error_codes};

use super::{ABOUT, APPEALS, AppealState, AppealSubject, CARRIED_OUT_AT, RECRUITMENT, STATE};

error_codes! {
    OPEN = "appeals_unsettled", conflict => "تظلمات لم تتم تسويتها: {count}", "Recours non réglés\u{a0}: {count}", "Appeals that are not settled: {count}";
}

/// The appeals of an exam that nobody has decided yet, or that were accepted and are not carried out.
fn unsettled(cx: &Cx<'_>, exam: &Id, about: &[AppealSubject]) -> Result<Vec<Document>> {
    let open = [
        RECRUITMENT.eq(exam.clone()),
        STATE.any_of([AppealState::Filed, AppealState::Accepted]),
        CARRIED_OUT_AT.is_null(),
        ABOUT.any_of(about.iter().copied()),
    ];
    cx.all(&APPEALS, open)
}

/// Refuses while an appeal about one of those is not settled.
///
/// # Errors
/// `appeals_unsettled`, with how many.
pub(crate) fn all_settled(cx: &Cx<'_>, exam: &Id, about: &[AppealSubject]) -> Result<()> {
    match unsettled(cx, exam, about)?.len() {
        0 => Ok(()),
        count => Err(Rejection::new(OPEN).arg("count", count).into()),
    }
}
