//! Calls to other services over HTTP: the one client of the house.

use std::sync::Once;
use std::time::Duration;

use schema::{Error, Result};

/// How long another service may take, in all.
const PATIENCE: Duration = Duration::from_secs(10);
/// Greatest answer that is read, in bytes.
const ANSWER_LIMIT: usize = 1 << 20;

/// A client that keeps connections, follows no redirect and waits ten seconds. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Outside(reqwest::Client);

impl Outside {
    /// A client that trusts what the system trusts.
    pub fn new() -> Result<Self> {
        use_ring();
        let client = reqwest::Client::builder()
            .user_agent(concat!("Diwan/", env!("CARGO_PKG_VERSION")))
            .redirect(reqwest::redirect::Policy::none())
            .connect_timeout(PATIENCE)
            .timeout(PATIENCE)
            .build();
        Ok(Outside(
            client.map_err(|error| Error::fault("preparing calls to others", error))?,
        ))
    }

    /// Sends a request and reads the whole answer, whatever its status. Errors never name the address, which may hold
    /// a secret.
    pub async fn call(&self, request: http::Request<Vec<u8>>) -> Result<http::Response<Vec<u8>>> {
        let wrong = |error: reqwest::Error| Error::Fault(said(&error.without_url()));
        let request = reqwest::Request::try_from(request).map_err(wrong)?;
        let mut answer = self.0.execute(request).await.map_err(wrong)?;
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

/// An error with its causes, in one line.
pub(crate) fn said(error: &dyn std::error::Error) -> String {
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
