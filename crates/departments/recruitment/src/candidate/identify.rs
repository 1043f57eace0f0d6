//! Who applied is told by two words: the card, and the secret tracking number. Whatever is wrong of them, the same is read and
//! the same is answered.

use engine::{Action, Cx, inputs};
use schema::{Choice as _, Document, Id, Instant, Label, Lang, Result};
use serde_json::{Value as Json, json};

use super::proof::claims;
use super::rules::UNKNOWN_APPLICATION;
use super::{
    CANDIDATE_NUMBER, CANDIDATES, CIN, CandidateStatus, ELIMINATION_REASON, GROUND, RECRUITMENT, ReservedGround,
    SERVICE_MONTHS, TRACKING_HASH, tracking_number,
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
pub(crate) const VERIFY: Action<Applicant> = Action::read("candidates.verify", GUESTS, verify)
    .counting_guesses("CIN", &schema::CIN)
    .telling_secrets();

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
    let number = tracking_number::read(number).unwrap_or_default();
    let found = cx.first(&CANDIDATES, [TRACKING_HASH.eq(tracking_number::hash(cx, &number)?)])?;
    let card = schema::CIN.normal(card);
    let exam = found
        .as_ref()
        .and_then(|found| found.get(RECRUITMENT))
        .map(|id| id.0)
        .unwrap_or_default();
    // Read whether or not there is one.
    let exam = cx.get(&RECRUITMENTS, &exam)?;
    let found = found.filter(|found| found.get(CIN).as_ref() == Some(&card));
    Ok(found.zip(exam))
}

/// An application and an exam that are no row.
pub(crate) fn nobody() -> (Document, Document) {
    (Document::new(&CANDIDATES), Document::new(&RECRUITMENTS))
}

fn verify(cx: &Cx<'_>, asked: &Applicant) -> Result<Json> {
    let found = find_with_exam(cx, &asked.card, &asked.number)?;
    let own = found.as_ref().map(|(candidate, _)| candidate.id.as_str());
    // Read whether or not there is one.
    let appeals = cx.all(&APPEALS, [appeal::CANDIDATE.eq(own.unwrap_or_default())])?;
    let (candidate, exam) = found.ok_or(UNKNOWN_APPLICATION)?;
    let deadline = exam.need(DEADLINE)?;
    let is_withdrawn = candidate.get(super::STATUS) == Some(CandidateStatus::Withdrawn);
    let may_correct = cx.now() < deadline.0 && !is_withdrawn;
    let word = published_word(&exam, &candidate);
    let (told, label) = published_label(word.as_deref(), is_withdrawn);
    let wire = |Instant(at): Instant| schema::wire_instant(at);
    Ok(json!({
        "exam": {
            "$id": exam.id, "titleFr": exam.get(TITLE_FR), "titleAr": exam.get(TITLE_AR),
            "deadline": wire(deadline), "examDate": exam.get(EXAM_DATE).map(|day| day.0.to_string()),
        },
        "receivedAt": candidate.get(super::SUBMITTED_AT).map(wire),
        "publishedStatus": word_json(told, label),
        "reason": reason_of(word.as_deref(), &candidate),
        "claims": if word.is_some() { claims(&candidate) } else { Vec::new() },
        "appeals": appeals.iter().map(appeal_json).collect::<Vec<_>>(),
        "candidateNumber": word.as_ref().and_then(|_| candidate.get(CANDIDATE_NUMBER)),
        "mayCorrect": may_correct, "mayWithdraw": may_correct,
        "conditions": if may_correct { conditions_of(&candidate) } else { Vec::new() },
    }))
}

/// Under which conditions documents are asked of them: the page of corrections shows those that are.
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

/// What its author is told of an appeal: the decision with its reason, and when it was carried out.
fn appeal_json(appeal: &Document) -> Json {
    let at = |field| appeal.get(field).map(|Instant(at)| schema::wire_instant(at));
    json!({
        "id": appeal.id, "about": appeal.get(appeal::ABOUT).map(AppealSubject::wire),
        "examTestId": appeal.get(appeal::TEST).map(|Id(id)| id), "state": appeal.get(appeal::STATE).map(AppealState::wire),
        "decision": appeal.get(appeal::DECISION), "filedAt": at(appeal::FILED_AT), "decidedAt": at(appeal::DECIDED_AT),
        "carriedOutAt": at(appeal::CARRIED_OUT_AT),
    })
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

fn word_json(word: &str, label: Label) -> Json {
    json!({"word": word, "ar": label.text(Lang::Ar), "fr": label.text(Lang::Fr), "en": label.text(Lang::En)})
}

/// What is published of somebody absent from a test (decision 26).
pub(crate) const ABSENT: &str = "absent";
const ABSENT_FROM_TEST: Label = Label::new("متغيب(ة) عن الاختبار", "Absent(e) à l’épreuve", "Absent from the test");
