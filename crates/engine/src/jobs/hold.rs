//! A job that this node works on, as its work sees it: how far it is, and whether it is to go on.

use std::sync::atomic::{AtomicBool, Ordering};

use schema::{Document, Error, Result};

use super::{JOBS, LEASED, PLACE, PROGRESS, STATE, State};
use crate::{Cx, Engine, write};

/// The job whose work it is.
pub(crate) struct JobHold {
    id: String,
    /// Whether its work ended because it is not to go on.
    is_stopped: AtomicBool,
}

impl JobHold {
    pub(super) fn of(job: &Document) -> Self {
        JobHold {
            id: job.id.clone(),
            is_stopped: AtomicBool::new(false),
        }
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.is_stopped.load(Ordering::Acquire)
    }

    fn stop(&self) -> Error {
        self.is_stopped.store(true, Ordering::Release);
        Error::Fault("the job was stopped between two batches".to_owned())
    }

    /// A node that ends takes up no other batch: the next to look goes on.
    pub(crate) fn check_node(&self, engine: &Engine) -> Result<()> {
        if engine.inner.jobs.is_ending() {
            return Err(self.stop());
        }
        Ok(())
    }

    /// Refuses the next batch of a job that was cancelled, and of one that keeps its place and was put down again, for it begins
    /// anew. The place behind which it goes on, where it is one that is kept.
    pub(crate) fn resume_place(&self, cx: &Cx<'_>, is_resumed: bool) -> Result<Option<i64>> {
        let job = cx.get(&JOBS, &self.id)?;
        let job = job.filter(|job| job.get(STATE) == Some(State::Waiting));
        match job {
            Some(job) if !is_resumed || job.get(LEASED).is_some() => Ok(job.get(PLACE).filter(|_| is_resumed)),
            _ => Err(self.stop()),
        }
    }

    /// Notes a batch in its own transaction. One that was put down again meanwhile begins anew.
    pub(crate) fn note(&self, cx: &mut Cx<'_>, count: u64, place: Option<i64>) -> Result<()> {
        let held = cx.get(&JOBS, &self.id)?.filter(|job| job.get(LEASED).is_some());
        let Some(before) = held else { return Ok(()) };
        let done = before.get(PROGRESS).unwrap_or(0).saturating_add_unsigned(count);
        let mut job = before.clone().with(PROGRESS, done);
        if let Some(place) = place {
            job.set(PLACE, place);
        }
        write::update(cx, before, job).map(drop)
    }
}
