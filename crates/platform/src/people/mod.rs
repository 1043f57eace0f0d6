//! People: who works for the commune, and who may use the product.

pub mod career_step;
pub mod employee;
pub mod grade;
pub mod grant;
pub mod job_title;
pub mod permission;
pub mod person;
pub mod role;
pub mod user;

use engine::Entity;

/// The nouns of this department, in the order of `docs/model.md`.
pub static ENTITIES: &[&Entity] = &[
    &grade::GRADE,
    &job_title::JOB_TITLE,
    &person::PERSON,
    &employee::EMPLOYEE,
    &user::USER,
    &career_step::CAREER_STEP,
    &role::ROLE,
];

/// The resource of human resources.
pub const RESOURCE: &str = "rh-managements";
/// Reads what human resources keep, but bank, salary and notes.
pub const READ: &str = "rh-managements:read";
/// What makes somebody a clerk of human resources.
pub const HR: &str = "rh-managements:update";
