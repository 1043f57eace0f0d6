//! Listening: connections in, and a polite end.

use std::io::{self, Write as _};
use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::http::header;
use axum::routing::get;
use axum::serve::ListenerExt as _;
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::{oneshot, watch};

use crate::app::App;
use crate::{observe, realtime, router};

/// How long a request may still take once the server was told to end.
const PATIENCE: Duration = Duration::from_millis(4500);

/// How long traces that wait may take to leave then.
const LAST_WORDS: Duration = Duration::from_millis(400);
/// What a page of figures is.
const METRICS: &str = "text/plain; version=0.0.4; charset=utf-8";

/// Binds an address; says in one line why it could not.
pub async fn bind(address: &str) -> Result<TcpListener, String> {
    TcpListener::bind(address)
        .await
        .map_err(|error| format!("cannot listen on {address}: {}", plain(&error)))
}

/// Serves until SIGTERM or SIGINT, then lets running requests end.
pub async fn serve(app: App, listener: TcpListener) -> Result<(), String> {
    let (tell, ending) = watch::channel(false);
    let metrics = app.config.metrics_listen.clone();
    if let Some(address) = metrics {
        serve_metrics(app.clone(), bind(&address).await?, ending.clone());
    }
    let signals = Signals::new().map_err(|error| format!("cannot wait for signals: {error}"))?;
    let jobs = tokio::spawn(app.engine.clone().run_jobs());
    let realtime = tokio::spawn(realtime::run(app.clone()));
    let (finish, finished) = oneshot::channel();
    let traces = tokio::spawn(observe::run(app.clone(), finished));
    let sockets = app.clone();
    let address = listener.local_addr().map_err(|error| error.to_string())?;
    app.listens_at(address);
    announce(address).map_err(|error| format!("cannot write: {error}"))?;
    let service = router::service(app).into_make_service_with_connect_info::<SocketAddr>();
    let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
    let serving = axum::serve(listener, service).with_graceful_shutdown(ended(ending));
    let serving = tokio::spawn(serving.into_future());
    signals.wait().await;
    tracing::info!("ending");
    tell.send_replace(true);
    jobs.abort();
    realtime.abort();
    sockets.hub.end();
    let served = tokio::time::timeout(PATIENCE, serving).await;
    drop(finish);
    // Traces that the collector does not take in time are lost.
    drop(tokio::time::timeout(LAST_WORDS, traces).await);
    match served {
        Ok(Ok(done)) => done.map_err(|error| error.to_string()),
        Ok(Err(error)) => Err(error.to_string()),
        Err(_) => {
            tracing::warn!("some connections were still open");
            Ok(())
        }
    }
}

fn serve_metrics(app: App, listener: TcpListener, ending: watch::Receiver<bool>) {
    let text = move || {
        let app = app.clone();
        async move { ([(header::CONTENT_TYPE, METRICS)], app.metrics.text(&app).await) }
    };
    let service = Router::new().route("/metrics", get(text));
    tokio::spawn(
        axum::serve(listener, service)
            .with_graceful_shutdown(ended(ending))
            .into_future(),
    );
}

async fn ended(mut ending: watch::Receiver<bool>) {
    // An error means that the sender is gone: the server is ending as well.
    drop(ending.wait_for(|is_ending| *is_ending).await);
}

/// The one line that scripts wait for.
fn announce(address: SocketAddr) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "Diwan is listening on http://{address}")?;
    out.flush()
}

struct Signals {
    term: tokio::signal::unix::Signal,
    int: tokio::signal::unix::Signal,
}

impl Signals {
    fn new() -> io::Result<Signals> {
        Ok(Signals {
            term: signal(SignalKind::terminate())?,
            int: signal(SignalKind::interrupt())?,
        })
    }

    async fn wait(mut self) {
        tokio::select! {
            _ = self.term.recv() => {}
            _ = self.int.recv() => {}
        }
    }
}

/// The words of an error of the system, without its number.
fn plain(error: &io::Error) -> String {
    let text = error.to_string();
    text.split(" (os error").next().unwrap_or_default().to_lowercase()
}
