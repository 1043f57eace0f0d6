//! Sessions: an opaque token of which only the hash is kept, ended by date or by idleness.

use std::sync::Arc;

use engine::{Cx, RequestContext, Rights};
use jiff::{SignedDuration, Timestamp};
use schema::{Collection, Document, Error, Id, Instant, Result, Unique, error_codes, fields};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value as Json, json};

use crate::account::{self, ACCESSED, ACCOUNTS, STATUS};
use crate::agent::{AgentModel, kept_model};
use crate::log::{self, Event};
use crate::{Accounts, Device, Signed, digest, mfa};

fields! {
    SESSION_ACCOUNT: Id = schema::link("userId", || &ACCOUNTS).required() => "الحساب", "Compte", "Account";
    TOKEN: String = schema::text("tokenHash").secret() => "بصمة الجلسة", "Empreinte de session", "Token hash";
    EXPIRE: Instant = schema::instant("expire").required() => "نهاية الجلسة", "Fin", "Expires";
    SEEN: Instant = schema::instant("seenAt").required() => "آخر استعمال", "Dernier usage", "Last used";
    PROVIDER: String = schema::text("provider").preset("email") => "طريقة الدخول", "Mode de connexion", "Provider";
    PROVIDER_UID: String = schema::text("providerUid").preset("") => "المعرف", "Identifiant", "Provider id";
    IP: String = schema::text("ip").preset("") => "عنوان IP", "Adresse IP", "IP address";
    AGENT: Json = schema::json("agent") => "الجهاز", "Appareil", "Device";
    FACTORS: Vec<String> = schema::texts("factors") => "وسائل التحقق", "Facteurs", "Factors";
    MFA_UPDATED: Instant = schema::instant("mfaUpdatedAt") => "آخر تحقق", "Dernière vérification", "Last challenge";
    /// Until when it may sign.
    SIGNING_UNTIL: Instant = schema::instant("signingUntil") => "التوقيع مفتوح إلى", "Signature ouverte jusqu’à", "Signing open until";
    /// By what it was opened: `password`, `mfa`, `provider`.
    SIGNING_METHOD: String = schema::text("signingMethod") => "وسيلة فتح التوقيع", "Moyen d’ouverture", "Signing opened by";
}

/// Sessions; too short-lived for the journal.
pub static SESSIONS: Collection = Collection {
    database: "system",
    unique: &[Unique::on(&[TOKEN.def])],
    logged: false,
    // Being used only makes a session last longer: whoever waits for its end looks again when it would have ended.
    rights_follow: &[SESSION_ACCOUNT.def, EXPIRE.def, FACTORS.def, MFA_UPDATED.def],
    insert_affects_rights: false,
    publishes: &[EXPIRE.def, FACTORS.def, MFA_UPDATED.def],
    expires_when: Some(schema::any(&[
        EXPIRE.before(schema::NOW),
        SEEN.before(schema::days_ago(30)),
    ])),
    ..Collection::new("sessions", FIELDS)
};

/// At most so many sessions of one account; the next one ends the oldest (`docs/protocol.md` §4.3).
pub(crate) const MOST: usize = 10;
/// Clocks of several nodes, and one that was an hour off, differ by less than this.
pub(crate) const OUT_OF_STEP: SignedDuration = SignedDuration::from_hours(24);
/// A session's last use is written at most this often.
const TOUCH: SignedDuration = SignedDuration::from_mins(10);

impl Signed {
    /// Who stands behind a session; nobody when the account is gone.
    pub(crate) fn of(cx: &Cx<'_>, session: Document) -> Result<Option<Signed>> {
        let Some(account) = cx.get(&ACCOUNTS, session.need(SESSION_ACCOUNT)?.as_str())? else {
            return Ok(None);
        };
        let has_totp = mfa::has_totp(cx, &account.id)?;
        Ok(Some(Signed {
            account,
            session,
            has_totp,
        }))
    }
}

impl Accounts {
    /// Who presents this token; `None` for a token that matches no live session.
    pub async fn whoami(&self, token: &str) -> Result<Option<Arc<Signed>>> {
        self.by_hash(digest(token)).await
    }

    /// Whose live session has a token of that hash.
    pub(crate) async fn by_hash(&self, hash: String) -> Result<Option<Arc<Signed>>> {
        let (since, known) = {
            let known = self.cache_guard();
            (known.stamp, known.tokens.get(&hash).cloned())
        };
        let signed = match known {
            Some(signed) => signed,
            None => match self.look_up(hash.clone()).await? {
                Some(signed) => {
                    let signed = Arc::new(signed);
                    self.cache(since, |known| drop(known.tokens.insert(hash, signed.clone())));
                    signed
                }
                None => return Ok(None),
            },
        };
        if self.has_ended(&signed.session) {
            return Ok(None);
        }
        if signed.account.get(STATUS) != Some(true) {
            return Err(error_codes::USER_BLOCKED.into());
        }
        self.touch(&signed).await?;
        Ok(Some(signed))
    }

    async fn look_up(&self, hash: String) -> Result<Option<Signed>> {
        self.engine
            .glance(move |cx| {
                let Some(session) = cx.first(&SESSIONS, [TOKEN.eq(&hash)])? else {
                    return Ok(None);
                };
                Signed::of(cx, session)
            })
            .await
    }

    fn has_ended(&self, session: &Document) -> bool {
        self.end_of(session) <= self.engine.clock().now()
    }

    /// Writes the last use, now and then.
    async fn touch(&self, signed: &Signed) -> Result<()> {
        let now = self.engine.clock().now();
        if signed.session.get(SEEN).is_some_and(|Instant(at)| at + TOUCH > now) {
            return Ok(());
        }
        let id = signed.session.id.clone();
        self.engine
            .transact(
                &RequestContext::new(Rights::whole(&signed.account.id)),
                "touch a session",
                move |cx| {
                    let Some(mut session) = cx.get(&SESSIONS, &id)? else {
                        return Ok(());
                    };
                    session.set(SEEN, cx.moment());
                    cx.update(session).map(drop)
                },
            )
            .await
    }

    /// The live sessions of an account, newest first.
    pub async fn sessions(&self, signed: &Signed) -> Result<Vec<Document>> {
        let id = signed.account.id.clone();
        let mut sessions = self
            .engine
            .read(move |cx| cx.all(&SESSIONS, [SESSION_ACCOUNT.eq(&id)]))
            .await?;
        sessions.retain(|session| !self.has_ended(session));
        sessions.reverse();
        Ok(sessions)
    }

    /// One session of the caller: by its id, or `current`.
    pub async fn session(&self, signed: &Signed, id: &str) -> Result<Document> {
        if id == "current" || id == signed.session.id {
            return Ok(signed.session.clone());
        }
        let all = self.sessions(signed).await?;
        all.into_iter()
            .find(|session| session.id == id)
            .ok_or_else(|| Error::from(error_codes::SESSION_NOT_FOUND))
    }

    /// Ends one session of the caller, or all of them.
    pub async fn end(&self, signed: &Signed, id: Option<&str>, device: Device) -> Result<()> {
        let account = signed.account.id.clone();
        let ended = match id {
            Some(id) => Some(self.session(signed, id).await?.id),
            None => None,
        };
        let ctx = RequestContext::new(Rights::whole(&account));
        self.engine
            .transact(&ctx, "end sessions", move |cx| {
                log::record(cx, Some(&account), Event::SignedOut, &device)?;
                match &ended {
                    Some(id) => cx.delete(&SESSIONS, id),
                    None => account::end_sessions(cx, &account),
                }
            })
            .await
    }
}

/// Whether a session began, or was used last, at a time to come: the clock was wrong then, and would have it live for years.
pub(crate) fn is_ahead(session: &Document, now: Timestamp) -> bool {
    let is_seen_later = session.get(SEEN).is_none_or(|Instant(at)| at > now + OUT_OF_STEP);
    is_seen_later || was_made_ahead(session, now)
}

/// Whether a row says that it was made at a time to come.
pub(crate) fn was_made_ahead(row: &Document, now: Timestamp) -> bool {
    schema::read_instant(&row.created_at).is_none_or(|at| at > now + OUT_OF_STEP)
}

/// The sessions of an account whose date has not come, newest first; one left idle may be among them.
pub fn live_sessions(cx: &Cx<'_>, account: &str) -> Result<Vec<Document>> {
    let mut sessions = cx.all(&SESSIONS, [SESSION_ACCOUNT.eq(account)])?;
    let is_live = |session: &Document| session.get(EXPIRE).is_some_and(|Instant(at)| at > cx.now());
    sessions.retain(|session| is_live(session) && !is_ahead(session, cx.now()));
    sessions.reverse();
    Ok(sessions)
}

/// The Session of the protocol (`docs/protocol.md` §4.1). `secret` is empty for a browser.
pub fn session_model(session: &Document, current: &str, secret: &str) -> Json {
    json!(AccountSession::of(session, current, secret))
}

/// The Session of the protocol.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct AccountSession {
    #[serde(rename = "$id")]
    id: String,
    #[serde(rename = "$createdAt")]
    created_at: String,
    #[serde(rename = "$updatedAt")]
    updated_at: String,
    user_id: String,
    expire: String,
    /// By what it was opened.
    provider: String,
    provider_uid: String,
    provider_access_token: &'static str,
    provider_access_token_expiry: &'static str,
    provider_refresh_token: &'static str,
    ip: String,
    country_code: &'static str,
    country_name: &'static str,
    /// Whether it is the one that asks.
    current: bool,
    factors: Vec<String>,
    secret: String,
    /// Empty where no second factor was asked.
    mfa_updated_at: String,
    #[serde(flatten)]
    #[schemars(with = "AgentModel")]
    agent: Map<String, Json>,
}

impl AccountSession {
    /// A session as it is told; `current` is the id of the one that asks, `secret` is empty for a browser.
    pub fn of(session: &Document, current: &str, secret: &str) -> Self {
        let text = |key| session.get(key).unwrap_or_default();
        let written = |name| session.value(name).text().unwrap_or_default().to_owned();
        AccountSession {
            id: session.id.clone(),
            created_at: session.created_at.clone(),
            updated_at: session.updated_at.clone(),
            user_id: written(SESSION_ACCOUNT.def.name),
            expire: written(EXPIRE.def.name),
            provider: text(PROVIDER),
            provider_uid: text(PROVIDER_UID),
            provider_access_token: "",
            provider_access_token_expiry: "",
            provider_refresh_token: "",
            ip: text(IP),
            country_code: "--",
            country_name: "",
            current: session.id == current,
            factors: session.get(FACTORS).unwrap_or_default(),
            secret: secret.to_owned(),
            mfa_updated_at: written(MFA_UPDATED.def.name),
            agent: kept_model(session.get(AGENT)),
        }
    }
}

/// When an account was last seen, to be written at sign-in.
pub(crate) fn touch_last_seen(account: &mut Document, now: Instant) {
    account.set(ACCESSED, now);
}
