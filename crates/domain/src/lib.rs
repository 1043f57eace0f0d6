//! The city: its nouns and their rules. One folder per department, one file or folder per noun.

pub mod organisation;
pub mod people;
pub mod settings;

use schema::{Collection, Reject};

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

/// The refusals of the departments, beside those of the protocol.
pub static REJECTS: &[&[Reject]] = &[];

/// Every refusal there is: the protocol's, then the departments'.
pub fn rejects() -> impl Iterator<Item = &'static Reject> {
    schema::refusal::ALL.iter().chain(REJECTS.iter().copied().flatten())
}
