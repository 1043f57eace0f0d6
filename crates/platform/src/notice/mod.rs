//! Notifications: telling people inside what happened, and asking them to acknowledge it.
//!
//! A kind is declared beside the noun it is about, as an extension of its entity; whoever causes something calls [`notify`] in the
//! transaction of the cause. Where, when and how often each reader hears of it is the reader's wish.

mod announce;
mod channel;
mod delivery_preferences;
mod digest;
pub mod disk;
mod forget;
pub mod kind;
mod letter;
pub mod notification;
pub mod plural;
pub mod preference;
mod quiet_hours;
mod repeat;
mod send;
pub mod system_alerts;
#[cfg(test)]
mod tests;
pub mod text;
pub mod texts;
pub mod warning;

pub use forget::goes_with_user;
pub use kind::{NoticeChannels, NoticeKind};
pub use notification::NOTIFICATIONS;
pub use send::{Notice, acknowledge, notify};
pub use text::{Params, Text};

use engine::Entity;

/// The nouns of this department, in the order of `docs/model.md`.
pub static ENTITIES: &[&Entity] = &[&notification::NOTIFICATION, &preference::PREFERENCE];

/// The kind of that id, of those that are declared: `find(cx.extensions(), id)`.
pub fn find(mut declared: impl Iterator<Item = &'static NoticeKind>, id: &str) -> Option<&'static NoticeKind> {
    declared.find(|kind| kind.id == id)
}
