//! Property (الممتلكات المنقولة): the movable goods of the commune, where they are, who has them, and the yearly count. Land,
//! buildings and vehicles are no part of it.

pub mod campaign;
mod demo;
pub mod difference;
pub mod expected_item;
pub mod item;
pub mod item_type;
mod joined;
pub mod movement;
mod paper;
mod permission;
pub mod reform;
pub mod scan;
#[cfg(test)]
mod testing;

use engine::Entity;
use platform::Department;

/// The department.
pub const DEPARTMENT: Department = Department {
    nouns: ENTITIES,
    demo: Some(|scene| Box::pin(demo::fill(scene))),
    demo_life: None,
    joins: joined::JOINS,
};

/// Its nouns, in the order of `docs/model.md`.
static ENTITIES: &[&Entity] = &[
    &item_type::INVENTORY_TYPE,
    &item::INVENTORY_ITEM,
    &movement::INVENTORY_MOVEMENT,
    &reform::INVENTORY_REFORM,
    &campaign::INVENTORY_CAMPAIGN,
    &expected_item::INVENTORY_EXPECTED_ITEM,
    &scan::INVENTORY_SCAN,
    &difference::INVENTORY_DIFFERENCE,
];
