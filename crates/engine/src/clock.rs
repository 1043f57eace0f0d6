//! The one door to the time of day.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use jiff::Timestamp;

/// Tells the time: the system's, or one that a test sets.
#[derive(Clone)]
pub struct Clock(Option<Arc<AtomicI64>>);

impl Clock {
    /// The system's clock.
    pub fn system() -> Self {
        Clock(None)
    }

    /// A clock that stands still until it is set.
    pub fn fixed(at: Timestamp) -> Self {
        Clock(Some(Arc::new(AtomicI64::new(at.as_millisecond()))))
    }

    /// Sets a fixed clock; a system clock stays as it is.
    pub fn set(&self, at: Timestamp) {
        if let Some(fixed) = &self.0 {
            fixed.store(at.as_millisecond(), Ordering::SeqCst);
        }
    }

    /// The instant, to the millisecond.
    pub fn now(&self) -> Timestamp {
        match &self.0 {
            Some(fixed) => Timestamp::from_millisecond(fixed.load(Ordering::SeqCst)).unwrap_or(Timestamp::UNIX_EPOCH),
            None => system_now(),
        }
    }
}

#[expect(clippy::disallowed_methods, reason = "the one door to the system's clock")]
fn system_now() -> Timestamp {
    let now = Timestamp::now();
    Timestamp::from_millisecond(now.as_millisecond()).unwrap_or(now)
}
