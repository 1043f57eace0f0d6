//! Encryption of the copies of pieces: each under a key of its own, which follows from the key of the copies and its name.

use bytes::Bytes;
use ring::{aead, hkdf};
use schema::{Error, Result};
use sha2::{Digest as _, Sha256};

/// How many bytes a sealed piece is longer.
pub(super) const LONGER: u64 = 16;

/// Where the name of a sealed piece says under which key.
const MARK: &str = ".sealed-";
/// How many bytes of a key's hash tell it from others.
const TELLING: usize = 4;

/// The key of all copies.
#[derive(Clone)]
pub struct CopyKey {
    key: hkdf::Prk,
    mark: String,
}

impl CopyKey {
    /// From bytes that nobody else knows.
    pub fn new(key: &[u8; 32]) -> CopyKey {
        let mut hash = Sha256::new();
        hash.update("which key of copies");
        hash.update(key);
        CopyKey {
            key: hkdf::Prk::new_less_safe(hkdf::HKDF_SHA256, key),
            mark: format!("{MARK}{}", hex::encode(&hash.finalize()[..TELLING])),
        }
    }

    /// The name of the copy of a piece. It names the key, so that a change of keys copies anew.
    pub(super) fn name(&self, piece: &str) -> String {
        format!("{piece}{}", self.mark)
    }

    /// The bytes as they are kept.
    pub(super) fn seal(&self, piece: &str, bytes: &[u8]) -> Result<Bytes> {
        let mut sealed = bytes.to_vec();
        self.key_of(piece)?
            .seal_in_place_append_tag(only_nonce(), aead::Aad::empty(), &mut sealed)
            .map_err(|_| Error::Fault("sealing the copy of a file".to_owned()))?;
        Ok(sealed.into())
    }

    /// The bytes as they were; none when they were changed, or are another piece's.
    pub(super) fn open(&self, piece: &str, sealed: &[u8]) -> Result<Option<Bytes>> {
        let mut bytes = sealed.to_vec();
        let key = self.key_of(piece)?;
        let Ok(clear) = key.open_in_place(only_nonce(), aead::Aad::empty(), &mut bytes) else {
            return Ok(None);
        };
        let length = clear.len();
        bytes.truncate(length);
        Ok(Some(bytes.into()))
    }

    fn key_of(&self, piece: &str) -> Result<aead::LessSafeKey> {
        let info = [piece.as_bytes()];
        let key = self.key.expand(&info, &aead::CHACHA20_POLY1305);
        let key = key.map_err(|_| Error::Fault("deriving the key of a copy".to_owned()))?;
        Ok(aead::LessSafeKey::new(aead::UnboundKey::from(key)))
    }
}

/// One is enough: a piece never changes, so its key seals the same bytes each time.
fn only_nonce() -> aead::Nonce {
    aead::Nonce::assume_unique_for_key([0; aead::NONCE_LEN])
}

impl std::fmt::Debug for CopyKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("CopyKey")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_opens_under_its_own_key_and_name_alone() {
        let (ours, theirs) = (CopyKey::new(&[1; 32]), CopyKey::new(&[2; 32]));
        let sealed = ours.seal("scan.a", b"bytes").unwrap();
        assert_eq!(sealed.len() as u64, 5 + LONGER);
        assert_eq!(sealed, ours.seal("scan.a", b"bytes").unwrap(), "twice is once");
        assert_ne!(sealed[..5], ours.seal("scan.b", b"bytes").unwrap()[..5]);
        assert_eq!(ours.open("scan.a", &sealed).unwrap().unwrap(), "bytes");
        assert_eq!(ours.open("scan.b", &sealed).unwrap(), None);
        assert_eq!(theirs.open("scan.a", &sealed).unwrap(), None);
        assert_eq!(ours.open("scan.a", &sealed[..sealed.len() - 1]).unwrap(), None);
        assert_eq!(ours.open("scan.a", b"").unwrap(), None);
        assert_ne!(ours.name("scan.a"), theirs.name("scan.a"));
    }
}
