//! Messages to browsers and telephones through the push service that each of them named (RFC 8030). What is sent is
//! sealed for the device already; the service learns when, how urgent and how long.

use http::{Request, StatusCode, header};
use schema::Collection;

use super::Unsent;
use crate::HttpClient;

/// What push services are told of us, and how far they are trusted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PushSettings {
    /// Whom a push service writes to when something is wrong: a `mailto:` or `https:` address (RFC 8292 §2.1).
    pub contact: String,
    /// Whether services at private addresses and over plain http are called too: for tests, or for a service of one's own.
    pub is_private: bool,
}

/// How soon a device should show a message (RFC 8030 §5.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Urgency {
    /// When the device is awake and on power.
    Low,
    /// Soon.
    #[default]
    Normal,
    /// At once.
    High,
}

impl Urgency {
    fn header(self) -> &'static str {
        match self {
            Urgency::Low => "low",
            Urgency::Normal => "normal",
            Urgency::High => "high",
        }
    }
}

/// A message that is sealed for one device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Push {
    /// Where the push service takes it; whoever knows it may send there.
    pub endpoint: String,
    /// Says who we are: `vapid t=…, k=…` (RFC 8292 §3).
    pub authorization: String,
    /// The sealed body (RFC 8291), with its header.
    pub body: Vec<u8>,
    /// A newer message of the same topic takes the place of one that was not shown yet; at most 32 URL-safe characters.
    pub topic: Option<String>,
    /// How soon.
    pub urgency: Urgency,
    /// How many seconds the service keeps it for a device that is away.
    pub ttl: u32,
    /// The row that holds the subscription: deleted once the service says that it is over.
    pub held_by: (&'static Collection, String),
}

/// The way to push services.
#[derive(Debug)]
pub(super) struct Sender {
    http_client: HttpClient,
    settings: PushSettings,
}

impl Sender {
    pub(super) fn new(settings: PushSettings) -> Result<Self, String> {
        let is_right = settings.contact.starts_with("mailto:") || settings.contact.starts_with("https://");
        if !is_right {
            return Err("push.contact: no mailto: or https: address".to_owned());
        }
        let http_client = if settings.is_private {
            HttpClient::new()
        } else {
            HttpClient::in_public()
        };
        let http_client = http_client.map_err(|error| format!("push: {error}"))?;
        Ok(Sender { http_client, settings })
    }

    pub(super) fn contact(&self) -> &str {
        &self.settings.contact
    }

    /// Whether messages would be sent there, as far as the address alone tells.
    pub(super) fn reaches(&self, endpoint: &str) -> bool {
        self.settings.is_private && HttpClient::is_address(endpoint) || HttpClient::is_public(endpoint)
    }

    pub(super) async fn send(&self, push: &Push) -> Result<(), Unsent> {
        if !self.reaches(&push.endpoint) {
            return Err(Unsent::Failed(
                "the push service has no public https address".to_owned(),
            ));
        }
        let mut request = Request::post(&push.endpoint)
            .header(header::AUTHORIZATION, &push.authorization)
            .header(header::CONTENT_TYPE, "application/octet-stream")
            .header(header::CONTENT_ENCODING, "aes128gcm")
            .header("ttl", push.ttl)
            .header("urgency", push.urgency.header());
        if let Some(topic) = &push.topic {
            request = request.header("topic", topic);
        }
        let request = request
            .body(push.body.clone())
            .map_err(|error| Unsent::Failed(error.to_string()))?;
        let answer = self.http_client.call(request).await;
        let status = answer.map_err(|error| Unsent::Failed(error.to_string()))?.status();
        match status {
            _ if status.is_success() => Ok(()),
            StatusCode::NOT_FOUND | StatusCode::GONE => Err(Unsent::Over {
                said: format!("the push service answered {status}: the device is forgotten"),
                held_by: push.held_by.clone(),
            }),
            _ => Err(Unsent::Failed(format!("the push service answered {status}"))),
        }
    }
}
