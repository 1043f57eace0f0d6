//! Frames from the client (`docs/protocol.md` §7.2) and their answers.

use accounts::model;
use schema::{Error, Lang};
use serde_json::Value as Json;

use super::frame::{self, UNACCEPTED};
use super::hub::{ConnectionId, Holder};
use super::session_watch;
use super::subscription::{self, SubscriptionError};
use crate::app::App;

/// Whose frames they are.
pub struct FrameHandler<'a> {
    /// The shared parts.
    pub app: &'a App,
    /// The connection.
    pub connection: ConnectionId,
    /// Who holds it.
    pub holder: &'a mut Option<Holder>,
}

impl FrameHandler<'_> {
    /// The answer to one frame.
    pub async fn respond(&mut self, text: &str) -> Json {
        let Ok(message) = serde_json::from_str::<Json>(text) else {
            return error_frame("the message is not JSON");
        };
        let data = &message["data"];
        let answer = match message["type"].as_str() {
            Some("ping") => Ok(frame::pong()),
            Some("subscribe") => self.subscribe(data),
            Some("unsubscribe") => self.unsubscribe(data),
            Some("authentication") => self.authenticate(data).await,
            Some(unknown) => Err(format!("messages of type {unknown} are not known here")),
            None => Err("the message has no type".to_owned()),
        };
        answer.unwrap_or_else(|why| error_frame(&why))
    }

    fn subscribe(&self, data: &Json) -> Result<Json, SubscriptionError> {
        let all = subscription::read(data, self.app.engine.clock().now())?;
        self.app.hub.subscribe(self.connection, &all)?;
        Ok(frame::subscribe_frame(
            &all,
            self.holder.as_ref().map(|holder| &*holder.account),
        ))
    }

    fn unsubscribe(&self, data: &Json) -> Result<Json, SubscriptionError> {
        let remove = |id: String| {
            let is_removed = self.app.hub.unsubscribe(self.connection, &id);
            (id, is_removed)
        };
        let removed: Vec<(String, bool)> = subscription::read_ids(data)?.into_iter().map(remove).collect();
        Ok(frame::unsubscribe_frame(&removed))
    }

    /// The session counts for what was subscribed before and after.
    async fn authenticate(&mut self, data: &Json) -> Result<Json, SubscriptionError> {
        let token = data["session"].as_str().ok_or("a session is expected")?;
        let signed = self.app.accounts.whoami(token).await.map_err(to_wrong)?;
        let signed = signed.ok_or("the session is not valid")?;
        let holder = session_watch::holder(self.app, &signed).await.map_err(to_wrong)?;
        if !holder.is_admitted {
            return Err("the session does not open the account's rights yet".to_owned());
        }
        self.app.hub.set_identity(self.connection, holder.clone());
        *self.holder = Some(holder);
        Ok(frame::authentication_frame(model(&signed.account)))
    }
}

fn error_frame(why: &str) -> Json {
    frame::error(UNACCEPTED, why)
}

fn to_wrong(error: Error) -> SubscriptionError {
    match error {
        Error::Refused(rejection) => rejection.text(Lang::En),
        Error::Fault(text) => {
            tracing::error!(text, "identifying a socket");
            "Server Error".to_owned()
        }
    }
}
