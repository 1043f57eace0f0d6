//! A proof of work: when many begin at once, each computer that begins computes for a second, and a machine that begins a
//! thousand times computes for a thousand. No third party, nothing that a person must see or solve.

use jiff::Timestamp;
use sha2::{Digest as _, Sha256};

/// From how many applications that began within the last minute on work is asked for.
const BUSY: u64 = 60;
/// From how many on it is four times as much.
const CROWDED: u64 = 240;
/// Leading zero bits asked for when it is busy: a second of a cheap phone.
const BITS: u32 = 16;
/// When it is crowded.
const MORE_BITS: u32 = 18;
/// Seconds of an hour: so long a challenge is new, and as long again it is taken.
const HOUR: i64 = 3600;
/// Longest answer that is looked at, in bytes.
const LONGEST: usize = 64;

/// How much work is asked for when so many have begun within the last minute; none when few have.
pub(crate) fn bits_at(begun: u64) -> Option<u32> {
    match begun {
        begun if begun >= CROWDED => Some(MORE_BITS),
        begun if begun >= BUSY => Some(BITS),
        _ => None,
    }
}

/// What a challenge is derived from: the exam and the hour.
pub(crate) fn subject(exam: &str, at: Timestamp) -> String {
    format!("{exam} {}", at.as_second().div_euclid(HOUR))
}

/// The subjects of the challenges that are taken at a moment: of this hour, and of the one before.
pub(crate) fn subjects(exam: &str, at: Timestamp) -> [String; 2] {
    [
        subject(exam, at),
        subject(exam, at - jiff::SignedDuration::from_secs(HOUR)),
    ]
}

/// The hash of an answer to a challenge.
pub(crate) fn digest(challenge: &str, answer: &str) -> [u8; 32] {
    Sha256::new()
        .chain_update(challenge.as_bytes())
        .chain_update(b":")
        .chain_update(answer.as_bytes())
        .finalize()
        .into()
}

/// Whether an answer has so many leading zero bits under that challenge.
pub(crate) fn is_solved(challenge: &str, answer: &str, bits: u32) -> bool {
    !answer.is_empty() && answer.len() <= LONGEST && leading_zeros(&digest(challenge, answer)) >= bits
}

fn leading_zeros(digest: &[u8]) -> u32 {
    let mut zeros = 0;
    for byte in digest {
        zeros += byte.leading_zeros();
        if *byte != 0 {
            break;
        }
    }
    zeros
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_is_asked_for_when_many_begin() {
        assert_eq!(
            [0, 59, 60, 239, 240].map(bits_at),
            [None, None, Some(16), Some(16), Some(18)]
        );
    }

    #[test]
    fn an_answer_holds_for_its_challenge_alone() {
        let challenge = "an exam and an hour under a key";
        let solved = (0..1_u64 << 20)
            .map(|at| at.to_string())
            .find(|answer| is_solved(challenge, answer, 12));
        let answer = solved.unwrap();
        assert!(leading_zeros(&digest(challenge, &answer)) >= 12);
        assert!(!is_solved("another challenge", &answer, 12) || !is_solved("a third one", &answer, 12));
        assert!(!is_solved(challenge, "", 0) && !is_solved(challenge, &"1".repeat(65), 0));
        assert_eq!(leading_zeros(&[0, 0x1f]), 11);
        assert_eq!(leading_zeros(&[0xff]), 0);
        // What the page computes too: `proof-of-work.test.ts` has the same line.
        assert_eq!(hex::encode(digest("c", "1")), hex::encode(Sha256::digest(b"c:1")));
    }

    #[test]
    fn a_challenge_is_taken_in_its_hour_and_the_next() {
        let at: Timestamp = "2026-11-23T10:59:59Z".parse().unwrap();
        let later: Timestamp = "2026-11-23T11:30:00Z".parse().unwrap();
        let much_later: Timestamp = "2026-11-23T12:00:00Z".parse().unwrap();
        assert!(subjects("a", later).contains(&subject("a", at)));
        assert!(!subjects("a", much_later).contains(&subject("a", at)));
        assert_ne!(subject("a", at), subject("b", at));
    }
}
