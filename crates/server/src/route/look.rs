//! Looks across collections: what the caller may do, reports, and the search of the top bar.

use axum::Extension;
use axum::extract::{Path, State};
use platform::people::user::{EMAIL, USERNAME, USERS};
use schema::{Result, error_codes};
use serde_json::{Value as Json, json};

use crate::app::App;
use crate::gate::call::Called;
use crate::gate::scope::Scope;
use crate::route::document::queries;
use crate::wire::answer::{Answer, value};

/// GET /v1/rights: what the caller may see and do.
pub async fn rights(State(app): State<App>, Extension(call): Called) -> Answer {
    let rights = call.caller.rights();
    if call.caller.is_guest() {
        return Err(call.missing("account").into());
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

/// GET /v1/reports/{name}: counts and sums, over what the `queries` filter.
pub async fn report(State(app): State<App>, Extension(call): Called, Path(name): Path<String>) -> Answer {
    call.needs(Scope::ReadDocuments)?;
    Ok(value(&app.engine.report(&call.ask(), &name, &queries(&call)?).await?))
}

/// GET /v1/search?q=: people and units by name or number.
pub async fn search(State(app): State<App>, Extension(call): Called) -> Answer {
    call.needs(Scope::ReadDocuments)?;
    Ok(value(
        &app.engine
            .search(&call.ask(), call.params.get("q").unwrap_or_default())
            .await?,
    ))
}
