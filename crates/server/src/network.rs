//! Hosts and addresses: which host a page came from, which address a caller has behind trusted proxies.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::extract::ConnectInfo;
use axum::http::{Extensions, HeaderMap};
pub use platform::network::Network;

/// The caller's address: the peer, or what trusted proxies say, read from the nearest one outwards.
pub fn caller_address(peer: IpAddr, headers: &HeaderMap, trusted: &[Network]) -> IpAddr {
    let is_trusted = |address: IpAddr| trusted.iter().any(|network| network.contains(address));
    if !is_trusted(peer) {
        return peer;
    }
    let forwarded: Vec<IpAddr> = headers
        .get_all("x-forwarded-for")
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .filter_map(|one| one.trim().parse().ok())
        .collect();
    forwarded
        .iter()
        .rev()
        .copied()
        .find(|address| !is_trusted(*address))
        .or(forwarded.first().copied())
        .unwrap_or(peer)
}

/// Whether a trusted proxy is the peer of a request.
pub fn is_proxied(extensions: &Extensions, trusted: &[Network]) -> bool {
    let peer = peer(extensions);
    trusted.iter().any(|network| network.contains(peer))
}

/// Who is at the other end of the connection; this machine where there is none.
pub fn peer(extensions: &Extensions) -> IpAddr {
    let peer = extensions.get::<ConnectInfo<SocketAddr>>();
    peer.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |peer| peer.0.ip())
}

/// The host of an `http` or `https` address, without port, in the case it has.
pub fn host_of(url: &str) -> Option<&str> {
    let rest = url.strip_prefix("http://").or_else(|| url.strip_prefix("https://"))?;
    Some(without_port(rest.split(['/', '?', '#']).next()?)).filter(|host| !host.is_empty())
}

/// A host without its port.
pub fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    }
}

/// Whether the host is this machine or a bare address: no registrable domain.
pub fn is_bare(host: &str) -> bool {
    host.eq_ignore_ascii_case("localhost") || host.trim_matches(['[', ']']).parse::<IpAddr>().is_ok()
}

/// Whether the host is this machine by any of its names.
pub fn is_loopback(host: &str) -> bool {
    host.eq_ignore_ascii_case("localhost")
        || host
            .trim_matches(['[', ']'])
            .parse::<IpAddr>()
            .is_ok_and(|address| address.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn forwarded_addresses_are_believed_from_trusted_proxies_alone() {
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", "1.1.1.1, 2.2.2.2, 10.0.0.2".parse().unwrap());
        let trusted = [Network::read("10.0.0.0/8").unwrap()];
        assert_eq!(
            caller_address(address("10.0.0.1"), &headers, &trusted),
            address("2.2.2.2")
        );
        assert_eq!(
            caller_address(address("3.3.3.3"), &headers, &trusted),
            address("3.3.3.3")
        );
        assert_eq!(caller_address(address("10.0.0.1"), &headers, &[]), address("10.0.0.1"));
        assert_eq!(
            caller_address(address("10.0.0.1"), &HeaderMap::new(), &trusted),
            address("10.0.0.1")
        );
    }

    #[test]
    fn hosts_are_read_without_their_port() {
        assert_eq!(host_of("https://diwan.example:8443/a"), Some("diwan.example"));
        assert_eq!(host_of("http://[::1]:80"), Some("[::1]"));
        assert_eq!((host_of("diwan.example"), host_of("http://")), (None, None));
        assert!(is_bare("localhost") && is_bare("[::1]") && is_bare("10.0.0.1") && !is_bare("diwan.example"));
    }
}
