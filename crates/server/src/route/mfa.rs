//! The second factor (`docs/protocol.md` §4.4).

use accounts::mfa::{Factor, challenge_model};
use accounts::session_model;
use axum::Extension;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use schema::{Result, error_codes, expected};

use super::account::{account, require_signed_in};
use crate::app::App;
use crate::gate::call::Called;
use crate::wire::body::{Body, invalid};
use crate::wire::response::{Answer, json, no_content, value};

/// Longest code, in characters.
const LONGEST: usize = 256;

/// PATCH /account/mfa: turns it on or off.
pub async fn switch(State(app): State<App>, Extension(call): Called, body: Body) -> Answer {
    let signed = require_signed_in(&call)?;
    let is_demanded = call.caller.rights().requires_mfa;
    account(
        &app,
        &app.accounts
            .set_mfa(signed, body.flag("mfa")?, is_demanded, call.device())
            .await?,
    )
    .await
}

/// GET /account/mfa/factors.
pub async fn factors(State(app): State<App>, Extension(call): Called) -> Answer {
    Ok(value(&app.accounts.factors(require_signed_in(&call)?).await?))
}

/// POST /account/mfa/authenticators/totp: begins one.
pub async fn begin(State(app): State<App>, Extension(call): Called, Path(kind): Path<String>) -> Answer {
    let signed = require_signed_in(&call)?;
    is_totp(&kind)?;
    Ok(value(&app.accounts.begin_authenticator(signed).await?))
}

/// PUT /account/mfa/authenticators/totp: verifies it by a code.
pub async fn verify(State(app): State<App>, Extension(call): Called, Path(kind): Path<String>, body: Body) -> Answer {
    let signed = require_signed_in(&call)?;
    is_totp(&kind)?;
    let code = required_secret(&body, "otp")?;
    account(
        &app,
        &app.accounts.verify_authenticator(signed, code, call.device()).await?,
    )
    .await
}

/// DELETE /account/mfa/authenticators/totp.
pub async fn remove(State(app): State<App>, Extension(call): Called, Path(kind): Path<String>) -> Answer {
    let signed = require_signed_in(&call)?;
    is_totp(&kind)?;
    app.accounts.remove_authenticator(signed, call.device()).await?;
    Ok(no_content())
}

/// POST /account/mfa/challenges: asks for a factor.
pub async fn challenge(State(app): State<App>, Extension(call): Called, body: Body) -> Answer {
    let signed = require_signed_in(&call)?;
    let factor = match body.text("factor")? {
        "custom" => return Err(error_codes::METHOD_UNSUPPORTED.into()),
        word => Factor::read(word).ok_or_else(|| invalid("factor", expected::FACTOR))?,
    };
    let token = app.accounts.challenge(signed, factor, call.lang).await?;
    Ok(json(StatusCode::CREATED, challenge_model(&token).to_string()))
}

/// PUT /account/mfa/challenges: meets it; answers the session with one factor more.
pub async fn complete_challenge(State(app): State<App>, Extension(call): Called, body: Body) -> Answer {
    let signed = require_signed_in(&call)?;
    let (challenge, code) = (required_secret(&body, "challengeId")?, required_secret(&body, "otp")?);
    let session = app
        .accounts
        .complete_challenge(signed, challenge, code, call.device())
        .await?;
    Ok(value(&session_model(&session, &session.id, "")))
}

/// POST /account/mfa/recovery-codes: makes them.
pub async fn make_codes(State(app): State<App>, Extension(call): Called) -> Answer {
    let codes = app
        .accounts
        .make_recovery_codes(require_signed_in(&call)?, call.device())
        .await?;
    Ok(json(StatusCode::CREATED, codes.to_string()))
}

/// GET /account/mfa/recovery-codes: those that are left.
pub async fn codes(State(app): State<App>, Extension(call): Called) -> Answer {
    Ok(value(&app.accounts.recovery_codes(require_signed_in(&call)?).await?))
}

/// PATCH /account/mfa/recovery-codes: others in their place.
pub async fn renew_codes(State(app): State<App>, Extension(call): Called) -> Answer {
    Ok(value(
        &app.accounts
            .renew_recovery_codes(require_signed_in(&call)?, call.device())
            .await?,
    ))
}

fn is_totp(kind: &str) -> Result<()> {
    if kind == "totp" {
        Ok(())
    } else {
        Err(invalid("type", expected::TOTP))
    }
}

/// What the caller tells: neither missing nor empty nor endless.
fn required_secret(body: &Body, name: &str) -> Result<String> {
    let text = body.text(name)?;
    if text.trim().is_empty() || text.chars().count() > LONGEST {
        return Err(invalid(name, expected::characters(1, LONGEST)));
    }
    Ok(text.to_owned())
}
