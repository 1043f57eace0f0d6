//! What the log says of a job that failed: whoever runs the server reads it there, without asking the store.

use schema::Document;

use super::{ATTEMPTS, KIND, STATE, State};
use crate::notify::DeliveryOutcome;

/// Says why a job failed: its kind, its id, how often it was tried. Its key and its body stay in the store: they may name
/// people.
pub(super) fn failure(job: &Document, outcome: &DeliveryOutcome) {
    let (id, attempt) = (job.id.as_str(), job.get(ATTEMPTS).unwrap_or_default());
    let kind = job.get(KIND).unwrap_or_default();
    match outcome {
        // Without a sender nothing is broken: the outbox shows what waits for one.
        DeliveryOutcome::NoSender(error) => tracing::warn!(kind, id, attempt, error, "a message has no sender"),
        DeliveryOutcome::Failed(error) | DeliveryOutcome::Impossible(error) if job.get(STATE) == Some(State::Dead) => {
            tracing::error!(kind, id, attempt, error, "a job was given up");
        }
        DeliveryOutcome::Failed(error) | DeliveryOutcome::Impossible(error) => {
            tracing::warn!(kind, id, attempt, error, "a job failed and is tried again");
        }
        DeliveryOutcome::Stopped => tracing::info!(kind, id, "a job goes on where it stopped"),
        DeliveryOutcome::Done(_) | DeliveryOutcome::NotNeeded | DeliveryOutcome::Over(..) | DeliveryOutcome::Decoy => {}
    }
}
