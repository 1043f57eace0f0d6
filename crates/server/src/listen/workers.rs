//! The threads that answer. Each runs a loop of its own, and a connection stays with the one that it was given to.
//!
//! In a loop that threads share, every answer of the store wakes a thread, which wakes another to look for work that there is
//! not: at one connection that is a sixth of what a write costs.

use std::future::Future;
use std::io;
use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::{self, JoinHandle};

use tokio::runtime::{Builder, Handle};
use tokio::sync::watch;

/// Most threads that answer. What takes long runs elsewhere, on threads of the store and of files, which need processors too:
/// half of them answer.
const MOST: usize = 8;

/// The loops that connections are given to, one after the other.
#[derive(Clone)]
pub struct Workers {
    loops: Arc<[Handle]>,
    next: Arc<AtomicUsize>,
}

impl Workers {
    /// The loop that calls, alone.
    pub fn current() -> Workers {
        Workers::of([Handle::current()])
    }

    fn of(loops: impl Into<Arc<[Handle]>>) -> Workers {
        Workers {
            loops: loops.into(),
            next: Arc::default(),
        }
    }

    /// Runs it on the loop whose turn it is.
    pub fn spawn(&self, work: impl Future<Output = ()> + Send + 'static) {
        let turn = self.next.fetch_add(1, Ordering::Relaxed) % self.loops.len();
        drop(self.loops[turn].spawn(work));
    }
}

/// The threads of the loops. Dropped, they end: what still runs on them is given up.
pub struct WorkerThreads {
    /// Where connections go.
    pub workers: Workers,
    threads: Vec<JoinHandle<()>>,
    ending: watch::Sender<()>,
}

impl WorkerThreads {
    /// Starts one thread for every two processors, eight at most.
    pub fn start() -> io::Result<WorkerThreads> {
        let processors = thread::available_parallelism().map_or(1, NonZero::get);
        WorkerThreads::start_many((processors / 2).clamp(1, MOST))
    }

    fn start_many(count: usize) -> io::Result<WorkerThreads> {
        let (ending, _) = watch::channel(());
        let (mut loops, mut threads) = (Vec::new(), Vec::new());
        for _ in 0..count {
            let runtime = Builder::new_current_thread().enable_all().build()?;
            loops.push(runtime.handle().clone());
            let mut ending = ending.subscribe();
            let run = move || runtime.block_on(async { drop(ending.changed().await) });
            threads.push(thread::Builder::new().name("answer".to_owned()).spawn(run)?);
        }
        Ok(WorkerThreads {
            workers: Workers::of(loops),
            threads,
            ending,
        })
    }
}

impl Drop for WorkerThreads {
    fn drop(&mut self) {
        self.ending.send_replace(());
        for thread in self.threads.drain(..) {
            // One that panicked has ended as well.
            drop(thread.join());
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[test]
    fn work_goes_round_and_stays_with_its_thread() {
        let threads = WorkerThreads::start_many(2).unwrap();
        let (tell, heard) = mpsc::channel();
        let mut places = Vec::new();
        for _ in 0..4 {
            let tell = tell.clone();
            threads.workers.spawn(async move {
                let before = thread::current().id();
                tokio::task::yield_now().await;
                tell.send((before, thread::current().id())).unwrap();
            });
            let (before, after) = heard.recv().unwrap();
            assert_eq!(before, after);
            places.push(before);
        }
        assert_ne!(places[0], places[1]);
        assert_eq!(places[..2], places[2..]);
    }

    #[test]
    fn what_still_runs_is_given_up_in_the_end() {
        let threads = WorkerThreads::start_many(1).unwrap();
        let held = Arc::new(());
        let (begun, started) = mpsc::channel();
        let of_work = held.clone();
        threads.workers.spawn(async move {
            begun.send(()).unwrap();
            std::future::pending::<()>().await;
            drop(of_work);
        });
        started.recv().unwrap();
        drop(threads);
        assert_eq!(Arc::strong_count(&held), 1);
    }
}
