//! Every setting by its name, and how its text is read.

use std::path::PathBuf;

use axum::http::{HeaderName, HeaderValue};
use engine::Secret;
use engine::notify::Security;

use super::{Config, LogFormat};
use crate::network::Network;

pub(super) type Set = fn(&mut Config, &str) -> Result<(), String>;

/// Every key: as it stands in the file (a dot leads into a table), and in the environment with `DIWAN_` before it, in
/// upper case and with `_` for the dot.
pub(super) const KEYS: &[(&str, Set)] = &[
    ("data", |config, text| put(&mut config.data, Ok(PathBuf::from(text)))),
    ("listen", |config, text| put(&mut config.listen, Ok(text.to_owned()))),
    ("database_url", |config, text| {
        put(&mut config.database_url, Ok(some(text)))
    }),
    ("nodes", |config, text| put(&mut config.nodes, number(text).map(Some))),
    ("files", |config, text| {
        put(&mut config.files, Ok(some(text).map(Secret::new)))
    }),
    ("disk_reserve", |config, text| {
        let megabytes = text.parse().map_err(|_| format!("'{text}' is no number of megabytes"));
        put(&mut config.disk_reserve, megabytes)
    }),
    ("house_key", |config, text| {
        put(&mut config.master_key, Ok(some(text).map(PathBuf::from)))
    }),
    ("backups.folder", |config, text| {
        put(&mut config.backups_folder, Ok(some(text).map(PathBuf::from)))
    }),
    ("backups.bucket", |config, text| {
        put(&mut config.backups_bucket, Ok(some(text).map(Secret::new)))
    }),
    ("backups.recipients", |config, text| {
        put(&mut config.backups_recipients, recipients(text))
    }),
    ("backups.passphrase_file", |config, text| {
        put(&mut config.backups_passphrase_file, Ok(some(text).map(PathBuf::from)))
    }),
    ("backups.kept", |config, text| {
        let none = (text == "0").then_some(Ok(0));
        put(&mut config.backups_kept, none.unwrap_or_else(|| number(text)))
    }),
    ("clamd", |config, text| put(&mut config.clamd, Ok(some(text)))),
    ("public_url", |config, text| put(&mut config.public_url, address(text))),
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
    ("connections.total", |config, text| {
        put(&mut config.connections.total, number(text))
    }),
    ("connections.per_address", |config, text| {
        put(&mut config.connections.per_address, number(text))
    }),
    ("connections.guest_sockets", |config, text| {
        put(&mut config.connections.guest_sockets, number(text))
    }),
    ("connections.header_seconds", |config, text| {
        put(&mut config.connections.header_seconds, number(text))
    }),
    ("connections.idle_seconds", |config, text| {
        put(&mut config.connections.idle_seconds, number(text))
    }),
    ("connections.least_speed", |config, text| {
        put(&mut config.connections.least_speed, number(text))
    }),
    ("sign_up", |config, text| put(&mut config.sign_up, flag(text))),
    ("log", |config, text| put(&mut config.log, level(text))),
    ("log_format", |config, text| put(&mut config.log_format, format(text))),
    ("otlp_endpoint", |config, text| {
        put(&mut config.otlp_endpoint, address(text))
    }),
    ("otlp_headers", |config, text| {
        put(&mut config.otlp_headers, headers(text))
    }),
    ("smtp.host", |config, text| {
        put(&mut config.smtp.host, Ok(text.to_owned()))
    }),
    ("smtp.port", |config, text| {
        put(&mut config.smtp.port, port(text).map(Some))
    }),
    ("smtp.security", |config, text| {
        put(&mut config.smtp.security, security(text))
    }),
    ("smtp.username", |config, text| {
        put(&mut config.smtp.username, Ok(text.to_owned()))
    }),
    ("smtp.password", |config, text| {
        put(&mut config.smtp.password, Ok(Secret::new(text)))
    }),
    ("smtp.from", |config, text| {
        put(&mut config.smtp.from, Ok(text.to_owned()))
    }),
    ("sms.url", |config, text| put(&mut config.sms.url, Ok(text.to_owned()))),
    ("sms.token", |config, text| {
        put(&mut config.sms.token, Ok(Secret::new(text)))
    }),
    ("sms.from", |config, text| {
        put(&mut config.sms.from, Ok(text.to_owned()))
    }),
    ("push.contact", |config, text| {
        put(&mut config.push.contact, Ok(text.to_owned()))
    }),
    ("push.private", |config, text| {
        put(&mut config.push.is_private, flag(text))
    }),
];

pub(super) fn put<T>(slot: &mut T, value: Result<T, String>) -> Result<(), String> {
    *slot = value?;
    Ok(())
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

fn address(text: &str) -> Result<Option<String>, String> {
    let is_url = text.is_empty() || crate::network::host_of(text).is_some();
    is_url
        .then(|| some(text.trim_end_matches('/')))
        .ok_or_else(|| format!("'{text}' is no http or https address"))
}

fn format(text: &str) -> Result<LogFormat, String> {
    match text {
        "text" => Ok(LogFormat::Text),
        "json" => Ok(LogFormat::Json),
        _ => Err(format!("'{text}' is neither text nor json")),
    }
}

/// `name=value`, as many as are wanted, with commas between them; the values are secrets.
fn headers(text: &str) -> Result<Vec<(String, Secret)>, String> {
    let one = |pair: &str| {
        let (name, value) = pair.split_once('=').ok_or("no '=' between a name and its value")?;
        let (name, value) = (name.trim().to_ascii_lowercase(), value.trim());
        HeaderName::try_from(&name).map_err(|_| format!("'{name}' is no name of a header"))?;
        HeaderValue::try_from(value).map_err(|_| format!("the value of {name} is none of a header"))?;
        Ok((name, Secret::new(value)))
    };
    text.split(',')
        .filter(|pair| !pair.trim().is_empty())
        .map(one)
        .collect()
}

fn port(text: &str) -> Result<u16, String> {
    text.parse()
        .ok()
        .filter(|port| *port > 0)
        .ok_or_else(|| format!("'{text}' is no port"))
}

fn security(text: &str) -> Result<Security, String> {
    match text {
        "none" => Ok(Security::None),
        "starttls" => Ok(Security::StartTls),
        "tls" => Ok(Security::Tls),
        _ => Err(format!("'{text}' is none of none, starttls, tls")),
    }
}

fn recipients(text: &str) -> Result<Vec<String>, String> {
    let all = list(text);
    if !all.is_empty() {
        store::Seal::for_recipients(&all, "").map_err(|wrong| format!("'{wrong}' is no public key of age (age1…)"))?;
    }
    Ok(all)
}
