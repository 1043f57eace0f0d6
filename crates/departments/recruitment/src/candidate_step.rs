//! Steps of candidates that the marking makes.

use engine::Cx;
use schema::{Document, Result};

use crate::candidate::{self, CandidateStatus};

/// Moves a candidate, with what else changed of the row.
pub(crate) fn move_to(cx: &mut Cx<'_>, candidate: Document, to: CandidateStatus) -> Result<Document> {
    cx.update(candidate.with(candidate::STATUS, to))
}
