//! The stock: spare parts and their movements.

pub mod spare_movement;
pub mod spare_part;

#[cfg(test)]
mod tests;

/// What is asked of those who keep the spare parts.
pub const PARTS_RESOURCE: &str = "park-inventaire";
