//! What has to precede a deduction: the request for an explanation reached the employee, its term is over or it was answered, and
//! somebody decided (decree 2-99-1216, on law 12-81). Whatever lacks one of them is stated apart and not deducted.

use engine::Cx;
use schema::{Choice as _, Document, Result, choices};
use serde_json::Value as Json;

use crate::absence::field::{self as absence, Justification};
use crate::warning::{self, Kind, Status, is_answered_or_silent, is_handed_over};

choices! {
    /// What a day lacks.
    Missing {
        Request = "request": "الاستفسار", "demande d’explication", "explanation request";
        Handover = "handover": "تسليم الاستفسار", "remise de la demande d’explication", "handover of the request";
        Term = "term": "انتهاء أجل الجواب", "fin du délai de réponse", "end of the term to reply";
        Decision = "decision": "القرار", "décision", "decision";
    }
}

/// What a day still lacks, of the letters about it that stand.
pub(super) fn missing(cx: &Cx<'_>, letters: &[Document], absence: &Document) -> Result<Vec<Missing>> {
    let mut lacks = Vec::new();
    match request(letters) {
        None => lacks.push(Missing::Request),
        Some(request) => {
            if !is_handed_over(request) {
                lacks.push(Missing::Handover);
            }
            if !is_answered_or_silent(cx, request)? && !is_decided_on(request) {
                lacks.push(Missing::Term);
            }
        }
    }
    if !is_decided(letters, absence) {
        lacks.push(Missing::Decision);
    }
    Ok(lacks)
}

/// The request for an explanation among these letters.
pub(super) fn request(letters: &[Document]) -> Option<&Document> {
    let is_request = |letter: &&Document| letter.get(warning::KIND) == Some(Kind::ExplanationRequest);
    letters.iter().find(is_request)
}

/// What was decided upon before terms ran from the handover is not judged anew.
fn is_decided_on(request: &Document) -> bool {
    request.get(warning::HANDED_ON).is_none() && request.get(warning::STATUS) == Some(Status::Upheld)
}

/// A justification was refused, or the letter was upheld while none waits to be looked at.
fn is_decided(letters: &[Document], absence: &Document) -> bool {
    let is_upheld = |letter: &Document| {
        letter.get(warning::STATUS) == Some(Status::Upheld) && letter.get(warning::KIND) != Some(Kind::Notice)
    };
    match absence.get(absence::JUSTIFICATION) {
        Some(Justification::Refused) => true,
        Some(Justification::Submitted) => false,
        _ => letters.iter().any(is_upheld),
    }
}

/// What a line of a statement lacks; nothing of those that were stated before anything was asked of them.
pub(super) fn missing_of(line: &Json) -> impl Iterator<Item = Missing> {
    let words = line["missing"].as_array().into_iter().flatten();
    words.filter_map(|word| Missing::ALL.iter().copied().find(|one| word == one.wire()))
}

/// Whether a line is deducted: the others stand apart.
pub(super) fn is_ready(line: &Json) -> bool {
    missing_of(line).next().is_none()
}
