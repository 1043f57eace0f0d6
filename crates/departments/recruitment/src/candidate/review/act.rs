//! A file to be looked at, with its documents and what is found in it.

use engine::{Act, Allowed, Cx, inputs};
use platform::people::user;
use schema::{Document, Id, Result};
use schemars::JsonSchema;
use serde::Serialize;
use sha2::{Digest as _, Sha256};

use super::finding::{ReviewFinding, findings, of_file};
use super::queue::{held_by, outlook};
use crate::candidate::correct::former_files;
use crate::candidate::file::age_bounds;
use crate::candidate::proof::{CandidateClaim, claims};
use crate::candidate::{
    BIRTH_DATE, CANDIDATES, CandidateRow, POSITION, RECRUITMENT, REVIEWED_BY, SECOND_LOOK_BY, tracking_number,
};
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

/// Shows a file to whoever reviews it.
pub(crate) const REVIEW: Act<CandidateKey, CandidateReview> =
    Act::read("candidates.review", Allowed::Holders(&[READS]), review).with_secrets();

/// A file as it is reviewed.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CandidateReview {
    /// For the secretariat.
    tracking_number: Option<String>,
    files: Vec<ReviewedFile>,
    findings: Vec<ReviewFinding>,
    /// What is claimed, and what was decided of it.
    claims: Vec<CandidateClaim>,
    second_look: SecondLook,
    /// How many files of the position wait.
    waiting: u64,
    /// The next of them.
    next_id: Option<String>,
    /// Who else looks at the file now.
    held_by_id: Option<String>,
    asked: AskedByExam,
    candidate: CandidateRow,
}

/// A document of the file.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ReviewedFile {
    document_id: String,
    /// Of those that every exam begins with.
    code: Option<String>,
    label_fr: Option<String>,
    label_ar: Option<String>,
    file_id: Option<String>,
    findings: Vec<ReviewFinding>,
}

/// Whether a second person looks at the file.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SecondLook {
    /// Whether chance wants it.
    wanted: bool,
    by_id: Option<String>,
    first_by_id: Option<String>,
}

/// What the exam asks, beside what was given: the diploma of the position, and the bounds of age, in years.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AskedByExam {
    diploma_fr: Option<String>,
    diploma_ar: Option<String>,
    least_age: Option<i64>,
    most_age: Option<i64>,
    /// As far as service raises the greatest one.
    extended_age: Option<i64>,
    /// The day on which ages are counted.
    age_on: String,
    /// The age on that day.
    age: i64,
}

/// One file in so many is looked at by a second person.
const SAMPLE: u64 = 20;

fn review(cx: &Cx<'_>, asked: &CandidateKey) -> Result<CandidateReview> {
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
        .map(|file| reviewed_file(cx, file))
        .collect::<Result<Vec<_>>>()?;
    let holder = held_by(cx, &candidate.id)?.filter(|by| Some(by) != user.as_ref());
    Ok(CandidateReview {
        tracking_number: number,
        files,
        findings,
        claims: claims(&candidate),
        second_look: SecondLook {
            wanted: is_sampled(&candidate),
            by_id: candidate.get(SECOND_LOOK_BY).map(|Id(id)| id),
            first_by_id: candidate.get(REVIEWED_BY).map(|Id(id)| id),
        },
        waiting,
        next_id: next,
        held_by_id: holder.map(|Id(id)| id),
        asked: asked_of(cx, &candidate, &exam)?,
        candidate: CandidateRow(cx.answer(candidate)?),
    })
}

fn asked_of(cx: &Cx<'_>, candidate: &Document, exam: &Document) -> Result<AskedByExam> {
    let position = cx.get(&POSITIONS, candidate.need(POSITION)?.as_str())?;
    let text = |key| position.as_ref().and_then(|position| position.get(key));
    let bounds = age_bounds(cx, exam, candidate)?;
    Ok(AskedByExam {
        diploma_fr: text(position::DIPLOMA_FR),
        diploma_ar: text(position::DIPLOMA_AR),
        least_age: bounds.ages.least,
        most_age: bounds.ages.most,
        extended_age: bounds.ages.extended,
        age_on: bounds.on.to_string(),
        age: bounds.age_of(candidate.need(BIRTH_DATE)?.0),
    })
}

fn reviewed_file(cx: &Cx<'_>, file: &Document) -> Result<ReviewedFile> {
    let document = file.need(candidate_file::DOCUMENT)?;
    let wanted = cx.get(&EXAM_DOCUMENTS, document.as_str())?;
    let text = |key| wanted.as_ref().and_then(|wanted| wanted.get(key));
    Ok(ReviewedFile {
        code: text(CODE),
        label_fr: text(LABEL_FR),
        label_ar: text(LABEL_AR),
        document_id: document.0,
        file_id: file.get(candidate_file::FILE).map(|Id(id)| id),
        findings: of_file(file),
    })
}

/// Whether chance has it looked at twice: by its id alone, so that nobody chooses.
pub(crate) fn is_sampled(candidate: &Document) -> bool {
    let digest = Sha256::digest(candidate.id.as_bytes());
    u64::from_be_bytes(std::array::from_fn(|at| digest[at])).is_multiple_of(SAMPLE)
}
