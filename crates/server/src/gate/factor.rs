//! The second factor at the gate (`docs/protocol.md` §4.4): what a session that lacks it may still do.

use accounts::mfa::MfaStatus;
use axum::http::Method;
use schema::{Result, error_codes};

use super::caller::Caller;
use crate::app::App;

/// What leads to the second factor, and the way out.
const STEPS: &[(Method, &str)] = &[
    (Method::GET, "/v1/account/mfa/factors"),
    (Method::POST, "/v1/account/mfa/challenges"),
    (Method::PUT, "/v1/account/mfa/challenges"),
    (Method::POST, "/v1/account/mfa/challenge"),
    (Method::PUT, "/v1/account/mfa/challenge"),
    (Method::DELETE, "/v1/account/sessions/{session}"),
];
/// What is about the server alone, and open to everybody.
const OPEN: &[&str] = &[
    "/v1/ping",
    "/v1/locale",
    "/v1/health",
    "/v1/openapi.json",
    "/v1/sign-in",
];

/// Refuses a session that lacks a factor, but for the steps to it. Where one is demanded that the account has not yet,
/// the account's own calls are open, so that it can enrol.
pub fn admit(app: &App, caller: &Caller, method: &Method, route: &str) -> Result<()> {
    let Caller::Account(signed, rights) = caller else {
        return Ok(());
    };
    let is_passed = match app.accounts.status(signed, rights.requires_mfa) {
        MfaStatus::Enough => true,
        MfaStatus::Lacking => STEPS.contains(&(method.clone(), route)) || OPEN.contains(&route),
        MfaStatus::ToEnrol => route == "/v1/account" || route.starts_with("/v1/account/") || OPEN.contains(&route),
    };
    if is_passed {
        Ok(())
    } else {
        Err(error_codes::MORE_FACTORS.into())
    }
}
