//! What nobody is asked to acknowledge any more: the day is another, or over, or a nearer lead has come.

use engine::{Batch, Cursor, Cx};
use schema::{Document, Result};

use super::{DUE, Due};
use crate::notice::notification::{KEY, KIND, NEEDS_ACK, NOTIFICATIONS, REPEAT_AFTER, SUBJECT_ID};

/// Ends the repeating of what no longer stands as it was told, of the next rows.
pub(super) fn end_what_is_over(cx: &mut Cx<'_>, cursor: Cursor) -> Result<Batch> {
    let waits = [KIND.eq(DUE.id), REPEAT_AFTER.is_not_null()];
    cx.counting_batch(&NOTIFICATIONS, waits, cursor, |cx, mut row| {
        if is_still_due(cx, &row)? {
            return Ok(false);
        }
        row.clear(REPEAT_AFTER);
        row.set(NEEDS_ACK, false);
        cx.update(row)?;
        Ok(true)
    })
}

/// Whether the document would be told of today in the same words.
fn is_still_due(cx: &Cx<'_>, row: &Document) -> Result<bool> {
    let (key, id) = (
        row.get(KEY).unwrap_or_default(),
        row.get(SUBJECT_ID).unwrap_or_default(),
    );
    let named = key.split(' ').next().unwrap_or_default().to_owned();
    let Some((of, deadline)) = cx.deadlines().find(|(_, deadline)| deadline.id == named) else {
        return Ok(false);
    };
    let Some(document) = cx.get(of, &id)? else {
        return Ok(false);
    };
    let Some(day) = cx.due_day(deadline, &document)? else {
        return Ok(false);
    };
    let due = cx.falling_due(of, deadline, (day, day))?;
    let due = due.iter().find(|(_, document)| document.id == id);
    let now = due.and_then(|(day, document)| Due::of(deadline, *day, document, cx.today()));
    Ok(now.is_some_and(|due| due.key() == key))
}
