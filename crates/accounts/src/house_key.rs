//! The house key: one random key for each store, from which every secret that must be told twice is derived.
//!
//! A code in a mail, the secret of an authenticator, a recovery code: each follows from the id of its row under this
//! key, so no row, job or mail at rest holds anything that opens a door. All nodes of one store share the key, and a
//! backup carries it, as it carries the hashes of the passwords.

use engine::{Ask, Cx, Engine, Rights, chance};
use hmac::{Hmac, KeyInit, Mac};
use schema::{Collection, Document, Error, Result, fields};
use sha2::Sha256;

use crate::Accounts;

fields! {
    SECRET: String = schema::text("secret").secret().required() => "السر", "Secret", "Secret";
}

/// The key of the store: one row.
pub static HOUSE_KEYS: Collection = Collection {
    database: "system",
    logged: false,
    ..Collection::new("houseKeys", FIELDS)
};

/// The id of the only row.
const ROW: &str = "house";

/// What secrets are derived from.
#[derive(Clone)]
pub struct HouseKey(String);

impl HouseKey {
    /// The key of this store, once it is made.
    pub fn of(cx: &Cx<'_>) -> Result<Option<HouseKey>> {
        let row = cx.get(&HOUSE_KEYS, ROW)?;
        Ok(row.and_then(|row| row.get(SECRET)).map(HouseKey))
    }

    /// The key of this store; a fault when nothing has been derived from it yet.
    pub fn need(cx: &Cx<'_>) -> Result<HouseKey> {
        HouseKey::of(cx)?.ok_or_else(|| Error::Fault("the store has no house key yet".to_owned()))
    }

    /// The key of this store, made of `fresh` ([`chance::secret`]) when there is none yet.
    pub(crate) fn made(cx: &mut Cx<'_>, fresh: &str) -> Result<HouseKey> {
        if let Some(key) = HouseKey::of(cx)? {
            return Ok(key);
        }
        let mut row = Document::new(&HOUSE_KEYS).with(SECRET, fresh.to_owned());
        ROW.clone_into(&mut row.id);
        cx.create(row)?;
        HouseKey::need(cx)
    }

    /// A key of a test.
    #[cfg(test)]
    pub(crate) fn for_tests(secret: &str) -> HouseKey {
        HouseKey(secret.to_owned())
    }

    /// 32 bytes that nobody without the key can tell from chance, always the same for one purpose and id.
    pub fn derive(&self, purpose: &str, id: &str) -> [u8; 32] {
        mac(self.0.as_bytes(), &[purpose.as_bytes(), id.as_bytes()])
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

/// Makes the key of this store, unless there is one: before anything is derived from it inside a transaction.
pub async fn make_house_key(engine: &Engine) -> Result<()> {
    if engine.look(HouseKey::of).await?.is_some() {
        return Ok(());
    }
    let (fresh, ask) = (chance::secret(), Ask::new(Rights::whole("engine")));
    let made = engine.transact(&ask, "make the house key", move |cx| HouseKey::made(cx, &fresh));
    made.await.map(drop)
}

impl Accounts {
    /// The key of this store, if anything has been derived from it yet.
    pub(crate) async fn known_house_key(&self) -> Result<Option<HouseKey>> {
        match self.house_key.get() {
            Some(key) => Ok(Some(key.clone())),
            None => self.engine.look(HouseKey::of).await,
        }
    }

    /// The key of this store, made the first time it is asked for.
    pub async fn house_key(&self) -> Result<HouseKey> {
        if let Some(key) = self.house_key.get() {
            return Ok(key.clone());
        }
        let (fresh, ask) = (chance::secret(), Ask::new(Rights::whole("engine")));
        let key = self
            .engine
            .transact(&ask, "make the house key", move |cx| HouseKey::made(cx, &fresh));
        let key = key.await?;
        Ok(self.house_key.get_or_init(|| key).clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_derived_depends_on_key_purpose_and_id() {
        let key = HouseKey("a".to_owned());
        assert_eq!(key.derive("link", "1"), key.derive("link", "1"));
        let others = [
            HouseKey("b".to_owned()).derive("link", "1"),
            key.derive("code", "1"),
            key.derive("link", "2"),
            key.derive("lin", "k1"),
        ];
        assert!(others.iter().all(|other| *other != key.derive("link", "1")));
        assert_eq!(key.link_secret("1").len(), 64);
        assert!(key.code("1").len() == 6 && key.code("1").bytes().all(|digit| digit.is_ascii_digit()));
    }
}
