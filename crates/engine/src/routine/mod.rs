//! Work that comes round: sweeping, backups, digests.
//!
//! A routine is declared with its hour in Morocco. When that hour has passed, the first node to notice writes a run and
//! a job in one transaction; `(routine, hour)` stands only once, so that a run is one node's. The job is leased, tried
//! again and given up like any other, and the run says how it went.

mod backup;
pub mod clock_doubts;
pub mod clock_trust;
mod pace;
mod plan;
mod retention;
mod runs;
mod schedule;
mod trash;

use jiff::Timestamp;
use schema::Label;

use crate::{BoxFuture, Engine, EngineInner, files, sweep};

pub use backup::Backups;
pub use clock_doubts::{CLOCK_DOUBT_ENTITY, CLOCK_DOUBTS};
pub use clock_trust::ClockDoubt;
pub use retention::kept_heads;
pub use runs::{DUE, ERROR_CODES, JOB, JOB_RUN_ENTITY, JOB_RUNS, OUTCOME, Outcome};
pub use schedule::Every;

pub(crate) use clock_doubts::DoubtedEntries;
pub(crate) use clock_trust::ClockTrust;
pub(crate) use plan::{begin, note, of_job};
pub(crate) use runs::{last, last_begun};

/// The routine that makes the backup of the night.
pub(crate) const BACKUP: &str = backup::ROUTINE_ID;

/// Work that comes round.
pub struct Routine {
    /// `department.what`.
    pub id: &'static str,
    /// What it is called.
    pub label: Label,
    /// When it is due, in Morocco's time.
    pub every: Every,
    /// What to do about the times that passed while nobody served.
    pub catch_up: CatchUp,
    /// Whether what it does cannot be taken back: it posts, closes, escalates or erases. It waits while the clock is not believed.
    pub is_final: bool,
    /// What it does.
    pub work: fn(Engine, Timestamp) -> Working,
}

/// Work under way: how many things it dealt with. At least once, so twice must be once.
pub type Working = BoxFuture<u64>;

/// What to do about the times that passed while nobody served.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CatchUp {
    /// The last of them is made up for, the others are not.
    Latest,
    /// Each is made up for, the oldest first.
    Each,
    /// None is, unless it passed within the hour.
    None,
}

/// The routines of the house itself.
static OWN: &[&Routine] = &[
    &sweep::ROUTINE,
    &trash::ROUTINE,
    &files::SWEEP,
    &files::VERIFY,
    &backup::ROUTINE,
];

impl EngineInner {
    /// Every routine: the house's own, then the departments'.
    pub(crate) fn routines(&self) -> impl Iterator<Item = &'static Routine> + use<> {
        let declared = self.entities.iter().flat_map(|entity| entity.routines);
        OWN.iter().copied().chain(declared.copied())
    }

    /// The routine of that id.
    pub(crate) fn routine(&self, id: &str) -> Option<&'static Routine> {
        self.routines().find(|routine| routine.id == id)
    }
}
