//! What all threads of a store know together.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use schema::{Collection, Error, Result};
use tokio::sync::watch;

use crate::broadcast::Broadcast;
use crate::compile::Group;
use crate::incremental_count::{Total, WrittenRows};
use crate::load::Load;
use crate::query_cache::QueryCache;
use crate::search::Found;
use crate::sql::table_name;
use crate::texts::Columns;
use crate::write_health::WriteHealth;

/// So many orders of lists are kept: a few people page deep at once, and the order of 100,000 rows is 400 KB to its middle.
const ORDERS: NonZeroUsize = NonZeroUsize::new(32).unwrap();

/// The first rows of a list, by their sequences, from the end where its pages are read from.
pub(crate) type ListOrder = Arc<[i64]>;

/// The catalogue, the last known versions, the cached totals.
pub(crate) struct Shared {
    pub catalogue: &'static [&'static Collection],
    /// The names of the tables, in the order of the catalogue.
    pub tables: Vec<String>,
    versions: Vec<AtomicU64>,
    /// The versions that rights follow from.
    rights: Vec<AtomicU64>,
    /// What the last commits of this process wrote, in the order of the catalogue.
    pub written: Vec<WrittenRows>,
    pub totals: Mutex<QueryCache<Total>>,
    pub searches: Mutex<QueryCache<Found>>,
    /// Orders of lists whose deep pages were asked for.
    pub orders: Mutex<QueryCache<ListOrder>>,
    /// Texts of large collections.
    pub columns: Mutex<Columns>,
    pub reports: Mutex<QueryCache<Vec<Group>>>,
    pub statements: AtomicU64,
    /// Steps that queries took, where the engine counts them.
    pub steps: AtomicU64,
    pub committed: watch::Sender<i64>,
    pub load: Load,
    pub news: Broadcast,
    pub writing: WriteHealth,
    is_ending: AtomicBool,
}

impl Shared {
    pub fn new(catalogue: &'static [&'static Collection]) -> Self {
        Shared {
            catalogue,
            tables: catalogue.iter().map(|of| table_name(of)).collect(),
            versions: catalogue.iter().map(|_| AtomicU64::new(0)).collect(),
            rights: catalogue.iter().map(|_| AtomicU64::new(0)).collect(),
            written: catalogue.iter().map(|_| WrittenRows::default()).collect(),
            totals: Mutex::default(),
            searches: Mutex::default(),
            orders: Mutex::new(QueryCache::of_most(ORDERS)),
            columns: Mutex::default(),
            reports: Mutex::default(),
            statements: AtomicU64::new(0),
            steps: AtomicU64::new(0),
            committed: watch::Sender::new(0),
            load: Load::default(),
            news: Broadcast::default(),
            writing: WriteHealth::default(),
            is_ending: AtomicBool::new(false),
        }
    }

    /// The place of a collection in the catalogue.
    pub fn position(&self, of: &Collection) -> Result<usize> {
        self.catalogue
            .iter()
            .position(|known| **known == *of)
            .ok_or_else(|| Error::Fault(format!("the store was not opened with the collection {}", of.id)))
    }

    /// Notes a version read from the database or just committed; versions only grow.
    pub fn raise(&self, position: usize, version: i64, rights: i64) {
        let raise =
            |known: &AtomicU64, to: i64| known.fetch_max(u64::try_from(to).unwrap_or_default(), Ordering::AcqRel);
        raise(&self.rights[position], rights);
        raise(&self.versions[position], version);
    }

    /// The sum of the last known versions.
    pub fn stamp(&self, of: &[&'static Collection]) -> u64 {
        of.iter()
            .filter_map(|of| self.position(of).ok())
            .map(|at| self.versions[at].load(Ordering::Acquire))
            .sum()
    }

    /// The sum of the last known versions that rights follow from.
    pub fn rights_stamp(&self, of: &[&'static Collection]) -> u64 {
        of.iter()
            .filter_map(|of| Some((of, self.position(of).ok()?)))
            .map(|(of, at)| match of.rights_follow {
                [] => self.versions[at].load(Ordering::Acquire),
                _ => self.rights[at].load(Ordering::Acquire),
            })
            .sum()
    }

    /// Whether the store is being closed: nobody waits any more.
    pub fn is_ending(&self) -> bool {
        self.is_ending.load(Ordering::Acquire)
    }

    /// Notes that the store is being closed.
    pub fn end(&self) {
        self.is_ending.store(true, Ordering::Release);
    }

    /// Notes the last committed entry of the log.
    pub fn commit_reached(&self, seq: i64) {
        self.committed.send_if_modified(|last| {
            let is_newer = seq > *last;
            if is_newer {
                *last = seq;
            }
            is_newer
        });
    }
}
