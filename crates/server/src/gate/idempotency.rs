//! A POST that is sent twice under one `Idempotency-Key` is done once (`docs/protocol.md` §5.7).
//!
//! Only answers of success are kept: a refused call changed nothing and may be tried again. A guest's key is ignored: guests
//! are not told from one another.

use std::sync::Arc;

use axum::RequestPartsExt as _;
use axum::body::{Body, to_bytes};
use axum::extract::{MatchedPath, RawPathParams, Request};
use axum::http::request::Parts;
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use engine::IdempotencyKey;
use schema::{Error, Result, error_codes, expected};

use super::call::{Call, text};
use crate::app::App;
use crate::route::action::FORM_LIMIT;
use crate::router::BODY_LIMIT;
use crate::wire::body::invalid;
use crate::wire::response::{self, Failure};

const KEY: &str = "idempotency-key";
/// Greatest length of a key, in bytes.
const LONGEST: usize = 128;

/// Routes that take or tell secrets: cookies, tokens, passwords. Neither their answers nor the hashes of their bodies are kept,
/// so they are done as often as they are sent. Of actions the declaration says so.
const SECRET: &[&str] = &["/v1/account", "/v1/users", "/v1/tokens"];
const ACTION: &str = "/v1/actions/{action}";
const UPLOAD: &str = "/v1/storage/buckets/{bucket}/files";

/// The route of a call that wants to be done once, and may be: its template, and what stands in the places of it, as handlers
/// read them.
pub async fn route(app: &App, call: &Call, parts: &mut Parts) -> Option<String> {
    if parts.method != Method::POST || call.caller.is_guest() || !parts.headers.contains_key(KEY) {
        return None;
    }
    let template = parts.extensions.get::<MatchedPath>()?.as_str().to_owned();
    if SECRET.iter().any(|secret| template.starts_with(secret)) {
        return None;
    }
    let places = parts.extract::<RawPathParams>().await.ok()?;
    let mut route = template.clone();
    for (name, value) in &places {
        let is_secret = || app.engine.action(value).is_none_or(engine::AnyAct::is_secret);
        if template == ACTION && is_secret() || is_refused(app, call, &template, value) {
            return None;
        }
        route.push_str(&["\n", name, "=", value].concat());
    }
    Some(route)
}

/// Whether the caller may not even send a form there: the handler says so before it reads any of it, and so nothing is read here
/// to be compared.
fn is_refused(app: &App, call: &Call, template: &str, place: &str) -> bool {
    let rights = call.caller.rights();
    match template {
        ACTION => app.engine.may_act(&rights, place).is_err(),
        UPLOAD => {
            let bucket = app.engine.bucket(place);
            bucket.is_ok_and(|bucket| app.engine.may_send(&rights, bucket).is_err())
        }
        _ => false,
    }
}

/// Greatest size of what is compared: of forms, and of JSON.
fn body_limit(route: &str) -> usize {
    if route.starts_with(ACTION) || route.starts_with(UPLOAD) {
        FORM_LIMIT
    } else {
        BODY_LIMIT
    }
}

/// Runs the call, or gives the answer it had.
pub async fn run(app: &App, call: &Call, route: &str, request: Request, next: Next) -> Response {
    match replay_or_run(app, call, route, request, next).await {
        Ok(response) => response,
        Err(error) => Failure(error).into_response(),
    }
}

async fn replay_or_run(app: &App, call: &Call, route: &str, request: Request, next: Next) -> Result<Response> {
    let key = text(request.headers(), KEY).unwrap_or_default().to_owned();
    if key.is_empty() || key.len() > LONGEST {
        return Err(invalid("Idempotency-Key", expected::characters(1, LONGEST)));
    }
    let (parts, body) = request.into_parts();
    let body = to_bytes(body, body_limit(route))
        .await
        .map_err(|_| error_codes::TOO_LARGE)?;
    let key = IdempotencyKey::new(&call.caller.rights(), route, &key, &body);
    if let Some(answered) = app.engine.answer_of(&key).await? {
        return Ok(replay(answered));
    }
    call.goes_by(key.clone());
    let response = next.run(Request::from_parts(parts, Body::from(body))).await;
    if key.is_found()
        && let Some(answered) = app.engine.answer_of(&key).await?
    {
        return Ok(replay(answered));
    }
    if response.status().is_success() {
        return store_response(app, &key, response).await;
    }
    let is_refused = response
        .extensions()
        .get::<response::Failed>()
        .is_some_and(response::Failed::is_refusal);
    if is_refused && let Err(error) = app.engine.let_go(&key).await {
        tracing::warn!(%error, "a refused request may not be tried again under its key");
    }
    Ok(response)
}

/// Keeps an answer. What was done stays done when that fails.
async fn store_response(app: &App, key: &Arc<IdempotencyKey>, response: Response) -> Result<Response> {
    let (parts, body) = response.into_parts();
    let bytes = to_bytes(body, usize::MAX)
        .await
        .map_err(|error| Error::fault("reading an answer", error))?;
    let answered = (parts.status.as_u16(), String::from_utf8_lossy(&bytes).into_owned());
    if let Err(error) = app.engine.keep_answer(key, answered).await {
        tracing::warn!(%error, "an answer could not be kept under its key");
    }
    Ok(Response::from_parts(parts, Body::from(bytes)))
}

fn replay(answered: engine::Answered) -> Response {
    let (status, text) = answered;
    response::json(StatusCode::from_u16(status).unwrap_or(StatusCode::OK), text)
}
