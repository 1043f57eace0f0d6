//! Whether a list stands: what comes after it waits until it is published as things are, and what cannot be undone until the days of
//! its appeals are over and each of them is settled. No reason overrides that (decision 74).

use engine::Cx;
use schema::{Choice as _, Document, Id, Instant, Rejection, Result, error_codes};

use super::announcement::published_word;
use super::{APPEALS_UNTIL, EXAM_LISTS, KIND, ListKind, PUBLISHED_AT, RECRUITMENT};
use crate::appeal::{AppealSubject, all_settled};
use crate::candidate::identify::ABSENT;
use crate::candidate::{self, CANDIDATES, CandidateStatus};
use crate::recruitment::RECRUITMENTS;

error_codes! {
    LIST_MISSING = "exam_list_missing", conflict => "لم تنشر بعد: {list}", "Non encore publiée\u{a0}: {list}", "Not published yet: {list}";
    /// An appeal was carried out since.
    LIST_OUTDATED = "exam_list_outdated", conflict => "تغيرت {list} منذ نشرها: المرجو نشرها من جديد مع السبب", "{list}\u{a0}: elle a changé depuis sa publication, publiez-la à nouveau avec le motif", "{list}: it has changed since it was published, publish it again with the reason";
    APPEALS_RUN = "exam_list_appeals_run", conflict => "أجل التظلم مفتوح إلى غاية {until}", "Le délai de recours court jusqu’au {until}", "Appeals may be filed until {until}";
}

/// The rows of a list that is public.
pub(crate) fn published(cx: &Cx<'_>, exam: &Id, kind: ListKind) -> Result<Vec<Document>> {
    let public = [RECRUITMENT.eq(exam.clone()), KIND.eq(kind), PUBLISHED_AT.is_not_null()];
    cx.all(&EXAM_LISTS, public)
}

/// Refuses while a list is not public, or says something else than is so now.
///
/// # Errors
/// `exam_list_missing`, `exam_list_outdated`.
pub(crate) fn is_announced(cx: &Cx<'_>, exam: &Id, kind: ListKind) -> Result<()> {
    let public = [RECRUITMENT.eq(exam.clone()), KIND.eq(kind), PUBLISHED_AT.is_not_null()];
    if cx.count(&EXAM_LISTS, public)? == 0 {
        return Err(Rejection::new(LIST_MISSING).label("list", kind.label()).into());
    }
    let row = cx.need(&RECRUITMENTS, exam.as_str())?;
    for (status, words) in told_words(kind) {
        for one in told_otherwise(cx, exam, status, &words)? {
            // Words on their way to the rows are in force.
            let is_told = published_word(&row, &one).is_some_and(|word| words.contains(&word.as_str()));
            if !is_told {
                return Err(Rejection::new(LIST_OUTDATED).label("list", kind.label()).into());
            }
        }
    }
    Ok(())
}

/// The words that a list of a half tells those of a state.
fn told_words(kind: ListKind) -> Vec<(CandidateStatus, Vec<&'static str>)> {
    let (passed, failed) = match kind {
        ListKind::Written => (CandidateStatus::PassedWritten, CandidateStatus::FailedWritten),
        ListKind::Oral => (CandidateStatus::PassedOral, CandidateStatus::FailedOral),
        ListKind::Provisional | ListKind::Definitive | ListKind::Final | ListKind::Waiting => return Vec::new(),
    };
    vec![(passed, vec![passed.wire()]), (failed, vec![failed.wire(), ABSENT])]
}

/// Those of a state whose rows bear another word, or none.
fn told_otherwise(cx: &Cx<'_>, exam: &Id, status: CandidateStatus, words: &[&str]) -> Result<Vec<Document>> {
    let of_state = [candidate::RECRUITMENT.eq(exam.clone()), candidate::STATUS.eq(status)];
    let nothing = of_state.iter().cloned().chain([candidate::PUBLISHED_STATUS.is_null()]);
    let mut others = cx.all(&CANDIDATES, nothing.collect::<Vec<_>>())?;
    let mut another = of_state.to_vec();
    another.extend(words.iter().map(|word| candidate::PUBLISHED_STATUS.ne(*word)));
    others.extend(cx.all(&CANDIDATES, another)?);
    Ok(others)
}

/// Refuses while a list may still be appealed against, or an appeal is not settled.
///
/// # Errors
/// `exam_list_appeals_run`, `appeals_unsettled`.
pub(crate) fn appeals_are_over(cx: &Cx<'_>, exam: &Id, kind: ListKind) -> Result<()> {
    let open = [
        RECRUITMENT.eq(exam.clone()),
        KIND.eq(kind),
        APPEALS_UNTIL.gt(Instant(cx.now())),
    ];
    // Its entries are read where it refuses alone.
    if let Some(until) = cx.first(&EXAM_LISTS, open)?.and_then(|list| list.get(APPEALS_UNTIL)) {
        return Err(Rejection::new(APPEALS_RUN).moment("until", until).into());
    }
    all_settled(cx, exam, AppealSubject::ALL)
}
