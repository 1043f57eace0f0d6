//! Where links in letters may lead: to our own hosts, as the configuration names them, never as the request does.

use schema::{Result, expected};

use crate::config::Config;
use crate::network::{host_of, is_loopback};
use crate::wire::body::invalid;

/// Longest address, in bytes.
const LONGEST: usize = 2048;

/// The address, if its host is the public one or an allowed one; this machine when none is configured.
pub fn allowed_url(config: &Config, url: &str) -> Result<String> {
    let is_plain = url.len() <= LONGEST && !url.chars().any(|c| c.is_whitespace() || c.is_control() || c == '\\');
    match host_of(url) {
        Some(host) if is_plain && is_ours(config, host) && is_private(config, url) => Ok(url.to_owned()),
        _ => Err(invalid("url", expected::OUR_HOST)),
    }
}

/// A house that is reached over https sends no secret over http.
fn is_private(config: &Config, url: &str) -> bool {
    let is_https = |url: &str| url.starts_with("https://");
    is_https(url) || !config.public_url.as_deref().is_some_and(is_https)
}

fn is_ours(config: &Config, host: &str) -> bool {
    let is = |ours: &str| ours.eq_ignore_ascii_case(host);
    let is_bare = config.public_url.is_none() && config.allowed_hosts.is_empty();
    config.public_host().is_some_and(is)
        || config.allowed_hosts.iter().any(|ours| is(ours))
        || (is_bare && is_loopback(host))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_lead_to_configured_hosts_alone() {
        let mut config = Config::default();
        assert!(allowed_url(&config, "http://localhost:5173/reset-password").is_ok());
        assert!(allowed_url(&config, "http://127.0.0.1/x").is_ok());
        config.set("public_url", "public_url", "https://diwan.example").unwrap();
        config.set("allowed_hosts", "allowed_hosts", "desk.example").unwrap();
        for url in [
            "https://diwan.example/reset",
            "https://Diwan.example:8443/",
            "https://desk.example?a=b",
        ] {
            assert!(allowed_url(&config, url).is_ok(), "{url}");
        }
        for url in [
            "http://localhost/",
            "https://evil.example/",
            "https://diwan.example.evil.example/",
            "https://diwan.example@evil.example/",
            "https://evil.example\\@diwan.example/",
            "https://diwan.example\\.evil.example",
            "javascript:alert(1)",
            "//diwan.example/",
            "",
            "https://diwan.example/ x",
            "https://diwan.example/\r\nBcc: x",
            "ftp://diwan.example/",
            "http://diwan.example/reset",
            "http://desk.example/",
            "https://diwan.example:80@evil.example/",
            "https://diwan.example%2f@evil.example/",
            "https://d\u{131}wan.example/",
            "HTTPS://diwan.example/",
            "https://evil.example#@diwan.example/",
            "https://evil.example?diwan.example",
        ] {
            assert!(allowed_url(&config, url).is_err(), "{url}");
        }
    }
}
