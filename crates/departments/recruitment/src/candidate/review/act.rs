//! A file to be looked at, with its documents and what is found in it.

use engine::{Action, Allowed, Cx, inputs};
use schema::{Document, Filter, Id, Result};
use serde_json::{Value as Json, json};
use sha2::{Digest as _, Sha256};

use super::finding::{findings, of_file};
use crate::candidate::correct::former_files;
use crate::candidate::{
    CANDIDATES, CandidateStatus, POSITION, RECRUITMENT, REVIEWED_BY, SECOND_LOOK_BY, STATUS, tracking_number,
};
use crate::candidate_file;
use crate::exam_document::{CODE, EXAM_DOCUMENTS, LABEL_AR, LABEL_FR};
use crate::permission::{READS, SECRETARIAT};
use crate::recruitment::RECRUITMENTS;

inputs! {
    /// A candidate.
    pub(crate) struct CandidateKey {
        /// The candidate.
        id: Id = need("id"),
    }
}

/// `candidates.review` → the candidate, the documents, the findings, whether a second person looks at it, who comes next in the
/// queue of the position; for the secretariat the tracking number.
pub(crate) const REVIEW: Action<CandidateKey> =
    Action::read("candidates.review", Allowed::Holders(&[READS]), review).telling_secrets();

/// One file in so many is looked at by a second person.
const SAMPLE: u64 = 20;

fn review(cx: &Cx<'_>, asked: &CandidateKey) -> Result<Json> {
    let candidate = cx.need_readable(&CANDIDATES, asked.id.as_str())?;
    let exam = cx.need(&RECRUITMENTS, candidate.need(RECRUITMENT)?.as_str())?;
    let files = former_files(cx, &candidate.id)?;
    let number = if cx.who().holds_permission(SECRETARIAT) {
        Some(tracking_number::grouped(&tracking_number::of(cx, &candidate.id)?))
    } else {
        None
    };
    let findings = findings(cx, &candidate, &exam, &files)?;
    let files = files
        .iter()
        .map(|file| file_json(cx, file))
        .collect::<Result<Vec<_>>>()?;
    Ok(json!({
        "trackingNumber": number, "files": files, "findings": findings,
        "secondLook": {"wanted": is_sampled(&candidate), "byId": candidate.get(SECOND_LOOK_BY).map(|id| id.0),
            "firstById": candidate.get(REVIEWED_BY).map(|id| id.0)},
        "waiting": waiting(cx, &candidate)?, "nextId": next(cx, &candidate)?,
        "candidate": cx.answer(candidate)?,
    }))
}

fn file_json(cx: &Cx<'_>, file: &Document) -> Result<Json> {
    let document = file.need(candidate_file::DOCUMENT)?;
    let wanted = cx.get(&EXAM_DOCUMENTS, document.as_str())?;
    let text = |key| wanted.as_ref().and_then(|wanted| wanted.get(key));
    Ok(json!({
        "documentId": document.as_str(), "code": text(CODE), "labelFr": text(LABEL_FR), "labelAr": text(LABEL_AR),
        "fileId": file.get(candidate_file::FILE).map(|id| id.0), "findings": of_file(file),
    }))
}

/// Whether chance has it looked at twice: by its id alone, so that nobody chooses.
pub(crate) fn is_sampled(candidate: &Document) -> bool {
    let digest = Sha256::digest(candidate.id.as_bytes());
    u64::from_be_bytes(std::array::from_fn(|at| digest[at])).is_multiple_of(SAMPLE)
}

fn queue_of(candidate: &Document) -> Result<[Filter; 3]> {
    Ok([
        RECRUITMENT.eq(candidate.need(RECRUITMENT)?),
        POSITION.eq(candidate.need(POSITION)?),
        STATUS.eq(CandidateStatus::Submitted),
    ])
}

/// How many files of the position wait.
fn waiting(cx: &Cx<'_>, candidate: &Document) -> Result<u64> {
    cx.count(&CANDIDATES, queue_of(candidate)?)
}

/// The oldest other file of the position that waits.
fn next(cx: &Cx<'_>, candidate: &Document) -> Result<Option<String>> {
    let oldest = cx.find(&CANDIDATES, queue_of(candidate)?, 2)?;
    Ok(oldest.into_iter().map(|one| one.id).find(|id| *id != candidate.id))
}
