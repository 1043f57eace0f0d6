//! The seal of the house: Ed25519 (RFC 8032). All nodes seal alike, and a backup carries the key. A seal takes
//! microseconds, and is allowed inside a transaction.
//!
//! The first key follows from the house key. A rotation makes a key of its own that stands in its row as long as it is
//! used; of a former one only the public half stays, so that nobody seals under it again, and what it sealed still shows.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use engine::Cx;
use ring::signature::{ED25519, Ed25519KeyPair, KeyPair as _, UnparsedPublicKey};
use schema::{Collection, Document, Error, Instant, Result, Unique, fields};
use serde_json::{Value as Json, json};
use sha2::{Digest, Sha256};

use crate::house_key::HouseKey;

/// Another purpose makes another key: what is sealed is never taken for what is signed elsewhere.
const PURPOSE: &str = "seal";
/// The key that follows from the house key.
const FIRST: &str = "1";

fields! {
    KEY_ID: String = schema::text("keyId").required() => "رمز المفتاح", "Code de la clé", "Key id";
    PUBLIC: String = schema::text("publicKey").required() => "المفتاح العمومي", "Clé publique", "Public key";
    /// 32 bytes in hexadecimal; none once another key has taken over.
    SEED: String = schema::text("seed").secret() => "السر", "Secret", "Secret";
    SINCE: Instant = schema::instant("since").required() => "منذ", "Depuis", "Since";
    UNTIL: Instant = schema::instant("until") => "إلى", "Jusqu'à", "Until";
}

/// The keys that have sealed: former ones, and the one in use once there was a rotation.
pub static SEAL_KEYS: Collection = Collection {
    database: "system",
    unique: &[Unique::on(&[KEY_ID.def])],
    logged: false,
    ..Collection::new("sealKeys", FIELDS)
};

/// More keys than there will be.
const AT_MOST: u64 = 1000;

/// What seals.
pub struct Seal(Ed25519KeyPair);

impl Seal {
    /// The key in use. The house key must have been made.
    pub fn of(cx: &Cx<'_>) -> Result<Seal> {
        let rows = cx.find(&SEAL_KEYS, Vec::new(), AT_MOST)?;
        match rows.into_iter().find_map(|row| row.get(SEED)) {
            Some(seed) => Seal::seeded(&hex::decode(seed).map_err(|error| Error::fault("reading a seal key", error))?),
            None => Seal::first(&HouseKey::need(cx)?),
        }
    }

    fn first(key: &HouseKey) -> Result<Seal> {
        Seal::seeded(&key.derive(PURPOSE, FIRST))
    }

    fn seeded(seed: &[u8]) -> Result<Seal> {
        let pair = Ed25519KeyPair::from_seed_unchecked(seed);
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

    fn public(&self) -> String {
        STANDARD.encode(self.0.public_key())
    }

    fn row(&self, since: Instant) -> Document {
        Document::new(&SEAL_KEYS)
            .with(KEY_ID, self.key_id())
            .with(PUBLIC, self.public())
            .with(SINCE, since)
    }
}

/// Whether a seal over a text was made under one of our keys, while that key was in use: `made` is when the text says it
/// was sealed.
pub fn is_sealed(cx: &Cx<'_>, key_id: &str, text: &str, (seal, made): (&str, Instant)) -> Result<bool> {
    let rows = cx.find(&SEAL_KEYS, Vec::new(), AT_MOST)?;
    if let Some(row) = rows.iter().find(|row| row.get(KEY_ID).as_deref() == Some(key_id)) {
        let in_use = row.get(UNTIL).is_none_or(|Instant(until)| made.0 <= until);
        return Ok(in_use && holds(&row.get(PUBLIC).unwrap_or_default(), text, seal));
    }
    let Some(house) = HouseKey::of(cx)? else {
        return Ok(false);
    };
    let first = Seal::first(&house)?;
    Ok(first.key_id() == key_id && holds(&first.public(), text, seal))
}

/// The public halves of the keys that have sealed, and when each was in use, so that anybody can verify a seal: `{keyId,
/// publicKey, since, until}`, in base64 and UTC. None before anything was sealed.
pub fn public_keys(cx: &Cx<'_>) -> Result<Vec<Json>> {
    let mut rows = cx.find(&SEAL_KEYS, Vec::new(), AT_MOST)?;
    if rows.is_empty() {
        let first = HouseKey::of(cx)?.map(|house| Seal::first(&house)).transpose()?;
        rows.extend(first.map(|seal| seal.row(Instant(jiff::Timestamp::UNIX_EPOCH))));
    }
    let at = |row: &Document, key| row.get(key).map(|Instant(at)| schema::wire_instant(at));
    let told = |row: &Document| {
        json!({
            "keyId": row.get(KEY_ID), "publicKey": row.get(PUBLIC), "since": at(row, SINCE), "until": at(row, UNTIL),
        })
    };
    Ok(rows.iter().map(told).collect())
}

fn holds(public: &str, text: &str, seal: &str) -> bool {
    let (Ok(public), Ok(seal)) = (STANDARD.decode(public), STANDARD.decode(seal)) else {
        return false;
    };
    UnparsedPublicKey::new(&ED25519, public)
        .verify(text.as_bytes(), &seal)
        .is_ok()
}

/// Seals under a new key from now on, made of 32 bytes of chance; of the former one only the public half stays. The id of
/// the new key.
pub fn rotate_seal(cx: &mut Cx<'_>, seed: &[u8; 32]) -> Result<String> {
    let (former, next, now) = (Seal::of(cx)?, Seal::seeded(seed)?, cx.moment());
    if former.key_id() == next.key_id() {
        return Ok(next.key_id());
    }
    let rows = cx.find(&SEAL_KEYS, Vec::new(), AT_MOST)?;
    if let Some(mut row) = rows.into_iter().find(|row| row.get(KEY_ID) == Some(former.key_id())) {
        row.clear(SEED);
        cx.update(row.with(UNTIL, now))?;
    } else {
        let since = Instant(jiff::Timestamp::UNIX_EPOCH);
        cx.create(former.row(since).with(UNTIL, now))?;
    }
    cx.create(next.row(now).with(SEED, hex::encode(seed)))?;
    Ok(next.key_id())
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
        let [ours, theirs] = ["a", "b"].map(|key| Seal::first(&HouseKey::for_tests(key)).unwrap());
        let seal = ours.seal("text");
        assert!(holds(&ours.public(), "text", &seal));
        assert!(!holds(&ours.public(), "texT", &seal) && !holds(&theirs.public(), "text", &seal));
        assert!(!holds(&ours.public(), "text", "no seal") && !holds("no key", "text", &seal));
        assert_eq!(seal, ours.seal("text"), "the same on every node");
        assert!(ours.key_id() != theirs.key_id() && ours.key_id().len() == 16);
    }
}
