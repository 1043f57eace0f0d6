//! One document at a time, in both spellings (`docs/protocol.md` §5.2).

use axum::Extension;
use axum::extract::{Path, State};
use axum::http::{Method, StatusCode};
use engine::{Increment, New, Spelling};
use schema::{Collection, Result, WireQuery, error_codes, expected};
use serde_json::{Map, Value as Json};

use super::bulk;
use crate::app::App;
use crate::gate::call::{Call, Called, Verb};
use crate::gate::scope::Scope;
use crate::wire::body::{Body, invalid};
use crate::wire::response::{Answer, Failure, json, no_content};
use crate::wire::{id, permission};

/// Database and collection, as they stand in a path.
pub type CollectionPath = Path<(String, String)>;
/// Database, collection and document.
pub type DocumentPath = Path<(String, String, String)>;

/// The collection, when the caller may come near it.
pub fn resolve_collection(
    app: &App,
    call: &Call,
    scope: Scope,
    database: &str,
    collection: &str,
) -> Result<&'static Collection> {
    call.needs(scope)?;
    app.engine.collection(database, collection)
}

/// The queries of a query string.
pub fn queries(call: &Call) -> Result<Vec<WireQuery>> {
    WireQuery::read_all(&call.params.all("queries"))
}

/// GET: a page.
pub async fn list(
    State(app): State<App>,
    Extension(call): Called,
    Path((database, collection)): CollectionPath,
) -> Answer {
    let of = resolve_collection(&app, &call, Scope::ReadDocuments, &database, &collection)?;
    no_transaction(call.params.get("transactionId"))?;
    let is_counted = call.params.flag("total", true)?;
    let body = app.engine.list(&call.ctx(), of, &queries(&call)?, is_counted).await?;
    Ok(json(StatusCode::OK, body))
}

/// POST: one document, or several by key.
pub async fn create(
    State(app): State<App>,
    Extension(call): Called,
    Path((database, collection)): CollectionPath,
    mut body: Body,
) -> Answer {
    let of = resolve_collection(&app, &call, Scope::WriteDocuments, &database, &collection)?;
    check(&call, &body)?;
    if body.0.get(plural(call.spelling)).is_some_and(|list| !list.is_null()) {
        return bulk::create(&app, &call, of, &mut body).await;
    }
    let id = id::requested_id(id_name(call.spelling), body.text(id_name(call.spelling))?)?;
    let data = body.object("data")?.ok_or(error_codes::MISSING_DATA)?;
    let written = app.engine.create(&call.ctx(), of, New { id, data }).await?;
    Ok(json(StatusCode::CREATED, written))
}

/// GET: one document.
pub async fn get(
    State(app): State<App>,
    Extension(call): Called,
    Path((database, collection, id)): DocumentPath,
) -> Answer {
    let of = resolve_collection(&app, &call, Scope::ReadDocuments, &database, &collection)?;
    no_transaction(call.params.get("transactionId"))?;
    let id = id::stored_id(of.id, &Method::GET, &id)?;
    let body = app.engine.get(&call.ctx(), of, id, &queries(&call)?).await?;
    Ok(json(StatusCode::OK, body))
}

/// PATCH: merges attributes.
pub async fn update(
    State(app): State<App>,
    Extension(call): Called,
    Path((database, collection, id)): DocumentPath,
    mut body: Body,
) -> Answer {
    let of = resolve_collection(&app, &call, Scope::WriteDocuments, &database, &collection)?;
    let id = id::stored_id(of.id, &Method::PATCH, &id)?;
    check(&call, &body)?;
    let data = payload(&mut body)?;
    let written = app
        .engine
        .update(&call.ctx(), of, id, data, last_seen_timestamp(&call)?)
        .await?;
    Ok(json(StatusCode::OK, written))
}

/// PUT: creates with that id, or merges.
pub async fn upsert(
    State(app): State<App>,
    Extension(call): Called,
    Path((database, collection, id)): DocumentPath,
    mut body: Body,
) -> Answer {
    let of = resolve_collection(&app, &call, Scope::WriteDocuments, &database, &collection)?;
    let id = id::stored_id(of.id, &Method::PUT, &id)?;
    id::requested_id(id_name(call.spelling), id)?;
    check(&call, &body)?;
    let data = payload(&mut body)?;
    let written = app
        .engine
        .upsert(&call.ctx(), of, id, data, last_seen_timestamp(&call)?)
        .await?;
    Ok(json(StatusCode::OK, written))
}

/// DELETE: to the trash.
pub async fn delete(
    State(app): State<App>,
    Extension(call): Called,
    Path((database, collection, id)): DocumentPath,
    body: Body,
) -> Answer {
    let of = resolve_collection(&app, &call, Scope::WriteDocuments, &database, &collection)?;
    let id = id::stored_id(of.id, &Method::DELETE, &id)?;
    no_transaction(body.optional_text("transactionId")?)?;
    app.engine
        .delete(&call.ctx(), of, id, last_seen_timestamp(&call)?)
        .await?;
    Ok(no_content())
}

/// PATCH …/increment and …/decrement: one number.
pub async fn increment(
    state: State<App>,
    call: Called,
    path: Path<(String, String, String, String)>,
    body: Body,
) -> Answer {
    step(state, call, path, body, true).await
}

/// PATCH …/decrement.
pub async fn decrement(
    state: State<App>,
    call: Called,
    path: Path<(String, String, String, String)>,
    body: Body,
) -> Answer {
    step(state, call, path, body, false).await
}

async fn step(
    State(app): State<App>,
    Extension(call): Called,
    Path((database, collection, id, attribute)): Path<(String, String, String, String)>,
    body: Body,
    is_up: bool,
) -> Answer {
    let of = resolve_collection(&app, &call, Scope::WriteDocuments, &database, &collection)?;
    let id = id::stored_id(of.id, &Method::PATCH, &id)?;
    no_transaction(body.optional_text("transactionId")?)?;
    let number = |name: &str| match body.0.get(name) {
        None | Some(Json::Null) => Ok(None),
        Some(number @ Json::Number(_)) => Ok(Some(number.clone())),
        Some(_) => Err(invalid(name, expected::NUMBER)),
    };
    let by = number("value")?.unwrap_or_else(|| Json::from(1));
    if by.as_f64() == Some(0.0) {
        return Err(invalid("value", expected::NOT_ZERO).into());
    }
    let step = Increment {
        by,
        bound: number(if is_up { "max" } else { "min" })?,
        is_up,
    };
    let written = app.engine.increment(&call.ctx(), of, id, &attribute, step).await?;
    Ok(json(StatusCode::OK, written))
}

/// A call whose id is empty: `…/documents/`.
pub async fn without_id(Path((_, collection)): CollectionPath, Verb(method): Verb) -> Answer {
    Err(Failure::from(id::missing_id(&collection, &method)))
}

/// The name of a new document's id.
pub fn id_name(spelling: Spelling) -> &'static str {
    match spelling {
        Spelling::Documents => "documentId",
        Spelling::Rows => "rowId",
    }
}

/// The name of a list of documents.
pub fn plural(spelling: Spelling) -> &'static str {
    match spelling {
        Spelling::Documents => "documents",
        Spelling::Rows => "rows",
    }
}

/// Permissions are checked for form and then ignored; a guest has none to give. Transactions are not offered.
pub fn check(call: &Call, body: &Body) -> Result<()> {
    permission::check(&body.0)?;
    let gives = body
        .0
        .get("permissions")
        .and_then(Json::as_array)
        .is_some_and(|list| !list.is_empty());
    if gives && call.caller.is_guest() {
        return Err(error_codes::UNAUTHORIZED.into());
    }
    no_transaction(body.optional_text("transactionId")?)
}

fn no_transaction(id: Option<&str>) -> Result<()> {
    match id {
        None | Some("") => Ok(()),
        Some(_) => Err(error_codes::NOT_IMPLEMENTED.into()),
    }
}

/// The data of an update; permissions alone change nothing, and neither of them is a mistake.
fn payload(body: &mut Body) -> Result<Map<String, Json>> {
    match body.object("data")? {
        Some(data) if !data.is_empty() => Ok(data),
        _ if body.0.get("permissions").is_some_and(|list| !list.is_null()) => Ok(Map::new()),
        _ => Err(error_codes::MISSING_PAYLOAD.into()),
    }
}

/// `X-Appwrite-Timestamp` in the form that documents carry.
pub fn last_seen_timestamp(call: &Call) -> Result<Option<String>> {
    let read = |text: &String| {
        let at: jiff::Timestamp = text
            .parse()
            .map_err(|_| invalid("X-Appwrite-Timestamp", expected::INSTANT))?;
        Ok(schema::wire_instant(at))
    };
    call.seen.as_ref().map(read).transpose()
}
