//! Publishing: what applicants rely on is frozen, the seed and the digest of the conditions are fixed, and the notice is issued,
//! in one transaction.

use engine::doc::Mode;
use engine::{Action, ActionFuture, Check, Cx, Engine, Guard, RequestContext, Subject, inputs};
use platform::papers::authentic_document::issue::{PaperOrder, issue_paper};
use platform::papers::authentic_document::{self as issued, act};
use platform::papers::template::PaperLanguage;
use schema::{Document, Id, Result};
use serde_json::{Value as Json, json};

use super::paper::{NOTICE_KIND, qr_json};
use super::{
    ExamStatus, NOTICE, NOTICE_DOC, PUBLISHED_AT, QR_CODE, SEED, STATUS, closing, conditions, ready, subject, wording,
};
use crate::appeal::missing_settlers::missing_settlers;
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

/// `recruitments.publish` {id, language} → `{exam, docId, refNumber, fileId, ready, missingSettlers}`: the exam is open. What lacks is named at once;
/// tests about whose marks nobody would be left to decide are warned of.
pub(super) const PUBLISH: Action<Publication> = Action::long("recruitments.publish", CLERKS, publish)
    .on(TO_PUBLISH)
    .with_wording(wording::PUBLISH);

/// A draft that lacks nothing.
const TO_PUBLISH: Subject = subject::exam(&[
    subject::step(ExamStatus::Open),
    Guard::Check(Check {
        reads: ready::READS,
        check: ready::is_ready,
    }),
]);

fn publish(engine: Engine, ctx: RequestContext, given: Publication) -> ActionFuture {
    Box::pin(async move {
        let home = address_of(&engine)?;
        let mode = given.language.map_or(Mode::Both, |PaperLanguage(mode)| mode);
        let open = move |cx: &mut Cx<'_>| {
            let exam = TO_PUBLISH.admit(cx, given.id.as_str())?;
            let (exam, paper) = publish_exam(cx, exam, mode, &home)?;
            let warnings = missing_settlers(cx, &exam)?;
            Ok((cx.answer(exam)?, paper, warnings))
        };
        let (exam, paper, warnings) = engine.transact(&ctx, PUBLISH.id, open).await?;
        let mut answer = act::issue_answer(&engine, &paper).await;
        answer.insert("exam".to_owned(), exam);
        answer.insert("missingSettlers".to_owned(), json!(warnings));
        Ok(json!(answer))
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
