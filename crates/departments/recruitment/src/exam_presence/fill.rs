//! Once a sheet is closed, a job writes of everybody else that they were absent.

use engine::{Batch, BoxFuture, Cursor, Cx, Engine, JobKind, RequestContext, Rights};
use schema::{Document, Id, Instant, Result, attribute};
use serde::{Deserialize, Serialize};

use super::scan::is_of_position;
use super::{AT, CANDIDATE, CLOSED_AT, EXAM_PRESENCE_ROWS, PRESENT, TEST};
use crate::candidate::{self, CANDIDATES};
use crate::exam_lock::{self, EXAM_LOCKS, LOCKED_AT};

/// What is written of the others once a sheet is closed.
#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Filling {
    pub(super) lock_id: String,
    /// From which place on; all of them, but for what a former release has begun.
    pub(super) behind: i64,
}

/// Writes that the others were absent, and that the sheet is closed.
pub(super) const FILL: JobKind<Filling> = JobKind::long("examPresence.fill", fill);

fn fill(engine: Engine, order: Filling) -> BoxFuture<String> {
    Box::pin(async move {
        let ctx = RequestContext::new(Rights::whole("job"));
        let fill = move |cx: &mut Cx<'_>, cursor| fill_some(cx, &order, cursor);
        Ok(engine.resume_batches(&ctx, FILL.kind, fill).await?.to_string())
    })
}

/// The next rows: whoever did not come is absent.
fn fill_some(cx: &mut Cx<'_>, order: &Filling, cursor: Cursor) -> Result<Batch> {
    let lock = cx.need(&EXAM_LOCKS, &order.lock_id)?;
    exam_lock::name_file(cx, &lock)?;
    let (test, at) = (lock.need(exam_lock::TEST)?, lock.need(LOCKED_AT)?);
    let row = cx.need(&crate::exam_test::EXAM_TESTS, test.as_str())?;
    let next = [
        candidate::RECRUITMENT.eq(lock.need(exam_lock::RECRUITMENT)?),
        attribute::SEQUENCE.gt(order.behind),
        candidate::CANDIDATE_NUMBER.is_not_null(),
    ];
    cx.batch(&CANDIDATES, next, cursor, |cx, one| {
        if is_of_position(&row, &one) {
            fill_one(cx, &test, &one, at)?;
        }
        Ok(())
    })
}

fn fill_one(cx: &mut Cx<'_>, test: &Id, one: &Document, at: Instant) -> Result<()> {
    let same = [TEST.eq(test.clone()), CANDIDATE.eq(&one.id)];
    if let Some(row) = cx.first(&EXAM_PRESENCE_ROWS, same)? {
        return cx.update(row.with(CLOSED_AT, at)).map(drop);
    }
    // Only whoever was summoned can be absent.
    if !was_summoned(one) {
        return Ok(());
    }
    let absent = Document::new(&EXAM_PRESENCE_ROWS)
        .with(TEST, test.clone())
        .with(CANDIDATE, Id(one.id.clone()))
        .with(PRESENT, false)
        .with(AT, at)
        .with(CLOSED_AT, at);
    cx.create(absent).map(drop)
}

/// Whether somebody was summoned to the tests of the phase that is closed now.
fn was_summoned(one: &Document) -> bool {
    use candidate::CandidateStatus::{ConvokedOral, ConvokedWritten};
    matches!(one.get(candidate::STATUS), Some(ConvokedWritten | ConvokedOral))
}
