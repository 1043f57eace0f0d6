//! Calls to other services over HTTP: the one client of the house.

use std::sync::{Arc, Once};
use std::time::Duration;

use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use schema::{Error, Result};

use crate::ssrf;

/// How long another service may take, in all.
const PATIENCE: Duration = Duration::from_secs(10);
/// Greatest answer that is read, in bytes.
const ANSWER_LIMIT: usize = 1 << 20;

/// A client that keeps connections, follows no redirect and waits ten seconds. Cheap to clone.
#[derive(Clone, Debug)]
pub struct HttpClient {
    client: reqwest::Client,
    is_in_public: bool,
}

impl HttpClient {
    /// A client that trusts what the system trusts.
    pub fn new() -> Result<Self> {
        HttpClient::build(reqwest::Client::builder(), false)
    }

    /// A client for addresses that strangers give: over https alone, and to no machine that the world cannot reach, whatever
    /// its name leads to. It takes no proxy, which would look the name up by itself.
    pub fn in_public() -> Result<Self> {
        let builder = reqwest::Client::builder().no_proxy().https_only(true);
        HttpClient::build(builder.dns_resolver(Arc::new(PublicNames)), true)
    }

    fn build(builder: reqwest::ClientBuilder, is_in_public: bool) -> Result<Self> {
        use_ring();
        let client = builder
            .user_agent(concat!("Diwan/", env!("CARGO_PKG_VERSION")))
            .redirect(reqwest::redirect::Policy::none())
            .connect_timeout(PATIENCE)
            .timeout(PATIENCE)
            .build();
        let client = client.map_err(|error| Error::fault("preparing calls to others", error))?;
        Ok(HttpClient { client, is_in_public })
    }

    /// Whether this is an http or https address.
    pub fn is_address(text: &str) -> bool {
        let known = |url: &reqwest::Url| matches!(url.scheme(), "http" | "https") && url.has_host();
        reqwest::Url::parse(text).is_ok_and(|url| known(&url))
    }

    /// Whether this is an https address that may lie in public: it names a host, or an address that the world can reach.
    pub fn is_public(text: &str) -> bool {
        reqwest::Url::parse(text).is_ok_and(|url| lies_in_public(&url))
    }

    /// Sends a request and reads the whole answer, whatever its status. Errors never name the address, which may hold
    /// a secret.
    pub async fn call(&self, request: http::Request<Vec<u8>>) -> Result<http::Response<Vec<u8>>> {
        let wrong = |error: reqwest::Error| Error::Fault(error_chain(&error.without_url()));
        let request = reqwest::Request::try_from(request).map_err(wrong)?;
        if self.is_in_public && !lies_in_public(request.url()) {
            return Err(Error::Fault("the address is not a public one".to_owned()));
        }
        let mut answer = self.client.execute(request).await.map_err(wrong)?;
        let mut body = Vec::new();
        while let Some(part) = answer.chunk().await.map_err(wrong)? {
            if body.len() + part.len() > ANSWER_LIMIT {
                return Err(Error::Fault("the answer is too large".to_owned()));
            }
            body.extend_from_slice(&part);
        }
        let mut read = http::Response::new(body);
        *read.status_mut() = answer.status();
        *read.headers_mut() = std::mem::take(answer.headers_mut());
        Ok(read)
    }
}

/// As far as the address alone tells: names are looked up when it is called.
fn lies_in_public(url: &reqwest::Url) -> bool {
    let is_anonymous = url.username().is_empty() && url.password().is_none();
    let host = url.host_str().unwrap_or_default().trim_matches(['[', ']']);
    let is_reached = match host.parse() {
        Ok(address) => ssrf::is_public(address),
        Err(_) => !host.is_empty(),
    };
    url.scheme() == "https" && is_anonymous && is_reached
}

/// Finds the addresses of names, and keeps those that the world can reach: so a name cannot lead into the house.
struct PublicNames;

impl Resolve for PublicNames {
    fn resolve(&self, name: Name) -> Resolving {
        Box::pin(async move {
            let found = tokio::net::lookup_host((name.as_str(), 0)).await?;
            let public: Vec<_> = found.filter(|one| ssrf::is_public(one.ip())).collect();
            if public.is_empty() {
                return Err("the name leads to no public address".into());
            }
            let public: Addrs = Box::new(public.into_iter());
            Ok(public)
        })
    }
}

/// An error with its causes, in one line.
pub(crate) fn error_chain(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(deeper) = cause {
        let more = deeper.to_string();
        if !text.contains(&more) {
            text = format!("{text}: {more}");
        }
        cause = deeper.source();
    }
    text
}

/// Has TLS use ring, in the whole process.
pub(crate) fn use_ring() {
    static ONCE: Once = Once::new();
    // An error means that the process has chosen already.
    ONCE.call_once(|| drop(rustls::crypto::ring::default_provider().install_default()));
}
