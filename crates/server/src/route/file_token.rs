//! Links to files, for holders of keys (`docs/protocol.md` §9): people open files as themselves.

use axum::Extension;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use schema::{Instant, Result, expected, read_instant};
use serde_json::{Value as Json, json};

use super::identity::queries;
use super::storage::file::{FilePath, check_id};
use crate::app::App;
use crate::gate::call::Called;
use crate::gate::scope::Scope;
use crate::wire::body::{Body, invalid};
use crate::wire::response::{self, Answer, no_content, value};

/// GET /tokens/{id}.
pub async fn get(State(app): State<App>, Extension(call): Called, Path(id): Path<String>) -> Answer {
    call.needs_key(Scope::ReadTokens)?;
    let link = app.engine.file_link(&id).await?;
    Ok(value(&app.accounts.file_link_model(&link)?))
}

/// PATCH /tokens/{id}: until when it holds; for good when that is left out, as official servers have it.
pub async fn change(State(app): State<App>, Extension(call): Called, Path(id): Path<String>, body: Body) -> Answer {
    call.needs_key(Scope::WriteTokens)?;
    let link = app
        .engine
        .change_file_link(&call.ctx(), &id, until(&app, &body)?)
        .await?;
    Ok(value(&app.accounts.file_link_model(&link)?))
}

/// DELETE /tokens/{id}.
pub async fn delete(State(app): State<App>, Extension(call): Called, Path(id): Path<String>) -> Answer {
    call.needs_key(Scope::WriteTokens)?;
    app.engine.end_file_link(&call.ctx(), &id).await?;
    Ok(no_content())
}

/// GET /tokens/buckets/{bucket}/files/{file}.
pub async fn list(State(app): State<App>, Extension(call): Called, Path((bucket, file)): FilePath) -> Answer {
    call.needs_key(Scope::ReadTokens)?;
    let (bucket, file) = (app.engine.bucket(&bucket)?, check_id(&file)?);
    let (raws, is_counted) = (queries(&call)?, call.params.flag("total", true)?);
    let ctx = call.ctx();
    let (links, total) = app.engine.file_links(&ctx, bucket, file, &raws, is_counted).await?;
    let mut tokens: Vec<Json> = Vec::new();
    for link in &links {
        tokens.push(app.accounts.file_link_model(link)?);
    }
    Ok(value(&json!({"total": total, "tokens": tokens})))
}

/// POST /tokens/buckets/{bucket}/files/{file}.
pub async fn create(
    State(app): State<App>,
    Extension(call): Called,
    Path((bucket, file)): FilePath,
    body: Body,
) -> Answer {
    call.needs_key(Scope::WriteTokens)?;
    let (bucket, file) = (app.engine.bucket(&bucket)?, check_id(&file)?);
    let (ctx, until) = (call.ctx(), until(&app, &body)?);
    let link = app.engine.link_file(&ctx, bucket, file, until).await?;
    let model = app.accounts.file_link_model(&link)?;
    Ok(response::json(StatusCode::CREATED, model.to_string()))
}

/// A moment to come; none for good.
fn until(app: &App, body: &Body) -> Result<Option<Instant>> {
    let Some(text) = body.optional_text("expire")? else {
        return Ok(None);
    };
    let is_ahead = |end: &jiff::Timestamp| *end > app.engine.clock().now();
    let end = read_instant(text).filter(is_ahead);
    end.map(|end| Some(Instant(end)))
        .ok_or_else(|| invalid("expire", expected::FUTURE))
}
