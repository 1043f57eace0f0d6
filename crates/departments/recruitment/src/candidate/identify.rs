//! Who applied is told by two words: the card, and the secret tracking number. Whatever is wrong of them, the same is read and
//! the same is answered.

use engine::{Action, Cx, inputs};
use schema::{Choice as _, Document, Instant, Label, Lang, Result};
use serde_json::{Value as Json, json};

use super::rules::UNKNOWN_APPLICATION;
use super::{CANDIDATE_NUMBER, CANDIDATES, CIN, CandidateStatus, RECRUITMENT, TRACKING_HASH, tracking_number};
use crate::application_ticket::act::GUESTS;
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
    let number = tracking_number::read(number).unwrap_or_default();
    let found = cx.first(&CANDIDATES, [TRACKING_HASH.eq(tracking_number::hash(cx, &number)?)])?;
    let card = (schema::CIN.normal)(card);
    let exam = found
        .as_ref()
        .and_then(|found| found.get(RECRUITMENT))
        .map(|id| id.0)
        .unwrap_or_default();
    // Read whether or not there is one.
    let exam = cx.get(&RECRUITMENTS, &exam)?;
    let found = found.filter(|found| found.get(CIN).as_ref() == Some(&card));
    found.zip(exam).ok_or_else(|| UNKNOWN_APPLICATION.into())
}

fn verify(cx: &Cx<'_>, asked: &Applicant) -> Result<Json> {
    let (candidate, exam) = need_with_exam(cx, &asked.card, &asked.number)?;
    let deadline = exam.need(DEADLINE)?;
    let is_withdrawn = candidate.get(super::STATUS) == Some(CandidateStatus::Withdrawn);
    let may_correct = cx.now() < deadline.0 && !is_withdrawn;
    let word = published_word(&exam, &candidate);
    let wire = |Instant(at): Instant| schema::wire_instant(at);
    Ok(json!({
        "exam": {
            "$id": exam.id, "titleFr": exam.get(TITLE_FR), "titleAr": exam.get(TITLE_AR),
            "deadline": wire(deadline), "examDate": exam.get(EXAM_DATE).map(|day| day.0.to_string()),
        },
        "receivedAt": candidate.get(super::SUBMITTED_AT).map(wire),
        "publishedStatus": published(word.as_deref(), is_withdrawn),
        "candidateNumber": word.as_ref().and_then(|_| candidate.get(CANDIDATE_NUMBER)),
        "mayCorrect": may_correct, "mayWithdraw": may_correct,
    }))
}

/// The word that was published, with what it says in three languages; until then that the application was received. What the
/// applicant did himself he is told at once.
fn published(word: Option<&str>, is_withdrawn: bool) -> Json {
    let word = word.unwrap_or_default();
    let known = CandidateStatus::ALL
        .iter()
        .copied()
        .find(|status| status.wire() == word);
    let status = match (is_withdrawn, known) {
        (true, _) => CandidateStatus::Withdrawn,
        (false, Some(status)) => status,
        (false, None) if word == ABSENT => return word_json(ABSENT, ABSENT_FROM_TEST),
        (false, None) => CandidateStatus::Submitted,
    };
    word_json(status.wire(), status.label())
}

fn word_json(word: &str, label: Label) -> Json {
    json!({"word": word, "ar": label.text(Lang::Ar), "fr": label.text(Lang::Fr), "en": label.text(Lang::En)})
}

/// What is published of somebody absent from a test (decision 26).
pub(crate) const ABSENT: &str = "absent";
const ABSENT_FROM_TEST: Label = Label::new("متغيب(ة) عن الاختبار", "Absent(e) à l’épreuve", "Absent from the test");
