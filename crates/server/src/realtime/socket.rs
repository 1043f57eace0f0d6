//! One connection: frames in and out, one after the other.

use std::time::Duration;

use accounts::model;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use serde_json::Value as Json;
use tokio::sync::oneshot;
use tokio::time::timeout;

use super::channel;
use super::frame::{self, FAULT, POLICY, TOO_BIG, TRY_LATER, UNACCEPTED};
use super::hub::{End, Handle, Holder};
use super::message::FrameHandler;
use super::open::{Guest, Refused};
use super::session_watch;
use crate::app::App;
use crate::gate::limit::{Limits, MESSAGE};

/// How long a connection that is ended may take to read what is under way and the reason.
const PATIENCE: Duration = Duration::from_secs(20);
/// How long a connection stays open that can be read no further.
const LINGER: Duration = Duration::from_secs(1);
/// The server goes away.
const GOING: u16 = 1001;
/// Nothing is wrong.
const NORMAL: u16 = 1000;

/// What is said when there are too many.
pub const TOO_MANY: &str = "Too many connections. Try again later.";

/// Why a connection is over.
enum CloseReason {
    /// The other side has gone.
    Gone,
    /// The other side said something that cannot be read.
    Unreadable,
    /// The hub ends it.
    Ended(End),
}

/// Serves a connection until one of both ends it.
pub async fn serve(app: App, socket: WebSocket, entrance: Result<Guest, Refused>) {
    let mut line = SocketSession { socket };
    let entered = match entrance {
        // What is done once takes no room in every connection that waits.
        Ok(guest) => Box::pin(admit(&app, guest)).await,
        Err(refused) => Err(refused),
    };
    let (mut handle, mut holder, greeting) = match entered {
        Ok(entered) => entered,
        Err((code, why)) => return Box::pin(line.refuse(code, &why)).await,
    };
    let over = converse(&app, &mut line, &mut handle, &mut holder, &greeting).await;
    app.hub.unregister(handle.connection);
    let (code, why) = match over {
        CloseReason::Gone => return,
        CloseReason::Unreadable => (TOO_BIG, "this cannot be read, or is larger than 1 MB"),
        CloseReason::Ended(End::Behind) => (TRY_LATER, "fetch anew"),
        CloseReason::Ended(End::SignedOut) => (NORMAL, "the session has ended"),
        CloseReason::Ended(End::Leaving) => (GOING, "the server ends"),
    };
    Box::pin(line.close(code, why)).await;
}

/// A connection, its holder, and the first frame.
type Handshake = (Handle, Option<Holder>, Json);

async fn admit(app: &App, guest: Guest) -> Result<Handshake, Refused> {
    let holder = match &guest.signed {
        Some(signed) => Some(session_watch::holder(app, signed).await.map_err(|error| {
            tracing::error!(%error, "opening a socket");
            (FAULT, "Server Error".to_owned())
        })?),
        None => None,
    };
    let admitted = guest
        .signed
        .filter(|_| holder.as_ref().is_some_and(|holder| holder.is_admitted));
    if holder.is_none() && app.hub.guests() >= app.config.connections.guest_sockets as usize {
        return Err((TRY_LATER, TOO_MANY.to_owned()));
    }
    let user = admitted.map_or(Json::Null, |signed| model(&signed.account));
    let account = holder.as_ref().map(|holder| &*holder.account);
    let channels = channel::resolve_channels(guest.url.all.iter().flat_map(|one| &one.channels), account);
    let handle = app.hub.register(holder.clone());
    app.hub
        .subscribe(handle.connection, &guest.url.all)
        .map_err(|wrong| (POLICY, wrong))?;
    Ok((
        handle,
        holder,
        frame::connected_frame(&channels, &guest.url.slots, &user),
    ))
}

async fn converse(
    app: &App,
    line: &mut SocketSession,
    handle: &mut Handle,
    holder: &mut Option<Holder>,
    greeting: &Json,
) -> CloseReason {
    let limits = Limits::default();
    if let Err(over) = line.send_message(text(greeting), &mut handle.end).await {
        return over;
    }
    loop {
        let outgoing = tokio::select! {
            end = &mut handle.end => return closing_reason(end),
            Some(frame) = handle.frames.recv() => Some(frame.message()),
            by_channel = line.socket.recv() => match by_channel {
                None | Some(Ok(Message::Close(_))) => return CloseReason::Gone,
                Some(Err(_)) => return CloseReason::Unreadable,
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => None,
                Some(Ok(message)) if is_too_often(app, &limits) => {
                    drop(message);
                    Some(text(&frame::error(TRY_LATER, "Too many messages. Try again later.")))
                }
                Some(Ok(Message::Text(said))) => {
                    let connection = handle.connection;
                    let mut speaker = FrameHandler { app, connection, holder };
                    Some(text(&Box::pin(speaker.respond(&said)).await))
                }
                Some(Ok(Message::Binary(_))) => Some(text(&frame::error(UNACCEPTED, "the message is not text"))),
            },
        };
        if let Some(message) = outgoing
            && let Err(over) = line.send_message(message, &mut handle.end).await
        {
            return over;
        }
    }
}

/// Each connection counts for itself.
fn is_too_often(app: &App, limits: &Limits) -> bool {
    app.config.rate_limits && limits.count(&MESSAGE, "", app.seconds()).is_over()
}

fn text(json: &Json) -> Message {
    Message::Text(Utf8Bytes::from(json.to_string()))
}

fn closing_reason(end: Result<End, oneshot::error::RecvError>) -> CloseReason {
    end.map_or(CloseReason::Gone, CloseReason::Ended)
}

/// The way to the client.
struct SocketSession {
    socket: WebSocket,
}

impl SocketSession {
    /// Sends a message, unless the connection is to end meanwhile: a client that does not read keeps nobody waiting.
    async fn send_message(&mut self, message: Message, end: &mut oneshot::Receiver<End>) -> Result<(), CloseReason> {
        tokio::select! {
            sent = self.socket.send(message) => sent.map_err(|_| CloseReason::Gone),
            end = end => Err(closing_reason(end)),
        }
    }

    /// Says why nobody is let in.
    async fn refuse(mut self, code: u16, why: &str) {
        let said = timeout(PATIENCE, self.socket.send(text(&frame::error(code, why)))).await;
        if matches!(said, Ok(Ok(()))) {
            self.close(code, why).await;
        }
    }

    /// Ends the connection with a reason, and waits a while for the other side to have read it.
    async fn close(mut self, code: u16, why: &str) {
        let reason = Utf8Bytes::from(why.chars().take(100).collect::<String>());
        let farewell = async {
            if self
                .socket
                .send(Message::Close(Some(CloseFrame { code, reason })))
                .await
                .is_ok()
            {
                while let Some(by_channel) = self.socket.recv().await {
                    if by_channel.is_err() {
                        // What is not read any more would take the reason along if the connection were dropped now.
                        tokio::time::sleep(LINGER).await;
                        break;
                    }
                }
            }
        };
        // Whoever does not even read that is left.
        drop(timeout(PATIENCE, farewell).await);
    }
}
