//! Types of things (أنواع الممتلكات): desks, screens, air conditioners.

use engine::{Entity, Finder, Import};
use schema::{Access, Collection, Label, Unique, count, count_distinct, fields, text};

use crate::item::{self, INVENTORY_ITEMS};
use crate::permission::PROPERTY;

fields! {
    NAME: String = text("name").required().searched().printable() => "النوع", "Type de bien", "Type of item";
    DESCRIPTION: String = text("description") => "الوصف", "Description", "Description";
    /// In how many offices some of it stand.
    BUREAU_COUNT: i64 = count_distinct("bureauCount", || &INVENTORY_ITEMS, item::TYPE, item::BUREAU).when(item::IS_KEPT)
        => "عدد المكاتب", "Nombre de bureaux", "Number of offices";
    ITEM_COUNT: i64 = count("itemCount", || &INVENTORY_ITEMS, item::TYPE).when(item::IS_KEPT) => "عدد الممتلكات", "Nombre de biens", "Number of items";
}

/// Kept with the inventory.
pub static INVENTORY_TYPES: Collection = Collection {
    one: Label::new("نوع ممتلكات", "Type de bien", "Type of item"),
    many: Label::new("أنواع الممتلكات", "Types de biens", "Types of items"),
    unique: &[Unique::on(&[NAME.def]).folded()],
    access: Access::resource(PROPERTY),
    title: &[NAME.def],
    page: "/inventory-dashboard/{id}?tab=types",
    ..Collection::new("inventoryTypes", FIELDS)
};

/// Found by its name.
pub static INVENTORY_TYPE: Entity = Entity {
    finder: Some(Finder {
        by: &[NAME.def],
        details: &[],
    }),
    import: Some(&Import::by(&INVENTORY_TYPES, &[&[NAME.def]])),
    ..Entity::plain(&INVENTORY_TYPES)
};
