//! Attendance (المواظبة): terminals and their punches, the days that follow from them, and what follows from the days.

pub mod correction;
pub mod pointage;
#[cfg(test)]
mod testing;

use engine::Entity;
use platform::Department;

/// The department.
pub const DEPARTMENT: Department = Department {
    nouns: ENTITIES,
    demo: None,
};

/// Its nouns, in the order of `model.md`.
static ENTITIES: &[&Entity] = &[&pointage::POINTAGE, &correction::POINTAGE_CORRECTION];

/// What is asked of those who keep attendance.
pub const RESOURCE: &str = "pointage";
/// Sets days right, and keeps terminals and warnings.
pub const KEEPS: &str = "pointage:update";
/// The database of what terminals tell and of what follows from it.
pub const DATABASE: &str = "attendance";
