//! What is answered to whoever holds a ticket, or is to have one.

use schema::{Error, Result};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

/// The times of a ticket by the server's clock.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct TicketTimes {
    pub now: String,
    /// Until when an application may begin.
    pub deadline: String,
    /// Until when one is taken that began before the deadline.
    pub taken_until: String,
    /// When the ticket ends if files come under it; it ends sooner if the page is not heard.
    pub ends_at: String,
    /// The size of every piece of a file but its last, in bytes.
    pub piece_bytes: u64,
}

/// A ticket that was given, or what is asked for first.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
pub(crate) enum BegunApplication {
    Begun(GivenTicket),
    Asked(AskedWork),
}

/// A ticket that was given.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct GivenTicket {
    #[serde(flatten)]
    pub(super) times: TicketTimes,
    /// The secret by which its holder is known.
    pub(super) ticket: String,
}

/// A ticket, with what has come under it.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HeldTicket {
    #[serde(flatten)]
    pub(super) times: TicketTimes,
    pub(super) files: Vec<TicketFileProgress>,
}

/// How far a file has come, or what is asked for before more of it is taken.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
pub(crate) enum AttachedPiece {
    Progress(TicketFileProgress),
    Asked(AskedWork),
}

/// How far a file has come.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TicketFileProgress {
    /// The required document that it is for.
    pub document_id: String,
    /// What tells this sending of it from another.
    pub upload_id: String,
    /// In bytes.
    pub size: u64,
    /// Whether all has come and was judged.
    pub done: bool,
    /// How many pieces it has.
    pub pieces: u64,
    /// The numbers of those that have come.
    pub received: Vec<usize>,
    pub findings: Vec<&'static str>,
}

/// Work that is asked of a stranger first, while many come.
#[derive(Serialize, Deserialize, JsonSchema)]
pub(crate) struct AskedWork {
    proof: WorkChallenge,
}

/// What is to be met by work.
#[derive(Serialize, Deserialize, JsonSchema)]
pub(super) struct WorkChallenge {
    challenge: String,
    /// How many leading zero bits its answer has to have.
    bits: u32,
}

impl AskedWork {
    /// As it is asked for.
    pub(super) fn of(asked: Json) -> Result<Self> {
        serde_json::from_value(asked).map_err(|error| Error::fault("reading a challenge", error))
    }
}
