//! What the log says of a job that failed: whoever runs the server reads it there, without asking the store.

use schema::Document;

use super::{ATTEMPTS, KIND, STATE, State};
use crate::notify::Outcome;

/// Says why a job failed: its kind, its id, how often it was tried. Its key and its body stay in the store: they may name
/// people.
pub(super) fn failure(job: &Document, outcome: &Outcome) {
    let (id, attempt) = (job.id.as_str(), job.get(ATTEMPTS).unwrap_or_default());
    let kind = job.get(KIND).unwrap_or_default();
    match outcome {
        // Without a sender nothing is broken: the outbox shows what waits for one.
        Outcome::NoSender(error) => tracing::warn!(kind, id, attempt, error, "a message has no sender"),
        Outcome::Failed(error) | Outcome::Impossible(error) if job.get(STATE) == Some(State::Dead) => {
            tracing::error!(kind, id, attempt, error, "a job was given up");
        }
        Outcome::Failed(error) | Outcome::Impossible(error) => {
            tracing::warn!(kind, id, attempt, error, "a job failed and is tried again");
        }
        Outcome::Done(_) | Outcome::NotNeeded | Outcome::Over(..) | Outcome::Decoy => {}
    }
}
