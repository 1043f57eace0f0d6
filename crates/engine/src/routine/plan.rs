//! Putting down the runs that are due, and running them.

use jiff::{SignedDuration, Timestamp};
use schema::{Document, Error, Instant, Result};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use super::clock_trust::NOT_BELIEVED;
use super::runs::{DUE, ENDED, JOB, JOB_RUNS, MESSAGE, OUTCOME, Outcome, STARTED, last};
use super::{CatchUp, Routine};
use crate::{Cx, Engine, JobKind, RequestContext, Rights, lock, write};

/// A run as a job.
pub(super) const RUN: JobKind<Turn> = JobKind::long("routine", |engine, turn| Box::pin(run(engine, turn)));

/// What the job is given: the routine, its hour, and the row of the run.
#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Turn {
    routine: String,
    due_at: String,
    run: String,
}

impl Turn {
    /// What a job is given, when it is a run.
    fn of(body: &Json) -> Option<Turn> {
        Turn::deserialize(body).ok()
    }
}

/// So long after its hour a routine that is not made up for still runs.
const GRACE: SignedDuration = SignedDuration::from_hours(1);
/// So many missed runs are made up for at most; what is older than that is past mending.
const MOST_MISSED: usize = 100;

impl Engine {
    /// Puts down the runs whose hour has come, unless a node has done so.
    pub async fn plan_routines(&self) -> Result<()> {
        let now = self.clock().now();
        let is_believed = self.is_clock_believed().await?;
        let mut all = Ok(());
        for routine in self.inner.routines() {
            let due = routine.every.last(now);
            if routine.is_final && !is_believed {
                continue;
            }
            if lock(&self.inner.planned).get(routine.id) == Some(&due) {
                continue;
            }
            let ctx = RequestContext::new(Rights::whole("job"));
            match self.transact(&ctx, "plan a routine", move |cx| plan(cx, routine)).await {
                Ok(()) => drop(lock(&self.inner.planned).insert(routine.id, due)),
                Err(error) => all = Err(error),
            }
        }
        all
    }
}

/// Puts down what is due of a routine. The first time it is only noted that its hours count from here.
fn plan(cx: &mut Cx<'_>, routine: &'static Routine) -> Result<()> {
    let (now, due) = (cx.now(), routine.every.last(cx.now()));
    let Some(Instant(former)) = last(cx, routine.id)?.and_then(|run| run.get(DUE)) else {
        return skip(cx, routine, due);
    };
    if former >= due {
        return Ok(());
    }
    match routine.catch_up {
        CatchUp::None if now > due + GRACE => skip(cx, routine, due),
        CatchUp::None | CatchUp::Latest => start(cx, routine, due).map(drop),
        CatchUp::Each => {
            for due in times_between(routine, former, due) {
                start(cx, routine, due)?;
            }
            Ok(())
        }
    }
}

/// The times after `former` up to `due`, oldest first.
fn times_between(routine: &Routine, former: Timestamp, due: Timestamp) -> Vec<Timestamp> {
    let before = |due: &Timestamp| Some(routine.every.last(*due - SignedDuration::from_secs(1)));
    let mut times: Vec<Timestamp> = std::iter::successors(Some(due), before)
        .take_while(|time| *time > former)
        .take(MOST_MISSED)
        .collect();
    times.reverse();
    times
}

/// Puts down a run and its job; another of the same routine and hour is refused.
pub(super) fn start(cx: &mut Cx<'_>, routine: &'static Routine, due: Timestamp) -> Result<Document> {
    let run = write::create(cx, of(routine, due))?;
    let turn = Turn {
        routine: routine.id.to_owned(),
        due_at: schema::wire_instant(due),
        run: run.id.clone(),
    };
    cx.later(&RUN, &run.id, &turn, None)?;
    Ok(run)
}

fn skip(cx: &mut Cx<'_>, routine: &'static Routine, due: Timestamp) -> Result<()> {
    let mut run = of(routine, due);
    run.set(ENDED, Instant(cx.now()));
    run.set(OUTCOME, Outcome::Skipped);
    write::create(cx, run).map(drop)
}

fn of(routine: &Routine, due: Timestamp) -> Document {
    let mut run = Document::new(&JOB_RUNS);
    run.set(JOB, routine.id.to_owned());
    run.set(DUE, Instant(due));
    run
}

async fn run(engine: Engine, turn: Turn) -> Result<String> {
    let routine = engine.inner.routine(&turn.routine);
    let routine = routine.ok_or_else(|| Error::Fault(format!("no such routine: {}", turn.routine)))?;
    if routine.is_final && !engine.is_clock_believed().await? {
        return Err(NOT_BELIEVED.into());
    }
    let due = schema::read_instant(&turn.due_at).unwrap_or_else(|| engine.clock().now());
    (routine.work)(engine, due).await.map(|count| count.to_string())
}

/// The routine that a job is a turn of.
pub(crate) fn of_job(cx: &Cx<'_>, body: &Json) -> Option<&'static Routine> {
    cx.inner.routine(&Turn::of(body)?.routine)
}

/// Notes that a run began, where the job is one.
pub(crate) fn begin(cx: &mut Cx<'_>, body: &Json) -> Result<()> {
    let Some(run) = row(cx, body)? else { return Ok(()) };
    let started = Instant(cx.now());
    write::update(cx, run.clone(), run.with(STARTED, started)).map(drop)
}

/// Notes how a run went, where the job is one: `said` is what was done, or what went wrong.
pub(crate) fn note(cx: &mut Cx<'_>, body: &Json, said: std::result::Result<&str, &str>, is_last: bool) -> Result<()> {
    let Some(before) = row(cx, body)? else { return Ok(()) };
    let mut run = before.clone();
    let (Ok(text) | Err(text)) = said;
    run.set(MESSAGE, text.to_owned());
    if is_last {
        run.set(ENDED, Instant(cx.now()));
        run.set(OUTCOME, if said.is_ok() { Outcome::Ok } else { Outcome::Failed });
    }
    write::update(cx, before, run).map(drop)
}

fn row(cx: &Cx<'_>, body: &Json) -> Result<Option<Document>> {
    Turn::of(body).map_or(Ok(None), |turn| cx.get(&JOB_RUNS, &turn.run))
}
