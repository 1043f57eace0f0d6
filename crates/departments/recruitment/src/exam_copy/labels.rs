//! The labels to stick on copies, printed once: whoever prints them knows whose they are, says so by signing, and marks none.

use engine::{Action, Check, Cx, Guard, Subject, inputs};
use platform::signature::{self, PURPOSE};
use schema::{Document, Id, Result, error_codes};
use serde_json::{Value as Json, json};

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
/// `recruitments.labels {id, reason?}` → `{labels: [{examTestId, candidateNumber, room, seat, number, lot}]}`, signed. The answer is
/// kept nowhere.
pub(super) const LABELS: Action<LabelOrder> = Action::secret(SIGNED_LABELS, CLERKS, print_labels)
    .on(ON)
    .with_wording(wording::LABELS);

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
        /// The exam.
        id: Id = need("id"),
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

fn print_labels(cx: &mut Cx<'_>, given: &LabelOrder) -> Result<Json> {
    signature::require_open(cx)?;
    let exam = ON.admit(cx, given.id.as_str())?;
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
        let room = candidate.get(candidate::EXAM_ROOM).unwrap_or_default();
        let seat = candidate.get(candidate::SEAT);
        let number = candidate.get(candidate::CANDIDATE_NUMBER).unwrap_or_default();
        let label = json!({"examTestId": copy.get(TEST).map(|Id(id)| id), "candidateNumber": number, "room": room,
            "seat": seat, "number": copy.get(NUMBER), "lot": copy.get(LOT)});
        labels.push(((copy.get(TEST).map(|Id(id)| id), room, seat, number), label));
    }
    // In the order in which whoever sticks them walks: room by room, seat by seat.
    labels.sort_by(|left, right| left.0.cmp(&right.0));
    let shown = json!({"labels": labels.len(), "reason": given.reason});
    sign_once(cx, &exam, SIGNED_LABELS, shown)?;
    let labels: Vec<Json> = labels.into_iter().map(|(_, label)| label).collect();
    Ok(json!({"labels": labels}))
}
