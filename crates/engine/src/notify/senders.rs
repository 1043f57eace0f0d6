//! The senders that the configuration names.

use schema::Result;

use super::{Channel, Gateway, Outgoing, PushSettings, Smtp, Unsent, gateway, push, sms, smtp};
use crate::{Engine, EngineInner};

/// Who carries mail, short messages and pushes out of the house, and where answers find it.
#[derive(Debug, Default)]
pub struct Senders {
    mail: Option<smtp::Sender>,
    sms: Option<gateway::Sender>,
    push: Option<push::Sender>,
    home: Option<String>,
}

impl Senders {
    /// The senders of these settings; says in one line which setting is wrong.
    pub fn new(smtp: Option<Smtp>, gateway: Option<Gateway>) -> Result<Self, String> {
        Ok(Senders {
            mail: smtp.map(smtp::Sender::new).transpose()?,
            sms: gateway.map(gateway::Sender::new).transpose()?,
            push: None,
            home: None,
        })
    }

    /// With a way to push services; says in one line which setting is wrong.
    pub fn with_push(self, settings: Option<PushSettings>) -> Result<Self, String> {
        let push = settings.map(push::Sender::new).transpose()?;
        Ok(Senders { push, ..self })
    }

    /// With the public address of the house, without a slash at its end.
    #[must_use]
    pub fn with_home(self, home: Option<String>) -> Self {
        Senders { home, ..self }
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

    /// Whether browsers and telephones can be told.
    pub fn has_push(&self) -> bool {
        self.push.is_some()
    }

    /// Whom push services write to when something is wrong with what we send.
    pub fn push_contact(&self) -> Option<&str> {
        self.push.as_ref().map(push::Sender::contact)
    }

    /// Whether a push service at that address would be called: public and over https, unless the configuration says more.
    pub fn reaches(&self, endpoint: &str) -> bool {
        match &self.push {
            Some(push) => push.reaches(endpoint),
            None => crate::HttpClient::is_public(endpoint),
        }
    }

    /// What is missing to send on a channel, in the words of the outbox.
    pub(crate) fn missing(&self, channel: Channel) -> Option<&'static str> {
        match channel {
            Channel::Mail if !self.has_mail() => Some("no mail server is configured"),
            Channel::Sms if !self.has_sms() => Some("no SMS gateway is configured"),
            Channel::Push if !self.has_push() => Some("no contact for push services is configured"),
            Channel::Mail | Channel::Sms | Channel::Push | Channel::InApp => None,
        }
    }

    /// Sends; `id` is the same whenever the same row is sent, so that receivers can tell a repetition. The error is for
    /// administrators and holds no secret.
    pub(crate) async fn send(&self, id: &str, what: &Outgoing) -> Result<(), Unsent> {
        let missing = || Unsent::Failed(self.missing(what.channel()).unwrap_or_default().to_owned());
        match what {
            Outgoing::Mail(letter) => {
                let sent = self.mail.as_ref().ok_or_else(missing)?.send(id, letter).await;
                sent.map_err(Unsent::Failed)
            }
            Outgoing::Sms { to, text } => {
                let sent = self.sms.as_ref().ok_or_else(missing)?.send(to, &sms::plain(text)).await;
                sent.map_err(Unsent::Failed)
            }
            Outgoing::Push(push) => self.push.as_ref().ok_or_else(missing)?.send(push).await,
        }
    }
}
impl Engine {
    /// With senders for mail and short messages; those given first stay.
    pub fn with_senders(self, senders: Senders) -> Self {
        drop(self.inner.senders.set(senders));
        self
    }

    /// Who carries mail and short messages out of the house.
    pub fn senders(&self) -> &Senders {
        self.inner.senders()
    }
}

impl EngineInner {
    /// Who carries mail and short messages out; nobody unless the configuration says so.
    pub(crate) fn senders(&self) -> &Senders {
        self.senders.get_or_init(Senders::default)
    }
}
