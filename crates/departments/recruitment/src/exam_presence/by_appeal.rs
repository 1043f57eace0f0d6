//! Somebody who was there and is on record as absent: two people have said so, by deciding an appeal and carrying it out.

use engine::Cx;
use schema::{Document, Id, Result};

use super::{AT, BY, CANDIDATE, CLOSED_AT, EXAM_PRESENCE_ROWS, PRESENT, TEST};

/// Records that somebody came to a test whose sheet is closed.
pub(crate) fn record_by_appeal(cx: &mut Cx<'_>, test: &Id, candidate: &str, by: &Id) -> Result<()> {
    let same = [TEST.eq(test.clone()), CANDIDATE.eq(candidate)];
    let known = cx.first(&EXAM_PRESENCE_ROWS, same)?;
    let at = cx.moment();
    let is_known = known.is_some();
    let row = known
        .unwrap_or_else(|| Document::new(&EXAM_PRESENCE_ROWS))
        .with(TEST, test.clone())
        .with(CANDIDATE, Id(candidate.to_owned()))
        .with(PRESENT, true)
        .with(AT, at)
        .with(BY, by.clone())
        .with(CLOSED_AT, at);
    if is_known {
        cx.update(row).map(drop)
    } else {
        cx.create(row).map(drop)
    }
}
