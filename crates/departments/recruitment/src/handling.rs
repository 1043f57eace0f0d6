//! Who has had to do with candidates on the day of the exam.

use engine::Cx;
use schema::{Id, Result};

use crate::exam_presence::{self, EXAM_PRESENCE_ROWS};
use crate::exam_test::{self, EXAM_TESTS};
use crate::presence_list::row::{self as list, PRESENCE_LISTS};
use crate::presence_scan::row::{self as scan, PRESENCE_SCANS};
use crate::recruitment::{HANDLED_BY, RECRUITMENTS};

/// Whether somebody seated candidates of an exam, had their convocations made, recorded their presence, or took a list of them along.
pub(crate) fn has_handled(cx: &Cx<'_>, exam: &Id, user: &Id) -> Result<bool> {
    let row = cx.get(&RECRUITMENTS, exam.as_str())?;
    let handled = row.and_then(|row| row.get(HANDLED_BY)).unwrap_or_default();
    if handled.contains(&user.0) {
        return Ok(true);
    }
    for test in cx.all(&EXAM_TESTS, [exam_test::RECRUITMENT.eq(exam.clone())])? {
        let own = [
            exam_presence::TEST.eq(test.id.clone()),
            exam_presence::BY.eq(user.clone()),
        ];
        let scanned = [scan::TEST.eq(test.id.clone()), scan::BY.eq(user.clone())];
        let carried = [list::TEST.eq(test.id.clone()), list::HOLDER.eq(user.clone())];
        if cx.first(&EXAM_PRESENCE_ROWS, own)?.is_some()
            || cx.first(&PRESENCE_SCANS, scanned)?.is_some()
            || cx.first(&PRESENCE_LISTS, carried)?.is_some()
        {
            return Ok(true);
        }
    }
    Ok(false)
}
