//! What the house tells of its requests to those who run it: a line of the log, counts, and traces where somebody
//! collects them. Never a value of a query, a header or a body.

mod export;
mod id;
mod otlp;
mod trace;

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderName, Method};
use axum::middleware::Next;
use axum::response::Response;

use crate::app::App;
use crate::config::LogFormat;
use crate::gate::call::Call;

pub use export::{Traces, run};
pub use id::RequestId;
pub use trace::{Parent, Trace};

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
/// What is not one of our routes: files and pages of the web app.
const WEB: &str = "web";

/// A request as it is told of.
pub struct ObservedRequest<'a> {
    /// Its id.
    pub id: &'a RequestId,
    /// How it was called; `OTHER` for a method that HTTP does not name.
    pub method: &'static str,
    /// The template of its route, never its path.
    pub route: &'a str,
    /// The status of its answer.
    pub status: u16,
    /// How long it took until its answer began.
    pub took: Duration,
    /// Who called: an account id, `key:N`, `guest`.
    pub who: &'a str,
}

/// Passes one request, whatever it is for.
pub async fn observe_request(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let began = Instant::now();
    let (id, method) = (RequestId::of(&app, &request), method(request.method()));
    let route = request.extensions().get::<MatchedPath>().cloned();
    let parent = app.traces.as_ref().map(|_| Parent::of(&app, &request));
    request.extensions_mut().insert(id.clone());
    let (mut response, timed) = match &parent {
        None => (next.run(request).await, Vec::new()),
        Some(_) => store::timed(next.run(request)).await,
    };
    response.headers_mut().insert(REQUEST_ID, id.header());
    let call = response.extensions_mut().remove::<Arc<Call>>();
    let seen = ObservedRequest {
        id: &id,
        method,
        route: route.as_ref().map_or(WEB, MatchedPath::as_str),
        status: response.status().as_u16(),
        took: began.elapsed(),
        who: call.as_ref().map_or("guest", |call| call.caller.name()),
    };
    app.metrics.requests.count(&seen);
    note(app.config.log_format, &seen);
    if let (Some(traces), Some(parent)) = (&app.traces, parent) {
        traces.enqueue(Trace::of(&app, &seen, parent, began, timed));
    }
    response
}

fn method(method: &Method) -> &'static str {
    match method.as_str() {
        "GET" => "GET",
        "HEAD" => "HEAD",
        "POST" => "POST",
        "PUT" => "PUT",
        "PATCH" => "PATCH",
        "DELETE" => "DELETE",
        "OPTIONS" => "OPTIONS",
        _ => "OTHER",
    }
}

/// One line for each request: for programs always, for people when they ask for detail.
fn note(format: LogFormat, seen: &ObservedRequest<'_>) {
    let ObservedRequest {
        id,
        method,
        route,
        status,
        took,
        who,
    } = seen;
    let (id, ms) = (id.as_str(), took.as_secs_f64() * 1000.0);
    match format {
        LogFormat::Json => tracing::info!(id, method, route, status, ms, account = who, "request"),
        LogFormat::Text => tracing::debug!(id, method, route, status, ms, account = who, "request"),
    }
}
