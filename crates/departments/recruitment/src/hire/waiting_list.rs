//! A waiting list ends with the day that its exam names: whoever waits still is rejected, told so once, discreetly. What passed while
//! nobody served is made up for.

use engine::routine::{CatchUp, Every, Routine};
use engine::{Batch, Cursor, Cx, Engine, RequestContext, Rights};
use schema::{Date, Id, Label, Result};

use crate::candidate::state::{Mover, move_to};
use crate::candidate::{self, CANDIDATES, CandidateStatus};
use crate::recruitment::{self, RECRUITMENTS, applicant_mail};

/// Each morning, of whatever list ended the day before.
pub(crate) static ENDS: Routine = Routine {
    id: "recruitments.waitingLists",
    label: Label::new(
        "انتهاء لوائح الانتظار",
        "Fin des listes d’attente",
        "End of waiting lists",
    ),
    every: Every::Day(1, 20),
    catch_up: CatchUp::Latest,
    is_final: true,
    work: |engine, _| Box::pin(end_lists(engine)),
};

async fn end_lists(engine: Engine) -> Result<u64> {
    let ctx = RequestContext::new(Rights::whole("job"));
    let ended = engine.read(ended_exams).await?;
    let mut count = 0;
    for exam in ended {
        let reject = move |cx: &mut Cx<'_>, cursor| reject_some(cx, &exam, cursor);
        count += engine.in_batches(&ctx, ENDS.id, reject).await?;
    }
    Ok(count)
}

/// Exams whose results were announced and whose waiting list is over.
fn ended_exams(cx: &Cx<'_>) -> Result<Vec<Id>> {
    let over = [
        recruitment::RESULTS_AT.is_not_null(),
        recruitment::WAITING_UNTIL.lt(Date(cx.today())),
    ];
    let exams = cx.all(&RECRUITMENTS, over)?;
    Ok(exams.into_iter().map(|exam| Id(exam.id)).collect())
}

/// The next of those who were told that they wait.
fn reject_some(cx: &mut Cx<'_>, exam: &Id, cursor: Cursor) -> Result<Batch> {
    let waiting = CandidateStatus::WaitingList;
    let wait = [
        candidate::RECRUITMENT.eq(exam.clone()),
        candidate::STATUS.eq(waiting),
        candidate::PUBLISHED_STATUS.eq(waiting.wire()),
    ];
    let rejected = CandidateStatus::RejectedFinal;
    cx.batch(&CANDIDATES, wait, cursor, |cx, one| {
        let one = one.with(candidate::PUBLISHED_STATUS, rejected.wire().to_owned());
        let one = move_to(cx, one, rejected, Mover::Engine)?;
        applicant_mail::notify_applicant(cx, &one.id)
    })
}
