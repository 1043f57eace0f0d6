//! Which addresses the world can reach: what a stranger names may lead nowhere else.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// Networks of IPv4 that are not the world's (RFC 6890 and the IANA registry of special addresses), as address and bits.
const SPECIAL: &[(Ipv4Addr, u32)] = &[
    (Ipv4Addr::UNSPECIFIED, 8),
    (Ipv4Addr::new(10, 0, 0, 0), 8),
    (Ipv4Addr::new(100, 64, 0, 0), 10),
    (Ipv4Addr::new(127, 0, 0, 0), 8),
    (Ipv4Addr::new(169, 254, 0, 0), 16),
    (Ipv4Addr::new(172, 16, 0, 0), 12),
    (Ipv4Addr::new(192, 0, 0, 0), 24),
    (Ipv4Addr::new(192, 0, 2, 0), 24),
    (Ipv4Addr::new(192, 88, 99, 0), 24),
    (Ipv4Addr::new(192, 168, 0, 0), 16),
    (Ipv4Addr::new(198, 18, 0, 0), 15),
    (Ipv4Addr::new(198, 51, 100, 0), 24),
    (Ipv4Addr::new(203, 0, 113, 0), 24),
    (Ipv4Addr::new(224, 0, 0, 0), 3),
];

/// Whether the world can reach the address. Of IPv6, only what is given out as global (2000::/3), without the networks
/// that wrap an address of IPv4 or are for documents.
pub(crate) fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(four) => !SPECIAL
            .iter()
            .any(|(network, bits)| (four.to_bits() ^ network.to_bits()) >> (32 - bits) == 0),
        IpAddr::V6(six) => is_global(six),
    }
}

fn is_global(six: Ipv6Addr) -> bool {
    let [first, second, ..] = six.segments();
    let is_special = matches!((first, second), (0x2001, 0..=0x01ff | 0x0db8) | (0x2002 | 0x3fff, _));
    first >> 13 == 1 && !is_special
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_house_and_its_neighbours_are_not_public() {
        for inside in [
            "127.0.0.1",
            "127.255.0.1",
            "0.0.0.0",
            "10.1.2.3",
            "172.16.0.1",
            "172.31.255.255",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "198.18.0.1",
            "::1",
            "::",
            "fe80::1",
            "fd00::1",
            "ff02::1",
            "::ffff:127.0.0.1",
            "::ffff:192.168.0.1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "2001:db8::1",
            "2001::1",
            "::7f00:1",
        ] {
            assert!(!is_public(inside.parse().unwrap()), "{inside}");
        }
    }

    #[test]
    fn the_world_is_public() {
        for outside in [
            "8.8.8.8",
            "142.250.1.1",
            "172.32.0.1",
            "196.200.0.1",
            "2a00:1450:4006::200e",
            "2600::1",
            "::ffff:8.8.8.8",
        ] {
            assert!(is_public(outside.parse().unwrap()), "{outside}");
        }
    }
}
