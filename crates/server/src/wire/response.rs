//! Answers: JSON, nothing, text, and what became of a refusal on its way to the caller.

use std::sync::Arc;

use axum::body::Body;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use schema::{Error, ErrorCode, Rejection};

/// What a handler gives.
pub type Answer = Result<Response, Failure>;

/// The content type of every JSON answer; the client libraries look for `application/json` inside.
pub const JSON: HeaderValue = HeaderValue::from_static("application/json; charset=utf-8");
const TEXT: HeaderValue = HeaderValue::from_static("text/plain; charset=utf-8");

/// A JSON body that is already written.
pub fn json(status: StatusCode, body: impl Into<Body>) -> Response {
    let mut response = Response::new(body.into());
    *response.status_mut() = status;
    response.headers_mut().insert(header::CONTENT_TYPE, JSON);
    response
}

/// A JSON value, 200.
pub fn value(value: &serde_json::Value) -> Response {
    json(StatusCode::OK, value.to_string())
}

/// Nothing: 204, with a content type that is not JSON because the client libraries need one.
pub fn no_content() -> Response {
    let mut response = text("");
    *response.status_mut() = StatusCode::NO_CONTENT;
    response
}

/// Plain text, 200.
pub fn text(text: &'static str) -> Response {
    let mut response = Response::new(Body::from(text));
    response.headers_mut().insert(header::CONTENT_TYPE, TEXT);
    response
}

/// A refusal or a fault. It travels as an extension of an empty response; the gate writes its body, because only the
/// gate knows the caller's language and spelling.
#[derive(Debug)]
pub struct Failure(pub Error);

/// The failure inside a response.
#[derive(Clone)]
pub struct Failed(pub Arc<Error>);

impl Failed {
    /// Whether the call was refused and changed nothing: not where it failed, nor where nobody knows.
    pub fn is_refusal(&self) -> bool {
        self.0.rejection().is_some_and(|rejection| rejection.kind.status < 500)
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::INTERNAL_SERVER_ERROR;
        response.extensions_mut().insert(Failed(Arc::new(self.0)));
        response
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        Failure(error)
    }
}

impl From<Rejection> for Failure {
    fn from(rejection: Rejection) -> Self {
        Failure(rejection.into())
    }
}

impl From<ErrorCode> for Failure {
    fn from(kind: ErrorCode) -> Self {
        Failure(kind.into())
    }
}
