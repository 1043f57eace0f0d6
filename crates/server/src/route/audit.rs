//! What happened: the history of a document, the changes of the house, and what was deleted.

use axum::Extension;
use axum::extract::{Path, State};
use axum::http::Method;
use schema::{Result, expected};

use super::document::{DocumentPath, resolve_collection};
use crate::app::App;
use crate::gate::call::{Call, Called};
use crate::gate::scope::Scope;
use crate::wire::body::invalid;
use crate::wire::id;
use crate::wire::response::{Answer, value};

/// Greatest number of entries in one answer.
const MOST: i64 = 200;
/// Entries in an answer when the caller does not say.
const USUAL: i64 = 25;

/// GET …/documents/{id}/history: newest first.
pub async fn history(
    State(app): State<App>,
    Extension(call): Called,
    Path((database, collection, id)): DocumentPath,
) -> Answer {
    let of = resolve_collection(&app, &call, Scope::ReadDocuments, &database, &collection)?;
    let id = id::stored_id(of.id, &Method::GET, &id)?;
    let (before, limit) = page(&call)?;
    Ok(value(&app.engine.history(&call.ctx(), of, id, before, limit).await?))
}

/// GET /v1/changes: what changed lately among what the caller may read.
pub async fn changes(State(app): State<App>, Extension(call): Called) -> Answer {
    call.needs(Scope::ReadDocuments)?;
    let (before, limit) = page(&call)?;
    let limit = usize::try_from(limit).unwrap_or(usize::MAX);
    Ok(value(&app.engine.changes(&call.ctx(), before, limit).await?))
}

/// GET /v1/trash: what was deleted, for administrators.
pub async fn trash(State(app): State<App>, Extension(call): Called) -> Answer {
    call.needs(Scope::ReadDocuments)?;
    let (before, limit) = page(&call)?;
    Ok(value(&app.engine.trash(&call.ctx(), before, limit).await?))
}

/// `before` (a sequence number) and `limit`.
fn page(call: &Call) -> Result<(Option<i64>, u64)> {
    let limit = call.params.number("limit")?.unwrap_or(USUAL);
    let limit = u64::try_from(limit)
        .ok()
        .filter(|limit| (1..=MOST.unsigned_abs()).contains(limit));
    Ok((
        call.params.number("before")?,
        limit.ok_or_else(|| invalid("limit", expected::between(1, MOST)))?,
    ))
}
