//! The caller's own account (`docs/protocol.md` §4.2).

use std::sync::Arc;

use accounts::{NewAccount, Signed, model};
use axum::Extension;
use axum::extract::State;
use axum::http::StatusCode;
use platform::people::user::USERS;
use schema::{Document, Result, error_codes, expected};
use serde_json::Value as Json;

use crate::app::App;
use crate::gate::attempt::with_attempt_limit;
use crate::gate::call::{Call, Called};
use crate::gate::caller::Caller;
use crate::gate::limit::SIGN_UP;
use crate::gate::scope::Scope;
use crate::wire::body::{Body, invalid};
use crate::wire::response::{Answer, json, no_content, value};
use crate::wire::{id, paging};

/// The signed-in caller; keys and guests have no account.
pub fn require_signed_in(call: &Call) -> Result<&Arc<Signed>> {
    match &call.caller {
        Caller::Account(signed, _) => Ok(signed),
        _ => Err(call.missing_scope("account")),
    }
}

/// GET /account.
pub async fn get(State(app): State<App>, Extension(call): Called) -> Answer {
    account(&app, &require_signed_in(&call)?.account).await
}

/// POST /account: registers, open to guests unless switched off. Does not sign in. Whoever makes users makes it for somebody.
pub async fn create(State(app): State<App>, Extension(call): Called, body: Body) -> Answer {
    let makes_users = matches!(call.caller, Caller::Account(..)) && call.caller.rights().may(&USERS, "create");
    if !app.config.sign_up && !call.caller.is_key() && !makes_users {
        return Err(error_codes::METHOD_UNSUPPORTED.into());
    }
    // A key hears whose addresses are taken, and may do it while sign-up is off: not with just any scope.
    call.needs(Scope::WriteUsers)?;
    let chosen = id::requested_id("userId", body.text("userId")?)?;
    let email = body.text("email")?;
    let fresh = NewAccount {
        id: chosen.unwrap_or_default(),
        email: email.to_owned(),
        name: body.optional_text("name")?.unwrap_or_default().to_owned(),
        ..NewAccount::default()
    };
    let password = body.text("password")?.to_owned();
    let register = async {
        let visit = call.visit(&app);
        let made = if call.caller.is_key() {
            app.accounts.register_openly(fresh, password, visit).await?
        } else if makes_users {
            app.accounts.register_as(&call.ctx(), fresh, password, visit).await?
        } else {
            app.accounts.register(fresh, password, visit).await?
        };
        Ok(json(StatusCode::CREATED, model(&made).to_string()))
    };
    with_attempt_limit(&app, &call, &SIGN_UP, email, register).await
}

/// PATCH /account/name.
pub async fn rename(State(app): State<App>, Extension(call): Called, body: Body) -> Answer {
    let (signed, name) = (require_signed_in(&call)?, body.text("name")?.to_owned());
    account(&app, &app.accounts.set_name(signed, name, call.device()).await?).await
}

/// PATCH /account/password: the old one is needed once there is one.
pub async fn change_password(State(app): State<App>, Extension(call): Called, body: Body) -> Answer {
    let signed = require_signed_in(&call)?;
    let old = body.optional_text("oldPassword")?.unwrap_or_default().to_owned();
    let new = body.text("password")?.to_owned();
    account(
        &app,
        &app.accounts.change_password(signed, new, old, call.visit(&app)).await?,
    )
    .await
}

/// PATCH /account/email: with the password.
pub async fn change_email(State(app): State<App>, Extension(call): Called, body: Body) -> Answer {
    let (signed, password) = (require_signed_in(&call)?, body.text("password")?.to_owned());
    let changed = app
        .accounts
        .change_email(signed, body.text("email")?, password, call.visit(&app));
    account(&app, &changed.await?).await
}

/// PATCH /account/phone: with the password.
pub async fn change_phone(State(app): State<App>, Extension(call): Called, body: Body) -> Answer {
    let (signed, password) = (require_signed_in(&call)?, body.text("password")?.to_owned());
    let changed = app
        .accounts
        .change_phone(signed, body.text("phone")?, password, call.visit(&app));
    account(&app, &changed.await?).await
}

/// PATCH /account/status: disables the caller's own account.
pub async fn disable(State(app): State<App>, Extension(call): Called) -> Answer {
    let disabled = app.accounts.disable(require_signed_in(&call)?, call.device()).await?;
    let mut response = account(&app, &disabled).await?;
    call.jar().clear(&mut response);
    Ok(response)
}

/// DELETE /account: with everything that is its own.
pub async fn delete(State(app): State<App>, Extension(call): Called) -> Answer {
    app.accounts.delete(require_signed_in(&call)?).await?;
    let mut response = no_content();
    call.jar().clear(&mut response);
    Ok(response)
}

/// GET /account/logs: newest first; `limit` and `offset` are the queries it takes.
pub async fn logs(State(app): State<App>, Extension(call): Called) -> Answer {
    let signed = require_signed_in(&call)?;
    let page = paging::read(&call.params.all("queries"))?;
    let (total, logs) = app.accounts.logs(&signed.account.id, page).await?;
    let total = if call.params.flag("total", true)? { total } else { 0 };
    Ok(value(&serde_json::json!({"total": total, "logs": logs})))
}

/// GET /account/prefs: the bare object.
pub async fn prefs(Extension(call): Called) -> Answer {
    Ok(value(&require_signed_in(&call)?.prefs()))
}

/// PATCH /account/prefs: replaces the whole object, answers the account.
pub async fn set_prefs(State(app): State<App>, Extension(call): Called, mut body: Body) -> Answer {
    let signed = require_signed_in(&call)?;
    let prefs = body
        .object("prefs")?
        .ok_or_else(|| invalid("prefs", expected::OBJECT))?;
    account(
        &app,
        &app.accounts
            .set_prefs(signed, Json::Object(prefs), call.device())
            .await?,
    )
    .await
}

/// An account as the protocol shows it, with all its targets.
pub async fn account(app: &App, account: &Document) -> Answer {
    Ok(value(&app.accounts.account_json(account).await?))
}
