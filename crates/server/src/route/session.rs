//! Sessions by e-mail and password (`docs/protocol.md` §4.3).

use accounts::{SESSION_ACCOUNT, SignedIn, session_model};
use axum::Extension;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use schema::{Document, Id, Result, error_codes};
use serde_json::{Value as Json, json};

use super::account::require_signed_in;
use crate::app::App;
use crate::gate::attempt::with_attempt_limit;
use crate::gate::call::{Call, Called};
use crate::gate::caller::Caller;
use crate::gate::limit::SIGN_IN;
use crate::wire::body::Body;
use crate::wire::response::{self, Answer, no_content, value};

/// POST /account/sessions/email: signs in and hands out the cookie. `shared` says that the computer is shared: the
/// cookie then ends with the browser.
pub async fn create(State(app): State<App>, Extension(call): Called, body: Body) -> Answer {
    not_signed_in(&call)?;
    let email = body.text("email")?;
    let sign_in = async {
        let password = body.text("password")?.to_owned();
        let opened = app.accounts.sign_in(email, password, call.device()).await?;
        opened_answer(&app, &call, &opened, &body).await
    };
    with_attempt_limit(&app, &call, &SIGN_IN, email, sign_in).await
}

/// A session is not opened over a live one: whoever planted it would share it.
pub fn not_signed_in(call: &Call) -> Result<()> {
    match call.caller {
        Caller::Account(..) => Err(error_codes::SESSION_EXISTS.into()),
        _ => Ok(()),
    }
}

/// 201 with the session, and its cookie. The browser is known again from then on, unless others use it too.
pub async fn opened_answer(app: &App, call: &Call, opened: &SignedIn, body: &Body) -> Result<Response> {
    let SignedIn { session, token } = opened;
    let is_shared = body.0.get("shared") == Some(&Json::Bool(true));
    // A browser never reads its token; a server with a key has no cookies to keep it in.
    let secret = if call.caller.is_key() { token } else { "" };
    let model = session_model(session, &session.id, secret);
    let until = model["expire"]
        .as_str()
        .and_then(|at| at.parse().ok())
        .filter(|_| !is_shared);
    let mut response = response::json(StatusCode::CREATED, model.to_string());
    call.jar().set_token(&mut response, token, until);
    if !is_shared && !call.caller.is_key() {
        mark_browser(app, call, opened, &mut response).await?;
    }
    Ok(response)
}

/// Has the browser known again as one in which the session's account has signed in.
pub async fn mark_browser(app: &App, call: &Call, opened: &SignedIn, response: &mut Response) -> Result<()> {
    let Some(Id(account)) = opened.session.get(SESSION_ACCOUNT) else {
        return Ok(());
    };
    let secret = app.accounts.remember_browser(&account, call.browser.clone()).await?;
    call.jar().mark_browser(response, &secret);
    Ok(())
}

/// GET /account/sessions.
pub async fn list(State(app): State<App>, Extension(call): Called) -> Answer {
    let signed = require_signed_in(&call)?;
    let sessions = app.accounts.sessions(signed).await?;
    let sessions: Vec<Json> = sessions
        .iter()
        .map(|one| session_model(one, &signed.session.id, ""))
        .collect();
    Ok(value(&json!({"total": sessions.len(), "sessions": sessions})))
}

/// GET /account/sessions/{id}, or `current`.
pub async fn get(State(app): State<App>, Extension(call): Called, Path(id): Path<String>) -> Answer {
    let signed = require_signed_in(&call)?;
    let session = app.accounts.session(signed, &id).await?;
    Ok(session_answer(&session, &signed.session))
}

/// PATCH /account/sessions/{id}: starts its whole duration again.
pub async fn extend(State(app): State<App>, Extension(call): Called, Path(id): Path<String>) -> Answer {
    let signed = require_signed_in(&call)?;
    let session = app.accounts.extend(signed, &id).await?;
    Ok(session_answer(&session, &signed.session))
}

fn session_answer(session: &Document, current: &Document) -> Response {
    value(&session_model(session, &current.id, ""))
}

/// DELETE /account/sessions/{id}, or `current`: the cookie goes with the current one.
pub async fn delete(State(app): State<App>, Extension(call): Called, Path(id): Path<String>) -> Answer {
    let signed = require_signed_in(&call)?;
    app.accounts.end(signed, Some(&id), call.device()).await?;
    let mut response = no_content();
    if id == "current" || id == signed.session.id {
        call.jar().clear(&mut response);
    }
    Ok(response)
}

/// DELETE /account/sessions: all of the caller's.
pub async fn delete_all(State(app): State<App>, Extension(call): Called) -> Answer {
    app.accounts.end(require_signed_in(&call)?, None, call.device()).await?;
    let mut response = no_content();
    call.jar().clear(&mut response);
    Ok(response)
}
