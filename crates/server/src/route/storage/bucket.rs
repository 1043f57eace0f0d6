//! The declared buckets: for keys, read only.

use axum::Extension;
use axum::extract::{Path, State};
use engine::files::Bucket;
use serde_json::{Value as Json, json};

use super::scope::FileScope;
use crate::app::App;
use crate::gate::call::Called;
use crate::wire::response::{Answer, value};

/// Declarations have no date of their own; the protocol wants one.
const DECLARED: &str = "1970-01-01T00:00:00.000+00:00";

/// GET /storage/buckets.
pub async fn list(State(app): State<App>, Extension(call): Called) -> Answer {
    FileScope::ReadBuckets.is_needed_of_a_key(&call)?;
    let (looks, kept) = (app.engine.has_antivirus()?, app.engine.files_by_bucket().await?);
    let size = |one: &Bucket| kept.get(one.id).map_or(0, |kept| kept.bytes);
    let buckets = app.engine.buckets()?.iter().map(|one| model(one, looks, size(one)));
    let buckets: Vec<Json> = buckets.collect();
    Ok(value(&json!({"total": buckets.len(), "buckets": buckets})))
}

/// GET /storage/buckets/{id}.
pub async fn get(State(app): State<App>, Extension(call): Called, Path(bucket): Path<String>) -> Answer {
    FileScope::ReadBuckets.is_needed_of_a_key(&call)?;
    let bucket = app.engine.bucket(&bucket)?;
    let kept = app.engine.files_by_bucket().await?;
    let size = kept.get(bucket.id).map_or(0, |kept| kept.bytes);
    Ok(value(&model(bucket, app.engine.has_antivirus()?, size)))
}

fn model(bucket: &Bucket, looks_for_viruses: bool, size: u64) -> Json {
    json!({"$id": bucket.id, "$createdAt": DECLARED, "$updatedAt": DECLARED, "$permissions": [], "fileSecurity": false,
        "name": bucket.name.en, "description": "", "enabled": true, "maximumFileSize": bucket.most(),
        "allowedFileExtensions": bucket.endings(), "compression": "none", "encryption": false, "antivirus": looks_for_viruses,
        "transformations": true, "stripMetadata": true, "totalSize": size})
}
