//! Short messages over an HTTP gateway: `POST {to, text, from}` as JSON with a bearer token.

use http::{Request, Uri, header};
use serde_json::json;

use crate::{HttpClient, Secret};

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
    http_client: HttpClient,
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
        let http_client = HttpClient::new().map_err(|error| format!("sms.url: {error}"))?;
        Ok(Sender {
            http_client,
            url,
            settings,
        })
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
        let answer = self.http_client.call(request).await;
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
    use std::io::{Read as _, Write as _};
    use std::net::TcpListener;
    use std::thread::JoinHandle;

    use super::*;

    /// Answers one request, and gives it back as it came.
    fn answering(status: &'static str) -> (String, JoinHandle<String>) {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("http://{}/send?key=hush", listener.local_addr().unwrap());
        let request = std::thread::spawn(move || {
            let (mut stream, _) = listener.accept().unwrap();
            let (mut read, mut part) = (String::new(), [0; 4096]);
            while !read.ends_with('}') {
                let count = stream.read(&mut part).unwrap();
                read.push_str(std::str::from_utf8(&part[..count]).unwrap());
            }
            let answer = format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
            stream.write_all(answer.as_bytes()).unwrap();
            read
        });
        (url, request)
    }

    fn sender(url: &str) -> Sender {
        let settings = Gateway {
            url: url.to_owned(),
            token: Secret::new("hush token"),
            from: "COMMUNE".to_owned(),
        };
        Sender::new(settings).unwrap()
    }

    #[tokio::test]
    async fn a_message_is_posted_with_the_token() {
        let (url, request) = answering("202 Accepted");
        sender(&url).send("+212612345678", "رمزكم: 123456").await.unwrap();
        let request = request.join().unwrap();
        assert!(request.starts_with("POST /send?key=hush HTTP/1.1"), "{request}");
        assert!(request.contains("authorization: Bearer hush token"), "{request}");
        let body = request.split("\r\n\r\n").last().unwrap();
        let body: serde_json::Value = serde_json::from_str(body).unwrap();
        assert_eq!(
            body,
            json!({"to": "+212612345678", "text": "رمزكم: 123456", "from": "COMMUNE"})
        );
    }

    #[tokio::test]
    async fn a_gateway_that_refuses_is_a_failure_that_tells_no_secret() {
        let (url, request) = answering("503 Busy");
        let error = sender(&url).send("+212612345678", "x").await.unwrap_err();
        assert_eq!(error, "the gateway answered 503 Service Unavailable");
        request.join().unwrap();
        let error = sender(&url).send("+212612345678", "x").await.unwrap_err();
        assert!(!error.contains("hush") && !error.is_empty(), "{error}");
    }

    #[test]
    fn an_address_that_is_none_is_named_without_being_shown() {
        let settings = Gateway {
            url: "ftp://gateway.example/?key=hush".to_owned(),
            ..Gateway::default()
        };
        assert_eq!(Sender::new(settings).unwrap_err(), "sms.url: no http or https address");
    }
}
