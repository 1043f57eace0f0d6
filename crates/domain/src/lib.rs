//! The city: its nouns and their rules. One folder per department, one file or folder per noun.

pub mod bucket;
pub mod deadline;
pub mod demo;
pub mod fleet;
pub mod import;
pub mod inventory;
pub mod notice;
pub mod organisation;
pub mod papers;
pub mod people;
mod rights;
pub mod settings;
#[cfg(test)]
mod testing;

use std::sync::LazyLock;

use engine::Entity;
use schema::{Collection, Reject};

pub use bucket::BUCKETS;
pub use papers::authentic_document::number::check_numbers;
pub use papers::authentic_document::reprint::{Reprinted, reprint_lost};
pub use people::role::first::first_start;
pub use people::user::HOOKS;
pub use rights::{CHARTER, rights};

/// Every entity of the city, in the order of `model.md`; at the end what happens to an account that has a profile.
/// Nothing else registers an entity.
pub static ENTITIES: &[&Entity] = &[
    &organisation::annexe::ANNEXE,
    &organisation::building::BUILDING,
    &organisation::direction::DIRECTION,
    &organisation::division::DIVISION,
    &organisation::service::SERVICE,
    &organisation::bureau::BUREAU,
    &organisation::employee_type::EMPLOYEE_TYPE,
    &organisation::holiday::HOLIDAY,
    &organisation::work_schedule::WORK_SCHEDULE,
    &organisation::delegation::DELEGATION,
    &organisation::assignment::ASSIGNMENT,
    &people::person::PERSON,
    &people::employee::EMPLOYEE,
    &people::user::USER,
    &people::role::ROLE,
    &fleet::mission::MISSION,
    &fleet::car::CAR,
    &fleet::car_paper::CAR_PAPER,
    &fleet::ownership::CAR_OWNERSHIP,
    &fleet::holder::CAR_ASSIGNMENT,
    &fleet::accident::ACCIDENT,
    &fleet::maintenance::MAINTENANCE,
    &fleet::fuel::FUEL_LOG,
    &inventory::spare_part::SPARE_PART,
    &inventory::spare_movement::SPARE_MOVEMENT,
    &papers::authentic_document::AUTHENTIC_DOCUMENT,
    &papers::template::PAPER_TEMPLATE,
    &settings::SETTING,
    &notice::notification::NOTIFICATION,
    &notice::preference::PREFERENCE,
    &engine::notify::OUTBOX_ENTITY,
    &engine::routine::JOB_RUN_ENTITY,
    &people::user::ACCOUNT_OF_USER,
];

/// The collections of the entities, without the accounts: what the wire knows.
pub static COLLECTIONS: &[&Collection] = &{
    let mut collections = [ENTITIES[0].of; ENTITIES.len() - 1];
    let mut at = 0;
    while at < collections.len() {
        collections[at] = ENTITIES[at].of;
        at += 1;
    }
    collections
};

/// The collections of the city that have no place on the wire.
pub static SYSTEM: &[&Collection] = &[&fleet::mission::calendar::CALENDARS];

/// Every collection that the store keeps: the city's, the accounts', the engine's.
pub static CATALOGUE: LazyLock<Vec<&'static Collection>> =
    LazyLock::new(|| [COLLECTIONS, papers::SYSTEM, accounts::SYSTEM, engine::SYSTEM, SYSTEM].concat());

/// The refusals of the departments, beside those of the protocol.
pub static REJECTS: &[&[Reject]] = &[
    organisation::work_schedule::rules::REJECTS,
    organisation::delegation::rules::REJECTS,
    organisation::assignment::rules::REJECTS,
    people::employee::person::REJECTS,
    people::grant::REJECTS,
    people::permission::REJECTS,
    people::user::REJECTS,
    fleet::plate::REJECTS,
    fleet::car::REJECTS,
    fleet::car::rules::REJECTS,
    fleet::car::taken::REJECTS,
    fleet::happened::REJECTS,
    fleet::car_paper::REJECTS,
    fleet::holder::REJECTS,
    fleet::ownership::REJECTS,
    fleet::mission::rules::REJECTS,
    fleet::mission::conflict::REJECTS,
    fleet::mission::paper::REJECTS,
    fleet::accident::third_party::REJECTS,
    fleet::maintenance::rules::REJECTS,
    inventory::spare_movement::REJECTS,
    papers::authentic_document::REJECTS,
    papers::authentic_document::check::REJECTS,
    papers::authentic_document::qr::REJECTS,
    papers::template::REJECTS,
    people::employee::paper::REJECTS,
    settings::rules::REJECTS,
    notice::notification::REJECTS,
    notice::preference::REJECTS,
    engine::notify::REJECTS,
    engine::routine::REJECTS,
    import::REJECTS,
    demo::REJECTS,
];

/// Every refusal there is: the protocol's, then the departments'.
pub fn rejects() -> impl Iterator<Item = &'static Reject> {
    schema::refusal::ALL.iter().chain(REJECTS.iter().copied().flatten())
}
