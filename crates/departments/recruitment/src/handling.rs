//! Who has had to do with candidates on the day of the exam.

use engine::Cx;
use schema::{Id, Result};

use crate::exam_presence::{self, EXAM_PRESENCE_ROWS};
use crate::exam_test::{self, EXAM_TESTS};

/// Whether somebody recorded the presence of candidates of an exam.
pub(crate) fn has_handled(cx: &Cx<'_>, exam: &Id, user: &Id) -> Result<bool> {
    for test in cx.all(&EXAM_TESTS, [exam_test::RECRUITMENT.eq(exam.clone())])? {
        let own = [exam_presence::TEST.eq(test.id), exam_presence::BY.eq(user.clone())];
        if cx.first(&EXAM_PRESENCE_ROWS, own)?.is_some() {
            return Ok(true);
        }
    }
    Ok(false)
}
