//! What is found by itself in a candidate's file: shown to staff, never deciding.

use std::collections::BTreeSet;

use engine::Cx;
use platform::people::employee::{self, EMPLOYEES};
use schema::{Document, Id, Result};
use schemars::JsonSchema;
use serde::Serialize;

use crate::candidate::file::{age_bounds, documents_for, missing_documents};
use crate::candidate::proof::supposed_service;
use crate::candidate::{
    BIRTH_DATE, CANDIDATE_NUMBER, CANDIDATES, CIN, CONTESTS, CandidateStatus, NAME_AR, NAME_FR, NATIONALITY,
    PHOTO_HASH, RECRUITMENT, STATUS,
};
use crate::candidate_file;
use crate::candidate_file::judge::FileFacts;
use crate::committee::{self, COMMITTEES};
use crate::committee_member::{self, COMMITTEE_MEMBERS};
use crate::exam_document::{LABEL_AR, LABEL_FR};
use crate::recruitment;

/// Most candidates that one finding names.
const NAMED: usize = 10;

/// What is found by itself in a file; what is not of its code is left out.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ReviewFinding {
    code: &'static str,
    tone: FindingTone,
    /// In words, where it follows from more than is known here.
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    /// Of which required document, where it is of one.
    #[serde(skip_serializing_if = "Option::is_none")]
    document_id: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    label_fr: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    label_ar: Option<String>,
    #[serde(flatten)]
    nationality: Option<OtherNationality>,
    /// Whose card it is, among the members of committees.
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    /// Other applications that it names.
    #[serde(skip_serializing_if = "Option::is_none")]
    candidates: Option<Vec<OtherApplication>>,
}

/// How much a finding weighs.
#[derive(Clone, Copy, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum FindingTone {
    Info,
    Warn,
    Bad,
}

/// Another nationality than the one that is asked for.
#[derive(Serialize, JsonSchema)]
struct OtherNationality {
    wanted: String,
    is: Option<String>,
}

/// Another application that a finding names.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct OtherApplication {
    #[serde(rename = "$id")]
    id: String,
    name_fr: Option<String>,
    name_ar: Option<String>,
    #[serde(rename = "birth_date")]
    birth_date: Option<String>,
    candidate_number: Option<String>,
    recruitment_id: Option<String>,
    status: Option<&'static str>,
}

impl ReviewFinding {
    fn new(code: &'static str, tone: FindingTone) -> Self {
        ReviewFinding {
            code,
            tone,
            text: None,
            document_id: None,
            label_fr: None,
            label_ar: None,
            nationality: None,
            name: None,
            candidates: None,
        }
    }
}

/// Everything there is to say of a candidate's file now.
pub(crate) fn findings(
    cx: &Cx<'_>,
    candidate: &Document,
    exam: &Document,
    files: &[Document],
) -> Result<Vec<ReviewFinding>> {
    let mut all = Vec::new();
    all.extend(of_age(cx, candidate, exam)?);
    all.extend(of_documents(cx, candidate, exam, files)?);
    all.extend(files.iter().flat_map(of_file));
    all.extend(of_others(cx, candidate)?);
    all.extend(of_members(cx, candidate, exam)?);
    let wanted = exam.get(recruitment::NATIONALITY).filter(|wanted| !wanted.is_empty());
    let is = candidate.get(NATIONALITY);
    if let Some(wanted) = wanted.filter(|wanted| is.as_ref() != Some(wanted)) {
        all.push(ReviewFinding {
            nationality: Some(OtherNationality { wanted, is }),
            ..ReviewFinding::new("nationality", FindingTone::Warn)
        });
    }
    Ok(all)
}

fn of_age(cx: &Cx<'_>, candidate: &Document, exam: &Document) -> Result<Option<ReviewFinding>> {
    let outcome = age_bounds(cx, exam, candidate)?.check(candidate.need(BIRTH_DATE)?.0, supposed_service(candidate));
    let refused = outcome.err().and_then(|error| error.rejection().cloned());
    Ok(refused.map(|refused| ReviewFinding {
        text: Some(refused.text(cx.lang())),
        ..ReviewFinding::new("age", FindingTone::Bad)
    }))
}

fn of_documents(cx: &Cx<'_>, candidate: &Document, exam: &Document, files: &[Document]) -> Result<Vec<ReviewFinding>> {
    let handed = files.iter().filter(|file| file.get(candidate_file::FILE).is_some());
    let handed: BTreeSet<String> = handed
        .filter_map(|file| Some(file.get(candidate_file::DOCUMENT)?.0))
        .collect();
    let missing = missing_documents(documents_for(cx, &exam.id, candidate)?, &handed);
    let one = |document: Document| ReviewFinding {
        label_fr: document.get(LABEL_FR),
        label_ar: document.get(LABEL_AR),
        document_id: Some(document.id),
        ..ReviewFinding::new("document_missing", FindingTone::Bad)
    };
    Ok(missing.into_iter().map(one).collect())
}

/// What was found in a file when it came.
pub(crate) fn of_file(file: &Document) -> Vec<ReviewFinding> {
    let facts = file
        .get(candidate_file::FACTS)
        .and_then(|facts| serde_json::from_value(facts).ok());
    let facts: FileFacts = facts.unwrap_or_default();
    let one = |code: &'static str| {
        let tone = if code == "photo_background" {
            FindingTone::Warn
        } else {
            FindingTone::Bad
        };
        ReviewFinding {
            document_id: file.get(candidate_file::DOCUMENT).map(|Id(id)| id),
            ..ReviewFinding::new(code, tone)
        }
    };
    facts.codes().into_iter().map(one).collect()
}

/// Other applications that have the same photo or the same card, here and in other exams.
fn of_others(cx: &Cx<'_>, candidate: &Document) -> Result<Vec<ReviewFinding>> {
    let mut all = Vec::new();
    if let Some(hash) = candidate.get(PHOTO_HASH) {
        let same = cx.all(
            &CANDIDATES,
            [RECRUITMENT.eq(candidate.need(RECRUITMENT)?), PHOTO_HASH.eq(hash)],
        )?;
        let same: Vec<Document> = same.into_iter().filter(|one| one.id != candidate.id).collect();
        let is_another = |one: &&Document| one.get(CIN) != candidate.get(CIN);
        if same.iter().any(|one| is_another(&one)) {
            all.push(naming("same_photo", FindingTone::Bad, same.iter().filter(is_another)));
        }
    }
    let same = cx.all(&CANDIDATES, [CIN.eq(candidate.need(CIN)?)])?;
    let (here, elsewhere): (Vec<_>, Vec<_>) = same
        .into_iter()
        .filter(|one| one.id != candidate.id)
        .partition(|one| one.get(RECRUITMENT) == candidate.get(RECRUITMENT));
    if !elsewhere.is_empty() {
        all.push(naming("same_card_elsewhere", FindingTone::Info, elsewhere.iter()));
    }
    if !here.is_empty() {
        let code = if candidate.get(CONTESTS).is_some() {
            "contests"
        } else {
            "contested"
        };
        let (code, tone) = if here.iter().all(is_withdrawn) {
            ("applied_before", FindingTone::Info)
        } else {
            (code, FindingTone::Bad)
        };
        all.push(naming(code, tone, here.iter()));
    }
    Ok(all)
}

fn is_withdrawn(candidate: &Document) -> bool {
    candidate.get(STATUS) == Some(CandidateStatus::Withdrawn)
}

fn naming<'d>(code: &'static str, tone: FindingTone, others: impl Iterator<Item = &'d Document>) -> ReviewFinding {
    let one = |other: &Document| OtherApplication {
        id: other.id.clone(),
        name_fr: other.get(NAME_FR),
        name_ar: other.get(NAME_AR),
        birth_date: other.get(BIRTH_DATE).map(|day| day.0.to_string()),
        candidate_number: other.get(CANDIDATE_NUMBER),
        recruitment_id: other.get(RECRUITMENT).map(|Id(id)| id),
        status: other.get(STATUS).map(CandidateStatus::wire),
    };
    ReviewFinding {
        candidates: Some(others.take(NAMED).map(one).collect()),
        ..ReviewFinding::new(code, tone)
    }
}

/// A member of a committee of the exam who has the same card.
fn of_members(cx: &Cx<'_>, candidate: &Document, exam: &Document) -> Result<Option<ReviewFinding>> {
    let Some(file) = cx.first(&EMPLOYEES, [employee::CIN.eq(candidate.need(CIN)?)])? else {
        return Ok(None);
    };
    let committees = cx.all(&COMMITTEES, [committee::RECRUITMENT.eq(exam.id.as_str())])?;
    let ids: Vec<String> = committees.into_iter().map(|one| one.id).collect();
    let member = cx.first(
        &COMMITTEE_MEMBERS,
        [
            committee_member::EMPLOYEE.eq(file.id),
            committee_member::COMMITTEE.any_of(ids),
        ],
    )?;
    Ok(member.map(|member| ReviewFinding {
        name: member.get(committee_member::NAME),
        ..ReviewFinding::new("member_card", FindingTone::Bad)
    }))
}
