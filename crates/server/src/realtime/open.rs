//! GET /v1/realtime: a call becomes a socket.

use std::sync::Arc;

use accounts::Signed;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::http::HeaderValue;
use axum::http::request::Parts;
use axum::response::Response;
use schema::{Error, ErrorCode, Lang, Result, error_codes};

use super::frame::{FAULT, POLICY, TRY_LATER};
use super::socket;
use super::subscription::{self, UrlSubscriptions};
use crate::app::App;
use crate::config::PROJECT;
use crate::gate::attempt::network;
use crate::gate::call::{Call, text};
use crate::gate::caller::{self, Caller};
use crate::gate::limit::{self, RateLimitState};
use crate::gate::origin::Origin;

/// Greatest size of a message, in bytes.
const MESSAGE_LIMIT: usize = 1 << 20;
/// Read at a time, in bytes; each connection keeps so much, and most messages are short.
const READ_AT_A_TIME: usize = 1024;

/// Who comes in, and what the URL asks for.
#[derive(Default)]
pub struct Guest {
    /// The session presented.
    pub signed: Option<Arc<Signed>>,
    /// The subscriptions of older clients.
    pub url: UrlSubscriptions,
}

/// Why somebody may not come in: the code and its reason.
pub type Refused = (u16, String);

/// Upgrades the call. Whoever may not come in hears it on the socket, as the protocol has it.
pub async fn open(State(app): State<App>, mut parts: Parts, upgrade: WebSocketUpgrade) -> Response {
    let call = Call::of(&app, &parts);
    let entrance = admit_guest(&app, &call, &mut parts).await;
    upgrade
        .read_buffer_size(READ_AT_A_TIME)
        .max_message_size(MESSAGE_LIMIT)
        .max_frame_size(MESSAGE_LIMIT)
        .on_upgrade(move |socket| socket::serve(app, socket, entrance))
}

async fn admit_guest(app: &App, call: &Call, parts: &mut Parts) -> Result<Guest, Refused> {
    let project = call
        .params
        .get("project")
        .or_else(|| text(&parts.headers, "x-appwrite-project"));
    if project != Some(PROJECT) {
        return Err(policy(error_codes::PROJECT_NOT_FOUND));
    }
    if let Origin::Foreign(origin) = &call.origin {
        let rejection = error_codes::UNKNOWN_ORIGIN.rejection().arg("origin", origin);
        return Err((POLICY, rejection.text(Lang::En)));
    }
    // A page cannot set headers on a socket: the token stands in the URL.
    if let Some(jwt) = call.params.get("jwt").filter(|jwt| !jwt.is_empty())
        && let Ok(value) = HeaderValue::from_str(jwt)
    {
        parts.headers.insert("x-appwrite-jwt", value);
    }
    let signed = match caller::of(app, &parts.headers).await.map_err(refuse)? {
        Caller::Account(signed, _) => Some(signed),
        // A key listens to nothing: what it may read is not said by grants.
        Caller::Guest | Caller::Key(..) => None,
    };
    if is_too_often(app, call, signed.as_deref()) {
        return Err((TRY_LATER, socket::TOO_MANY.to_owned()));
    }
    let url = subscription::of_url(&call.params, app.engine.clock().now()).map_err(|wrong| (POLICY, wrong))?;
    Ok(Guest { signed, url })
}

/// Signed-in sockets are counted by user, the others by address.
fn is_too_often(app: &App, call: &Call, signed: Option<&Signed>) -> bool {
    let subject = || signed.map_or_else(|| network(call.address).to_string(), |signed| signed.account.id.clone());
    let count = || app.limits.count(&limit::SOCKET, &subject(), app.seconds());
    app.config.rate_limits && RateLimitState::is_over(count())
}

fn policy(kind: ErrorCode) -> Refused {
    (POLICY, kind.rejection().text(Lang::En))
}

fn refuse(error: Error) -> Refused {
    match error {
        Error::Refused(rejection) => (POLICY, rejection.text(Lang::En)),
        Error::Fault(text) => {
            tracing::error!(text, "opening a socket");
            (FAULT, "Server Error".to_owned())
        }
    }
}
