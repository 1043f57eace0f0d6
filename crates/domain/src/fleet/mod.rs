//! The vehicle park (حظيرة السيارات): cars, their papers, who holds them, and the missions they go on.

pub mod accident;
pub mod car;
pub mod car_paper;
pub mod fuel;
pub mod happened;
pub mod holder;
pub mod maintenance;
pub mod mission;
mod odometer;
pub mod ownership;
mod period;
pub mod plate;
mod turns;

use engine::Entity;

/// The nouns of this department, in the order of `model.md`.
pub static ENTITIES: &[&Entity] = &[
    &mission::MISSION,
    &car::CAR,
    &car_paper::CAR_PAPER,
    &ownership::CAR_OWNERSHIP,
    &holder::CAR_ASSIGNMENT,
    &accident::ACCIDENT,
    &maintenance::MAINTENANCE,
    &fuel::FUEL_LOG,
];

/// What is asked of those who keep the park.
pub const RESOURCE: &str = "cars-management";
/// Reads the cars, and what they cost.
pub const READS: &str = "cars-management:read";
/// Sets right what is known of cars.
pub const KEEPS: &str = "cars-management:update";
/// What a delegation must name, if it names anything, for its delegate to act for a head of the park.
pub const RESOURCES: &[&str] = &[RESOURCE, "park-maintenance"];
/// What makes somebody a head of the park.
pub const HEADS_PARK: &str = "park-maintenance:update";
/// Reads the short form of cars: whoever writes mission orders.
pub const MISSIONS_READ: &str = "order-mission:read";
