//! The labels to stick on copies, printed once: whoever prints them knows whose they are, says so by signing, and marks none.

use engine::{Act, Check, Cx, Guard, Subject, inputs};
use platform::signature::{self, PURPOSE};
use schema::{Document, Id, Result, error_codes};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::json;

use super::draw::{BY_NO_MARKER, IN_MARKING, NO_COPY, written_tests};
use super::{LOT, NUMBER, TEST, of_tests, owner, wording};
use crate::candidate::{self, CANDIDATES};
use crate::permission::CLERKS;
use crate::recruitment::{RECRUITMENTS, subject};
use crate::signing_once::{sign_once, signatures_of};

error_codes! {
    PRINTED = "labels_already_printed", conflict => "سبق طبع الملصقات: المرجو بيان السبب لطبعها من جديد", "Les étiquettes ont déjà été imprimées\u{a0}: donnez un motif pour recommencer", "The labels were printed already: give a reason to print them again";
}

/// What a signature of labels says that it is for.
pub(super) const SIGNED_LABELS: &str = "recruitments.labels";
/// Tells the labels of the copies of an exam, signed. The answer is kept nowhere.
pub(super) const LABELS: Act<LabelOrder, CopyLabels> =
    Act::answering(SIGNED_LABELS, wording::LABELS, ON, CLERKS, print_labels).with_secrets();

/// The labels of an exam, in the order in which whoever sticks them walks: room by room, seat by seat.
#[derive(Serialize, JsonSchema)]
pub(super) struct CopyLabels {
    labels: Vec<CopyLabel>,
}

/// What ties a number to a seat.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct CopyLabel {
    exam_test_id: String,
    candidate_number: String,
    room: String,
    seat: Option<i64>,
    /// The anonymity number.
    number: String,
    lot: Option<i64>,
}

/// Copies that were drawn, for somebody who marks none of them.
const ON: Subject = subject::exam(&[
    BY_NO_MARKER,
    IN_MARKING,
    Guard::Check(Check {
        reads: &[],
        check: |cx, exam| drawn_copies(cx, exam).map(drop),
    }),
]);

inputs! {
    /// An exam whose labels are printed.
    pub(super) struct LabelOrder {
        /// Why they are printed once more.
        reason: Option<String> = may("reason"),
    }
}

fn drawn_copies(cx: &Cx<'_>, exam: &Document) -> Result<Vec<Document>> {
    let copies = of_tests(cx, &written_tests(cx, &Id(exam.id.clone()))?)?;
    if copies.is_empty() {
        return Err(NO_COPY.into());
    }
    Ok(copies)
}

fn print_labels(cx: &mut Cx<'_>, exam: Document, given: &LabelOrder) -> Result<CopyLabels> {
    signature::require_open(cx)?;
    let signed = signatures_of(cx, &RECRUITMENTS, &exam.id)?;
    let is_again = signed
        .iter()
        .any(|one| one.get(PURPOSE).as_deref() == Some(SIGNED_LABELS));
    if is_again && given.reason.is_none() {
        return Err(PRINTED.into());
    }
    let copies = drawn_copies(cx, &exam)?;
    let mut labels = Vec::with_capacity(copies.len());
    for copy in &copies {
        let Some(candidate) = owner(copy).map(|id| cx.get(&CANDIDATES, &id)).transpose()?.flatten() else {
            continue;
        };
        labels.push(CopyLabel {
            exam_test_id: copy.need(TEST)?.0,
            candidate_number: candidate.get(candidate::CANDIDATE_NUMBER).unwrap_or_default(),
            room: candidate.get(candidate::EXAM_ROOM).unwrap_or_default(),
            seat: candidate.get(candidate::SEAT),
            number: copy.need(NUMBER)?,
            lot: copy.get(LOT),
        });
    }
    let place = |of: &CopyLabel| {
        (
            of.exam_test_id.clone(),
            of.room.clone(),
            of.seat,
            of.candidate_number.clone(),
        )
    };
    labels.sort_by_cached_key(place);
    let shown = json!({"labels": labels.len(), "reason": given.reason});
    sign_once(cx, &exam, SIGNED_LABELS, shown)?;
    Ok(CopyLabels { labels })
}
