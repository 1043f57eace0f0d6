//! How far behind the log whoever follows it is.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use crate::lock;

/// How far behind a follower is.
#[derive(Clone, Copy, Debug)]
pub struct Lag {
    /// Which.
    pub follower: &'static str,
    /// How many entries are committed that it has not followed.
    pub entries: i64,
    /// How long it has known of one that it has not followed.
    pub time: Duration,
}

/// Where one follower stands.
pub(crate) struct FollowerPlace {
    id: &'static str,
    position: AtomicI64,
    /// Since when it knows of something that it has not followed.
    behind: Mutex<Option<Instant>>,
}

impl FollowerPlace {
    pub(crate) fn id(&self) -> &'static str {
        self.id
    }

    /// Something was committed that it has not followed.
    pub(crate) fn falls_behind(&self) {
        lock(&self.behind).get_or_insert_with(Instant::now);
    }

    /// It has followed up to an entry, which was the last or not.
    pub(crate) fn set_position(&self, seq: i64, is_level: bool) {
        self.position.store(seq, Ordering::Release);
        if is_level {
            *lock(&self.behind) = None;
        } else {
            self.falls_behind();
        }
    }

    fn lag(&self, committed: i64) -> Lag {
        let entries = (committed - self.position.load(Ordering::Acquire)).max(0);
        let since = lock(&self.behind).filter(|_| entries > 0);
        Lag {
            follower: self.id,
            entries,
            time: since.map_or(Duration::ZERO, |since| since.elapsed()),
        }
    }
}

/// Where the followers of a node stand.
#[derive(Default)]
pub(crate) struct Lags(Mutex<BTreeMap<&'static str, Arc<FollowerPlace>>>);

impl Lags {
    pub(crate) fn place_of(&self, id: &'static str) -> Arc<FollowerPlace> {
        let place = || {
            Arc::new(FollowerPlace {
                id,
                position: AtomicI64::new(0),
                behind: Mutex::default(),
            })
        };
        lock(&self.0).entry(id).or_insert_with(place).clone()
    }

    pub(super) fn all(&self, committed: i64) -> Vec<Lag> {
        let places: Vec<Arc<FollowerPlace>> = lock(&self.0).values().cloned().collect();
        places.iter().map(|place| place.lag(committed)).collect()
    }
}
