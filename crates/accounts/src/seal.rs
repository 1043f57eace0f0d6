//! The seal of the house: Ed25519 (RFC 8032). All nodes seal alike, and a backup carries the key. A seal takes
//! microseconds, and is allowed inside a transaction.
//!
//! The first key follows from the house key. A rotation makes a key of its own that stands in its row as long as it is
//! used; of a former one only the public half stays, so that nobody seals under it again, and what it sealed still shows.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use engine::{Cx, Engine, RequestContext, Rights};
use hex::FromHex as _;
use ring::signature::{ED25519, Ed25519KeyPair, KeyPair as _, UnparsedPublicKey};
use schema::{Collection, Document, Error, Instant, Result, Unique, fields};
use serde_json::{Value as Json, json};
use sha2::{Digest, Sha256};

use crate::master_key::MasterKey;

/// Another purpose makes another key: what is sealed is never taken for what is signed elsewhere.
const PURPOSE: &str = "seal";
/// The key that follows from the house key.
const FIRST: &str = "1";

fields! {
    KEY_ID: String = schema::text("keyId").required() => "رمز المفتاح", "Code de la clé", "Key id";
    PUBLIC: String = schema::text("publicKey").required() => "المفتاح العمومي", "Clé publique", "Public key";
    /// 32 bytes under the house key ([`encrypt_seed`]); none once another key has taken over.
    SEED: String = schema::text("seed").secret() => "السر", "Secret", "Secret";
    SINCE: Instant = schema::instant("since").required() => "منذ", "Depuis", "Since";
    UNTIL: Instant = schema::instant("until") => "إلى", "Jusqu’à", "Until";
}

/// The keys that have sealed: former ones, and the one in use once there was a rotation.
pub static SEAL_KEYS: Collection = Collection {
    database: "system",
    unique: &[Unique::on(&[KEY_ID.def])],
    logged: false,
    ..Collection::new("sealKeys", FIELDS)
};

/// What seals.
pub struct Seal(Ed25519KeyPair);

impl Seal {
    /// The key in use. The house key must have been made.
    pub fn of(cx: &Cx<'_>) -> Result<Seal> {
        let rows = cx.all(&SEAL_KEYS, [])?;
        let master_key = MasterKey::need(cx)?;
        match rows.into_iter().find(|row| row.get(SEED).is_some()) {
            Some(row) => Seal::seeded(&seed(&master_key, &row)?),
            None => Seal::first(&master_key),
        }
    }

    fn first(key: &MasterKey) -> Result<Seal> {
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
pub fn is_sealed(cx: &Cx<'_>, key_id: &str, text: &str, seal: &str, made: Instant) -> Result<bool> {
    let rows = cx.all(&SEAL_KEYS, [])?;
    if let Some(row) = rows.iter().find(|row| row.get(KEY_ID).as_deref() == Some(key_id)) {
        let in_use = row.get(UNTIL).is_none_or(|Instant(until)| made.0 <= until);
        return Ok(in_use && verify_seal(&row.get(PUBLIC).unwrap_or_default(), text, seal));
    }
    let first = Seal::first(&MasterKey::need(cx)?)?;
    Ok(first.key_id() == key_id && verify_seal(&first.public(), text, seal))
}

/// The public halves of the keys that have sealed, and when each was in use, so that anybody can verify a seal: `{keyId,
/// publicKey, since, until}`, in base64 and UTC. None before anything was sealed.
pub fn public_keys(cx: &Cx<'_>) -> Result<Vec<Json>> {
    let mut rows = cx.all(&SEAL_KEYS, [])?;
    if rows.is_empty() {
        let first = Seal::first(&MasterKey::need(cx)?)?;
        rows.push(first.row(Instant(jiff::Timestamp::UNIX_EPOCH)));
    }
    let at = |row: &Document, key| row.get(key).map(|Instant(at)| schema::wire_instant(at));
    let told = |row: &Document| {
        json!({
            "keyId": row.get(KEY_ID), "publicKey": row.get(PUBLIC), "since": at(row, SINCE), "until": at(row, UNTIL),
        })
    };
    Ok(rows.iter().map(told).collect())
}

fn verify_seal(public: &str, text: &str, seal: &str) -> bool {
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
    let rows = cx.all(&SEAL_KEYS, [])?;
    if let Some(mut row) = rows.into_iter().find(|row| row.get(KEY_ID) == Some(former.key_id())) {
        row.clear(SEED);
        cx.update(row.with(UNTIL, now))?;
    } else {
        let since = Instant(jiff::Timestamp::UNIX_EPOCH);
        cx.create(former.row(since).with(UNTIL, now))?;
    }
    let master_key = MasterKey::need(cx)?;
    cx.create(
        next.row(now)
            .with(SEED, encrypt_seed(&master_key, &next.key_id(), seed)),
    )?;
    Ok(next.key_id())
}

/// What a seed begins with that can only be read under the house key. Older ones stand in clear.
const VEIL: &str = "v1:";

/// A seed as its row holds it: nothing without the house key. Each key has a veil of its own, which is used once.
fn encrypt_seed(master_key: &MasterKey, key_id: &str, seed: &[u8; 32]) -> String {
    format!("{VEIL}{}", hex::encode(xor_with_veil(master_key, key_id, seed)))
}

fn xor_with_veil(master_key: &MasterKey, key_id: &str, seed: &[u8; 32]) -> [u8; 32] {
    let veil = master_key.derive("veil of a seal", key_id);
    std::array::from_fn(|at| seed[at] ^ veil[at])
}

fn seed(master_key: &MasterKey, row: &Document) -> Result<[u8; 32]> {
    let unreadable = |why: &dyn std::fmt::Display| Error::fault("reading a seal key", why);
    let (key_id, held) = (row.get(KEY_ID).unwrap_or_default(), row.get(SEED).unwrap_or_default());
    let read = |text: &str| <[u8; 32]>::from_hex(text).map_err(|error| unreadable(&error));
    let seed = match held.strip_prefix(VEIL) {
        Some(hidden) => xor_with_veil(master_key, &key_id, &read(hidden)?),
        None => read(&held)?,
    };
    if Seal::seeded(&seed)?.key_id() == key_id {
        Ok(seed)
    } else {
        Err(unreadable(&"it does not belong to the house key"))
    }
}

/// Sees that the key in use has its row, so that what it sealed shows without the house key too, and veils what an older
/// program left in clear.
pub async fn settle_seal_keys(engine: &Engine) -> Result<()> {
    let is_settled = |cx: &Cx<'_>| {
        let rows = cx.all(&SEAL_KEYS, [])?;
        Ok(rows.iter().any(is_in_use) && !rows.iter().any(is_in_clear))
    };
    if engine.read(is_settled).await? {
        return Ok(());
    }
    let ctx = RequestContext::new(Rights::whole("engine"));
    engine.transact(&ctx, "settle the seal keys", ensure_key).await
}

fn ensure_key(cx: &mut Cx<'_>) -> Result<()> {
    let (master_key, rows) = (MasterKey::need(cx)?, cx.all(&SEAL_KEYS, [])?);
    if !rows.iter().any(is_in_use) {
        let since = if rows.is_empty() {
            Instant(jiff::Timestamp::UNIX_EPOCH)
        } else {
            cx.moment()
        };
        cx.create(Seal::first(&master_key)?.row(since))?;
    }
    for row in rows.into_iter().filter(is_in_clear) {
        let (key_id, seed) = (row.get(KEY_ID).unwrap_or_default(), seed(&master_key, &row)?);
        cx.update(row.with(SEED, encrypt_seed(&master_key, &key_id, &seed)))?;
    }
    Ok(())
}

fn is_in_use(row: &Document) -> bool {
    row.get(UNTIL).is_none()
}

fn is_in_clear(row: &Document) -> bool {
    row.get(SEED).is_some_and(|seed| !seed.starts_with(VEIL))
}

/// The key in use becomes a former one: nobody has what it follows from any more.
pub(crate) fn retire(cx: &mut Cx<'_>) -> Result<()> {
    let now = cx.moment();
    for mut row in cx.all(&SEAL_KEYS, [])?.into_iter().filter(is_in_use) {
        row.clear(SEED);
        cx.update(row.with(UNTIL, now))?;
    }
    ensure_key(cx)
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
        let [ours, theirs] = ["a", "b"].map(|key| Seal::first(&MasterKey::for_tests(key)).unwrap());
        let seal = ours.seal("text");
        assert!(verify_seal(&ours.public(), "text", &seal));
        assert!(!verify_seal(&ours.public(), "texT", &seal) && !verify_seal(&theirs.public(), "text", &seal));
        assert!(!verify_seal(&ours.public(), "text", "no seal") && !verify_seal("no key", "text", &seal));
        assert_eq!(seal, ours.seal("text"), "the same on every node");
        assert!(ours.key_id() != theirs.key_id() && ours.key_id().len() == 16);
    }

    #[test]
    fn a_seed_at_rest_is_read_under_its_house_key_alone() {
        let [ours, theirs] = ["a", "b"].map(MasterKey::for_tests);
        let next = [7; 32];
        let id = Seal::seeded(&next).unwrap().key_id();
        let row = |held: String| Document::new(&SEAL_KEYS).with(KEY_ID, id.clone()).with(SEED, held);
        let veiled = row(encrypt_seed(&ours, &id, &next));
        assert!(!veiled.get(SEED).unwrap().contains(&hex::encode(next)));
        assert_eq!(seed(&ours, &veiled).unwrap(), next);
        assert!(seed(&theirs, &veiled).is_err());
        assert_eq!(
            seed(&ours, &row(hex::encode(next))).unwrap(),
            next,
            "as an older program wrote it"
        );
    }
}
