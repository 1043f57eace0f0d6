//! Accounts, for holders of keys (`docs/protocol.md` §9). People manage users by the collection of that name.

use accounts::{NewUser, UserChange};
use axum::Extension;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use schema::{Result, expected};
use serde_json::{Value as Json, json};

use super::identity::queries;
use crate::app::App;
use crate::gate::call::{Call, Called};
use crate::gate::scope::Scope;
use crate::wire::body::{Body, invalid};
use crate::wire::response::{Answer, json as written, no_content, value};
use crate::wire::{id, paging};

/// GET /users.
pub async fn list(State(app): State<App>, Extension(call): Called) -> Answer {
    call.needs_key(Scope::ReadUsers)?;
    let (queries, is_counted) = (queries(&call)?, call.params.flag("total", true)?);
    let users = app
        .accounts
        .users(&queries, call.params.get("search"), is_counted)
        .await?;
    Ok(value(&users))
}

/// POST /users.
pub async fn create(State(app): State<App>, Extension(call): Called, body: Body) -> Answer {
    call.needs_key(Scope::WriteUsers)?;
    let new = NewUser {
        id: id::requested_id("userId", body.text("userId")?)?.unwrap_or_default(),
        email: body.text("email")?.to_owned(),
        phone: body.optional_text("phone")?.map(str::to_owned),
        password: body.optional_text("password")?.map(str::to_owned),
        name: body.optional_text("name")?.unwrap_or_default().to_owned(),
    };
    let made = app.accounts.create_user(&call.ctx(), new, call.visit(&app)).await?;
    let told = app.accounts.user_told(&made).await?;
    Ok(written(StatusCode::CREATED, told.to_string()))
}

/// GET /users/{id}.
pub async fn get(State(app): State<App>, Extension(call): Called, Path(id): Path<String>) -> Answer {
    call.needs_key(Scope::ReadUsers)?;
    let user = app.accounts.user(&id).await?;
    Ok(value(&app.accounts.user_told(&user).await?))
}

/// DELETE /users/{id}.
pub async fn delete(State(app): State<App>, Extension(call): Called, Path(id): Path<String>) -> Answer {
    call.needs_key(Scope::WriteUsers)?;
    app.accounts.remove_user(&call.ctx(), &id).await?;
    Ok(no_content())
}

/// PATCH /users/{id}/{part}: changes one thing.
pub async fn change(
    State(app): State<App>,
    Extension(call): Called,
    Path((id, part)): Path<(String, String)>,
    mut body: Body,
) -> Answer {
    call.needs_key(Scope::WriteUsers)?;
    let text = |name: &str| body.text(name).map(str::to_owned);
    let change = match part.as_str() {
        "name" => UserChange::Name(text("name")?),
        "email" => UserChange::Email(text("email")?),
        "phone" => UserChange::Phone(text("number")?),
        "password" => UserChange::Password(text("password")?),
        "status" => UserChange::Status(body.flag("status")?),
        "verification" => UserChange::EmailVerified(body.flag("emailVerification")?),
        "mfa" => UserChange::Mfa(body.flag("mfa")?),
        "prefs" => {
            let prefs = body
                .object("prefs")?
                .ok_or_else(|| invalid("prefs", expected::OBJECT))?;
            let prefs = Json::Object(prefs);
            update_user(&app, &call, &id, UserChange::Prefs(prefs.clone())).await?;
            return Ok(value(&prefs));
        }
        _ => return Err(schema::error_codes::NOT_IMPLEMENTED.into()),
    };
    update_user(&app, &call, &id, change).await
}

/// PUT /users/{id}/labels.
pub async fn label(State(app): State<App>, Extension(call): Called, Path(id): Path<String>, body: Body) -> Answer {
    call.needs_key(Scope::WriteUsers)?;
    update_user(&app, &call, &id, UserChange::Labels(labels(&body)?)).await
}

/// PATCH /users/{id}/verification/phone.
pub async fn verify_phone(
    State(app): State<App>,
    Extension(call): Called,
    Path(id): Path<String>,
    body: Body,
) -> Answer {
    call.needs_key(Scope::WriteUsers)?;
    let change = UserChange::PhoneVerified(body.flag("phoneVerification")?);
    update_user(&app, &call, &id, change).await
}

async fn update_user(app: &App, call: &Call, id: &str, change: UserChange) -> Answer {
    let user = app
        .accounts
        .change_user(&call.ctx(), id, change, call.visit(app))
        .await?;
    Ok(value(&app.accounts.user_told(&user).await?))
}

/// GET /users/{id}/{part}: what belongs to it.
pub async fn part(State(app): State<App>, Extension(call): Called, Path((id, part)): Path<(String, String)>) -> Answer {
    call.needs_key(Scope::ReadUsers)?;
    let user = app.accounts.user(&id).await?;
    match part.as_str() {
        "prefs" => Ok(value(&app.accounts.user_told(&user).await?["prefs"])),
        "targets" => {
            let targets = app.accounts.user_told(&user).await?["targets"].take();
            let total = targets.as_array().map_or(0, Vec::len);
            Ok(value(&json!({"total": total, "targets": targets})))
        }
        // Nobody is in a team: there are none.
        "memberships" => Ok(value(&json!({"total": 0, "memberships": []}))),
        "logs" => logs(&app, &call, &id).await,
        _ => Err(schema::error_codes::NOT_IMPLEMENTED.into()),
    }
}

async fn logs(app: &App, call: &Call, id: &str) -> Result<Response, crate::wire::response::Failure> {
    let page = paging::read(&call.params.all("queries"))?;
    let (total, logs) = app.accounts.logs(id, page).await?;
    Ok(value(&json!({"total": total, "logs": logs})))
}

fn labels(body: &Body) -> Result<Vec<String>> {
    let wrong = || invalid("labels", expected::TEXTS);
    let list = body.0.get("labels").and_then(Json::as_array).ok_or_else(wrong)?;
    list.iter()
        .map(|label| label.as_str().map(str::to_owned).ok_or_else(wrong))
        .collect()
}
