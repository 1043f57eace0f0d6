//! Who is calling (`docs/protocol.md` §2.4): a session, a key, or nobody we know.

use std::sync::{Arc, LazyLock};

use accounts::{KeyHolder, Signed};
use axum::http::HeaderMap;
use engine::Rights;
use schema::{Result, error_codes};

use super::call::text;
use super::cookie;
use crate::app::App;

/// Somebody who calls.
pub enum Caller {
    /// Nobody we know.
    Guest,
    /// A signed-in account.
    Account(Arc<Signed>, Arc<Rights>),
    /// An API key.
    Key(Arc<KeyHolder>, Arc<Rights>),
}

static GUEST: LazyLock<Arc<Rights>> = LazyLock::new(|| Arc::new(Rights::guest()));

/// Finds out. A token or a key that matches nothing is not an error: its bearer is a guest.
pub async fn of(app: &App, headers: &HeaderMap) -> Result<Caller> {
    let jwt = jwt(headers);
    let signed = match (session(app, headers).await?, jwt) {
        (Some(_), Some(_)) => return Err(error_codes::JWT_AND_SESSION.into()),
        (None, Some(jwt)) => app.accounts.by_jwt(jwt).await?,
        (signed, None) => signed,
    };
    match (signed, key(app, headers).await?) {
        (Some(_), Some(_)) => Err(error_codes::KEY_AND_SESSION.into()),
        (Some(signed), None) => {
            let rights = app.engine.rights(&signed.account.id).await?;
            Ok(Caller::Account(signed, rights))
        }
        (None, Some(key)) => {
            let rights = Arc::new(Rights::whole(&key.actor()));
            Ok(Caller::Key(key, rights))
        }
        (None, None) => Ok(Caller::Guest),
    }
}

/// Whose live session a call presents. Another host of the same site may have put a cookie of that name before ours.
async fn session(app: &App, headers: &HeaderMap) -> Result<Option<Arc<Signed>>> {
    for token in cookie::tokens(headers) {
        if let Some(signed) = app.accounts.whoami(&token).await? {
            return Ok(Some(signed));
        }
    }
    Ok(None)
}

/// The API key of a call, when it is one.
pub async fn key(app: &App, headers: &HeaderMap) -> Result<Option<Arc<KeyHolder>>> {
    match text(headers, "x-appwrite-key").filter(|key| !key.is_empty()) {
        Some(key) => app.accounts.key(key).await,
        None => Ok(None),
    }
}

/// The JSON Web Token of a call.
pub fn jwt(headers: &HeaderMap) -> Option<&str> {
    text(headers, "x-appwrite-jwt").filter(|jwt| !jwt.is_empty())
}

impl Caller {
    /// What the caller may do.
    pub fn rights(&self) -> Arc<Rights> {
        match self {
            Caller::Guest => GUEST.clone(),
            Caller::Account(_, rights) | Caller::Key(_, rights) => rights.clone(),
        }
    }

    /// The name in the log.
    pub fn name(&self) -> &str {
        match self {
            Caller::Guest => "guest",
            Caller::Account(signed, _) => &signed.account.id,
            Caller::Key(_, rights) => &rights.who,
        }
    }

    /// The session of a person.
    pub fn session(&self) -> Option<String> {
        match self {
            Caller::Account(signed, _) => Some(signed.session.id.clone()),
            Caller::Guest | Caller::Key(..) => None,
        }
    }

    /// The role in the message about a missing scope.
    pub fn role(&self) -> &'static str {
        match self {
            Caller::Guest => "guests",
            Caller::Account(..) => "users",
            Caller::Key(..) => "applications",
        }
    }

    /// Whether nobody is signed in.
    pub fn is_guest(&self) -> bool {
        matches!(self, Caller::Guest)
    }

    /// Whether a key calls.
    pub fn is_key(&self) -> bool {
        matches!(self, Caller::Key(..))
    }
}
