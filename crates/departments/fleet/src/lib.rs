//! The vehicle park (حظيرة السيارات): cars, their papers, who holds them, and the missions they go on.

pub mod accident;
pub mod car;
pub mod car_paper;
#[cfg(test)]
mod deadlines;
mod demo;
mod exclusive_period;
pub mod fuel;
pub mod holder;
pub mod maintenance;
pub mod mission;
pub mod not_in_future;
mod odometer;
pub mod ownership;
mod period;
pub mod plate;
pub mod spare_movement;
pub mod spare_part;
#[cfg(test)]
mod testing;

use engine::Entity;
use platform::Department;

/// The department.
pub const DEPARTMENT: Department = Department {
    nouns: ENTITIES,
    demo: Some(|scene| Box::pin(demo::fill(scene))),
    demo_life: None,
    joins: &[],
};

/// Its nouns, in the order of `docs/model.md`.
static ENTITIES: &[&Entity] = &[
    &mission::MISSION,
    &car::CAR,
    &car_paper::CAR_PAPER,
    &ownership::CAR_OWNERSHIP,
    &holder::CAR_ASSIGNMENT,
    &accident::ACCIDENT,
    &maintenance::MAINTENANCE,
    &fuel::FUEL_LOG,
    &spare_part::SPARE_PART,
    &spare_movement::SPARE_MOVEMENT,
];

/// What is asked of those who keep the park.
pub const RESOURCE: &str = "cars-management";
/// Reads the cars, and what they cost.
pub const READS: &str = "cars-management:read";
/// Sets right what is known of cars.
pub const KEEPS: &str = "cars-management:update";
/// What is asked of those who keep the spare parts.
pub const PARTS_RESOURCE: &str = "park-inventaire";
/// What a delegation must name, if it names anything, for its delegate to act for a head of the park.
pub const RESOURCES: &[&str] = &[RESOURCE, "park-maintenance"];
/// What makes somebody a head of the park.
pub const HEADS_PARK: &str = "park-maintenance:update";
/// Reads the short form of cars: whoever writes mission orders.
pub const MISSIONS_READ: &str = "order-mission:read";
