//! Listening: connections in, and a polite end.

mod accept;
mod activity;
mod client_connection;
mod connection;
mod connections;
mod descriptors;
mod response_body;
mod workers;

use std::io::{self, Write as _};
use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::http::header;
use axum::routing::get;
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::{oneshot, watch};
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::app::App;
use crate::{log_head, observe, realtime, router, terminals};
pub use accept::Server;
use activity::Timeouts;
use connections::{ConnectionLimits, Connections};
use workers::WorkerThreads;
pub use workers::Workers;

/// How long requests and jobs may still take once the server was told to end.
const PATIENCE: Duration = Duration::from_secs(4);
/// How long each may take of what follows then: to give back the jobs that are not done, to note where the log stands, and the
/// traces that wait to leave.
const LAST_WORDS: Duration = Duration::from_millis(250);
/// When the process ends, whatever still runs: five seconds are promised.
const END: Duration = Duration::from_millis(4800);
/// What a page of figures is.
const METRICS: &str = "text/plain; version=0.0.4; charset=utf-8";

/// Binds an address; says in one line why it could not.
pub async fn bind(address: &str) -> Result<TcpListener, String> {
    TcpListener::bind(address)
        .await
        .map_err(|error| format!("cannot listen on {address}: {}", plain(&error)))
}

/// Serves until SIGTERM or SIGINT, then lets running requests and jobs end.
pub async fn serve(app: App, listener: TcpListener) -> Result<(), String> {
    let (tell, ending) = watch::channel(false);
    let metrics = app.config.metrics_listen.clone();
    if let Some(address) = metrics {
        serve_metrics(app.clone(), bind(&address).await?, ending.clone());
    }
    if let Some(address) = app.config.terminals_listen.clone() {
        tokio::spawn(terminals::serve(app.clone(), bind(&address).await?, ending.clone()));
    }
    let threads = WorkerThreads::start().map_err(|error| format!("cannot start: {error}"))?;
    let signals = Signals::new().map_err(|error| format!("cannot wait for signals: {error}"))?;
    let jobs = tokio::spawn(app.engine.clone().run_jobs());
    let head = log_head::follower_task(&app);
    let heads = tokio::spawn(head.clone().run());
    let realtime = tokio::spawn(realtime::run(app.clone()));
    let (finish, finished) = oneshot::channel();
    let traces = tokio::spawn(observe::run(app.clone(), finished));
    let address = listener.local_addr().map_err(|error| error.to_string())?;
    app.listens_at(address);
    announce(address).map_err(|error| format!("cannot write: {error}"))?;
    let routes = router::service(app.clone());
    let serving = tokio::spawn(Server::new(&app, routes, threads.workers.clone()).run(listener, ending));
    signals.wait_connections().await;
    tracing::info!("ending");
    end_in_time();
    tell.send_replace(true);
    app.engine.stop_jobs();
    heads.abort();
    realtime.abort();
    app.hub.end();
    let served = end_work(&app, serving, jobs).await;
    // What was written since it was noted last, to the end of the work.
    if !matches!(timeout(LAST_WORDS, head.catch_up()).await, Ok(Ok(_))) {
        tracing::warn!("where the log stands at the end was not noted");
    }
    drop(finish);
    // Traces that the collector does not take in time are lost.
    drop(timeout(LAST_WORDS, traces).await);
    served
}

/// Waits for what is being answered and for the jobs that run; those that are not done are given back.
async fn end_work(app: &App, mut serving: JoinHandle<()>, mut jobs: JoinHandle<()>) -> Result<(), String> {
    let both = async { tokio::join!(&mut serving, &mut jobs) };
    let served = if let Ok((served, _)) = timeout(PATIENCE, both).await {
        served.map_err(|error| error.to_string())
    } else {
        tracing::warn!("some connections or jobs were still at work");
        Ok(())
    };
    jobs.abort();
    match timeout(LAST_WORDS, app.engine.give_back_jobs()).await {
        Ok(Ok(_)) => {}
        Ok(Err(error)) => tracing::warn!(%error, "jobs wait until their leases have run out"),
        Err(_) => tracing::warn!("jobs wait until their leases have run out"),
    }
    served
}

/// Ends the process in time, even if something that nobody can interrupt holds it up.
#[expect(
    clippy::disallowed_methods,
    reason = "what holds the process up by then has no destructor that would help"
)]
fn end_in_time() {
    std::thread::spawn(|| {
        std::thread::sleep(END);
        std::process::exit(0);
    });
}

fn serve_metrics(app: App, listener: TcpListener, ending: watch::Receiver<bool>) {
    let to = app.clone();
    let text = move || {
        let app = app.clone();
        async move { ([(header::CONTENT_TYPE, METRICS)], app.metrics.text(&app).await) }
    };
    let router = Router::new().route("/metrics", get(text));
    tokio::spawn(Server::new(&to, router, Workers::current()).run(listener, ending));
}

impl Server {
    /// A server of these routes with a count of connections of its own, bounded as the configuration and the system have it.
    pub fn new(app: &App, router: Router, workers: Workers) -> Server {
        let bounds = &app.config.connections;
        Server {
            router,
            workers,
            connections: Connections::new(ConnectionLimits {
                total: bounds.total.min(descriptors::raise()),
                per_address: bounds.per_address,
            }),
            patience: Timeouts::of(bounds),
            trusted_proxies: app.config.trusted_proxies.clone(),
        }
    }
}

async fn shutdown_signal(ending: &mut watch::Receiver<bool>) {
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

    async fn wait_connections(mut self) {
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
