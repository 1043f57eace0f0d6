//! POST /api/qr/generate: a code that leads to the page of an authentic document. The address is that of the specification.

use axum::Extension;
use axum::extract::State;
use axum::http::StatusCode;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use platform::papers::authentic_document::qr;
use serde_json::json;

use crate::app::App;
use crate::gate::call::Called;
use crate::gate::scope::Scope;
use crate::wire::body::Body;
use crate::wire::response::{self, Answer};

/// Width of the picture in pixels, and of its quiet zone in modules (ISO/IEC 18004 asks for four).
const SIZE: u32 = 400;
const MARGIN: u32 = 4;

/// POST: `{numSerie, fullName}` → `{qrCode, doc_id}`; the same pair has the same document.
pub async fn generate(State(app): State<App>, Extension(call): Called, body: Body) -> Answer {
    if call.caller.is_guest() {
        return Err(call.missing_scope("documents.write").into());
    }
    call.needs(Scope::WriteDocuments)?;
    let text = |name| body.optional_text(name).map(Option::unwrap_or_default);
    let (number, name) = (text("numSerie")?, text("fullName")?);
    let id = qr::document(&app.accounts, &call.ctx(), number, name).await?;
    qr_response(&app, &id)
}

fn qr_response(app: &App, id: &str) -> Answer {
    let page = format!("{}/verify/{id}", app.home().unwrap_or_default());
    let picture = engine::qr::png(&page, SIZE, MARGIN).map_err(|error| {
        tracing::error!(%error, id, "drawing a QR code");
        qr::FAILED
    })?;
    let body = json!({"qrCode": STANDARD.encode(picture), "doc_id": id});
    Ok(response::json(StatusCode::OK, body.to_string()))
}
