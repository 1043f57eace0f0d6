//! A file to be looked at, with its documents and what is found in it.

use engine::{Action, Allowed, Cx, inputs};
use platform::people::user;
use schema::{Document, Id, Result};
use serde_json::{Value as Json, json};
use sha2::{Digest as _, Sha256};

use super::finding::{findings, of_file};
use super::queue::{held_by, outlook};
use crate::candidate::correct::former_files;
use crate::candidate::file::age_bounds;
use crate::candidate::proof::claims;
use crate::candidate::{BIRTH_DATE, CANDIDATES, POSITION, RECRUITMENT, REVIEWED_BY, SECOND_LOOK_BY, tracking_number};
use crate::candidate_file;
use crate::exam_document::{CODE, EXAM_DOCUMENTS, LABEL_AR, LABEL_FR};
use crate::permission::{READS, SECRETARIAT};
use crate::position::{self, POSITIONS};
use crate::recruitment::RECRUITMENTS;

inputs! {
    /// A candidate.
    pub(crate) struct CandidateKey {
        /// The candidate.
        id: Id = need("id"),
    }
}

/// `candidates.review` → the candidate, what the exam asks, the documents, the findings, the claims and what was decided of them, whether a
/// second person looks at it, who else holds the file, who comes next in the queue of the position; for the secretariat the tracking number.
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
    let user = user::caller(cx).ok();
    let (waiting, next) = outlook(cx, &candidate, user.as_ref())?;
    let findings = findings(cx, &candidate, &exam, &files)?;
    let files = files
        .iter()
        .map(|file| file_json(cx, file))
        .collect::<Result<Vec<_>>>()?;
    Ok(json!({
        "trackingNumber": number, "files": files, "findings": findings, "claims": claims(&candidate),
        "secondLook": {"wanted": is_sampled(&candidate), "byId": candidate.get(SECOND_LOOK_BY).map(|id| id.0),
            "firstById": candidate.get(REVIEWED_BY).map(|id| id.0)},
        "waiting": waiting, "nextId": next, "heldById": held_by(cx, &candidate.id)?.filter(|by| Some(by) != user.as_ref()).map(|Id(id)| id),
        "asked": asked_of(cx, &candidate, &exam)?, "candidate": cx.answer(candidate)?,
    }))
}

/// What the exam asks, beside what was given: the diploma of the position, and the bounds of age with the age on their day.
fn asked_of(cx: &Cx<'_>, candidate: &Document, exam: &Document) -> Result<Json> {
    let position = cx.get(&POSITIONS, candidate.need(POSITION)?.as_str())?;
    let text = |key| position.as_ref().and_then(|position| position.get(key));
    let bounds = age_bounds(cx, exam, candidate)?;
    Ok(json!({
        "diplomaFr": text(position::DIPLOMA_FR), "diplomaAr": text(position::DIPLOMA_AR),
        "leastAge": bounds.ages.least, "mostAge": bounds.ages.most, "extendedAge": bounds.ages.extended, "ageOn": bounds.on.to_string(),
        "age": bounds.age_of(candidate.need(BIRTH_DATE)?.0),
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
