//! Who applied is told by two words: the card, and the secret tracking number. Whatever is wrong of them, the same is read and
//! the same is answered.

use engine::{Act, Cx, inputs};
use schema::{Choice as _, Document, Field, Id, Instant, Label, Lang, Result};
use schemars::JsonSchema;
use serde::Serialize;

use super::proof::{CandidateClaim, claims};
use super::rules::UNKNOWN_APPLICATION;
use super::tracking_number::FOLLOWED_APPLICATIONS;
use super::{
    CANDIDATE_NUMBER, CANDIDATES, CandidateStatus, ELIMINATION_REASON, GROUND, RECRUITMENT, ReservedGround,
    SERVICE_MONTHS,
};
use crate::appeal::{self, APPEALS, AppealState, AppealSubject};
use crate::application_ticket::act::GUESTS;
use crate::exam_document::DocumentCondition;
use crate::exam_list::announcement::published_word;
use crate::recruitment::{DEADLINE, EXAM_DATE, RECRUITMENTS, TITLE_AR, TITLE_FR};

inputs! {
    /// By what an applicant is known.
    pub(crate) struct Applicant {
        /// The number of the card.
        card: String = need("CIN"),
        /// The tracking number, however it is typed.
        number: String = need("trackingNumber"),
    }
}

/// `candidates.verify` → what was published of an application (decision 7), and what may be done with it now.
pub(crate) const VERIFY: Act<Applicant, PublishedApplication> = Act::read("candidates.verify", GUESTS, verify)
    .counting_guesses("CIN", &schema::CIN)
    .with_secrets();

/// What was published of an application, and what may be done with it now.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PublishedApplication {
    exam: FollowedExam,
    received_at: Option<String>,
    published_status: PublishedWord,
    /// Why its author was eliminated.
    reason: Option<String>,
    /// What was decided of what is claimed, once the list is published.
    claims: Vec<CandidateClaim>,
    appeals: Vec<OwnAppeal>,
    candidate_number: Option<String>,
    may_correct: bool,
    may_withdraw: bool,
    /// Under which conditions documents are asked of its author: the page of corrections shows those that are.
    conditions: Vec<&'static str>,
}

/// The exam that somebody applied for.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AppliedExam {
    #[serde(rename = "$id")]
    id: String,
    title_fr: Option<String>,
    title_ar: Option<String>,
}

impl AppliedExam {
    pub(super) fn of(exam: &Document) -> Self {
        AppliedExam {
            id: exam.id.clone(),
            title_fr: exam.get(TITLE_FR),
            title_ar: exam.get(TITLE_AR),
        }
    }
}

/// The exam of an application that is followed.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FollowedExam {
    #[serde(flatten)]
    exam: AppliedExam,
    deadline: String,
    exam_date: Option<String>,
}

/// What was published of somebody, with what it says.
#[derive(Serialize, JsonSchema)]
pub(crate) struct PublishedWord {
    word: &'static str,
    ar: &'static str,
    fr: &'static str,
    en: &'static str,
}

/// What its author is told of an appeal: the decision with its reason, and when it was carried out.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OwnAppeal {
    id: String,
    about: Option<AppealSubject>,
    exam_test_id: Option<String>,
    state: Option<AppealState>,
    decision: Option<String>,
    filed_at: Option<String>,
    decided_at: Option<String>,
    carried_out_at: Option<String>,
}

/// The application of a card and a number.
///
/// # Errors
/// 404, alike for a wrong card and a wrong number, after the same two statements.
pub(crate) fn need(cx: &Cx<'_>, card: &str, number: &str) -> Result<Document> {
    need_with_exam(cx, card, number).map(|(candidate, _)| candidate)
}

/// As [`need`], with the exam.
pub(crate) fn need_with_exam(cx: &Cx<'_>, card: &str, number: &str) -> Result<(Document, Document)> {
    find_with_exam(cx, card, number)?.ok_or_else(|| UNKNOWN_APPLICATION.into())
}

/// As [`need_with_exam`]; none where card or number are wrong. Whoever reads more then reads as much of nobody ([`nobody`]), so that
/// right and wrong cost the same.
pub(crate) fn find_with_exam(cx: &Cx<'_>, card: &str, number: &str) -> Result<Option<(Document, Document)>> {
    let found = FOLLOWED_APPLICATIONS.find(cx, card, number)?;
    let exam = found
        .as_ref()
        .and_then(|found| found.get(RECRUITMENT))
        .map(|id| id.0)
        .unwrap_or_default();
    // Read whether or not there is one.
    let exam = cx.get(&RECRUITMENTS, &exam)?;
    Ok(found.zip(exam))
}

/// An application and an exam that are no row.
pub(crate) fn nobody() -> (Document, Document) {
    (Document::new(&CANDIDATES), Document::new(&RECRUITMENTS))
}

fn verify(cx: &Cx<'_>, asked: &Applicant) -> Result<PublishedApplication> {
    let found = find_with_exam(cx, &asked.card, &asked.number)?;
    let own = found.as_ref().map(|(candidate, _)| candidate.id.as_str());
    // Read whether or not there is one.
    let appeals = cx.all(&APPEALS, [appeal::CANDIDATE.eq(own.unwrap_or_default())])?;
    let (candidate, exam) = found.ok_or(UNKNOWN_APPLICATION)?;
    let deadline = exam.need(DEADLINE)?;
    let is_withdrawn = candidate.get(super::STATUS) == Some(CandidateStatus::Withdrawn);
    let may_correct = cx.now() < deadline.0 && !is_withdrawn;
    let word = published_word(&exam, &candidate);
    let is_published = word.is_some();
    Ok(PublishedApplication {
        exam: FollowedExam {
            exam: AppliedExam::of(&exam),
            deadline: schema::wire_instant(deadline.0),
            exam_date: exam.get(EXAM_DATE).map(|day| day.0.to_string()),
        },
        received_at: moment_of(&candidate, super::SUBMITTED_AT),
        published_status: PublishedWord::of(word.as_deref(), is_withdrawn),
        reason: reason_of(word.as_deref(), &candidate),
        claims: if is_published { claims(&candidate) } else { Vec::new() },
        appeals: appeals.iter().map(OwnAppeal::of).collect(),
        candidate_number: candidate.get(CANDIDATE_NUMBER).filter(|_| is_published),
        may_correct,
        may_withdraw: may_correct,
        conditions: if may_correct {
            conditions_of(&candidate)
        } else {
            Vec::new()
        },
    })
}

fn moment_of(row: &Document, field: Field<Instant>) -> Option<String> {
    row.get(field).map(|Instant(at)| schema::wire_instant(at))
}

fn conditions_of(candidate: &Document) -> Vec<&'static str> {
    let is_in_service = candidate.get(SERVICE_MONTHS).is_some_and(|months| months > 0);
    let ground = candidate.get(GROUND).unwrap_or(ReservedGround::None);
    let conditions = [
        (is_in_service, DocumentCondition::InService),
        (ground != ReservedGround::None, DocumentCondition::Reserved),
    ];
    conditions
        .iter()
        .filter(|(holds, _)| *holds)
        .map(|(_, condition)| condition.wire())
        .collect()
}

/// Why somebody was eliminated, once the list that says so is published (decision 74).
pub(crate) fn reason_of(word: Option<&str>, candidate: &Document) -> Option<String> {
    let is_told = word == Some(CandidateStatus::EliminatedPreWritten.wire());
    candidate.get(ELIMINATION_REASON).filter(|_| is_told)
}

impl OwnAppeal {
    fn of(appeal: &Document) -> Self {
        OwnAppeal {
            id: appeal.id.clone(),
            about: appeal.get(appeal::ABOUT),
            exam_test_id: appeal.get(appeal::TEST).map(|Id(id)| id),
            state: appeal.get(appeal::STATE),
            decision: appeal.get(appeal::DECISION),
            filed_at: moment_of(appeal, appeal::FILED_AT),
            decided_at: moment_of(appeal, appeal::DECIDED_AT),
            carried_out_at: moment_of(appeal, appeal::CARRIED_OUT_AT),
        }
    }
}

/// The word that was published, with what it says in three languages; until then that the application was received. What the
/// applicant did himself he is told at once.
pub(crate) fn published_label(word: Option<&str>, is_withdrawn: bool) -> (&'static str, Label) {
    let word = word.unwrap_or_default();
    let known = CandidateStatus::ALL
        .iter()
        .copied()
        .find(|status| status.wire() == word);
    let status = match (is_withdrawn, known) {
        (true, _) => CandidateStatus::Withdrawn,
        (false, Some(status)) => status,
        (false, None) if word == ABSENT => return (ABSENT, ABSENT_FROM_TEST),
        (false, None) => CandidateStatus::Submitted,
    };
    (status.wire(), status.label())
}

impl PublishedWord {
    fn of(word: Option<&str>, is_withdrawn: bool) -> Self {
        let (word, label) = published_label(word, is_withdrawn);
        PublishedWord {
            word,
            ar: label.text(Lang::Ar),
            fr: label.text(Lang::Fr),
            en: label.text(Lang::En),
        }
    }
}

/// What is published of somebody absent from a test (decision 26).
pub(crate) const ABSENT: &str = "absent";
const ABSENT_FROM_TEST: Label = Label::new("متغيب(ة) عن الاختبار", "Absent(e) à l’épreuve", "Absent from the test");
