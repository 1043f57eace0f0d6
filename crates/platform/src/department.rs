//! A department, and what follows from the list of them all.

use engine::Entity;
use schema::{Collection, ErrorCode};

use crate::{demo, import};

/// A department: its nouns, and what it adds to the demonstration.
#[derive(Clone, Copy)]
pub struct Department {
    /// Its nouns, in the order of `model.md`.
    pub nouns: &'static [&'static Entity],
    /// What it fills an empty store with, after the departments before it.
    pub demo: Option<demo::Step>,
}

impl Department {
    /// A department that adds nothing to the demonstration.
    pub const fn plain(nouns: &'static [&'static Entity]) -> Self {
        Department { nouns, demo: None }
    }
}

fn nouns(departments: &'static [Department]) -> impl Iterator<Item = &'static Entity> {
    departments.iter().flat_map(|department| department.nouns).copied()
}

/// Every entity, with the actions that follow from what it says; at the end what happens to an account that has a profile.
pub fn entities(departments: &'static [Department]) -> Vec<&'static Entity> {
    let all = nouns(departments).chain([&crate::people::user::ACCOUNT_OF_USER]);
    all.map(import::action::importable).collect()
}

/// The collections of the entities, without the accounts: what the wire knows.
pub fn collections(departments: &'static [Department]) -> Vec<&'static Collection> {
    nouns(departments).map(|noun| noun.of).collect()
}

/// Every collection that the store keeps: the departments', the accounts', the engine's.
pub fn catalogue(departments: &'static [Department]) -> Vec<&'static Collection> {
    let kept = nouns(departments).flat_map(|noun| noun.keeps).copied();
    let city = nouns(departments).map(|noun| noun.of).chain(kept);
    city.chain(accounts::SYSTEM.iter().copied())
        .chain(engine::SYSTEM.iter().copied())
        .collect()
}

/// Every refusal there is: the protocol's, then the departments', then those of what serves them all.
pub fn error_codes(departments: &'static [Department]) -> impl Iterator<Item = &'static ErrorCode> {
    let theirs = nouns(departments).flat_map(|noun| noun.error_codes).copied();
    let shared = [import::ERROR_CODES, demo::ERROR_CODES];
    schema::error_codes::ERROR_CODES
        .iter()
        .chain(theirs.chain(shared).flatten())
}
