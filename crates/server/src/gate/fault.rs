//! Faults in the log: the first of its kind in a minute at length, the others counted, so that no caller fills a disk.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// Most bytes of a fault that are written; with what stands around them a line stays below 4 KB.
const LONGEST: usize = 3_000;
/// As much of a fault says of which kind it is.
const KIND: usize = 200;
/// So many seconds after the first of a kind, those that followed are told in one line.
const WINDOW: i64 = 60;
/// Most kinds that are told from each other; those beyond are one.
const MOST_KINDS: usize = 100;

/// The faults of the last minute, by their kind.
#[derive(Default)]
pub struct Faults(Mutex<HashMap<String, FaultKind>>);

struct FaultKind {
    ends: i64,
    more: u64,
}

impl Faults {
    /// Writes a fault, or counts it; the one that is counted first comes with how long to wait until [`Faults::log_repeats`].
    pub fn note(&self, text: &str, id: &str, now: i64) -> Option<Duration> {
        self.log_repeats(now);
        let mut kinds = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut kind = kind(text);
        if kinds.len() >= MOST_KINDS && !kinds.contains_key(&kind) {
            "of other kinds".clone_into(&mut kind);
        }
        let Some(known) = kinds.get_mut(&kind) else {
            tracing::error!(fault = id, "{}", cut(text));
            kinds.insert(
                kind,
                FaultKind {
                    ends: now + WINDOW,
                    more: 0,
                },
            );
            return None;
        };
        known.more += 1;
        let seconds = u64::try_from(known.ends - now).unwrap_or(0);
        (known.more == 1).then(|| Duration::from_secs(seconds))
    }

    /// Writes how many more there were of each kind whose minute is over, and forgets it.
    pub fn log_repeats(&self, now: i64) {
        for (kind, more) in self.expired_kinds(now) {
            tracing::error!(more, "again within a minute: {kind}");
        }
    }

    /// The kinds whose minute is over, and how often each came again.
    fn expired_kinds(&self, now: i64) -> Vec<(String, u64)> {
        let mut kinds = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let over = kinds.extract_if(|_, kind| kind.ends <= now);
        over.filter(|(_, kind)| kind.more > 0)
            .map(|(text, kind)| (text, kind.more))
            .collect()
    }
}

/// What faults of one kind share: their beginning, whatever its numbers are.
fn kind(text: &str) -> String {
    let plain = text.chars().filter(|c| !c.is_ascii_digit());
    plain.take(KIND).collect()
}

/// A fault in one line of bearable length.
fn cut(text: &str) -> String {
    if text.len() <= LONGEST {
        return text.to_owned();
    }
    let end = text.floor_char_boundary(LONGEST);
    format!("{} … ({} bytes)", &text[..end], text.len())
}

#[cfg(test)]
mod tests {
    use std::io::Write;
    use std::sync::Arc;

    use super::*;

    /// What is written to the log meanwhile.
    #[derive(Clone, Default)]
    struct Paper(Arc<Mutex<Vec<u8>>>);

    impl Write for Paper {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0.lock().unwrap().extend_from_slice(bytes);
            Ok(bytes.len())
        }
        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    fn captured_lines(run: impl FnOnce()) -> Vec<String> {
        let paper = Paper::default();
        let writer = paper.clone();
        let log = tracing_subscriber::fmt().json().with_writer(move || writer.clone());
        tracing::subscriber::with_default(log.finish(), run);
        let bytes = paper.0.lock().unwrap().clone();
        String::from_utf8(bytes).unwrap().lines().map(str::to_owned).collect()
    }

    #[test]
    fn equal_faults_are_two_lines_a_minute() {
        let faults = Faults::default();
        let lines = captured_lines(|| {
            assert_eq!(faults.note("variable 12 of 33000", "f0", 100), None);
            let waits = Duration::from_secs(50);
            assert_eq!(faults.note("variable 13 of 40000", "f1", 110), Some(waits));
            for _ in 0..998 {
                assert_eq!(faults.note("variable 14 of 50000", "f2", 130), None);
            }
            faults.log_repeats(159);
            faults.log_repeats(160);
            faults.log_repeats(161);
        });
        assert_eq!(lines.len(), 2, "{lines:?}");
        assert!(lines[0].contains("f0") && lines[0].contains("variable 12 of 33000"));
        assert!(lines[1].contains("\"more\":999"), "{}", lines[1]);
    }

    #[test]
    fn no_line_is_longer_than_four_kilobytes() {
        let lines = captured_lines(|| {
            let faults = Faults::default();
            faults.note(&"é".repeat(5_000_000), "f1", 0);
            faults.note(&"é".repeat(5_000_000), "f2", 0);
            faults.log_repeats(60);
        });
        assert_eq!(lines.len(), 2);
        assert!(lines.iter().all(|line| line.len() < 4096));
        assert!(lines[0].contains("(10000000 bytes)"));
    }

    #[test]
    fn faults_that_are_all_different_fill_neither_memory_nor_log() {
        let faults = Faults::default();
        let word = |number: u32| -> String {
            let letter = |shift: u32| char::from(b'a' + u8::try_from((number >> shift) & 15).unwrap());
            [8, 4, 0].into_iter().map(letter).collect()
        };
        let lines = captured_lines(|| {
            for number in 0..4096 {
                faults.note(&word(number), "f", 0);
            }
        });
        assert_eq!(lines.len(), MOST_KINDS + 1);
        assert_eq!(
            faults.expired_kinds(60),
            [("of other kinds".to_owned(), 4096 - MOST_KINDS as u64 - 1)]
        );
    }
}
