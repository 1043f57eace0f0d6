//! Whether the server lives: for people, for machines, and for keys (`docs/protocol.md` §8).

use axum::Extension;
use axum::extract::State;
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::Response;
use engine::routine::clock_trust;
use platform::settings::clock;
use serde_json::json;

use crate::app::App;
use crate::gate::call::Called;
use crate::gate::caller;
use crate::gate::failure::VERSION;
use crate::gate::origin::{self, Origin};
use crate::gate::scope::Scope;
use crate::wire::response::{self, Answer, text, value};

/// GET /v1/ping.
pub async fn ping() -> Answer {
    Ok(text("Pong!"))
}

/// GET /status, outside the protocol and open to all, from any page that may call: `pass` when the store answers, else
/// `fail` and 503 within five seconds. Administrators and keys are told what hours are read by (ADR 5).
pub async fn status(State(app): State<App>, parts: Parts) -> Response {
    let beat = app.pulse.check(&app).await;
    let (status, word) = if beat.is_well {
        (StatusCode::OK, "pass")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "fail")
    };
    let mut body = json!({"status": word, "name": "diwan", "ping": beat.ping});
    if beat.is_well && is_administrator(&app, &parts).await {
        let today = schema::day_in_morocco(app.engine.clock().now());
        body["legalTime"] = clock::described(schema::legal_time(), today);
        body["clock"] = clock_trust::described(app.engine.clock_doubt());
    }
    open(&app, &parts, response::json(status, body.to_string()))
}

/// Whether an administrator or a key asks, as far as that can be told.
async fn is_administrator(app: &App, parts: &Parts) -> bool {
    let caller = caller::of(app, &parts.headers).await;
    caller.is_ok_and(|caller| caller.rights().is_admin || caller.is_key())
}

/// OPTIONS /status.
pub async fn preflight(State(app): State<App>, parts: Parts) -> Response {
    open(&app, &parts, origin::preflight())
}

/// Never kept, and readable by the pages that may call.
fn open(app: &App, parts: &Parts, mut response: Response) -> Response {
    Origin::of(&parts.headers, &app.config).mark(&mut response);
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    response
}

/// GET /v1/health, for keys.
pub async fn health(Extension(call): Called) -> Answer {
    call.needs_key(Scope::ReadHealth)?;
    Ok(value(&json!({"name": "http", "status": "pass", "ping": 0})))
}

/// GET /v1/health/version, open to all: what the official command line asks before anything else (`docs/protocol.md` §8).
pub async fn version() -> Answer {
    Ok(value(&json!({"version": VERSION})))
}
