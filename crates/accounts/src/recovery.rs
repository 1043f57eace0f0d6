//! A forgotten password: a letter to the address, and another password by what it says.

use engine::notify::Channel as Way;
use engine::{Cx, RequestContext, Rights, random};
use jiff::SignedDuration;
use schema::{Document, Result, error_codes};

use crate::account::{self, ACCOUNTS, EMAIL, NAME, STATUS, with_password};
use crate::letter::{self, Kind, Sending};
use crate::log::{self, Event};
use crate::master_key::MasterKey;
use crate::token::{self, IDENTIFIER, NewToken, Purpose, TOKEN_ACCOUNT};
use crate::{Accounts, CallContext, normalize, password, proof};

/// How long the letter holds (`docs/protocol.md` §4.4).
const LASTS: SignedDuration = SignedDuration::from_hours(1);

impl Accounts {
    /// Has a letter sent to the address, if an account has it and is enabled. The token, the work and the answer are the
    /// same for an address that nobody has. `url` leads to the page that sets the password; its host has been checked.
    pub async fn ask_recovery(&self, address: &str, url: String, visit: CallContext) -> Result<Document> {
        let address = normalize::email(address)?;
        let (id, asked) = (self.fresh_id(), self.fresh_id());
        let ctx = RequestContext::new(Rights::whole("guest"));
        let token = self.engine.transact(&ctx, "ask for a new password", move |cx| {
            let known = account::by_email(cx, &address)?;
            let account = known
                .filter(|account| account.get(STATUS) == Some(true))
                .map(|account| account.id);
            let new = NewToken {
                id: id.clone(),
                account: account.clone(),
                asked: asked.clone(),
                purpose: Purpose::Recovery,
                identifier: address.clone(),
                lasts: LASTS,
                session: None,
                factor: None,
            };
            let token = token::issue(cx, &new)?;
            log::record(cx, account.as_deref(), Event::RecoveryAsked, &visit.device)?;
            let sending = Sending {
                kind: Kind::Recovery,
                channel: Way::Mail,
                lang: visit.lang,
                to: &address,
                token: Some(&token),
                url: Some(&url),
                phrase: None,
                caused_by: account.as_deref(),
                is_decoy: account.is_none(),
            };
            letter::send(cx, &sending)?;
            Ok(token)
        });
        let token = token.await?;
        self.needs_mail()?;
        Ok(token)
    }

    /// Sets another password by the secret of a letter: the address is proven, every session ends.
    pub async fn recover(&self, asked: &str, secret: &str, new: String, visit: CallContext) -> Result<Document> {
        password::check("password", &new)?;
        let key = self.master_key()?;
        let (asked, secret) = (asked.to_owned(), secret.to_owned());
        let account = self.account_of_secret(&key, &asked, &secret).await?;
        let known = [account.get(EMAIL), account.get(NAME)].map(Option::unwrap_or_default);
        password::check_personal(&new, &[&known[0], &known[1]])?;
        password::check_not_among(new.clone(), account::hashes(&account)).await?;
        let hash = password::hash_in_turn(new).await?;
        let (hooks, ctx) = (self.hooks, RequestContext::new(Rights::whole(&account.id)));
        let recovered = self.engine.transact(&ctx, "recover an account", move |cx| {
            let Some(token) = token::redeem(cx, &key, Purpose::Recovery, &asked, &secret)? else {
                return Ok(None);
            };
            let Some(account) = holder(cx, &token)? else {
                return Ok(None);
            };
            let row = proof::take_possession(cx, hooks, &account.id)?;
            let row = with_password(cx, row, &hash);
            cx.update(row)?;
            account::end_sessions(cx, &account.id)?;
            token::end_unused(cx, &account.id, Purpose::Recovery)?;
            log::record(cx, Some(&account.id), Event::Recovered, &visit.device)?;
            notice(
                cx,
                Kind::PasswordChanged,
                &account.id,
                &account.get(EMAIL).unwrap_or_default(),
                &visit,
            )?;
            Ok(Some(token))
        });
        recovered.await?.ok_or_else(|| error_codes::INVALID_TOKEN.into())
    }

    /// The account that a letter's secret is about, before anything is used up.
    async fn account_of_secret(&self, key: &MasterKey, asked: &str, secret: &str) -> Result<Document> {
        let (key, asked, secret) = (key.clone(), asked.to_owned(), secret.to_owned());
        let found = self.engine.read(
            move |cx| match token::find(cx, &key, Purpose::Recovery, &asked, &secret)? {
                Some(token) => holder(cx, &token),
                None => Ok(None),
            },
        );
        found.await?.ok_or_else(|| error_codes::INVALID_TOKEN.into())
    }

    /// An id for a row to be made.
    pub(crate) fn fresh_id(&self) -> String {
        random::id(self.engine.clock().now())
    }

    /// Says that no mail is sent; after the work is done, so that nothing is learnt from it.
    pub(crate) fn needs_mail(&self) -> Result<()> {
        if self.engine.senders().has_mail() {
            Ok(())
        } else {
            Err(error_codes::SMTP_DISABLED.into())
        }
    }

    /// Says that no short message is sent.
    pub(crate) fn needs_sms(&self) -> Result<()> {
        if self.engine.senders().has_sms() {
            Ok(())
        } else {
            Err(error_codes::PHONE_DISABLED.into())
        }
    }
}

/// The enabled account of a token, if it still has the address that the token was sent to.
fn holder(cx: &Cx<'_>, token: &Document) -> Result<Option<Document>> {
    let Some(id) = token.get(TOKEN_ACCOUNT) else {
        return Ok(None);
    };
    let account = cx.get(&ACCOUNTS, &id)?;
    let is_same = |account: &Document| account.get(EMAIL) == token.get(IDENTIFIER);
    Ok(account.filter(|account| is_same(account) && account.get(STATUS) == Some(true)))
}

/// Tells the owner of an address that something about the account was changed, where mail can be sent.
pub(crate) fn notice(cx: &mut Cx<'_>, kind: Kind, account: &str, to: &str, visit: &CallContext) -> Result<()> {
    if !cx.senders().has_mail() {
        return Ok(());
    }
    let sending = Sending {
        kind,
        channel: Way::Mail,
        lang: visit.lang,
        to,
        token: None,
        url: visit.home.as_deref(),
        phrase: None,
        caused_by: Some(account),
        is_decoy: false,
    };
    letter::send(cx, &sending).map(drop)
}
