//! The city: the one list of its departments, and what follows from it.

#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use engine::Entity;
use platform::{Department, notice};
use schema::{Collection, ErrorCode, Signature};

/// The departments, in the order of `docs/model.md`, among what the platform brings along. Each lists its nouns; nothing else names one.
pub static DEPARTMENTS: LazyLock<Vec<Department>> = LazyLock::new(|| {
    platform::with_departments(&[
        attendance::DEPARTMENT,
        fleet::DEPARTMENT,
        property::DEPARTMENT,
        recruitment::DEPARTMENT,
        leave::DEPARTMENT,
        requests::DEPARTMENT,
    ])
});

/// Every entity of the city, with the actions that follow from what it says.
pub static ENTITIES: LazyLock<Vec<&'static Entity>> = LazyLock::new(|| platform::entities(&DEPARTMENTS));

/// The collections that the wire knows.
pub static COLLECTIONS: LazyLock<Vec<&'static Collection>> = LazyLock::new(|| platform::collections(&DEPARTMENTS));

/// Every collection that the store keeps.
pub static CATALOGUE: LazyLock<Vec<&'static Collection>> = LazyLock::new(|| platform::catalogue(&DEPARTMENTS));

/// Every refusal there is.
pub fn error_codes() -> impl Iterator<Item = &'static ErrorCode> {
    platform::error_codes(&DEPARTMENTS)
}

/// Every kind of notification, in the order of the page of preferences.
pub fn notices() -> impl Iterator<Item = &'static notice::NoticeKind> {
    engine::extensions(&ENTITIES)
}

/// What every action is called and given.
pub fn signatures() -> Vec<Signature> {
    let actions = ENTITIES.iter().flat_map(|entity| entity.actions);
    actions.map(|action| action.signature()).collect()
}
