//! Papers: what the house has issued, and how anybody may tell that it did.
//!
//! A [`Kind`] of paper stands beside the noun it is about, as data: its names, its texts, what it takes from the noun.
//! Issuing one is [`authentic_document::issue_paper`]; nothing else makes papers.

pub mod amount;
pub mod authentic_document;
pub mod facts;
pub mod kind;
pub mod letter;
pub mod template;
#[cfg(test)]
pub(crate) mod tests;

pub use facts::Facts;
pub use kind::{Follows, Kind, Name};
pub use letter::Letter;

use crate::fleet::{accident, mission};
use crate::people::employee::paper;

use engine::Entity;

/// The nouns of this department, in the order of `model.md`.
pub static ENTITIES: &[&Entity] = &[&authentic_document::AUTHENTIC_DOCUMENT, &template::PAPER_TEMPLATE];

/// Every kind of paper.
pub static KINDS: &[&Kind] = &[
    &paper::WORK,
    &paper::SALARY,
    &paper::EXPERIENCE,
    &paper::SHEET,
    &mission::paper::ORDER,
    &accident::paper::STATEMENT,
    &paper::LETTER,
];

/// The kind of that id.
pub fn kind(id: &str) -> Option<&'static Kind> {
    KINDS.iter().copied().find(|kind| kind.id == id)
}
