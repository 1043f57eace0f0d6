//! Work that is asked of strangers while many come: each computes for a second, and a machine that comes a thousand times computes
//! for a thousand. No third party, nothing that a person must see or solve.
//!
//! Each has a challenge of their own, drawn by chance, dated and signed: nothing is stored before it is met, and nobody's answer
//! serves another. What it asked for holds until its time is over, however many come in between, so nobody is asked twice.

use accounts::master_key::MasterKey;
use engine::{Cx, random};
use jiff::{SignedDuration, Timestamp};
use schema::{Result, error_codes};
use serde_json::{Value as Json, json};
use sha2::{Digest as _, Sha256};

error_codes! {
    PROOF_USED = "proof_of_work_used", conflict => "استعملت هذه النتيجة من قبل: المرجو إعادة المحاولة", "Ce calcul a déjà servi\u{a0}: réessayez", "This computation was used already: try again";
}

/// Leading zero bits that are asked for unless the configuration says otherwise: a second of a cheap phone.
const BITS: u32 = 16;
/// The most that is ever asked for: minutes.
const MOST_BITS: u32 = 24;
/// How many bits more are asked for when it is crowded.
const MORE: u32 = 2;
/// How long a challenge may be met: a slow phone computes, and loses its line.
const LIFE: SignedDuration = SignedDuration::from_mins(10);
/// Longest answer that is looked at, in bytes.
const LONGEST: usize = 64;
/// Bytes of chance in a challenge.
const CHANCE: usize = 16;

/// What somebody brings who did the work: the challenge, and what meets it.
#[derive(Clone, Debug)]
pub struct MetWork {
    /// The challenge.
    pub challenge: String,
    /// What meets it.
    pub answer: String,
}

impl MetWork {
    /// Both of them, or nothing.
    pub fn of(challenge: Option<String>, answer: Option<String>) -> Option<MetWork> {
        let (challenge, answer) = challenge.zip(answer)?;
        Some(MetWork { challenge, answer })
    }
}

/// How much is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Load {
    /// Nothing.
    Calm,
    /// Many come, or the share of a network is used up.
    Busy,
    /// Several times as many.
    Crowded,
}

/// What is said of somebody's work.
pub enum WorkOutcome {
    /// They may go on. The mark of the challenge that they met, if any was asked for or brought: kept where it is unique, so that
    /// it serves once.
    Goes(Option<String>),
    /// They are asked first: `{proof: {challenge, bits}}`, as it is answered.
    Asked(Json),
}

/// Whether somebody may go on for that purpose and subject; else the challenge that they are to meet.
///
/// # Errors
/// There is no house key.
pub fn check(cx: &Cx<'_>, purpose: &str, subject: &str, load: Load, met: Option<&MetWork>) -> Result<WorkOutcome> {
    let key = MasterKey::need(cx)?;
    let signer = Signer {
        key: &key,
        purpose,
        subject,
    };
    if let Some(met) = met.filter(|met| signer.is_met(met, cx.now())) {
        return Ok(WorkOutcome::Goes(Some(hex::encode(Sha256::digest(&met.challenge)))));
    }
    let base = cx.guest_work().unwrap_or(BITS);
    let bits = match load {
        Load::Calm => return Ok(WorkOutcome::Goes(None)),
        Load::Busy => base,
        Load::Crowded => base + MORE,
    };
    let bits = bits.min(MOST_BITS);
    let challenge = signer.challenge(&hex::encode(random::bytes::<CHANCE>()), bits, cx.now().as_second());
    Ok(WorkOutcome::Asked(
        json!({"proof": {"challenge": challenge, "bits": bits}}),
    ))
}

/// Who signs challenges for a purpose and a subject, such as an exam.
struct Signer<'s> {
    key: &'s MasterKey,
    purpose: &'s str,
    subject: &'s str,
}

impl Signer<'_> {
    /// A challenge: its chance, how much it asks for, when it was drawn, and that it is ours.
    fn challenge(&self, chance: &str, bits: u32, at: i64) -> String {
        let said = format!("{chance}.{bits}.{at}");
        let seal = self.key.derive(self.purpose, &format!("{said} {}", self.subject));
        format!("{said}.{}", hex::encode(seal))
    }

    /// Whether it is a challenge of ours for the same subject, whose time runs, and that is met.
    fn is_met(&self, met: &MetWork, now: Timestamp) -> bool {
        let mut parts = met.challenge.split('.');
        let (Some(chance), Some(bits), Some(at)) = (parts.next(), parts.next(), parts.next()) else {
            return false;
        };
        let (Ok(bits), Ok(at)) = (bits.parse::<u32>(), at.parse::<i64>()) else {
            return false;
        };
        let age = now.as_second() - at;
        (0..=LIFE.as_secs()).contains(&age)
            && self.challenge(chance, bits, at) == met.challenge
            && is_solved(&met.challenge, &met.answer, bits)
    }
}

/// Whether an answer has so many leading zero bits under that challenge.
pub fn is_solved(challenge: &str, answer: &str, bits: u32) -> bool {
    !answer.is_empty() && answer.len() <= LONGEST && leading_zeros(&digest(challenge, answer)) >= bits
}

/// The hash of an answer to a challenge.
fn digest(challenge: &str, answer: &str) -> [u8; 32] {
    Sha256::new()
        .chain_update(challenge.as_bytes())
        .chain_update(b":")
        .chain_update(answer.as_bytes())
        .finalize()
        .into()
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
    use engine::Secret;

    use super::*;

    fn solve(challenge: &str, bits: u32) -> MetWork {
        let mut answers = (0..1_u64 << 20).map(|at| at.to_string());
        MetWork {
            challenge: challenge.to_owned(),
            answer: answers.find(|answer| is_solved(challenge, answer, bits)).unwrap(),
        }
    }

    #[test]
    fn a_challenge_is_met_for_its_subject_and_within_its_time_alone() {
        let key = MasterKey::new(&Secret::new("a key"));
        let signer = |subject| Signer {
            key: &key,
            purpose: "begin",
            subject,
        };
        let at: Timestamp = "2026-11-23T10:00:00Z".parse().unwrap();
        let after = |minutes| at + SignedDuration::from_mins(minutes);
        let met = solve(&signer("exam").challenge("00ff", 10, at.as_second()), 10);
        assert!(signer("exam").is_met(&met, after(0)) && signer("exam").is_met(&met, after(10)));
        assert!(!signer("exam").is_met(&met, after(11)) && !signer("exam").is_met(&met, after(-1)));
        assert!(!signer("another").is_met(&met, at));
        let eased = met.challenge.replace(".10.", ".0.");
        let eased = MetWork {
            challenge: eased,
            answer: "1".to_owned(),
        };
        assert!(
            !signer("exam").is_met(&eased, at),
            "nobody says how much is asked but us"
        );
    }

    #[test]
    fn an_answer_holds_for_its_challenge_alone() {
        let met = solve("a challenge", 12);
        assert!(leading_zeros(&digest("a challenge", &met.answer)) >= 12);
        assert!(!is_solved("another", &met.answer, 12) || !is_solved("a third one", &met.answer, 12));
        assert!(!is_solved("c", "", 0) && !is_solved("c", &"1".repeat(65), 0));
        assert_eq!(leading_zeros(&[0, 0x1f]), 11);
        assert_eq!(leading_zeros(&[0xff]), 0);
        // What the page computes too: `proof-of-work.test.ts` has the same line.
        assert_eq!(hex::encode(digest("c", "1")), hex::encode(Sha256::digest(b"c:1")));
    }
}
