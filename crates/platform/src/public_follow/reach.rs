//! Where somebody without an account is reached: by mail, else by short messages where those are sent.

use engine::Cx;
use engine::notify::{Channel, OutboxMessage};

/// An address or a telephone number, with how it is reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reach {
    /// How.
    pub channel: Channel,
    /// Where.
    pub to: String,
}

impl Reach {
    /// The way to who gave this address and this number; by mail where mail is sent, else by short message.
    pub fn of(cx: &Cx<'_>, mail: Option<String>, phone: Option<String>) -> Option<Reach> {
        let of = |channel, to| Reach { channel, to };
        let mail = mail.map(|to| of(Channel::Mail, to));
        let phone = phone.filter(|_| cx.senders().has_sms()).map(|to| of(Channel::Sms, to));
        if cx.senders().has_mail() {
            mail.or(phone)
        } else {
            phone.or(mail)
        }
    }

    /// The message to be sent there, without its words: they are written as it is sent, and stand in no outbox.
    pub fn message(&self, subject: String) -> OutboxMessage {
        let is_mail = self.channel == Channel::Mail;
        OutboxMessage {
            channel: self.channel,
            to: self.to.clone(),
            subject: if is_mail { subject } else { String::new() },
            body: String::new(),
            caused_by: None,
            due: None,
            is_decoy: false,
        }
    }

    /// What is answered of it: how, and so much of where that its owner alone knows the rest.
    pub fn masked(&self) -> (&'static str, String) {
        let channel = if self.channel == Channel::Mail { "mail" } else { "sms" };
        (channel, masked(&self.to))
    }
}

fn masked(to: &str) -> String {
    if let Some((name, host)) = to.split_once('@') {
        return format!("{}•••@{host}", name.chars().take(1).collect::<String>());
    }
    let end = to.chars().count().saturating_sub(3);
    format!("•••{}", to.chars().skip(end).collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_shows_its_beginning_or_its_end() {
        assert_eq!(masked("souad@example.ma"), "s•••@example.ma");
        assert_eq!(masked("+212612345678"), "•••678");
    }
}
