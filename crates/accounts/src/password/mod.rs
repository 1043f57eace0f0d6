//! Passwords: Argon2id, at most as many at once as there are cores.

mod guessable;
mod hash_queue;
mod personal;

use std::sync::LazyLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use argon2::Argon2;
use argon2::password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash};
use hash_queue::TURNS;
use schema::{Error, Result, error_codes, expected};

use crate::normalize::argument;

/// Shortest and longest password, in bytes (`docs/protocol.md` §4.2).
const LENGTH: std::ops::RangeInclusive<usize> = 8..=256;

static RUNS: AtomicUsize = AtomicUsize::new(0);

/// Verified when an address is unknown, so that the answer takes as long as for a known one.
static NOBODY: LazyLock<String> = LazyLock::new(|| hash("nobody has this password").unwrap_or_default());

/// Refuses a password that is too short or too long.
pub(crate) fn length(param: &'static str, password: &str) -> Result<()> {
    if LENGTH.contains(&password.len()) {
        return Ok(());
    }
    Err(argument(param, expected::password_bytes(LENGTH.start(), LENGTH.end())))
}

/// Refuses a password to be set that is too short, too long, or among those that everybody tries first.
pub fn check(param: &'static str, password: &str) -> Result<()> {
    length(param, password)?;
    if guessable::is_common(password) {
        return Err(argument(param, expected::PASSWORD_COMMON));
    }
    Ok(())
}

/// Refuses a password made of what everybody knows of its owner: names, addresses, numbers.
pub fn check_personal(password: &str, known: &[&str]) -> Result<()> {
    if personal::is_made_of(password, known) {
        return Err(error_codes::PASSWORD_PERSONAL.into());
    }
    Ok(())
}

/// Refuses a password that is one of these. Waits its turn as all hashing does.
pub(crate) async fn check_not_among(password: String, hashes: Vec<String>) -> Result<()> {
    if hashes.is_empty() {
        return Ok(());
    }
    if TURNS
        .run(move || hashes.iter().any(|hash| verify(&password, hash)))
        .await?
    {
        return Err(error_codes::PASSWORD_RECENT.into());
    }
    Ok(())
}

/// Hashes a password. Takes some 20 ms of a core: call it outside any transaction.
pub fn hash(password: &str) -> Result<String> {
    RUNS.fetch_add(1, Ordering::Relaxed);
    let hashed = Argon2::default().hash_password(password.as_bytes());
    hashed
        .map(|hash| hash.to_string())
        .map_err(|error| Error::fault("hashing a password", error))
}

/// How often this process has hashed a password, whether to keep it or to compare it: what a call costs.
pub fn runs() -> usize {
    RUNS.load(Ordering::Relaxed)
}

/// How many wait for their turn to be hashed, in this process.
pub fn waiting_hashes() -> usize {
    TURNS.waiting_count()
}

fn verify(password: &str, hash: &str) -> bool {
    RUNS.fetch_add(1, Ordering::Relaxed);
    PasswordHash::new(hash).is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
}

/// Whether the password is the one hashed; without a hash it takes as long and is not.
pub(crate) async fn is_right(password: String, hash: Option<String>) -> Result<bool> {
    TURNS
        .run(move || {
            let is_right = verify(&password, hash.as_deref().unwrap_or(&NOBODY));
            is_right && hash.is_some()
        })
        .await
}

/// Hashes in turn with all other hashing.
pub(crate) async fn hash_in_turn(password: String) -> Result<String> {
    TURNS.run(move || hash(&password)).await?
}

#[cfg(test)]
mod tests {
    use schema::Lang;

    use super::*;

    #[test]
    fn only_the_password_opens_its_hash() {
        let hashed = hash("correct horse").unwrap();
        assert!(hashed.starts_with("$argon2id$"));
        assert!(verify("correct horse", &hashed));
        assert!(!verify("correct hors", &hashed));
        assert!(!verify("", "not a hash"));
    }

    #[test]
    fn length_counts_bytes() {
        for (password, is_right) in [("1234567", false), ("12345678", true), ("كلمة", true), ("كلم", false)] {
            assert_eq!(length("password", password).is_ok(), is_right, "{password}");
        }
        assert!(length("password", &"x".repeat(257)).is_err());
    }

    #[test]
    fn a_refused_password_says_why_in_three_languages() {
        let refused = check("password", "Password1!").unwrap_err();
        let texts = Lang::ALL.map(|lang| refused.rejection().unwrap().text(lang));
        assert!(
            texts
                .iter()
                .all(|text| text.contains("password") && !text.contains('{')),
            "{texts:?}"
        );
        assert!(check("password", "une phrase assez longue").is_ok());
    }
}
