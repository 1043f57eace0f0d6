//! The caller's own account (`wire.md` §4.2).

use std::sync::Arc;

use accounts::{Fresh, Signed, model};
use axum::Extension;
use axum::extract::State;
use axum::http::StatusCode;
use schema::{Document, Result};
use serde_json::Value as Json;

use crate::app::App;
use crate::gate::call::{Call, Called};
use crate::gate::caller::Caller;
use crate::wire::answer::{Answer, json, value};
use crate::wire::body::{Body, invalid};
use crate::wire::id;

/// The signed-in caller; keys and guests have no account.
pub fn signed(call: &Call) -> Result<&Arc<Signed>> {
    match &call.caller {
        Caller::Account(signed, _) => Ok(signed),
        _ => Err(call.missing("account")),
    }
}

/// GET /account.
pub async fn get(Extension(call): Called) -> Answer {
    Ok(account(&signed(&call)?.account))
}

/// POST /account: registers, open to guests. Does not sign in.
pub async fn create(State(app): State<App>, body: Body) -> Answer {
    let chosen = id::chosen("userId", body.text("userId")?)?;
    let name = body.optional_text("name")?.unwrap_or_default().to_owned();
    let fresh = Fresh {
        id: chosen.unwrap_or_default(),
        email: body.text("email")?.to_owned(),
        name,
        ..Fresh::default()
    };
    let made = app.accounts.register(fresh, body.text("password")?.to_owned()).await?;
    Ok(json(StatusCode::CREATED, model(&made).to_string()))
}

/// PATCH /account/name.
pub async fn rename(State(app): State<App>, Extension(call): Called, body: Body) -> Answer {
    Ok(account(
        &app.accounts
            .set_name(signed(&call)?, body.text("name")?.to_owned())
            .await?,
    ))
}

/// PATCH /account/password: the old one is needed.
pub async fn change_password(State(app): State<App>, Extension(call): Called, body: Body) -> Answer {
    let signed = signed(&call)?;
    let old = body.optional_text("oldPassword")?.unwrap_or_default().to_owned();
    Ok(account(
        &app.accounts
            .change_password(signed, body.text("password")?.to_owned(), old)
            .await?,
    ))
}

/// GET /account/prefs: the bare object.
pub async fn prefs(Extension(call): Called) -> Answer {
    Ok(value(&signed(&call)?.prefs()))
}

/// PATCH /account/prefs: replaces the whole object, answers the account.
pub async fn set_prefs(State(app): State<App>, Extension(call): Called, mut body: Body) -> Answer {
    let signed = signed(&call)?;
    let prefs = body.object("prefs")?.ok_or_else(|| invalid("prefs", "an object"))?;
    Ok(account(&app.accounts.set_prefs(signed, Json::Object(prefs)).await?))
}

/// An account as the protocol shows it.
pub fn account(account: &Document) -> axum::response::Response {
    value(&model(account))
}
