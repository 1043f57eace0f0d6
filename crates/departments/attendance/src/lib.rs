//! Attendance (المواظبة): terminals and their punches, the days that follow from them, and what follows from the days.

pub mod absence;
pub mod annexe_report;
pub mod correction;
pub mod daily_attendance;
pub mod day;
pub mod deduction_statement;
mod demo;
pub mod device;
pub mod device_command;
pub mod device_drift;
pub mod duty;
pub mod exit_permission;
mod not_in_future;
mod permission;
mod place;
pub mod pointage;
mod portal;
pub mod punch;
pub mod recompute;
pub mod terminal;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod town;
pub mod warning;
mod word;

use engine::Entity;
use platform::Department;

/// The department.
pub const DEPARTMENT: Department = Department {
    nouns: ENTITIES,
    demo: Some(|scene| Box::pin(demo::fill(scene))),
    demo_life: Some(|scene| Box::pin(demo::live(scene))),
    joins: &[],
};

/// Its nouns, in the order of `docs/model.md`.
static ENTITIES: &[&Entity] = &[
    &warning::WARNING,
    &absence::ABSENCE,
    &annexe_report::ANNEXE_REPORT,
    &deduction_statement::DEDUCTION_STATEMENT,
    &device::DEVICE,
    &device::upload::DEVICE_UPLOAD,
    &device::malformed::MALFORMED_PUNCH,
    &device::unknown_code::UNKNOWN_CODE,
    &device_command::DEVICE_COMMAND,
    &device_drift::DEVICE_DRIFT,
    &punch::PUNCH,
    &pointage::POINTAGE,
    &correction::POINTAGE_CORRECTION,
    &pointage::POINTAGE_CHANGE,
    &pointage::DAY_CLOSING,
    &daily_attendance::DAILY_FIGURES,
    &exit_permission::EXIT_PERMISSION,
    &duty::DUTY,
];

/// What is asked of those who keep attendance.
pub const RESOURCE: &str = "pointage";
/// Sets days right, and keeps terminals and warnings.
pub const KEEPS: &str = "pointage:update";
/// The database of what terminals tell and of what follows from it.
pub const DATABASE: &str = "attendance";
