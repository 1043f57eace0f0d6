//! Settings of OpenID Connect providers: `oidc.<id>.<name>`.

use std::collections::BTreeMap;

use engine::Secret;

/// Another house whose sign-in is believed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OidcProvider {
    /// What people read on its button; its id when none is given.
    pub name: String,
    /// Its address, under which it describes itself (OpenID Connect Discovery 1.0 §4).
    pub issuer: String,
    /// The name under which it knows us.
    pub client_id: String,
    /// Our password there; empty for a public client, which has PKCE alone.
    pub client_secret: Secret,
    /// What we ask to know.
    pub scopes: Vec<String>,
}

/// The members; the longer one before the one that it ends with.
const MEMBERS: [&str; 5] = ["client_secret", "client_id", "issuer", "scopes", "name"];
/// What is asked for when nothing is said.
const SCOPES: &str = "openid email profile";

/// Sets `<id>.<member>`; `None` when there is no such member, or the id is none.
pub(super) fn set(providers: &mut BTreeMap<String, OidcProvider>, key: &str, text: &str) -> Option<Result<(), String>> {
    let (id, member) = key.rsplit_once('.')?;
    let is_id = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '_';
    if !MEMBERS.contains(&member) || id.is_empty() || !id.chars().all(is_id) {
        return None;
    }
    let provider = providers.entry(id.to_owned()).or_insert_with(|| OidcProvider {
        name: id.to_owned(),
        scopes: split_words(SCOPES),
        ..OidcProvider::default()
    });
    match member {
        "client_secret" => provider.client_secret = Secret::new(text),
        "client_id" => text.clone_into(&mut provider.client_id),
        "scopes" => provider.scopes = split_words(text),
        "name" => text.clone_into(&mut provider.name),
        _ if crate::network::host_of(text).is_none() => {
            return Some(Err(format!("'{text}' is no http or https address")));
        }
        _ => text.clone_into(&mut provider.issuer),
    }
    Some(Ok(()))
}

/// A key of the environment, `<id>_<member>`, with its dot.
pub(super) fn env_to_provider_key(key: &str) -> String {
    let parts = |member: &&str| {
        key.strip_suffix(member)
            .and_then(|before| before.strip_suffix('_'))
            .map(|id| format!("{id}.{member}"))
    };
    MEMBERS.iter().find_map(parts).unwrap_or_else(|| key.to_owned())
}

/// Each provider says who it is and who we are to it.
pub(super) fn check(providers: &BTreeMap<String, OidcProvider>) -> Result<(), String> {
    for (id, provider) in providers {
        for (member, value) in [("issuer", &provider.issuer), ("client_id", &provider.client_id)] {
            if value.is_empty() {
                return Err(format!("oidc.{id}.{member} is missing"));
            }
        }
    }
    Ok(())
}

fn split_words(text: &str) -> Vec<String> {
    text.split([',', ' '])
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}
