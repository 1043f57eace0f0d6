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
    ("data", |config, text| assign(&mut config.data, Ok(PathBuf::from(text)))),
    ("listen", |config, text| assign(&mut config.listen, Ok(text.to_owned()))),
    ("database_url", |config, text| {
        assign(&mut config.database_url, Ok(non_empty(text)))
    }),
    ("nodes", |config, text| {
        assign(&mut config.nodes, number(text).map(Some))
    }),
    ("files", |config, text| {
        assign(&mut config.files, Ok(non_empty(text).map(Secret::new)))
    }),
    ("disk_reserve", |config, text| {
        let megabytes = text.parse().map_err(|_| format!("'{text}' is no number of megabytes"));
        assign(&mut config.disk_reserve, megabytes)
    }),
    ("house_key", |config, text| {
        assign(&mut config.master_key, Ok(non_empty(text).map(PathBuf::from)))
    }),
    ("backups.folder", |config, text| {
        assign(&mut config.backups_folder, Ok(non_empty(text).map(PathBuf::from)))
    }),
    ("backups.bucket", |config, text| {
        assign(&mut config.backups_bucket, Ok(non_empty(text).map(Secret::new)))
    }),
    ("backups.recipients", |config, text| {
        assign(&mut config.backups_recipients, recipients(text))
    }),
    ("backups.passphrase_file", |config, text| {
        assign(
            &mut config.backups_passphrase_file,
            Ok(non_empty(text).map(PathBuf::from)),
        )
    }),
    ("backups.kept", |config, text| {
        let none = (text == "0").then_some(Ok(0));
        assign(&mut config.backups_kept, none.unwrap_or_else(|| number(text)))
    }),
    ("clamd", |config, text| assign(&mut config.clamd, Ok(non_empty(text)))),
    ("public_url", |config, text| {
        assign(&mut config.public_url, address(text))
    }),
    ("allowed_hosts", |config, text| {
        assign(&mut config.allowed_hosts, Ok(list(text)))
    }),
    ("trusted_proxies", |config, text| {
        assign(
            &mut config.trusted_proxies,
            list(text).iter().map(|one| Network::read(one)).collect(),
        )
    }),
    ("session_days", |config, text| {
        assign(&mut config.session_days, number(text))
    }),
    ("session_idle_hours", |config, text| {
        assign(&mut config.session_idle_hours, number(text))
    }),
    ("fallback_cookies", |config, text| {
        assign(&mut config.fallback_cookies, flag(text))
    }),
    ("metrics_listen", |config, text| {
        assign(&mut config.metrics_listen, Ok(non_empty(text)))
    }),
    ("terminals_listen", |config, text| {
        assign(&mut config.terminals_listen, Ok(non_empty(text)))
    }),
    ("rate_limits", |config, text| {
        assign(&mut config.rate_limits, flag(text))
    }),
    ("sign_in_ceiling", |config, text| {
        assign(&mut config.sign_in_ceiling, number(text))
    }),
    ("guest_work_bits", |config, text| {
        assign(&mut config.guest_work_bits, number(text))
    }),
    ("connections.total", |config, text| {
        assign(&mut config.connections.total, number(text))
    }),
    ("connections.per_address", |config, text| {
        assign(&mut config.connections.per_address, number(text))
    }),
    ("connections.guest_sockets", |config, text| {
        assign(&mut config.connections.guest_sockets, number(text))
    }),
    ("connections.header_seconds", |config, text| {
        assign(&mut config.connections.header_seconds, number(text))
    }),
    ("connections.idle_seconds", |config, text| {
        assign(&mut config.connections.idle_seconds, number(text))
    }),
    ("connections.least_speed", |config, text| {
        assign(&mut config.connections.least_speed, number(text))
    }),
    ("sign_up", |config, text| assign(&mut config.sign_up, flag(text))),
    ("log", |config, text| assign(&mut config.log, level(text))),
    ("log_format", |config, text| {
        assign(&mut config.log_format, format(text))
    }),
    ("otlp_endpoint", |config, text| {
        assign(&mut config.otlp_endpoint, address(text))
    }),
    ("otlp_headers", |config, text| {
        assign(&mut config.otlp_headers, headers(text))
    }),
    ("smtp.host", |config, text| {
        assign(&mut config.smtp.host, Ok(text.to_owned()))
    }),
    ("smtp.port", |config, text| {
        assign(&mut config.smtp.port, port(text).map(Some))
    }),
    ("smtp.security", |config, text| {
        assign(&mut config.smtp.security, security(text))
    }),
    ("smtp.username", |config, text| {
        assign(&mut config.smtp.username, Ok(text.to_owned()))
    }),
    ("smtp.password", |config, text| {
        assign(&mut config.smtp.password, Ok(Secret::new(text)))
    }),
    ("smtp.from", |config, text| {
        assign(&mut config.smtp.from, Ok(text.to_owned()))
    }),
    ("sms.url", |config, text| {
        assign(&mut config.sms.url, Ok(text.to_owned()))
    }),
    ("sms.token", |config, text| {
        assign(&mut config.sms.token, Ok(Secret::new(text)))
    }),
    ("sms.from", |config, text| {
        assign(&mut config.sms.from, Ok(text.to_owned()))
    }),
    ("push.contact", |config, text| {
        assign(&mut config.push.contact, Ok(text.to_owned()))
    }),
    ("push.private", |config, text| {
        assign(&mut config.push.is_private, flag(text))
    }),
];

pub(super) fn assign<T>(slot: &mut T, value: Result<T, String>) -> Result<(), String> {
    *slot = value?;
    Ok(())
}

fn non_empty(text: &str) -> Option<String> {
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
        .then(|| non_empty(text.trim_end_matches('/')))
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
