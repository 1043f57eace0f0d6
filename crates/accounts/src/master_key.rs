//! The master key (`house_key` in the settings): one random key for each store, from which every secret that must be told
//! twice is derived.
//!
//! A code in a mail, the secret of an authenticator, a recovery code: each follows from the id of its row under this
//! key, so no row, job or mail at rest holds anything that opens a door. It stands in a file of its own that all nodes of
//! one store share, in no database and in no backup: whoever has those alone derives nothing.

use engine::{Cx, Secret};
use hmac::{Hmac, KeyInit, Mac};
use schema::{Error, Result};
use sha2::Sha256;

use crate::Accounts;

/// What secrets are derived from.
#[derive(Clone)]
pub struct MasterKey(Secret);

impl MasterKey {
    /// The key of this text, as it stands in its file.
    pub fn new(key: &Secret) -> MasterKey {
        MasterKey(key.clone())
    }

    /// The key of this store, when the engine was given it.
    pub fn of(cx: &Cx<'_>) -> Option<MasterKey> {
        cx.master_key().map(MasterKey::new)
    }

    /// The key of this store; a fault without it.
    pub fn need(cx: &Cx<'_>) -> Result<MasterKey> {
        MasterKey::of(cx).ok_or_else(missing_key_fault)
    }

    /// Tells this key from others, and nothing else of it: what the database remembers.
    pub fn fingerprint(&self) -> String {
        hex::encode(&self.derive("fingerprint", "")[..16])
    }

    /// A key of a test.
    #[cfg(test)]
    pub(crate) fn for_tests(secret: &str) -> MasterKey {
        MasterKey(Secret::new(secret))
    }

    /// 32 bytes that nobody without the key can tell from chance, always the same for one purpose and id.
    pub fn derive(&self, purpose: &str, id: &str) -> [u8; 32] {
        mac(self.0.reveal().as_bytes(), &[purpose.as_bytes(), id.as_bytes()])
    }

    /// The secret of a link: URL-safe, 64 characters.
    pub fn link_secret(&self, token: &str) -> String {
        hex::encode(self.derive("link", token))
    }

    /// The secret of a token that is handed over: so many hexadecimal digits, at most 128.
    pub fn handed_secret(&self, token: &str, length: usize) -> String {
        let mut text =
            hex::encode(self.derive("token", token)) + &hex::encode(self.derive("token, second half", token));
        text.truncate(length);
        text
    }

    /// The code of a message: six digits. Short, so it may be tried a few times only.
    pub fn code(&self, token: &str) -> String {
        let bytes = self.derive("code", token);
        let number = u64::from_be_bytes([
            bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7],
        ]);
        format!("{:06}", number % 1_000_000)
    }
}

/// HMAC-SHA256 over parts whose bounds are part of what is signed.
fn mac(key: &[u8], parts: &[&[u8]]) -> [u8; 32] {
    let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(key) else {
        unreachable!("HMAC takes keys of every length")
    };
    for part in parts {
        mac.update(&part.len().to_be_bytes());
        mac.update(part);
    }
    mac.finalize().into_bytes().into()
}

fn missing_key_fault() -> Error {
    Error::Fault("the engine was given no house key".to_owned())
}

impl Accounts {
    /// The key of this store.
    pub(crate) fn master_key(&self) -> Result<MasterKey> {
        self.engine
            .master_key()
            .map(MasterKey::new)
            .ok_or_else(missing_key_fault)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_derived_depends_on_key_purpose_and_id() {
        let key = MasterKey::for_tests("a");
        assert_eq!(key.derive("link", "1"), key.derive("link", "1"));
        let others = [
            MasterKey::for_tests("b").derive("link", "1"),
            key.derive("code", "1"),
            key.derive("link", "2"),
            key.derive("lin", "k1"),
        ];
        assert!(others.iter().all(|other| *other != key.derive("link", "1")));
        assert_eq!(key.fingerprint().len(), 32);
        assert_ne!(key.fingerprint(), MasterKey::for_tests("b").fingerprint());
        assert_eq!(key.link_secret("1").len(), 64);
        assert!(key.code("1").len() == 6 && key.code("1").bytes().all(|digit| digit.is_ascii_digit()));
    }
}
