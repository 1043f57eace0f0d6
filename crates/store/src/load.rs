//! How busy the store is: what waits for its threads, and how many writes a commit carries.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::Receiver;

/// Bounds of the sizes of groups; the last is the most that one commit takes.
const SIZES: [u64; 8] = [1, 2, 4, 8, 16, 32, 64, 128];

/// What the threads count as they go.
#[derive(Default)]
pub(crate) struct Load {
    writes_waiting: AtomicU64,
    reads_waiting: AtomicU64,
    inline_reads: AtomicU64,
    groups: [AtomicU64; SIZES.len()],
    grouped: AtomicU64,
}

/// What was counted since the start, and what waits now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// Writes that wait for the writer.
    pub writes_waiting: u64,
    /// Reads that wait for a thread.
    pub reads_waiting: u64,
    /// Reads that ran where their caller was: rows by their ids.
    pub inline_reads: u64,
    /// How many commits carried at most so many writes, and more than the bound before.
    pub groups: [(u64, u64); SIZES.len()],
    /// The writes that they carried.
    pub grouped: u64,
}

impl Load {
    pub fn write_waits(&self) {
        self.writes_waiting.fetch_add(1, Ordering::Relaxed);
    }

    pub fn write_is_taken(&self) {
        self.writes_waiting.fetch_sub(1, Ordering::Relaxed);
    }

    /// The next that waits in a queue of writes, if one does.
    pub fn next_in_queue<T>(&self, queue: &Receiver<T>) -> Option<T> {
        let next = queue.try_recv().ok()?;
        self.write_is_taken();
        Some(next)
    }

    pub fn read_waits(&self) {
        self.reads_waiting.fetch_add(1, Ordering::Relaxed);
    }

    pub fn read_is_taken(&self) {
        self.reads_waiting.fetch_sub(1, Ordering::Relaxed);
    }

    pub fn read_runs_inline(&self) {
        self.inline_reads.fetch_add(1, Ordering::Relaxed);
    }

    /// A commit carried so many writes.
    pub fn has_committed(&self, writes: usize) {
        let writes = writes as u64;
        let at = SIZES.iter().position(|size| writes <= *size).unwrap_or(SIZES.len() - 1);
        self.groups[at].fetch_add(1, Ordering::Relaxed);
        self.grouped.fetch_add(writes, Ordering::Relaxed);
    }

    pub fn figures(&self) -> Figures {
        let of = |count: &AtomicU64| count.load(Ordering::Relaxed);
        Figures {
            writes_waiting: of(&self.writes_waiting),
            reads_waiting: of(&self.reads_waiting),
            inline_reads: of(&self.inline_reads),
            groups: std::array::from_fn(|at| (SIZES[at], of(&self.groups[at]))),
            grouped: of(&self.grouped),
        }
    }
}
