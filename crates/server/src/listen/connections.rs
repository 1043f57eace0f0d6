//! The open connections: how many there are, by address and in all, and which of them wait for a request.
//!
//! Whoever comes when all places are taken gets that of the connection which has waited longest. Only when every one is
//! busy are newcomers taken to a few spare places, where `/status` alone is answered.

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

/// Places for `/status` when all others are busy.
const SPARE: u32 = 32;

/// How many connections there may be.
#[derive(Clone, Copy, Debug)]
pub struct ConnectionLimits {
    /// In all.
    pub total: u32,
    /// From one address.
    pub per_address: u32,
}

/// The open connections of one listener.
#[derive(Debug)]
pub struct Connections {
    bounds: ConnectionLimits,
    open: Mutex<Open>,
}

#[derive(Debug, Default)]
struct Open {
    total: u32,
    by: HashMap<IpAddr, u32>,
    next: u64,
    /// Those that wait for a request, by when they began to.
    waiting: BTreeMap<u64, IdleConnection>,
}

/// A connection that waits.
#[derive(Clone, Debug)]
struct IdleConnection {
    address: IpAddr,
    is_spare: bool,
    wanted: Arc<Notify>,
}

/// The place of one connection, until it is dropped.
#[derive(Debug)]
pub struct ConnectionSlot {
    connections: Arc<Connections>,
    address: IpAddr,
    /// Whether it is one of the spare ones.
    pub is_spare: bool,
    /// Told when the place is wanted.
    pub wanted: Arc<Notify>,
    waiting: Mutex<Option<u64>>,
}

impl Connections {
    /// No connection yet.
    pub fn new(bounds: ConnectionLimits) -> Arc<Connections> {
        Arc::new(Connections {
            bounds,
            open: Mutex::default(),
        })
    }

    /// A place for a connection from an address, if there is one left. An exempt address may take them all.
    pub fn try_admit(self: &Arc<Self>, address: IpAddr, is_exempt: bool) -> Option<ConnectionSlot> {
        let mut open = self.open();
        let own = open.by.get(&address).copied().unwrap_or_default();
        let is_full = own >= self.bounds.per_address && !is_exempt;
        let mut freed = is_full.then(|| open.take_from(Some(address))).flatten();
        if is_full && freed.is_none() {
            return None;
        }
        if open.total >= self.bounds.total && freed.is_none() {
            freed = open.take_from(None);
        }
        // Who comes instead of another takes just that place.
        let is_spare = freed
            .as_ref()
            .map_or(open.total >= self.bounds.total, |freed| freed.is_spare);
        if is_spare && freed.is_none() && open.total >= self.bounds.total.saturating_add(SPARE) {
            return None;
        }
        open.total += 1;
        *open.by.entry(address).or_default() += 1;
        Some(ConnectionSlot {
            connections: self.clone(),
            address,
            is_spare,
            wanted: Arc::default(),
            waiting: Mutex::default(),
        })
    }

    /// Ends the connection that has waited longest, if one waits.
    pub fn free_one(&self) -> bool {
        self.open().take_from(None).is_some()
    }

    /// How many there are.
    #[cfg(test)]
    pub fn count(&self) -> u32 {
        self.open().total
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Open {
    /// Asks the connection that has waited longest, of all or of an address, to end: one of the spare places last.
    fn take_from(&mut self, address: Option<IpAddr>) -> Option<IdleConnection> {
        let longest = |is_spare: bool| {
            let fits =
                |one: &IdleConnection| one.is_spare == is_spare && address.is_none_or(|address| address == one.address);
            self.waiting.iter().find(|(_, one)| fits(one)).map(|(since, _)| *since)
        };
        let since = longest(false).or_else(|| longest(true))?;
        let taken = self.waiting.remove(&since)?;
        taken.wanted.notify_one();
        Some(taken)
    }
}

impl ConnectionSlot {
    /// The connection waits for a request from now on.
    pub fn mark_idle(&self) {
        let mut waiting = self.idle_since();
        if waiting.is_none() {
            let mut open = self.connections.open();
            open.next += 1;
            let since = open.next;
            let waiting_place = IdleConnection {
                address: self.address,
                is_spare: self.is_spare,
                wanted: self.wanted.clone(),
            };
            open.waiting.insert(since, waiting_place);
            *waiting = Some(since);
        }
    }

    /// The connection works.
    pub fn work(&self) {
        if let Some(since) = self.idle_since().take() {
            self.connections.open().waiting.remove(&since);
        }
    }

    fn idle_since(&self) -> MutexGuard<'_, Option<u64>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for ConnectionSlot {
    fn drop(&mut self) {
        self.work();
        let mut open = self.connections.open();
        open.total -= 1;
        if let Some(own) = open.by.get_mut(&self.address) {
            *own -= 1;
            if *own == 0 {
                open.by.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(last: u8) -> IpAddr {
        IpAddr::from([10, 0, 0, last])
    }

    fn of(total: u32, per_address: u32) -> Arc<Connections> {
        Connections::new(ConnectionLimits { total, per_address })
    }

    /// Whether the place was asked for.
    fn is_wanted(place: &ConnectionSlot) -> bool {
        let mut asked = std::pin::pin!(place.wanted.notified());
        let waker = std::task::Waker::noop();
        asked
            .as_mut()
            .poll(&mut std::task::Context::from_waker(waker))
            .is_ready()
    }

    #[test]
    fn a_newcomer_takes_the_place_of_who_has_waited_longest() {
        let all = of(3, 10);
        let places = [1, 2, 3].map(|last| all.try_admit(address(last), false).unwrap());
        places[1].mark_idle();
        places[0].mark_idle();
        places[1].work();
        places[1].mark_idle();
        let fourth = all.try_admit(address(4), false).unwrap();
        assert!(!fourth.is_spare);
        assert_eq!(places.each_ref().map(is_wanted), [true, false, false]);
        drop(places);
        assert_eq!(all.count(), 1);
        assert_eq!(all.open().by.len(), 1);
        assert!(all.open().waiting.is_empty());
    }

    #[test]
    fn an_address_takes_its_own_places_and_a_proxy_any() {
        let all = of(10, 2);
        let [one, two] = [(); 2].map(|()| all.try_admit(address(1), false).unwrap());
        let other = all.try_admit(address(2), false).unwrap();
        other.mark_idle();
        assert!(all.try_admit(address(1), false).is_none(), "both work");
        assert!(all.try_admit(address(1), true).is_some());
        two.mark_idle();
        assert!(all.try_admit(address(1), false).is_some());
        assert_eq!([&one, &two, &other].map(is_wanted), [false, true, false]);
    }

    #[test]
    fn when_all_work_a_few_spare_places_are_left() {
        let all = of(2, 1000);
        let _busy = [(); 2].map(|()| all.try_admit(address(1), false).unwrap());
        let spare: Vec<ConnectionSlot> = (0..SPARE).map(|_| all.try_admit(address(2), false).unwrap()).collect();
        assert!(spare.iter().all(|place| place.is_spare));
        assert!(all.try_admit(address(3), false).is_none());
        spare[5].mark_idle();
        assert!(all.try_admit(address(3), false).unwrap().is_spare);
        assert!(is_wanted(&spare[5]));
    }
}
