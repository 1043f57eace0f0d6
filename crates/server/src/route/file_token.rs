//! Links to files, for holders of keys (`wire.md` §9). None are made yet: people open files as themselves.

use axum::Extension;
use axum::extract::{Path, State};
use schema::refusal;
use serde_json::json;

use crate::app::App;
use crate::gate::call::Called;
use crate::gate::scope::Scope;
use crate::wire::answer::{Answer, value};

/// GET /tokens/{id}.
pub async fn get(Extension(call): Called) -> Answer {
    call.needs_key(Scope::ReadTokens)?;
    Err(refusal::TOKEN_NOT_FOUND.into())
}

/// PATCH and DELETE /tokens/{id}.
pub async fn change(Extension(call): Called) -> Answer {
    call.needs_key(Scope::WriteTokens)?;
    Err(refusal::TOKEN_NOT_FOUND.into())
}

/// GET /tokens/buckets/{bucket}/files/{file}: there are none.
pub async fn list(
    State(app): State<App>,
    Extension(call): Called,
    Path((bucket, _)): Path<(String, String)>,
) -> Answer {
    call.needs_key(Scope::ReadTokens)?;
    app.engine.bucket(&bucket)?;
    Ok(value(&json!({"total": 0, "tokens": []})))
}

/// POST /tokens/buckets/{bucket}/files/{file}.
pub async fn create(
    State(app): State<App>,
    Extension(call): Called,
    Path((bucket, _)): Path<(String, String)>,
) -> Answer {
    call.needs_key(Scope::WriteTokens)?;
    app.engine.bucket(&bucket)?;
    Err(refusal::NOT_IMPLEMENTED.into())
}
