//! What employees ask human resources for (طلبات الموظفين): papers, and corrections of what their file says.

pub mod contact_change;
mod demo;
pub mod document_request;
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
static ENTITIES: &[&Entity] = &[&document_request::DOCUMENT_REQUEST, &contact_change::CONTACT_CHANGE];
