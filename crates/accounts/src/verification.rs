//! Proving an address or a telephone number by what was sent there.

use engine::notify::Channel as Way;
use engine::{Cx, RequestContext, Rights};
use jiff::SignedDuration;
use schema::{Document, Result, error_codes};

use crate::account::{ACCOUNTS, EMAIL, EMAIL_VERIFIED, PHONE, PHONE_VERIFIED};
use crate::letter::{self, Kind, Sending};
use crate::log::{self, Event};
use crate::proof::{self, Channel};
use crate::token::{self, IDENTIFIER, NewToken, Purpose, SecretForm};
use crate::{Accounts, CallContext, Signed};

/// How long a link in a letter holds.
const LINK_LASTS: SignedDuration = SignedDuration::from_hours(24);
/// How long a code holds (`docs/protocol.md` §4.3).
const CODE_LASTS: SignedDuration = SignedDuration::from_mins(15);

impl Accounts {
    /// Has the link sent that proves the caller's address. `url` leads to the page that takes it; its host was checked.
    pub async fn ask_email_verification(&self, signed: &Signed, url: String, visit: CallContext) -> Result<Document> {
        let to = signed.account.get(EMAIL).filter(|email| !email.is_empty());
        let to = to.ok_or(error_codes::EMAIL_MISSING)?;
        if signed.account.get(EMAIL_VERIFIED) == Some(true) {
            return Err(error_codes::EMAIL_IS_VERIFIED.into());
        }
        let token = self
            .send_proof(signed, Purpose::EmailVerification, to, Some(url), visit)
            .await?;
        self.needs_mail()?;
        Ok(token)
    }

    /// Has the code sent that proves the caller's telephone number.
    pub async fn ask_phone_verification(&self, signed: &Signed, visit: CallContext) -> Result<Document> {
        let to = signed.account.get(PHONE).filter(|phone| !phone.is_empty());
        let to = to.ok_or(error_codes::PHONE_MISSING)?;
        if signed.account.get(PHONE_VERIFIED) == Some(true) {
            return Err(error_codes::PHONE_IS_VERIFIED.into());
        }
        let token = self
            .send_proof(signed, Purpose::PhoneVerification, to, None, visit)
            .await?;
        self.needs_sms()?;
        Ok(token)
    }

    async fn send_proof(
        &self,
        signed: &Signed,
        purpose: Purpose,
        to: String,
        url: Option<String>,
        visit: CallContext,
    ) -> Result<Document> {
        let (id, account) = (self.fresh_id(), signed.account.id.clone());
        let is_mail = purpose == Purpose::EmailVerification;
        let ctx = RequestContext::new(Rights::whole(&account));
        let issued = self.engine.transact(&ctx, "send a verification", move |cx| {
            let token = token::issue(cx, &proof_of(&id, &account, purpose, &to))?;
            let sending = Sending {
                kind: if is_mail {
                    Kind::Verification
                } else {
                    Kind::PhoneVerification
                },
                channel: if is_mail { Way::Mail } else { Way::Sms },
                lang: visit.lang,
                to: &to,
                token: Some(&token),
                url: url.as_deref(),
                phrase: None,
                caused_by: Some(&account),
                is_decoy: false,
            };
            letter::send(cx, &sending)?;
            Ok(token)
        });
        issued.await
    }

    /// Takes what was sent, and marks the address or the number of the account as proven. No session is needed (`docs/protocol.md`
    /// §4.4): letters are often read on another device than the one that registered. An account that nobody has is answered
    /// like a wrong secret: which ids there are is nobody's to try.
    pub async fn confirm(&self, account: &str, secret: &str, channel: Channel, visit: CallContext) -> Result<Document> {
        let (id, secret, hooks) = (account.to_owned(), secret.to_owned(), self.hooks);
        let key = self.master_key()?;
        let ctx = RequestContext::new(Rights::whole(account));
        let confirmed = self.engine.transact(&ctx, "confirm a verification", move |cx| {
            let (purpose, event, key_of) = match channel {
                Channel::Email => (Purpose::EmailVerification, Event::EmailVerified, EMAIL),
                Channel::Phone => (Purpose::PhoneVerification, Event::PhoneVerified, PHONE),
            };
            let Some(token) = token::redeem(cx, &key, purpose, &id, &secret)? else {
                return Ok(None);
            };
            let Some(account) = cx.get(&ACCOUNTS, &id)? else {
                return Ok(None);
            };
            if account.get(key_of) != token.get(IDENTIFIER) {
                return Ok(None);
            }
            if channel == Channel::Phone && has_other(cx, &id, &account.get(PHONE).unwrap_or_default())? {
                return Err(error_codes::PHONE_EXISTS.into());
            }
            proof::set_verified(cx, hooks, &id, channel)?;
            log::record(cx, Some(&id), event, &visit.device)?;
            Ok(Some(token))
        });
        confirmed.await?.ok_or_else(|| error_codes::INVALID_TOKEN.into())
    }
}

/// The token that proves an address or a number of an account.
fn proof_of(id: &str, account: &str, purpose: Purpose, to: &str) -> NewToken {
    NewToken {
        id: id.to_owned(),
        account: Some(account.to_owned()),
        asked: account.to_owned(),
        purpose,
        identifier: to.to_owned(),
        lasts: match purpose.form() {
            SecretForm::Link => LINK_LASTS,
            SecretForm::Code => CODE_LASTS,
        },
        session: None,
        factor: None,
    }
}

/// Whether another account has proven to have that number.
pub(crate) fn has_other(cx: &Cx<'_>, account: &str, phone: &str) -> Result<bool> {
    Ok(by_phone(cx, phone)?.is_some_and(|other| other.id != account))
}

/// The account that has proven to have that number.
pub(crate) fn by_phone(cx: &Cx<'_>, phone: &str) -> Result<Option<Document>> {
    cx.first(&ACCOUNTS, [PHONE.eq(phone), PHONE_VERIFIED.eq(true)])
}
