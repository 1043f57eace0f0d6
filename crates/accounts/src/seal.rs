//! The seal of the house: Ed25519 (RFC 8032) under a key that follows from the house key, so that all nodes seal alike and
//! a backup carries it. A seal takes microseconds, and is allowed inside a transaction.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use engine::Cx;
use ring::signature::{ED25519, Ed25519KeyPair, KeyPair as _, UnparsedPublicKey};
use schema::{Error, Result};
use sha2::{Digest, Sha256};

use crate::house_key::HouseKey;

/// Another purpose makes another key: what is sealed is never taken for what is signed elsewhere.
const PURPOSE: &str = "seal";
/// Raised when the key is replaced; former seals keep the id of the key that made them.
const GENERATION: &str = "1";

/// What seals, and tells our seals from others.
pub struct Seal(Ed25519KeyPair);

impl Seal {
    /// The seal of this store. The house key must have been made.
    pub fn of(cx: &Cx<'_>) -> Result<Seal> {
        Seal::under(&HouseKey::need(cx)?)
    }

    fn under(key: &HouseKey) -> Result<Seal> {
        let pair = Ed25519KeyPair::from_seed_unchecked(&key.derive(PURPOSE, GENERATION));
        pair.map(Seal).map_err(|error| Error::fault("making the seal", error))
    }

    /// Names the key: the first 16 hexadecimal digits of the SHA-256 of its public half.
    pub fn key_id(&self) -> String {
        let mut id = hex::encode(Sha256::digest(self.0.public_key()));
        id.truncate(16);
        id
    }

    /// The seal over a text, in base64.
    pub fn seal(&self, text: &str) -> String {
        STANDARD.encode(self.0.sign(text.as_bytes()))
    }

    /// Whether this is our seal over the text.
    pub fn is_ours(&self, text: &str, seal: &str) -> bool {
        let public = UnparsedPublicKey::new(&ED25519, self.0.public_key());
        STANDARD
            .decode(seal)
            .is_ok_and(|seal| public.verify(text.as_bytes(), &seal).is_ok())
    }
}

/// The hash of the contents of what is sealed.
pub fn content_hash(text: &str) -> String {
    crate::digest(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seal_is_of_one_text_and_one_house() {
        let [ours, theirs] = ["a", "b"].map(|key| Seal::under(&HouseKey::for_tests(key)).unwrap());
        let seal = ours.seal("text");
        assert!(ours.is_ours("text", &seal));
        assert!(!ours.is_ours("texT", &seal) && !theirs.is_ours("text", &seal) && !ours.is_ours("text", "no seal"));
        assert_eq!(seal, ours.seal("text"), "the same on every node");
        assert!(ours.key_id() != theirs.key_id() && ours.key_id().len() == 16);
    }
}
