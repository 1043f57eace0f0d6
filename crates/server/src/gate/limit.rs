//! Rate limits (`wire.md` §2.9), in windows held in memory: a restart forgives, it never locks out.
//!
//! A whole town hall shares one address, so signed-in calls are counted by user, and sign-in by its failures.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

use axum::http::{HeaderName, HeaderValue, Method};
use axum::response::Response;

/// So many calls in so many seconds.
#[derive(Debug, PartialEq, Eq)]
pub struct Rule {
    name: &'static str,
    most: u32,
    seconds: i64,
}

const HOUR: i64 = 3600;
const ACCOUNT_CREATE: Rule = Rule {
    name: "account",
    most: 10,
    seconds: HOUR,
};
const CREDENTIALS: Rule = Rule {
    name: "credentials",
    most: 10,
    seconds: HOUR,
};
/// Challenges asked for and met.
const CHALLENGE: Rule = Rule {
    name: "challenge",
    most: 10,
    seconds: HOUR,
};
const GUESS: Rule = Rule {
    name: "guess",
    most: 10,
    seconds: HOUR,
};
const SESSIONS_END: Rule = Rule {
    name: "sessions-end",
    most: 100,
    seconds: HOUR,
};
const DOCUMENT_WRITE: Rule = Rule {
    name: "document-write",
    most: 120,
    seconds: 60,
};
const DOCUMENT_DELETE: Rule = Rule {
    name: "document-delete",
    most: 60,
    seconds: 60,
};
/// Failed sign-ins of one e-mail from one address.
const SIGN_IN: Rule = Rule {
    name: "sign-in",
    most: 10,
    seconds: HOUR,
};

impl Rule {
    /// Whether it counts guesses at a secret.
    pub fn is_of_guesses(&self) -> bool {
        *self == CHALLENGE || *self == GUESS
    }
}

/// The rule of a route, by the pattern it is registered under.
pub fn rule(method: &Method, route: &str) -> Option<&'static Rule> {
    match (method.as_str(), route) {
        ("POST", "/v1/account") => Some(&ACCOUNT_CREATE),
        ("PATCH", "/v1/account/password" | "/v1/account/sessions/{session}") => Some(&CREDENTIALS),
        ("POST", "/v1/account/mfa/challenges" | "/v1/account/mfa/challenge") => Some(&CHALLENGE),
        (
            "PUT",
            "/v1/account/mfa/challenges" | "/v1/account/mfa/challenge" | "/v1/account/mfa/authenticators/{type}",
        ) => Some(&GUESS),
        ("DELETE", "/v1/account/sessions" | "/v1/account/sessions/{session}") => Some(&SESSIONS_END),
        (verb, _) if route.contains("/documents") || route.contains("/rows") => match verb {
            "POST" | "PATCH" | "PUT" => Some(&DOCUMENT_WRITE),
            "DELETE" => Some(&DOCUMENT_DELETE),
            _ => None,
        },
        _ => None,
    }
}

/// How a subject stands with a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    most: u32,
    used: u32,
    reset: i64,
}

impl Standing {
    /// Whether the call that led here was one too many.
    pub fn is_over(self) -> bool {
        self.used > self.most
    }

    /// Adds the headers that tell.
    pub fn mark(self, response: &mut Response) {
        let remaining = self.most.saturating_sub(self.used);
        let numbers = [
            ("x-ratelimit-limit", i64::from(self.most)),
            ("x-ratelimit-remaining", i64::from(remaining)),
            ("x-ratelimit-reset", self.reset),
        ];
        for (name, number) in numbers {
            response
                .headers_mut()
                .insert(HeaderName::from_static(name), HeaderValue::from(number));
        }
    }
}

struct Window {
    used: u32,
    reset: i64,
}

/// All windows. Times are seconds of the epoch.
#[derive(Default)]
pub struct Limits(Mutex<HashMap<(&'static str, String), Window>>);

/// From how many windows on those that have passed are dropped.
const SWEEP_FROM: usize = 10_000;

impl Limits {
    /// Counts one call.
    pub fn count(&self, rule: &Rule, subject: &str, now: i64) -> Standing {
        let mut windows = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if windows.len() >= SWEEP_FROM {
            windows.retain(|_, window| window.reset > now);
        }
        let fresh = || Window {
            used: 0,
            reset: now + rule.seconds,
        };
        let window = windows.entry((rule.name, subject.to_owned())).or_insert_with(fresh);
        if window.reset <= now {
            *window = fresh();
        }
        window.used = window.used.saturating_add(1);
        Standing {
            most: rule.most,
            used: window.used,
            reset: window.reset,
        }
    }

    /// Takes one call back.
    pub fn uncount(&self, rule: &Rule, subject: &str) {
        let mut windows = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(window) = windows.get_mut(&(rule.name, subject.to_owned())) {
            window.used = window.used.saturating_sub(1);
        }
    }

    /// Forgets a subject.
    pub fn forget(&self, rule: &Rule, subject: &str) {
        self.0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .remove(&(rule.name, subject.to_owned()));
    }
}

/// Who tries to sign in, from where.
pub struct Attempt {
    pair: String,
    address: String,
    ceiling: Rule,
}

impl Attempt {
    /// An attempt for an e-mail; `ceiling` failures per hour are borne from one address, whoever is tried.
    pub fn new(email: &str, address: IpAddr, ceiling: u32) -> Attempt {
        let pair = format!("{} {address}", email.trim().to_lowercase());
        Attempt {
            pair,
            address: address.to_string(),
            ceiling: Rule {
                name: "sign-in-address",
                most: ceiling,
                seconds: HOUR,
            },
        }
    }

    /// Counts it as a failure before the password is looked at, so that many at once are no way around; how it stands.
    pub fn begin(&self, limits: &Limits, now: i64) -> Standing {
        let pair = limits.count(&SIGN_IN, &self.pair, now);
        let address = limits.count(&self.ceiling, &self.address, now);
        if address.is_over() { address } else { pair }
    }

    /// It was no failure of the credentials.
    pub fn undo(&self, limits: &Limits) {
        limits.uncount(&SIGN_IN, &self.pair);
        limits.uncount(&self.ceiling, &self.address);
    }

    /// They were right: the pair starts afresh.
    pub fn succeeded(&self, limits: &Limits) {
        self.undo(limits);
        limits.forget(&SIGN_IN, &self.pair);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_fills_closes_and_opens_again() {
        let limits = Limits::default();
        let rule = Rule {
            name: "r",
            most: 2,
            seconds: 60,
        };
        assert!(!limits.count(&rule, "a", 100).is_over() && !limits.count(&rule, "a", 110).is_over());
        let over = limits.count(&rule, "a", 120);
        assert!(over.is_over());
        assert_eq!(over.reset, 160);
        assert!(!limits.count(&rule, "b", 120).is_over(), "another subject");
        assert!(!limits.count(&rule, "a", 160).is_over(), "the next window");
    }

    #[test]
    fn ten_failures_close_one_pair_alone_and_a_success_forgives() {
        let (limits, here) = (Limits::default(), "10.0.0.1".parse().unwrap());
        let victim = Attempt::new(" Victim@x.example", here, 300);
        for _ in 0..9 {
            assert!(!victim.begin(&limits, 0).is_over());
        }
        victim.begin(&limits, 0);
        victim.undo(&limits);
        assert!(!victim.begin(&limits, 0).is_over(), "one was no failure");
        assert!(victim.begin(&limits, 1).is_over());
        assert!(
            Attempt::new("victim@x.example", here, 300).begin(&limits, 1).is_over(),
            "however it is written"
        );
        assert!(
            !Attempt::new("victim@x.example", "10.0.0.2".parse().unwrap(), 300)
                .begin(&limits, 1)
                .is_over()
        );
        assert!(!Attempt::new("other@x.example", here, 300).begin(&limits, 1).is_over());
        victim.succeeded(&limits);
        assert!(!victim.begin(&limits, 1).is_over());
    }

    #[test]
    fn one_address_may_not_try_everybody() {
        let (limits, here) = (Limits::default(), "10.0.0.1".parse().unwrap());
        for number in 0..20 {
            assert!(
                !Attempt::new(&format!("p{number}@x.example"), here, 20)
                    .begin(&limits, 0)
                    .is_over()
            );
        }
        assert!(Attempt::new("new@x.example", here, 20).begin(&limits, 0).is_over());
    }

    #[test]
    fn reads_are_not_limited_and_writes_are() {
        let documents = "/v1/databases/{database}/collections/{collection}/documents";
        assert_eq!(rule(&Method::GET, documents), None);
        assert_eq!(rule(&Method::POST, documents), Some(&DOCUMENT_WRITE));
        assert_eq!(
            rule(
                &Method::PATCH,
                "/v1/tablesdb/{database}/tables/{collection}/rows/{id}/{attribute}/increment"
            ),
            Some(&DOCUMENT_WRITE)
        );
        assert_eq!(
            rule(&Method::DELETE, "/v1/tablesdb/{database}/tables/{collection}/rows/{id}"),
            Some(&DOCUMENT_DELETE)
        );
        assert_eq!(rule(&Method::GET, "/v1/account"), None);
    }
}
