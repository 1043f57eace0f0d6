//! Sessions and tokens that keys make for accounts (`docs/protocol.md` §9).

use accounts::{session_model, token::token_model};
use axum::Extension;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use schema::{Result, expected};
use serde_json::{Value as Json, json};

use crate::app::App;
use crate::gate::call::Called;
use crate::gate::scope::Scope;
use crate::wire::body::{Body, invalid};
use crate::wire::response::{Answer, json as written, no_content, value};

/// GET /users/{id}/sessions.
pub async fn list(State(app): State<App>, Extension(call): Called, Path(id): Path<String>) -> Answer {
    call.needs_key(Scope::ReadUsers)?;
    let sessions = app.accounts.sessions_of(&id).await?;
    let sessions: Vec<Json> = sessions.iter().map(|one| session_model(one, "", "")).collect();
    Ok(value(&json!({"total": sessions.len(), "sessions": sessions})))
}

/// POST /users/{id}/sessions: opens one; its secret is told here alone.
pub async fn open(State(app): State<App>, Extension(call): Called, Path(id): Path<String>) -> Answer {
    call.needs_key(Scope::WriteSessions)?;
    let opened = app.accounts.open_for(&id, call.device()).await?;
    let model = session_model(&opened.session, "", &opened.token);
    Ok(written(StatusCode::CREATED, model.to_string()))
}

/// DELETE /users/{id}/sessions: all of them.
pub async fn end_all(State(app): State<App>, Extension(call): Called, Path(id): Path<String>) -> Answer {
    call.needs_key(Scope::WriteSessions)?;
    app.accounts.end_for(&call.ctx(), &id, None).await?;
    Ok(no_content())
}

/// DELETE /users/{id}/sessions/{session}.
pub async fn end(
    State(app): State<App>,
    Extension(call): Called,
    Path((id, session)): Path<(String, String)>,
) -> Answer {
    call.needs_key(Scope::WriteSessions)?;
    app.accounts.end_for(&call.ctx(), &id, Some(session)).await?;
    Ok(no_content())
}

/// POST /users/{id}/jwts.
pub async fn jwt(State(app): State<App>, Extension(call): Called, Path(id): Path<String>, body: Body) -> Answer {
    call.needs_key(Scope::WriteSessions)?;
    let session = body.optional_text("sessionId")?.filter(|id| !id.is_empty());
    let jwt = app
        .accounts
        .jwt_for(&id, session.map(str::to_owned), number(&body, "duration")?)
        .await?;
    Ok(written(StatusCode::CREATED, json!({ "jwt": jwt }).to_string()))
}

/// POST /users/{id}/tokens: for POST /account/sessions/token; its secret is told here alone.
pub async fn token(State(app): State<App>, Extension(call): Called, Path(id): Path<String>, body: Body) -> Answer {
    call.needs_key(Scope::WriteSessions)?;
    let (length, seconds) = (number(&body, "length")?, number(&body, "expire")?);
    let (token, secret) = app.accounts.token_for(&call.ctx(), &id, length, seconds).await?;
    Ok(written(
        StatusCode::CREATED,
        token_model(&token, &secret, "").to_string(),
    ))
}

fn number(body: &Body, name: &str) -> Result<Option<i64>> {
    match body.0.get(name) {
        None | Some(Json::Null) => Ok(None),
        Some(number) => number
            .as_i64()
            .map(Some)
            .ok_or_else(|| invalid(name, expected::WHOLE_NUMBER)),
    }
}
