//! Whose turn it is: so many connections in all and from an address, one upload at a time of a serial number, and a rate for
//! each of both, so that a flood of one terminal stops no other, and no clerk.

use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// Connections in all; a commune has some dozens of terminals.
const TOTAL: usize = 256;
/// Places of these that are kept for the addresses from which allowed terminals call.
const KEPT: usize = 64;
/// Connections from one of these addresses: a switch may stand for several terminals.
const PER_ADDRESS: usize = 128;
/// Connections from an address of which nobody has allowed a terminal yet.
const PER_STRANGER: usize = 32;
/// Calls of one serial number at once, and so many more each second: one polls every few seconds, and sends batches without a
/// pause when it catches up.
const SERIAL_RATE: Rate = Rate {
    burst: 60.0,
    each_second: 20.0,
};
/// The same of one address, whatever serial numbers it names.
const ADDRESS_RATE: Rate = Rate {
    burst: 600.0,
    each_second: 200.0,
};
/// So many names are remembered; of those that have been quiet the first go.
const REMEMBERED: usize = 4096;

/// Uploads at once, each of which holds its body.
const UPLOADS: usize = 64;

/// A serial number where it calls from: whoever borrows one elsewhere takes no turn of its owner.
type Name = (String, IpAddr);

/// How often somebody may call.
#[derive(Clone, Copy)]
struct Rate {
    burst: f64,
    each_second: f64,
}

/// The calls that somebody has left.
struct Bucket {
    left: f64,
    at: Instant,
}

/// Places, turns and rates of the terminals.
pub struct Turns {
    open: Mutex<OpenTurns>,
}

#[derive(Default)]
struct OpenTurns {
    total: usize,
    /// Those of these from addresses that are not known.
    strangers: usize,
    known: HashSet<IpAddr>,
    by_address: HashMap<IpAddr, usize>,
    sending: HashSet<Name>,
    serials: HashMap<Name, Bucket>,
    addresses: HashMap<IpAddr, Bucket>,
}

/// What becomes of a call.
pub enum Verdict {
    /// It begins.
    Begin(CallTurn),
    /// It comes again later: terminals do.
    Later,
}

/// A place for a connection.
pub struct Place {
    turns: Arc<Turns>,
    address: IpAddr,
    is_stranger: bool,
}

/// The turn of a call; an upload keeps others of its serial number away.
pub struct CallTurn {
    turns: Arc<Turns>,
    upload: Option<Name>,
}

impl Turns {
    /// Nobody is there yet.
    pub fn new() -> Arc<Turns> {
        Arc::new(Turns { open: Mutex::default() })
    }

    /// A place for a connection, if there is one.
    pub fn try_admit(self: &Arc<Self>, address: IpAddr) -> Option<Place> {
        let mut open = self.open();
        let own = open.by_address.get(&address).copied().unwrap_or_default();
        let is_stranger = !open.known.contains(&address);
        let is_full = if is_stranger {
            own >= PER_STRANGER || open.strangers >= TOTAL - KEPT
        } else {
            own >= PER_ADDRESS
        };
        if open.total >= TOTAL || is_full {
            return None;
        }
        open.total += 1;
        open.strangers += usize::from(is_stranger);
        *open.by_address.entry(address).or_default() += 1;
        Some(Place {
            turns: self.clone(),
            address,
            is_stranger,
        })
    }

    /// Says from which addresses allowed terminals call.
    pub fn set_known(&self, addresses: HashSet<IpAddr>) {
        self.open().known = addresses;
    }

    /// Whether a call may begin now.
    pub fn try_begin(self: &Arc<Self>, serial: Option<String>, address: IpAddr, is_upload: bool) -> Verdict {
        let now = Instant::now();
        let name = serial.map(|serial| (serial, address));
        let mut open = self.open();
        let OpenTurns { serials, addresses, .. } = &mut *open;
        let has_turn = take(addresses, address, ADDRESS_RATE, now)
            && name.clone().is_none_or(|name| take(serials, name, SERIAL_RATE, now));
        if !has_turn {
            return Verdict::Later;
        }
        let upload = name.filter(|_| is_upload);
        if let Some(name) = &upload
            && (open.sending.len() >= UPLOADS || !open.sending.insert(name.clone()))
        {
            return Verdict::Later;
        }
        Verdict::Begin(CallTurn {
            turns: self.clone(),
            upload,
        })
    }

    fn open(&self) -> MutexGuard<'_, OpenTurns> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Takes one call from what somebody has left, if there is one.
fn take<K: std::hash::Hash + Eq>(buckets: &mut HashMap<K, Bucket>, key: K, rate: Rate, now: Instant) -> bool {
    let refilled = |bucket: &Bucket| {
        let waited = now.duration_since(bucket.at).as_secs_f64();
        (bucket.left + waited * rate.each_second).min(rate.burst)
    };
    if buckets.len() >= REMEMBERED {
        buckets.retain(|_, bucket| refilled(bucket) < rate.burst);
    }
    let is_full = buckets.len() >= REMEMBERED && !buckets.contains_key(&key);
    if is_full {
        return false;
    }
    let bucket = buckets.entry(key).or_insert(Bucket {
        left: rate.burst,
        at: now,
    });
    let left = refilled(bucket);
    let has_one = left >= 1.0;
    *bucket = Bucket {
        left: if has_one { left - 1.0 } else { left },
        at: now,
    };
    has_one
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.turns.open();
        open.total -= 1;
        open.strangers -= usize::from(self.is_stranger);
        if let Some(own) = open.by_address.get_mut(&self.address) {
            *own -= 1;
            if *own == 0 {
                open.by_address.remove(&self.address);
            }
        }
    }
}

impl Drop for CallTurn {
    fn drop(&mut self) {
        if let Some(name) = &self.upload {
            self.turns.open().sending.remove(name);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(last: u8) -> IpAddr {
        IpAddr::from([10, 0, 0, last])
    }

    fn begins(turns: &Arc<Turns>, serial: &str, is_upload: bool) -> Option<CallTurn> {
        match turns.try_begin(Some(serial.to_owned()), address(1), is_upload) {
            Verdict::Begin(turn) => Some(turn),
            Verdict::Later => None,
        }
    }

    #[test]
    fn an_address_has_its_places_and_leaves_those_of_others() {
        let turns = Turns::new();
        turns.set_known(HashSet::from([address(1)]));
        let own: Vec<Place> = (0..PER_ADDRESS).map(|_| turns.try_admit(address(1)).unwrap()).collect();
        assert!(turns.try_admit(address(1)).is_none());
        assert!(turns.try_admit(address(2)).is_some());
        drop(own);
        assert!(turns.try_admit(address(1)).is_some());
    }

    #[test]
    fn strangers_from_many_addresses_leave_places_to_those_that_are_known() {
        let turns = Turns::new();
        turns.set_known(HashSet::from([address(1)]));
        let strangers: Vec<Place> = (2..200)
            .flat_map(|last| (0..100).map(move |_| last))
            .filter_map(|last| turns.try_admit(address(last)))
            .collect();
        assert_eq!(strangers.len(), TOTAL - KEPT);
        let known: Vec<Place> = (0..KEPT).map(|_| turns.try_admit(address(1)).unwrap()).collect();
        assert!(turns.try_admit(address(1)).is_none(), "all places are taken");
        drop((strangers, known));
        let own: Vec<Place> = (0..100).filter_map(|_| turns.try_admit(address(2))).collect();
        assert_eq!(own.len(), PER_STRANGER);
    }

    #[test]
    fn a_serial_sends_one_body_at_a_time() {
        let turns = Turns::new();
        let first = begins(&turns, "A", true);
        assert!(first.is_some() && begins(&turns, "A", true).is_none());
        assert!(begins(&turns, "A", false).is_some(), "it may ask meanwhile");
        assert!(begins(&turns, "B", true).is_some());
        drop(first);
        assert!(begins(&turns, "A", true).is_some());
    }

    #[test]
    fn a_flood_of_one_serial_is_cut_off_and_no_other_with_it() {
        let turns = Turns::new();
        let taken = (0..500).filter(|_| begins(&turns, "A", false).is_some()).count();
        assert!((60..100).contains(&taken), "{taken}");
        assert!(begins(&turns, "B", false).is_some());
    }
}
