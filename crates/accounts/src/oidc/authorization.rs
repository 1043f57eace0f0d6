//! A journey through a provider: begun by one browser, ended once by the same one.

use engine::{RequestContext, Rights, random};
use jiff::SignedDuration;
use schema::{Document, Result, error_codes};
use serde_json::json;

use super::provider::{Provider, Providers};
use crate::master_key::MasterKey;
use crate::token::{self, DETAIL, NewToken, PURPOSE, Purpose, TOKEN_SESSION, TOKENS, USED};
use crate::{Accounts, Signed};

/// How long a journey may take.
const LASTS: SignedDuration = SignedDuration::from_mins(10);

/// Where a journey leads; the addresses have been checked.
#[derive(Clone, Debug)]
pub struct AuthorizationOptions {
    /// Where it ends well.
    pub success: String,
    /// Where it ends otherwise; `error` is added.
    pub failure: String,
    /// Whether it ends with a token in the address instead of a session.
    pub is_token: bool,
    /// What is asked of the provider beside what the configuration names.
    pub scopes: Vec<String>,
    /// Our address that the provider sends people back to.
    pub redirect: String,
}

/// A journey just begun.
pub struct StartedAuthorization {
    /// Where the browser goes.
    pub address: String,
    /// The cookie that ties the journey to the browser: name and value.
    pub cookie: (String, String),
}

/// What belongs to one journey and is told to nobody else.
pub struct AuthorizationSecrets {
    pub(super) state: String,
    pub(super) nonce: String,
    pub(super) verifier: String,
    browser: String,
}

/// A journey that came back.
pub struct AuthorizationRequest {
    /// The session in which it began, for linking.
    pub session: Option<String>,
    /// As [`AuthorizationOptions::success`].
    pub success: String,
    /// As [`AuthorizationOptions::failure`].
    pub failure: String,
    /// As [`AuthorizationOptions::is_token`].
    pub is_token: bool,
    /// What the exchange with the provider needs.
    pub secrets: AuthorizationSecrets,
}

impl AuthorizationSecrets {
    fn of(key: &MasterKey, id: &str) -> AuthorizationSecrets {
        let derived = |purpose| hex::encode(key.derive(purpose, id));
        AuthorizationSecrets {
            state: format!("{id}.{}", key.link_secret(id)),
            nonce: derived("provider nonce"),
            verifier: derived("provider verifier"),
            browser: derived("provider browser"),
        }
    }
}

/// The name of the cookie of the journey that this state belongs to.
pub fn cookie_name(state: &str) -> String {
    let id = state.split('.').next().unwrap_or_default();
    let id: String = id.chars().filter(char::is_ascii_alphanumeric).take(36).collect();
    format!("a_oidc_{id}")
}

impl Accounts {
    /// Begins a journey; in the session of somebody signed in it will link the identity to the account.
    pub async fn begin_authorization(
        &self,
        providers: &Providers,
        provider: &Provider,
        signed: Option<&Signed>,
        way: AuthorizationOptions,
    ) -> Result<StartedAuthorization> {
        let (key, now) = (self.master_key()?, self.engine.clock().now());
        let new = NewToken {
            id: random::id(now),
            account: signed.map(|signed| signed.account.id.clone()),
            asked: random::id(now),
            purpose: Purpose::Journey,
            identifier: provider.id.clone(),
            lasts: LASTS,
            session: signed.map(|signed| signed.session.id.clone()),
            factor: None,
        };
        let secrets = AuthorizationSecrets::of(&key, &new.id);
        let address = providers
            .authorization_url(provider, &way.redirect, &secrets, &way.scopes, now)
            .await?;
        let ctx = RequestContext::new(Rights::whole("guest"));
        let begin = self.engine.transact(&ctx, "begin a journey", move |cx| {
            let token = token::issue(cx, &new)?;
            let detail = json!({"success": way.success, "failure": way.failure, "token": way.is_token});
            cx.update(token.with(DETAIL, detail))
        });
        begin.await?;
        Ok(StartedAuthorization {
            cookie: (cookie_name(&secrets.state), secrets.browser),
            address,
        })
    }

    /// The journey that comes back with this state from this provider, if this browser began it and it comes back the
    /// first time.
    pub async fn finish_authorization(
        &self,
        provider: &str,
        state: &str,
        cookie: Option<&str>,
    ) -> Result<AuthorizationRequest> {
        let key = self.master_key()?;
        let (id, _) = state.split_once('.').ok_or(error_codes::INVALID_TOKEN)?;
        let secrets = AuthorizationSecrets::of(&key, id);
        let is_ours = token::is_same(&secrets.state, state)
            && cookie.is_some_and(|cookie| token::is_same(&secrets.browser, cookie));
        if !is_ours {
            return Err(error_codes::INVALID_TOKEN.into());
        }
        let (id, provider) = (id.to_owned(), provider.to_owned());
        let ctx = RequestContext::new(Rights::whole("guest"));
        let end = self.engine.transact(&ctx, "end a journey", move |cx| {
            let row = cx.get(&TOKENS, &id)?.filter(|row| token::is_live(cx, row));
            let is_it = |row: &Document| {
                row.get(PURPOSE) == Some(Purpose::Journey)
                    && row.get(token::IDENTIFIER).as_deref() == Some(provider.as_str())
            };
            let mut row = row.filter(is_it).ok_or(error_codes::INVALID_TOKEN)?;
            row.set(USED, cx.moment());
            cx.update(row)
        });
        let row = end.await?;
        let detail = row.get(DETAIL).unwrap_or_default();
        let text = |name: &str| detail[name].as_str().unwrap_or_default().to_owned();
        Ok(AuthorizationRequest {
            session: row.get(TOKEN_SESSION),
            success: text("success"),
            failure: text("failure"),
            is_token: detail["token"] == true,
            secrets,
        })
    }
}
