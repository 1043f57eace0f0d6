//! What a call may send: settled by who calls and what for, before anything of it is read.

use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, HttpBody as _};
use axum::extract::MatchedPath;
use axum::http::request::Parts;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse as _, Response};
use engine::Allowed;
use schema::error_codes;

use super::attempt::network;
use super::body::{BodyLimit, Meter};
use super::budget::{Budget, Holder};
use super::call::Call;
use super::caller::Caller;
use crate::app::App;
use crate::throughput::MinThroughput;
use crate::wire::form;
use crate::wire::response::Failure;

/// Where guests have something to send: who they are.
pub const ACCOUNT: &str = "/v1/account";
/// Greatest size of what a guest sends, unless an action takes more.
const GUEST_LIMIT: usize = 64 << 10;
/// Up to how many bytes a call at accounts is small: an address, a password, a code.
const SMALL: u64 = 8 << 10;
/// How long a body may keep us waiting before its speed counts.
const GRACE: Duration = Duration::from_secs(20);

/// The body under watch, when there is one: known is who sends it.
pub fn meter_body(app: &App, call: &Call, parts: &Parts, body: Body) -> (Option<Arc<Meter>>, Body) {
    if body.is_end_stream() {
        return (None, body);
    }
    let (budget, holder, cut) = match &call.caller {
        Caller::Guest => {
            let cut = cut_of_guests(app, parts);
            let holder = Holder::Guest(network(call.address).to_string());
            let least = body.size_hint().exact().unwrap_or(u64::MAX);
            (budget_of_guests(app, parts, least), holder, Some(cut))
        }
        known => (&app.bodies, Holder::Known(known.name().to_owned()), None),
    };
    let (meter, body) = Meter::around(
        body,
        budget.clone(),
        holder,
        cut,
        MinThroughput::new(GRACE, app.config.connections.least_speed),
    );
    (Some(meter), body)
}

/// What a guest sends is held in memory, but for forms with files, which are written aside as they come. Both count by themselves,
/// and so does whoever signs in: what strangers send keeps nobody out of the house.
fn budget_of_guests<'a>(app: &'a App, parts: &Parts, bytes: u64) -> &'a Arc<Budget> {
    if form::is_form(&parts.headers) {
        &app.guest_forms
    } else if bytes <= SMALL && route(parts).starts_with(ACCOUNT) {
        &app.sign_in
    } else {
        &app.bodies
    }
}

/// How much a guest may send there, and what is said of more: where guests have nothing to send, that they are guests.
fn cut_of_guests(app: &App, parts: &Parts) -> BodyLimit {
    let (limit, kind) = match route(parts) {
        "/v1/actions/{action}" => {
            let id = parts.uri.path().rsplit('/').next().unwrap_or_default();
            match app.engine.action(id).map(engine::AnyAct::allowed_callers) {
                Some(Allowed::Guests { body_limit }) => (body_limit, error_codes::TOO_LARGE),
                _ => (GUEST_LIMIT, error_codes::UNAUTHORIZED),
            }
        }
        route if route.starts_with(ACCOUNT) => (GUEST_LIMIT, error_codes::TOO_LARGE),
        _ => (GUEST_LIMIT, error_codes::UNAUTHORIZED),
    };
    BodyLimit { limit, kind }
}

/// Says why a body was not read to its end, and reads what little is left of it: else the connection ends with the answer.
pub async fn finish_body(meter: &Meter, mut response: Response) -> Response {
    if let Some(kind) = meter.refusal()
        && !response.status().is_success()
    {
        response = Failure::from(kind).into_response();
        if kind == error_codes::BUSY {
            response
                .headers_mut()
                .insert(header::RETRY_AFTER, HeaderValue::from_static("5"));
        }
    }
    if !meter.drain().await {
        response
            .headers_mut()
            .insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    response
}

/// The template of a call's route.
pub fn route(parts: &Parts) -> &str {
    parts.extensions.get::<MatchedPath>().map_or("", MatchedPath::as_str)
}
