//! The one door to the time of day.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use jiff::Timestamp;

/// Tells the time: the system's, or one that a test sets.
#[derive(Clone)]
pub struct Clock {
    fixed: Option<Arc<AtomicI64>>,
    is_synchronised: Option<fn() -> bool>,
}

impl Clock {
    /// The system's clock.
    pub fn system() -> Self {
        Clock {
            fixed: None,
            is_synchronised: Some(system_is_synchronised),
        }
    }

    /// A clock that stands still until it is set.
    pub fn fixed(at: Timestamp) -> Self {
        Clock {
            fixed: Some(Arc::new(AtomicI64::new(at.as_millisecond()))),
            is_synchronised: None,
        }
    }

    /// The same clock, whose leaps are looked at as those of the system's are; who asks hears whether it follows another clock.
    #[must_use]
    pub fn leaping(mut self, is_synchronised: fn() -> bool) -> Self {
        self.is_synchronised = Some(is_synchronised);
        self
    }

    /// Says, as the system does, whether the clock follows another one; it may take its time. Nobody asks a clock that a test
    /// sets: that one is right.
    pub(crate) fn synchronised(&self) -> Option<fn() -> bool> {
        self.is_synchronised
    }

    /// Sets a fixed clock; a system clock stays as it is.
    pub fn set(&self, at: Timestamp) {
        if let Some(fixed) = &self.fixed {
            fixed.store(at.as_millisecond(), Ordering::SeqCst);
        }
    }

    /// The instant, to the millisecond.
    pub fn now(&self) -> Timestamp {
        match &self.fixed {
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

/// Whether the system says that its clock follows another one: where there is nobody to ask, it does not.
fn system_is_synchronised() -> bool {
    let mut asked = std::process::Command::new("timedatectl");
    asked.args(["show", "--property=NTPSynchronized", "--value"]);
    asked.output().is_ok_and(|answer| answer.stdout.starts_with(b"yes"))
}
