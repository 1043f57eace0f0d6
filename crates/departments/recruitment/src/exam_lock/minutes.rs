//! A lock names the file of its minutes once they are issued. Whoever signs may have no right to read that file: so the house does.

use engine::{Cx, JobKind};
use platform::papers::authentic_document::{self as issued, AUTHENTIC_DOCUMENTS};
use schema::{Document, Result};

use super::{DOC_ID, EXAM_LOCKS, FILE};

/// Names the file of the minutes of a lock, given its id.
pub(super) const NAME_FILE: JobKind<String> = JobKind::inside("examLocks.nameFile", |cx, lock| {
    name_file(cx, &cx.need(&EXAM_LOCKS, lock)?)
});

/// Names the file of the minutes, where it is not named yet.
///
/// # Errors
/// When the store cannot be written.
pub(crate) fn name_file(cx: &mut Cx<'_>, lock: &Document) -> Result<()> {
    if lock.get(FILE).is_some() {
        return Ok(());
    }
    let paper = cx.need(&AUTHENTIC_DOCUMENTS, &lock.need(DOC_ID)?)?;
    cx.update(lock.clone().with(FILE, paper.need(issued::FILE)?)).map(drop)
}
