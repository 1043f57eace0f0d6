//! Signing in with an identity provider (`docs/protocol.md` §4.3): the browser is sent there and comes back.

use accounts::Signed;
use accounts::oidc::{AuthorizationOptions, AuthorizationRequest, Provider, SignInOutcome, cookie_name};
use axum::Extension;
use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use schema::{Error, ErrorCode, Lang, Rejection, Result, error_codes, expected};
use serde_json::json;

use super::session::mark_browser;
use crate::app::App;
use crate::config::PROJECT;
use crate::gate::call::{Call, Called, text};
use crate::gate::caller::Caller;
use crate::gate::{cookie, link};
use crate::wire::params::encode;
use crate::wire::response::{Answer, Failure};

/// Providers that the client libraries name; one of them that is not configured is switched off, any other unknown.
const NAMED: &str = "amazon apple auth0 authentik autodesk bitbucket bitly box dailymotion discord disqus dropbox etsy \
    facebook figma github gitlab google linkedin microsoft mock mock-unverified notion oidc okta paypal paypalSandbox podio \
    salesforce slack spotify stripe tradeshift tradeshiftBox twitch wordpress x yahoo yammer yandex zoho zoom fusionauth keycloak \
    kick";
/// Most and longest scopes that a caller may ask for.
const SCOPES_AT_MOST: usize = 20;
const LONGEST_SCOPE: usize = 100;
/// Where a journey ends when nobody says.
const SUCCESS: &str = "/";
const FAILURE: &str = "/sign-in-2";
const CALLBACK: &str = "/v1/account/sessions/oauth2/callback";

/// GET /account/sessions/oauth2/{provider}: ends in a session.
pub async fn session(
    State(app): State<App>,
    Extension(call): Called,
    Path(provider): Path<String>,
    headers: HeaderMap,
) -> Answer {
    Ok(begin(&app, &call, &provider, false, &headers).await?)
}

/// GET /account/tokens/oauth2/{provider}: ends in an address with a user id and a secret.
pub async fn token(
    State(app): State<App>,
    Extension(call): Called,
    Path(provider): Path<String>,
    headers: HeaderMap,
) -> Answer {
    Ok(begin(&app, &call, &provider, true, &headers).await?)
}

async fn begin(app: &App, call: &Call, provider: &str, is_token: bool, headers: &HeaderMap) -> Result<Response> {
    let provider = find_provider(app, provider)?;
    let home = app.home().ok_or(error_codes::PROVIDER_DISABLED)?;
    let signed = starter(call, headers)?;
    let failure = own_address(app, call, "failure", FAILURE, error_codes::FAILURE_URL)?;
    let way = AuthorizationOptions {
        success: own_address(app, call, "success", SUCCESS, error_codes::SUCCESS_URL)?,
        failure: failure.clone(),
        is_token,
        scopes: scopes(call)?,
        redirect: callback_path(&home, &provider.id),
    };
    let begun = app
        .accounts
        .begin_authorization(&app.providers, provider, signed, way)
        .await;
    let begun = match begun {
        Ok(begun) => begun,
        Err(error) => {
            return Ok(failure_redirect(
                &failure,
                &public_error(error, &provider.id),
                call.lang,
            ));
        }
    };
    let mut response = redirect(&begun.address);
    set_cookie(&mut response, call, &begun.cookie.0, &begun.cookie.1, 600);
    Ok(response)
}

fn find_provider<'a>(app: &'a App, provider: &str) -> Result<&'a Provider> {
    let otherwise = if NAMED.split_whitespace().any(|named| named == provider) {
        error_codes::PROVIDER_DISABLED
    } else {
        error_codes::PROVIDER_UNSUPPORTED
    };
    app.providers.get(provider).ok_or_else(|| otherwise.into())
}

/// Who is signed in and so links the identity. Another site may not send them here: it could link its own identity.
fn starter<'a>(call: &'a Call, headers: &HeaderMap) -> Result<Option<&'a Signed>> {
    let Caller::Account(signed, _) = &call.caller else {
        return Ok(None);
    };
    let site = text(headers, "sec-fetch-site").unwrap_or("none");
    if matches!(site, "none" | "same-origin" | "same-site") {
        Ok(Some(signed))
    } else {
        Err(error_codes::SESSION_EXISTS.into())
    }
}

/// The address where the journey ends, on one of our hosts.
fn own_address(app: &App, call: &Call, name: &str, otherwise: &str, refused: ErrorCode) -> Result<String> {
    match call.params.get(name).filter(|url| !url.is_empty()) {
        Some(url) => link::allowed_url(&app.config, url).map_err(|_| refused.into()),
        None => Ok(format!("{}{otherwise}", app.home().unwrap_or_default())),
    }
}

fn scopes(call: &Call) -> Result<Vec<String>> {
    let scopes = call.params.all("scopes");
    let is_scope =
        |scope: &&str| (1..=LONGEST_SCOPE).contains(&scope.len()) && scope.bytes().all(|byte| byte.is_ascii_graphic());
    if scopes.len() > SCOPES_AT_MOST || !scopes.iter().all(is_scope) {
        return Err(crate::wire::body::invalid("scopes", expected::words(SCOPES_AT_MOST)));
    }
    Ok(scopes.into_iter().map(str::to_owned).collect())
}

/// GET /account/sessions/oauth2/callback/{provider}/{project}: the way back from the provider.
pub async fn callback(
    State(app): State<App>,
    Extension(call): Called,
    Path((provider, project)): Path<(String, String)>,
    headers: HeaderMap,
) -> Answer {
    if project != PROJECT {
        return Err(Failure::from(error_codes::PROJECT_NOT_FOUND));
    }
    let provider = find_provider(&app, &provider)?;
    let state = call.params.get("state").unwrap_or_default();
    let name = cookie_name(state);
    let ended = app
        .accounts
        .finish_authorization(&provider.id, state, cookie::of(&headers, &name).as_deref())
        .await;
    let mut response = match ended {
        Ok(journey) => match complete_callback(&app, &call, provider, &journey).await {
            Ok(response) => response,
            Err(error) => failure_redirect(&journey.failure, &public_error(error, &provider.id), call.lang),
        },
        // Nobody knows where it was to end: where journeys end that nobody says.
        Err(error) => match app.home() {
            Some(home) => failure_redirect(&format!("{home}{FAILURE}"), &error, call.lang),
            None => Failure(error).into_response(),
        },
    };
    set_cookie(&mut response, &call, &name, "", 0);
    Ok(response)
}

async fn complete_callback(
    app: &App,
    call: &Call,
    provider: &Provider,
    journey: &AuthorizationRequest,
) -> Result<Response> {
    let home = app.home().ok_or(error_codes::PROVIDER_DISABLED)?;
    if let Some(error) = call.params.get("error") {
        return Ok(redirect(&with(&journey.failure, &[("error", plain(error))])));
    }
    let code = call.params.get("code").filter(|code| !code.is_empty());
    let code = code.ok_or(error_codes::PROVIDER_FAILED)?.to_owned();
    let back = callback_path(&home, &provider.id);
    let now = app.engine.clock().now();
    let vouched = app
        .providers
        .exchange_code(provider, code, &back, &journey.secrets, now)
        .await?;
    let signed = match &call.caller {
        Caller::Account(signed, _) => Some(&**signed),
        _ => None,
    };
    let (visit, is_open) = (call.visit(app), app.config.sign_up);
    let accounts = &app.accounts;
    let outcome = accounts
        .complete_sign_in(journey, vouched, signed, visit, is_open)
        .await?;
    success_redirect(app, call, &journey.success, outcome).await
}

/// Back to the page that asked, with what the sign-in came to.
async fn success_redirect(app: &App, call: &Call, address: &str, outcome: SignInOutcome) -> Result<Response> {
    Ok(match outcome {
        SignInOutcome::Linked => redirect(address),
        SignInOutcome::Handed(user, secret) => redirect(&with(address, &[("userId", &user), ("secret", &secret)])),
        SignInOutcome::SignedIn(opened) => {
            let mut response = redirect(address);
            let model = accounts::session_model(&opened.session, &opened.session.id, "");
            let until = model["expire"].as_str().and_then(|at| at.parse().ok());
            call.jar().set_token(&mut response, &opened.token, until);
            mark_browser(app, call, &opened, &mut response).await?;
            response
        }
    })
}

/// What a provider said, as far as it is one of the words of OAuth 2.0 (RFC 6749 §4.1.2.1).
fn plain(error: &str) -> &str {
    let is_word = |c: char| c.is_ascii_lowercase() || c == '_';
    if error.len() <= 60 && error.chars().all(is_word) {
        error
    } else {
        "server_error"
    }
}

/// The address that the provider sends people back to: never taken from the request.
fn callback_path(home: &str, provider: &str) -> String {
    format!("{home}{CALLBACK}/{provider}/{PROJECT}")
}

/// What went wrong between us and a provider goes to the log; people hear only that it did.
fn public_error(error: Error, provider: &str) -> Error {
    match error {
        Error::Fault(text) => {
            tracing::warn!(provider, "{text}");
            error_codes::PROVIDER_FAILED.into()
        }
        refused @ Error::Refused(_) => refused,
    }
}

fn failure_redirect(address: &str, error: &Error, lang: Lang) -> Response {
    let other = Rejection::new(error_codes::PROVIDER_FAILED);
    let refused = error.rejection().unwrap_or(&other);
    let body = json!({"message": refused.text(lang), "type": refused.kind.code, "code": refused.kind.status});
    redirect(&with(address, &[("error", &body.to_string())]))
}

/// The address with more parameters, before its fragment.
fn with(address: &str, params: &[(&str, &str)]) -> String {
    let (before, fragment) = address.split_once('#').map_or((address, None), |(a, b)| (a, Some(b)));
    let mut out = before.to_owned();
    for (name, value) in params {
        out.push(if out.contains('?') { '&' } else { '?' });
        for part in [*name, "=", &encode(value)] {
            out.push_str(part);
        }
    }
    match fragment {
        Some(fragment) => format!("{out}#{fragment}"),
        None => out,
    }
}

fn redirect(address: &str) -> Response {
    let mut response = Response::new(Body::empty());
    *response.status_mut() = StatusCode::FOUND;
    match HeaderValue::from_str(address) {
        Ok(address) => drop(response.headers_mut().insert(header::LOCATION, address)),
        Err(_) => *response.status_mut() = StatusCode::INTERNAL_SERVER_ERROR,
    }
    response
}

fn set_cookie(response: &mut Response, call: &Call, name: &str, value: &str, seconds: u32) {
    let secure = if call.is_https() { "; Secure" } else { "" };
    let line = format!("{name}={value}; Path={CALLBACK}; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
    if let Ok(line) = HeaderValue::from_str(&line) {
        response.headers_mut().append(header::SET_COOKIE, line);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parameters_stand_before_the_fragment() {
        assert_eq!(
            with("https://a.example/x", &[("a", "b c"), ("d", "é&")]),
            "https://a.example/x?a=b%20c&d=%C3%A9%26"
        );
        assert_eq!(
            with("https://a.example/x?y=1#z", &[("a", "b")]),
            "https://a.example/x?y=1&a=b#z"
        );
    }

    #[test]
    fn only_words_of_the_protocol_are_passed_on() {
        assert_eq!(plain("access_denied"), "access_denied");
        for other in ["<script>", "A", &"x".repeat(61)] {
            assert_eq!(plain(other), "server_error");
        }
    }
}
