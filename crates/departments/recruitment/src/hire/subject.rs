//! On whom the acts after the announcement are done.

use schema::Condition;

use crate::candidate::{CandidateStatus, PUBLISHED_STATUS, STATUS};

/// Announced as retained.
pub(super) const RETAINED: Condition = schema::all(&[
    STATUS.is(CandidateStatus::Hired.wire()),
    PUBLISHED_STATUS.same(CandidateStatus::Hired.wire()),
]);
