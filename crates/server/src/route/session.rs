//! Sessions by e-mail and password (`wire.md` §4.3).

use accounts::{SignedIn, session_model};
use axum::Extension;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use schema::{Document, Result, refusal};
use serde_json::{Value as Json, json};

use super::account::signed;
use crate::app::App;
use crate::gate::call::{Call, Called};
use crate::gate::caller::Caller;
use crate::gate::limit::{Attempt, Standing};
use crate::wire::answer::{self, Answer, Failure, nothing, value};
use crate::wire::body::Body;

/// POST /account/sessions/email: signs in and hands out the cookies. `shared` says that the computer is shared: the
/// cookies then end with the browser.
pub async fn create(State(app): State<App>, Extension(call): Called, body: Body) -> Answer {
    if matches!(call.caller, Caller::Account(..)) {
        return Err(refusal::SESSION_EXISTS.into());
    }
    let email = body.text("email")?;
    let attempt = Attempt::new(email, call.address, app.config.sign_in_ceiling);
    let is_limited = app.config.rate_limits && !call.caller.is_key();
    let standing = is_limited.then(|| attempt.begin(&app.limits, app.seconds()));
    if standing.is_some_and(Standing::is_over) {
        return Ok(marked(Failure::from(refusal::RATE_LIMIT).into_response(), standing));
    }
    let outcome = sign_in(&app, &call, &body).await;
    match &outcome {
        Ok(_) if is_limited => attempt.succeeded(&app.limits),
        Err(error) if is_limited && !error.is(refusal::INVALID_CREDENTIALS) => attempt.undo(&app.limits),
        _ => {}
    }
    let is_shared = body.0.get("shared") == Some(&Json::Bool(true));
    let response = match outcome {
        Ok(opened) => opened_answer(&call, &opened, is_shared),
        Err(error) => Failure(error).into_response(),
    };
    Ok(marked(response, standing))
}

async fn sign_in(app: &App, call: &Call, body: &Body) -> Result<SignedIn> {
    let password = body.text("password")?.to_owned();
    app.accounts.sign_in(body.text("email")?, password, call.device()).await
}

fn marked(mut response: Response, standing: Option<Standing>) -> Response {
    if let Some(standing) = standing {
        standing.mark(&mut response);
    }
    response
}

fn opened_answer(call: &Call, opened: &SignedIn, is_shared: bool) -> Response {
    let SignedIn { session, token } = opened;
    // A browser never reads its token; a server with a key has no cookies to keep it in.
    let secret = if call.caller.is_key() { token } else { "" };
    let model = session_model(session, &session.id, secret);
    let until = model["expire"]
        .as_str()
        .and_then(|at| at.parse().ok())
        .filter(|_| !is_shared);
    let mut response = answer::json(StatusCode::CREATED, model.to_string());
    call.jar().give(&mut response, token, until);
    response
}

/// GET /account/sessions.
pub async fn list(State(app): State<App>, Extension(call): Called) -> Answer {
    let signed = signed(&call)?;
    let sessions = app.accounts.sessions(signed).await?;
    let sessions: Vec<Json> = sessions
        .iter()
        .map(|one| session_model(one, &signed.session.id, ""))
        .collect();
    Ok(value(&json!({"total": sessions.len(), "sessions": sessions})))
}

/// GET /account/sessions/{id}, or `current`.
pub async fn get(State(app): State<App>, Extension(call): Called, Path(id): Path<String>) -> Answer {
    let signed = signed(&call)?;
    let session = app.accounts.session(signed, &id).await?;
    Ok(session_answer(&session, &signed.session))
}

/// PATCH /account/sessions/{id}: starts its whole duration again.
pub async fn extend(State(app): State<App>, Extension(call): Called, Path(id): Path<String>) -> Answer {
    let signed = signed(&call)?;
    let session = app.accounts.extend(signed, &id).await?;
    Ok(session_answer(&session, &signed.session))
}

fn session_answer(session: &Document, current: &Document) -> Response {
    value(&session_model(session, &current.id, ""))
}

/// DELETE /account/sessions/{id}, or `current`: the cookies go with the current one.
pub async fn delete(State(app): State<App>, Extension(call): Called, Path(id): Path<String>) -> Answer {
    let signed = signed(&call)?;
    app.accounts.end(signed, Some(&id), call.device()).await?;
    let mut response = nothing();
    if id == "current" || id == signed.session.id {
        call.jar().take(&mut response);
    }
    Ok(response)
}

/// DELETE /account/sessions: all of the caller's.
pub async fn delete_all(State(app): State<App>, Extension(call): Called) -> Answer {
    app.accounts.end(signed(&call)?, None, call.device()).await?;
    let mut response = nothing();
    call.jar().take(&mut response);
    Ok(response)
}
