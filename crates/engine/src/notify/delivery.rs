//! Sending what waits in the outbox, and writing down how it went.

use schema::{Collection, Document, Result};
use serde_json::Value as Json;

use super::queue::{DECOY, ROW};
use super::{ATTEMPTS, CHANNEL, LAST_ERROR, OUTBOX, Outgoing, STATE, State, Unsent};
use crate::{Cx, Engine, write};

/// How a job went.
pub(crate) enum DeliveryOutcome {
    /// Done, or sent; and what there is to say of it.
    Done(String),
    /// Not yet; it will be tried again a few times.
    Failed(String),
    /// It stopped between two batches: its node ends, or it was cancelled.
    Stopped,
    /// Not, and trying again changes nothing: nobody here knows that kind of job, or what it was given cannot be read.
    Impossible(String),
    /// No sender is configured: it is tried again when an administrator says so.
    NoSender(String),
    /// Nothing was left to tell: the code was used or has expired.
    NotNeeded,
    /// Nobody is there any more, and the row that knew them goes.
    Over(String, (&'static Collection, String)),
    /// There was nobody to tell.
    Decoy,
}

impl DeliveryOutcome {
    /// What there is to say of it: of its doing, or of its failure.
    pub fn message(&self) -> std::result::Result<&str, &str> {
        match (self, self.error()) {
            (_, Some(error)) => Err(error),
            (DeliveryOutcome::Done(text), None) => Ok(text),
            (_, None) => Ok(""),
        }
    }

    /// Why it did not go well.
    pub fn error(&self) -> Option<&str> {
        match self {
            DeliveryOutcome::Failed(error)
            | DeliveryOutcome::Impossible(error)
            | DeliveryOutcome::NoSender(error)
            | DeliveryOutcome::Over(error, _) => Some(error),
            DeliveryOutcome::NotNeeded => Some("no longer needed"),
            DeliveryOutcome::Done(_) | DeliveryOutcome::Stopped | DeliveryOutcome::Decoy => None,
        }
    }
}

type Compose = Box<dyn FnOnce(&Cx<'_>, &Document) -> Result<Option<Outgoing>> + Send>;

impl Engine {
    /// Composes what a row of the outbox tells in a snapshot, and sends it outside.
    pub(crate) async fn deliver(&self, compose: Compose, id: String) -> DeliveryOutcome {
        let row = id.clone();
        let what = self
            .read(move |cx| {
                let row = cx.need(&OUTBOX, &row)?;
                let missing = row.get(CHANNEL).and_then(|channel| cx.senders().missing(channel));
                match missing {
                    Some(missing) => Ok(Err(missing.to_owned())),
                    None => compose(cx, &row).map(Ok),
                }
            })
            .await;
        match what {
            Ok(Ok(Some(what))) => match self.senders().send(&id, &what).await {
                Ok(()) => DeliveryOutcome::Done(String::new()),
                Err(Unsent::Failed(error)) => DeliveryOutcome::Failed(error),
                Err(Unsent::Over { said, held_by }) => DeliveryOutcome::Over(said, held_by),
            },
            Ok(Ok(None)) => DeliveryOutcome::NotNeeded,
            Ok(Err(missing)) => DeliveryOutcome::NoSender(missing),
            Err(error) => DeliveryOutcome::Failed(error.to_string()),
        }
    }
}

/// Writes how a job went to its row of the outbox, when it has one.
pub(crate) fn note(cx: &mut Cx<'_>, body: &Json, outcome: &DeliveryOutcome, is_last: bool) -> Result<()> {
    let row = match row_of(body) {
        "" => None,
        id => cx.get(&OUTBOX, id)?,
    };
    if let DeliveryOutcome::Over(_, (of, id)) = outcome
        && let Some(known) = cx.get(of, id)?
    {
        write::delete(cx, known)?;
    }
    let Some(row) = row else { return Ok(()) };
    if matches!(outcome, DeliveryOutcome::Decoy) {
        return write::delete(cx, row);
    }
    let noted = with_outcome(row.clone(), outcome, is_last);
    write::update(cx, row, noted).map(drop)
}

fn with_outcome(mut row: Document, outcome: &DeliveryOutcome, is_last: bool) -> Document {
    if matches!(
        outcome,
        DeliveryOutcome::Done(_) | DeliveryOutcome::Failed(_) | DeliveryOutcome::Over(..)
    ) {
        row.set(ATTEMPTS, row.get(ATTEMPTS).unwrap_or(0) + 1);
    }
    match outcome.error() {
        Some(error) => row.set(LAST_ERROR, error.chars().take(1000).collect()),
        None => row.clear(LAST_ERROR),
    }
    row.set(
        STATE,
        match outcome {
            DeliveryOutcome::Done(_) | DeliveryOutcome::Decoy => State::Sent,
            DeliveryOutcome::NotNeeded | DeliveryOutcome::Impossible(_) | DeliveryOutcome::Over(..) => State::Dead,
            DeliveryOutcome::Failed(_) if is_last => State::Dead,
            DeliveryOutcome::NoSender(_) | DeliveryOutcome::Failed(_) | DeliveryOutcome::Stopped => State::Failed,
        },
    );
    row
}

/// Whether a job sends something outside.
pub(crate) fn is_letter(body: &Json) -> bool {
    !row_of(body).is_empty()
}

/// Whether nobody is behind the address of what a job sends.
pub(crate) fn is_decoy(body: &Json) -> bool {
    body[DECOY] == true
}

/// The row of the outbox that a job sends; empty when it sends nothing.
pub(crate) fn row_of(body: &Json) -> &str {
    body[ROW].as_str().unwrap_or_default()
}
