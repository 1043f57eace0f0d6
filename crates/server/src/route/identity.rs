//! Identities: of the caller (`docs/protocol.md` §4.5), and of everybody for keys.

use axum::Extension;
use axum::extract::{Path, State};
use schema::WireQuery;

use super::account::require_signed_in;
use crate::app::App;
use crate::gate::call::Called;
use crate::gate::scope::Scope;
use crate::wire::response::{Answer, no_content, value};

/// GET /account/identities.
pub async fn list(State(app): State<App>, Extension(call): Called) -> Answer {
    let account = require_signed_in(&call)?.account.id.clone();
    let (queries, is_counted) = (queries(&call)?, call.params.flag("total", true)?);
    Ok(value(
        &app.accounts.identities(Some(account), &queries, is_counted).await?,
    ))
}

/// DELETE /account/identities/{id}.
pub async fn delete(State(app): State<App>, Extension(call): Called, Path(id): Path<String>) -> Answer {
    app.accounts
        .unlink_own(require_signed_in(&call)?, id, call.device())
        .await?;
    Ok(no_content())
}

/// GET /users/identities, for keys.
pub async fn list_all(State(app): State<App>, Extension(call): Called) -> Answer {
    call.needs_key(Scope::ReadUsers)?;
    let (queries, is_counted) = (queries(&call)?, call.params.flag("total", true)?);
    Ok(value(&app.accounts.identities(None, &queries, is_counted).await?))
}

/// DELETE /users/identities/{id}, for keys.
pub async fn delete_any(State(app): State<App>, Extension(call): Called, Path(id): Path<String>) -> Answer {
    call.needs_key(Scope::WriteUsers)?;
    app.accounts.unlink(&call.ctx(), None, id, call.device()).await?;
    Ok(no_content())
}

/// The queries of a call.
pub fn queries(call: &crate::gate::call::Call) -> schema::Result<Vec<WireQuery>> {
    WireQuery::read_all(&call.params.all("queries"))
}
