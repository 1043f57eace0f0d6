//! The device behind a session, as far as the user agent tells; shown to its owner, never trusted.

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value as Json, json};

/// From where, and with what, somebody calls.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Device {
    /// The address.
    pub ip: String,
    /// What the user agent tells.
    pub agent: Agent,
}

/// System and browser.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Agent {
    os: &'static str,
    client: &'static str,
    version: String,
    is_phone: bool,
}

/// What marks a system: the first that is found.
const SYSTEMS: &[(&str, &str)] = &[
    ("Android", "Android"),
    ("iPhone", "iOS"),
    ("iPad", "iPadOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "Mac"),
    ("CrOS", "Chrome OS"),
    ("Linux", "GNU/Linux"),
];
/// What marks a browser: the first that is found; Chrome's mark stands in most others.
const CLIENTS: &[(&str, &str)] = &[
    ("Edg/", "Microsoft Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Browser"),
    ("Firefox/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("Version/", "Safari"),
    ("AppwriteNodeJSSDK/", "Appwrite SDK"),
    ("AppwritePythonSDK/", "Appwrite SDK"),
];

impl Agent {
    /// Reads a `User-Agent` header.
    pub fn read(header: &str) -> Self {
        let find = |marks: &'static [(&str, &str)]| marks.iter().find(|(mark, _)| header.contains(mark)).copied();
        let (mark, client) = find(CLIENTS).unwrap_or(("", ""));
        let after = header.split_once(mark).map_or("", |(_, after)| after);
        let version = after
            .chars()
            .take_while(|c| c.is_ascii_digit() || *c == '.')
            .take(20)
            .collect();
        let is_phone = header.contains("Mobile") || header.contains("Android");
        Agent {
            os: find(SYSTEMS).map_or("", |(_, os)| os),
            client,
            version,
            is_phone,
        }
    }

    /// What a device is called: browser and system.
    pub fn title(&self) -> String {
        [self.client, self.os]
            .into_iter()
            .filter(|part| !part.is_empty())
            .collect::<Vec<_>>()
            .join(", ")
    }

    /// The fields of the protocol's Session and Log.
    pub fn model(&self) -> Json {
        json!(AgentModel {
            os_code: code(self.os),
            os_name: self.os,
            client_type: "browser",
            client_code: code(self.client),
            client_name: self.client,
            client_version: &self.version,
            device_name: if self.is_phone { "smartphone" } else { "desktop" },
            ..AgentModel::default()
        })
    }
}

/// The fields of a device as a row keeps them; those of an unknown one where it keeps none.
pub(crate) fn kept_model(kept: Option<Json>) -> Map<String, Json> {
    match kept.unwrap_or_else(|| Agent::default().model()) {
        Json::Object(fields) => fields,
        _ => Map::new(),
    }
}

/// The fields of the protocol's Session and Log that tell of a device.
#[derive(Default, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AgentModel<'a> {
    os_code: String,
    os_name: &'a str,
    os_version: &'a str,
    client_type: &'a str,
    client_code: String,
    client_name: &'a str,
    client_version: &'a str,
    client_engine: &'a str,
    client_engine_version: &'a str,
    /// `smartphone` or `desktop`.
    device_name: &'a str,
    device_brand: &'a str,
    device_model: &'a str,
}

fn code(name: &str) -> String {
    name.chars()
        .filter(char::is_ascii_alphabetic)
        .take(3)
        .collect::<String>()
        .to_uppercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_user_agent_names_system_and_browser() {
        let agent = Agent::read("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36");
        assert_eq!(
            (agent.os, agent.client, agent.version.as_str()),
            ("GNU/Linux", "Chrome", "156.0.0.0")
        );
        let edge = Agent::read("Mozilla/5.0 (Windows NT 10.0) Chrome/120.0 Safari/537.36 Edg/120.1");
        assert_eq!((edge.os, edge.client), ("Windows", "Microsoft Edge"));
        assert_eq!(Agent::read(""), Agent::default());
    }
}
