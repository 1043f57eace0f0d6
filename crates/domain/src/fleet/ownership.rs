//! Previous ownerships (الملكية السابقة): to whom a car belonged before.

use engine::Entity;
use schema::{Access, Collection, Date, Id, Label, date, fields, link, long, text};

use super::car::CARS;
use crate::import::action::import_action;

fields! {
    CAR: Id = link("carId", || &CARS).expands("car").required() => "المركبة", "Véhicule", "Vehicle";
    OWNER: String = text("owner").required() => "المالك السابق", "Propriétaire précédent", "Previous owner";
    FROM: Date = date("from") => "من", "Du", "From";
    TO: Date = date("to").not_before(FROM) => "إلى", "Au", "To";
    NOTES: String = long("notes") => "ملاحظات", "Notes", "Notes";
}

/// Previous ownerships of cars.
pub static CAR_OWNERSHIPS: Collection = Collection {
    one: Label::new("ملكية سابقة", "Propriété précédente", "Previous ownership"),
    many: Label::new("الملكيات السابقة", "Propriétés précédentes", "Previous ownerships"),
    access: Access::resource(super::RESOURCE),
    title: &[OWNER.def],
    ..Collection::new("carOwnerships", FIELDS)
};

/// A list of facts.
pub static CAR_OWNERSHIP: Entity = Entity {
    actions: &[import_action!("carOwnerships", "cars-management")],
    ..Entity::plain(&CAR_OWNERSHIPS)
};
