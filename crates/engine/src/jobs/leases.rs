//! The jobs that this node holds, and what becomes of them when it ends.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use jiff::Timestamp;
use schema::{Document, Instant, Result};

use super::{JOBS, LEASED};
use crate::{Cx, Engine, RequestContext, Rights};

/// The jobs that are held, each until when.
#[derive(Default)]
pub(crate) struct Leases {
    is_ending: AtomicBool,
    until: Mutex<HashMap<String, Timestamp>>,
}

impl Leases {
    /// Whether no more are taken.
    pub(super) fn is_ending(&self) -> bool {
        self.is_ending.load(Ordering::Acquire)
    }

    /// A job is held until then; one that is gone is not.
    pub(super) fn take(&self, id: &str, until: Option<Timestamp>) {
        let mut held = self.until.lock().unwrap_or_else(PoisonError::into_inner);
        match until {
            Some(until) => drop(held.insert(id.to_owned(), until)),
            None => drop(held.remove(id)),
        }
    }

    /// A job is held no more.
    pub(super) fn release(&self, id: &str) {
        self.take(id, None);
    }

    fn all(&self) -> HashMap<String, Timestamp> {
        self.until.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Engine {
    /// Takes no more jobs by itself: [`Engine::run_jobs`] ends with those that run. What a call waits for is still done.
    pub fn stop_jobs(&self) {
        self.inner.jobs.is_ending.store(true, Ordering::Release);
        self.inner.queued.notify_one();
    }

    /// Gives back the jobs that this node still holds, so that the next to look takes them, not the first to look after
    /// their leases have run out; how many there were. For when nothing works on them any more.
    pub async fn give_back_jobs(&self) -> Result<usize> {
        let held = self.inner.jobs.all();
        if held.is_empty() {
            return Ok(0);
        }
        let give_back = move |cx: &mut Cx<'_>| {
            let mut count = 0;
            for (id, until) in &held {
                // One whose lease has run out may be another node's by now.
                let is_ours = |job: &Document| {
                    job.get(LEASED)
                        .is_some_and(|Instant(at)| at.as_millisecond() == until.as_millisecond())
                };
                let ours = cx.get(&JOBS, id)?.filter(is_ours);
                if let Some(mut job) = ours {
                    job.clear(LEASED);
                    cx.update(job)?;
                    count += 1;
                }
            }
            Ok(count)
        };
        let ctx = RequestContext::new(Rights::whole("job"));
        self.transact(&ctx, "give jobs back", give_back).await
    }
}
