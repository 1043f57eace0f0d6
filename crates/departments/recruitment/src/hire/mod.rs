//! After the announcement: who declines frees the post for the next, who is hired becomes an employee.

mod decline;
mod employ;
mod subject;
#[cfg(test)]
mod tests;
mod waiting_list;

pub(crate) use decline::DECLINE;
pub(crate) use employ::HIRE;
pub(crate) use waiting_list::ENDS as WAITING_LISTS_END;

use schema::ErrorCode;

/// The refusals of these acts.
pub(crate) const ERROR_CODES: &[&[ErrorCode]] = &[decline::ERROR_CODES, employ::ERROR_CODES];
