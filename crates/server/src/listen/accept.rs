//! Taking connections in, whatever happens.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

use super::activity::{Activity, Timeouts};
use super::connection;
use super::connections::Connections;
use super::shutdown_signal;
use super::workers::Workers;
use crate::network::Network;

/// How long to wait when the system gives no connection.
const PAUSE: Duration = Duration::from_millis(50);
/// How often to say so.
const SAID: Duration = Duration::from_mins(1);

/// Who is served, and how.
pub struct Server {
    /// What answers.
    pub router: Router,
    /// Where it answers.
    pub workers: Workers,
    /// The open connections.
    pub connections: Arc<Connections>,
    /// How long they may keep us waiting.
    pub patience: Timeouts,
    /// Proxies may hold as many as there are.
    pub trusted_proxies: Vec<Network>,
}

impl Server {
    /// Takes connections in until the end; then waits for what is being answered.
    pub async fn run(self, listener: TcpListener, mut ending: watch::Receiver<bool>) {
        let (served, _) = watch::channel(());
        let mut said = None;
        loop {
            let accepted = tokio::select! {
                accepted = listener.accept() => accepted,
                () = shutdown_signal(&mut ending) => break,
            };
            match accepted {
                Ok((stream, peer)) => self.serve(stream, peer, served.subscribe(), ending.clone()),
                Err(error) if is_of_the_connection(&error) => {}
                Err(error) => {
                    self.connections.free_one();
                    log_accept_error(&error, &mut said);
                    tokio::time::sleep(PAUSE).await;
                }
            }
        }
        drop(listener);
        served.closed().await;
    }

    fn serve(&self, stream: TcpStream, peer: SocketAddr, serving: watch::Receiver<()>, ending: watch::Receiver<bool>) {
        let is_exempt = self.trusted_proxies.iter().any(|network| network.contains(peer.ip()));
        let Some(place) = self.connections.try_admit(peer.ip(), is_exempt) else {
            return;
        };
        // Without it an answer waits for more to send; not a reason to refuse anybody.
        drop(stream.set_nodelay(true));
        let activity = Arc::new(Activity::new(place, self.patience));
        let router = self.router.clone();
        // It leaves the loop that took it in for the one that serves it.
        let stream = stream.into_std();
        self.workers.spawn(async move {
            match stream.and_then(TcpStream::from_std) {
                Ok(stream) => connection::serve(stream, peer, activity, router, ending).await,
                Err(error) => tracing::error!(%error, "a connection could not be given to its thread"),
            }
            drop(serving);
        });
    }
}

/// Whether only that connection is lost.
fn is_of_the_connection(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionAborted | io::ErrorKind::ConnectionReset | io::ErrorKind::ConnectionRefused
    )
}

fn log_accept_error(error: &io::Error, said: &mut Option<Instant>) {
    if said.is_none_or(|at| at.elapsed() >= SAID) {
        *said = Some(Instant::now());
        tracing::error!(%error, "a connection could not be taken");
    }
}
