//! Networks of addresses: which callers a setting or a document means.

use std::net::IpAddr;

/// A network such as `10.0.0.0/8`, or one address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    address: IpAddr,
    bits: u32,
}

impl Network {
    /// Reads an address or `address/bits`.
    pub fn read(text: &str) -> Result<Network, String> {
        let wrong = || format!("'{text}' is no address or network");
        let (address, bits) = text
            .split_once('/')
            .map_or((text, None), |(address, bits)| (address, Some(bits)));
        let address: IpAddr = address.parse().map_err(|_| wrong())?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(most), str::parse).map_err(|_| wrong())?;
        if bits <= most {
            Ok(Network { address, bits })
        } else {
            Err(wrong())
        }
    }

    /// Whether the address lies in it.
    pub fn contains(&self, address: IpAddr) -> bool {
        match (self.address, address.to_canonical()) {
            (IpAddr::V4(ours), IpAddr::V4(theirs)) => {
                let shift = 32 - self.bits;
                ours.to_bits().checked_shr(shift) == theirs.to_bits().checked_shr(shift)
            }
            (IpAddr::V6(ours), IpAddr::V6(theirs)) => {
                let shift = 128 - self.bits;
                ours.to_bits().checked_shr(shift) == theirs.to_bits().checked_shr(shift)
            }
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn networks_hold_their_addresses() {
        let address = |text: &str| -> IpAddr { text.parse().unwrap() };
        let office = Network::read("10.1.0.0/16").unwrap();
        assert!(
            office.contains(address("10.1.2.3"))
                && office.contains(address("::ffff:10.1.2.3"))
                && !office.contains(address("10.2.0.1"))
        );
        assert!(Network::read("0.0.0.0/0").unwrap().contains(address("8.8.8.8")));
        assert!(Network::read("::1").unwrap().contains(address("::1")));
        for bad in ["", "10.0.0", "10.0.0.0/33", "10.0.0.0/x"] {
            assert!(Network::read(bad).is_err(), "{bad}");
        }
    }
}
