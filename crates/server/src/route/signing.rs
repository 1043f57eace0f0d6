//! Signing is opened by the password, for a moment, in the session of the call.

use accounts::signing::{SigningProof, session_open_until, signing_model};
use axum::Extension;
use axum::extract::State;
use schema::Result;

use super::account::require_signed_in;
use crate::app::App;
use crate::gate::attempt::with_attempt_limit;
use crate::gate::call::Called;
use crate::gate::limit::SIGN_IN;
use crate::wire::body::Body;
use crate::wire::response::{Answer, no_content, value};

/// GET /account/signing: `{openUntil}`, null where it is closed.
pub async fn state(State(app): State<App>, Extension(call): Called) -> Answer {
    let signed = require_signed_in(&call)?;
    let until = session_open_until(&signed.session, app.engine.clock().now());
    Ok(value(&signing_model(until)))
}

/// POST /account/signing: with the password, and a code where a second factor is asked for. Failures count as those of signing in.
pub async fn open(State(app): State<App>, Extension(call): Called, body: Body) -> Answer {
    let signed = require_signed_in(&call)?.clone();
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
    app.accounts.close_signing(require_signed_in(&call)?).await?;
    Ok(no_content())
}
