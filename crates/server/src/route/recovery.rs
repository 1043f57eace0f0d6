//! A forgotten password, and the proof of an address or a number (`docs/protocol.md` §4.4).

use accounts::Channel;
use accounts::token::token_model;
use axum::Extension;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use schema::{Document, Result};

use super::account::require_signed_in;
use crate::app::App;
use crate::gate::attempt::with_attempt_limit;
use crate::gate::call::{Call, Called};
use crate::gate::caller::Caller;
use crate::gate::limit::{LETTER, REDEEM};
use crate::gate::link;
use crate::wire::body::Body;
use crate::wire::response::{Answer, json, value};

/// POST /account/recovery: the same for every address.
pub async fn ask(State(app): State<App>, Extension(call): Called, body: Body) -> Answer {
    let email = body.text("email")?;
    let url = link::allowed_url(&app.config, body.text("url")?)?;
    let ctx = async {
        let token = app.accounts.ask_recovery(email, url, call.visit(&app)).await?;
        token_response(&app, &call, &token, "").await
    };
    with_attempt_limit(&app, &call, &LETTER, email, ctx).await
}

/// PUT /account/recovery: sets another password.
pub async fn recover(State(app): State<App>, Extension(call): Called, body: Body) -> Answer {
    let (asked, secret) = (body.text("userId")?, body.text("secret")?);
    let password = body.text("password")?.to_owned();
    let recover = async {
        let token = app.accounts.recover(asked, secret, password, call.visit(&app)).await?;
        Ok(value(&token_model(&token, "", "")))
    };
    with_attempt_limit(&app, &call, &REDEEM, asked, recover).await
}

/// POST /account/verifications/email.
pub async fn ask_email(State(app): State<App>, Extension(call): Called, body: Body) -> Answer {
    let signed = require_signed_in(&call)?;
    let url = link::allowed_url(&app.config, body.text("url")?)?;
    let token = app
        .accounts
        .ask_email_verification(signed, url, call.visit(&app))
        .await?;
    Ok(token_response(&app, &call, &token, "").await?)
}

/// PUT /account/verifications/email: needs no session.
pub async fn confirm_email(State(app): State<App>, Extension(call): Called, body: Body) -> Answer {
    confirm(&app, &call, &body, Channel::Email).await
}

/// POST /account/verifications/phone.
pub async fn ask_phone(State(app): State<App>, Extension(call): Called) -> Answer {
    let token = app
        .accounts
        .ask_phone_verification(require_signed_in(&call)?, call.visit(&app))
        .await?;
    Ok(token_response(&app, &call, &token, "").await?)
}

/// PUT /account/verifications/phone: needs no session.
pub async fn confirm_phone(State(app): State<App>, Extension(call): Called, body: Body) -> Answer {
    confirm(&app, &call, &body, Channel::Phone).await
}

async fn confirm(app: &App, call: &Call, body: &Body, channel: Channel) -> Answer {
    let (account, secret) = (body.text("userId")?, body.text("secret")?);
    let confirm = async {
        let token = app.accounts.confirm(account, secret, channel, call.visit(app)).await?;
        Ok(value(&token_model(&token, "", "")))
    };
    with_attempt_limit(app, call, &REDEEM, account, confirm).await
}

/// 201 with a token; its secret is for keys that may sign in as anybody.
pub async fn token_response(app: &App, call: &Call, token: &Document, phrase: &str) -> Result<Response> {
    let is_trusted = matches!(&call.caller, Caller::Key(key, _) if key.has_scope("users.write"));
    let secret = if is_trusted {
        app.accounts.secret_of(token)?
    } else {
        String::new()
    };
    let model = token_model(token, &secret, phrase);
    Ok(json(StatusCode::CREATED, model.to_string()))
}
