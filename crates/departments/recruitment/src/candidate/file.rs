//! A candidate's data and documents as an exam takes them: the same for whoever applies, corrects, or enters them at the desk.

use std::collections::BTreeSet;

use engine::Cx;
use jiff::SignedDuration;
use schema::{Document, Field, FieldDef, FieldSet, Id, Instant, Rejection, Result, error_codes};
use serde_json::{Map, Value as Json};

use super::proof::Claim;
use super::rules::{ALL_DOCUMENTS, ALREADY_APPLIED, CONTESTED_OFTEN, PHOTO_REQUIRED, WRONG_SPECIALTY, need_phone};
use super::{
    ACCOMMODATION, ADDRESS, BIRTH_DATE, BIRTH_PLACE, CANDIDATES, CIN, CIN_FILE, CV_FILE, CandidateStatus, DIPLOMA,
    DIPLOMA_FILE, EMAIL, GROUND, NAME_AR, NAME_FR, NATIONALITY, PHONE, PHOTO, POSITION, RECRUITMENT, REGION,
    REQUEST_FILE, ReservedGround, SERVICE_MONTHS, SEX, SPECIALTY, STATUS,
};
use crate::candidate_file::judge::PHOTO_CODE;
use crate::exam_document::{self, CODE, CONDITION, DocumentCondition, EXAM_DOCUMENTS, LABEL_AR, LABEL_FR};
use crate::position::{self, POSITIONS};
use crate::recruitment::RECRUITMENTS;
use crate::recruitment::age::AgeBounds;
use crate::specialty::{self, SPECIALTIES};

/// What an applicant says of himself.
pub(crate) const APPLICANT_FIELDS: [FieldDef; 18] = [
    POSITION.def,
    SPECIALTY.def,
    NAME_AR.def,
    NAME_FR.def,
    CIN.def,
    BIRTH_DATE.def,
    BIRTH_PLACE.def,
    SEX.def,
    ADDRESS.def,
    EMAIL.def,
    PHONE.def,
    NATIONALITY.def,
    DIPLOMA.def,
    REGION.def,
    GROUND.def,
    SERVICE_MONTHS.def,
    ACCOMMODATION.def,
    RECRUITMENT.def,
];

/// The fields of the candidate that show the documents of these codes (decision 34).
pub(crate) const NAMED_FILES: [(&str, Field<Id>); 5] = [
    (PHOTO_CODE, PHOTO),
    ("request", REQUEST_FILE),
    ("diploma", DIPLOMA_FILE),
    ("cin", CIN_FILE),
    ("cv", CV_FILE),
];

/// The row with what was said, in the form in which rows keep it; every wrong field is refused at once.
pub(crate) fn with_data(cx: &Cx<'_>, row: Document, data: &Map<String, Json>) -> Result<Document> {
    let all = FieldSet::visible(&CANDIDATES);
    let before = cx.get(&CANDIDATES, &row.id)?;
    let mut row = row;
    row.apply(&schema::validate(&CANDIDATES, data, all, all, before.as_ref())?)?;
    need_phone(&row)?;
    Ok(row)
}

/// Refuses what does not fit the exam: a position of another, an age out of bounds.
pub(crate) fn check_conditions(cx: &Cx<'_>, exam: &Document, row: &Document) -> Result<()> {
    let position = cx.get(&POSITIONS, row.need(POSITION)?.as_str())?;
    let is_of_exam = |one: &Document| one.get(position::RECRUITMENT).is_some_and(|of| of.as_str() == exam.id);
    let position = position.filter(is_of_exam).ok_or_else(|| unknown(&POSITION.def, row))?;
    let specialty = cx.get(&SPECIALTIES, row.need(SPECIALTY)?.as_str())?;
    let is_of_position = |one: &Document| {
        one.get(specialty::POSITION)
            .is_some_and(|of| of.as_str() == position.id)
    };
    if !specialty.as_ref().is_some_and(is_of_position) {
        return Err(WRONG_SPECIALTY.rejection().field(SPECIALTY.def.name).into());
    }
    let birth = row.need(BIRTH_DATE)?;
    AgeBounds::of(exam, &position)?.check(birth.0, row.get(SERVICE_MONTHS).unwrap_or(0))
}

fn unknown(field: &FieldDef, row: &Document) -> schema::Error {
    let id = row.value(field.name).text().unwrap_or_default();
    error_codes::UNKNOWN_LINK.rejection().about(field).arg("id", id).into()
}

/// The application that another one of the same card contests. From the same mail or telephone, with the same birth date, it is the
/// same application: a second one is refused. Whoever else comes is taken beside the first and told nothing of it, so no answer says
/// who has applied (decision 10): neither a rival who knows card and birth date shuts anybody out, nor does one who comes second.
pub(crate) fn contested(cx: &Cx<'_>, row: &Document) -> Result<Option<Id>> {
    let same = [
        RECRUITMENT.eq(row.need(RECRUITMENT)?),
        CIN.eq(row.need(CIN)?),
        STATUS.ne(CandidateStatus::Withdrawn),
    ];
    let others: Vec<Document> = cx
        .all(&CANDIDATES, same)?
        .into_iter()
        .filter(|other| other.id != row.id)
        .collect();
    if others.iter().any(|other| is_of_one_sender(other, row)) {
        return Err(ALREADY_APPLIED.rejection().field(CIN.def.name).into());
    }
    Ok(others
        .into_iter()
        .find(|other| other.get(super::CONTESTS).is_none())
        .map(|other| Id(other.id)))
}

fn is_of_one_sender(one: &Document, other: &Document) -> bool {
    let shares = |field: Field<String>| one.get(field).is_some() && one.get(field) == other.get(field);
    one.get(BIRTH_DATE) == other.get(BIRTH_DATE) && (shares(EMAIL) || shares(PHONE))
}

/// How many applications contest another of their card a day before the next one is named the desk.
const MOST_CONTESTED: u64 = 2;

/// Refuses one contested application more of a card that has had its share of the day.
pub(crate) fn check_contested(cx: &Cx<'_>, row: &Document) -> Result<()> {
    let of_day = [
        RECRUITMENT.eq(row.need(RECRUITMENT)?),
        CIN.eq(row.need(CIN)?),
        super::CONTESTS.is_not_null(),
        super::SUBMITTED_AT.gt(Instant(cx.now() - SignedDuration::from_hours(24))),
    ];
    if cx.count(&CANDIDATES, of_day)? >= MOST_CONTESTED {
        return Err(CONTESTED_OFTEN.rejection().field(CIN.def.name).into());
    }
    Ok(())
}

/// The documents that an exam asks of this candidate.
pub(crate) fn documents_for(cx: &Cx<'_>, exam: &str, row: &Document) -> Result<Vec<Document>> {
    let mut all = cx.all(&EXAM_DOCUMENTS, [exam_document::RECRUITMENT.eq(exam)])?;
    all.retain(|document| is_asked_of(document, row));
    Ok(all)
}

/// Whether a document of an exam is asked of somebody who applies: what proves a claim, of who makes it.
pub(crate) fn is_asked_of(document: &Document, row: &Document) -> bool {
    claim_of(document).is_none_or(|claim| claim.is_made(row) && is_of_ground(document, row))
}

/// Those of them that prove a claim.
pub(crate) fn documents_for_claim(cx: &Cx<'_>, row: &Document, claim: Claim) -> Result<Vec<Document>> {
    let mut asked = documents_for(cx, row.need(RECRUITMENT)?.as_str(), row)?;
    asked.retain(|document| claim_of(document) == Some(claim));
    Ok(asked)
}

/// The claim that a document proves; none of what is asked of everybody.
fn claim_of(document: &Document) -> Option<Claim> {
    match document.get(CONDITION) {
        Some(DocumentCondition::InService) => Some(Claim::Service),
        Some(DocumentCondition::Reserved) => Some(Claim::Ground),
        Some(DocumentCondition::All) | None => None,
    }
}

/// Whether a document proves the ground that somebody claims: its own, or any.
fn is_of_ground(document: &Document, row: &Document) -> bool {
    let own = document
        .get(exam_document::GROUND)
        .filter(|ground| *ground != ReservedGround::None);
    own.is_none_or(|own| row.get(GROUND) == Some(own))
}

/// The bounds of age for somebody's position.
pub(crate) fn age_bounds(cx: &Cx<'_>, exam: &Document, row: &Document) -> Result<AgeBounds> {
    AgeBounds::of(exam, &cx.need(&POSITIONS, row.need(POSITION)?.as_str())?)
}

/// Why somebody is too old without the service that is claimed; none of who is young enough without it.
pub(crate) fn too_old_without_service(cx: &Cx<'_>, row: &Document) -> Result<Option<Rejection>> {
    let exam = cx.need(&RECRUITMENTS, row.need(RECRUITMENT)?.as_str())?;
    let (bounds, birth) = (age_bounds(cx, &exam, row)?, row.need(BIRTH_DATE)?.0);
    if bounds.check(birth, row.get(SERVICE_MONTHS).unwrap_or(0)).is_err() {
        return Ok(None);
    }
    let refused = bounds.check(birth, 0).err();
    Ok(refused.and_then(|error| error.rejection().cloned()))
}

/// Those of them that were not handed in.
pub(crate) fn missing_documents(asked: Vec<Document>, handed: &BTreeSet<String>) -> Vec<Document> {
    asked
        .into_iter()
        .filter(|document| !handed.contains(&document.id))
        .collect()
}

/// Refuses an application that lacks documents; the photo by a word of its own.
pub(crate) fn check_documents(cx: &Cx<'_>, exam: &str, row: &Document, handed: &BTreeSet<String>) -> Result<()> {
    let missing = missing_documents(documents_for(cx, exam, row)?, handed);
    if missing
        .iter()
        .any(|document| document.get(CODE).as_deref() == Some(PHOTO_CODE))
    {
        return Err(PHOTO_REQUIRED.rejection().field(PHOTO.def.name).into());
    }
    if missing.is_empty() {
        return Ok(());
    }
    let name = |document: &Document| {
        let text = match cx.lang() {
            schema::Lang::Ar => document.get(LABEL_AR),
            schema::Lang::Fr | schema::Lang::En => document.get(LABEL_FR),
        };
        text.unwrap_or_default()
    };
    let names: Vec<String> = missing.iter().map(name).collect();
    Err(ALL_DOCUMENTS.rejection().arg("missing", names.join(" · ")).into())
}
