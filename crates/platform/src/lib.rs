//! What every department stands on: people, the organisation, settings, notices, deadlines, papers, import.
//!
//! Nothing here names a department. A department is a crate of its own that lists its nouns as a [`Department`]; the list of
//! them all is put together in `domain`.

pub mod answered_word;
pub mod approval;
pub mod bucket;
pub mod calendar_feed;
pub mod deadline;
pub mod decision;
pub mod demo;
mod department;
pub mod handover;
mod health_access;
pub mod home;
pub mod import;
pub mod ledger;
pub mod network;
pub mod notice;
pub mod open_place;
pub mod organisation;
pub mod own_matter;
pub mod papers;
pub mod people;
pub mod public_follow;
pub mod reading;
pub mod retention;
mod rights;
pub mod settings;
pub mod signature;
pub mod stale_actors;
pub mod terminal_door;
#[cfg(test)]
mod testing;
pub mod time_limit;
pub mod unavailability;
pub mod workday;

pub use bucket::BUCKETS;
pub use department::{Department, Join, catalogue, collections, entities, error_codes, with_departments};
pub use papers::authentic_document::number::check_numbers;
pub use papers::authentic_document::reprint::{Reprinted, reprint_lost};
pub use people::role::first::{FirstRows, first_start};
pub use people::user::HOOKS;
pub use rights::{CHARTER, rights};
