//! Prints the marks of a test before and after its appeals, once the marks are locked.

use engine::{Action, ActionFuture, Allowed, Cx, Engine, RequestContext, inputs};
use platform::papers::authentic_document::act::issue_or_existing;
use platform::papers::template::PaperLanguage;
use schema::{Document, Id, Result, error_codes};

use super::paper::MARK_CHANGES;
use crate::exam_lock::{LockPhase, is_locked};
use crate::exam_test::{self, EXAM_TESTS, TestKind};
use crate::permission::SECRETARIAT;

error_codes! {
    NOT_LOCKED = "mark_changes_before_lock", conflict => "لا لائحة للنقط المغيرة قبل إقفال النقط", "L’état des notes modifiées n’existe qu’après leur clôture", "There are no changed marks before the marks are locked";
}

inputs! {
    /// A test whose changed marks are printed.
    pub(super) struct TestPaper {
        /// The test.
        test: Id = need("examTestId"),
        /// The language of the paper.
        language: PaperLanguage = need("language"),
    }
}

/// `appeals.printChanges {examTestId, language}` → what issuing a paper answers.
pub(super) const PRINT: Action<TestPaper> =
    Action::long("appeals.printChanges", Allowed::Holders(&[SECRETARIAT]), print);

/// The phase whose lock closes a test.
pub(super) fn phase_of(test: &Document) -> LockPhase {
    if test.get(exam_test::KIND) == Some(TestKind::Written) {
        LockPhase::Written
    } else {
        LockPhase::Oral
    }
}

fn print(engine: Engine, ctx: RequestContext, given: TestPaper) -> ActionFuture {
    Box::pin(async move {
        let subject = move |cx: &Cx<'_>| locked_test(cx, &given.test);
        issue_or_existing(&engine, &ctx, &MARK_CHANGES, given.language.0, subject).await
    })
}

fn locked_test(cx: &Cx<'_>, id: &Id) -> Result<Document> {
    let test = cx.need_readable(&EXAM_TESTS, id.as_str())?;
    if !is_locked(cx, &test.need(exam_test::RECRUITMENT)?, phase_of(&test))? {
        return Err(NOT_LOCKED.into());
    }
    Ok(test)
}
