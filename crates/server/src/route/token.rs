//! Codes and links to sign in with, and tokens that stand for a session (`docs/protocol.md` §4.3).

use accounts::token::Purpose;
use accounts::{CodeAsked, SIGN_IN};
use axum::Extension;
use axum::extract::State;
use axum::http::StatusCode;
use engine::random;
use schema::{Result, error_codes, expected};
use serde_json::{Value as Json, json};

use super::account::require_signed_in;
use super::recovery::token_response;
use super::session::{not_signed_in, opened_answer};
use crate::app::App;
use crate::gate::attempt::with_attempt_limit;
use crate::gate::call::{Call, Called};
use crate::gate::limit::{LETTER, LINK, REDEEM};
use crate::gate::link;
use crate::wire::body::{Body, invalid};
use crate::wire::id;
use crate::wire::response::{self, Answer};

/// POST /account/tokens/email: six digits by mail.
pub async fn email(State(app): State<App>, Extension(call): Called, body: Body) -> Answer {
    let code = code_request(&app, &body, Purpose::EmailCode, "email")?;
    send(&app, &call, code).await
}

/// POST /account/tokens/magic-url: a link by mail.
pub async fn magic_link(State(app): State<App>, Extension(call): Called, body: Body) -> Answer {
    let mut code = code_request(&app, &body, Purpose::MagicLink, "email")?;
    code.url = Some(match (body.optional_text("url")?, &app.config.public_url) {
        (Some(url), _) if !url.is_empty() => link::allowed_url(&app.config, url)?,
        (_, Some(home)) => format!("{home}/sign-in-2"),
        _ => return Err(invalid("url", expected::OUR_PAGE).into()),
    });
    send(&app, &call, code).await
}

/// POST /account/tokens/phone: six digits by telephone.
pub async fn phone(State(app): State<App>, Extension(call): Called, body: Body) -> Answer {
    let mut code = code_request(&app, &body, Purpose::PhoneCode, "phone")?;
    // However a number is written, it is counted as one.
    code.to = schema::PHONE.normal(&code.to);
    send(&app, &call, code).await
}

fn code_request(app: &App, body: &Body, purpose: Purpose, to: &str) -> Result<CodeAsked> {
    let chosen = id::requested_id("userId", body.text("userId")?)?;
    Ok(CodeAsked {
        asked: chosen.unwrap_or_else(|| random::id(app.engine.clock().now())),
        purpose,
        to: body.text(to)?.to_owned(),
        url: None,
        phrase: (body.0.get("phrase") == Some(&Json::Bool(true))).then(random::phrase),
        is_open: app.config.sign_up,
    })
}

async fn send(app: &App, call: &Call, code: CodeAsked) -> Answer {
    let (to, phrase) = (code.to.clone(), code.phrase.clone().unwrap_or_default());
    let rule = if code.purpose == Purpose::MagicLink {
        &LINK
    } else {
        &LETTER
    };
    let send = async {
        let token = app.accounts.ask_code(code, call.visit(app)).await?;
        token_response(app, call, &token, &phrase).await
    };
    with_attempt_limit(app, call, rule, &to, send).await
}

/// POST /account/sessions/token: any code, link or token that signs in.
pub async fn exchange(State(app): State<App>, Extension(call): Called, body: Body) -> Answer {
    open(&app, &call, &body, SIGN_IN).await
}

/// PUT /account/sessions/magic-url: a link alone.
pub async fn exchange_link(State(app): State<App>, Extension(call): Called, body: Body) -> Answer {
    open(&app, &call, &body, &[Purpose::MagicLink]).await
}

/// PUT /account/sessions/phone: a code by telephone alone.
pub async fn exchange_phone(State(app): State<App>, Extension(call): Called, body: Body) -> Answer {
    open(&app, &call, &body, &[Purpose::PhoneCode]).await
}

async fn open(app: &App, call: &Call, body: &Body, purposes: &'static [Purpose]) -> Answer {
    not_signed_in(call)?;
    let (asked, secret) = (body.text("userId")?, body.text("secret")?);
    let open = async {
        let (visit, is_open) = (call.visit(app), app.config.sign_up);
        let opened = app
            .accounts
            .redeem_session(asked, secret, purposes, visit, is_open)
            .await?;
        opened_answer(app, call, &opened, body).await
    };
    with_attempt_limit(app, call, &REDEEM, asked, open).await
}

/// POST /account/jwts: a token for the caller's session, not for one that came by such a token.
pub async fn jwt(State(app): State<App>, Extension(call): Called, body: Body) -> Answer {
    let signed = require_signed_in(&call)?;
    if call.has_jwt {
        return Err(error_codes::JWT_FROM_JWT.into());
    }
    let seconds = match body.0.get("duration") {
        None | Some(Json::Null) => None,
        Some(number) => Some(
            number
                .as_i64()
                .ok_or_else(|| invalid("duration", expected::WHOLE_NUMBER))?,
        ),
    };
    let jwt = app.accounts.jwt(&signed.account.id, &signed.session.id, seconds)?;
    Ok(response::json(StatusCode::CREATED, json!({"jwt": jwt}).to_string()))
}
