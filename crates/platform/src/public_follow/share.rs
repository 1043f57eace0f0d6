//! What the strangers of one network use of what all share. Past a share work is asked for, and nobody is refused for what others
//! do behind the same address: a carrier puts thousands behind a few.

use std::net::IpAddr;

use super::work::Load;

/// From how many that began within the last minute, wherever they are, it is busy.
const BUSY: u64 = 60;
/// From how many it is crowded.
const CROWDED: u64 = 240;
/// How many one network has open before it is asked for work: a cyber café full of people.
const SHARE: u64 = 40;
/// From how many of one network on it is crowded.
const MANY_SHARES: u64 = 400;

/// How much work is asked of somebody where so many have begun within the last minute, and so many of their network stand open.
pub fn load(lately: u64, of_network: u64) -> Load {
    let level = |count: u64, busy: u64, crowded: u64| match count {
        count if count >= crowded => Load::Crowded,
        count if count >= busy => Load::Busy,
        _ => Load::Calm,
    };
    level(lately, BUSY, CROWDED).max(level(of_network, SHARE, MANY_SHARES))
}

/// The network of an address that shares are counted by, as a digest: one subscriber has up to 80 bits of IPv6, and a machine that
/// is paid for by the hour may have 256 addresses of IPv4.
pub fn network(address: &str) -> String {
    let wide = match address.parse::<IpAddr>().map(|address| address.to_canonical()) {
        Ok(IpAddr::V4(address)) => format!("{}/24", address.to_bits() >> 8),
        Ok(IpAddr::V6(address)) => format!("{}/48", address.to_bits() >> 80),
        Err(_) => address.to_owned(),
    };
    accounts::digest(&wide)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_is_asked_for_when_many_begin_or_a_network_has_its_share() {
        let loads = [0, 59, 60, 239, 240].map(|lately| load(lately, 0));
        let (calm, busy, crowded) = (Load::Calm, Load::Busy, Load::Crowded);
        assert_eq!(loads, [calm, calm, busy, busy, crowded]);
        assert_eq!(
            [39, 40, 399, 400].map(|open| load(0, open)),
            [calm, busy, busy, crowded]
        );
        assert_eq!(load(60, 400), crowded);
    }

    #[test]
    fn addresses_of_one_subscriber_are_one_network() {
        assert_eq!(network("10.1.2.3"), network("10.1.2.200"));
        assert_ne!(network("10.1.2.3"), network("10.1.3.3"));
        assert_eq!(network("2001:db8:1:2::"), network("2001:db8:1:ffff::"));
        assert_ne!(network("2001:db8:1:2::"), network("2001:db8:2:2::"));
        assert_eq!(network("::ffff:10.1.2.3"), network("10.1.2.3"));
        assert_ne!(network("a"), network("b"));
    }
}
