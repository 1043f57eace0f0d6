//! Frames to the client (`docs/protocol.md` §7.3).

use std::sync::Arc;

use axum::extract::ws::{Message, Utf8Bytes};
use serde_json::{Value as Json, json};

use super::subscription::RealtimeSubscription;

/// What a client hears of a frame that cannot be done; its connection stays.
pub const UNACCEPTED: u16 = 1003;
/// What a client hears that should not come back.
pub const POLICY: u16 = 1008;
/// A frame larger than we take.
pub const TOO_BIG: u16 = 1009;
/// Something of ours went wrong.
pub const FAULT: u16 = 1011;
/// Too much at once: come back later.
pub const TRY_LATER: u16 = 1013;

/// What an event says to all who may read the same fields of it. What the reader may do with the document stands
/// between the two parts; an event of something else has it all in the first.
pub struct Body {
    before: String,
    after: String,
}

impl Body {
    /// An event by its names and channels, and its payload in two parts.
    pub fn new(events: &[String], channels: &[String], at: &str, payload: (String, String)) -> Body {
        let before = format!(
            r#"{{"type":"event","data":{{"events":{},"channels":{},"timestamp":{},"payload":{}"#,
            json!(events),
            json!(channels),
            json!(at),
            payload.0
        );
        Body {
            before,
            after: payload.1,
        }
    }
}

/// An event as one socket is told of it.
pub struct Frame {
    /// What all are told who may read the same.
    pub body: Arc<Body>,
    /// What this reader may do with the document.
    pub permissions: Arc<str>,
    /// The subscriptions of this socket that it concerns, as a list.
    pub subscriptions: String,
}

impl Frame {
    /// The whole text.
    pub fn message(&self) -> Message {
        let Body { before, after } = &*self.body;
        let text = [
            before,
            &*self.permissions,
            after,
            r#","subscriptions":"#,
            &self.subscriptions,
            "}}",
        ];
        Message::Text(Utf8Bytes::from(text.concat()))
    }
}

/// The first frame: the channels as accepted, the subscriptions of the URL by slot, the account or null.
pub fn connected_frame(channels: &[String], slots: &[(String, String)], user: &Json) -> Json {
    let slots = if slots.is_empty() {
        json!([])
    } else {
        slots
            .iter()
            .map(|(slot, id)| (slot.clone(), json!(id)))
            .collect::<serde_json::Map<_, _>>()
            .into()
    };
    json!({"type": "connected", "data": {"channels": channels, "subscriptions": slots, "user": user}})
}

/// The answer to a `ping`.
pub fn pong() -> Json {
    json!({"type": "pong"})
}

/// The answer to a `subscribe`; each subscription with its channels as accepted for the caller.
pub fn subscribe_frame(all: &[RealtimeSubscription], account: Option<&str>) -> Json {
    let one = |one: &RealtimeSubscription| {
        json!({"subscriptionId": &*one.id, "channels": super::channel::resolve_channels(&one.channels, account),
            "queries": one.queries})
    };
    response("subscribe", "subscriptions", all.iter().map(one).collect())
}

/// The answer to an `unsubscribe`: which of the ids were there.
pub fn unsubscribe_frame(all: &[(String, bool)]) -> Json {
    let one = |(id, removed): &(String, bool)| json!({"subscriptionId": id, "removed": removed});
    response("unsubscribe", "subscriptions", all.iter().map(one).collect())
}

/// The answer to an `authentication`.
pub fn authentication_frame(user: Json) -> Json {
    response("authentication", "user", user)
}

fn response(to: &str, name: &str, value: Json) -> Json {
    json!({"type": "response", "data": {"to": to, "success": true, name: value}})
}

/// What went wrong.
pub fn error(code: u16, message: &str) -> Json {
    json!({"type": "error", "data": {"code": code, "message": message}})
}
