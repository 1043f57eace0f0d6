//! Session tokens on the wire: where they are looked for, and how they are handed out (`docs/protocol.md` §2.4). And the mark of a browser
//! in which somebody has signed in before.

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::response::Response;
use jiff::Timestamp;
use serde_json::Value as Json;

use crate::wire::params::decode;

const SESSION: &str = "a_session_diwan";
const BROWSER: &str = "a_browser_diwan";
const SESSION_HEADER: HeaderName = HeaderName::from_static("x-appwrite-session");
const FORGET: HeaderName = HeaderName::from_static("clear-site-data");
const FALLBACK: HeaderName = HeaderName::from_static("x-fallback-cookies");
/// Longest that browsers keep a cookie, in seconds: 400 days.
const KEPT: u32 = 34_560_000;
/// Longest secret of a browser that is looked up.
const LONGEST: usize = 64;
/// So many cookies of one name are looked at.
const AT_MOST: usize = 3;

/// The tokens of a call that may open a session: those of its cookies, else that of its header, else that of the fallback
/// header. There is more than one where another host of the site has set a cookie of the same name.
pub fn tokens(headers: &HeaderMap) -> Vec<String> {
    let header = || {
        let value = headers.get(SESSION_HEADER)?.to_str().ok()?;
        Some(value.to_owned())
    };
    let filled = |token: &String| !token.is_empty();
    let of_cookies: Vec<String> = all(headers, SESSION).filter(filled).take(AT_MOST).collect();
    if !of_cookies.is_empty() {
        return of_cookies;
    }
    let other = header().filter(filled).or_else(|| fallback(headers).filter(filled));
    other.into_iter().collect()
}

/// The secret by which a browser is known again.
pub fn browser(headers: &HeaderMap) -> Option<String> {
    of(headers, BROWSER).filter(|secret| (1..=LONGEST).contains(&secret.len()))
}

/// The first cookie of that name.
pub fn of(headers: &HeaderMap, name: &str) -> Option<String> {
    all(headers, name).next()
}

fn all<'a>(headers: &'a HeaderMap, name: &'a str) -> impl Iterator<Item = String> + 'a {
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|line| line.to_str().ok())
        .flat_map(|line| line.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .filter(move |(given, _)| *given == name)
        .map(|(_, value)| decode(value.trim_matches('"')))
}

fn fallback(headers: &HeaderMap) -> Option<String> {
    let text = headers.get(FALLBACK)?.to_str().ok()?;
    let json: Json = serde_json::from_str(text).ok()?;
    json.get(SESSION)?.as_str().map(str::to_owned)
}

/// What a session cookie depends on beside its token. It belongs to the host that was called and to no other: nothing of it
/// is taken from the request.
#[derive(Clone, Debug)]
pub struct Jar {
    /// Whether the call came over https.
    pub is_https: bool,
    /// Whether the token also goes into the fallback header.
    pub is_fallback: bool,
}

impl Jar {
    /// Hands out a token, until the moment given or until the browser closes.
    pub fn set_token(&self, response: &mut Response, token: &str, until: Option<Timestamp>) {
        self.set(response, token, &until.map(expires).unwrap_or_default());
        if self.is_fallback
            && let Ok(value) = HeaderValue::from_str(&serde_json::json!({ SESSION: token }).to_string())
        {
            response.headers_mut().insert(FALLBACK, value);
        }
    }

    /// Has the browser known again when somebody signs in the next time; nothing else is told by it, so it is sent there alone.
    pub fn mark_browser(&self, response: &mut Response, secret: &str) {
        let secure = if self.is_https { "; Secure" } else { "" };
        let line = format!("{BROWSER}={secret}; Path=/v1/account; Max-Age={KEPT}; HttpOnly{secure}; SameSite=Strict");
        if let Ok(value) = HeaderValue::from_str(&line) {
            response.headers_mut().append(header::SET_COOKIE, value);
        }
    }

    /// Takes the cookie away, and has the browser forget what it kept of files. Not more: `storage` would take the language,
    /// the theme and unsaved drafts along.
    pub fn clear(&self, response: &mut Response) {
        response
            .headers_mut()
            .insert(FORGET, HeaderValue::from_static("\"cache\""));
        self.set(response, "", "; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Max-Age=0");
        if self.is_fallback {
            response.headers_mut().insert(FALLBACK, HeaderValue::from_static("[]"));
        }
    }

    fn set(&self, response: &mut Response, token: &str, expires: &str) {
        let secure = if self.is_https { "; Secure" } else { "" };
        let line = format!("{SESSION}={token}; Path=/{expires}; HttpOnly{secure}; SameSite=Lax");
        if let Ok(value) = HeaderValue::from_str(&line) {
            response.headers_mut().append(header::SET_COOKIE, value);
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
    use crate::wire::response;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs
            .iter()
            .map(|(name, value)| (HeaderName::from_static(name), value.parse().unwrap()))
            .collect()
    }

    fn lines(response: &Response) -> Vec<&str> {
        let lines = response.headers().get_all(header::SET_COOKIE).iter();
        lines.map(|line| line.to_str().unwrap()).collect()
    }

    #[test]
    fn cookies_come_before_headers_and_every_one_of_the_name_is_looked_at() {
        let all = [
            (
                "cookie",
                "x=1; a_session_diwan=; a_session_diwan=a%2Bb; a_session_diwan=c",
            ),
            ("x-appwrite-session", "header"),
            ("x-fallback-cookies", r#"{"a_session_diwan":"fallback"}"#),
        ];
        assert_eq!(tokens(&headers(&all)), ["a+b", "c"]);
        assert_eq!(tokens(&headers(&[("cookie", "a_session_diwan="), all[1]])), ["header"]);
        assert_eq!(tokens(&headers(&all[2..])), ["fallback"]);
        for nothing in ["[]", "{}", "not json", r#"{"a_session_diwan":5}"#] {
            assert!(tokens(&headers(&[("x-fallback-cookies", nothing)])).is_empty());
        }
        let many = "a_session_diwan=x; ".repeat(1000);
        assert_eq!(tokens(&headers(&[("cookie", &many)])).len(), AT_MOST);
    }

    #[test]
    fn one_cookie_comes_and_goes_and_belongs_to_its_host_alone() {
        let jar = Jar {
            is_https: true,
            is_fallback: false,
        };
        let mut given = response::no_content();
        jar.set_token(&mut given, "tok", Some("2026-11-20T10:00:00Z".parse().unwrap()));
        assert_eq!(
            lines(&given),
            ["a_session_diwan=tok; Path=/; Expires=Fri, 20 Nov 2026 10:00:00 GMT; HttpOnly; Secure; SameSite=Lax"]
        );
        let mut taken = response::no_content();
        let jar = Jar {
            is_https: false,
            is_fallback: true,
        };
        jar.clear(&mut taken);
        let gone = "a_session_diwan=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Max-Age=0; HttpOnly; SameSite=Lax";
        assert_eq!(lines(&taken), [gone]);
        assert_eq!(taken.headers()["x-fallback-cookies"], "[]");
        assert_eq!(taken.headers()["clear-site-data"], "\"cache\"");
    }

    #[test]
    fn a_shared_computer_forgets_with_its_browser() {
        let mut response = response::no_content();
        let jar = Jar {
            is_https: false,
            is_fallback: true,
        };
        jar.set_token(&mut response, "tok", None);
        assert_eq!(
            lines(&response),
            ["a_session_diwan=tok; Path=/; HttpOnly; SameSite=Lax"]
        );
        assert_eq!(response.headers()["x-fallback-cookies"], r#"{"a_session_diwan":"tok"}"#);
    }
}
