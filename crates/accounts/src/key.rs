//! API keys: printed once, stored hashed, limited by scopes.

use std::sync::Arc;

use engine::{RequestContext, Rights, random};
use schema::{Collection, Document, Instant, Result, Unique, error_codes, fields};
use serde_json::{Value as Json, json};

use crate::{Accounts, digest};

fields! {
    NAME: String = schema::text("name").required() => "الاسم", "Nom", "Name";
    HASH: String = schema::text("secretHash").secret() => "بصمة المفتاح", "Empreinte de la clé", "Key hash";
    SCOPES: Vec<String> = schema::texts("scopes") => "النطاقات", "Portées", "Scopes";
    EXPIRE: Instant = schema::instant("expire") => "نهاية الصلاحية", "Fin", "Expires";
    REVOKED: bool = schema::flag("revoked") => "ملغى", "Révoquée", "Revoked";
}

/// Keys; made on the command line.
pub static KEYS: Collection = Collection {
    database: "system",
    unique: &[Unique::on(&[HASH.def])],
    title: &[NAME.def],
    ..Collection::new("keys", FIELDS)
};

/// A key to be made.
#[derive(Clone, Debug, Default)]
pub struct NewKey {
    /// What it is for.
    pub name: String,
    /// What it may do, such as `documents.read`; `*` for everything.
    pub scopes: Vec<String>,
    /// When it ends; never when `None`.
    pub expire: Option<Instant>,
}

/// A caller with a valid key.
#[derive(Debug)]
pub struct KeyHolder {
    /// The key.
    pub key: Document,
    scopes: Vec<String>,
}

impl KeyHolder {
    /// The name under which its writes are logged.
    pub fn actor(&self) -> String {
        format!("key:{}", self.key.get(NAME).unwrap_or_default())
    }
    /// Whether the key has a scope. Collections and tables, documents and rows are one.
    pub fn has_scope(&self, scope: &str) -> bool {
        self.scopes
            .iter()
            .any(|held| held == "*" || held == scope || held.replace("rows.", "documents.") == scope)
    }
}

impl Accounts {
    /// The holder of this key; expired or revoked keys are refused, unknown ones are nobody.
    pub async fn key(&self, secret: &str) -> Result<Option<Arc<KeyHolder>>> {
        let hash = digest(secret);
        let known = self.cache_guard().keys.get(&hash).cloned();
        let Some(holder) = (if known.is_some() {
            known
        } else {
            self.load_key(hash).await?
        }) else {
            return Ok(None);
        };
        let now = Instant(self.engine.clock().now());
        if holder.key.get(REVOKED) == Some(true) || holder.key.get(EXPIRE).is_some_and(|end| end <= now) {
            return Err(error_codes::KEY_EXPIRED.into());
        }
        Ok(Some(holder))
    }

    async fn load_key(&self, hash: String) -> Result<Option<Arc<KeyHolder>>> {
        let since = self.cache_guard().stamp;
        let by_hash = HASH.eq(&hash);
        let Some(key) = self.engine.glance(move |cx| cx.first(&KEYS, [by_hash])).await? else {
            return Ok(None);
        };
        let scopes = key.get(SCOPES).unwrap_or_default();
        let holder = Arc::new(KeyHolder { key, scopes });
        self.cache(since, |known| drop(known.keys.insert(hash, holder.clone())));
        Ok(Some(holder))
    }

    /// Makes a key; the secret is told once.
    pub async fn create_key(&self, new: NewKey) -> Result<(Document, String)> {
        let secret = random::secret();
        let hash = digest(&secret);
        let ctx = RequestContext::new(Rights::whole("cli"));
        let key = self
            .engine
            .transact(&ctx, "create a key", move |cx| {
                let mut key = Document::new(&KEYS)
                    .with(NAME, new.name.clone())
                    .with(HASH, hash.clone());
                key.set(SCOPES, new.scopes.clone());
                if let Some(end) = new.expire {
                    key.set(EXPIRE, end);
                }
                cx.create(key)
            })
            .await?;
        Ok((key, secret))
    }

    /// All keys, oldest first.
    pub async fn keys(&self) -> Result<Vec<Document>> {
        self.engine.read(|cx| cx.all(&KEYS, [])).await
    }

    /// Ends a key.
    pub async fn revoke_key(&self, id: &str) -> Result<Document> {
        let id = id.to_owned();
        self.engine
            .transact(&RequestContext::new(Rights::whole("cli")), "revoke a key", move |cx| {
                let mut key = cx.need(&KEYS, &id)?;
                key.set(REVOKED, true);
                cx.update(key)
            })
            .await
    }
}

/// A key as the command line lists it, without its secret.
pub fn key_model(key: &Document) -> Json {
    json!({
        "$id": key.id, "name": key.get(NAME), "scopes": key.get(SCOPES), "revoked": key.get(REVOKED),
        "expire": key.value("expire").text(), "$createdAt": key.created_at,
    })
}
