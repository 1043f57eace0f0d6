//! Once a sheet is closed, a job writes of everybody else that they were absent, in pieces, so that no other write waits long.

use engine::{Cx, JobKind};
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
    pub(super) behind: i64,
}

/// Writes that the others were absent, and that the sheet is closed, in pieces.
pub(super) const FILL: JobKind<Filling> = JobKind::inside("examPresence.fill", fill_next);
/// So many rows in one transaction: other writes pass in between.
const AT_ONCE: u64 = 100;

/// The next rows: whoever did not come is absent.
fn fill_next(cx: &mut Cx<'_>, order: &Filling) -> Result<()> {
    let lock = cx.need(&EXAM_LOCKS, &order.lock_id)?;
    exam_lock::name_file(cx, &lock)?;
    let (test, at) = (lock.need(exam_lock::TEST)?, lock.need(LOCKED_AT)?);
    let row = cx.need(&crate::exam_test::EXAM_TESTS, test.as_str())?;
    let next = [
        candidate::RECRUITMENT.eq(lock.need(exam_lock::RECRUITMENT)?),
        attribute::SEQUENCE.gt(order.behind),
        candidate::CANDIDATE_NUMBER.is_not_null(),
    ];
    let some = cx.find(&CANDIDATES, next, AT_ONCE)?;
    let Some(last) = some.last().map(|one| one.sequence) else {
        return Ok(());
    };
    for one in some.iter().filter(|one| is_of_position(&row, one)) {
        fill_one(cx, &test, one, at)?;
    }
    let order = Filling {
        lock_id: order.lock_id.clone(),
        behind: last,
    };
    cx.later(&FILL, &order.lock_id, &order, None)
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
