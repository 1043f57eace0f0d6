//! The labels to stick on copies, printed once: whoever prints them knows whose they are, says so by signing, and marks none.

use engine::{Action, Allowed, Cx, inputs};
use platform::people::user;
use platform::signature::{self, PURPOSE};
use schema::{Id, Result, error_codes};
use serde_json::{Value as Json, json};

use super::draw::{NO_COPY, exam_in_marking, written_tests};
use super::{LOT, NUMBER, TEST, is_no_marker, of_tests, owner};
use crate::candidate::{self, CANDIDATES};
use crate::permission::SECRETARIAT;
use crate::recruitment::RECRUITMENTS;
use crate::signing_once::{sign_once, signatures_of};

error_codes! {
    PRINTED = "labels_already_printed", conflict => "سبق طبع الملصقات: المرجو بيان السبب لطبعها من جديد", "Les étiquettes ont déjà été imprimées\u{a0}: donnez un motif pour recommencer", "The labels were printed already: give a reason to print them again";
}

/// What a signature of labels says that it is for.
pub(super) const SIGNED_LABELS: &str = "recruitments.labels";
/// `recruitments.labels {id, reason?}` → `{labels: [{examTestId, candidateNumber, room, seat, number, lot}]}`, signed. The answer is
/// kept nowhere.
pub(super) const LABELS: Action<LabelOrder> =
    Action::secret(SIGNED_LABELS, Allowed::Holders(&[SECRETARIAT]), print_labels);

inputs! {
    /// An exam whose labels are printed.
    pub(super) struct LabelOrder {
        /// The exam.
        id: Id = need("id"),
        /// Why they are printed once more.
        reason: Option<String> = may("reason"),
    }
}

fn print_labels(cx: &mut Cx<'_>, given: &LabelOrder) -> Result<Json> {
    signature::require_open(cx)?;
    let exam = exam_in_marking(cx, &given.id)?;
    is_no_marker(cx, &given.id, &user::caller(cx)?)?;
    let signed = signatures_of(cx, &RECRUITMENTS, &exam.id)?;
    let is_again = signed
        .iter()
        .any(|one| one.get(PURPOSE).as_deref() == Some(SIGNED_LABELS));
    if is_again && given.reason.is_none() {
        return Err(PRINTED.into());
    }
    let copies = of_tests(cx, &written_tests(cx, &given.id)?)?;
    if copies.is_empty() {
        return Err(NO_COPY.into());
    }
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
