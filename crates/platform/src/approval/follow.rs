//! What follows of a chain that has come to its end.

use engine::Cx;
use schema::{Document, Result};

use super::chain::progress_at;
use super::{Approvable, Decision, Ending, Progress, Stage, notice};

/// The noun is told how it ended, and so is its asker.
pub(super) fn ended(
    cx: &mut Cx<'_>,
    of: &Approvable,
    subject: &Document,
    step: &Document,
    ending: Option<Ending>,
    decision: Decision,
) -> Result<()> {
    let progress = Progress {
        stage: Stage::Done,
        actors: Vec::new(),
        manager_type: None,
        ending,
        ..progress_at(step, Some(decision))?
    };
    let subject = (of.follow)(cx, subject.clone(), &progress)?;
    notice::ended(cx, of, &subject, step)
}
