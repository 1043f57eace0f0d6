//! The stock: spare parts and their movements.

pub mod spare_movement;
pub mod spare_part;

#[cfg(test)]
mod tests;

use engine::Entity;

/// The nouns of this department, in the order of `model.md`.
pub static ENTITIES: &[&Entity] = &[&spare_part::SPARE_PART, &spare_movement::SPARE_MOVEMENT];

/// What is asked of those who keep the spare parts.
pub const PARTS_RESOURCE: &str = "park-inventaire";
