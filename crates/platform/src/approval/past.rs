//! The history of requests that were decided before anybody looks: what a demonstration shows.

use engine::Cx;
use jiff::{SignedDuration, Timestamp};
use schema::{Document, Id, Instant, Result};
use serde_json::json;

use super::chain::{actors, chain_of};
use super::step::{
    ACTORS, APPROVALS, DECIDED_AT, DECIDED_BY, DECISION, DUE_AT, EMPLOYEE, MANAGER_TYPE, OPENED_AT, PURPOSE, RULE,
    SAME_AS, STEP, STEP_NO, SUBJECT, SUBJECT_COLLECTION, Verdict,
};
use super::{Purpose, approvable};

/// Each step was answered after so long.
const ANSWERED_AFTER: SignedDuration = SignedDuration::from_hours(26);
/// Within so long it was to be answered.
const DUE_AFTER: SignedDuration = SignedDuration::from_hours(72);

/// The steps of a request as everybody approved it, by those who decide today, without a signature: nobody gave one. They are
/// the caller's to write.
///
/// # Errors
/// When the organisation cannot be read.
pub fn approved_steps(cx: &Cx<'_>, subject: &Document, sent: Timestamp) -> Result<Vec<Document>> {
    let of = approvable(cx, subject.of.id)?;
    let employee: Id = subject.need(of.employee)?;
    let steps = chain_of(cx, of, subject)?;
    let mut opened = sent;
    let mut rows: Vec<Document> = Vec::with_capacity(steps.len());
    for (at, step) in steps.iter().enumerate() {
        let actors = actors(cx, of, &employee, step, false)?;
        let Some(decider) = actors.users.first().cloned() else {
            continue;
        };
        let before = rows.iter().find(|row| row.get(DECIDED_BY).as_ref() == Some(&decider));
        let same_as = before.and_then(|row| row.get(STEP_NO));
        let answered = if same_as.is_some() {
            opened
        } else {
            opened + ANSWERED_AFTER
        };
        let mut row = Document::new(&APPROVALS)
            .with(SUBJECT_COLLECTION, subject.of.id.to_owned())
            .with(SUBJECT, subject.id.clone())
            .with(EMPLOYEE, employee.clone())
            .with(PURPOSE, Purpose::Request)
            .with(STEP_NO, i64::try_from(at).unwrap_or_default() + 1)
            .with(STEP, step.by.stage())
            .with(RULE, json!({ "step": step, "then": &steps[at + 1..] }))
            .with(ACTORS, actors.users)
            .with(DECISION, Verdict::Approved)
            .with(DECIDED_BY, decider)
            .with(OPENED_AT, Instant(opened))
            .with(DUE_AT, Instant(opened + DUE_AFTER))
            .with(DECIDED_AT, Instant(answered));
        row.set_or_clear(SAME_AS, same_as);
        row.set_or_clear(MANAGER_TYPE, actors.manager_type);
        rows.push(row);
        opened = answered;
    }
    Ok(rows)
}
