//! A department, and what follows from the list of them all.

use engine::Entity;
use schema::{Collection, ErrorCode, FieldDef};

use crate::{
    approval, decision, demo, import, ledger, notice, organisation, papers, people, reading, retention, settings,
    signature, time_limit,
};

/// A department: its nouns, and what it adds to the demonstration.
#[derive(Clone, Copy)]
pub struct Department {
    /// Its nouns, in the order of `docs/model.md`.
    pub nouns: &'static [&'static Entity],
    /// What it fills an empty store with, after the departments before it.
    pub demo: Option<demo::DemoStep>,
    /// What it adds when all of them have: the life of every day, which goes on among what the others show.
    pub demo_life: Option<demo::DemoStep>,
    /// What it counts of its rows for units and places of the platform.
    pub joins: &'static [Join],
}

/// A count over the rows of a department that a collection of the platform shows (decision 61).
#[derive(Clone, Copy)]
pub struct Join {
    /// The collection, one that others may join.
    pub of: &'static Collection,
    /// Fields that are derived at reading.
    pub fields: &'static [FieldDef],
}

impl Department {
    /// A department that adds nothing to the demonstration.
    pub const fn plain(nouns: &'static [&'static Entity]) -> Self {
        Department {
            nouns,
            demo: None,
            demo_life: None,
            joins: &[],
        }
    }
}

/// These departments among what the platform brings along: the organisation and its people before them, papers, settings and
/// notices after. What they count joins the collections of the platform here, before anything looks up a field.
pub fn with_departments(departments: &[Department]) -> Vec<Department> {
    let before = [organisation::ENTITIES, people::ENTITIES].map(Department::plain);
    let after = [
        approval::ENTITIES,
        signature::ENTITIES,
        papers::ENTITIES,
        settings::ENTITIES,
        time_limit::ENTITIES,
        retention::ENTITIES,
        import::ENTITIES,
        notice::ENTITIES,
        reading::ENTITIES,
        engine::ENTITIES,
    ]
    .map(Department::plain);
    let joins = || departments.iter().flat_map(|department| department.joins);
    for Join { of, .. } in joins() {
        let theirs = joins().filter(|join| join.of == *of);
        of.join(&theirs.flat_map(|join| join.fields).copied().collect::<Vec<_>>());
    }
    [&before[..], departments, &after[..]].concat()
}

fn nouns(departments: &[Department]) -> impl Iterator<Item = &'static Entity> {
    departments.iter().flat_map(|department| department.nouns).copied()
}

/// Every entity, with the actions that follow from what it says; at the end what happens to an account that has a profile.
pub fn entities(departments: &[Department]) -> Vec<&'static Entity> {
    let all = nouns(departments).chain([&people::user::ACCOUNT_OF_USER]);
    all.map(import::action::importable).collect()
}

/// The collections of the entities, without the accounts: what the wire knows.
pub fn collections(departments: &[Department]) -> Vec<&'static Collection> {
    nouns(departments).map(|noun| noun.of).collect()
}

/// Every collection that the store keeps: the departments', the accounts', the engine's.
pub fn catalogue(departments: &[Department]) -> Vec<&'static Collection> {
    let kept = nouns(departments).flat_map(|noun| noun.keeps).copied();
    let city = nouns(departments).map(|noun| noun.of).chain(kept);
    city.chain(accounts::SYSTEM.iter().copied())
        .chain(engine::SYSTEM.iter().copied())
        .collect()
}

/// Every refusal there is: the protocol's, then the departments', then those of what serves them all.
pub fn error_codes(departments: &[Department]) -> impl Iterator<Item = &'static ErrorCode> {
    let theirs = nouns(departments).flat_map(|noun| noun.error_codes).copied();
    let shared = [
        import::ERROR_CODES,
        demo::ERROR_CODES,
        decision::ERROR_CODES,
        ledger::ERROR_CODES,
    ];
    schema::error_codes::ERROR_CODES
        .iter()
        .chain(theirs.chain(shared).flatten())
}
