//! Sealing a message so that the device alone can read it (RFC 8291), in the one record of `aes128gcm` (RFC 8188).

use hmac::{Hmac, KeyInit, Mac};
use p256::elliptic_curve::point::AffineCoordinates as _;
use p256::{PublicKey, SecretKey};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use schema::{Error, Result};
use sha2::Sha256;

use super::subscription::Subscription;

/// Longest message, in bytes: every push service takes a body of 4096 (RFC 8030 §7.2), of which the header takes 86, the
/// end of the record one and its tag 16.
pub(super) const LONGEST: usize = 4096 - 86 - 1 - 16;
/// The size of the only record, which is at least as large as what it holds.
const RECORD: u32 = 4096;

/// What is made anew for every message: a salt, and a key of ours that nobody uses again.
pub(super) struct MessageSecrets {
    pub(super) salt: [u8; 16],
    pub(super) key: SecretKey,
}

impl MessageSecrets {
    /// Of chance.
    pub(super) fn random() -> MessageSecrets {
        let key = loop {
            // All but one of four thousand million numbers are keys.
            if let Ok(key) = SecretKey::from_slice(&engine::random::bytes::<32>()) {
                break key;
            }
        };
        let salt = engine::random::bytes();
        MessageSecrets { salt, key }
    }
}

/// The body that carries a message of at most [`LONGEST`] bytes.
pub(super) fn seal(message: &[u8], to: &Subscription, once: &MessageSecrets) -> Result<Vec<u8>> {
    let shared = shared_secret(&once.key, &to.key);
    let (theirs, ours) = (to.key_bytes(), point(&once.key));
    let info = [b"WebPush: info\0".as_slice(), &theirs, &ours].concat();
    let secret = expand(&mac(&to.auth, &shared), &info);
    let pseudo_random = mac(&once.salt, &secret);
    let key = expand(&pseudo_random, b"Content-Encoding: aes128gcm\0");
    let nonce = expand(&pseudo_random, b"Content-Encoding: nonce\0");
    let failed = |_| Error::Fault("a push message could not be sealed".to_owned());
    let cipher = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key[..16]).map_err(failed)?);
    let nonce = Nonce::try_assume_unique_for_key(&nonce[..12]).map_err(failed)?;
    // 2 ends the last record (RFC 8188 §2).
    let mut record = [message, &[2]].concat();
    cipher
        .seal_in_place_append_tag(nonce, Aad::empty(), &mut record)
        .map_err(failed)?;
    let mut body = once.salt.to_vec();
    body.extend(RECORD.to_be_bytes());
    body.extend(u8::try_from(ours.len()));
    body.extend(&ours);
    body.extend(record);
    Ok(body)
}

/// What both sides agree on: the abscissa of their common point (ECDH, RFC 8291 §3.1).
fn shared_secret(ours: &SecretKey, theirs: &PublicKey) -> [u8; 32] {
    let common = theirs.to_projective() * *ours.to_nonzero_scalar();
    common.to_affine().x().into()
}

/// The public half of a key as an uncompressed point: 65 bytes.
pub(super) fn point(key: &SecretKey) -> Vec<u8> {
    key.public_key().to_sec1_bytes().to_vec()
}

/// The first block of HKDF-Expand (RFC 5869 §2.3); all that is wanted here is no longer.
fn expand(pseudo_random: &[u8; 32], info: &[u8]) -> [u8; 32] {
    mac(pseudo_random, &[info, &[1]].concat())
}

/// HMAC-SHA256, which is HKDF-Extract too.
fn mac(key: &[u8], text: &[u8]) -> [u8; 32] {
    let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(key) else {
        unreachable!("HMAC takes keys of every length")
    };
    mac.update(text);
    mac.finalize().into_bytes().into()
}

#[cfg(test)]
mod tests {
    use base64::Engine as _;
    use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;

    use super::*;

    /// RFC 8291, Appendix A (and §5): its keys, its salt, its body.
    #[test]
    fn the_example_of_the_standard_is_sealed_as_it_is_there() {
        let bytes = |text: &str| BASE64.decode(text).unwrap();
        let subscription = json(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "BTBZMqHH6r4Tts7J_aSIgg",
        );
        let to = Subscription::read(&subscription).unwrap();
        let once = MessageSecrets {
            salt: bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap(),
            key: SecretKey::from_slice(&bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")).unwrap(),
        };
        let body = seal(b"When I grow up, I want to be a watermelon", &to, &once).unwrap();
        assert_eq!(
            BASE64.encode(body),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
    }

    fn json(key: &str, auth: &str) -> String {
        serde_json::json!({"endpoint": "https://push.example/1", "keys": {"p256dh": key, "auth": auth}}).to_string()
    }
}
