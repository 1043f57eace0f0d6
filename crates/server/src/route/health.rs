//! Whether the server lives: for people, for machines, and for keys (`wire.md` §8).

use std::time::Instant;

use axum::Extension;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use serde_json::json;

use crate::app::App;
use crate::gate::call::Called;
use crate::gate::scope::Scope;
use crate::wire::answer::{self, Answer, text, value};

/// GET /v1/ping.
pub async fn ping() -> Answer {
    Ok(text("Pong!"))
}

/// GET /status, outside the protocol and open to all: passes when the store answers.
pub async fn status(State(app): State<App>) -> Response {
    let began = Instant::now();
    let is_well = app.engine.look(|_| Ok(())).await.is_ok();
    let ping = u64::try_from(began.elapsed().as_millis()).unwrap_or(u64::MAX);
    let (status, word) = if is_well {
        (StatusCode::OK, "pass")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "fail")
    };
    answer::json(
        status,
        json!({"status": word, "name": "diwan", "ping": ping}).to_string(),
    )
}

/// GET /v1/health, for keys.
pub async fn health(Extension(call): Called) -> Answer {
    call.needs_key(Scope::ReadHealth)?;
    Ok(value(&json!({"name": "http", "status": "pass", "ping": 0})))
}
