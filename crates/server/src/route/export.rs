//! All filtered documents of a list as a file.

use axum::Extension;
use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::{HeaderValue, header};
use axum::response::Response;
use engine::{Export, Format, LabelSize};
use schema::{Lang, Result, error_codes, expected};

use super::document::{queries, resolve_collection};
use crate::app::App;
use crate::gate::call::{Call, Called};
use crate::gate::concurrency::{ConcurrencyGuard, EXPORTS};
use crate::gate::scope::Scope;
use crate::wire::body::invalid;
use crate::wire::response::Answer;

/// GET …/documents/export?format=csv|xlsx|pdf|labels&columns=a,b&lang=fr: the rows and fields that the caller may read. Labels are of
/// `size=64x35`, `38x21` or `50x30`.
pub async fn export(
    State(app): State<App>,
    Extension(call): Called,
    Path((database, collection)): Path<(String, String)>,
) -> Answer {
    let of = resolve_collection(&app, &call, Scope::ReadDocuments, &database, &collection)?;
    let format = match call.params.get("format").unwrap_or("csv") {
        "csv" => Format::CSV,
        "xlsx" => Format::XLSX,
        "pdf" => Format::Pdf,
        "labels" => Format::Labels(label_size(&call)?),
        _ => return Err(invalid("format", expected::SHEET).into()),
    };
    let mut ctx = call.ctx();
    if let Some(lang) = call.params.get("lang") {
        ctx.lang = Lang::read(lang).ok_or_else(|| invalid("lang", expected::LANGUAGE))?;
    }
    let columns = call.params.get("columns").unwrap_or_default();
    let columns = columns
        .split(',')
        .map(str::trim)
        .filter(|name| !name.is_empty())
        .map(str::to_owned)
        .collect();
    let _running = begin_export(&app, &call)?;
    let export = app.engine.export(&ctx, of, &queries(&call)?, columns, format).await?;
    Ok(attachment(export))
}

/// The size of labels that is asked for, the largest unless it is said.
fn label_size(call: &Call) -> Result<LabelSize> {
    let word = call.params.get("size").unwrap_or("64x35");
    LabelSize::read(word).ok_or_else(|| invalid("size", expected::one_of("64x35, 38x21, 50x30")))
}

/// Notes that the caller exports until it is dropped; one too many is refused.
fn begin_export<'a>(app: &'a App, call: &Call) -> Result<Option<ConcurrencyGuard<'a>>> {
    if !app.config.rate_limits || call.caller.is_key() {
        return Ok(None);
    }
    let running = app.exports.begin(call.caller.name(), EXPORTS);
    running.map(Some).ok_or_else(|| error_codes::TOO_MANY_WAITING.into())
}

/// A file to be kept, which nobody else may keep.
pub(super) fn attachment(export: Export) -> Response {
    let size = export.body.size();
    let mut response = Response::new(Body::from_stream(export.body.stream()));
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_LENGTH, HeaderValue::from(size));
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(export.mime));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-store"));
    if let Ok(name) = HeaderValue::from_str(&format!("attachment; filename=\"{}\"", export.name)) {
        headers.insert(header::CONTENT_DISPOSITION, name);
    }
    response
}
