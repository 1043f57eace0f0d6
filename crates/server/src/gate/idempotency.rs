//! A POST that is sent twice under one `Idempotency-Key` is done once (`wire.md` §5.7).
//!
//! Only answers of success are kept: a refused call changed nothing and may be tried again.

use axum::body::{Body, to_bytes};
use axum::extract::Request;
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use schema::{Result, expected, refusal};

use super::call::{Call, text};
use crate::app::App;
use crate::route::action::FORM_LIMIT;
use crate::wire::answer::{self, Failure};
use crate::wire::body::invalid;

const KEY: &str = "idempotency-key";
/// Greatest length of a key, in bytes.
const LONGEST: usize = 128;

/// Calls that take or tell secrets: cookies, tokens, passwords shown once. Neither their answers nor the hashes of their
/// bodies are kept, so they are done as often as they are sent.
const SECRET: &[&str] = &[
    "/v1/account",
    "/v1/users",
    "/v1/tokens",
    "/v1/actions/users.invite",
    "/v1/actions/users.resetPassword",
];

/// Whether the call wants to be done once, and may be.
pub fn is_asked(request: &Request) -> bool {
    let path = request.uri().path();
    request.headers().contains_key(KEY) && !SECRET.iter().any(|secret| path.starts_with(secret))
}

/// Runs the call, or gives the answer it had.
pub async fn run(app: &App, call: &Call, request: Request, next: Next) -> Response {
    match once(app, call, request, next).await {
        Ok(response) => response,
        Err(error) => Failure(error).into_response(),
    }
}

async fn once(app: &App, call: &Call, request: Request, next: Next) -> Result<Response> {
    let key = text(request.headers(), KEY).unwrap_or_default().to_owned();
    if key.is_empty() || key.len() > LONGEST {
        return Err(invalid("Idempotency-Key", expected::characters(1, LONGEST)));
    }
    let route = request.uri().path().to_owned();
    let (parts, body) = request.into_parts();
    let body = to_bytes(body, FORM_LIMIT).await.map_err(|_| refusal::TOO_LARGE)?;
    let turn = match app.engine.once(&call.ask(), &route, (&key, &body)).await? {
        Ok(turn) => turn,
        Err((status, text)) => {
            let status = StatusCode::from_u16(status).unwrap_or(StatusCode::OK);
            return Ok(answer::json(status, text));
        }
    };
    let response = next.run(Request::from_parts(parts, Body::from(body))).await;
    if !response.status().is_success() {
        return Ok(response);
    }
    let (parts, body) = response.into_parts();
    let bytes = to_bytes(body, usize::MAX)
        .await
        .map_err(|error| schema::Error::fault("reading an answer", error))?;
    app.engine
        .answered(turn, parts.status.as_u16(), &String::from_utf8_lossy(&bytes))
        .await?;
    Ok(Response::from_parts(parts, Body::from(bytes)))
}
