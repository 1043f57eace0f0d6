//! Signing is opened by the password, for a moment, in the session of the call.

use std::sync::Arc;

use accounts::Signed;
use accounts::signing::{SigningProof, session_open_until, signing_model};
use axum::Extension;
use axum::extract::State;
use platform::signature::NOT_A_PERSON;
use schema::Result;

use super::account::require_signed_in;
use crate::app::App;
use crate::gate::attempt::with_attempt_limit;
use crate::gate::call::{Call, Called};
use crate::gate::limit::SIGN_IN;
use crate::wire::body::Body;
use crate::wire::response::{Answer, no_content, value};

/// Whoever presents the session's own token: what was handed on in its place neither opens signing nor closes it.
fn require_own_session(call: &Call) -> Result<&Arc<Signed>> {
    let signed = require_signed_in(call)?;
    if call.has_jwt {
        return Err(NOT_A_PERSON.into());
    }
    Ok(signed)
}

/// GET /account/signing: `{openUntil}`, null where it is closed.
pub async fn state(State(app): State<App>, Extension(call): Called) -> Answer {
    let signed = require_signed_in(&call)?;
    let until = session_open_until(&signed.session, app.engine.clock().now());
    Ok(value(&signing_model(until)))
}

/// POST /account/signing: with the password, and a code where a second factor is asked for. Failures count as those of signing in.
pub async fn open(State(app): State<App>, Extension(call): Called, body: Body) -> Answer {
    let signed = require_own_session(&call)?.clone();
    let given = |name| -> Result<String> { Ok(body.optional_text(name)?.unwrap_or_default().to_owned()) };
    let proof = SigningProof {
        password: given("password")?,
        otp: given("otp")?,
        requires_mfa: call.caller.rights().requires_mfa,
    };
    let opened = async {
        let until = app.accounts.open_signing(&signed, proof, call.device()).await?;
        Ok(value(&signing_model(Some(until))))
    };
    with_attempt_limit(&app, &call, &SIGN_IN, &signed.email(), opened).await
}

/// DELETE /account/signing.
pub async fn close(State(app): State<App>, Extension(call): Called) -> Answer {
    app.accounts.close_signing(require_own_session(&call)?).await?;
    Ok(no_content())
}
