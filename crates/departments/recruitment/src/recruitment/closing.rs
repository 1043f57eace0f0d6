//! Applications are closed by the clock: a job at the deadline, a routine for what a job missed, and the secretariat once the
//! deadline has passed. Before it a corrigendum alone moves the deadline (decision 37).

use engine::routine::{CatchUp, Every, Routine};
use engine::{Check, Cx, Engine, Guard, JobKind, RequestContext, Rights, Subject};
use jiff::{SignedDuration, Timestamp};
use schema::{Document, Instant, Label, Rejection, Result, error_codes};
use serde::{Deserialize, Serialize};

use super::{DEADLINE, ExamStatus, RECRUITMENTS, STATUS, subject};

error_codes! {
    /// An exam is closed before its deadline by nobody.
    DEADLINE_AHEAD = "exam_deadline_ahead", conflict => "يبقى باب الترشيح مفتوحا إلى غاية {deadline}", "Les candidatures restent ouvertes jusqu’au {deadline}", "Applications stay open until {deadline}";
}

/// What began before the deadline and arrives so long after it is taken (decision 9).
pub(crate) const GRACE: SignedDuration = SignedDuration::from_mins(10);

/// Closes one exam once the last application may have come.
pub(super) const JOB: JobKind<ExamJob> =
    JobKind::inside("recruitments.close", |cx, exam| close_due(cx, &exam.exam_id).map(drop));

/// What a job about an exam is given.
#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ExamJob {
    /// The exam.
    pub exam_id: String,
}

/// Each hour, for whatever no job has closed.
pub(super) static ROUTINE: Routine = Routine {
    id: "recruitments.closing",
    label: Label::new(
        "إغلاق باب الترشيح للمباريات",
        "Clôture des candidatures aux concours",
        "Closing of applications to exams",
    ),
    every: Every::Hour(15),
    catch_up: CatchUp::Latest,
    is_final: true,
    work: |engine, _| Box::pin(close_all_due(engine)),
};

/// Has an exam closed by the clock.
pub(crate) fn schedule(cx: &mut Cx<'_>, exam: &Document) -> Result<()> {
    let Instant(deadline) = exam.need(DEADLINE)?;
    let exam_id = exam.id.clone();
    cx.later(&JOB, &exam.id, &ExamJob { exam_id }, Some(deadline + GRACE))
}

async fn close_all_due(engine: Engine) -> Result<u64> {
    let ctx = RequestContext::new(Rights::whole("job"));
    let close = |cx: &mut Cx<'_>| {
        let open = [
            STATUS.eq(ExamStatus::Open),
            DEADLINE.lt(cx.now().saturating_sub(GRACE).unwrap_or(Timestamp::MIN)),
        ];
        let mut count = 0;
        for exam in cx.all(&RECRUITMENTS, open)? {
            count += u64::from(close_due(cx, &exam.id)?);
        }
        Ok(count)
    };
    engine.transact(&ctx, ROUTINE.id, close).await
}

/// Closes an exam if it is due; whether it was.
fn close_due(cx: &mut Cx<'_>, exam: &str) -> Result<bool> {
    let open = cx
        .get(&RECRUITMENTS, exam)?
        .filter(|exam| exam.get(STATUS) == Some(ExamStatus::Open));
    let Some(exam) = open.filter(|exam| has_ended(cx, exam).is_ok()) else {
        return Ok(false);
    };
    cx.update(exam.with(STATUS, ExamStatus::Closed)).map(|_| true)
}

/// Applications end once the last one that began in time may have come.
pub(super) const TO_CLOSE: Subject = subject::exam(&[
    subject::step(ExamStatus::Closed),
    Guard::Check(Check {
        reads: &[DEADLINE.def],
        check: has_ended,
    }),
]);

fn has_ended(cx: &Cx<'_>, exam: &Document) -> Result<()> {
    let Instant(deadline) = exam.need(DEADLINE)?;
    if deadline + GRACE > cx.now() {
        let refused = Rejection::new(DEADLINE_AHEAD).field(DEADLINE.def.name);
        return Err(refused.moment("deadline", Instant(deadline)).into());
    }
    Ok(())
}
