//! Putting something into the outbox.

use jiff::Timestamp;
use schema::{Document, Result};
use serde::Serialize;

use super::{ATTEMPTS, BODY, CAUSED_BY, CHANNEL, Channel, LAST_ERROR, OUTBOX, STATE, SUBJECT, State, TO};
use crate::{Cx, JobKind, jobs, write};

/// The member of a job's body that names its row of the outbox.
pub(super) const ROW: &str = "outbox";
/// The member of a job's body that says that nothing is to be sent.
pub(super) const DECOY: &str = "decoy";

/// What is to be told, without its secrets.
#[derive(Clone, Debug)]
pub struct OutboxMessage {
    /// How.
    pub channel: Channel,
    /// The address or the telephone number.
    pub to: String,
    /// The subject; empty for a short message.
    pub subject: String,
    /// The text as people may see it: with [`HIDDEN`](crate::HIDDEN) in the place of every link and code.
    pub body: String,
    /// The account that caused it.
    pub caused_by: Option<String>,
    /// When it is to be sent; at once when none.
    pub due: Option<Timestamp>,
    /// Whether nobody is behind the address. Then the same rows are written, so that the call takes as long as for
    /// somebody known; the job sends nothing and takes them away again.
    pub is_decoy: bool,
}

/// Puts a draft into the outbox, and beside it the job that composes it from what it is given, an object without secrets, in
/// the transaction of its cause. With no sender configured the row says so at once; its job stays, for when an administrator
/// sends it again.
pub fn queue<B: Serialize>(cx: &mut Cx<'_>, kind: &JobKind<B>, draft: OutboxMessage, given: &B) -> Result<Document> {
    let mut row = Document::new(&OUTBOX);
    row.set(CHANNEL, draft.channel);
    row.set(TO, draft.to);
    row.set(SUBJECT, draft.subject);
    row.set(BODY, draft.body);
    row.set(STATE, State::Queued);
    row.set(ATTEMPTS, 0);
    if let Some(account) = draft.caused_by {
        row.set(CAUSED_BY, account);
    }
    if let Some(missing) = cx.inner.senders().missing(draft.channel) {
        row.set(STATE, State::Failed);
        row.set(LAST_ERROR, missing.to_owned());
    }
    // The outbox is the engine's own: an effect need not declare it.
    let row = write::create(cx, row)?;
    let mut body = jobs::body_of(given)?;
    body[ROW] = row.id.clone().into();
    if draft.is_decoy {
        body[DECOY] = true.into();
    }
    jobs::enqueue(cx, kind.kind, &row.id, &body, draft.due)?;
    Ok(row)
}
