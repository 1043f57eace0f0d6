//! Several documents at a time, by key (`docs/protocol.md` §5.2, the K rows): one transaction, all or nothing.

use axum::Extension;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use engine::{Bulk, New};
use schema::{Collection, Result, WireQuery, expected};
use serde_json::Value as Json;

use super::document::{CollectionPath, check, plural, resolve_collection};
use crate::app::App;
use crate::gate::call::{Call, Called};
use crate::gate::scope::Scope;
use crate::wire::body::{Body, invalid};
use crate::wire::id;
use crate::wire::response::{Answer, json};

/// POST with a list: creates all.
pub async fn create(app: &App, call: &Call, of: &'static Collection, body: &mut Body) -> Answer {
    call.needs_key(Scope::WriteDocuments)?;
    let items = items(call, body)?;
    Ok(json(
        StatusCode::CREATED,
        app.engine.bulk(&call.ctx(), of, Bulk::Create(items)).await?,
    ))
}

/// PUT: creates or merges each.
pub async fn upsert(
    State(app): State<App>,
    Extension(call): Called,
    Path((database, collection)): CollectionPath,
    mut body: Body,
) -> Answer {
    let of = writable_collection(&app, &call, &database, &collection)?;
    check(&call, &body)?;
    let items = items(&call, &mut body)?;
    Ok(json(
        StatusCode::CREATED,
        app.engine.bulk(&call.ctx(), of, Bulk::Upsert(items)).await?,
    ))
}

/// PATCH: merges the data into all that match.
pub async fn update(
    State(app): State<App>,
    Extension(call): Called,
    Path((database, collection)): CollectionPath,
    mut body: Body,
) -> Answer {
    let of = writable_collection(&app, &call, &database, &collection)?;
    check(&call, &body)?;
    let raws = queries(&call, &body)?;
    let data = body.object("data")?.unwrap_or_default();
    Ok(json(
        StatusCode::OK,
        app.engine.bulk(&call.ctx(), of, Bulk::Update(data, raws)).await?,
    ))
}

/// DELETE: deletes all that match.
pub async fn delete(
    State(app): State<App>,
    Extension(call): Called,
    Path((database, collection)): CollectionPath,
    body: Body,
) -> Answer {
    let of = writable_collection(&app, &call, &database, &collection)?;
    let raws = queries(&call, &body)?;
    Ok(json(
        StatusCode::OK,
        app.engine.bulk(&call.ctx(), of, Bulk::Delete(raws)).await?,
    ))
}

fn writable_collection(app: &App, call: &Call, database: &str, collection: &str) -> Result<&'static Collection> {
    call.needs_key(Scope::WriteDocuments)?;
    resolve_collection(app, call, Scope::WriteDocuments, database, collection)
}

/// Queries stand in the body, or in the query string.
fn queries(call: &Call, body: &Body) -> Result<Vec<WireQuery>> {
    let texts = body.queries()?;
    if texts.is_empty() {
        WireQuery::read_all(&call.params.all("queries"))
    } else {
        WireQuery::read_all(&texts)
    }
}

fn items(call: &Call, body: &mut Body) -> Result<Vec<New>> {
    let name = plural(call.spelling);
    let Some(Json::Array(list)) = body.0.remove(name) else {
        return Err(invalid(name, expected::OBJECTS));
    };
    let item = |one: Json| match one {
        Json::Object(data) => {
            let id = data
                .get("$id")
                .and_then(Json::as_str)
                .map(|id| id::requested_id("$id", id))
                .transpose()?
                .flatten();
            Ok(New { id, data })
        }
        _ => Err(invalid(name, expected::OBJECTS)),
    };
    list.into_iter().map(item).collect()
}
