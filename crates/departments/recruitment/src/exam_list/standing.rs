//! Whether a list stands: what comes after it waits until it is published as things are, and what cannot be undone until the days of
//! its appeals are over and each of them is settled. No reason overrides that (decision 74).

use engine::Cx;
use schema::{Choice as _, Document, Id, Instant, Rejection, Result, error_codes};

use super::announcement::published_word;
use super::result_entry::announced_words;
use super::{APPEALS_UNTIL, EXAM_LISTS, KIND, ListKind, PUBLISHED_AT, RECRUITMENT};
use crate::appeal::{AppealSubject, all_settled};
use crate::candidate::{self, CANDIDATES};
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
    if published(cx, exam, kind)?.is_empty() {
        return Err(Rejection::new(LIST_MISSING).label("list", kind.label()).into());
    }
    let row = cx.need(&RECRUITMENTS, exam.as_str())?;
    let words = announced_words(cx, &row, kind)?;
    for one in cx.all(&CANDIDATES, [candidate::RECRUITMENT.eq(exam.clone())])? {
        let is_other = |word: &String| published_word(&row, &one).as_ref() != Some(word);
        if words.get(&one.id).is_some_and(is_other) {
            return Err(Rejection::new(LIST_OUTDATED).label("list", kind.label()).into());
        }
    }
    Ok(())
}

/// Refuses while a list may still be appealed against, or an appeal is not settled.
///
/// # Errors
/// `exam_list_appeals_run`, `appeals_unsettled`.
pub(crate) fn appeals_are_over(cx: &Cx<'_>, exam: &Id, kind: ListKind) -> Result<()> {
    let ends = published(cx, exam, kind)?;
    let until = ends
        .iter()
        .filter_map(|list| list.get(APPEALS_UNTIL))
        .map(|Instant(at)| at)
        .max();
    if let Some(until) = until.filter(|until| *until > cx.now()) {
        return Err(Rejection::new(APPEALS_RUN).moment("until", Instant(until)).into());
    }
    all_settled(cx, exam, AppealSubject::ALL)
}
