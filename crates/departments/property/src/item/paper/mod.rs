//! Papers about things: the sheet behind the door of an office, the quitus of who holds nothing, and the register.

pub(super) mod quitus;
pub(super) mod register;
pub(super) mod sheet;
#[cfg(test)]
mod tests;
mod wording;

use engine::Extension;

/// The kinds.
pub(super) static KINDS: &[Extension] = &[&sheet::SHEET, &quitus::QUITUS];
