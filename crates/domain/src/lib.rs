//! The city: its nouns and their rules. One folder per department, one file or folder per noun.

pub mod organisation;
pub mod people;
pub mod settings;

use schema::Collection;

/// Every collection of the city, in the order of `model.md`.
pub static COLLECTIONS: &[&Collection] = &[
    &organisation::annexe::ANNEXES,
    &organisation::building::BUILDINGS,
    &organisation::direction::DIRECTIONS,
    &organisation::division::DIVISIONS,
    &organisation::service::SERVICES,
    &organisation::bureau::BUREAUX,
    &organisation::employee_type::EMPLOYEE_TYPES,
    &organisation::holiday::HOLIDAYS,
    &organisation::work_schedule::WORK_SCHEDULES,
    &organisation::delegation::DELEGATIONS,
    &organisation::assignment::ASSIGNMENTS,
    &people::person::PERSONS,
    &people::employee::EMPLOYEES,
    &people::user::USERS,
    &people::role::ROLES,
    &settings::SETTINGS,
];
