//! What an account did and what was tried in its name: its owner and the administrators may look back.
//!
//! A failed sign-in to an address that nobody has is written too, under no account, so that it costs what one to a known
//! address does.

use engine::{Cx, RequestContext, Rights};
use schema::{Collection, Document, Instant, Result, fields};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value as Json};

use crate::account::{self, ACCOUNTS};
use crate::agent::{AgentModel, kept_model};
use crate::{Accounts, Device};

fields! {
    EVENT: String = schema::text("event").required() => "الحدث", "Événement", "Event";
    /// The account; none for an address that nobody has.
    LOG_ACCOUNT: String = schema::text("userId") => "الحساب", "Compte", "Account";
    LOG_AT: Instant = schema::instant("at").required() => "في", "Le", "At";
    LOG_IP: String = schema::text("ip").preset("") => "عنوان IP", "Adresse IP", "IP address";
    LOG_AGENT: Json = schema::json("agent") => "الجهاز", "Appareil", "Device";
}

/// The sign-in log, kept for a year; too plentiful for the journal.
pub static ACCOUNT_LOGS: Collection = Collection {
    database: "system",
    indexes: &[&[LOG_ACCOUNT.def]],
    logged: false,
    expires_when: Some(LOG_AT.before(schema::days_ago(365))),
    ..Collection::new("accountLogs", FIELDS)
};

/// What is written down. The names are those of the protocol's events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Registered.
    Registered,
    /// Signed in with a password.
    SignedIn,
    /// Signed in with a code, a link or a token that was handed over.
    SignedInByToken,
    /// Signed in through an identity provider.
    SignedInByProvider,
    /// Somebody gave a wrong password.
    SignInFailed,
    /// Signed out.
    SignedOut,
    /// Took another name.
    Name,
    /// Took another password.
    Password,
    /// Took another address, not yet proven.
    Email,
    /// Took another telephone number, not yet proven.
    Phone,
    /// Replaced the preferences.
    Prefs,
    /// Disabled the own account.
    Status,
    /// Somebody asked for a new password.
    RecoveryAsked,
    /// Set a new password from a letter.
    Recovered,
    /// Proved the address.
    EmailVerified,
    /// Proved the telephone number.
    PhoneVerified,
    /// Changed something about the second factor.
    Mfa,
    /// Passed the second factor.
    Challenge,
    /// Gave a wrong second factor.
    ChallengeFailed,
    /// Linked or unlinked an identity.
    Identity,
}

impl Event {
    /// The word on the wire.
    pub fn wire(self) -> &'static str {
        match self {
            Event::Registered => "user.create",
            Event::SignedIn => "session.create",
            Event::SignedInByToken => "session.create.token",
            Event::SignedInByProvider => "session.create.oauth2",
            Event::SignInFailed => "session.failed",
            Event::SignedOut => "session.delete",
            Event::Name => "name.update",
            Event::Password => "password.update",
            Event::Email => "email.update",
            Event::Phone => "phone.update",
            Event::Prefs => "prefs.update",
            Event::Status => "status.update",
            Event::RecoveryAsked => "recovery.create",
            Event::Recovered => "recovery.update",
            Event::EmailVerified => "verification.email",
            Event::PhoneVerified => "verification.phone",
            Event::Mfa => "mfa.update",
            Event::Challenge => "challenge.update",
            Event::ChallengeFailed => "challenge.failed",
            Event::Identity => "identity.update",
        }
    }
}

/// Writes one event down, in the transaction that it happens in.
pub fn record(cx: &mut Cx<'_>, account: Option<&str>, event: Event, device: &Device) -> Result<()> {
    let mut row = Document::new(&ACCOUNT_LOGS)
        .with(EVENT, event.wire().to_owned())
        .with(LOG_AT, cx.moment())
        .with(LOG_IP, device.ip.clone())
        .with(LOG_AGENT, device.agent.model());
    if let Some(account) = account {
        row.set(LOG_ACCOUNT, account.to_owned());
    }
    cx.create(row).map(drop)
}

/// The events of an account, newest first, `page` = (rows to skip, rows at most), and how many there are in all.
pub fn list(cx: &Cx<'_>, account: &str, page: (u64, u64)) -> Result<(u64, Vec<AccountLogEntry>)> {
    let of_account = || [LOG_ACCOUNT.eq(account)];
    let owner = cx.get(&ACCOUNTS, account)?;
    let rows = cx.newest(&ACCOUNT_LOGS, of_account(), page.0, page.1)?;
    let logs = rows
        .iter()
        .map(|row| AccountLogEntry::of(row, owner.as_ref()))
        .collect();
    Ok((cx.count(&ACCOUNT_LOGS, of_account())?, logs))
}

/// The Log of the protocol.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct AccountLogEntry {
    event: String,
    user_id: String,
    user_email: String,
    user_name: String,
    mode: &'static str,
    user_type: &'static str,
    ip: String,
    time: String,
    country_code: &'static str,
    country_name: &'static str,
    #[serde(flatten)]
    #[schemars(with = "AgentModel")]
    agent: Map<String, Json>,
}

impl AccountLogEntry {
    fn of(row: &Document, owner: Option<&Document>) -> Self {
        let of_owner = |key| owner.and_then(|owner| owner.get(key)).unwrap_or_default();
        AccountLogEntry {
            event: row.get(EVENT).unwrap_or_default(),
            user_id: row.get(LOG_ACCOUNT).unwrap_or_default(),
            user_email: of_owner(account::EMAIL),
            user_name: of_owner(account::NAME),
            mode: "default",
            user_type: "user",
            ip: row.get(LOG_IP).unwrap_or_default(),
            time: row.created_at.clone(),
            country_code: "--",
            country_name: "",
            agent: kept_model(row.get(LOG_AGENT)),
        }
    }
}

impl Accounts {
    /// Writes one event down, in a transaction of its own.
    pub async fn note(&self, account: Option<String>, event: Event, device: Device) -> Result<()> {
        let ctx = RequestContext::new(Rights::whole("engine"));
        let note = self.engine.transact(&ctx, "note an event", move |cx| {
            record(cx, account.as_deref(), event, &device)
        });
        note.await
    }

    /// The events of an account, newest first, and how many there are in all.
    pub async fn logs(&self, account: &str, page: (u64, u64)) -> Result<(u64, Vec<AccountLogEntry>)> {
        let account = account.to_owned();
        self.engine.read(move |cx| list(cx, &account, page)).await
    }
}
