//! Publishing: what applicants rely on is frozen, the seed and the digest of the conditions are fixed, and the notice is issued,
//! in one transaction.

use engine::doc::Mode;
use engine::{Act, BoxFuture, Check, Cx, Guard, Subject, Turn, answered_documents, inputs};
use platform::papers::authentic_document::act::{IssuedPaper, issue_answer};
use platform::papers::authentic_document::issue::{PaperOrder, issue_paper};
use platform::papers::authentic_document::{self as issued};
use platform::papers::template::PaperLanguage;
use schema::{Document, Id, Result};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value as Json;

use super::paper::{NOTICE_KIND, qr_json};
use super::{
    ExamStatus, NOTICE, NOTICE_DOC, PUBLISHED_AT, QR_CODE, RECRUITMENTS, SEED, STATUS, closing, conditions, ready,
    subject, wording,
};
use crate::appeal::missing_settlers::{MissingSettlers, missing_settlers};
use crate::exam_paper::address_of;
use crate::permission::CLERKS;

inputs! {
    /// An exam that is published.
    pub(super) struct Publication {
        /// The exam.
        id: Id = need("id"),
        /// The language of its notice; both unless it is said.
        language: Option<PaperLanguage> = may("language"),
    }
}

/// Opens an exam. What lacks is named at once.
pub(super) const PUBLISH: Act<Publication, PublishedExam> =
    Act::long_on("recruitments.publish", wording::PUBLISH, TO_PUBLISH, CLERKS, publish);

answered_documents! {
    /// An exam.
    struct ExamRow of RECRUITMENTS;
}

/// An exam that is open, and its notice.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct PublishedExam {
    #[serde(flatten)]
    notice: IssuedPaper,
    exam: ExamRow,
    /// Tests about whose marks nobody would be left to decide.
    missing_settlers: Vec<MissingSettlers>,
}

/// A draft that lacks nothing.
const TO_PUBLISH: Subject = subject::exam(&[
    subject::step(ExamStatus::Open),
    Guard::Check(Check {
        reads: ready::READS,
        check: ready::is_ready,
    }),
]);

fn publish(turn: Turn, given: Publication) -> BoxFuture<PublishedExam> {
    Box::pin(async move {
        let home = address_of(&turn.engine)?;
        let mode = given.language.map_or(Mode::Both, |PaperLanguage(mode)| mode);
        let open = move |cx: &mut Cx<'_>, exam| {
            let (exam, paper) = publish_exam(cx, exam, mode, &home)?;
            let warnings = missing_settlers(cx, &exam)?;
            Ok((ExamRow(cx.answer(exam)?), paper, warnings))
        };
        let (exam, paper, missing_settlers) = turn.write(&given.id, open).await?;
        Ok(PublishedExam {
            notice: issue_answer(&turn.engine, &paper).await,
            exam,
            missing_settlers,
        })
    })
}

/// Opens a draft, and issues its notice.
fn publish_exam(cx: &mut Cx<'_>, exam: Document, mode: Mode, home: &str) -> Result<(Document, Document)> {
    let exam = exam.with(SEED, cx.new_code());
    let code: Json = qr_json(&exam, home)?;
    let now = cx.moment();
    let exam = conditions::fix(cx, exam)?
        .with(QR_CODE, code)
        .with(PUBLISHED_AT, now)
        .with(STATUS, ExamStatus::Open);
    let (exam, issued) = issue_notice(cx, exam, mode, home)?;
    closing::schedule(cx, &exam)?;
    Ok((exam, issued))
}

/// The notice of an exam that is being published, and the exam written with it.
pub(crate) fn issue_notice(cx: &mut Cx<'_>, exam: Document, mode: Mode, home: &str) -> Result<(Document, Document)> {
    let order = PaperOrder {
        kind: &NOTICE_KIND,
        mode,
        home,
        subject: &exam,
        letter: None,
    };
    let issued = issue_paper(cx, &order)?;
    let exam = exam
        .with(NOTICE, issued.need(issued::FILE)?)
        .with(NOTICE_DOC, issued.need(issued::DOC_ID)?);
    Ok((cx.update(exam)?, issued))
}
