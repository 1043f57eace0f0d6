//! Notifications: telling people inside what happened, and asking them to acknowledge it.
//!
//! A kind is declared beside the noun it is about and named in [`KINDS`]; whoever causes something calls [`tell`] in the
//! transaction of the cause. Where, when and how often each reader hears of it is the reader's wish.

mod announce;
mod channel;
mod digest;
pub mod disk;
mod forget;
pub mod house;
pub mod kind;
mod letter;
pub mod notification;
pub mod plural;
pub mod preference;
mod quiet;
mod repeat;
mod tell;
#[cfg(test)]
mod tests;
pub mod text;
pub mod texts;
pub mod warning;
mod wish;

pub use forget::goes_with_user;
pub use kind::{Channels, Kind};
pub use notification::NOTIFICATIONS;
pub use tell::{Notice, settle, tell};
pub use text::{Params, Text};

use engine::Entity;

/// The nouns of this department, in the order of `model.md`.
pub static ENTITIES: &[&Entity] = &[&notification::NOTIFICATION, &preference::PREFERENCE];

/// Every kind of notification, by department, in the order of the page of preferences. Nothing else registers one.
pub static KINDS: &[&[&Kind]] = &[
    crate::organisation::assignment::NOTICES,
    crate::organisation::delegation::NOTICES,
    crate::fleet::car_paper::week::NOTICES,
    crate::fleet::maintenance::due::NOTICES,
    crate::deadline::NOTICES,
    crate::import::NOTICES,
    crate::people::user::NOTICES,
    house::NOTICES,
    warning::NOTICES,
];

/// Every kind.
pub fn kinds() -> impl Iterator<Item = &'static Kind> {
    KINDS.iter().copied().flatten().copied()
}

/// The kind of that id.
pub fn find(id: &str) -> Option<&'static Kind> {
    kinds().find(|kind| kind.id == id)
}
