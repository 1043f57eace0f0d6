//! Configuration: a file, the environment and options of the command line, each over the one before it.
//!
//! The one place that reads the environment. Every key stands in [`KEYS`]; an unknown one stops the start by its name.

use std::path::{Path, PathBuf};

use crate::network::Network;

/// The project id on the wire. Lower case, because cookie names are.
pub const PROJECT: &str = "diwan";

/// What the server is told before it starts.
#[derive(Clone, Debug)]
pub struct Config {
    /// The data folder.
    pub data: PathBuf,
    /// Where to listen.
    pub listen: String,
    /// A PostgreSQL address instead of SQLite in the data folder.
    pub database_url: Option<String>,
    /// The address people use, such as `https://diwan.example`; says whether they come over https.
    pub public_url: Option<String>,
    /// Hosts of pages that may call, beside the server's own.
    pub allowed_hosts: Vec<String>,
    /// Proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed.
    pub trusted_proxies: Vec<Network>,
    /// Longest life of a session, in days.
    pub session_days: u32,
    /// Hours without a call after which a session ends.
    pub session_idle_hours: u32,
    /// Whether session tokens also travel in `X-Fallback-Cookies`, readable to scripts: for cross-site development only.
    pub fallback_cookies: bool,
    /// Where to answer `/metrics`, if anywhere.
    pub metrics_listen: Option<String>,
    /// Whether calls are limited.
    pub rate_limits: bool,
    /// Failed sign-ins per hour from one address, whoever is tried: a town hall shares one.
    pub sign_in_ceiling: u32,
    /// What is logged: `error`, `warn`, `info`, `debug` or `trace`.
    pub log: String,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            data: PathBuf::from("data"),
            listen: "127.0.0.1:8080".to_owned(),
            database_url: None,
            public_url: None,
            allowed_hosts: Vec::new(),
            trusted_proxies: Vec::new(),
            session_days: 14,
            session_idle_hours: 12,
            fallback_cookies: false,
            metrics_listen: None,
            rate_limits: true,
            sign_in_ceiling: 300,
            log: "info".to_owned(),
        }
    }
}

type Set = fn(&mut Config, &str) -> Result<(), String>;

/// Every key: as it stands in the file, and with `DIWAN_` before it and in upper case in the environment.
const KEYS: &[(&str, Set)] = &[
    ("data", |config, text| put(&mut config.data, Ok(PathBuf::from(text)))),
    ("listen", |config, text| put(&mut config.listen, Ok(text.to_owned()))),
    ("database_url", |config, text| {
        put(&mut config.database_url, Ok(some(text)))
    }),
    ("public_url", |config, text| {
        put(&mut config.public_url, public_url(text))
    }),
    ("allowed_hosts", |config, text| {
        put(&mut config.allowed_hosts, Ok(list(text)))
    }),
    ("trusted_proxies", |config, text| {
        put(
            &mut config.trusted_proxies,
            list(text).iter().map(|one| Network::read(one)).collect(),
        )
    }),
    ("session_days", |config, text| {
        put(&mut config.session_days, number(text))
    }),
    ("session_idle_hours", |config, text| {
        put(&mut config.session_idle_hours, number(text))
    }),
    ("fallback_cookies", |config, text| {
        put(&mut config.fallback_cookies, flag(text))
    }),
    ("metrics_listen", |config, text| {
        put(&mut config.metrics_listen, Ok(some(text)))
    }),
    ("rate_limits", |config, text| put(&mut config.rate_limits, flag(text))),
    ("sign_in_ceiling", |config, text| {
        put(&mut config.sign_in_ceiling, number(text))
    }),
    ("log", |config, text| put(&mut config.log, level(text))),
];

/// Names in the environment that begin like ours and are read by tests alone.
const FOREIGN: &[&str] = &["DIWAN_BIN", "DIWAN_CONFIG"];
const FOREIGN_PREFIX: &str = "DIWAN_TEST_";

impl Config {
    /// Reads the file (given, or named by `DIWAN_CONFIG`), then the environment. Errors say what is wrong in one line.
    pub fn load(file: Option<&Path>) -> Result<Config, String> {
        let environment: Vec<(String, String)> = std::env::vars_os()
            .filter_map(|(name, value)| Some((name.into_string().ok()?, value.into_string().ok()?)))
            .filter(|(name, _)| name.starts_with("DIWAN_"))
            .collect();
        let named = environment
            .iter()
            .find(|(name, _)| name == "DIWAN_CONFIG")
            .map(|(_, value)| PathBuf::from(value));
        let mut config = Config::default();
        if let Some(path) = file.map(Path::to_path_buf).or(named) {
            let text =
                std::fs::read_to_string(&path).map_err(|error| format!("cannot read {}: {error}", path.display()))?;
            config
                .read_file(&text)
                .map_err(|wrong| format!("{}: {wrong}", path.display()))?;
        }
        config.read_environment(&environment)?;
        Ok(config)
    }

    fn read_file(&mut self, text: &str) -> Result<(), String> {
        let table: toml::Table = text
            .parse()
            .map_err(|error: toml::de::Error| error.message().to_owned())?;
        table
            .iter()
            .try_for_each(|(key, value)| self.set(key, key, &plain(value)))
    }

    fn read_environment(&mut self, environment: &[(String, String)]) -> Result<(), String> {
        environment
            .iter()
            .filter(|(name, _)| !FOREIGN.contains(&name.as_str()) && !name.starts_with(FOREIGN_PREFIX))
            .try_for_each(|(name, value)| self.set(name, &name.trim_start_matches("DIWAN_").to_lowercase(), value))
    }

    /// Sets one key; `name` is how the caller spelt it.
    pub fn set(&mut self, name: &str, key: &str, text: &str) -> Result<(), String> {
        let Some((_, set)) = KEYS.iter().find(|(known, _)| *known == key) else {
            return Err(format!("unknown setting {name}"));
        };
        set(self, text).map_err(|wrong| format!("{name}: {wrong}"))
    }

    /// The host of the public address.
    pub fn public_host(&self) -> Option<&str> {
        self.public_url.as_deref().and_then(crate::network::host_of)
    }
}

fn put<T>(slot: &mut T, value: Result<T, String>) -> Result<(), String> {
    *slot = value?;
    Ok(())
}

/// A value of the file as the text that the environment would hold.
fn plain(value: &toml::Value) -> String {
    match value {
        toml::Value::String(text) => text.clone(),
        toml::Value::Array(items) => items.iter().map(plain).collect::<Vec<_>>().join(","),
        other => other.to_string(),
    }
}

fn some(text: &str) -> Option<String> {
    (!text.is_empty()).then(|| text.to_owned())
}

fn list(text: &str) -> Vec<String> {
    text.split(',')
        .map(|one| one.trim().to_ascii_lowercase())
        .filter(|one| !one.is_empty())
        .collect()
}

fn number(text: &str) -> Result<u32, String> {
    text.parse()
        .ok()
        .filter(|number| *number > 0)
        .ok_or_else(|| format!("'{text}' is no number above zero"))
}

fn flag(text: &str) -> Result<bool, String> {
    match text {
        "on" | "true" | "1" => Ok(true),
        "off" | "false" | "0" => Ok(false),
        _ => Err(format!("'{text}' is neither on nor off")),
    }
}

fn level(text: &str) -> Result<String, String> {
    let known = ["error", "warn", "info", "debug", "trace"].contains(&text);
    known
        .then(|| text.to_owned())
        .ok_or_else(|| format!("'{text}' is none of error, warn, info, debug, trace"))
}

fn public_url(text: &str) -> Result<Option<String>, String> {
    let is_url = text.is_empty() || crate::network::host_of(text).is_some();
    is_url
        .then(|| some(text.trim_end_matches('/')))
        .ok_or_else(|| format!("'{text}' is no http or https address"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_and_the_environment_are_read_in_that_order() {
        let mut config = Config::default();
        config
            .read_file("session_days = 3\nallowed_hosts = [\"A.example\", \"b.example\"]\nrate_limits = false\n")
            .unwrap();
        assert_eq!((config.session_days, config.rate_limits), (3, false));
        assert_eq!(config.allowed_hosts, ["a.example", "b.example"]);
        let environment = [
            ("DIWAN_SESSION_DAYS", "5"),
            ("DIWAN_TEST_POSTGRES", "x"),
            ("DIWAN_BIN", "y"),
        ];
        config
            .read_environment(&environment.map(|(name, value)| (name.to_owned(), value.to_owned())))
            .unwrap();
        assert_eq!(config.session_days, 5);
    }

    #[test]
    fn an_unknown_or_wrong_setting_is_named() {
        let mut config = Config::default();
        assert_eq!(
            config.read_file("sesion_days = 3").unwrap_err(),
            "unknown setting sesion_days"
        );
        let wrong = config
            .read_environment(&[("DIWAN_NOPE".to_owned(), String::new())])
            .unwrap_err();
        assert_eq!(wrong, "unknown setting DIWAN_NOPE");
        for (key, text) in [
            ("session_days", "0"),
            ("session_idle_hours", "-1"),
            ("rate_limits", "maybe"),
            ("trusted_proxies", "nowhere"),
            ("public_url", "diwan"),
            ("log", "loud"),
        ] {
            let wrong = config.set(key, key, text).unwrap_err();
            assert!(wrong.starts_with(key), "{wrong}");
        }
    }
}
