//! GET /v1/openapi.json: the calls as an OpenAPI document, public as documentation is.

use axum::extract::State;

use crate::app::App;
use crate::description;
use crate::wire::response::{Answer, value};

/// The document.
pub async fn document(State(_): State<App>) -> Answer {
    Ok(value(&description::openapi()))
}
