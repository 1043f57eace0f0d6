//! The authenticator of an account: an app that is shown a secret once.

use engine::{Cx, RequestContext, Rights};
use schema::{Document, Result, error_codes};
use serde_json::{Value as Json, json};

use super::factor::{self, Factor};
use super::{AUTHENTICATORS, Kind, LAST_STEP, VERIFIED, challenge, find_authenticator, new_authenticator, totp};
use crate::account::{ACCOUNTS, MFA};
use crate::log::{self, Event};
use crate::session::SESSIONS;
use crate::{Accounts, Device, Signed};

impl Accounts {
    /// Turns the second factor on or off. Turning it on credits the ways that are verified to this session, as the
    /// protocol has it. Turning it off is refused while a role demands it, and wants it proven shortly before: an open session
    /// that fell into other hands must not take it away.
    pub async fn set_mfa(&self, signed: &Signed, is_on: bool, is_demanded: bool, device: Device) -> Result<Document> {
        if !is_on && is_demanded {
            return Err(factor::is_demanded());
        }
        let channels = self.channels(signed);
        let (credited, can_ask): (Vec<Factor>, bool) = (channels.factors().collect(), channels.any());
        let (account, session) = (signed.account.id.clone(), signed.session.id.clone());
        let ctx = RequestContext::new(Rights::whole(&account));
        let set = self.engine.transact(&ctx, "set the second factor", move |cx| {
            log::record(cx, Some(&account), Event::Mfa, &device)?;
            let mut row = cx.need(&ACCOUNTS, &account)?;
            if !is_on && row.get(MFA) == Some(true) && can_ask {
                challenge::was_met_lately(cx, &session)?;
            }
            row.set(MFA, is_on);
            if is_on {
                let mut session = require_session(cx, &session)?;
                for factor in &credited {
                    factor::add(&mut session, *factor);
                }
                cx.update(session)?;
            }
            cx.update(row)
        });
        set.await
    }

    /// Begins an authenticator: its secret and its address for the app, worth nothing until a code is shown. One that
    /// was not verified is replaced. Where the account has another way already, it is proven shortly before: whoever could
    /// add one unasked could answer for the rest. Answers the MfaType of the protocol.
    pub async fn begin_authenticator(&self, signed: &Signed) -> Result<Json> {
        let (key, account) = (self.master_key()?, signed.account.id.clone());
        let (session, can_ask) = (signed.session.id.clone(), self.channels(signed).any());
        let ctx = RequestContext::new(Rights::whole(&account));
        let begin = self.engine.transact(&ctx, "begin an authenticator", move |cx| {
            if let Some(old) = find_authenticator(cx, &account, Kind::Totp)? {
                if old.get(VERIFIED).is_some() {
                    return Err(error_codes::AUTHENTICATOR_VERIFIED.into());
                }
                cx.delete(&AUTHENTICATORS, &old.id)?;
            }
            if can_ask {
                challenge::may_add(cx, &account, &session)?;
            }
            cx.create(new_authenticator(&account, Kind::Totp))
        });
        let row = begin.await?;
        let totp = totp::generator(&key, &row.id, &signed.email())?;
        let uri = totp.to_url();
        let uri = uri.map_err(|error| schema::Error::fault("writing the address of an authenticator", error))?;
        Ok(json!({"secret": totp.secret().to_base32(), "uri": uri}))
    }

    /// Verifies the authenticator by a code, which counts as a factor of this session.
    pub async fn verify_authenticator(&self, signed: &Signed, code: String, device: Device) -> Result<Document> {
        let (key, account) = (self.master_key()?, signed.account.id.clone());
        let (session, email) = (signed.session.id.clone(), signed.email());
        let ctx = RequestContext::new(Rights::whole(&account));
        let verify = self.engine.transact(&ctx, "verify an authenticator", move |cx| {
            let mut row = find_authenticator(cx, &account, Kind::Totp)?.ok_or(error_codes::AUTHENTICATOR_NOT_FOUND)?;
            if row.get(VERIFIED).is_some() {
                return Err(error_codes::AUTHENTICATOR_VERIFIED.into());
            }
            let totp = totp::generator(&key, &row.id, &email)?;
            let step = totp::step(&totp, &code, cx.now(), None).ok_or(error_codes::INVALID_TOKEN)?;
            log::record(cx, Some(&account), Event::Mfa, &device)?;
            row.set(VERIFIED, cx.moment());
            row.set(LAST_STEP, step);
            cx.update(row)?;
            let mut session = require_session(cx, &session)?;
            factor::add(&mut session, Factor::Totp);
            cx.update(session)?;
            cx.need(&ACCOUNTS, &account)
        });
        verify.await
    }

    /// Takes the authenticator away; a verified one only shortly after a challenge.
    pub async fn remove_authenticator(&self, signed: &Signed, device: Device) -> Result<()> {
        let (account, session) = (signed.account.id.clone(), signed.session.id.clone());
        let ctx = RequestContext::new(Rights::whole(&account));
        let remove = self.engine.transact(&ctx, "remove an authenticator", move |cx| {
            let row = find_authenticator(cx, &account, Kind::Totp)?.ok_or(error_codes::AUTHENTICATOR_NOT_FOUND)?;
            if row.get(VERIFIED).is_some() {
                challenge::was_met_lately(cx, &session)?;
            }
            log::record(cx, Some(&account), Event::Mfa, &device)?;
            cx.delete(&AUTHENTICATORS, &row.id)
        });
        remove.await
    }
}

/// The session of the call, unless it ended meanwhile.
pub(super) fn require_session(cx: &Cx<'_>, session: &str) -> Result<Document> {
    cx.get(&SESSIONS, session)?
        .ok_or_else(|| error_codes::SESSION_NOT_FOUND.into())
}
