//! The door of terminals: what the listener hands to the department that answers them. The listener knows connections, and
//! nothing of what terminals say; the department knows what they say, and no connections.

use std::net::IpAddr;

use engine::{BoxFuture, Cx, Engine};
use jiff::Timestamp;
use schema::Result;

/// Who answers terminals: declared among the `extensions` of an entity.
pub struct TerminalDoor {
    /// The serial number that the target of a request names, if it names one.
    pub serial: fn(&[u8]) -> Option<String>,
    /// How the body of an upload is taken, by its target and from where it comes: asked before any of it is read.
    pub body_use: fn(Engine, Vec<u8>, IpAddr) -> BoxFuture<BodyUse>,
    /// Answers a request.
    pub answer: fn(Engine, TerminalRequest) -> BoxFuture<TerminalAnswer>,
    /// The addresses from which allowed terminals called last: places are kept for them.
    pub known_addresses: fn(&Cx<'_>) -> Result<Vec<IpAddr>>,
}

/// How the body of an upload is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BodyUse {
    /// As one.
    Whole,
    /// Its lines stand for themselves: it may come as several requests of the same target, each with whole lines.
    Lines,
    /// Whoever sends it may not: it is read and thrown away.
    Unread,
}

/// What a terminal asks.
pub struct TerminalRequest {
    /// Whether it sends something.
    pub is_post: bool,
    /// Path and query as they came: old firmware leaves spaces and bytes of other encodings in them.
    pub target: Vec<u8>,
    /// What it sends.
    pub body: TerminalBody,
    /// How many lines of the same body came in requests before this one.
    pub lines_before: u64,
    /// From where.
    pub address: IpAddr,
}

/// What a terminal sends.
pub enum TerminalBody {
    /// All of it.
    Whole(Vec<u8>),
    /// It was cut short, or its length was not said: nothing of it counts.
    Incomplete,
    /// Too much to hold: it was read to its end and thrown away.
    Oversize {
        /// How many lines it had.
        lines: u64,
    },
}

impl TerminalBody {
    /// How many lines end in what is held of it.
    pub fn line_ends(&self) -> u64 {
        match self {
            TerminalBody::Whole(bytes) => bytes.split(|byte| *byte == b'\n').skip(1).count() as u64,
            TerminalBody::Incomplete | TerminalBody::Oversize { .. } => 0,
        }
    }
}

/// What a terminal is answered.
#[derive(Debug, PartialEq, Eq)]
pub struct TerminalAnswer {
    /// The status; terminals take 200 alone for success.
    pub status: u16,
    /// The text. That of a refusal never holds the letters OK, which old firmware looks for anywhere.
    pub body: String,
}

impl TerminalAnswer {
    /// What was asked is done.
    pub fn success(body: impl Into<String>) -> Self {
        TerminalAnswer {
            status: 200,
            body: body.into(),
        }
    }

    /// A refusal: the terminal keeps what it sent, and sends it again.
    pub fn refusal(status: u16, body: &str) -> Self {
        TerminalAnswer {
            status,
            body: body.to_owned(),
        }
    }
}

/// Terminals as a demonstration plays them: declared among the `extensions` of an entity.
pub struct TerminalSimulation(pub MakeTerminals);

/// The first so many terminals that may send, with the seed of what happens at them.
pub type MakeTerminals = fn(&Cx<'_>, u64, u64) -> Result<Vec<Box<dyn PlayedTerminal>>>;

/// A terminal that is played; what travels is text, and whoever plays it carries that over the net.
pub trait PlayedTerminal: Send {
    /// The address at which it stands, where one is known.
    fn address(&self) -> Option<IpAddr>;
    /// What it calls next; people may have come meanwhile.
    fn call(&mut self, now: Timestamp) -> TerminalCall;
    /// Takes the answer to its last call in; none came where the line was cut. What it calls at once because of it.
    fn hear(&mut self, answer: Option<&str>) -> Option<TerminalCall>;
}

/// A request of a terminal that is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TerminalCall {
    /// `GET` or `POST`.
    pub method: &'static str,
    /// The path and what is asked.
    pub target: String,
    /// What is sent.
    pub body: String,
}
