//! Challenges: a factor is asked for, and proven once, within a quarter of an hour, by the session that asked.

use engine::notify::Channel;
use engine::{Cx, RequestContext, Rights, random};
use jiff::SignedDuration;
use schema::{Document, Instant, Lang, Result, error_codes};
use serde_json::{Value as Json, json};

use super::factor::{self, Factor};
use super::{Kind, LAST_STEP, VERIFIED, authenticator, find_verified, recovery, totp};
use crate::account::{ACCOUNTS, EMAIL, EMAIL_VERIFIED, MFA, PHONE, PHONE_VERIFIED};
use crate::letter::{self, Sending};
use crate::log::{self, Event};
use crate::master_key::MasterKey;
use crate::session::MFA_UPDATED;
use crate::token::{
    self, FACTOR, IDENTIFIER, NewToken, PURPOSE, Purpose, TOKEN_ACCOUNT, TOKEN_EXPIRE, TOKEN_SESSION, TOKENS, TRIES,
    USED,
};
use crate::{Accounts, Device, Signed};

/// How long a challenge may be met.
const LASTS: SignedDuration = SignedDuration::from_mins(15);
/// How long after a challenge what it protects stays open (`docs/protocol.md` §3.2).
const OPEN: SignedDuration = SignedDuration::from_mins(30);

impl Accounts {
    /// Asks the caller for a factor; a code is sent where the factor needs one.
    pub async fn challenge(&self, signed: &Signed, factor: Factor, lang: Lang) -> Result<Document> {
        let new = NewToken {
            id: random::id(self.engine.clock().now()),
            account: Some(signed.account.id.clone()),
            asked: signed.account.id.clone(),
            purpose: Purpose::Challenge,
            identifier: String::new(),
            lasts: LASTS,
            session: Some(signed.session.id.clone()),
            factor: Some(factor.wire().to_owned()),
        };
        let ctx = RequestContext::new(Rights::whole(&signed.account.id));
        let begin = self.engine.transact(&ctx, "challenge", move |cx| {
            let account = cx.need(&ACCOUNTS, &new.asked)?;
            let identifier = can_be_asked(cx, &account, factor)?;
            let mut new = new.clone();
            new.identifier = identifier;
            let token = token::issue(cx, &new)?;
            send_code(cx, &token, factor, lang)?;
            Ok(token)
        });
        let token = begin.await?;
        let post = self.engine.senders();
        match factor {
            Factor::Email if !post.has_mail() => Err(error_codes::SMTP_DISABLED.into()),
            Factor::Phone if !post.has_sms() => Err(error_codes::PHONE_DISABLED.into()),
            _ => Ok(token),
        }
    }

    /// Meets a challenge: its factor counts for the session that asked, and for no other. Wrong tries are counted.
    pub async fn complete_challenge(
        &self,
        signed: &Signed,
        challenge: String,
        told: String,
        device: Device,
    ) -> Result<Document> {
        let (key, account, session) = (self.master_key()?, signed.account.id.clone(), signed.session.id.clone());
        let ctx = RequestContext::new(Rights::whole(&account));
        let told = told.trim().to_owned();
        let meet = self.engine.transact(&ctx, "meet a challenge", move |cx| {
            let Some((mut token, factor)) = live_challenge(cx, &challenge, &account, &session)? else {
                return Ok(None);
            };
            if !verify_code(cx, &key, &token, factor, &told)? {
                let tries = token.get(TRIES).unwrap_or(0);
                token.set(TRIES, tries + 1);
                log::record(cx, Some(&account), Event::ChallengeFailed, &device)?;
                cx.update(token)?;
                return Ok(None);
            }
            log::record(cx, Some(&account), Event::Challenge, &device)?;
            token.set(USED, cx.moment());
            cx.update(token)?;
            let mut session = authenticator::require_session(cx, &session)?;
            factor::add(&mut session, factor);
            session.set(MFA_UPDATED, cx.moment());
            cx.update(session).map(Some)
        });
        // Refused after the commit, so that the wrong try stays counted.
        meet.await?.ok_or_else(|| error_codes::INVALID_TOKEN.into())
    }
}

/// Sends the code, where the factor needs one.
fn send_code(cx: &mut Cx<'_>, token: &Document, factor: Factor, lang: Lang) -> Result<()> {
    let channel = match factor {
        Factor::Email => Channel::Mail,
        Factor::Phone => Channel::Sms,
        Factor::Totp | Factor::RecoveryCode => return Ok(()),
    };
    let (to, account) = (
        token.get(IDENTIFIER).unwrap_or_default(),
        token.get(TOKEN_ACCOUNT).unwrap_or_default(),
    );
    let sending = Sending {
        kind: letter::Kind::Challenge,
        channel,
        lang,
        to: &to,
        token: Some(token),
        url: None,
        phrase: None,
        caused_by: Some(&account),
        is_decoy: false,
    };
    letter::send(cx, &sending).map(drop)
}

/// Where the code of that factor goes; refused when the account cannot be asked for it.
fn can_be_asked(cx: &Cx<'_>, account: &Document, factor: Factor) -> Result<String> {
    match factor {
        Factor::Totp => {
            find_verified(cx, &account.id, Kind::Totp)?.ok_or(error_codes::AUTHENTICATOR_NOT_FOUND)?;
            Ok(String::new())
        }
        Factor::RecoveryCode if recovery::are_left(cx, &account.id)? => Ok(String::new()),
        Factor::RecoveryCode => Err(error_codes::RECOVERY_CODES_NOT_FOUND.into()),
        Factor::Email if account.get(EMAIL_VERIFIED) == Some(true) => Ok(account.get(EMAIL).unwrap_or_default()),
        Factor::Email => Err(error_codes::EMAIL_NOT_VERIFIED.into()),
        Factor::Phone if account.get(PHONE_VERIFIED) == Some(true) => Ok(account.get(PHONE).unwrap_or_default()),
        Factor::Phone => Err(error_codes::PHONE_NOT_VERIFIED.into()),
    }
}

/// The live challenge with that id, if this session of this account asked for it.
fn live_challenge(cx: &Cx<'_>, id: &str, account: &str, session: &str) -> Result<Option<(Document, Factor)>> {
    let Some(token) = cx.get(&TOKENS, id)?.filter(|token| token::is_live(cx, token)) else {
        return Ok(None);
    };
    let is_own = token.get(PURPOSE) == Some(Purpose::Challenge)
        && token.get(TOKEN_ACCOUNT).as_deref() == Some(account)
        && token.get(TOKEN_SESSION).as_deref() == Some(session);
    let factor = token.get(FACTOR).as_deref().and_then(Factor::read);
    Ok(factor.filter(|_| is_own).map(|factor| (token, factor)))
}

/// Whether what was told proves the factor; it is then used up.
fn verify_code(cx: &mut Cx<'_>, key: &MasterKey, token: &Document, factor: Factor, told: &str) -> Result<bool> {
    let account = token.get(TOKEN_ACCOUNT).unwrap_or_default();
    match factor {
        Factor::RecoveryCode => recovery::use_code(cx, key, &account, told),
        Factor::Email | Factor::Phone => Ok(token::is_same(&key.code(&token.id), told)),
        Factor::Totp => use_totp(cx, key, &account, told),
    }
}

/// Whether a code proves the authenticator of an account; it is then used up.
pub(crate) fn use_totp(cx: &mut Cx<'_>, key: &MasterKey, account: &str, code: &str) -> Result<bool> {
    let Some(mut authenticator) = find_verified(cx, account, Kind::Totp)? else {
        return Ok(false);
    };
    let totp = totp::generator(key, &authenticator.id, "")?;
    let Some(step) = totp::step(&totp, code.trim(), cx.now(), authenticator.get(LAST_STEP)) else {
        return Ok(false);
    };
    authenticator.set(LAST_STEP, step);
    cx.update(authenticator)?;
    Ok(true)
}

/// Refuses unless this session has met a challenge in the last half hour.
pub(crate) fn was_met_lately(cx: &Cx<'_>, session: &str) -> Result<()> {
    if is_lately(cx, authenticator::require_session(cx, session)?.get(MFA_UPDATED)) {
        Ok(())
    } else {
        Err(error_codes::CHALLENGE_REQUIRED.into())
    }
}

/// Refuses another way to answer challenges unless this session has met one lately, or the authenticator is new: an open session
/// that fell into other hands must not give itself one. Where no second factor is asked there is nothing to prove.
pub(super) fn may_add(cx: &Cx<'_>, account: &str, session: &str) -> Result<()> {
    let is_on = cx.need(&ACCOUNTS, account)?.get(MFA) == Some(true);
    let is_asked = is_on || factor::is_enough(&authenticator::require_session(cx, session)?);
    let enrolled = find_verified(cx, account, Kind::Totp)?.and_then(|row| row.get(VERIFIED));
    if !is_asked || is_lately(cx, enrolled) {
        return Ok(());
    }
    was_met_lately(cx, session)
}

fn is_lately(cx: &Cx<'_>, moment: Option<Instant>) -> bool {
    moment.is_some_and(|Instant(at)| at + OPEN > cx.now())
}

/// The MfaChallenge of the protocol (`docs/protocol.md` §4.1).
pub fn challenge_model(token: &Document) -> Json {
    json!({
        "$id": token.id, "$createdAt": token.created_at, "userId": token.get(TOKEN_ACCOUNT).unwrap_or_default(),
        "expire": token.value(TOKEN_EXPIRE.def.name).text().unwrap_or_default(),
    })
}
