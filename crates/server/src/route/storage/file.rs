//! Files as rows: list, get, rename, delete.

use axum::Extension;
use axum::extract::{Path, State};
use schema::printable::is_bidi_control;
use schema::{Result, WireQuery, error_codes, expected, is_id};
use serde_json::json;

use super::resolve_bucket;
use super::scope::FileScope;
use crate::app::App;
use crate::gate::call::Called;
use crate::route::document::queries;
use crate::wire::body::{Body, invalid};
use crate::wire::permission;
use crate::wire::response::{Answer, no_content, value};

/// Bucket and file, as they stand in a path.
pub type FilePath = Path<(String, String)>;

/// GET: a page.
pub async fn list(State(app): State<App>, Extension(call): Called, Path(bucket): Path<String>) -> Answer {
    let bucket = resolve_bucket(&app, &call, FileScope::Read, &bucket)?;
    let mut raws = queries(&call)?;
    if let Some(text) = call.params.get("search").filter(|text| !text.is_empty()) {
        raws.push(WireQuery::new("search", "name", vec![json!(text)]));
    }
    let is_counted = call.params.flag("total", true)?;
    Ok(value(
        &app.engine.list_files(&call.ctx(), bucket, raws, is_counted).await?,
    ))
}

/// GET: one file.
pub async fn get(State(app): State<App>, Extension(call): Called, Path((bucket, id)): FilePath) -> Answer {
    let bucket = resolve_bucket(&app, &call, FileScope::Read, &bucket)?;
    Ok(value(&app.engine.file(&call.ctx(), bucket, check_id(&id)?).await?))
}

/// PUT: another name.
pub async fn update(
    State(app): State<App>,
    Extension(call): Called,
    Path((bucket, id)): FilePath,
    body: Body,
) -> Answer {
    let bucket = resolve_bucket(&app, &call, FileScope::Write, &bucket)?;
    permission::check(&body.0)?;
    let name = body.optional_text("name")?.map(name).transpose()?;
    Ok(value(
        &app.engine
            .rename_file(&call.ctx(), bucket, check_id(&id)?, name)
            .await?,
    ))
}

/// DELETE: gone, with its bytes.
pub async fn delete(State(app): State<App>, Extension(call): Called, Path((bucket, id)): FilePath) -> Answer {
    let bucket = resolve_bucket(&app, &call, FileScope::Write, &bucket)?;
    app.engine.delete_file(&call.ctx(), bucket, check_id(&id)?).await?;
    Ok(no_content())
}

/// An id in a path.
pub fn check_id(id: &str) -> Result<&str> {
    if is_id(id) {
        Ok(id)
    } else {
        Err(error_codes::FILE_NOT_FOUND.into())
    }
}

/// The name of a file as it is kept: what a form escapes is read, whatever would break a line becomes a space, and what would
/// show it in another order than it has is left out.
pub fn name(given: &str) -> Result<String> {
    let read = given.replace("%22", "\"").replace("%0D", "\r").replace("%0A", "\n");
    let shown = read.chars().filter(|c| !is_bidi_control(*c));
    let plain: String = shown.map(|c| if c.is_control() { ' ' } else { c }).collect();
    let plain = plain.trim();
    if plain.is_empty() || plain.chars().count() > 255 {
        return Err(invalid("name", expected::characters(1, 255)));
    }
    Ok(plain.to_owned())
}
