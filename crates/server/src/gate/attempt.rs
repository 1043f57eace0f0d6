//! Attempts that may fail, counted by whom they are about and where they come from (`docs/protocol.md` §2.9).

use std::future::Future;
use std::net::{IpAddr, Ipv6Addr};
use std::time::Duration;

use axum::response::{IntoResponse as _, Response};
use schema::{Result, error_codes};
use sha2::{Digest as _, Sha256};

use super::call::Call;
use super::caller::Caller;
use super::limit::{APPLICANT, Limits, PairRule, RateLimitState};
use super::scope::Scope;
use crate::app::App;
use crate::wire::response::{Answer, Failure};

/// Who is tried, from where.
pub struct Attempt {
    rule: &'static PairRule,
    pair: String,
    /// None for a browser that is known: what others do behind its address does not count against it.
    address: Option<String>,
    ceiling: u32,
}

impl Attempt {
    /// An attempt about somebody; `ceiling` per hour are borne from one address, whoever is tried.
    pub fn new(rule: &'static PairRule, about: &str, address: IpAddr, ceiling: u32) -> Attempt {
        Attempt {
            rule,
            pair: format!("{} {}", short(&about.trim().to_lowercase()), network(address)),
            address: Some(network(address).to_string()),
            ceiling,
        }
    }

    /// An attempt about somebody who has signed in with this browser before.
    pub fn of_browser(rule: &'static PairRule, about: &str, secret: &str) -> Attempt {
        Attempt {
            rule,
            pair: format!("{} browser {}", short(&about.trim().to_lowercase()), short(secret)),
            address: None,
            ceiling: 0,
        }
    }

    /// Counts it before it is looked at, so that many at once are no way around; how it stands.
    ///
    /// Past the ceiling of the address no pair is remembered: whoever tries everybody fills no memory.
    pub fn begin(&self, limits: &Limits, now: i64) -> RateLimitState {
        if let Some(address) = &self.address {
            let address = limits.count(&self.rule.of_network(self.ceiling), address, now);
            if address.is_over() {
                return address;
            }
        }
        limits.count(self.rule.of_pair(), &self.pair, now)
    }

    /// It was no failure.
    pub fn undo(&self, limits: &Limits) {
        limits.uncount(self.rule.of_pair(), &self.pair);
        if let Some(address) = &self.address {
            limits.uncount(&self.rule.of_network(self.ceiling), address);
        }
    }

    /// It succeeded: the pair starts afresh.
    pub fn succeeded(&self, limits: &Limits) {
        self.undo(limits);
        limits.forget(self.rule.of_pair(), &self.pair);
    }
}

/// The name under which somebody is counted: of one length, however long what was sent is.
fn short(about: &str) -> String {
    hex::encode(Sha256::digest(about.as_bytes()))
}

/// One house has one IPv4 address, or 64 bits of IPv6 (RFC 6177).
pub fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX))),
        address @ IpAddr::V4(_) => address,
    }
}

/// Keys that may sign in as anybody need not guess; the others are no way around the limits.
fn is_trusted(caller: &Caller) -> bool {
    matches!(caller, Caller::Key(key, _) if Scope::WriteSessions.is_held(key))
}

/// The secret of the browser that calls, where whoever is tried has signed in with it before.
async fn known_browser<'c>(app: &App, call: &'c Call, rule: &PairRule, about: &str) -> Result<Option<&'c str>> {
    let (Some(secret), Some(claim)) = (call.browser.as_deref(), rule.claim(about)) else {
        return Ok(None);
    };
    let is_known = app.accounts.knows_browser(secret, claim).await?;
    Ok(is_known.then_some(secret))
}

/// Whether what was given was not the secret. Of an applicant a wrong card and a wrong number are answered alike: not found.
fn is_wrong_guess(rule: &PairRule, error: &schema::Error) -> bool {
    if *rule == APPLICANT {
        return error.is(error_codes::DOCUMENT_NOT_FOUND) || error.is(error_codes::INVALID_TOKEN);
    }
    error.is(error_codes::INVALID_CREDENTIALS) || error.is(error_codes::INVALID_TOKEN)
}

/// Does the work unless it was tried too often. Of what may fail by a wrong secret only failures count.
pub async fn with_attempt_limit(
    app: &App,
    call: &Call,
    rule: &'static PairRule,
    about: &str,
    work: impl Future<Output = Result<Response>>,
) -> Answer {
    if !app.config.rate_limits || is_trusted(&call.caller) {
        return Ok(work.await?);
    }
    let attempt = match known_browser(app, call, rule, about).await? {
        Some(secret) => Attempt::of_browser(rule, about, secret),
        None => Attempt::new(rule, about, call.address, app.config.sign_in_ceiling),
    };
    let standing = attempt.begin(&app.limits, app.seconds());
    let outcome = if standing.is_over() && !rule.lets_the_right_pass() {
        Err(error_codes::RATE_LIMIT.into())
    } else {
        let outcome = work.await;
        if rule.counts_failures() {
            match &outcome {
                Ok(_) => attempt.succeeded(&app.limits),
                Err(error) if is_wrong_guess(rule, error) => {}
                Err(_) => attempt.undo(&app.limits),
            }
        }
        if standing.is_over() {
            only_the_right(rule, outcome).await
        } else {
            outcome
        }
    };
    let is_late = standing.is_over() && outcome.is_ok();
    let mut response = outcome.unwrap_or_else(|error| Failure(error).into_response());
    if !is_late {
        standing.mark(&mut response);
    }
    Ok(response)
}

/// How long the right secret waits for its answer after too many wrong ones.
const SLOWLY: Duration = Duration::from_secs(1);

/// After too many wrong secrets: a wrong one more hears so, and the right one waits.
async fn only_the_right(rule: &PairRule, outcome: Result<Response>) -> Result<Response> {
    match outcome {
        Err(error) if is_wrong_guess(rule, &error) => Err(error_codes::RATE_LIMIT.into()),
        outcome => {
            tokio::time::sleep(SLOWLY).await;
            outcome
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gate::limit::SIGN_IN;

    fn new_attempt(email: &str, address: IpAddr, ceiling: u32) -> Attempt {
        Attempt::new(&SIGN_IN, email, address, ceiling)
    }

    #[test]
    fn ten_failures_close_one_pair_alone_and_a_success_forgives() {
        let (limits, here) = (Limits::default(), "10.0.0.1".parse().unwrap());
        let victim = new_attempt(" Victim@x.example", here, 300);
        for _ in 0..9 {
            assert!(!victim.begin(&limits, 0).is_over());
        }
        victim.begin(&limits, 0);
        victim.undo(&limits);
        assert!(!victim.begin(&limits, 0).is_over(), "one was no failure");
        assert!(victim.begin(&limits, 1).is_over());
        assert!(
            new_attempt("victim@x.example", here, 300).begin(&limits, 1).is_over(),
            "however it is written"
        );
        assert!(
            !new_attempt("victim@x.example", "10.0.0.2".parse().unwrap(), 300)
                .begin(&limits, 1)
                .is_over()
        );
        assert!(!new_attempt("other@x.example", here, 300).begin(&limits, 1).is_over());
        victim.succeeded(&limits);
        assert!(!victim.begin(&limits, 1).is_over());
    }

    #[test]
    fn one_network_of_ipv6_is_one_house() {
        let network = |text: &str| network(text.parse().unwrap());
        assert_eq!(network("2001:db8:1:2:3::4"), network("2001:db8:1:2:ffff::1"));
        assert_ne!(network("2001:db8:1:2::1"), network("2001:db8:1:3::1"));
        assert_eq!(network("::ffff:10.0.0.1"), network("10.0.0.1"));
    }

    #[test]
    fn what_is_remembered_does_not_grow_with_what_is_sent() {
        let (limits, here) = (Limits::default(), "10.0.0.1".parse().unwrap());
        assert!(new_attempt(&"x".repeat(1 << 20), here, 300).pair.len() < 200);
        for number in 0..100 {
            let malformed = new_attempt(&format!("{number}"), here, 5);
            malformed.begin(&limits, 0);
            malformed.undo(&limits);
        }
        assert_eq!(limits.window_count(), 0, "what was no failure is forgotten");
        for number in 0..100 {
            new_attempt(&format!("{number}"), here, 5).begin(&limits, 0);
        }
        assert_eq!(limits.window_count(), 6, "five pairs and the address");
    }

    #[test]
    fn one_address_may_not_try_everybody() {
        let (limits, here) = (Limits::default(), "10.0.0.1".parse().unwrap());
        for number in 0..20 {
            assert!(
                !new_attempt(&format!("p{number}@x.example"), here, 20)
                    .begin(&limits, 0)
                    .is_over()
            );
        }
        assert!(new_attempt("new@x.example", here, 20).begin(&limits, 0).is_over());
    }
}
