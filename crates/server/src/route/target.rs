//! Push targets of the caller (`docs/protocol.md` §4.5). Delivery is another matter.

use accounts::target::NewTarget;
use axum::Extension;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use schema::{Result, expected};

use super::account::require_signed_in;
use crate::app::App;
use crate::gate::call::Called;
use crate::wire::body::{Body, invalid};
use crate::wire::id;
use crate::wire::response::{Answer, json, no_content, value};

/// Longest identifier of a device, in characters.
const LONGEST: usize = 2048;

/// POST /account/targets/push: registers a device.
pub async fn create(State(app): State<App>, Extension(call): Called, body: Body) -> Answer {
    let signed = require_signed_in(&call)?;
    let new = NewTarget {
        id: id::requested_id("targetId", body.text("targetId")?)?.unwrap_or_default(),
        identifier: identifier(&body)?,
        provider: provider(&body)?,
    };
    let target = app.accounts.add_target(signed, new, call.device()).await?;
    Ok(json(StatusCode::CREATED, target.to_string()))
}

/// PUT /account/targets/{id}/push: gives it another identifier.
pub async fn update(State(app): State<App>, Extension(call): Called, Path(id): Path<String>, body: Body) -> Answer {
    let signed = require_signed_in(&call)?;
    let identifier = identifier(&body)?;
    Ok(value(&app.accounts.change_target(signed, id, identifier).await?))
}

/// DELETE /account/targets/{id}/push: forgets it.
pub async fn delete(State(app): State<App>, Extension(call): Called, Path(id): Path<String>) -> Answer {
    app.accounts.remove_target(require_signed_in(&call)?, id).await?;
    Ok(no_content())
}

/// An id, or none.
fn provider(body: &Body) -> Result<String> {
    match body.optional_text("providerId")?.filter(|id| !id.is_empty()) {
        Some(given) => Ok(id::requested_id("providerId", given)?.unwrap_or_default()),
        None => Ok(String::new()),
    }
}

fn identifier(body: &Body) -> Result<String> {
    let text = body.text("identifier")?;
    if text.is_empty() || text.chars().count() > LONGEST {
        return Err(invalid("identifier", expected::characters(1, LONGEST)));
    }
    Ok(text.to_owned())
}
