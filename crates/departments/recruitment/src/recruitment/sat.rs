//! Whether an exam was sat. From then on nothing moves that counts for marks, ranks or posts, and its members change by a decision
//! alone: what freezes is the fact, not a button (decision 76).

use engine::Cx;
use schema::{Id, Result};

use super::weight::tests_of;
use crate::exam_copy::{self, EXAM_COPIES};
use crate::exam_presence::{self, EXAM_PRESENCE_ROWS};

/// Whether presence was recorded at a test, or the first copy was drawn. What is scanned more than three hours before a test is a
/// rehearsal and leaves no row; who was marked present by mistake is absent again, and does not count.
pub(crate) fn is_sat(cx: &Cx<'_>, exam: &Id) -> Result<bool> {
    for test in tests_of(cx, exam.as_str())? {
        let came = [exam_presence::TEST.eq(&test.id), exam_presence::PRESENT.eq(true)];
        let is_recorded = cx.first(&EXAM_PRESENCE_ROWS, came)?.is_some();
        if is_recorded || cx.first(&EXAM_COPIES, [exam_copy::TEST.eq(&test.id)])?.is_some() {
            return Ok(true);
        }
    }
    Ok(false)
}
