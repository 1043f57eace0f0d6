//! How candidates move from one state to the next: a table, and nothing beside it (decision 5).
//!
//! People make review, withdrawal and decline; the house makes the steps of locks, rankings and lists; an appeal that was
//! accepted alone leads back.

use engine::{Check, Cx, Guard};
use schema::{Change, Choice as _, Document, Rejection, Result, error_codes};

use super::CandidateStatus::{
    self, ConvokedOral, ConvokedWritten, EliminatedPreWritten, FailedOral, FailedWritten, Hired, PassedOral,
    PassedWritten, RejectedFinal, Submitted, Validated, WaitingList, Withdrawn,
};
use super::STATUS;

/// Who makes a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mover {
    /// The secretariat, until the provisional list.
    Review,
    /// The house: convocations, locks, rankings, lists.
    Engine,
    /// The act that carries out an accepted appeal.
    Appeal,
    /// The applicant.
    Applicant,
    /// The secretariat, for somebody who declines the post.
    Decline,
}

/// The steps: from where, to where, by whom. A phase without tests is skipped.
const STEPS: &[(&[CandidateStatus], CandidateStatus, Mover)] = &[
    (&[Submitted], Validated, Mover::Review),
    (&[Submitted], EliminatedPreWritten, Mover::Review),
    (&[Validated, EliminatedPreWritten], Submitted, Mover::Review),
    (&[Validated], ConvokedWritten, Mover::Engine),
    (&[ConvokedWritten], PassedWritten, Mover::Engine),
    (&[ConvokedWritten], FailedWritten, Mover::Engine),
    (&[Validated, PassedWritten], ConvokedOral, Mover::Engine),
    (&[ConvokedOral], PassedOral, Mover::Engine),
    (&[ConvokedOral], FailedOral, Mover::Engine),
    (&[PassedWritten, PassedOral, WaitingList], Hired, Mover::Engine),
    (&[PassedWritten, PassedOral], WaitingList, Mover::Engine),
    (&[PassedWritten, PassedOral, WaitingList], RejectedFinal, Mover::Engine),
    (&[EliminatedPreWritten], Validated, Mover::Appeal),
    (&[FailedWritten], PassedWritten, Mover::Appeal),
    (&[PassedWritten], FailedWritten, Mover::Appeal),
    (&[FailedOral], PassedOral, Mover::Appeal),
    (&[PassedOral], FailedOral, Mover::Appeal),
    // Who was there after all is marked as the others were.
    (&[FailedWritten, PassedWritten], ConvokedWritten, Mover::Appeal),
    (&[FailedOral, PassedOral], ConvokedOral, Mover::Appeal),
    (&[RejectedFinal, WaitingList], Hired, Mover::Appeal),
    (&[Hired, RejectedFinal], WaitingList, Mover::Appeal),
    (
        &[
            Submitted,
            Validated,
            EliminatedPreWritten,
            ConvokedWritten,
            PassedWritten,
            FailedWritten,
        ],
        Withdrawn,
        Mover::Applicant,
    ),
    (&[Hired], RejectedFinal, Mover::Decline),
];

/// Whether somebody may make that step.
pub(crate) fn is_step(from: CandidateStatus, to: CandidateStatus, by: Mover) -> bool {
    STEPS
        .iter()
        .any(|(before, after, who)| before.contains(&from) && *after == to && *who == by)
}

/// Moves a candidate, with whatever else was changed of the document, in one write.
///
/// # Errors
/// `flow_step_forbidden`, naming both states.
pub(crate) fn move_to(cx: &mut Cx<'_>, candidate: Document, to: CandidateStatus, by: Mover) -> Result<Document> {
    check_step(&candidate, to, by)?;
    cx.update(candidate.with(STATUS, to))
}

/// Refuses a step that is not to be made by them from where a candidate stands.
///
/// # Errors
/// `flow_step_forbidden`, naming both states.
pub(crate) fn check_step(candidate: &Document, to: CandidateStatus, by: Mover) -> Result<()> {
    let from = candidate.need(STATUS)?;
    if is_step(from, to, by) {
        return Ok(());
    }
    Err(forbidden_step(from, to))
}

/// A guard that turns on where a candidate stands.
pub(super) const fn of_state(check: fn(&Cx<'_>, &Document) -> Result<()>) -> Guard {
    Guard::Check(Check {
        reads: &[STATUS.def],
        check,
    })
}

/// A rule: whatever writes a candidate, no state follows another but by the table.
pub(super) fn only_steps_of_the_table(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    let Some(from) = change.before.as_ref().and_then(|before| before.get(STATUS)) else {
        return Ok(());
    };
    let to = change.after.need(STATUS)?;
    let known =
        |(before, after, _): &(&[CandidateStatus], CandidateStatus, Mover)| before.contains(&from) && *after == to;
    if from == to || STEPS.iter().any(known) {
        return Ok(());
    }
    Err(forbidden_step(from, to))
}

fn forbidden_step(from: CandidateStatus, to: CandidateStatus) -> schema::Error {
    Rejection::new(error_codes::FLOW_FORBIDDEN)
        .field(STATUS.def.name)
        .label("from", from.label())
        .label("to", to.label())
        .into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_state_is_reached_and_an_end_is_left_by_an_appeal_alone() {
        for state in CandidateStatus::ALL.iter().filter(|state| **state != Submitted) {
            assert!(STEPS.iter().any(|(_, to, _)| to == state), "{state:?}");
        }
        for (from, to, by) in STEPS {
            let is_end = from.iter().all(|from| matches!(from, FailedOral | RejectedFinal));
            assert!(!is_end || *by == Mover::Appeal, "{from:?} → {to:?}");
        }
        assert!(is_step(Validated, ConvokedWritten, Mover::Engine));
        assert!(!is_step(Validated, ConvokedWritten, Mover::Review));
        assert!(
            !is_step(EliminatedPreWritten, Validated, Mover::Review),
            "back to the queue first"
        );
        assert!(!is_step(ConvokedOral, Withdrawn, Mover::Applicant));
        assert!(!is_step(Withdrawn, Submitted, Mover::Review));
    }
}
