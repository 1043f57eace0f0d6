//! What a connection is doing, and how long it may.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::connections::ConnectionSlot;
use crate::config;
use crate::throughput::MinThroughput;

/// How long an answer may wait for its reader before their speed counts: what the system holds for a slow reader moves in
/// leaps.
const GRACE: Duration = Duration::from_mins(2);
/// How long a connection that has ended still takes what is on its way, so that the answer is not lost.
const LINGER: Duration = Duration::from_secs(10);
/// How long a connection stays once the server ends, for a request that lies in it unread.
const UNREAD: Duration = Duration::from_millis(50);
/// How long the rest of a head may take then.
const REST_OF_HEAD: Duration = Duration::from_secs(1);

/// How patient we are.
#[derive(Clone, Copy, Debug)]
pub struct Timeouts {
    header: Duration,
    idle: Duration,
    least_speed: u32,
}

impl Timeouts {
    /// As the configuration has it.
    pub fn of(config: &config::Connections) -> Timeouts {
        Timeouts {
            header: Duration::from_secs(config.header_seconds.into()),
            idle: Duration::from_secs(config.idle_seconds.into()),
            least_speed: config.least_speed,
        }
    }
}

/// What one connection is doing.
#[derive(Debug)]
pub struct Activity {
    place: ConnectionSlot,
    patience: Timeouts,
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    phase: Phase,
    since: Instant,
    writing: MinThroughput,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// Nothing has come yet.
    Fresh,
    /// Between two requests.
    Idle,
    /// The head of a request is on its way.
    Head,
    /// A request is answered.
    Busy,
    /// All of the answer is written but not taken yet.
    Flushing,
    /// It is a socket now: the hub looks after it.
    Socket,
    /// It has ended; what is still on its way is thrown away.
    Lingering,
}

impl Activity {
    /// A connection that has just come.
    pub fn new(place: ConnectionSlot, patience: Timeouts) -> Activity {
        place.mark_idle();
        Activity {
            place,
            patience,
            state: Mutex::new(State {
                phase: Phase::Fresh,
                since: Instant::now(),
                writing: MinThroughput::new(GRACE, patience.least_speed),
            }),
        }
    }

    /// Bytes have come.
    pub fn mark_read(&self) {
        let mut state = self.state();
        match state.phase {
            // The time of its head has begun when it came.
            Phase::Fresh => state.phase = Phase::Head,
            Phase::Idle => {
                drop(state);
                self.set_phase(Phase::Head);
            }
            Phase::Head | Phase::Busy | Phase::Flushing | Phase::Socket | Phase::Lingering => {}
        }
    }

    /// A request has come.
    pub fn begin(&self) {
        self.set_phase(Phase::Busy);
        self.place.work();
    }

    /// Its answer is written.
    pub fn end(&self) {
        if self.state().phase == Phase::Busy {
            self.set_phase(Phase::Flushing);
        }
    }

    /// All that was written is taken.
    pub fn mark_flushed(&self) {
        if self.state().phase == Phase::Flushing {
            self.set_phase(Phase::Idle);
            self.place.mark_idle();
        }
    }

    /// It is a socket from now on.
    pub fn become_socket(&self) {
        self.set_phase(Phase::Socket);
    }

    /// Nothing more is said; whether what still comes should be taken.
    pub fn linger(&self) -> bool {
        match self.state().phase {
            Phase::Socket => return false,
            Phase::Lingering => return true,
            Phase::Fresh | Phase::Idle | Phase::Head | Phase::Busy | Phase::Flushing => {}
        }
        self.set_phase(Phase::Lingering);
        self.place.mark_idle();
        true
    }

    /// The other side takes nothing.
    pub fn write_stalls(&self) {
        self.state().writing.idle_deadline(Instant::now());
    }

    /// The other side has taken so many bytes.
    pub fn mark_written(&self, bytes: usize) {
        self.state().writing.record_progress(bytes, Instant::now());
    }

    /// Until when the connection may go on as it does; none while we are the ones who work.
    pub fn deadline(&self) -> Option<Instant> {
        let state = self.state();
        match state.phase {
            Phase::Idle => Some(state.since + self.patience.idle),
            Phase::Fresh | Phase::Head => Some(state.since + self.patience.header),
            Phase::Lingering => Some(state.since + LINGER),
            Phase::Busy | Phase::Flushing => state.writing.deadline(),
            Phase::Socket => None,
        }
    }

    /// Until when the connection may stay though the server has been ending since a moment; none while it is answered.
    pub fn end_deadline(&self, ending_since: Instant) -> Option<Instant> {
        match self.state().phase {
            Phase::Fresh | Phase::Idle => Some(ending_since + UNREAD),
            Phase::Head => Some(ending_since + REST_OF_HEAD),
            Phase::Lingering => Some(ending_since),
            Phase::Busy | Phase::Flushing | Phase::Socket => None,
        }
    }

    /// Whether nobody would miss the connection.
    pub fn is_waiting(&self) -> bool {
        matches!(
            self.state().phase,
            Phase::Fresh | Phase::Idle | Phase::Head | Phase::Lingering
        )
    }

    /// Whether it has one of the places where `/status` alone is answered.
    pub fn is_spare(&self) -> bool {
        self.place.is_spare
    }

    /// Waits until somebody else wants the place.
    pub async fn eviction(&self) {
        self.place.wanted.notified().await;
    }

    fn set_phase(&self, phase: Phase) {
        let mut state = self.state();
        state.phase = phase;
        state.since = Instant::now();
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
