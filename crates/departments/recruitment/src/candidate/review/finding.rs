//! What is found by itself in a candidate's file: shown to staff, never deciding.

use std::collections::BTreeSet;

use engine::Cx;
use platform::people::employee::{self, EMPLOYEES};
use schema::{Document, Result, Tone};
use serde_json::{Value as Json, json};

use crate::candidate::file::{age_bounds, documents_for, missing_documents};
use crate::candidate::proof::supposed_service;
use crate::candidate::{
    BIRTH_DATE, CANDIDATE_NUMBER, CANDIDATES, CIN, CONTESTS, NAME_AR, NAME_FR, NATIONALITY, PHOTO_HASH, RECRUITMENT,
    STATUS,
};
use crate::candidate_file;
use crate::candidate_file::judge::FileFacts;
use crate::committee::{self, COMMITTEES};
use crate::committee_member::{self, COMMITTEE_MEMBERS};
use crate::exam_document::{LABEL_AR, LABEL_FR};
use crate::recruitment;

/// Most candidates that one finding names.
const NAMED: usize = 10;

/// Everything there is to say of a candidate's file now.
pub(crate) fn findings(cx: &Cx<'_>, candidate: &Document, exam: &Document, files: &[Document]) -> Result<Vec<Json>> {
    let mut all = Vec::new();
    all.extend(of_age(cx, candidate, exam)?);
    all.extend(of_documents(cx, candidate, exam, files)?);
    all.extend(files.iter().flat_map(of_file));
    all.extend(of_others(cx, candidate)?);
    all.extend(of_members(cx, candidate, exam)?);
    let wanted = exam.get(recruitment::NATIONALITY).filter(|wanted| !wanted.is_empty());
    if wanted.is_some() && candidate.get(NATIONALITY) != wanted {
        all.push(json!({"code": "nationality", "tone": Tone::Warn.wire(), "wanted": wanted, "is": candidate.get(NATIONALITY)}));
    }
    Ok(all)
}

fn of_age(cx: &Cx<'_>, candidate: &Document, exam: &Document) -> Result<Option<Json>> {
    let outcome = age_bounds(cx, exam, candidate)?.check(candidate.need(BIRTH_DATE)?.0, supposed_service(candidate));
    let refused = outcome.err().and_then(|error| error.rejection().cloned());
    Ok(refused.map(|refused| json!({"code": "age", "tone": Tone::Bad.wire(), "text": refused.text(cx.lang())})))
}

fn of_documents(cx: &Cx<'_>, candidate: &Document, exam: &Document, files: &[Document]) -> Result<Vec<Json>> {
    let handed = files.iter().filter(|file| file.get(candidate_file::FILE).is_some());
    let handed: BTreeSet<String> = handed
        .filter_map(|file| Some(file.get(candidate_file::DOCUMENT)?.0))
        .collect();
    let missing = missing_documents(documents_for(cx, &exam.id, candidate)?, &handed);
    let one = |document: Document| {
        json!({"code": "document_missing", "tone": Tone::Bad.wire(), "documentId": document.id,
            "labelFr": document.get(LABEL_FR), "labelAr": document.get(LABEL_AR)})
    };
    Ok(missing.into_iter().map(one).collect())
}

/// What was found in a file when it came.
pub(crate) fn of_file(file: &Document) -> Vec<Json> {
    let facts = file
        .get(candidate_file::FACTS)
        .and_then(|facts| serde_json::from_value(facts).ok());
    let facts: FileFacts = facts.unwrap_or_default();
    let one = |code: &str| {
        let tone = if code == "photo_background" {
            Tone::Warn
        } else {
            Tone::Bad
        };
        json!({"code": code, "tone": tone.wire(), "documentId": file.get(candidate_file::DOCUMENT).map(|id| id.0)})
    };
    facts.codes().into_iter().map(one).collect()
}

/// Other applications that have the same photo or the same card, here and in other exams.
fn of_others(cx: &Cx<'_>, candidate: &Document) -> Result<Vec<Json>> {
    let mut all = Vec::new();
    if let Some(hash) = candidate.get(PHOTO_HASH) {
        let same = cx.all(
            &CANDIDATES,
            [RECRUITMENT.eq(candidate.need(RECRUITMENT)?), PHOTO_HASH.eq(hash)],
        )?;
        let same: Vec<Document> = same.into_iter().filter(|one| one.id != candidate.id).collect();
        let is_another = |one: &&Document| one.get(CIN) != candidate.get(CIN);
        if same.iter().any(|one| is_another(&one)) {
            all.push(naming("same_photo", Tone::Bad, same.iter().filter(is_another)));
        }
    }
    let same = cx.all(&CANDIDATES, [CIN.eq(candidate.need(CIN)?)])?;
    let (here, elsewhere): (Vec<_>, Vec<_>) = same
        .into_iter()
        .filter(|one| one.id != candidate.id)
        .partition(|one| one.get(RECRUITMENT) == candidate.get(RECRUITMENT));
    if !elsewhere.is_empty() {
        all.push(naming("same_card_elsewhere", Tone::Info, elsewhere.iter()));
    }
    if !here.is_empty() {
        let code = if candidate.get(CONTESTS).is_some() {
            "contests"
        } else {
            "contested"
        };
        let (code, tone) = if here.iter().all(is_withdrawn) {
            ("applied_before", Tone::Info)
        } else {
            (code, Tone::Bad)
        };
        all.push(naming(code, tone, here.iter()));
    }
    Ok(all)
}

fn is_withdrawn(candidate: &Document) -> bool {
    candidate.get(STATUS) == Some(crate::candidate::CandidateStatus::Withdrawn)
}

fn naming<'d>(code: &str, tone: Tone, others: impl Iterator<Item = &'d Document>) -> Json {
    let one = |other: &Document| {
        json!({"$id": other.id, "nameFr": other.get(NAME_FR), "nameAr": other.get(NAME_AR),
            "birth_date": other.get(BIRTH_DATE).map(|day| day.0.to_string()), "candidateNumber": other.get(CANDIDATE_NUMBER),
            "recruitmentId": other.get(RECRUITMENT).map(|id| id.0), "status": other.get(STATUS).map(super::super::CandidateStatus::wire)})
    };
    json!({"code": code, "tone": tone.wire(), "candidates": others.take(NAMED).map(one).collect::<Vec<_>>()})
}

/// A member of a committee of the exam who has the same card.
fn of_members(cx: &Cx<'_>, candidate: &Document, exam: &Document) -> Result<Option<Json>> {
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
    let name = |member: Document| json!({"code": "member_card", "tone": Tone::Bad.wire(), "name": member.get(committee_member::NAME)});
    Ok(member.map(name))
}
