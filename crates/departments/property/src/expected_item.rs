//! What a count expects to find (الممتلكات المنتظرة): what stood in its offices when it was opened. Made by the opening, never changed.

use engine::Entity;
use platform::organisation::bureau::BUREAUX;
use schema::{Access, Collection, Fields, Grant, Id, Label, Rows, Unique, Who, choice, fields, integer, link};

use crate::campaign::INVENTORY_CAMPAIGNS;
use crate::item::{INVENTORY_ITEMS, Quality};
use crate::permission::PROPERTY;

fields! {
    CAMPAIGN: Id = link("campaignId", || &INVENTORY_CAMPAIGNS).expands("campaign").required() => "عملية الجرد", "Récolement", "Count";
    ITEM: Id = link("itemId", || &INVENTORY_ITEMS).expands("item").required() => "الممتلك", "Bien", "Item";
    BUREAU: Id = link("bureauId", || &BUREAUX).expands("bureau").weak() => "المكتب", "Bureau", "Office";
    QUANTITY: i64 = integer("quantity").within(1, 1_000_000).required() => "الكمية", "Quantité", "Quantity";
    /// How good it was then.
    CONDITION: Quality = choice("condition") => "الحالة", "État", "Condition";
}

/// Read where its count is; in no journal, which it is a copy of.
pub static INVENTORY_EXPECTED_ITEMS: Collection = Collection {
    one: Label::new("ممتلك منتظر", "Bien attendu", "Expected item"),
    many: Label::new("الممتلكات المنتظرة", "Biens attendus", "Expected items"),
    unique: &[Unique::on(&[CAMPAIGN.def, ITEM.def])],
    indexes: &[&[CAMPAIGN.def, BUREAU.def]],
    access: Access::resource(PROPERTY)
        .read_only()
        .append_only()
        .grants(&[Grant::new(
            Who::Users,
            Rows::Through(&CAMPAIGN.def, Fields::All),
            Fields::All,
        )]),
    title: &[ITEM.def],
    logged: false,
    ..Collection::new("inventoryExpected", FIELDS)
};

/// Made at the opening alone.
pub static INVENTORY_EXPECTED_ITEM: Entity = Entity::plain(&INVENTORY_EXPECTED_ITEMS);
