//! A request that is sent twice is done once: `Idempotency-Key`, kept 24 hours per caller and route with the hash of
//! the body (`docs/protocol.md` §5.7).
//!
//! The row of a key is written in the transaction of what the request does, so that it stands exactly when that does: after a
//! crash, after an answer that was lost, and on every node.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use jiff::SignedDuration;
use schema::{Collection, Document, Instant, Result, error_codes, fields};
use sha2::{Digest, Sha256};

use crate::{Cx, Engine, RequestContext, Rights, lock};

fields! {
    KEY: String = schema::text("key").required() => "المفتاح", "Clé", "Key";
    BODY: String = schema::text("bodyHash").required() => "بصمة الطلب", "Empreinte de la demande", "Body hash";
    STATUS: i64 = schema::integer("status") => "الجواب", "Statut", "Status";
    ANSWER: String = schema::long("answer").max(LONGEST) => "المحتوى", "Réponse", "Answer";
    KEPT: Instant = schema::instant("keptUntil").required() => "محفوظ إلى", "Conservé jusqu’à", "Kept until";
}

/// Requests that were done, by key; without a status what was answered is not known yet.
pub static IDEMPOTENCY_KEYS: Collection = Collection {
    database: "system",
    unique: &[schema::Unique::on(&[KEY.def])],
    logged: false,
    expires_when: Some(KEPT.before(schema::NOW)),
    ..Collection::new("once", FIELDS)
};

/// The longest answer that is kept.
const LONGEST: u32 = 10_000_000;
/// How long an answer is kept.
const KEPT_FOR: SignedDuration = SignedDuration::from_hours(24);
/// How long a request that has begun elsewhere is waited for: it may have ended without an answer.
const PATIENCE: Duration = Duration::from_secs(30);
/// How long until we look again.
const PAUSE: Duration = Duration::from_millis(100);

/// What was answered: the status and the body.
pub type Answered = (u16, String);

/// One request under an idempotency key.
#[derive(Debug)]
pub struct IdempotencyKey {
    key: String,
    body: String,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    /// The row was written by this request.
    is_ours: bool,
    /// Another with the same body was faster.
    is_found: bool,
    /// What the row holds as the answer.
    answer: Option<Answered>,
}

impl IdempotencyKey {
    /// A caller's request by a route, its key and its body.
    pub fn new(rights: &Rights, route: &str, key: &str, body: &[u8]) -> Arc<IdempotencyKey> {
        Arc::new(IdempotencyKey {
            key: hash(format!("{}\n{route}\n{key}", rights.who).as_bytes()),
            body: hash(body),
            state: Mutex::default(),
        })
    }

    /// Whether another with the same body was faster: what this one was answered means nothing.
    pub fn is_found(&self) -> bool {
        lock(&self.state).is_found
    }

    pub(crate) fn is_ours(&self) -> bool {
        lock(&self.state).is_ours
    }

    /// The transaction that wrote the row has been committed.
    pub(crate) fn has_begun(&self) {
        lock(&self.state).is_ours = true;
    }

    /// Refuses when the row stands, before anything is done.
    pub(crate) fn enter(&self, cx: &Cx<'_>) -> Result<()> {
        let Some(row) = self.row(cx)? else { return Ok(()) };
        lock(&self.state).is_found = row.get(BODY).as_ref() == Some(&self.body);
        Err(error_codes::IDEMPOTENCY.into())
    }

    /// Writes the row, with the answer when it is known by now.
    pub(crate) fn write(&self, cx: &mut Cx<'_>, answer: Option<Answered>) -> Result<()> {
        // One whose time is over may still stand.
        if let Some(old) = cx.first(&IDEMPOTENCY_KEYS, [KEY.eq(&self.key)])? {
            cx.delete(&IDEMPOTENCY_KEYS, &old.id)?;
        }
        let row = Document::new(&IDEMPOTENCY_KEYS)
            .with(KEY, self.key.clone())
            .with(BODY, self.body.clone())
            .with(KEPT, Instant(cx.now() + KEPT_FOR));
        let answer = answer.filter(is_kept);
        cx.create(with_answer(row, answer.as_ref()))?;
        lock(&self.state).answer = answer;
        Ok(())
    }

    /// The row, while it holds.
    fn row(&self, cx: &Cx<'_>) -> Result<Option<Document>> {
        let row = cx.first(&IDEMPOTENCY_KEYS, [KEY.eq(&self.key)])?;
        let now = Instant(cx.now());
        Ok(row.filter(|row| row.get(KEPT).is_some_and(|until| until > now)))
    }
}

impl Engine {
    /// The answer that was given before. Another body under the same key is refused; a request that has begun is waited for, and
    /// when no answer comes nobody knows how far it got.
    pub async fn answer_of(&self, key: &Arc<IdempotencyKey>) -> Result<Option<Answered>> {
        let since = std::time::Instant::now();
        loop {
            let asked = key.clone();
            let Some(row) = self.glance(move |cx| asked.row(cx)).await? else {
                return Ok(None);
            };
            if row.get(BODY).as_ref() != Some(&key.body) {
                return Err(error_codes::IDEMPOTENCY.into());
            }
            if let Some(status) = row.get(STATUS).and_then(|status| u16::try_from(status).ok()) {
                return Ok(Some((status, row.get(ANSWER).unwrap_or_default())));
            }
            if since.elapsed() > PATIENCE {
                return Err(error_codes::UNKNOWN_OUTCOME.into());
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Keeps the answer of a request, unless its transaction did.
    pub async fn keep_answer(&self, key: &Arc<IdempotencyKey>, answer: Answered) -> Result<()> {
        let (is_ours, is_kept_so) = {
            let state = lock(&key.state);
            (state.is_ours, state.answer.as_ref() == Some(&answer))
        };
        if is_kept_so || !is_kept(&answer) {
            return Ok(());
        }
        let key = key.clone();
        let keep = move |cx: &mut Cx<'_>| match key.row(cx)? {
            Some(row) if is_ours => cx.update(with_answer(row, Some(&answer))).map(drop),
            // Two that wrote nothing were answered side by side.
            Some(_) => Ok(()),
            None => key.write(cx, Some(answer.clone())),
        };
        self.transact(&RequestContext::new(Rights::whole("engine")), "keep an answer", keep)
            .await
    }

    /// Lets a request that was refused be tried again, when it had written its row.
    pub async fn let_go(&self, key: &Arc<IdempotencyKey>) -> Result<()> {
        if !key.is_ours() {
            return Ok(());
        }
        let key = key.clone();
        let let_go = move |cx: &mut Cx<'_>| match key.row(cx)? {
            Some(row) => cx.delete(&IDEMPOTENCY_KEYS, &row.id),
            None => Ok(()),
        };
        self.transact(&RequestContext::new(Rights::whole("engine")), "let a key go", let_go)
            .await
    }
}

fn with_answer(row: Document, answer: Option<&Answered>) -> Document {
    match answer {
        Some((status, text)) => row.with(STATUS, i64::from(*status)).with(ANSWER, text.clone()),
        None => row,
    }
}

fn is_kept(answer: &Answered) -> bool {
    answer.1.len() <= LONGEST as usize
}

fn hash(bytes: &[u8]) -> String {
    hex::encode(Sha256::digest(bytes))
}
