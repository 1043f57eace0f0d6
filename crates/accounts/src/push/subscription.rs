//! What a browser says of itself when it wants to be told: `PushSubscription.toJSON()` (W3C Push API §8).

use base64::Engine as _;
use base64::alphabet;
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};
use p256::PublicKey;
use serde_json::Value as Json;

/// URL-safe, with or without what fills it up.
const BASE64: GeneralPurpose = GeneralPurpose::new(
    &alphabet::URL_SAFE,
    GeneralPurposeConfig::new().with_decode_padding_mode(DecodePaddingMode::Indifferent),
);

/// A device that wants to be told.
#[derive(Clone, Debug)]
pub(crate) struct Subscription {
    /// Where its push service takes messages.
    pub(crate) endpoint: String,
    /// Its public key, which the push service does not have the other half of.
    pub(super) key: PublicKey,
    /// The secret that it shares with us alone.
    pub(super) auth: [u8; 16],
}

impl Subscription {
    /// Reads the JSON text of a browser; none when it is something else.
    pub(crate) fn read(text: &str) -> Option<Subscription> {
        let json: Json = serde_json::from_str(text).ok()?;
        let bytes = |name: &str| BASE64.decode(json["keys"][name].as_str()?).ok();
        Some(Subscription {
            endpoint: json["endpoint"].as_str()?.to_owned(),
            key: PublicKey::from_sec1_bytes(&bytes("p256dh")?).ok()?,
            auth: bytes("auth")?.try_into().ok()?,
        })
    }

    /// The key as an uncompressed point.
    pub(super) fn key_bytes(&self) -> Vec<u8> {
        self.key.to_sec1_bytes().to_vec()
    }
}
