//! Papers: what the house has issued, and how anybody may tell that it did.
//!
//! A [`Kind`] of paper stands beside the noun it is about, as data and as an extension of its entity: its names, its texts, what it
//! takes from the noun.
//! Issuing one is [`authentic_document::issue_paper`]; nothing else makes papers.

pub mod amount;
pub mod authentic_document;
pub mod counted;
pub mod facts;
pub mod kind;
pub mod letter;
pub mod template;
#[cfg(test)]
mod tests;
pub mod wording;

pub use authentic_document::canonical::canonical;
pub use facts::Facts;
pub use kind::{Follows, Name, PaperKind};
pub use letter::Letter;

use engine::Entity;

/// The nouns of this department, in the order of `docs/model.md`.
pub static ENTITIES: &[&Entity] = &[&authentic_document::AUTHENTIC_DOCUMENT, &template::PAPER_TEMPLATE];

/// The kind of that id, of those that are declared: `kind(cx.extensions(), id)`.
pub fn kind(mut declared: impl Iterator<Item = &'static PaperKind>, id: &str) -> Option<&'static PaperKind> {
    declared.find(|kind| kind.id == id)
}
