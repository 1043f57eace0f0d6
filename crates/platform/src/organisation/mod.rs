//! Organisation: the units of the commune, its calendar and hours, who acts for whom and who is posted where.

pub mod annexe;
pub mod assignment;
pub mod building;
pub mod bureau;
pub mod delegation;
pub mod direction;
pub mod division;
pub mod employee_type;
mod handover;
mod headed;
pub mod holiday;
pub mod law_calendar;
pub mod location;
pub mod merge;
pub mod post;
pub mod service;
#[cfg(test)]
mod tests;
pub mod work_schedule;

use engine::Entity;
use schema::{Access, Grant};

/// The nouns of this department, in the order of `docs/model.md`.
pub static ENTITIES: &[&Entity] = &[
    &annexe::ANNEXE,
    &building::BUILDING,
    &location::LOCATION,
    &direction::DIRECTION,
    &division::DIVISION,
    &service::SERVICE,
    &bureau::BUREAU,
    &employee_type::EMPLOYEE_TYPE,
    &holiday::HOLIDAY,
    &work_schedule::WORK_SCHEDULE,
    &post::POST,
    &delegation::DELEGATION,
    &assignment::ASSIGNMENT,
];

/// The resource of the department.
pub const RESOURCE: &str = "organisation-management";

/// A reference list of the department: every signed-in user reads it, its managers write it.
pub(crate) const REFERENCE: Access = Access::resource(RESOURCE).grants(&[Grant::REFERENCE]);
