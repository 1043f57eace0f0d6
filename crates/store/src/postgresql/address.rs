//! The address of a database: what the driver reads of it, and what is ours to read.
//!
//! Of the settings of libpq the driver knows three modes of TLS and no file of roots; those are taken out before it sees the
//! address. What an address leaves open about dead peers is filled in: a node that is cut off must notice by itself.

use std::path::PathBuf;
use std::time::Duration;

use schema::{Error, Result};
use tokio_postgres::Config;
use tokio_postgres::config::SslMode;

/// How long a connection may take to come about, unless the address says otherwise.
const CONNECT: Duration = Duration::from_secs(3);
/// What the driver takes for the idle time before a probe when an address names none.
const UNSAID_IDLE: Duration = Duration::from_hours(2);
/// A silent peer is asked after this time …
const PROBED_AFTER: Duration = Duration::from_secs(5);
/// … again after this …
const PROBED_EVERY: Duration = Duration::from_secs(2);
/// … and given up after so many probes without an answer,
const PROBES: u32 = 3;
/// or when what was sent was not received for so long.
const UNRECEIVED: Duration = Duration::from_secs(10);

/// How a connection is protected, as libpq has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Protection {
    /// Never TLS.
    Disable,
    /// TLS where the server offers it, else clear text.
    Prefer,
    /// TLS, whoever answers.
    Require,
    /// TLS with a server whose certificate a trusted authority signed.
    VerifyCa,
    /// As [`Protection::VerifyCa`], and the certificate is that of the host in the address.
    VerifyFull,
}

impl Protection {
    fn read(text: &str) -> Option<Protection> {
        Some(match text {
            "disable" => Protection::Disable,
            "prefer" | "allow" => Protection::Prefer,
            "require" => Protection::Require,
            "verify-ca" => Protection::VerifyCa,
            "verify-full" => Protection::VerifyFull,
            _ => return None,
        })
    }
}

/// An address, read.
#[derive(Clone, Debug)]
pub(super) struct Address {
    /// For the driver.
    pub config: Config,
    pub protection: Protection,
    /// A file of certificates that are trusted instead of those of the system.
    pub roots: Option<PathBuf>,
    /// How long a connection may take to come about.
    pub patience: Duration,
}

impl Address {
    /// Reads `postgres://user@host/database?sslmode=…` or `host=… dbname=… sslmode=…`. Errors never repeat the address.
    pub fn read(text: &str) -> Result<Address> {
        let wrong = |what: &str| Error::Fault(format!("database_url: {what}"));
        let (rest, ours) = split(text);
        let mut config: Config = rest
            .parse()
            .map_err(|cause: tokio_postgres::Error| wrong(&super::plain(&cause)))?;
        let value = |name: &str| {
            ours.iter()
                .rev()
                .find(|(known, _)| *known == name)
                .map(|(_, value)| value)
        };
        let protection = match value(MODE) {
            None => Protection::Prefer,
            Some(mode) => Protection::read(mode)
                .ok_or_else(|| wrong("sslmode is none of disable, prefer, require, verify-ca, verify-full"))?,
        };
        // As with libpq, `system` stands for what the system trusts.
        let roots = value(ROOTS).filter(|file| *file != "system").map(PathBuf::from);
        // Whoever names an authority wants it asked.
        let protection = match protection {
            Protection::Require if roots.is_some() => Protection::VerifyCa,
            protection => protection,
        };
        config.ssl_mode(match protection {
            Protection::Disable => SslMode::Disable,
            Protection::Prefer => SslMode::Prefer,
            Protection::Require | Protection::VerifyCa | Protection::VerifyFull => SslMode::Require,
        });
        let patience = config.get_connect_timeout().copied().unwrap_or(CONNECT);
        notices_dead_peers(&mut config, patience);
        Ok(Address {
            config,
            protection,
            roots,
            patience,
        })
    }
}

/// What an address leaves open about peers that fall silent.
fn notices_dead_peers(config: &mut Config, patience: Duration) {
    config.connect_timeout(patience);
    if config.get_keepalives_idle() == UNSAID_IDLE {
        config.keepalives_idle(PROBED_AFTER);
    }
    if config.get_keepalives_interval().is_none() {
        config.keepalives_interval(PROBED_EVERY);
    }
    if config.get_keepalives_retries().is_none() {
        config.keepalives_retries(PROBES);
    }
    if config.get_tcp_user_timeout().is_none() {
        config.tcp_user_timeout(UNRECEIVED);
    }
}

const MODE: &str = "sslmode";
const ROOTS: &str = "sslrootcert";

/// The address without what is ours to read, and that.
fn split(text: &str) -> (String, Vec<(&'static str, String)>) {
    let name = |pair: &str| {
        [MODE, ROOTS]
            .into_iter()
            .find(|known| pair.split_once('=').is_some_and(|(name, _)| name == *known))
    };
    let is_url = ["postgres://", "postgresql://"]
        .iter()
        .any(|scheme| text.starts_with(scheme));
    let (head, pairs, between) = match (is_url, text.split_once('?')) {
        (true, Some((head, query))) => (format!("{head}?"), query.split('&').collect::<Vec<_>>(), "&"),
        (true, None) => (text.to_owned(), Vec::new(), "&"),
        (false, _) => (String::new(), text.split_whitespace().collect(), " "),
    };
    let (ours, theirs): (Vec<&str>, Vec<&str>) = pairs.into_iter().partition(|pair| name(pair).is_some());
    let ours = ours.into_iter().filter_map(|pair| {
        let (_, value) = pair.split_once('=')?;
        let value = if is_url {
            percent_decode(value)
        } else {
            value.trim_matches('\'').to_owned()
        };
        Some((name(pair)?, value))
    });
    (format!("{head}{}", theirs.join(between)), ours.collect())
}

/// A value of a query string as it was meant.
fn percent_decode(value: &str) -> String {
    let url = reqwest::Url::parse(&format!("file:///?value={value}"));
    let pair = url
        .ok()
        .and_then(|url| url.query_pairs().next().map(|(_, value)| value.into_owned()));
    pair.unwrap_or_else(|| value.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Address {
        Address::read(text).unwrap()
    }

    #[test]
    fn the_modes_of_tls_are_those_of_libpq() {
        for (mode, protection, asked) in [
            ("disable", Protection::Disable, SslMode::Disable),
            ("prefer", Protection::Prefer, SslMode::Prefer),
            ("require", Protection::Require, SslMode::Require),
            ("verify-ca", Protection::VerifyCa, SslMode::Require),
            ("verify-full", Protection::VerifyFull, SslMode::Require),
        ] {
            for text in [
                format!("postgres://diwan:p%40ss@db.example:5433/diwan?sslmode={mode}&application_name=x"),
                format!(
                    "host=db.example port=5433 user=diwan password=p@ss dbname=diwan sslmode={mode} application_name=x"
                ),
            ] {
                let address = read(&text);
                assert_eq!(
                    (address.protection, address.config.get_ssl_mode()),
                    (protection, asked),
                    "{mode}"
                );
                assert_eq!(address.config.get_application_name(), Some("x"));
                assert_eq!(address.config.get_password(), Some(&b"p@ss"[..]));
            }
        }
        assert_eq!(read("postgres://db.example/diwan").protection, Protection::Prefer);
    }

    #[test]
    fn an_authority_that_is_named_is_asked() {
        let file = "postgres://db.example/diwan?sslmode=require&sslrootcert=%2Fetc%2Fdiwan%2Fca.pem";
        let address = read(file);
        assert_eq!(address.protection, Protection::VerifyCa);
        assert_eq!(address.roots, Some(PathBuf::from("/etc/diwan/ca.pem")));
        let system = read("host=db.example sslmode=verify-full sslrootcert=system");
        assert_eq!((system.protection, system.roots), (Protection::VerifyFull, None));
    }

    #[test]
    fn what_is_wrong_is_said_without_the_address() {
        for text in [
            "postgres://u:hush@db.example/diwan?sslmode=verify_full",
            "postgres://u:hush@db.example/diwan?colour=hush",
            "host=db.example password=hush sslmode=on",
        ] {
            let said = Address::read(text).unwrap_err().to_string();
            assert!(said.starts_with("database_url: ") && !said.contains("hush"), "{said}");
        }
    }

    #[test]
    fn dead_peers_are_noticed_unless_the_address_knows_better() {
        let config = read("postgres://db.example/diwan").config;
        assert_eq!(config.get_keepalives_idle(), PROBED_AFTER);
        assert_eq!(config.get_keepalives_retries(), Some(PROBES));
        assert_eq!(config.get_tcp_user_timeout(), Some(&UNRECEIVED));
        assert_eq!(config.get_connect_timeout(), Some(&CONNECT));
        let own = read("postgres://db.example/diwan?keepalives_idle=60&tcp_user_timeout=30000&connect_timeout=20");
        assert_eq!(own.config.get_keepalives_idle(), Duration::from_mins(1));
        assert_ne!(own.config.get_tcp_user_timeout(), Some(&UNRECEIVED));
        assert_eq!(own.patience, Duration::from_secs(20));
    }
}
