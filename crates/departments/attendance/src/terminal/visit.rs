//! Who is at the door: a device that is allowed and calls from its network, or somebody else.

use std::net::IpAddr;

use engine::Cx;
use jiff::{SignedDuration, Timestamp};
use platform::network::Network;
use schema::{Date, Document, Instant, Result};

use super::zone;
use crate::device::state::{self, ADDRESS, REFUSED_ON, SEEN};
use crate::device::watermark::{self, ToldDays};
use crate::device::{self, ALLOWED, DEVICES, IP, NETWORKS, SERIAL, notice};

/// So long an address keeps a serial number to itself after its last call.
const ADDRESS_HELD: SignedDuration = SignedDuration::from_mins(10);
/// What was heard is written down so often, not at each poll.
const WRITTEN_EVERY: SignedDuration = SignedDuration::from_mins(1);
/// So many strangers are kept: the last that came.
const STRANGERS: u64 = 1000;
/// So long one of them keeps its place: however many addresses call, no more rows than there are places come and go in that time.
const PLACE_HELD: SignedDuration = SignedDuration::from_hours(1);
/// So many of one address: whoever calls under ever new numbers fills no more of the list, and pushes nobody out of it.
const STRANGERS_OF_ADDRESS: u64 = 20;

/// How a caller stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CallerStanding {
    /// An allowed device, on its network.
    Allowed,
    /// Nobody has allowed it yet, or it is not even known.
    Stranger,
    /// An allowed serial number, on a network that is not its own, or where another address has just used it.
    Elsewhere,
}

/// A caller.
#[derive(Clone, Debug)]
pub struct Visit {
    /// The device of that serial number.
    pub device: Option<Document>,
    /// What was known of it.
    pub state: Option<Document>,
    /// How it stands.
    pub standing: CallerStanding,
}

impl Visit {
    /// Who calls under a serial number from an address.
    pub fn of(cx: &Cx<'_>, serial: &str, address: IpAddr) -> Result<Visit> {
        let device = cx.first(&DEVICES, [SERIAL.eq(serial)])?;
        let state = device
            .as_ref()
            .map(|device| state::of(cx, &device.id))
            .transpose()?
            .flatten();
        let standing = match &device {
            Some(device) if device.get(ALLOWED) == Some(true) => {
                let is_at_home = is_on_its_network(device, address) && !is_second(state.as_ref(), address, cx.now());
                if is_at_home {
                    CallerStanding::Allowed
                } else {
                    CallerStanding::Elsewhere
                }
            }
            _ => CallerStanding::Stranger,
        };
        Ok(Visit {
            device,
            state,
            standing,
        })
    }

    /// Whether the visit is to be written down. An allowed device at another address is so at once, which it can be once in
    /// the time that an address is held.
    pub fn is_news(&self, address: IpAddr, now: Timestamp) -> bool {
        let Some(state) = &self.state else { return true };
        let is_old = |seen: Option<Instant>| seen.is_none_or(|Instant(at)| now.duration_since(at) >= WRITTEN_EVERY);
        match self.standing {
            CallerStanding::Elsewhere => state.get(REFUSED_ON) != Some(Date(schema::day_in_morocco(now))),
            CallerStanding::Allowed if state.get(ADDRESS) != Some(address.to_string()) => true,
            CallerStanding::Allowed | CallerStanding::Stranger => is_old(state.get(SEEN)),
        }
    }

    /// The device, when it may send.
    pub fn allowed_device(&self) -> Option<&Document> {
        self.device
            .as_ref()
            .filter(|_| self.standing == CallerStanding::Allowed)
    }
}

/// Where allowed devices called from last.
pub fn known_addresses(cx: &Cx<'_>) -> Result<Vec<IpAddr>> {
    let allowed = cx.all(&DEVICES, [ALLOWED.eq(true)])?;
    let addresses = allowed.iter().filter_map(|device| device.get(IP));
    Ok(addresses.filter_map(|address| address.parse().ok()).collect())
}

fn is_on_its_network(device: &Document, address: IpAddr) -> bool {
    let networks = device.get(NETWORKS).unwrap_or_default();
    let mut networks = networks.iter().filter_map(|text| Network::read(text).ok());
    networks.any(|network| network.contains(address))
}

/// Whether another address called under the same number a moment ago.
fn is_second(state: Option<&Document>, address: IpAddr, now: Timestamp) -> bool {
    let Some(state) = state else { return false };
    let is_other = state.get(ADDRESS).is_some_and(|known| known != address.to_string());
    let is_held = state
        .get(SEEN)
        .is_some_and(|Instant(seen)| now.duration_since(seen) < ADDRESS_HELD);
    is_other && is_held
}

/// Writes a visit down; who is there may have changed since it was looked at, and is looked at again.
pub fn note(cx: &mut Cx<'_>, serial: &str, address: IpAddr) -> Result<()> {
    let visit = Visit::of(cx, serial, address)?;
    let Some(device) = visit.device else {
        return note_stranger(cx, serial, address);
    };
    let mut state = state::of_or_new(cx, &device.id)?;
    if visit.standing == CallerStanding::Elsewhere {
        return note_elsewhere(cx, &device, state, address);
    }
    state.set(ADDRESS, address.to_string());
    if visit.standing == CallerStanding::Allowed {
        let before = ToldDays::of(&state);
        watermark::hear(&mut state, cx.now());
        zone::follow(cx, &device, &state)?;
        watermark::mark_days(cx, &state, before)?;
    } else {
        watermark::note_refused_call(&mut state, cx.now());
    }
    state::save(cx, state)?;
    if device.get(IP) != Some(address.to_string()) {
        cx.update(device.with(IP, address.to_string()))?;
    }
    Ok(())
}

/// One that nobody knows waits in the list, in the place of the one that came first where that is full.
fn note_stranger(cx: &mut Cx<'_>, serial: &str, address: IpAddr) -> Result<()> {
    let of_address = [ALLOWED.eq(false), IP.eq(address.to_string())];
    if cx.count(&DEVICES, of_address)? >= STRANGERS_OF_ADDRESS || !make_room(cx)? {
        return Ok(());
    }
    tracing::warn!(serial, %address, "an unknown terminal called");
    let device = Document::new(&DEVICES)
        .with(SERIAL, serial.to_owned())
        .with(IP, address.to_string());
    let device = cx.create(device)?;
    let mut state = state::of_or_new(cx, &device.id)?;
    watermark::note_refused_call(&mut state, cx.now());
    state.set(ADDRESS, address.to_string());
    state::save(cx, state)
}

/// Whether there is room for another stranger. The first that came goes, once it has waited for its time; what somebody named
/// or placed is theirs to delete.
fn make_room(cx: &mut Cx<'_>) -> Result<bool> {
    if cx.count(&DEVICES, [ALLOWED.eq(false)])? < STRANGERS {
        return Ok(true);
    }
    let Some(first) = cx.first(&DEVICES, device::untouched_strangers())? else {
        return Ok(false);
    };
    let came = schema::read_instant(&first.created_at);
    if came.is_none_or(|came| cx.now().duration_since(came) < PLACE_HELD) {
        return Ok(false);
    }
    device::delete_stranger(cx, &first)?;
    Ok(true)
}

/// A call from elsewhere is an alarm, once a day.
fn note_elsewhere(cx: &mut Cx<'_>, device: &Document, mut state: Document, address: IpAddr) -> Result<()> {
    let today = Date(cx.today());
    if state.get(REFUSED_ON) == Some(today) {
        return Ok(());
    }
    tracing::warn!(device = device.id, %address, "a call in the name of a terminal came from elsewhere");
    notice::address_was_refused(cx, device, address)?;
    state.set(REFUSED_ON, today);
    state::save(cx, state)
}
