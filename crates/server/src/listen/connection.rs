//! Serving one connection: HTTP/1 alone, each phase with its end.

use std::convert::Infallible;
use std::future::poll_fn;
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll};

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{HeaderValue, Request, Response, StatusCode, header};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::time::{Instant, Sleep, sleep_until};

use super::activity::Activity;
use super::client_connection::ClientConnection;
use super::response_body::ResponseBody;
use super::shutdown_signal;

/// Greatest head of a request: an address may have 64 KB.
const HEAD_LIMIT: usize = 80 << 10;

/// Serves a connection until it ends, or should.
pub async fn serve(
    stream: TcpStream,
    peer: SocketAddr,
    activity: Arc<Activity>,
    router: Router,
    mut ending: watch::Receiver<bool>,
) {
    let line = ClientConnection::new(stream, activity.clone());
    let noted = activity.clone();
    let service = service_fn(move |request| respond(router.clone(), peer, noted.clone(), request));
    let mut http = http1::Builder::new();
    let connection = http
        .max_header_size(HEAD_LIMIT)
        .serve_connection(TokioIo::new(line), service);
    let mut connection = pin!(connection.with_upgrades());
    let mut sleep = pin!(sleep_until(Instant::now()));
    let mut ending_since = None;
    loop {
        tokio::select! {
            () = poll_fn(|cx| {
                if connection.as_mut().poll(cx).is_ready() {
                    return Poll::Ready(());
                }
                // One that waits is left alone: it would be closed over a request that lies in it unread.
                if ending_since.is_some() && !activity.is_waiting() {
                    connection.as_mut().graceful_shutdown();
                }
                poll_timeout(&activity, ending_since, sleep.as_mut(), cx)
            }) => return,
            () = activity.eviction() => {
                if activity.is_waiting() {
                    return;
                }
            }
            () = shutdown_signal(&mut ending), if ending_since.is_none() => {
                ending_since = Some(std::time::Instant::now());
            }
        }
    }
}

/// Ready when what the connection is doing has taken too long, or longer than it may once the server ends.
fn poll_timeout(
    activity: &Activity,
    ending_since: Option<std::time::Instant>,
    mut sleep: Pin<&mut Sleep>,
    cx: &mut Context<'_>,
) -> Poll<()> {
    let end = ending_since.and_then(|since| activity.end_deadline(since));
    let Some(deadline) = activity.deadline().into_iter().chain(end).min().map(Instant::from_std) else {
        return Poll::Pending;
    };
    if sleep.deadline() != deadline {
        sleep.as_mut().reset(deadline);
    }
    sleep.poll(cx)
}

async fn respond(
    router: Router,
    peer: SocketAddr,
    activity: Arc<Activity>,
    request: Request<Incoming>,
) -> Result<Response<Body>, Infallible> {
    activity.begin();
    let response = if activity.is_spare() && request.uri().path() != "/status" {
        Ok(come_later())
    } else {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        TowerToHyperService::new(router).call(request).await
    };
    response.map(|response| {
        if response.status() == StatusCode::SWITCHING_PROTOCOLS {
            activity.become_socket();
            return response;
        }
        response.map(|body| Body::new(ResponseBody::new(body, activity)))
    })
}

/// What is said when every place is taken.
fn come_later() -> Response<Body> {
    let mut response = Response::new(Body::empty());
    *response.status_mut() = StatusCode::SERVICE_UNAVAILABLE;
    response
        .headers_mut()
        .insert(header::RETRY_AFTER, HeaderValue::from_static("5"));
    response
        .headers_mut()
        .insert(header::CONNECTION, HeaderValue::from_static("close"));
    response
}
