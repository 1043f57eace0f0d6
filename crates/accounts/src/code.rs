//! Signing in by what is sent: a code or a link by mail, a code by telephone, a token that a key handed over.
//!
//! Nothing tells an address that has an account from one that has none: the account of a new one is made when the code
//! comes back. A telephone number alone makes no account, because every account has an address.

use engine::notify::Channel as Way;
use engine::{Cx, RequestContext, Rights};
use jiff::SignedDuration;
use schema::{Document, Result, error_codes};

use crate::account::{self, ACCOUNTS, EMAIL_VERIFIED, STATUS};
use crate::create_session::{NewSession, SignedIn};
use crate::letter::{self, Kind, Sending};
use crate::log::{self, Event};
use crate::master_key::MasterKey;
use crate::token::{self, FACTOR, IDENTIFIER, NewToken, PURPOSE, Purpose, SecretForm, TOKEN_ACCOUNT};
use crate::verification::by_phone;
use crate::{Accounts, CallContext, Hooks, normalize, proof, sign_up};

/// How long a code holds, and a link (`docs/protocol.md` §4.3).
const CODE_LASTS: SignedDuration = SignedDuration::from_mins(15);
const LINK_LASTS: SignedDuration = SignedDuration::from_hours(1);

/// The purposes that open a session.
pub const SIGN_IN: &[Purpose] = &[
    Purpose::EmailCode,
    Purpose::MagicLink,
    Purpose::PhoneCode,
    Purpose::Custom,
    Purpose::Provider,
];

/// A code or a link to be sent.
#[derive(Clone, Debug)]
pub struct CodeAsked {
    /// The user id asked with; the answer tells it again.
    pub asked: String,
    /// `EmailCode`, `MagicLink` or `PhoneCode`.
    pub purpose: Purpose,
    /// The address or the number.
    pub to: String,
    /// Where the link leads; its host has been checked.
    pub url: Option<String>,
    /// The phrase that the screen shows, so that the reader knows the message is for that screen.
    pub phrase: Option<String>,
    /// Whether somebody unknown may register by it.
    pub is_open: bool,
}

impl CodeAsked {
    fn is_sms(&self) -> bool {
        self.purpose == Purpose::PhoneCode
    }

    fn kind(&self) -> Kind {
        match self.purpose {
            Purpose::MagicLink => Kind::MagicLink,
            Purpose::PhoneCode => Kind::PhoneCode,
            _ => Kind::EmailCode,
        }
    }

    /// The enabled account that would be signed in, and whether nobody may be.
    fn reader(&self, cx: &Cx<'_>) -> Result<(Option<String>, bool)> {
        let known = if self.is_sms() {
            by_phone(cx, &self.to)?
        } else {
            account::by_email(cx, &self.to)?
        };
        let is_decoy = match &known {
            Some(account) => account.get(STATUS) != Some(true),
            None => self.is_sms() || !self.is_open,
        };
        Ok((known.map(|account| account.id).filter(|_| !is_decoy), is_decoy))
    }
}

impl Accounts {
    /// Sends a code or a link. The token, the work and the answer are the same whoever has the address.
    pub async fn ask_code(&self, mut code: CodeAsked, visit: CallContext) -> Result<Document> {
        code.to = if code.is_sms() {
            normalize::phone(&code.to)?
        } else {
            normalize::email(&code.to)?
        };
        let (id, is_sms, ctx) = (
            self.fresh_id(),
            code.is_sms(),
            RequestContext::new(Rights::whole("guest")),
        );
        let send = move |cx: &mut Cx<'_>| send(cx, &id, &code, &visit);
        let token = self.engine.transact(&ctx, "send a code", send).await?;
        if is_sms {
            self.needs_sms()?;
        } else {
            self.needs_mail()?;
        }
        Ok(token)
    }

    /// The secret of a token, for callers with a key.
    pub fn secret_of(&self, token: &Document) -> Result<String> {
        Ok(token::secret(&self.master_key()?, token))
    }

    /// Opens a session by a code, a link or a token of one of these purposes.
    pub async fn redeem_session(
        &self,
        asked: &str,
        secret: &str,
        purposes: &'static [Purpose],
        visit: CallContext,
        is_open: bool,
    ) -> Result<SignedIn> {
        let (key, opener, hooks) = (self.master_key()?, self.opener(), self.hooks);
        let (asked, secret, open) = (asked.to_owned(), secret.to_owned(), opener.clone());
        let ctx = RequestContext::new(Rights::whole("guest"));
        let session = self.engine.transact(&ctx, "sign in by token", move |cx| {
            let Some(token) = redeem(cx, &key, purposes, &asked, &secret)? else {
                return log_failure(cx, &asked, &visit).map(|()| None);
            };
            let Some(account) = holder(cx, hooks, is_open, &token, &visit)? else {
                return log_failure(cx, &asked, &visit).map(|()| None);
            };
            open.open(cx, &session_opening(&token, account, &visit)).map(Some)
        });
        let session = session.await?.ok_or(error_codes::INVALID_TOKEN)?;
        Ok(opener.signed_in(session))
    }
}

fn send(cx: &mut Cx<'_>, id: &str, code: &CodeAsked, visit: &CallContext) -> Result<Document> {
    let (account, is_decoy) = code.reader(cx)?;
    let new = NewToken {
        id: id.to_owned(),
        account: account.clone(),
        asked: code.asked.clone(),
        purpose: code.purpose,
        identifier: code.to.clone(),
        lasts: if code.purpose.form() == SecretForm::Link {
            LINK_LASTS
        } else {
            CODE_LASTS
        },
        session: None,
        factor: None,
    };
    let is_flooded = token::is_flooded(cx, code.purpose, &code.to)?;
    let mut token = token::issue(cx, &new)?;
    if is_flooded {
        // The answer stays the same; nothing is sent, and nothing can be guessed.
        token = token::end(cx, token)?;
    }
    let sending = Sending {
        kind: code.kind(),
        channel: if code.is_sms() { Way::Sms } else { Way::Mail },
        lang: visit.lang,
        to: &code.to,
        token: Some(&token),
        url: code.url.as_deref(),
        phrase: code.phrase.as_deref(),
        caused_by: account.as_deref(),
        is_decoy,
    };
    letter::send(cx, &sending)?;
    Ok(token)
}

/// Uses up the token, whichever of the purposes it is for: links are long, codes are short.
fn redeem(
    cx: &mut Cx<'_>,
    key: &MasterKey,
    purposes: &[Purpose],
    asked: &str,
    secret: &str,
) -> Result<Option<Document>> {
    let form = if secret.len() > 32 {
        SecretForm::Link
    } else {
        SecretForm::Code
    };
    for purpose in purposes
        .iter()
        .filter(|purpose| purpose.form() == form || **purpose == Purpose::Custom)
    {
        if let Some(token) = token::redeem(cx, key, *purpose, asked, secret)? {
            return Ok(Some(token));
        }
    }
    Ok(None)
}

/// Whom the token signs in. Who read a letter has the address: an account under it that never proved it is taken over.
fn holder(
    cx: &mut Cx<'_>,
    hooks: Hooks,
    is_open: bool,
    token: &Document,
    visit: &CallContext,
) -> Result<Option<String>> {
    let to = token.get(IDENTIFIER).unwrap_or_default();
    let id = match token.get(PURPOSE) {
        Some(Purpose::PhoneCode) => by_phone(cx, &to)?.map(|account| account.id),
        Some(Purpose::EmailCode | Purpose::MagicLink) => {
            let account = match account::by_email(cx, &to)? {
                None if !is_open => return Ok(None),
                None => {
                    let asked = token.get(token::ASKED).unwrap_or_default();
                    sign_up::register_proven(cx, hooks.registered, &asked, &to, visit)?
                }
                Some(account) => account,
            };
            if account.get(EMAIL_VERIFIED) != Some(true) {
                proof::take_possession(cx, hooks, &account.id)?;
            }
            Some(account.id)
        }
        _ => token.get(TOKEN_ACCOUNT),
    };
    match id {
        Some(id) => Ok(cx.get(&ACCOUNTS, &id)?.map(|account| account.id)),
        None => Ok(None),
    }
}

fn session_opening(token: &Document, account: String, visit: &CallContext) -> NewSession {
    let (provider, factor) = match token.get(PURPOSE) {
        Some(Purpose::MagicLink) => ("magic-url", "email"),
        Some(Purpose::PhoneCode) => ("phone", "phone"),
        Some(Purpose::Provider) => ("oauth2", "oauth2"),
        Some(Purpose::Custom) => ("token", "token"),
        _ => ("email", "email"),
    };
    NewSession {
        account,
        // A token of an identity provider names it.
        provider: token.get(FACTOR).unwrap_or_else(|| provider.to_owned()),
        uid: token.get(IDENTIFIER).unwrap_or_default(),
        factor,
        device: visit.device.clone(),
    }
}

fn log_failure(cx: &mut Cx<'_>, asked: &str, visit: &CallContext) -> Result<()> {
    let account = token::asked_last(cx, asked)?.and_then(|token| token.get(TOKEN_ACCOUNT));
    log::record(cx, account.as_deref(), Event::SignInFailed, &visit.device)
}
