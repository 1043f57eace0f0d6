//! Proxies that stand before the server without being declared. Everybody behind one counts as one caller, so that a few hundred
//! wrong passwords of one close the door to all: whoever runs the server hears of it.

use std::collections::HashSet;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

use axum::http::HeaderMap;

use crate::app::App;
use crate::config::Config;

/// More are not remembered: anybody may send such a header.
const MOST: usize = 20;

/// Peers that were told of since the start.
#[derive(Default)]
pub struct Proxies(Mutex<HashSet<IpAddr>>);

impl Proxies {
    /// Says once of each peer that its calls tell on whose behalf they come, and that this is not believed.
    pub fn warn_of_undeclared(app: &App, peer: IpAddr, headers: &HeaderMap) {
        let is_declared = || is_declared(&app.config, peer);
        if !headers.contains_key("x-forwarded-for") || is_declared() || !app.proxies.is_new(peer) {
            return;
        }
        let peer = peer.to_canonical().to_string();
        tracing::warn!("{}", undeclared(&peer));
        let app = app.clone();
        tokio::spawn(async move {
            if let Err(error) = app.accounts.note_proxy(peer).await {
                tracing::warn!(%error, "noting an undeclared proxy");
            }
        });
    }

    fn is_new(&self, peer: IpAddr) -> bool {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.len() < MOST && known.insert(peer.to_canonical())
    }
}

/// What the settings alone show to be missing: this server speaks no TLS, so people who come over https come through a proxy.
pub fn missing_setting(config: &Config) -> Option<&'static str> {
    let is_https = config
        .public_url
        .as_deref()
        .is_some_and(|url| url.starts_with("https://"));
    (is_https && config.trusted_proxies.is_empty()).then_some(
        "public_url is https, so a proxy stands before this server, but trusted_proxies is empty: \
         everybody behind it counts as one caller",
    )
}

/// What is wrong by the settings, and by what was seen in the last month.
pub async fn findings(app: &App) -> schema::Result<Vec<String>> {
    let seen = app.accounts.noted_proxies().await?;
    let still = |peer: &String| peer.parse().is_ok_and(|peer| !is_declared(&app.config, peer));
    let seen = seen.into_iter().filter(still).map(|peer| undeclared(&peer));
    Ok(missing_setting(&app.config)
        .map(str::to_owned)
        .into_iter()
        .chain(seen)
        .collect())
}

fn undeclared(peer: &str) -> String {
    format!(
        "calls from {peer} bring X-Forwarded-For, which is not believed: if it is a proxy of yours, name it in trusted_proxies, \
         or everybody behind it counts as one caller"
    )
}

fn is_declared(config: &Config, peer: IpAddr) -> bool {
    config.trusted_proxies.iter().any(|network| network.contains(peer))
}
