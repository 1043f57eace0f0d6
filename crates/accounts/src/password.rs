//! Passwords: Argon2id, at most as many at once as there are cores.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use argon2::Argon2;
use argon2::password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash};
use schema::{Error, Refusal, Result, refusal};
use tokio::sync::Semaphore;

/// Shortest and longest password, in bytes (`wire.md` §4.2).
const LENGTH: std::ops::RangeInclusive<usize> = 8..=256;

/// How many may wait for their turn; the next one is told to come back later.
const QUEUE: usize = 256;

static TURNS: LazyLock<Semaphore> =
    LazyLock::new(|| Semaphore::new(std::thread::available_parallelism().map_or(1, usize::from)));
static WAITING: AtomicUsize = AtomicUsize::new(0);

/// Verified when an address is unknown, so that the answer takes as long as for a known one.
static NOBODY: LazyLock<String> = LazyLock::new(|| hash("nobody has this password").unwrap_or_default());

/// Refuses a password that is too short or too long.
pub fn check(param: &'static str, password: &str) -> Result<()> {
    if LENGTH.contains(&password.len()) {
        return Ok(());
    }
    let reason = format!(
        "Password must be between {} and {} bytes long.",
        LENGTH.start(),
        LENGTH.end()
    );
    Err(Refusal::new(refusal::ARGUMENT_INVALID)
        .field(param)
        .arg("param", param)
        .arg("reason", reason)
        .into())
}

/// Hashes a password. Takes some 20 ms of a core: call it outside any transaction.
pub fn hash(password: &str) -> Result<String> {
    let hashed = Argon2::default().hash_password(password.as_bytes());
    hashed
        .map(|hash| hash.to_string())
        .map_err(|error| Error::fault("hashing a password", error))
}

fn verify(password: &str, hash: &str) -> bool {
    PasswordHash::new(hash).is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
}

/// Whether the password is the one hashed; without a hash it takes as long and is not.
pub(crate) async fn is_right(password: String, hash: Option<String>) -> Result<bool> {
    in_turn(move || {
        let is_right = verify(&password, hash.as_deref().unwrap_or(&NOBODY));
        is_right && hash.is_some()
    })
    .await
}

/// Hashes in turn with all other hashing.
pub(crate) async fn hash_in_turn(password: String) -> Result<String> {
    in_turn(move || hash(&password)).await?
}

/// Runs on a blocking thread, as many at once as cores; refuses when too many wait.
async fn in_turn<R: Send + 'static>(work: impl FnOnce() -> R + Send + 'static) -> Result<R> {
    if WAITING.fetch_add(1, Ordering::SeqCst) >= QUEUE {
        WAITING.fetch_sub(1, Ordering::SeqCst);
        return Err(refusal::RATE_LIMIT.into());
    }
    let turn = TURNS.acquire().await;
    WAITING.fetch_sub(1, Ordering::SeqCst);
    let _turn = turn.map_err(|error| Error::fault("waiting to hash", error))?;
    tokio::task::spawn_blocking(work)
        .await
        .map_err(|error| Error::fault("hashing", error))
}

#[cfg(test)]
mod tests {
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
            assert_eq!(check("password", password).is_ok(), is_right, "{password}");
        }
        assert!(check("password", &"x".repeat(257)).is_err());
    }
}
