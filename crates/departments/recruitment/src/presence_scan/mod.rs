//! Scans of presence (عمليات مسح الحضور): each time that somebody is marked as there, or as marked by mistake, is a row that stays. While
//! a sheet is open, who was there follows from them in whatever order they come; what comes after is a proposal for minutes.

use engine::Entity;

pub(crate) mod decide;
mod dismiss;
pub(crate) mod follow;
pub(crate) mod row;
mod submit;
#[cfg(test)]
mod tests;
mod wording;

pub use row::PRESENCE_SCANS;

/// Sent by devices; what came late is decided on.
pub static PRESENCE_SCAN: Entity = Entity {
    actions: &[&submit::SUBMIT, &dismiss::DISMISS],
    error_codes: &[submit::ERROR_CODES, dismiss::ERROR_CODES],
    ..Entity::plain(&PRESENCE_SCANS)
};
