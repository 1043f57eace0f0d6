//! The senders that the configuration names.

use schema::Result;

use super::{Channel, Gateway, Outgoing, Smtp, gateway, smtp};

/// Who carries mail and short messages out of the house, and where answers find it.
#[derive(Debug, Default)]
pub struct Post {
    mail: Option<smtp::Sender>,
    sms: Option<gateway::Sender>,
    home: Option<String>,
}

impl Post {
    /// The senders of these settings; says in one line which setting is wrong.
    pub fn new(smtp: Option<Smtp>, gateway: Option<Gateway>) -> Result<Self, String> {
        Ok(Post {
            mail: smtp.map(smtp::Sender::new).transpose()?,
            sms: gateway.map(gateway::Sender::new).transpose()?,
            home: None,
        })
    }

    /// With the public address of the house, without a slash at its end.
    #[must_use]
    pub fn with_home(self, home: Option<String>) -> Self {
        Post { home, ..self }
    }

    /// Where people outside reach the house: what links in letters begin with. Only the configuration says so.
    pub fn home(&self) -> Option<&str> {
        self.home.as_deref()
    }

    /// Whether mail can be sent.
    pub fn has_mail(&self) -> bool {
        self.mail.is_some()
    }

    /// Whether short messages can be sent.
    pub fn has_sms(&self) -> bool {
        self.sms.is_some()
    }

    /// What is missing to send on a channel, in the words of the outbox.
    pub(crate) fn missing(&self, channel: Channel) -> Option<&'static str> {
        match channel {
            Channel::Mail if !self.has_mail() => Some("no mail server is configured"),
            Channel::Sms if !self.has_sms() => Some("no SMS gateway is configured"),
            Channel::Push => Some("no push service is configured"),
            Channel::Mail | Channel::Sms | Channel::InApp => None,
        }
    }

    /// Sends; `id` is the same whenever the same row is sent, so that receivers can tell a repetition. The error is for
    /// administrators and holds no secret.
    pub(crate) async fn send(&self, id: &str, what: &Outgoing) -> Result<(), String> {
        let missing = || self.missing(what.channel()).unwrap_or_default().to_owned();
        match what {
            Outgoing::Mail(letter) => self.mail.as_ref().ok_or_else(missing)?.send(id, letter).await,
            Outgoing::Sms { to, text } => self.sms.as_ref().ok_or_else(missing)?.send(to, text).await,
        }
    }
}
