//! What the caller may see and do.

use axum::Extension;
use axum::extract::State;
use platform::people::user::{EMAIL, USERNAME, USERS};
use schema::{Result, error_codes};
use serde_json::{Value as Json, json};

use crate::app::App;
use crate::gate::call::Called;
use crate::wire::response::{Answer, value};

/// GET /v1/rights: what the caller may see and do.
pub async fn rights(State(app): State<App>, Extension(call): Called) -> Answer {
    let rights = call.caller.rights();
    if call.caller.is_guest() {
        return Err(call.missing_scope("account").into());
    }
    if !rights.is_user && !rights.is_key {
        return Err(error_codes::NO_USER.into());
    }
    let mut page = app.engine.rights_page(&rights);
    page.insert("profile".to_owned(), profile(&app, rights.user.clone()).await?);
    Ok(value(&page.into()))
}

/// The caller's row of `users`, as far as a greeting needs it; keys have none.
async fn profile(app: &App, user: Option<String>) -> Result<Json> {
    let Some(id) = user else { return Ok(Json::Null) };
    let row = app.engine.read(move |cx| cx.need(&USERS, &id)).await?;
    Ok(json!({"$id": row.id, "username": row.get(USERNAME), "email": row.get(EMAIL)}))
}
