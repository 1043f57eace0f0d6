//! The id of a request: in its answer, in every line of the log that it causes, and in its faults.

use std::sync::Arc;

use axum::extract::Request;
use axum::http::HeaderValue;

use crate::app::App;
use crate::gate::call::text;
use crate::network::is_proxied;

/// Longest id that is taken over.
const LONGEST: usize = 128;

/// The id of a request. Cheap to clone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RequestId(Arc<str>);

impl RequestId {
    /// The one that a trusted proxy gave, if it is well-formed; else a new one.
    pub fn of(app: &App, request: &Request) -> RequestId {
        let given = text(request.headers(), "x-request-id").filter(|id| is_well_formed(id));
        match given.filter(|_| is_proxied(request.extensions(), &app.config.trusted_proxies)) {
            Some(given) => RequestId(given.into()),
            None => RequestId::new(app),
        }
    }

    /// A new one.
    pub fn new(app: &App) -> RequestId {
        RequestId(engine::random::id(app.engine.clock().now()).into())
    }

    /// As text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// As a header.
    pub(super) fn header(&self) -> HeaderValue {
        HeaderValue::from_str(&self.0).unwrap_or(HeaderValue::from_static(""))
    }
}

fn is_well_formed(id: &str) -> bool {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.:".contains(&byte);
    !id.is_empty() && id.len() <= LONGEST && id.bytes().all(is_plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_of_others_are_short_and_plain() {
        assert!(["a", "0b3f-99_x.y:1", &"a".repeat(128)].into_iter().all(is_well_formed));
        assert!(
            !["", "a b", "a\"b", "é", "a/b", &"a".repeat(129)]
                .into_iter()
                .any(is_well_formed)
        );
    }
}
