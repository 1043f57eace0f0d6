//! The least speed of the other side: a grace while nothing moves, and more of it for every byte that does.

use std::time::{Duration, Instant};

/// How long the other side may still keep us waiting. Only the time that we wait counts, never what our own work takes.
#[derive(Debug)]
pub struct MinThroughput {
    grace: Duration,
    /// Bytes a second.
    least: u32,
    left: Duration,
    waiting: Option<Instant>,
}

impl MinThroughput {
    /// So much grace, and so many bytes a second after it.
    pub fn new(grace: Duration, least: u32) -> MinThroughput {
        MinThroughput {
            grace,
            least,
            left: grace,
            waiting: None,
        }
    }

    /// Nothing moves: until when that may stay so.
    pub fn idle_deadline(&mut self, now: Instant) -> Instant {
        *self.waiting.get_or_insert(now) + self.left
    }

    /// Until when we wait, if we do.
    pub fn deadline(&self) -> Option<Instant> {
        self.waiting.map(|since| since + self.left)
    }

    /// So many bytes moved. What they earn never goes beyond the grace.
    pub fn record_progress(&mut self, bytes: usize, now: Instant) {
        let waited = self.waiting.take().map_or(Duration::ZERO, |since| now - since);
        let micros = (bytes as u64).saturating_mul(1_000_000) / u64::from(self.least.max(1));
        let left = self.left.saturating_sub(waited) + Duration::from_micros(micros);
        self.left = left.min(self.grace);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_earn_time_up_to_the_grace() {
        let second = Duration::from_secs(1);
        let began = Instant::now();
        let mut pace = MinThroughput::new(10 * second, 1000);
        assert_eq!(pace.deadline(), None);
        assert_eq!(pace.idle_deadline(began), began + 10 * second);
        assert_eq!(
            pace.idle_deadline(began + 3 * second),
            began + 10 * second,
            "since it began to wait"
        );
        pace.record_progress(2000, began + 9 * second);
        assert_eq!(
            pace.idle_deadline(began + 20 * second),
            began + 23 * second,
            "our own time is ours"
        );
        pace.record_progress(1_000_000, began + 21 * second);
        assert_eq!(pace.idle_deadline(began + 21 * second), began + 31 * second);
    }

    #[test]
    fn a_byte_now_and_then_comes_to_an_end() {
        let began = Instant::now();
        let mut pace = MinThroughput::new(Duration::from_secs(20), 1024);
        let mut now = began;
        let mut bytes = 0;
        while pace.idle_deadline(now) > now + Duration::from_secs(1) {
            now += Duration::from_secs(1);
            pace.record_progress(1, now);
            bytes += 1;
        }
        assert!(bytes < 21, "{bytes}");
    }
}
