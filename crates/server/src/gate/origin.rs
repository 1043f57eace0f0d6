//! Origins: who may call from a page, and the headers that let them (`docs/protocol.md` §2.6). The guard is also the CSRF guard.

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::response::Response;

use crate::config::Config;
use crate::network::{host_of, is_loopback, without_port};
use crate::wire::response;

const METHODS: HeaderValue = HeaderValue::from_static("GET, POST, PUT, PATCH, DELETE");
const ACCEPTED: HeaderValue = HeaderValue::from_static(
    "Accept, Origin, Cookie, Set-Cookie, Content-Type, Content-Range, X-Appwrite-Project, X-Appwrite-Key, X-Appwrite-Dev-Key, \
     X-Appwrite-Locale, X-Appwrite-Mode, X-Appwrite-JWT, X-Appwrite-Organization, X-Appwrite-Response-Format, X-Appwrite-Timeout, \
     X-Appwrite-ID, X-Appwrite-Timestamp, X-Appwrite-Session, X-Appwrite-Platform, X-Appwrite-Impersonate-User-Id, \
     X-Appwrite-Impersonate-User-Email, X-Appwrite-Impersonate-User-Phone, X-SDK-Version, X-SDK-Name, X-SDK-Language, \
     X-SDK-Platform, X-SDK-GraphQL, X-SDK-Profile, Range, Cache-Control, Expires, Pragma, X-Fallback-Cookies, X-Requested-With, \
     X-Forwarded-For, X-Forwarded-User-Agent, Idempotency-Key",
);
const EXPOSED: HeaderValue = HeaderValue::from_static("X-Appwrite-Session, X-Fallback-Cookies");
const YES: HeaderValue = HeaderValue::from_static("true");
const A_DAY: HeaderValue = HeaderValue::from_static("86400");
const VARIES: HeaderValue = HeaderValue::from_static("Origin");

/// Where a call came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// Not from a page, or a page that did not say.
    None,
    /// A page of an allowed host; the header to echo.
    Allowed(HeaderValue),
    /// Any other page.
    Foreign(String),
}

impl Origin {
    /// Reads `Origin`. The server's own host is allowed, the public one and the configured ones; the port does not matter.
    pub fn of(headers: &HeaderMap, config: &Config) -> Origin {
        let Some(value) = headers.get(header::ORIGIN) else {
            return Origin::None;
        };
        let text = value.to_str().unwrap_or_default();
        match host_of(text) {
            Some(host) if is_allowed(host, headers, config) => Origin::Allowed(value.clone()),
            _ => Origin::Foreign(text.to_owned()),
        }
    }

    /// Whether the page and the server have no registrable domain in common, so that cookies may not travel.
    pub fn is_cross_site(&self, host: &str) -> bool {
        match self {
            Origin::None => false,
            Origin::Allowed(value) => {
                let page = value.to_str().ok().and_then(host_of).unwrap_or_default();
                crate::network::is_bare(page) || crate::network::is_bare(host) || !page.eq_ignore_ascii_case(host)
            }
            Origin::Foreign(_) => true,
        }
    }

    /// Adds the headers to an answer; to one that no page asked for, only that it depends on the origin.
    pub fn mark(&self, response: &mut Response) {
        let headers = response.headers_mut();
        headers.append(header::VARY, VARIES);
        match self {
            // Nobody looks at the rest: a kilobyte saved on every such answer.
            Origin::None => return,
            Origin::Allowed(origin) => drop(headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, origin.clone())),
            Origin::Foreign(_) => {}
        }
        let fixed: [(HeaderName, HeaderValue); 5] = [
            (header::ACCESS_CONTROL_ALLOW_CREDENTIALS, YES),
            (header::ACCESS_CONTROL_MAX_AGE, A_DAY),
            (header::ACCESS_CONTROL_ALLOW_METHODS, METHODS),
            (header::ACCESS_CONTROL_ALLOW_HEADERS, ACCEPTED),
            (header::ACCESS_CONTROL_EXPOSE_HEADERS, EXPOSED),
        ];
        for (name, value) in fixed {
            headers.insert(name, value);
        }
    }
}

fn is_allowed(host: &str, headers: &HeaderMap, config: &Config) -> bool {
    let own = headers
        .get(header::HOST)
        .and_then(|own| own.to_str().ok())
        .map_or("", without_port);
    host.eq_ignore_ascii_case(own)
        || (is_loopback(host) && is_loopback(own))
        || config
            .public_host()
            .is_some_and(|public| public.eq_ignore_ascii_case(host))
        || config
            .allowed_hosts
            .iter()
            .any(|allowed| allowed.eq_ignore_ascii_case(host))
}

/// The answer to a preflight: 204; the headers come with every answer.
pub fn preflight() -> Response {
    response::no_content()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn origin(origin: &str, host: &str, allowed: &str) -> Origin {
        let mut config = Config::default();
        config.set("allowed_hosts", "allowed_hosts", allowed).unwrap();
        config.set("public_url", "public_url", "https://diwan.example").unwrap();
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, host.parse().unwrap());
        headers.insert(header::ORIGIN, origin.parse().unwrap());
        Origin::of(&headers, &config)
    }

    #[test]
    fn own_public_and_configured_hosts_are_allowed_on_any_port() {
        for (page, host) in [
            ("http://127.0.0.1:5173", "localhost:8080"),
            ("https://diwan.example", "10.0.0.1"),
            ("https://Desk.example:444", "diwan.example"),
            ("http://town.example", "town.example:80"),
        ] {
            assert!(
                matches!(origin(page, host, "desk.example"), Origin::Allowed(_)),
                "{page}"
            );
        }
    }

    #[test]
    fn every_other_page_is_foreign() {
        for page in [
            "https://elsewhere.example",
            "https://diwan.example.evil",
            "null",
            "http://localhost:3000",
            "https://sub.diwan.example",
        ] {
            assert!(
                matches!(origin(page, "diwan.example", ""), Origin::Foreign(_)),
                "{page}"
            );
        }
        assert_eq!(Origin::of(&HeaderMap::new(), &Config::default()), Origin::None);
    }
}
