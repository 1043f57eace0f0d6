//! Session tokens on the wire: where they are looked for, and how they are handed out (`wire.md` §2.4).

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::response::Response;
use jiff::Timestamp;
use serde_json::Value as Json;

use crate::network::is_bare;
use crate::wire::params::decode;

const MAIN: &str = "a_session_diwan";
const LEGACY: &str = "a_session_diwan_legacy";
const SESSION: HeaderName = HeaderName::from_static("x-appwrite-session");
const FALLBACK: HeaderName = HeaderName::from_static("x-fallback-cookies");

/// The token of a call: cookie, legacy cookie, header, fallback header; the first that is not empty.
pub fn token(headers: &HeaderMap) -> Option<String> {
    let header = || {
        headers
            .get(SESSION)
            .and_then(|value| value.to_str().ok())
            .map(str::to_owned)
    };
    let filled = |token: &String| !token.is_empty();
    of(headers, MAIN)
        .filter(filled)
        .or_else(|| of(headers, LEGACY).filter(filled))
        .or_else(|| header().filter(filled))
        .or_else(|| fallback(headers).filter(filled))
}

/// The cookie of that name.
pub fn of(headers: &HeaderMap, name: &str) -> Option<String> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|line| line.to_str().ok())
        .flat_map(|line| line.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(given, _)| *given == name)
        .map(|(_, value)| decode(value.trim_matches('"')))
}

fn fallback(headers: &HeaderMap) -> Option<String> {
    let text = headers.get(FALLBACK)?.to_str().ok()?;
    let json: Json = serde_json::from_str(text).ok()?;
    json.get(MAIN)?.as_str().map(str::to_owned)
}

/// What a session cookie depends on beside its token.
#[derive(Clone, Debug)]
pub struct Jar<'a> {
    /// The host that was called, without port.
    pub host: &'a str,
    /// Whether the call came over https.
    pub is_https: bool,
    /// Whether the token also goes into the fallback header.
    pub is_fallback: bool,
}

impl Jar<'_> {
    /// Hands out a token, until the moment given or until the browser closes.
    pub fn give(&self, response: &mut Response, token: &str, until: Option<Timestamp>) {
        self.set(response, token, &until.map(expires).unwrap_or_default());
        if self.is_fallback
            && let Ok(value) = HeaderValue::from_str(&serde_json::json!({ MAIN: token }).to_string())
        {
            response.headers_mut().insert(FALLBACK, value);
        }
    }

    /// Takes the cookies away.
    pub fn take(&self, response: &mut Response) {
        self.set(response, "", "; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Max-Age=0");
        if self.is_fallback {
            response.headers_mut().insert(FALLBACK, HeaderValue::from_static("[]"));
        }
    }

    fn set(&self, response: &mut Response, token: &str, expires: &str) {
        let domain = if is_bare(self.host) {
            String::new()
        } else {
            format!("; Domain=.{}", self.host)
        };
        let secure = if self.is_https { "; Secure" } else { "" };
        for (name, same_site) in [(MAIN, "; SameSite=Lax"), (LEGACY, "")] {
            let line = format!("{name}={token}; Path=/{domain}{expires}; HttpOnly{secure}{same_site}");
            if let Ok(value) = HeaderValue::from_str(&line) {
                response.headers_mut().append(header::SET_COOKIE, value);
            }
        }
    }
}

fn expires(until: Timestamp) -> String {
    format!(
        "; Expires={}",
        jiff::fmt::strtime::format("%a, %d %b %Y %H:%M:%S GMT", until).unwrap_or_default()
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::answer;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs
            .iter()
            .map(|(name, value)| (HeaderName::from_static(name), value.parse().unwrap()))
            .collect()
    }

    #[test]
    fn the_first_token_that_is_not_empty_wins() {
        let all = [
            ("cookie", "x=1; a_session_diwan=main; a_session_diwan_legacy=legacy"),
            ("x-appwrite-session", "header"),
            ("x-fallback-cookies", r#"{"a_session_diwan":"fallback"}"#),
        ];
        assert_eq!(token(&headers(&all)).unwrap(), "main");
        assert_eq!(
            token(&headers(&[
                ("cookie", "a_session_diwan=; a_session_diwan_legacy=a%2Bb"),
                all[1]
            ]))
            .unwrap(),
            "a+b"
        );
        assert_eq!(token(&headers(&all[1..])).unwrap(), "header");
        assert_eq!(token(&headers(&all[2..])).unwrap(), "fallback");
        for nothing in ["[]", "{}", "not json", r#"{"a_session_diwan":5}"#] {
            assert_eq!(token(&headers(&[("x-fallback-cookies", nothing)])), None);
        }
    }

    #[test]
    fn cookies_come_twice_and_go_twice() {
        let lines = |response: &Response| -> Vec<String> {
            response
                .headers()
                .get_all(header::SET_COOKIE)
                .iter()
                .map(|line| line.to_str().unwrap().to_owned())
                .collect()
        };
        let mut given = answer::nothing();
        let until = "2026-11-20T10:00:00Z".parse().unwrap();
        Jar {
            host: "diwan.example",
            is_https: true,
            is_fallback: false,
        }
        .give(&mut given, "tok", Some(until));
        assert_eq!(
            lines(&given),
            [
                "a_session_diwan=tok; Path=/; Domain=.diwan.example; Expires=Fri, 20 Nov 2026 10:00:00 GMT; HttpOnly; Secure; SameSite=Lax",
                "a_session_diwan_legacy=tok; Path=/; Domain=.diwan.example; Expires=Fri, 20 Nov 2026 10:00:00 GMT; HttpOnly; Secure",
            ]
        );
        let mut taken = answer::nothing();
        Jar {
            host: "localhost",
            is_https: false,
            is_fallback: true,
        }
        .take(&mut taken);
        assert!(
            lines(&taken)
                .iter()
                .all(|line| line.contains("=; Path=/; Expires=Thu, 01 Jan 1970"))
        );
        assert_eq!(taken.headers()["x-fallback-cookies"], "[]");
    }

    #[test]
    fn a_shared_computer_forgets_with_its_browser() {
        let mut response = answer::nothing();
        Jar {
            host: "10.0.0.1",
            is_https: false,
            is_fallback: true,
        }
        .give(&mut response, "tok", None);
        assert_eq!(
            response.headers()[header::SET_COOKIE],
            "a_session_diwan=tok; Path=/; HttpOnly; SameSite=Lax"
        );
        assert_eq!(response.headers()["x-fallback-cookies"], r#"{"a_session_diwan":"tok"}"#);
    }
}
