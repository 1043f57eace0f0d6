//! Who you are: credentials, sessions and keys.
//!
//! Accounts, sessions and keys are collections like any other, under the engine's rules and journal, but without a
//! place on the wire. Secrets are kept as hashes only: passwords as Argon2id, session tokens and keys as SHA-256 of 43 random
//! characters. Those that must be told twice (links, codes, authenticators) are not kept at all: they follow from the
//! [`master_key`]. What an account may do is not said here but by the city.

mod account;
pub mod account_events;
mod address;
mod admin_accounts;
mod admin_sessions;
mod agent;
mod browser;
mod code;
mod create_session;
mod extend;
mod file_link;
pub mod identity;
mod invitation;
mod jwt;
mod key;
pub mod letter;
pub mod log;
pub mod master_key;
pub mod mfa;
mod normalize;
pub mod oidc;
mod password;
mod proof;
mod proxy;
pub mod push;
mod recovery;
mod removal;
mod renewal;
mod seal;
mod self_service;
mod session;
mod session_check;
mod sign_in;
mod sign_up;
pub mod signing;
pub mod target;
pub mod token;
mod verification;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use engine::{Cx, Engine};
use schema::{Collection, Document, Lang, Result};
use sha2::{Digest, Sha256};

pub use account::{
    ACCOUNTS, EMAIL as ACCOUNT_EMAIL, EMAIL_VERIFIED, MFA as ACCOUNT_MFA, NAME as ACCOUNT_NAME, NewAccount,
    STATUS as ACCOUNT_STATUS, VOUCHED, create, end_session, end_sessions, model, set_password, set_status, still_opens,
};
pub use address::{is_unproven, set_email, unproven};
pub use admin_accounts::{NewUser, UserChange};
pub use agent::{Agent, Device};
pub use browser::{Claim, KNOWN_BROWSERS};
pub use code::{CodeAsked, SIGN_IN};
pub use create_session::{NewSession, SessionOpener, SignedIn};
pub use invitation::{Invitation, can_invite, invite};
pub use key::{KEYS, KeyHolder, NewKey, key_model};
pub use log::{ACCOUNT_LOGS, AccountLogEntry};
pub use password::{
    check as check_password, check_personal as check_personal_password, hash as hash_password, runs as password_runs,
    waiting_hashes as passwords_waiting,
};
pub use proof::{Channel, set_verified, take_possession};
pub use proxy::UNDECLARED_PROXIES;
pub use push::push_targets;
pub use removal::{OF_ACCOUNT, remove};
pub use renewal::end_what_followed;
pub use seal::{SEAL_KEYS, Seal, content_hash, is_sealed, public_keys, rotate_seal, settle_seal_keys};
pub use session::{AccountSession, SESSION_ACCOUNT, SESSIONS, live_sessions, session_model};

/// The collections of this crate.
pub const SYSTEM: &[&Collection] = &[
    &ACCOUNTS,
    &SESSIONS,
    &KEYS,
    &seal::SEAL_KEYS,
    &token::TOKENS,
    &ACCOUNT_LOGS,
    &mfa::AUTHENTICATORS,
    &identity::IDENTITIES,
    &target::TARGETS,
    &KNOWN_BROWSERS,
    &UNDECLARED_PROXIES,
];

/// The collections that say who calls.
const FOLLOWED: &[&Collection] = &[&ACCOUNTS, &SESSIONS, &KEYS, &mfa::AUTHENTICATORS];

/// How long sessions last.
#[derive(Clone, Copy, Debug)]
pub struct Lifetimes {
    /// Days from sign-in or extension to the end.
    pub days: i64,
    /// Hours without a request after which a session ends.
    pub idle_hours: i64,
}

impl Default for Lifetimes {
    fn default() -> Self {
        Lifetimes {
            days: 14,
            idle_hours: 12,
        }
    }
}

/// What the city does when somebody registers, proves an address or signs in, in the same transaction.
#[derive(Clone, Copy)]
pub struct Hooks {
    /// A guest made this account.
    pub registered: fn(&mut Cx<'_>, &Document) -> Result<()>,
    /// This account signed in.
    pub signed_in: fn(&mut Cx<'_>, &Document) -> Result<()>,
    /// This account has just proven that its e-mail address is its own; the row is stored as verified already.
    pub verified: fn(&mut Cx<'_>, &Document) -> Result<()>,
}

/// Credentials and sessions over an engine. Cheap to clone.
#[derive(Clone)]
pub struct Accounts {
    engine: Engine,
    lifetimes: Lifetimes,
    hooks: Hooks,
    credentials: Arc<Mutex<CredentialCache>>,
}

/// Tokens and keys that were looked up, until an account, a session or a key changes.
#[derive(Default)]
struct CredentialCache {
    stamp: u64,
    tokens: HashMap<String, Arc<Signed>>,
    keys: HashMap<String, Arc<KeyHolder>>,
}

/// A call about an account, as far as letters and the log need it.
#[derive(Clone, Debug, Default)]
pub struct CallContext {
    /// From where.
    pub device: Device,
    /// The language of letters.
    pub lang: Lang,
    /// The address of the app, for the buttons of letters; none when it is not configured.
    pub home: Option<String>,
}

/// A signed-in caller.
#[derive(Debug)]
pub struct Signed {
    /// The account.
    pub account: Document,
    /// The session.
    pub session: Document,
    /// Whether the account has a verified authenticator.
    pub has_totp: bool,
}

impl Accounts {
    /// Accounts over an engine.
    pub fn new(engine: Engine, lifetimes: Lifetimes, hooks: Hooks) -> Self {
        Accounts {
            engine,
            lifetimes,
            hooks,
            credentials: Arc::default(),
        }
    }

    /// The engine underneath.
    pub fn engine(&self) -> &Engine {
        &self.engine
    }

    /// Keeps what was looked up since the stamp, unless something changed meanwhile: then it may be stale already.
    fn cache(&self, since: u64, put: impl FnOnce(&mut CredentialCache)) {
        let mut known = self.cache_guard();
        if known.stamp == since {
            put(&mut known);
        }
    }

    /// What is known and still holds.
    fn cache_guard(&self) -> MutexGuard<'_, CredentialCache> {
        let stamp = self.engine.store().stamp(FOLLOWED);
        // A poisoned lock only means that another request panicked while it held the cache.
        let mut known = self.credentials.lock().unwrap_or_else(PoisonError::into_inner);
        if known.stamp != stamp {
            *known = CredentialCache {
                stamp,
                ..CredentialCache::default()
            };
        }
        known
    }
}

/// SHA-256 in hexadecimal: the hash under which a token or a key is kept.
pub fn digest(secret: &str) -> String {
    hex::encode(Sha256::digest(secret.as_bytes()))
}
