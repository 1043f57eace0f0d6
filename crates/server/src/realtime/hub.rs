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
use super::subscription::{self, MOST_CHANNELS, RealtimeSubscription, SubscriptionError};

/// So many frames may wait for one socket; with the next one it is closed.
const MOST_WAITING: usize = 64;
/// With so many waiting it is given a moment, once.
const CROWDED: usize = 32;

/// Names a connection.
pub type ConnectionId = u64;

/// Whose connection it is.
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
    subscriptions: Vec<ConnectionSubscription>,
    frames: mpsc::Sender<Box<Frame>>,
    end: Option<oneshot::Sender<End>>,
    /// It was given a moment and did not use it.
    is_slow: bool,
}

struct ConnectionSubscription {
    id: Box<str>,
    channels: Box<[Arc<str>]>,
}

/// What a socket keeps of its connection.
pub struct Handle {
    /// The connection.
    pub connection: ConnectionId,
    /// What it is told.
    pub frames: mpsc::Receiver<Box<Frame>>,
    /// Told when the connection is to end.
    pub end: oneshot::Receiver<End>,
}

/// The connections of one node.
#[derive(Default)]
pub struct Hub {
    state: Mutex<HubState>,
    /// Whether somebody sat down whose session has not been looked at since.
    has_new: AtomicBool,
}

#[derive(Default)]
struct HubState {
    next: ConnectionId,
    connections: HashMap<ConnectionId, Connection>,
    by_channel: HashMap<Arc<str>, HashSet<ConnectionId>>,
}

impl Hub {
    fn lock_state(&self) -> MutexGuard<'_, HubState> {
        // No invariant spans a panic: a connection that is half there is taken away when its socket ends.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Gives a connection.
    pub fn register(&self, holder: Option<Holder>) -> Handle {
        let ((tell, frames), (cut, end)) = (mpsc::channel(MOST_WAITING), oneshot::channel());
        let mut state = self.lock_state();
        state.next += 1;
        let connection = state.next;
        let taken = Connection {
            holder,
            subscriptions: Vec::new(),
            frames: tell,
            end: Some(cut),
            is_slow: false,
        };
        state.connections.insert(connection, taken);
        self.has_new.store(true, Ordering::Release);
        Handle {
            connection,
            frames,
            end,
        }
    }

    /// Another holder takes the connection over.
    pub fn set_identity(&self, connection: ConnectionId, holder: Holder) {
        if let Some(connection) = self.lock_state().connections.get_mut(&connection) {
            connection.holder = Some(holder);
        }
        self.has_new.store(true, Ordering::Release);
    }

    /// Takes the connection away.
    pub fn unregister(&self, connection: ConnectionId) {
        self.lock_state().remove(connection);
    }

    /// Listens to more; a subscription of the same id is replaced. All are taken or none.
    pub fn subscribe(&self, connection: ConnectionId, all: &[RealtimeSubscription]) -> Result<(), SubscriptionError> {
        self.lock_state().subscribe(connection, all)
    }

    /// Listens no more to a subscription; whether there was one of that id.
    pub fn unsubscribe(&self, connection: ConnectionId, id: &str) -> bool {
        self.lock_state().unsubscribe(connection, id)
    }

    /// How many guests are connected.
    pub fn guests(&self) -> usize {
        self.lock_state()
            .connections
            .values()
            .filter(|connection| connection.holder.is_none())
            .count()
    }

    /// How many are connected.
    pub fn count(&self) -> usize {
        self.lock_state().connections.len()
    }

    /// Whether anybody listens to one of the channels.
    pub fn has_listeners(&self, channels: &[String]) -> bool {
        let state = self.lock_state();
        channels
            .iter()
            .any(|channel| state.by_channel.contains_key(channel.as_str()))
    }

    /// The connections that listen to one of the channels, and for which account: none when it has no rights of its own.
    pub fn listeners(&self, channels: &[String]) -> Vec<(ConnectionId, Option<Arc<str>>)> {
        let state = self.lock_state();
        let by_channel = channels
            .iter()
            .filter_map(|channel| state.by_channel.get(channel.as_str()));
        let connections: HashSet<ConnectionId> = by_channel.flatten().copied().collect();
        let listener = |connection| Some((connection, state.connections.get(&connection)?.account()));
        connections.into_iter().filter_map(listener).collect()
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
        let mut state = self.lock_state();
        for (id, account) in listeners {
            let Some(connection) = state
                .connections
                .get_mut(id)
                .filter(|connection| connection.account() == *account)
            else {
                continue;
            };
            let Some((subscriptions, spelling)) = connection.matching_subscriptions(&channels) else {
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
            if let Err(TrySendError::Full(_)) = connection.frames.try_send(Box::new(frame)) {
                state.end(*id, End::Behind);
            }
        }
    }

    /// Whether one of these connections has much to read that was not given a moment yet.
    pub fn is_crowded(&self, listeners: &[(ConnectionId, Option<Arc<str>>)]) -> bool {
        let state = self.lock_state();
        let mut connections = listeners.iter().filter_map(|(id, _)| state.connections.get(id));
        connections.any(|connection| connection.is_crowded() && !connection.is_slow)
    }

    /// These connections had their moment: those that are still crowded get no other before they have caught up.
    pub fn mark_slow(&self, listeners: &[(ConnectionId, Option<Arc<str>>)]) {
        let mut state = self.lock_state();
        for (id, _) in listeners {
            if let Some(connection) = state.connections.get_mut(id) {
                connection.is_slow = connection.is_crowded();
            }
        }
    }

    /// Everybody who is signed in.
    pub fn holders(&self) -> Vec<(ConnectionId, Holder)> {
        self.has_new.store(false, Ordering::Release);
        let state = self.lock_state();
        let holder = |(id, connection): (&ConnectionId, &Connection)| Some((*id, connection.holder.clone()?));
        state.connections.iter().filter_map(holder).collect()
    }

    /// Whether somebody sat down since [`Hub::holders`] was asked.
    pub fn has_new(&self) -> bool {
        self.has_new.load(Ordering::Acquire)
    }

    /// Says how sessions stand: whether they have the rights of their accounts, or have ended. Only of connections that are
    /// still held as they were.
    pub fn apply_sessions(&self, settled: Vec<(ConnectionId, Holder, Option<bool>)>) {
        let mut state = self.lock_state();
        for (id, was, standing) in settled {
            let Some(connection) = state.connections.get_mut(&id) else {
                continue;
            };
            let Some(holder) = connection
                .holder
                .as_mut()
                .filter(|holder| holder.session == was.session)
            else {
                continue;
            };
            match standing {
                Some(is_admitted) => holder.is_admitted = is_admitted,
                None => state.end(id, End::SignedOut),
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
        let connection = self.connections.remove(&id)?;
        for channel in connection.subscriptions.iter().flat_map(|one| &one.channels) {
            self.forget(channel, id);
        }
        Some(connection)
    }

    fn end(&mut self, id: ConnectionId, why: End) {
        if let Some(cut) = self.remove(id).and_then(|connection| connection.end) {
            // A socket that has gone needs no word.
            let _gone = cut.send(why);
        }
    }

    fn end_all(&mut self, why: End) {
        let all: Vec<ConnectionId> = self.connections.keys().copied().collect();
        for id in all {
            self.end(id, why);
        }
    }

    fn forget(&mut self, channel: &str, id: ConnectionId) {
        if let Some(connections) = self.by_channel.get_mut(channel) {
            connections.remove(&id);
            if connections.is_empty() {
                self.by_channel.remove(channel);
            }
        }
    }

    fn subscribe(&mut self, id: ConnectionId, all: &[RealtimeSubscription]) -> Result<(), SubscriptionError> {
        let Some(connection) = self.connections.get(&id) else {
            return Ok(());
        };
        let kept = connection
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
                let known = self
                    .by_channel
                    .get_key_value(name.as_str())
                    .map(|(known, _)| known.clone());
                let name = known.unwrap_or_else(|| Arc::from(name.as_str()));
                self.by_channel.entry(name.clone()).or_default().insert(id);
                channels.push(name);
            }
            if let Some(connection) = self.connections.get_mut(&id) {
                let (id, channels) = (Box::from(new.id.as_str()), channels.into());
                connection.subscriptions.push(ConnectionSubscription { id, channels });
            }
        }
        Ok(())
    }

    fn unsubscribe(&mut self, id: ConnectionId, subscription: &str) -> bool {
        let Some(connection) = self.connections.get_mut(&id) else {
            return false;
        };
        let Some(at) = connection.subscriptions.iter().position(|one| *one.id == *subscription) else {
            return false;
        };
        let gone = connection.subscriptions.swap_remove(at);
        let still: HashSet<Arc<str>> = connection
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
            let mut by_channel = one
                .channels
                .iter()
                .filter(|name| channels.contains(&***name))
                .peekable();
            if by_channel.peek().is_some() {
                ids.push(&one.id);
            }
            is_rows &= by_channel.all(|name| channel::spelling(name) == Spelling::Rows);
        }
        let spelling = if is_rows { Spelling::Rows } else { Spelling::Documents };
        (!ids.is_empty()).then(|| (json!(ids).to_string(), spelling))
    }
}
