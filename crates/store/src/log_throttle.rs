//! A line of the log that stands for many: what fails at every call is said once a minute.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How long nothing is said again.
const PAUSE: Duration = Duration::from_mins(1);

/// When something was said last.
pub(crate) struct LogThrottle(Mutex<Option<Instant>>);

impl LogThrottle {
    /// Nothing was said yet.
    pub(crate) const fn new() -> Self {
        LogThrottle(Mutex::new(None))
    }

    /// Whether it is time to say it again, which is then noted.
    pub(crate) fn is_due(&self) -> bool {
        let mut last = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_due = last.is_none_or(|at| at.elapsed() > PAUSE);
        if is_due {
            *last = Some(Instant::now());
        }
        is_due
    }
}
