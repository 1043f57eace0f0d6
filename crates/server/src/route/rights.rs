//! What the caller may see and do.

use axum::Extension;
use axum::extract::State;
use platform::open_place::open_places;
use platform::people::user::{EMAIL, USERNAME, USERS};
use schema::{Id, Result, error_codes};
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
    let (profile, places) = profile(&app, rights.user.clone()).await?;
    page.insert("profile".to_owned(), profile);
    page.insert("places".to_owned(), places);
    Ok(value(&page.into()))
}

/// The caller's row of `users`, as far as a greeting needs it, and the screens that are open to them by what they are; keys have
/// neither.
async fn profile(app: &App, user: Option<String>) -> Result<(Json, Json)> {
    let Some(id) = user else {
        return Ok((Json::Null, json!([])));
    };
    let read = move |cx: &engine::Cx<'_>| Ok((cx.need(&USERS, &id)?, open_places(cx, &Id(id.clone()))?));
    let (row, places) = app.engine.read(read).await?;
    Ok((
        json!({"$id": row.id, "username": row.get(USERNAME), "email": row.get(EMAIL)}),
        json!(places),
    ))
}
