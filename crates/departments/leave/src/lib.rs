//! Leave (الرخص): what types there are, what was asked for and answered, and the ledger of days.

pub mod days;
mod demo;
pub mod leave_record;
pub mod leave_recount;
pub mod leave_request;
pub mod leave_type;
mod permission;
mod portal;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod town;

use engine::Entity;
use platform::Department;

/// The department.
pub const DEPARTMENT: Department = Department {
    nouns: ENTITIES,
    demo: Some(|scene| Box::pin(demo::fill(scene))),
    demo_life: None,
    joins: &[],
};

/// Its nouns, in the order of `docs/model.md`.
static ENTITIES: &[&Entity] = &[
    &leave_type::LEAVE_TYPE,
    &leave_request::LEAVE_REQUEST,
    &leave_record::LEAVE_RECORD,
    &leave_recount::LEAVE_RECOUNT,
];
