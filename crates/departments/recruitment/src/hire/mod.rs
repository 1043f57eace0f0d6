//! After the announcement: who declines frees the post for the next, who is hired becomes an employee.

mod decline;
mod employ;
#[cfg(test)]
mod tests;
mod waiting_list;

pub(crate) use decline::DECLINE;
pub(crate) use employ::HIRE;
pub(crate) use waiting_list::ENDS as WAITING_LISTS_END;

use schema::{Condition, ErrorCode};

use crate::candidate::{CandidateStatus, PUBLISHED_STATUS, STATUS};

/// Announced as retained.
const RETAINED: Condition = schema::all(&[
    STATUS.is(CandidateStatus::Hired.wire()),
    PUBLISHED_STATUS.same(CandidateStatus::Hired.wire()),
]);

/// The refusals of these acts.
pub(crate) const ERROR_CODES: &[&[ErrorCode]] = &[decline::ERROR_CODES, employ::ERROR_CODES];
