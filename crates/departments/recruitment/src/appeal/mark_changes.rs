//! Prints the marks of a test before and after its appeals, once the marks are locked.

use engine::{Act, Allowed, BoxFuture, Check, Cx, Guard, Subject, Turn, inputs};
use platform::papers::authentic_document::act::{IssuedPaper, issue_or_existing};
use platform::papers::template::PaperLanguage;
use schema::{Document, Id, Result, error_codes};

use super::paper::MARK_CHANGES;
use super::wording;
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

/// Issues the list of marks before and after.
pub(super) const PRINT: Act<TestPaper, IssuedPaper> = Act::long_on(
    "appeals.printChanges",
    wording::PRINT_CHANGES,
    TO_PRINT,
    Allowed::Holders(&[SECRETARIAT]),
    print,
);

const TO_PRINT: Subject = Subject::new(
    || &EXAM_TESTS,
    &[Guard::Check(Check {
        reads: &[exam_test::RECRUITMENT.def, exam_test::KIND.def],
        check: has_locked_marks,
    })],
);

/// The phase whose lock closes a test.
pub(super) fn phase_of(test: &Document) -> LockPhase {
    if test.get(exam_test::KIND) == Some(TestKind::Written) {
        LockPhase::Written
    } else {
        LockPhase::Oral
    }
}

fn print(turn: Turn, given: TestPaper) -> BoxFuture<IssuedPaper> {
    Box::pin(async move { issue_or_existing(&turn, &MARK_CHANGES, given.language.0, &given.test).await })
}

/// Refuses a test whose marks are not locked.
fn has_locked_marks(cx: &Cx<'_>, test: &Document) -> Result<()> {
    if is_locked(cx, &test.need(exam_test::RECRUITMENT)?, phase_of(test))? {
        return Ok(());
    }
    Err(NOT_LOCKED.into())
}
