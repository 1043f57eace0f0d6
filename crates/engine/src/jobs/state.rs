//! How a job stands for somebody who waits for it.

use schema::{Document, Instant, Result};

use super::{DUE, JOBS, KEY, KIND, LEASED, PROGRESS, STATE, State};
use crate::{Cx, write};

/// The job of that kind and key, waiting or finished.
pub(crate) fn find_job(cx: &Cx<'_>, kind: &str, key: &str) -> Result<Option<Document>> {
    cx.first(&JOBS, [KIND.eq(kind), KEY.eq(key)])
}

/// How a job stands for somebody who waits for it.
pub(crate) enum JobState {
    /// It is done, or was never put down.
    Done,
    /// It was given up.
    GivenUp,
    /// It is due, and nobody has taken it.
    Due(String),
    /// Somebody works on it.
    Taken,
    /// It failed, and is tried again at its time.
    Later,
}

/// How the job of that kind and key stands.
pub(crate) fn job_state(cx: &Cx<'_>, kind: &str, key: &str) -> Result<JobState> {
    let Some(job) = find_job(cx, kind, key)? else {
        return Ok(JobState::Done);
    };
    let instant = |key| job.get(key).map(|Instant(at)| at);
    Ok(match job.get(STATE) {
        Some(State::Done) => JobState::Done,
        Some(State::Dead) => JobState::GivenUp,
        _ if instant(LEASED).is_some_and(|until| until >= cx.now()) => JobState::Taken,
        _ if instant(DUE).is_some_and(|due| due > cx.now()) => JobState::Later,
        _ => JobState::Due(job.id),
    })
}

/// Whether a job would stop when it is cancelled: nobody works on it, or it works in batches.
pub(crate) fn may_be_cancelled(job: &Document) -> bool {
    job.get(STATE) == Some(State::Waiting) && (job.get(LEASED).is_none() || job.get(PROGRESS).is_some())
}

/// Ends a job: whoever works on it stops after the batch that is under way.
pub(crate) fn cancel(cx: &mut Cx<'_>, job: Document) -> Result<()> {
    let mut cancelled = job.clone().with(STATE, State::Done);
    cancelled.clear(LEASED);
    write::update(cx, job, cancelled).map(drop)
}
