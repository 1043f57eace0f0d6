//! Who we are, for push services (RFC 8292): a P-256 key that follows from the house key, so that all nodes have the same
//! one and a backup carries it. A browser that subscribed takes messages of this key alone.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use jiff::{SignedDuration, Timestamp};
use p256::SecretKey;
use p256::ecdsa::signature::Signer as _;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::json;

use super::encrypt;
use crate::master_key::MasterKey;

/// Another purpose makes another key.
const PURPOSE: &str = "push";
/// How long a statement holds; at most a day is allowed (RFC 8292 §2).
const HOLDS: SignedDuration = SignedDuration::from_hours(12);

/// The key that push services know us by.
pub(super) struct Vapid(SecretKey);

impl Vapid {
    /// The key of this house.
    pub(super) fn from_master_key(master_key: &MasterKey) -> Vapid {
        let mut generation = 1;
        loop {
            // One number of four thousand million is no key: then the next is taken.
            if let Ok(key) = SecretKey::from_slice(&master_key.derive(PURPOSE, &generation.to_string())) {
                return Vapid(key);
            }
            generation += 1;
        }
    }

    /// The public half as browsers take it: an uncompressed point in base64url.
    pub(super) fn public(&self) -> String {
        BASE64.encode(encrypt::point(&self.0))
    }

    /// The header for the push service of an endpoint: who sends, to which service, until when, and whom to write to.
    pub(super) fn authorization(&self, endpoint: &str, contact: &str, now: Timestamp) -> String {
        let claims = json!({
            "aud": origin(endpoint), "exp": (now + HOLDS).as_second(), "sub": contact,
        });
        let header = BASE64.encode(json!({"typ": "JWT", "alg": "ES256"}).to_string());
        let signed = format!("{header}.{}", BASE64.encode(claims.to_string()));
        let signature: Signature = SigningKey::from(&self.0).sign(signed.as_bytes());
        let token = format!("{signed}.{}", BASE64.encode(signature.to_bytes()));
        format!("vapid t={token}, k={}", self.public())
    }
}

/// Scheme, host and port: what stands before the path.
fn origin(endpoint: &str) -> &str {
    let host = endpoint.find("://").map_or(0, |at| at + 3);
    let end = endpoint[host..].find(['/', '?', '#']);
    end.map_or(endpoint, |end| &endpoint[..host + end])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_key_is_of_one_house_and_always_the_same() {
        let [ours, again, theirs] =
            ["a", "a", "b"].map(|key| Vapid::from_master_key(&MasterKey::for_tests(key)).public());
        assert_eq!(ours, again);
        assert_ne!(ours, theirs);
        let point = BASE64.decode(ours).unwrap();
        assert_eq!((point.len(), point[0]), (65, 4), "an uncompressed point");
    }

    #[test]
    fn the_origin_is_what_stands_before_the_path() {
        assert_eq!(
            origin("https://push.example:8443/send/x?y"),
            "https://push.example:8443"
        );
        assert_eq!(origin("https://push.example"), "https://push.example");
    }
}
