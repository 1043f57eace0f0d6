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

/// The departments, in the order of `model.md`. Each lists its nouns; nothing else names one.
static DEPARTMENTS: &[&[&Entity]] = &[
    organisation::ENTITIES,
    people::ENTITIES,
    fleet::ENTITIES,
    inventory::ENTITIES,
    papers::ENTITIES,
    settings::ENTITIES,
    notice::ENTITIES,
    engine::ENTITIES,
];

fn nouns() -> impl Iterator<Item = &'static Entity> {
    DEPARTMENTS.iter().copied().flatten().copied()
}

/// Every entity of the city, with the actions that follow from what it says; at the end what happens to an account that has
/// a profile.
pub static ENTITIES: LazyLock<Vec<&'static Entity>> = LazyLock::new(|| {
    let all = nouns().chain([&people::user::ACCOUNT_OF_USER]);
    all.map(import::action::importable).collect()
});

/// The collections of the entities, without the accounts: what the wire knows.
pub static COLLECTIONS: LazyLock<Vec<&'static Collection>> = LazyLock::new(|| nouns().map(|noun| noun.of).collect());

/// Every collection that the store keeps: the city's, the accounts', the engine's.
pub static CATALOGUE: LazyLock<Vec<&'static Collection>> = LazyLock::new(|| {
    let kept = nouns().flat_map(|noun| noun.keeps).copied();
    let city = COLLECTIONS.iter().copied().chain(kept);
    city.chain(accounts::SYSTEM.iter().copied())
        .chain(engine::SYSTEM.iter().copied())
        .collect()
});

/// Every refusal there is: the protocol's, then the departments', then those of what serves them all.
pub fn rejects() -> impl Iterator<Item = &'static Reject> {
    let theirs = nouns().flat_map(|noun| noun.rejects).copied();
    let shared = [import::REJECTS, demo::REJECTS];
    schema::refusal::ALL.iter().chain(theirs.chain(shared).flatten())
}
