//! How many calls of one kind somebody has running.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// Most exports of one person that are written at once.
pub const EXPORTS: usize = 2;

/// What runs, by whom.
#[derive(Default)]
pub struct ConcurrencyLimit(Mutex<HashMap<String, usize>>);

/// A call that runs until it is dropped.
pub struct ConcurrencyGuard<'a> {
    all: &'a ConcurrencyLimit,
    who: String,
}

impl ConcurrencyLimit {
    /// Begins a call; none when so many run already.
    pub fn begin(&self, who: &str, most: usize) -> Option<ConcurrencyGuard<'_>> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let running = all.entry(who.to_owned()).or_default();
        if *running >= most {
            return None;
        }
        *running += 1;
        Some(ConcurrencyGuard {
            all: self,
            who: who.to_owned(),
        })
    }
}

impl Drop for ConcurrencyGuard<'_> {
    fn drop(&mut self) {
        let mut all = self.all.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(running) = all.get_mut(&self.who) {
            *running -= 1;
            if *running == 0 {
                all.remove(&self.who);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_run_and_the_third_waits_for_one_to_end() {
        let all = ConcurrencyLimit::default();
        let first = all.begin("a", EXPORTS);
        let second = all.begin("a", EXPORTS);
        assert!(first.is_some() && second.is_some() && all.begin("a", EXPORTS).is_none());
        assert!(all.begin("b", EXPORTS).is_some(), "somebody else");
        drop(first);
        assert!(all.begin("a", EXPORTS).is_some());
        drop(second);
        assert!(all.0.lock().unwrap().is_empty());
    }
}
