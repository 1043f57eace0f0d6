//! Who is connected, and who listens to what.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use engine::Spelling;
use serde_json::json;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot};

use super::channel;
use super::frame::{Body, Frame};
use super::subscription::{self, MOST_CHANNELS, RealtimeSubscription, Wrong};

/// So many frames may wait for one socket; with the next one it is closed.
const MOST_WAITING: usize = 64;
/// With so many waiting it is given a moment, once.
const CROWDED: usize = 32;

/// Names a seat.
pub type ConnectionId = u64;

/// Whose seat it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holder {
    /// The account.
    pub account: Arc<str>,
    /// The session that it presented.
    pub session: Arc<str>,
    /// Whether the account's rights are to be had with this session: no factor is lacking, no password is overdue.
    pub is_admitted: bool,
}

/// Why a connection ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// It reads slower than it is told, or something could not be told: it should come back and fetch anew.
    Behind,
    /// Its session has ended, or its account was disabled.
    SignedOut,
    /// The server ends.
    Leaving,
}

struct Connection {
    holder: Option<Holder>,
    subscriptions: Vec<Subscribed>,
    frames: mpsc::Sender<Box<Frame>>,
    end: Option<oneshot::Sender<End>>,
    /// It was given a moment and did not use it.
    is_passed_over: bool,
}

struct Subscribed {
    id: Box<str>,
    channels: Box<[Arc<str>]>,
}

/// What a socket keeps of its seat.
pub struct Handle {
    /// The seat.
    pub seat: ConnectionId,
    /// What it is told.
    pub frames: mpsc::Receiver<Box<Frame>>,
    /// Told when the connection is to end.
    pub end: oneshot::Receiver<End>,
}

/// The seats of one node.
#[derive(Default)]
pub struct Hub {
    hall: Mutex<HubState>,
    /// Whether somebody sat down whose session has not been looked at since.
    has_new: AtomicBool,
}

#[derive(Default)]
struct HubState {
    next: ConnectionId,
    seats: HashMap<ConnectionId, Connection>,
    heard: HashMap<Arc<str>, HashSet<ConnectionId>>,
}

impl Hub {
    fn lock_state(&self) -> MutexGuard<'_, HubState> {
        // No invariant spans a panic: a seat that is half there is taken away when its socket ends.
        self.hall.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Gives a seat.
    pub fn register(&self, holder: Option<Holder>) -> Handle {
        let ((tell, frames), (cut, end)) = (mpsc::channel(MOST_WAITING), oneshot::channel());
        let mut hall = self.lock_state();
        hall.next += 1;
        let seat = hall.next;
        let taken = Connection {
            holder,
            subscriptions: Vec::new(),
            frames: tell,
            end: Some(cut),
            is_passed_over: false,
        };
        hall.seats.insert(seat, taken);
        self.has_new.store(true, Ordering::Release);
        Handle { seat, frames, end }
    }

    /// Another holder takes the seat over.
    pub fn set_identity(&self, seat: ConnectionId, holder: Holder) {
        if let Some(seat) = self.lock_state().seats.get_mut(&seat) {
            seat.holder = Some(holder);
        }
        self.has_new.store(true, Ordering::Release);
    }

    /// Takes the seat away.
    pub fn unregister(&self, seat: ConnectionId) {
        self.lock_state().remove(seat);
    }

    /// Listens to more; a subscription of the same id is replaced. All are taken or none.
    pub fn subscribe(&self, seat: ConnectionId, all: &[RealtimeSubscription]) -> Result<(), Wrong> {
        self.lock_state().subscribe(seat, all)
    }

    /// Listens no more to a subscription; whether there was one of that id.
    pub fn unsubscribe(&self, seat: ConnectionId, id: &str) -> bool {
        self.lock_state().unsubscribe(seat, id)
    }

    /// How many guests are connected.
    pub fn guests(&self) -> usize {
        self.lock_state()
            .seats
            .values()
            .filter(|seat| seat.holder.is_none())
            .count()
    }

    /// How many are connected.
    pub fn count(&self) -> usize {
        self.lock_state().seats.len()
    }

    /// Whether anybody listens to one of the channels.
    pub fn has_listeners(&self, channels: &[String]) -> bool {
        let hall = self.lock_state();
        channels.iter().any(|channel| hall.heard.contains_key(channel.as_str()))
    }

    /// The seats that listen to one of the channels, and for which account: none when it has no rights of its own.
    pub fn listeners(&self, channels: &[String]) -> Vec<(ConnectionId, Option<Arc<str>>)> {
        let hall = self.lock_state();
        let heard = channels.iter().filter_map(|channel| hall.heard.get(channel.as_str()));
        let seats: HashSet<ConnectionId> = heard.flatten().copied().collect();
        let listener = |seat| Some((seat, hall.seats.get(&seat)?.account()));
        seats.into_iter().filter_map(listener).collect()
    }

    /// Puts an event into the queues of these listeners, as `write` writes it for an account in a spelling: its body and
    /// what the reader may do. Whoever has ceased to be who was asked about hears nothing.
    pub fn broadcast(
        &self,
        listeners: &[(ConnectionId, Option<Arc<str>>)],
        channels: &[String],
        mut write: impl FnMut(Option<&Arc<str>>, Spelling) -> Option<(Arc<Body>, Arc<str>)>,
    ) {
        let channels: HashSet<&str> = channels.iter().map(String::as_str).collect();
        let mut hall = self.lock_state();
        for (id, account) in listeners {
            let Some(seat) = hall.seats.get_mut(id).filter(|seat| seat.account() == *account) else {
                continue;
            };
            let Some((subscriptions, spelling)) = seat.matching_subscriptions(&channels) else {
                continue;
            };
            let Some((body, permissions)) = write(account.as_ref(), spelling) else {
                continue;
            };
            let frame = Frame {
                body,
                permissions,
                subscriptions,
            };
            if let Err(TrySendError::Full(_)) = seat.frames.try_send(Box::new(frame)) {
                hall.end(*id, End::Behind);
            }
        }
    }

    /// Whether one of these seats has much to read that was not given a moment yet.
    pub fn is_crowded(&self, listeners: &[(ConnectionId, Option<Arc<str>>)]) -> bool {
        let hall = self.lock_state();
        let mut seats = listeners.iter().filter_map(|(id, _)| hall.seats.get(id));
        seats.any(|seat| seat.is_crowded() && !seat.is_passed_over)
    }

    /// These seats had their moment: those that are still crowded get no other before they have caught up.
    pub fn mark_slow(&self, listeners: &[(ConnectionId, Option<Arc<str>>)]) {
        let mut hall = self.lock_state();
        for (id, _) in listeners {
            if let Some(seat) = hall.seats.get_mut(id) {
                seat.is_passed_over = seat.is_crowded();
            }
        }
    }

    /// Everybody who is signed in.
    pub fn holders(&self) -> Vec<(ConnectionId, Holder)> {
        self.has_new.store(false, Ordering::Release);
        let hall = self.lock_state();
        let holder = |(id, seat): (&ConnectionId, &Connection)| Some((*id, seat.holder.clone()?));
        hall.seats.iter().filter_map(holder).collect()
    }

    /// Whether somebody sat down since [`Hub::holders`] was asked.
    pub fn has_new(&self) -> bool {
        self.has_new.load(Ordering::Acquire)
    }

    /// Says how sessions stand: whether they have the rights of their accounts, or have ended. Only of seats that are
    /// still held as they were.
    pub fn apply_sessions(&self, settled: Vec<(ConnectionId, Holder, Option<bool>)>) {
        let mut hall = self.lock_state();
        for (id, was, standing) in settled {
            let Some(seat) = hall.seats.get_mut(&id) else { continue };
            let Some(holder) = seat.holder.as_mut().filter(|holder| holder.session == was.session) else {
                continue;
            };
            match standing {
                Some(is_admitted) => holder.is_admitted = is_admitted,
                None => hall.end(id, End::SignedOut),
            }
        }
    }

    /// Ends every connection: something could not be told.
    pub fn start_over(&self) {
        self.lock_state().end_all(End::Behind);
    }

    /// Ends every connection: the server ends.
    pub fn end(&self) {
        self.lock_state().end_all(End::Leaving);
    }
}

impl HubState {
    fn remove(&mut self, id: ConnectionId) -> Option<Connection> {
        let seat = self.seats.remove(&id)?;
        for channel in seat.subscriptions.iter().flat_map(|one| &one.channels) {
            self.forget(channel, id);
        }
        Some(seat)
    }

    fn end(&mut self, id: ConnectionId, why: End) {
        if let Some(cut) = self.remove(id).and_then(|seat| seat.end) {
            // A socket that has gone needs no word.
            let _gone = cut.send(why);
        }
    }

    fn end_all(&mut self, why: End) {
        let all: Vec<ConnectionId> = self.seats.keys().copied().collect();
        for id in all {
            self.end(id, why);
        }
    }

    fn forget(&mut self, channel: &str, id: ConnectionId) {
        if let Some(seats) = self.heard.get_mut(channel) {
            seats.remove(&id);
            if seats.is_empty() {
                self.heard.remove(channel);
            }
        }
    }

    fn subscribe(&mut self, id: ConnectionId, all: &[RealtimeSubscription]) -> Result<(), Wrong> {
        let Some(seat) = self.seats.get(&id) else { return Ok(()) };
        let kept = seat
            .subscriptions
            .iter()
            .filter(|had| !all.iter().any(|new| *new.id == *had.id));
        let kept: usize = kept.map(|had| had.channels.len().max(1)).sum();
        if kept + subscription::weight(all) > MOST_CHANNELS {
            return Err(subscription::too_many());
        }
        for new in all {
            self.unsubscribe(id, &new.id);
            let mut channels: Vec<Arc<str>> = Vec::with_capacity(new.channels.len());
            for name in &new.channels {
                let known = self.heard.get_key_value(name.as_str()).map(|(known, _)| known.clone());
                let name = known.unwrap_or_else(|| Arc::from(name.as_str()));
                self.heard.entry(name.clone()).or_default().insert(id);
                channels.push(name);
            }
            if let Some(seat) = self.seats.get_mut(&id) {
                let (id, channels) = (Box::from(new.id.as_str()), channels.into());
                seat.subscriptions.push(Subscribed { id, channels });
            }
        }
        Ok(())
    }

    fn unsubscribe(&mut self, id: ConnectionId, subscription: &str) -> bool {
        let Some(seat) = self.seats.get_mut(&id) else {
            return false;
        };
        let Some(at) = seat.subscriptions.iter().position(|one| *one.id == *subscription) else {
            return false;
        };
        let gone = seat.subscriptions.swap_remove(at);
        let still: HashSet<Arc<str>> = seat
            .subscriptions
            .iter()
            .flat_map(|one| one.channels.iter().cloned())
            .collect();
        for channel in gone.channels.iter().filter(|channel| !still.contains(*channel)) {
            self.forget(channel, id);
        }
        true
    }
}

impl Connection {
    fn is_crowded(&self) -> bool {
        self.frames.max_capacity() - self.frames.capacity() >= CROWDED
    }

    fn account(&self) -> Option<Arc<str>> {
        let holder = self.holder.as_ref().filter(|holder| holder.is_admitted)?;
        Some(holder.account.clone())
    }

    /// The subscriptions that one of the channels concerns, as a list of their ids, and the spelling they ask for.
    fn matching_subscriptions(&self, channels: &HashSet<&str>) -> Option<(String, Spelling)> {
        let (mut ids, mut is_rows) = (Vec::new(), true);
        for one in &self.subscriptions {
            let mut heard = one
                .channels
                .iter()
                .filter(|name| channels.contains(&***name))
                .peekable();
            if heard.peek().is_some() {
                ids.push(&one.id);
            }
            is_rows &= heard.all(|name| channel::spelling(name) == Spelling::Rows);
        }
        let spelling = if is_rows { Spelling::Rows } else { Spelling::Documents };
        (!ids.is_empty()).then(|| (json!(ids).to_string(), spelling))
    }
}
