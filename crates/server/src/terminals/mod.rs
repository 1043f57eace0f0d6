//! The port of terminals: plain HTTP on the network of the house, with a reader of its own.
//!
//! Terminals send heads that no server of the web takes: raw spaces and bytes of other encodings in the request line, lines
//! that end with LF alone, HTTP/1.0 without a host. They look for `Date:` with a capital and read until the connection is
//! closed. Nothing else is served here, and nothing here waits for clerks or has them wait: places, turns and rates are its own.

mod answer;
mod head;
mod read;
mod turns;

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use platform::terminal_door::{TerminalAnswer, TerminalDoor, TerminalRequest};
use tokio::io::AsyncWriteExt as _;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::timeout;

use crate::app::App;
use read::ReadError;
use turns::{Turns, Verdict};

/// How long a terminal may take to be answered, its body and the writing of it included.
const PATIENCE: Duration = Duration::from_mins(2);
/// How long to wait when the system gives no connection.
const PAUSE: Duration = Duration::from_millis(50);

/// Serves terminals until the end.
pub async fn serve(app: App, listener: TcpListener, mut ending: watch::Receiver<bool>) {
    let Some(door) = app.engine.extensions::<TerminalDoor>().next() else {
        return;
    };
    let turns = Turns::new();
    let address = listener
        .local_addr()
        .map_or_else(|_| String::new(), |address| address.to_string());
    tracing::info!(address, "terminals are served");
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = ending.wait_for(|is_ending| *is_ending) => break,
        };
        match accepted {
            Ok((stream, peer)) => take_in(&app, door, &turns, stream, peer),
            Err(_) => tokio::time::sleep(PAUSE).await,
        }
    }
}

/// Serves a connection if there is a place for it; who finds none comes again by itself.
fn take_in(app: &App, door: &'static TerminalDoor, turns: &Arc<Turns>, stream: TcpStream, peer: SocketAddr) {
    let address = peer.ip().to_canonical();
    let Some(place) = turns.try_admit(address) else {
        return;
    };
    let (app, turns) = (app.clone(), turns.clone());
    tokio::spawn(async move {
        let served = timeout(PATIENCE, serve_connection(&app, door, &turns, stream, address)).await;
        if served.is_err() {
            tracing::debug!(%address, "a terminal took too long");
        }
        drop(place);
    });
}

/// One request, one answer, and the end: that is how the oldest of them know that the answer is whole.
async fn serve_connection(
    app: &App,
    door: &'static TerminalDoor,
    turns: &Arc<Turns>,
    mut stream: TcpStream,
    address: IpAddr,
) {
    let answer = match read::request(&mut stream, |head| judge(door, turns, head, address)).await {
        Ok((request, turn)) => {
            let request = TerminalRequest { address, ..request };
            let answer = (door.answer)(app.engine.clone(), request).await;
            drop(turn);
            answer.unwrap_or_else(|error| {
                tracing::error!(%error, "a terminal could not be answered");
                TerminalAnswer::refusal(500, "ERROR")
            })
        }
        Err(ReadError::Refused(answer)) => answer,
        Err(ReadError::Gone) => return,
    };
    let now = app.engine.clock().now();
    if stream.write_all(&answer::bytes(&answer, now)).await.is_ok() {
        drop(stream.shutdown().await);
        read::drain(&mut stream).await;
    }
}

/// Whether whoever sends this head has its turn.
fn judge(door: &TerminalDoor, turns: &Arc<Turns>, head: &head::Head, address: IpAddr) -> Verdict {
    let serial = (door.serial)(&head.target);
    turns.try_begin(serial, address, head.is_post)
}
