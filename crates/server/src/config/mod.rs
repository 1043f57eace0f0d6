//! Configuration: a file, the environment and options of the command line, each over the one before it.
//!
//! The one place that reads the environment. Every key stands in [`keys`]; an unknown one stops the start by its name.

mod connections;
mod keys;
mod oidc;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use engine::Secret;
use engine::notify::{Gateway, PushSettings, Senders, Smtp};

use crate::network::Network;
pub use connections::Connections;
use keys::KEYS;
pub use oidc::OidcProvider;

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
    /// How many processes serve that database together, when it is said.
    pub nodes: Option<u32>,
    /// The address of an S3-compatible store for files, or a folder that all nodes see, instead of one in the data folder.
    pub files: Option<Secret>,
    /// Where the nightly backups go, instead of `backups` in the data folder.
    pub backups_folder: Option<PathBuf>,
    /// Megabytes that files leave free on the disk of the data folder.
    pub disk_reserve: u32,
    /// The file of the house key, instead of `house.key` in the data folder.
    pub master_key: Option<PathBuf>,
    /// The address of an S3-compatible store that gets a copy of each nightly backup, and the copies of files.
    pub backups_bucket: Option<Secret>,
    /// The public keys (`age1…`) of those who can read the backups; in clear when there are none, and no passphrase.
    pub backups_recipients: Vec<String>,
    /// A file with the passphrase that backups are encrypted with.
    pub backups_passphrase_file: Option<PathBuf>,
    /// How many nightly backups are kept; none are taken with 0.
    pub backups_kept: u32,
    /// Where `clamd` listens, which looks for viruses in files: `host:port`, or the path of its socket.
    pub clamd: Option<String>,
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
    /// Where attendance terminals are answered, if anywhere: plain HTTP, for the network of the house alone.
    pub terminals_listen: Option<String>,
    /// Whether calls are limited.
    pub rate_limits: bool,
    /// Failed sign-ins per hour from one address, whoever is tried: a town hall shares one.
    pub sign_in_ceiling: u32,
    /// Leading zero bits of the work that guests are asked for while many come.
    pub guest_work_bits: u32,
    /// Bounds of connections.
    pub connections: Connections,
    /// Whether guests may register.
    pub sign_up: bool,
    /// What is logged: `error`, `warn`, `info`, `debug` or `trace`.
    pub log: String,
    /// How it is logged.
    pub log_format: LogFormat,
    /// Where traces are collected over OTLP/HTTP, if anywhere; `/v1/traces` follows.
    pub otlp_endpoint: Option<String>,
    /// Headers that the collector asks for.
    pub otlp_headers: Vec<(String, Secret)>,
    /// The mail server; none without a host.
    pub smtp: Smtp,
    /// The gateway for short messages; none without an address.
    pub sms: Gateway,
    /// What push services are told of us; without a contact it is the public address, or that of the letters.
    pub push: PushSettings,
    /// OpenID Connect providers by their id.
    pub oidc: BTreeMap<String, OidcProvider>,
}

/// The form of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogFormat {
    /// Lines for people.
    Text,
    /// A JSON object on each line, for programs; each request is one.
    Json,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            data: PathBuf::from("data"),
            listen: "127.0.0.1:8080".to_owned(),
            database_url: None,
            nodes: None,
            files: None,
            disk_reserve: 256,
            master_key: None,
            backups_folder: None,
            backups_bucket: None,
            backups_recipients: Vec::new(),
            backups_passphrase_file: None,
            backups_kept: 14,
            clamd: None,
            public_url: None,
            allowed_hosts: Vec::new(),
            trusted_proxies: Vec::new(),
            session_days: 14,
            session_idle_hours: 12,
            fallback_cookies: false,
            metrics_listen: None,
            terminals_listen: None,
            rate_limits: true,
            sign_in_ceiling: 300,
            guest_work_bits: 16,
            connections: Connections::default(),
            sign_up: true,
            log: "info".to_owned(),
            log_format: LogFormat::Text,
            otlp_endpoint: None,
            otlp_headers: Vec::new(),
            smtp: Smtp::default(),
            sms: Gateway::default(),
            push: PushSettings::default(),
            oidc: BTreeMap::new(),
        }
    }
}

/// Names in the environment that begin like ours and are read by tests alone.
const FOREIGN: &[&str] = &["DIWAN_BIN", "DIWAN_CONFIG"];
const FOREIGN_PREFIX: &str = "DIWAN_TEST_";
/// Settings that have a name of their own wherever OpenTelemetry is used; ours go before them.
const STANDARD: &[(&str, &str)] = &[
    ("OTEL_EXPORTER_OTLP_ENDPOINT", "otlp_endpoint"),
    ("OTEL_EXPORTER_OTLP_HEADERS", "otlp_headers"),
];

/// The name of the credential that holds the house key.
const CREDENTIAL: &str = "diwan-house-key";

impl Config {
    /// Reads the file (given, or named by `DIWAN_CONFIG`), then the environment. Errors say what is wrong in one line.
    pub fn load(file: Option<&Path>) -> Result<Config, String> {
        let environment: Vec<(String, String)> = std::env::vars_os()
            .filter_map(|(name, value)| Some((name.into_string().ok()?, value.into_string().ok()?)))
            .filter(|(name, _)| name.starts_with("DIWAN_") || STANDARD.iter().any(|(known, _)| known == name))
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
        if config.master_key.is_none() {
            config.master_key = credential();
        }
        config.check()?;
        Ok(config)
    }

    fn read_file(&mut self, text: &str) -> Result<(), String> {
        let table: toml::Table = text
            .parse()
            .map_err(|error: toml::de::Error| error.message().to_owned())?;
        flat("", &table)
            .iter()
            .try_for_each(|(key, value)| self.set(key, key, &plain(value)))
    }

    fn read_environment(&mut self, environment: &[(String, String)]) -> Result<(), String> {
        let standard = |known: &str| environment.iter().find(|(name, _)| name == known);
        for (known, key) in STANDARD {
            if let Some((name, value)) = standard(known) {
                self.set(name, key, value)?;
            }
        }
        environment
            .iter()
            .filter(|(name, _)| name.starts_with("DIWAN_"))
            .filter(|(name, _)| !FOREIGN.contains(&name.as_str()) && !name.starts_with(FOREIGN_PREFIX))
            .try_for_each(|(name, value)| {
                let key = name.trim_start_matches("DIWAN_").to_lowercase();
                self.set(name, &env_to_file_key(&key), value)
            })
    }

    /// Sets one key; `name` is how the caller spelt it.
    pub fn set(&mut self, name: &str, key: &str, text: &str) -> Result<(), String> {
        let done = match (KEYS.iter().find(|(known, _)| *known == key), key.strip_prefix("oidc.")) {
            (Some((_, set)), _) => set(self, text),
            (None, Some(rest)) => oidc::set(&mut self.oidc, rest, text).ok_or_else(|| unknown(name))?,
            (None, None) => return Err(unknown(name)),
        };
        done.map_err(|wrong| format!("{name}: {wrong}"))
    }

    /// What cannot be said of one key alone.
    fn check(&self) -> Result<(), String> {
        oidc::check(&self.oidc)?;
        self.post().map(drop)
    }

    /// Whether whatever one node keeps can be had from the others: refused is what would only show when a file is opened.
    pub fn check_nodes(&self) -> Result<(), String> {
        let may_be_several = self.database_url.is_some() && self.nodes != Some(1);
        if may_be_several && self.files.is_none() {
            return Err(
                "files is missing: with database_url other nodes must reach them too, in a store or a folder that all share; \
                 say nodes = 1 if there is only this one"
                    .to_owned(),
            );
        }
        Ok(())
    }

    /// The senders for mail and short messages; says in one line which setting is wrong.
    pub fn post(&self) -> Result<Senders, String> {
        if !self.smtp.host.is_empty() && self.smtp.from.is_empty() {
            return Err("smtp.from is missing: smtp.host needs it".to_owned());
        }
        let smtp = (!self.smtp.host.is_empty()).then(|| self.smtp.clone());
        let sms = (!self.sms.url.is_empty()).then(|| self.sms.clone());
        let contact = self.push_contact();
        let push = (!contact.is_empty()).then(|| PushSettings {
            contact,
            ..self.push.clone()
        });
        Senders::new(smtp, sms)?.with_push(push)
    }

    /// Whom push services write to: who is named, else the house at its public address, else who sends its letters.
    fn push_contact(&self) -> String {
        let home = self.public_url.as_deref().filter(|url| url.starts_with("https://"));
        let sender = self.smtp.from.rsplit('<').next().unwrap_or_default();
        match (self.push.contact.as_str(), home, sender.trim_end_matches('>').trim()) {
            ("", None, "") => String::new(),
            ("", None, sender) => format!("mailto:{sender}"),
            ("", Some(home), _) => home.to_owned(),
            (contact, ..) => contact.to_owned(),
        }
    }

    /// The host of the public address.
    pub fn public_host(&self) -> Option<&str> {
        self.public_url.as_deref().and_then(crate::network::host_of)
    }
}

/// The house key among what systemd hands over (`LoadCredential=`, `LoadCredentialEncrypted=`).
fn credential() -> Option<PathBuf> {
    let handed = PathBuf::from(std::env::var_os("CREDENTIALS_DIRECTORY")?).join(CREDENTIAL);
    handed.is_file().then_some(handed)
}

/// The folder of time zone data that `TZDIR` names, as for every program of a system.
pub fn zone_folder() -> Option<PathBuf> {
    std::env::var_os("TZDIR")
        .filter(|named| !named.is_empty())
        .map(PathBuf::from)
}

/// A value of the file as the text that the environment would hold.
fn plain(value: &toml::Value) -> String {
    match value {
        toml::Value::String(text) => text.clone(),
        toml::Value::Array(items) => items.iter().map(plain).collect::<Vec<_>>().join(","),
        other => other.to_string(),
    }
}

fn unknown(name: &str) -> String {
    format!("unknown setting {name}")
}

/// The keys of a table and of those inside it, with dots.
fn flat<'t>(before: &str, table: &'t toml::Table) -> Vec<(String, &'t toml::Value)> {
    let one = |(key, value): (&String, &'t toml::Value)| match value {
        toml::Value::Table(inner) => flat(&format!("{before}{key}."), inner),
        other => vec![(format!("{before}{key}"), other)],
    };
    table.iter().flat_map(one).collect()
}

/// A key of the environment as it stands in the file: there a dot leads into a table.
fn env_to_file_key(key: &str) -> String {
    let known = KEYS
        .iter()
        .map(|(known, _)| *known)
        .find(|known| known.replace('.', "_") == key);
    match (known, key.strip_prefix("oidc_")) {
        (Some(known), _) => known.to_owned(),
        (None, Some(rest)) => format!("oidc.{}", oidc::env_to_provider_key(rest)),
        (None, None) => key.to_owned(),
    }
}
