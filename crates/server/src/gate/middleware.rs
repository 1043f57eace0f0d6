//! The gate: every call under `/v1`, and `/api`, enters and leaves here.
//!
//! In: origin, project, caller, rate limit, idempotency. Out: failures are written, headers added.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use schema::{Error, Result, error_codes};

use super::attempt::network;
use super::call::{Call, text};
use super::caller::{self, Caller};
use super::intake::{self, route};
use super::limit::{self, RateLimitRule, RateLimitState};
use super::origin::{self, Origin};
use super::{compression, factor, failure, idempotency};
use crate::app::App;
use crate::config::PROJECT;
use crate::network::peer;
use crate::observe::RequestId;
use crate::proxies::Proxies;
use crate::route::storage::upload;
use crate::wire::response::Failure;
use crate::wire::response_cache::show_on_own_site;

/// Routes that need no project: they are about the server, or not of the protocol.
const WITHOUT_PROJECT: &[&str] = &[
    "/v1/ping",
    "/v1/health",
    "/v1/health/version",
    "/v1/openapi.json",
    "/api/qr/generate",
];

/// The way back from an identity provider, whose path names the project.
const NAMES_PROJECT: &str = "/v1/account/sessions/oauth2/callback/";

/// Calendar programs send nothing but the address.
const CALENDARS: &str = "/v1/calendars/";

/// What an account may still do whose password must be changed first.
const WITH_OLD_PASSWORD: &[&str] = &[intake::ACCOUNT, "/v1/ping", "/v1/locale"];

/// Passes one call.
pub async fn handle(State(app): State<App>, request: Request, next: Next) -> Response {
    let takes_gzip = compression::is_taken(request.headers());
    let id = request.extensions().get::<RequestId>().cloned();
    let (call, response) = admit_call(&app, request, next).await;
    let mut response = add_headers(&app, &call, id, response);
    if takes_gzip {
        response = compression::long(response).await;
    }
    // For whoever tells of the request.
    response.extensions_mut().insert(call);
    response
}

/// Lets a call in, as far as it may come.
async fn admit_call(app: &App, request: Request, next: Next) -> (Arc<Call>, Response) {
    let (parts, body) = request.into_parts();
    let mut call = Call::of(app, &parts);
    Proxies::warn_of_undeclared(app, peer(&parts.extensions), &parts.headers);
    if parts.method == Method::OPTIONS {
        return (Arc::new(call), origin::preflight());
    }
    let admitted = admit(app, &mut call, &parts).await;
    let call = Arc::new(call);
    let (meter, body) = intake::meter_body(app, &call, &parts, body);
    let request = Request::from_parts(parts, body);
    let (standing, response) = match admitted {
        Err(error) => (None, refuse(request, error)),
        Ok(standing) if standing.is_some_and(RateLimitState::is_over) => {
            (standing, refuse(request, error_codes::RATE_LIMIT.into()))
        }
        Ok(standing) => (standing, run_handler(app, &call, request, next).await),
    };
    let mut response = match meter {
        Some(meter) => intake::finish_body(&meter, response).await,
        None => response,
    };
    if let Some(standing) = standing {
        standing.mark(&mut response);
    }
    (call, response)
}

/// The refusal of a call whose body nobody reads.
fn refuse(request: Request, error: Error) -> Response {
    drop(request);
    Failure(error).into_response()
}

/// Who calls, and whether they may come in at all.
async fn admit(app: &App, call: &mut Call, parts: &Parts) -> Result<Option<RateLimitState>> {
    let path = parts.uri.path();
    let project = call
        .params
        .get("project")
        .or_else(|| text(&parts.headers, "x-appwrite-project"));
    let names_it = WITHOUT_PROJECT.contains(&path) || path.starts_with(NAMES_PROJECT) || path.starts_with(CALENDARS);
    if project != Some(PROJECT) && !names_it {
        return Err(error_codes::PROJECT_NOT_FOUND.into());
    }
    // Only a key that opens something comes from anywhere: a header of that name alone proves nothing.
    if let Origin::Foreign(origin) = &call.origin
        && caller::key(app, &parts.headers).await?.is_none()
    {
        return Err(error_codes::UNKNOWN_ORIGIN.rejection().arg("origin", origin).into());
    }
    call.caller = caller::of(app, &parts.headers).await?;
    let route = route(parts);
    factor::admit(app, &call.caller, &parts.method, route)?;
    if let Caller::Account(signed, _) = &call.caller
        && signed.must_reset()
        && !WITH_OLD_PASSWORD.iter().any(|open| path.starts_with(open))
    {
        return Err(error_codes::RESET_REQUIRED.into());
    }
    if !app.config.rate_limits || call.caller.is_key() {
        return Ok(None);
    }
    Ok(count_rate_limit(app, call, parts, route))
}

/// How the caller stands with the rule of the route, after this call.
fn count_rate_limit(app: &App, call: &Call, parts: &Parts, route: &str) -> Option<RateLimitState> {
    let path = parts.uri.path();
    let count = |rule: &RateLimitRule| {
        let mut subject = subject(call, rule);
        if rule.is_of_pieces() {
            subject = format!("{subject} {}", upload::piece_number(&parts.headers));
        }
        app.limits.count(rule, &subject, app.seconds())
    };
    let rule = limit::rule(&parts.method, route).map(|rule| match rule {
        rule if rule.is_of_actions() && is_for_guests(app, call, path) => &limit::GUEST,
        rule if rule.is_of_actions() && only_looks(app, path) => &limit::LOOK,
        rule => rule,
    });
    rule.map(count)
}

/// Whether a guest asks for what guests may do.
fn is_for_guests(app: &App, call: &Call, path: &str) -> bool {
    let action = path.rsplit('/').next().and_then(|id| app.engine.action(id));
    let is_open = action.is_some_and(|action| matches!(action.allowed_callers(), engine::Allowed::Guests { .. }));
    is_open && call.caller.is_guest()
}

/// Whether the path names an action that changes nothing.
fn only_looks(app: &App, path: &str) -> bool {
    let action = path.rsplit('/').next().and_then(|id| app.engine.action(id));
    action.is_some_and(engine::AnyAct::only_looks)
}

/// Signed-in calls are counted by user, the others by address; guesses by both, so that nobody uses up another's.
fn subject(call: &Call, rule: &RateLimitRule) -> String {
    match &call.caller {
        Caller::Account(signed, _) if rule.is_of_guesses() => {
            format!("{} {}", signed.account.id, network(call.address))
        }
        Caller::Account(signed, _) => signed.account.id.clone(),
        _ => network(call.address).to_string(),
    }
}

/// Runs the handler, once for each idempotency key.
async fn run_handler(app: &App, call: &Arc<Call>, mut request: Request, next: Next) -> Response {
    request.extensions_mut().insert(call.clone());
    let (mut parts, body) = request.into_parts();
    let route = idempotency::route(app, call, &mut parts).await;
    let request = Request::from_parts(parts, body);
    match route {
        Some(route) => idempotency::run(app, call, &route, request, next).await,
        None => next.run(request).await,
    }
}

/// Writes a fault into the log, and later how often it came again.
fn note(app: &App, text: &str, id: &str) {
    if let Some(wait) = app.faults.note(text, id, app.seconds()) {
        let app = app.clone();
        tokio::spawn(async move {
            tokio::time::sleep(wait).await;
            app.faults.log_repeats(app.seconds());
        });
    }
}

/// Adds what every answer carries.
fn add_headers(app: &App, call: &Call, id: Option<RequestId>, response: Response) -> Response {
    // A fault has the id of its request.
    let note = |text: &str| {
        let id = id.unwrap_or_else(|| RequestId::new(app)).as_str().to_owned();
        note(app, text, &id);
        id
    };
    let mut response = failure::write(response, call.lang, call.spelling, note);
    call.origin.mark(&mut response);
    show_on_own_site(&mut response);
    let headers = response.headers_mut();
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-store"));
    }
    if call.is_https() {
        headers.insert(
            header::STRICT_TRANSPORT_SECURITY,
            HeaderValue::from_static("max-age=31536000"),
        );
    }
    response
}
