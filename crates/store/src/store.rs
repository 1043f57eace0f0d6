//! The store as the rest of the house holds it.

use std::sync::atomic::Ordering;
use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use schema::{Collection, Error, Result};
use tokio::sync::{broadcast, oneshot, watch};

use crate::connection::Connection;
use crate::pool::{limit, snapshot};
use crate::read_queue::{ReadQueue, Scan};
use crate::shared::Shared;
use crate::writer::Task;
use crate::{Cost, Entry, Figures, Job, Reader, Terms, WriteOutage, Writer, timing};

/// Rows in one database. Cheap to clone; the threads end with the last clone.
#[derive(Clone)]
pub struct Store {
    inner: Arc<Inner>,
}

pub(crate) struct Inner {
    pub shared: Arc<Shared>,
    /// Gone only while the store is being dropped.
    pub channels: Option<ThreadChannels>,
    /// Connections for point reads on the caller's thread; none on PostgreSQL.
    pub points: Mutex<Vec<Box<dyn Connection>>>,
    pub threads: Vec<JoinHandle<()>>,
    pub place: crate::StoreLocation,
    pub identity: crate::Identity,
}

/// The ways to the threads.
pub(crate) struct ThreadChannels {
    pub writes: Sender<Task>,
    pub scans: Arc<ReadQueue>,
    pub exports: Arc<ReadQueue>,
    /// For whoever asks whether the store answers.
    pub probes: Arc<ReadQueue>,
    /// Closed when the store ends: the thread that watches other processes waits on it.
    pub _watch: Sender<()>,
}

impl Store {
    pub(crate) fn new(inner: Inner) -> Self {
        Store { inner: Arc::new(inner) }
    }

    pub(crate) fn shared(&self) -> &Shared {
        &self.inner.shared
    }

    /// The collections that it keeps.
    pub fn catalogue(&self) -> &'static [&'static Collection] {
        self.inner.shared.catalogue
    }

    /// Where it lives.
    pub fn location(&self) -> &crate::StoreLocation {
        &self.inner.place
    }

    /// Who it is.
    pub fn identity(&self) -> &crate::Identity {
        &self.inner.identity
    }

    /// Runs a closure over one snapshot.
    pub async fn read<R: Send + 'static>(
        &self,
        cost: Cost,
        terms: Terms,
        f: impl FnOnce(&mut Reader<'_>) -> Result<R> + Send + 'static,
    ) -> Result<R> {
        timing::timed_run("read", false, self.read_in_turn(cost, terms, f)).await
    }

    async fn read_in_turn<R: Send + 'static>(
        &self,
        cost: Cost,
        terms: Terms,
        f: impl FnOnce(&mut Reader<'_>) -> Result<R> + Send + 'static,
    ) -> Result<R> {
        let limit = limit(cost, &terms.caller);
        if cost == Cost::Point
            && let Some(mut db) = self.point()
        {
            self.inner.shared.load.read_runs_inline();
            let answer = snapshot(&mut *db, &self.inner.shared, &terms, limit, f);
            self.points().push(db);
            return answer;
        }
        let channels = self.channels()?;
        let turns = if cost == Cost::Export {
            &channels.exports
        } else {
            &channels.scans
        };
        self.read_at(turns, terms, limit, f).await
    }

    /// Reads when the caller's turn comes.
    pub(crate) async fn read_at<R: Send + 'static>(
        &self,
        turns: &ReadQueue,
        terms: Terms,
        limit: Duration,
        f: impl FnOnce(&mut Reader<'_>) -> Result<R> + Send + 'static,
    ) -> Result<R> {
        let (sender, receiver) = oneshot::channel();
        let (shared, caller) = (Arc::clone(&self.inner.shared), terms.caller.clone());
        let run = move |db: &mut dyn Connection| {
            shared.load.read_is_taken();
            // A caller that has gone away needs no answer.
            if !sender.is_closed() {
                drop(sender.send(snapshot(db, &shared, &terms, limit, f)));
            }
        };
        let scan = Scan {
            limit,
            run: Box::new(run),
        };
        let load = &self.inner.shared.load;
        load.read_waits();
        turns.wait(&caller, scan).inspect_err(|_| load.read_is_taken())?;
        receiver.await.map_err(|_| closed_error())?
    }

    /// Runs a closure in a write transaction; resolved after its commit.
    ///
    /// The closure may run again when the transaction is lost: what it makes (ids, time) must be fixed outside.
    pub async fn write<R: Send + 'static>(
        &self,
        job: Job,
        f: impl FnMut(&mut Writer<'_>) -> Result<R> + Send + 'static,
    ) -> Result<R> {
        timing::timed_run(job.name, true, self.send(job, false, f)).await
    }

    /// As [`Store::write`], but nothing of it is kept: a dry run.
    pub async fn dry_run<R: Send + 'static>(
        &self,
        job: Job,
        f: impl FnMut(&mut Writer<'_>) -> Result<R> + Send + 'static,
    ) -> Result<R> {
        timing::timed_run(job.name, true, self.send(job, true, f)).await
    }

    async fn send<R: Send + 'static>(
        &self,
        job: Job,
        is_rehearsal: bool,
        mut f: impl FnMut(&mut Writer<'_>) -> Result<R> + Send + 'static,
    ) -> Result<R> {
        let (sender, receiver) = oneshot::channel();
        let slot = Arc::new(Mutex::new(None));
        let filled = Arc::clone(&slot);
        let run = Box::new(move |writer: &mut Writer<'_>| {
            let made = f(writer)?;
            *filled.lock().unwrap_or_else(PoisonError::into_inner) = Some(made);
            Ok(())
        });
        let answer = Box::new(move |result: Result<()>| {
            let made = slot.lock().unwrap_or_else(PoisonError::into_inner).take();
            drop(sender.send(result.and_then(|()| made.ok_or_else(closed_error))));
        });
        let task = Task {
            job,
            is_rehearsal,
            run,
            answer,
        };
        self.inner.shared.load.write_waits();
        self.channels()?.writes.send(task).map_err(|_| closed_error())?;
        receiver.await.map_err(|_| closed_error())?
    }

    /// The sum of the versions of collections: it grows with every commit that changes one of them, at once for those
    /// of this process, and as soon as they are heard of for those of others: within 500 ms on SQLite, sooner on PostgreSQL. What is remembered under one stamp is right as long as
    /// the stamp stays.
    pub fn stamp(&self, of: &[&'static Collection]) -> u64 {
        self.inner.shared.stamp(of)
    }

    /// As [`Store::stamp`], but of a collection that declares what rights follow from, only changes of that count.
    pub fn rights_stamp(&self, of: &[&'static Collection]) -> u64 {
        self.inner.shared.rights_stamp(of)
    }

    /// How many SQL statements have run, transactions and savepoints aside.
    pub fn statements(&self) -> u64 {
        self.inner.shared.statements.load(Ordering::Relaxed)
    }

    /// How many steps of SQLite's machine the queries took: what they read, whatever the time of day. PostgreSQL counts none.
    pub fn steps(&self) -> u64 {
        self.inner.shared.steps.load(Ordering::Relaxed)
    }

    /// How busy it is.
    pub fn figures(&self) -> Figures {
        self.shared().load.figures()
    }

    /// What is committed from now on of rows that no journal keeps, where their collections announce it. `seq` is 0; a
    /// deletion carries the row as it was, everything else as it is; neither, when it was too long to travel.
    pub fn news(&self) -> broadcast::Receiver<Entry> {
        self.shared().news.listeners.subscribe()
    }

    /// The last time in which nothing could be written, if there was one since the start.
    pub fn trouble(&self) -> Option<WriteOutage> {
        self.shared().writing.trouble()
    }

    /// The `seq` of the last committed entry of the change log.
    pub fn committed(&self) -> watch::Receiver<i64> {
        self.inner.shared.committed.subscribe()
    }

    pub(crate) fn channels(&self) -> Result<&ThreadChannels> {
        self.inner.channels.as_ref().ok_or_else(closed_error)
    }

    fn points(&self) -> std::sync::MutexGuard<'_, Vec<Box<dyn Connection>>> {
        self.inner.points.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn point(&self) -> Option<Box<dyn Connection>> {
        self.points().pop()
    }
}

fn closed_error() -> Error {
    Error::Fault("the store has been closed".to_owned())
}

impl Drop for ThreadChannels {
    fn drop(&mut self) {
        for turns in [&self.scans, &self.exports, &self.probes] {
            turns.close();
        }
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        self.channels = None;
        self.shared.end();
        for thread in self.threads.drain(..) {
            if thread.thread().id() != std::thread::current().id() && thread.join().is_err() {
                tracing::error!("a thread of the store had panicked");
            }
        }
    }
}
