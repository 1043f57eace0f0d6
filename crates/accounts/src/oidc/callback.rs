//! Whoever comes back from a provider: known, linked by a proven address, or new.

use engine::{Cx, RequestContext, Rights, random};
use jiff::SignedDuration;
use schema::{Document, Result, error_codes};

use super::authorization::AuthorizationRequest;
use crate::account::{self, ACCOUNTS, EMAIL_VERIFIED, NAME, STATUS};
use crate::create_session::{NewSession, SignedIn};
use crate::identity::{self, KNOWN_ACCOUNT, Vouched};
use crate::proof::{self, Channel};
use crate::token::{self, NewToken, Purpose};
use crate::{Accounts, CallContext, Hooks, Signed, sign_up};

/// How long the token in the address may be exchanged.
const LASTS: SignedDuration = SignedDuration::from_mins(15);
/// Longest name that is taken over, in characters.
const LONGEST_NAME: usize = 128;

/// How a journey ended well.
pub enum SignInOutcome {
    /// Signed in.
    SignedIn(SignedIn),
    /// To be signed in by whoever exchanges this token: user id and secret.
    Handed(String, String),
    /// The identity is the caller's now.
    Linked,
}

impl Accounts {
    /// Lets in whom a provider vouches for. `signed` is who is signed in as the journey ends: it must be who was as it
    /// began. `is_open` says whether somebody new may register.
    pub async fn complete_sign_in(
        &self,
        journey: &AuthorizationRequest,
        vouched: Vouched,
        signed: Option<&Signed>,
        visit: CallContext,
        is_open: bool,
    ) -> Result<SignInOutcome> {
        match (&journey.session, signed) {
            (None, None) => self.sign_in_or_token(journey.is_token, vouched, visit, is_open).await,
            (Some(session), Some(signed)) if *session == signed.session.id => {
                self.link_identity(&signed.account.id, vouched, visit.device).await?;
                Ok(SignInOutcome::Linked)
            }
            (None, Some(_)) => Err(error_codes::SESSION_EXISTS.into()),
            (Some(_), _) => Err(error_codes::INVALID_TOKEN.into()),
        }
    }

    async fn sign_in_or_token(
        &self,
        is_token: bool,
        vouched: Vouched,
        visit: CallContext,
        is_open: bool,
    ) -> Result<SignInOutcome> {
        let (key, opener, hooks) = (self.master_key()?, self.opener(), self.hooks());
        let (open, id) = (opener.clone(), random::id(self.engine.clock().now()));
        let ctx = RequestContext::new(Rights::whole("guest"));
        let enter = self.engine.transact(&ctx, "sign in with a provider", move |cx| {
            let account = account_of(cx, hooks, is_open, &vouched, &visit)?;
            if is_token {
                return token::issue(cx, &sign_in_token(&id, account, &vouched));
            }
            let opening = NewSession {
                account,
                provider: vouched.provider.clone(),
                uid: vouched.subject.clone(),
                factor: "oauth2",
                device: visit.device.clone(),
            };
            open.open(cx, &opening)
        });
        let row = enter.await?;
        Ok(if is_token {
            let user = row.get(token::ASKED).unwrap_or_default();
            SignInOutcome::Handed(user, token::secret(&key, &row))
        } else {
            SignInOutcome::SignedIn(opener.signed_in(row))
        })
    }
}

fn sign_in_token(id: &str, account: String, vouched: &Vouched) -> NewToken {
    NewToken {
        id: id.to_owned(),
        asked: account.clone(),
        account: Some(account),
        purpose: Purpose::Provider,
        identifier: vouched.subject.clone(),
        lasts: LASTS,
        session: None,
        factor: Some(vouched.provider.clone()),
    }
}

/// The account of whom the provider vouches for. An address links only when the provider says that it is proven; an
/// account that never proved it itself is taken over, because somebody else may have made it.
fn account_of(cx: &mut Cx<'_>, hooks: Hooks, is_open: bool, vouched: &Vouched, visit: &CallContext) -> Result<String> {
    if let Some(identity) = identity::find_by_subject(cx, &vouched.provider, &vouched.subject)? {
        let account = identity.get(KNOWN_ACCOUNT).map(|of| of.0).unwrap_or_default();
        return require_enabled(cx.need(&ACCOUNTS, &account)?).map(|account| account.id);
    }
    if vouched.email.is_empty() || !vouched.is_verified {
        return Err(error_codes::EMAIL_NOT_VERIFIED.into());
    }
    let account = match account::by_email(cx, &vouched.email)? {
        Some(account) if require_enabled(account.clone())?.get(EMAIL_VERIFIED) == Some(true) => account,
        Some(account) => proof::take_possession(cx, hooks, &account.id)?,
        None if !is_open => return Err(error_codes::METHOD_UNSUPPORTED.into()),
        None => new(cx, hooks, vouched, visit)?,
    };
    identity::link(cx, &account.id, vouched, &visit.device)?;
    Ok(account.id)
}

fn require_enabled(account: Document) -> Result<Document> {
    if account.get(STATUS) == Some(true) {
        Ok(account)
    } else {
        Err(error_codes::USER_BLOCKED.into())
    }
}

fn new(cx: &mut Cx<'_>, hooks: Hooks, vouched: &Vouched, visit: &CallContext) -> Result<Document> {
    let account = sign_up::register_proven(cx, hooks.registered, "", &vouched.email, visit)?;
    let name: String = vouched
        .name
        .chars()
        .filter(|c| !c.is_control())
        .take(LONGEST_NAME)
        .collect();
    let account = cx.update(account.with(NAME, name))?;
    proof::set_verified(cx, hooks, &account.id, Channel::Email)
}
