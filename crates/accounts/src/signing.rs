//! Signing is opened by the password, for five minutes, in one session alone.
//!
//! What somebody decides or signs, they must have been asked for a moment before: an open session that fell into other hands signs
//! nothing. Without a password, a sign-in at the provider that is as fresh stands for it.

use engine::{Cx, RequestContext, Rights};
use jiff::{SignedDuration, Timestamp};
use schema::{Document, Instant, Result, error_codes};
use serde_json::{Value as Json, json};

use crate::account::{HASH, MFA};
use crate::log::Event;
use crate::session::{FACTORS, SESSIONS, SIGNING_METHOD, SIGNING_UNTIL};
use crate::{Accounts, Device, Signed, mfa, password};

/// How long it stays open.
const OPEN: SignedDuration = SignedDuration::from_mins(5);
/// The factor of a session that was opened at a provider.
const PROVIDER: &str = "oauth2";

/// What opens signing.
#[derive(Default)]
pub struct SigningProof {
    /// The password; nothing for who has none.
    pub password: String,
    /// A code of the authenticator, where a second factor is asked for.
    pub otp: String,
    /// Whether a role that is held asks for a second factor.
    pub requires_mfa: bool,
}

impl Accounts {
    /// Opens signing in the caller's session. → until when.
    ///
    /// # Errors
    /// `user_invalid_credentials` for a wrong password, `user_invalid_token` for a wrong code, `user_challenge_required` where a
    /// second factor is asked for that no code proves, or where the sign-in at the provider is too long ago.
    pub async fn open_signing(&self, signed: &Signed, proof: SigningProof, device: Device) -> Result<Instant> {
        let now = self.engine.clock().now();
        let (until, method) = match signed.account.get(HASH) {
            Some(hash) => {
                if !password::is_right(proof.password, Some(hash)).await? {
                    let account = Some(signed.account.id.clone());
                    self.note(account, Event::SignInFailed, device).await?;
                    return Err(error_codes::INVALID_CREDENTIALS.into());
                }
                (now + OPEN, "password")
            }
            None => (fresh_sign_in(&signed.session, now)? + OPEN, "provider"),
        };
        let needs_factor = proof.requires_mfa || signed.account.get(MFA) == Some(true);
        let (id, account, otp) = (signed.session.id.clone(), signed.account.id.clone(), proof.otp);
        let (key, has_totp) = (self.master_key()?, signed.has_totp);
        let ctx = RequestContext::new(Rights::whole(&account));
        let open = self.engine.transact(&ctx, "open signing", move |cx| {
            if needs_factor && has_totp {
                if !mfa::use_totp(cx, &key, &account, &otp)? {
                    return Err(error_codes::INVALID_TOKEN.into());
                }
            } else if needs_factor {
                mfa::was_met_lately(cx, &id)?;
            }
            let session = cx.get(&SESSIONS, &id)?.ok_or(error_codes::SESSION_NOT_FOUND)?;
            let method = if needs_factor { "mfa" } else { method };
            let opened = session
                .with(SIGNING_UNTIL, Instant(until))
                .with(SIGNING_METHOD, method.to_owned());
            cx.update(opened).map(drop)
        });
        let opened = open.await;
        if opened.as_ref().is_err_and(|error| error.is(error_codes::INVALID_TOKEN)) {
            self.note(Some(signed.account.id.clone()), Event::ChallengeFailed, device)
                .await?;
        }
        opened.map(|()| Instant(until))
    }

    /// Closes it again.
    ///
    /// # Errors
    /// When the store cannot be written.
    pub async fn close_signing(&self, signed: &Signed) -> Result<()> {
        let id = signed.session.id.clone();
        let ctx = RequestContext::new(Rights::whole(&signed.account.id));
        let close = self.engine.transact(&ctx, "close signing", move |cx| {
            let Some(mut session) = cx.get(&SESSIONS, &id)? else {
                return Ok(());
            };
            session.clear(SIGNING_UNTIL);
            cx.update(session).map(drop)
        });
        close.await
    }
}

/// By what signing was opened in the caller's session: `password`, `mfa`, `provider`; nothing where it is closed.
///
/// # Errors
/// When the store cannot be read.
pub fn opened_by(cx: &Cx<'_>) -> Result<Option<String>> {
    let Some(session) = cx.session() else { return Ok(None) };
    let session = cx.get(&SESSIONS, session)?;
    let open = session.filter(|session| session_open_until(session, cx.now()).is_some());
    Ok(open.and_then(|session| session.get(SIGNING_METHOD)))
}

/// Until when a session may sign; nothing where it may not.
pub fn session_open_until(session: &Document, now: Timestamp) -> Option<Instant> {
    // A clock that was an hour ahead opens nothing for an hour.
    let is_open = |Instant(until): &Instant| now < *until && *until <= now + OPEN;
    session.get(SIGNING_UNTIL).filter(is_open)
}

/// The answer of the wire: `{openUntil}`, null where signing is closed.
pub fn signing_model(until: Option<Instant>) -> Json {
    json!({ "openUntil": until.map(|Instant(at)| schema::wire_instant(at)) })
}

/// When the session began, at a provider and a moment ago.
fn fresh_sign_in(session: &Document, now: Timestamp) -> Result<Timestamp> {
    let factors = session.get(FACTORS).unwrap_or_default();
    let began = schema::read_instant(&session.created_at).filter(|began| *began <= now && now < *began + OPEN);
    let began = began.filter(|_| factors.iter().any(|factor| factor == PROVIDER));
    began.ok_or_else(|| error_codes::CHALLENGE_REQUIRED.into())
}

/// Closes signing in the caller's session, within the act that was signed: what asks for the password each time leaves nothing open
/// for the next act.
///
/// # Errors
/// When the store cannot be written.
pub fn use_up(cx: &mut Cx<'_>) -> Result<()> {
    let session = cx.session().map(str::to_owned);
    let Some(mut session) = session.map(|id| cx.get(&SESSIONS, &id)).transpose()?.flatten() else {
        return Ok(());
    };
    session.clear(SIGNING_UNTIL);
    cx.update(session).map(drop)
}
