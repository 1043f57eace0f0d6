//! Short messages over an HTTP gateway: `POST {to, text, from}` as JSON with a bearer token.

use http::{Request, Uri, header};
use serde_json::json;

use crate::{Outside, Secret};

/// The gateway, as the configuration names it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Gateway {
    /// Where messages are posted.
    pub url: String,
    /// What is presented as `Authorization: Bearer …`; nothing when empty.
    pub token: Secret,
    /// The name or number that people see as the sender.
    pub from: String,
}

/// The gateway with its connections.
#[derive(Debug)]
pub(super) struct Sender {
    outside: Outside,
    url: Uri,
    settings: Gateway,
}

impl Sender {
    pub(super) fn new(settings: Gateway) -> Result<Self, String> {
        let url: Uri = settings
            .url
            .parse()
            .ok()
            .filter(|url: &Uri| matches!(url.scheme_str(), Some("http" | "https")))
            .ok_or("sms.url: no http or https address")?;
        let outside = Outside::new().map_err(|error| format!("sms.url: {error}"))?;
        Ok(Sender { outside, url, settings })
    }

    pub(super) async fn send(&self, to: &str, text: &str) -> Result<(), String> {
        let hidden = |error: String| self.settings.token.hide_in(&error);
        let message = json!({ "to": to, "text": text, "from": self.settings.from });
        let mut request = Request::post(&self.url).header(header::CONTENT_TYPE, "application/json");
        if !self.settings.token.is_empty() {
            request = request.header(
                header::AUTHORIZATION,
                format!("Bearer {}", self.settings.token.reveal()),
            );
        }
        let request = request
            .body(message.to_string().into_bytes())
            .map_err(|error| hidden(error.to_string()))?;
        let answer = self.outside.call(request).await;
        let status = answer.map_err(|error| hidden(error.to_string()))?.status();
        if status.is_success() {
            Ok(())
        } else {
            Err(format!("the gateway answered {status}"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_that_is_none_is_named_without_being_shown() {
        let settings = Gateway {
            url: "ftp://gateway.example/?key=hush".to_owned(),
            ..Gateway::default()
        };
        assert_eq!(Sender::new(settings).unwrap_err(), "sms.url: no http or https address");
    }
}
