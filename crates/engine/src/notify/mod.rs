//! Telling people outside: letters by mail, short messages by a gateway, messages to browsers by their push service.
//!
//! What is told is a row of the outbox and a job, both in the transaction of their cause. The job composes the text in a
//! snapshot and sends it outside any transaction, so that a secret in a letter stands nowhere: neither in the row, nor
//! in the job, nor in the journal.

mod delivery;
mod gateway;
mod outbox;
mod push;
mod queue;
mod senders;
pub mod sms;
mod smtp;

pub use gateway::Gateway;
pub use outbox::{
    ATTEMPTS, BODY, CAUSED_BY, CHANNEL, Channel, ERROR_CODES, LAST_ERROR, OUTBOX, OUTBOX_ENTITY, STATE, SUBJECT, State,
    TO,
};
pub use push::{Push, PushSettings, Urgency};
pub use queue::{OutboxMessage, queue};
pub use senders::Senders;
pub use smtp::{Security, Smtp};

pub(crate) use delivery::{DeliveryOutcome, is_decoy, is_letter, note, row_of};

/// A letter, in the two forms that every mail carries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letter {
    /// The address.
    pub to: String,
    /// The subject.
    pub subject: String,
    /// The text with its form.
    pub html: String,
    /// The text alone.
    pub text: String,
}

/// What leaves the house.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outgoing {
    /// A letter by mail.
    Mail(Letter),
    /// A short message.
    Sms {
        /// The telephone number, with `+` and the country.
        to: String,
        /// The message.
        text: String,
    },
    /// A message to a browser or a telephone.
    Push(Push),
}

impl Outgoing {
    /// How it leaves.
    pub fn channel(&self) -> Channel {
        match self {
            Outgoing::Mail(_) => Channel::Mail,
            Outgoing::Sms { .. } => Channel::Sms,
            Outgoing::Push(_) => Channel::Push,
        }
    }
}

/// Why something was not sent, for administrators: without secrets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Unsent {
    /// Not this time.
    Failed(String),
    /// Nobody is there any more, and this row knows them in vain.
    Over {
        /// What the other side said.
        said: String,
        /// The row.
        held_by: (&'static schema::Collection, String),
    },
}
