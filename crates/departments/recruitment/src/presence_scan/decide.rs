//! What becomes of a proposal.

use engine::Cx;
use platform::people::user;
use schema::{Document, Id, Result};

use super::row::{CANDIDATE, DECIDED_AT, DECIDED_BY, PRESENCE_SCANS, PRESENT, STATE, ScanState, TEST};

/// Decides on a proposal in the caller's name.
///
/// # Errors
/// When the row is not to be written.
pub(super) fn decide(cx: &mut Cx<'_>, scan: Document, state: ScanState) -> Result<Document> {
    let (by, now) = (user::caller(cx)?, cx.moment());
    cx.update(scan.with(STATE, state).with(DECIDED_BY, by).with(DECIDED_AT, now))
}

/// Minutes say of somebody what these proposals say.
///
/// # Errors
/// When a row is not to be written.
pub(crate) fn accept(cx: &mut Cx<'_>, test: &Id, candidate: &str, present: bool) -> Result<()> {
    let same = [
        TEST.eq(test.clone()),
        CANDIDATE.eq(candidate),
        STATE.eq(ScanState::Proposed),
        PRESENT.eq(present),
    ];
    for scan in cx.all(&PRESENCE_SCANS, same)? {
        decide(cx, scan, ScanState::Accepted)?;
    }
    Ok(())
}
