//! A request that is sent twice is done once: `Idempotency-Key`, kept 24 hours per caller and route with the hash of
//! the body (`wire.md` §5.7).

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex};

use jiff::SignedDuration;
use schema::{Collection, Document, Filter, Instant, Op, Result, Value, fields, refusal};
use sha2::{Digest, Sha256};

use crate::{Ask, Engine, Rights, lock};

fields! {
    KEY: String = schema::text("key").required() => "المفتاح", "Clé", "Key";
    BODY: String = schema::text("bodyHash").required() => "بصمة الطلب", "Empreinte de la demande", "Body hash";
    STATUS: i64 = schema::integer("status") => "الجواب", "Statut", "Status";
    ANSWER: String = schema::long("answer").max(10_000_000) => "المحتوى", "Réponse", "Answer";
    KEPT: Instant = schema::instant("keptUntil").required() => "محفوظ إلى", "Conservé jusqu'à", "Kept until";
}

/// Answers given, by key.
pub static ONCE: Collection = Collection {
    database: "system",
    unique: &[schema::Unique::on(&[KEY.def])],
    logged: false,
    swept: Some(KEPT.before(schema::NOW)),
    ..Collection::new("once", FIELDS)
};

/// How long an answer is kept.
const KEPT_FOR: SignedDuration = SignedDuration::from_hours(24);

/// Requests of this node that are being answered; another with the same key waits.
static RUNNING: LazyLock<Mutex<HashMap<String, Arc<tokio::sync::Mutex<()>>>>> = LazyLock::new(Mutex::default);

/// One request under an idempotency key.
pub struct Once {
    key: String,
    body: String,
    _turn: tokio::sync::OwnedMutexGuard<()>,
}

impl Engine {
    /// Begins a request: the answer that was given before, or the turn to give one. Another body under the same key is
    /// refused; a running request with the same key is waited for.
    pub async fn once(
        &self,
        ask: &Ask,
        route: &str,
        (key, body): (&str, &[u8]),
    ) -> Result<Result<Once, (u16, String)>> {
        let key = hash(format!("{}\n{route}\n{key}", ask.rights.who).as_bytes());
        let gate = {
            let mut running = lock(&RUNNING);
            // Gates that nobody holds or waits for go, also those of requests that were refused.
            running.retain(|_, gate| Arc::strong_count(gate) > 1);
            running.entry(key.clone()).or_default().clone()
        };
        let turn = gate.lock_owned().await;
        let (body, asked) = (hash(body), key.clone());
        let known = self.look(move |cx| cx.first(&ONCE, vec![by_key(&asked)])).await?;
        let now = Instant(self.clock().now());
        match known.filter(|known| known.get(KEPT).is_some_and(|until| until > now)) {
            Some(known) if known.get(BODY).as_ref() != Some(&body) => Err(refusal::IDEMPOTENCY.into()),
            Some(known) => {
                let status = known
                    .get(STATUS)
                    .and_then(|status| u16::try_from(status).ok())
                    .unwrap_or(200);
                Ok(Err((status, known.get(ANSWER).unwrap_or_default())))
            }
            None => Ok(Ok(Once { key, body, _turn: turn })),
        }
    }

    /// Keeps the answer of a request.
    pub async fn answered(&self, once: Once, status: u16, answer: &str) -> Result<()> {
        let (key, body, answer) = (once.key.clone(), once.body.clone(), answer.to_owned());
        let kept = self
            .transact(&Ask::new(Rights::whole("engine")), "keep an answer", move |cx| {
                if let Some(old) = cx.first(&ONCE, vec![by_key(&key)])? {
                    cx.delete(&ONCE, &old.id)?;
                }
                let until = Instant(cx.now() + KEPT_FOR);
                let row = Document::new(&ONCE)
                    .with(KEY, key.clone())
                    .with(BODY, body.clone())
                    .with(KEPT, until);
                cx.create(row.with(STATUS, i64::from(status)).with(ANSWER, answer.clone()))
                    .map(drop)
            })
            .await;
        lock(&RUNNING).remove(&once.key);
        kept
    }
}

fn by_key(key: &str) -> Filter {
    Filter::test(&FIELDS[0], Op::Equal, vec![Value::from(key)])
}

fn hash(bytes: &[u8]) -> String {
    hex::encode(Sha256::digest(bytes))
}
