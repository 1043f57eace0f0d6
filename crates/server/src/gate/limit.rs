//! Rate limits (`docs/protocol.md` §2.9), in windows held in memory: a restart forgives, it never locks out.
//!
//! A whole town hall shares one address, so signed-in calls are counted by user, and sign-in by its failures.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use accounts::Claim;
use axum::http::{HeaderName, HeaderValue, Method};
use axum::response::Response;

/// So many calls in so many seconds.
#[derive(Debug, PartialEq, Eq)]
pub struct RateLimitRule {
    name: &'static str,
    most: u32,
    seconds: i64,
}

/// In seconds; the windows of the protocol are hours (`docs/protocol.md` §2.9).
const HOUR: i64 = 3600;
const CREDENTIALS: RateLimitRule = RateLimitRule {
    name: "credentials",
    most: 10,
    seconds: HOUR,
};
/// Challenges asked for and met.
const CHALLENGE: RateLimitRule = RateLimitRule {
    name: "challenge",
    most: 10,
    seconds: HOUR,
};
const GUESS: RateLimitRule = RateLimitRule {
    name: "guess",
    most: 10,
    seconds: HOUR,
};
/// Journeys to identity providers, from one address: a town hall shares one.
const PROVIDER: RateLimitRule = RateLimitRule {
    name: "provider",
    most: 300,
    seconds: HOUR,
};
const SESSIONS_END: RateLimitRule = RateLimitRule {
    name: "sessions-end",
    most: 100,
    seconds: HOUR,
};
const DOCUMENT_WRITE: RateLimitRule = RateLimitRule {
    name: "document-write",
    most: 120,
    seconds: 60,
};
const DOCUMENT_DELETE: RateLimitRule = RateLimitRule {
    name: "document-delete",
    most: 60,
    seconds: 60,
};
/// Files sent and deleted: a file of many pieces is one, so each number of a piece is counted for itself.
const FILE_WRITE: RateLimitRule = RateLimitRule {
    name: "file-write",
    most: 60,
    seconds: 60,
};
const FILE_DELETE: RateLimitRule = RateLimitRule {
    name: "file-delete",
    most: 60,
    seconds: 60,
};
/// Papers checked: a code cannot be guessed, and a counter may check many; who tries codes by the thousand is stopped.
const PAPER: RateLimitRule = RateLimitRule {
    name: "paper",
    most: 120,
    seconds: 60,
};
/// Actions that change something: no hand is faster.
const ACT: RateLimitRule = RateLimitRule {
    name: "action",
    most: 120,
    seconds: 60,
};
/// What guests may do, from one address: a cyber café sends the files of twenty applicants, in pieces, and shares one.
pub const GUEST: RateLimitRule = RateLimitRule {
    name: "guest-action",
    most: 900,
    seconds: 60,
};
/// Actions that only look: what several pages that follow what others write ask each second.
pub const LOOK: RateLimitRule = RateLimitRule {
    name: "look",
    most: 600,
    seconds: 60,
};
/// Reports, which dashboards ask anew while others write.
const REPORT: RateLimitRule = RateLimitRule {
    name: "report",
    most: 600,
    seconds: 60,
};
/// All rows of a list as a file, and papers as text.
const EXPORT: RateLimitRule = RateLimitRule {
    name: "export",
    most: 30,
    seconds: 60,
};
/// Previews: several pages full of photos.
const PREVIEW: RateLimitRule = RateLimitRule {
    name: "preview",
    most: 1200,
    seconds: 60,
};
const JWT: RateLimitRule = RateLimitRule {
    name: "jwt",
    most: 120,
    seconds: 60,
};
/// Sockets opened.
pub const SOCKET: RateLimitRule = RateLimitRule {
    name: "socket",
    most: 128,
    seconds: 60,
};
/// Messages of one socket.
pub const MESSAGE: RateLimitRule = RateLimitRule {
    name: "message",
    most: 32,
    seconds: 60,
};

impl RateLimitRule {
    /// Whether it counts guesses at a secret.
    pub fn is_of_guesses(&self) -> bool {
        *self == CHALLENGE || *self == GUESS || *self == CREDENTIALS
    }

    /// Whether it counts actions.
    pub fn is_of_actions(&self) -> bool {
        *self == ACT
    }

    /// Whether it counts every number of a piece for itself.
    pub fn is_of_pieces(&self) -> bool {
        *self == FILE_WRITE
    }
}

/// What is counted by the person it is about and the network it comes from, so that nobody locks out another; beside it
/// all calls of one network are counted, up to a high ceiling that the configuration sets.
#[derive(Debug, PartialEq, Eq)]
pub struct PairRule {
    pair: RateLimitRule,
    network: &'static str,
}

impl PairRule {
    const fn new(name: &'static str, most: u32, network: &'static str) -> PairRule {
        let pair = RateLimitRule {
            name,
            most,
            seconds: HOUR,
        };
        PairRule { pair, network }
    }

    /// Whether only what fails is counted.
    pub fn counts_failures(&self) -> bool {
        *self == SIGN_IN || *self == REDEEM || *self == APPLICANT
    }

    /// Whether the right secret is answered though too many wrong ones came: a tracking number has more chance than can be tried.
    pub fn lets_the_right_pass(&self) -> bool {
        *self == APPLICANT
    }

    /// Whom a sign-in under this rule is about, so that a browser in which they signed in before is known again.
    pub fn claim<'a>(&self, about: &'a str) -> Option<Claim<'a>> {
        match self {
            rule if *rule == SIGN_IN => Some(Claim::Email(about)),
            rule if *rule == REDEEM => Some(Claim::Account(about)),
            _ => None,
        }
    }

    /// The rule of a person and a network.
    pub fn of_pair(&self) -> &RateLimitRule {
        &self.pair
    }

    /// The rule of the whole network.
    pub fn of_network(&self, ceiling: u32) -> RateLimitRule {
        RateLimitRule {
            name: self.network,
            most: ceiling,
            seconds: HOUR,
        }
    }
}

/// Failed sign-ins.
pub const SIGN_IN: PairRule = PairRule::new("sign-in", 10, "sign-in-network");
/// Failed uses of a code or a link: by the user id asked with.
pub const REDEEM: PairRule = PairRule::new("redeem", 10, "redeem-network");
/// Applications that are told by two words, of which one is a secret: by the other.
pub const APPLICANT: PairRule = PairRule::new("applicant", 10, "applicant-network");
/// Sign-ups.
pub const SIGN_UP: PairRule = PairRule::new("sign-up", 10, "sign-up-network");
/// Letters and messages asked for: recovery and codes.
pub const LETTER: PairRule = PairRule::new("letter", 10, "letter-network");
/// Links to sign in.
pub const LINK: PairRule = PairRule::new("link", 60, "letter-network");

const FILES: &str = "/v1/storage/buckets/{bucket}/files";

/// The rule of a route, by the pattern it is registered under.
pub fn rule(method: &Method, route: &str) -> Option<&'static RateLimitRule> {
    match (method.as_str(), route) {
        ("GET", route) if route.contains("/oauth2/") => Some(&PROVIDER),
        (
            "PATCH",
            "/v1/account/password" | "/v1/account/email" | "/v1/account/phone" | "/v1/account/sessions/{session}",
        )
        | (
            "POST",
            "/v1/account/verification"
            | "/v1/account/verification/phone"
            | "/v1/account/verifications/email"
            | "/v1/account/verifications/phone",
        ) => Some(&CREDENTIALS),
        ("POST", "/v1/account/mfa/challenges" | "/v1/account/mfa/challenge") => Some(&CHALLENGE),
        (
            "PUT",
            "/v1/account/mfa/challenges" | "/v1/account/mfa/challenge" | "/v1/account/mfa/authenticators/{type}",
        ) => Some(&GUESS),
        ("GET", "/v1/papers/{doc}") => Some(&PAPER),
        ("POST", "/v1/account/jwt" | "/v1/account/jwts") => Some(&JWT),
        ("DELETE", "/v1/account/sessions" | "/v1/account/sessions/{session}") => Some(&SESSIONS_END),
        ("POST", "/v1/actions/{action}") => Some(&ACT),
        ("GET", "/v1/reports/{name}") => Some(&REPORT),
        ("GET", "/v1/papers/{doc}/docx") => Some(&EXPORT),
        ("GET", route) if route.ends_with("/export") => Some(&EXPORT),
        ("GET", route) if route.ends_with("/preview") => Some(&PREVIEW),
        ("POST" | "PUT", route) if route.starts_with(FILES) => Some(&FILE_WRITE),
        ("DELETE", route) if route.starts_with(FILES) => Some(&FILE_DELETE),
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
pub struct RateLimitState {
    most: u32,
    used: u32,
    reset: i64,
    /// Seconds until then.
    wait: i64,
}

impl RateLimitState {
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
        let wait = self.is_over().then_some(("retry-after", self.wait));
        for (name, number) in numbers.into_iter().chain(wait) {
            response
                .headers_mut()
                .insert(HeaderName::from_static(name), HeaderValue::from(number));
        }
    }
}

struct RateLimitWindow {
    used: u32,
    reset: i64,
}

/// All windows. Times are seconds of the epoch.
#[derive(Default)]
pub struct Limits(Mutex<HashMap<(&'static str, String), RateLimitWindow>>);

/// From how many windows on those that have passed are dropped.
const SWEEP_FROM: usize = 10_000;

impl Limits {
    /// Counts one call.
    pub fn count(&self, rule: &RateLimitRule, subject: &str, now: i64) -> RateLimitState {
        let mut windows = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if windows.len() >= SWEEP_FROM {
            windows.retain(|_, window| window.reset > now);
        }
        let fresh = || RateLimitWindow {
            used: 0,
            reset: now + rule.seconds,
        };
        let window = windows.entry((rule.name, subject.to_owned())).or_insert_with(fresh);
        // One that ends later than it could was begun by a clock that was ahead: it would stay closed as long.
        if window.reset <= now || window.reset > now + rule.seconds {
            *window = fresh();
        }
        window.used = window.used.saturating_add(1);
        RateLimitState {
            most: rule.most,
            used: window.used,
            reset: window.reset,
            wait: window.reset - now,
        }
    }

    /// Takes one call back.
    pub fn uncount(&self, rule: &RateLimitRule, subject: &str) {
        let mut windows = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let key = (rule.name, subject.to_owned());
        if let Some(window) = windows.get_mut(&key) {
            window.used = window.used.saturating_sub(1);
            if window.used == 0 {
                windows.remove(&key);
            }
        }
    }

    /// How many windows are held.
    #[cfg(test)]
    pub fn window_count(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Forgets a subject.
    pub fn forget(&self, rule: &RateLimitRule, subject: &str) {
        self.0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .remove(&(rule.name, subject.to_owned()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_fills_closes_and_opens_again() {
        let limits = Limits::default();
        let rule = RateLimitRule {
            name: "r",
            most: 2,
            seconds: 60,
        };
        assert!(!limits.count(&rule, "a", 100).is_over() && !limits.count(&rule, "a", 110).is_over());
        let over = limits.count(&rule, "a", 120);
        assert!(over.is_over());
        assert_eq!((over.reset, over.wait), (160, 40));
        assert!(!limits.count(&rule, "b", 120).is_over(), "another subject");
        assert!(!limits.count(&rule, "a", 160).is_over(), "the next window");
        for _ in 0..3 {
            limits.count(&rule, "c", 400_000_000);
        }
        assert!(!limits.count(&rule, "c", 200).is_over(), "the clock was years ahead");
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
        let file = format!("{FILES}/{{file}}");
        assert_eq!(rule(&Method::POST, FILES), Some(&FILE_WRITE));
        assert_eq!(rule(&Method::PUT, &file), Some(&FILE_WRITE));
        assert_eq!(rule(&Method::DELETE, &file), Some(&FILE_DELETE));
        assert_eq!(rule(&Method::GET, &format!("{file}/download")), None);
        assert_eq!(rule(&Method::GET, &format!("{file}/preview")), Some(&PREVIEW));
        assert_eq!(rule(&Method::GET, &format!("{documents}/export")), Some(&EXPORT));
        assert_eq!(rule(&Method::POST, "/v1/actions/{action}"), Some(&ACT));
    }
}
