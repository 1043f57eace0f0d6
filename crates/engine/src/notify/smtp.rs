//! Mail over SMTP.

use std::sync::OnceLock;
use std::time::Duration;

use lettre::message::{Mailbox, MultiPart};
use lettre::transport::smtp::authentication::Credentials;
use lettre::transport::smtp::extension::ClientId;
use lettre::transport::smtp::{AsyncSmtpTransportBuilder, PoolConfig};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport as _, Message, Tokio1Executor};

use super::Letter;
use crate::Secret;
use crate::http_client::error_chain;

/// How long each step of the conversation may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// Connections at once.
const CONNECTIONS: u32 = 4;

/// How the connection is kept private.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Security {
    /// Not at all: for a server on the same machine.
    None,
    /// By `STARTTLS`; without it nothing is sent.
    #[default]
    StartTls,
    /// By TLS from the first byte.
    Tls,
}

impl Security {
    /// The port that goes with it (RFC 5321 §4.5.4.2, RFC 8314 §3.3, RFC 6409 §3.1).
    pub const fn port(self) -> u16 {
        match self {
            Security::None => 25,
            Security::StartTls => 587,
            Security::Tls => 465,
        }
    }
}

/// The mail server, as the configuration names it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Smtp {
    /// Its name, which its certificate must carry.
    pub host: String,
    /// Its port; what goes with the security when none is given.
    pub port: Option<u16>,
    /// How the connection is kept private.
    pub security: Security,
    /// Who signs in; nobody when empty.
    pub username: String,
    /// The password.
    pub password: Secret,
    /// The sender: `Commune de … <ne-pas-repondre@commune.example>`.
    pub from: String,
}

/// A pool of connections to the mail server, made when the first letter is sent: it wants a runtime, which reading the
/// settings does not have.
#[derive(Debug)]
pub(super) struct Sender {
    builder: AsyncSmtpTransportBuilder,
    pool: OnceLock<AsyncSmtpTransport<Tokio1Executor>>,
    from: Mailbox,
    password: Secret,
}

impl Sender {
    pub(super) fn new(settings: Smtp) -> Result<Self, String> {
        let from = mailbox(&settings.from).map_err(|wrong| format!("smtp.from: {wrong}"))?;
        let wrong = |error| format!("smtp.host: {}", error_chain(&error));
        let builder = match settings.security {
            Security::None => AsyncSmtpTransport::<Tokio1Executor>::builder_dangerous(&settings.host),
            Security::StartTls => {
                AsyncSmtpTransport::<Tokio1Executor>::starttls_relay(&settings.host).map_err(wrong)?
            }
            Security::Tls => AsyncSmtpTransport::<Tokio1Executor>::relay(&settings.host).map_err(wrong)?,
        };
        let mut builder = builder
            .port(settings.port.unwrap_or(settings.security.port()))
            .hello_name(ClientId::Domain(from.email.domain().to_owned()))
            .timeout(Some(PATIENCE))
            .pool_config(PoolConfig::new().max_size(CONNECTIONS));
        if !settings.username.is_empty() {
            let login = Credentials::new(settings.username, settings.password.reveal().to_owned());
            builder = builder.credentials(login);
        }
        Ok(Sender {
            builder,
            pool: OnceLock::new(),
            from,
            password: settings.password,
        })
    }

    pub(super) async fn send(&self, id: &str, letter: &Letter) -> Result<(), String> {
        let message = self.message(id, letter)?;
        let pool = self.pool.get_or_init(|| self.builder.clone().build());
        let sent = pool.send(message).await;
        sent.map(drop)
            .map_err(|error| self.password.hide_in(&error_chain(&error)))
    }

    fn message(&self, id: &str, letter: &Letter) -> Result<Message, String> {
        let to: Address = letter.to.parse().map_err(|error| format!("{}: {error}", letter.to))?;
        Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(&letter.subject)
            .message_id(Some(format!("<{id}@{}>", self.from.email.domain())))
            .multipart(MultiPart::alternative_plain_html(
                letter.text.clone(),
                letter.html.clone(),
            ))
            .map_err(|error| error.to_string())
    }
}

fn mailbox(text: &str) -> Result<Mailbox, String> {
    text.parse().map_err(|error| format!("'{text}' is no address: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sender(from: &str) -> Result<Sender, String> {
        Sender::new(Smtp {
            host: "127.0.0.1".to_owned(),
            security: Security::None,
            from: from.to_owned(),
            ..Smtp::default()
        })
    }

    #[test]
    fn a_letter_has_a_text_and_a_page_and_an_id_that_stays() {
        let sender = sender("Commune de Témara <ne-pas-repondre@commune.example>").unwrap();
        let letter = Letter {
            to: "agent@commune.example".to_owned(),
            subject: "رمز التحقق".to_owned(),
            html: "<p>123 456</p>".to_owned(),
            text: "123 456".to_owned(),
        };
        let text = String::from_utf8(sender.message("abc", &letter).unwrap().formatted()).unwrap();
        assert!(text.contains("Message-ID: <abc@commune.example>"), "{text}");
        assert!(text.contains("multipart/alternative"), "{text}");
        assert!(text.contains("text/plain; charset=utf-8") && text.contains("text/html; charset=utf-8"));
    }

    #[test]
    fn a_line_break_in_an_address_or_a_subject_makes_no_header() {
        let sender = sender("a@commune.example").unwrap();
        let mut letter = Letter {
            to: "agent@commune.example".to_owned(),
            subject: "Code\r\nBcc: eve@elsewhere.example".to_owned(),
            html: String::new(),
            text: String::new(),
        };
        let text = String::from_utf8(sender.message("abc", &letter).unwrap().formatted()).unwrap();
        assert!(!text.contains("\nBcc:"), "{text}");
        letter.to = "agent@commune.example\r\nBcc: eve@elsewhere.example".to_owned();
        assert!(sender.message("abc", &letter).is_err());
    }

    #[test]
    fn a_sender_without_an_address_is_named() {
        assert!(sender("Commune").unwrap_err().starts_with("smtp.from: 'Commune'"));
    }
}
