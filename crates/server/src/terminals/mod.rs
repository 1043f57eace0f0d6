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

use platform::terminal_door::{BodyUse, TerminalAnswer, TerminalDoor, TerminalRequest};
use schema::Error;
use tokio::io::AsyncWriteExt as _;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::error::Elapsed;
use tokio::time::timeout;

use crate::app::App;
use read::{Body, Incoming, ReadError};
use turns::{Turns, Verdict};

/// How long each may take of what it takes to answer a terminal: its head, a piece of its body, the writing of that.
const PATIENCE: Duration = Duration::from_mins(2);
/// How long to wait when the system gives no connection.
const PAUSE: Duration = Duration::from_millis(50);
/// How often it is looked up where allowed terminals call from.
const LOOK: Duration = Duration::from_secs(20);

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
    let places = tokio::spawn(keep_places(app.clone(), door, turns.clone()));
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
    places.abort();
}

/// Keeps places for the addresses from which allowed terminals call.
async fn keep_places(app: App, door: &'static TerminalDoor, turns: Arc<Turns>) {
    loop {
        match app.engine.read(door.known_addresses).await {
            Ok(known) => turns.set_known(known.into_iter().map(|address| address.to_canonical()).collect()),
            Err(error) => tracing::warn!(%error, "where terminals call from could not be read"),
        }
        tokio::time::sleep(LOOK).await;
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
        if serve_connection(&app, door, &turns, stream, address).await.is_err() {
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
) -> Result<(), Elapsed> {
    let head = read::request(&mut stream, |head| judge(door, turns, head, address));
    let answer = match timeout(PATIENCE, head).await? {
        Ok(incoming) => answer_request(app, door, &mut stream, incoming, address).await?,
        Err(ReadError::Refused(answer)) => answer,
        Err(ReadError::Gone) => return Ok(()),
    };
    let bytes = answer::bytes(&answer, app.engine.clock().now());
    if timeout(PATIENCE, stream.write_all(&bytes)).await?.is_ok() {
        drop(stream.shutdown().await);
        read::drain(&mut stream).await;
    }
    Ok(())
}

/// Hands its body over, in pieces where that may be: each is written before the next is read, and what a cut leaves is sent again.
async fn answer_request(
    app: &App,
    door: &'static TerminalDoor,
    stream: &mut TcpStream,
    mut incoming: Incoming,
    address: IpAddr,
) -> Result<TerminalAnswer, Elapsed> {
    let (is_post, target) = (incoming.head.is_post, incoming.head.target.clone());
    let body_use = if is_post {
        timeout(PATIENCE, (door.body_use)(app.engine.clone(), target.clone(), address)).await?
    } else {
        Ok(BodyUse::Whole)
    };
    let mut body = match body_use {
        Ok(body_use) => Body::new(stream, &mut incoming, body_use),
        Err(error) => return Ok(no_answer(&error)),
    };
    let mut lines_before = 0;
    loop {
        let piece = timeout(PATIENCE, body.next()).await?;
        let lines = piece.line_ends();
        let request = TerminalRequest {
            is_post,
            target: target.clone(),
            body: piece,
            lines_before,
            address,
        };
        let answer = timeout(PATIENCE, (door.answer)(app.engine.clone(), request)).await?;
        let answer = answer.unwrap_or_else(|error| no_answer(&error));
        if body.is_over() || answer.status != 200 {
            return Ok(answer);
        }
        lines_before += lines;
    }
}

fn no_answer(error: &Error) -> TerminalAnswer {
    tracing::error!(%error, "a terminal could not be answered");
    TerminalAnswer::refusal(500, "ERROR")
}

/// Whether whoever sends this head has its turn.
fn judge(door: &TerminalDoor, turns: &Arc<Turns>, head: &head::Head, address: IpAddr) -> Verdict {
    let serial = (door.serial)(&head.target);
    turns.try_begin(serial, address, head.is_post)
}
