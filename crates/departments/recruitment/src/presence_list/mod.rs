//! Lists of presence on devices (لوائح الحضور المحمولة): a telephone takes the list of a test along, marks who comes where no network
//! reaches, and gives the list back. Closing a sheet names the lists that are out.

use engine::Entity;

mod open;
mod people;
pub(crate) mod row;
mod standing;
#[cfg(test)]
mod tests;
mod wording;

pub use row::PRESENCE_LISTS;

/// Opened and given back by who records presence.
pub static PRESENCE_LIST: Entity = Entity {
    actions: &[&open::OPEN, &people::PEOPLE, &open::HAND_IN, &standing::STANDING],
    error_codes: &[open::ERROR_CODES],
    ..Entity::plain(&PRESENCE_LISTS)
};

pub(crate) use open::HELD;
