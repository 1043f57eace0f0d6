//! Differences of a count (فوارق الجرد): what is missing, elsewhere, unknown, damaged or of another quantity, and what is decided
//! about it.

use engine::Entity;
use platform::organisation::bureau::BUREAUX;
use platform::people::user::USERS;
use schema::{
    Access, Collection, Fields, Grant, Id, Label, Rows, Who, choice, choices, fields, integer, link, long, text,
};

use crate::campaign::INVENTORY_CAMPAIGNS;
use crate::item::INVENTORY_ITEMS;
use crate::item_type::INVENTORY_TYPES;
use crate::permission::PROPERTY;
use crate::scan::INVENTORY_SCANS;

pub(crate) mod apply;
pub(crate) mod decide;
pub(crate) mod list;
mod wording;

choices! {
    /// What differs.
    Kind {
        Missing = "missing" as Bad: "مفقود", "Manquant", "Missing";
        Moved = "moved" as Warn: "في غير مكانه", "Déplacé", "Moved";
        Unknown = "unknown" as Warn: "غير معروف", "Inconnu", "Unknown";
        Damaged = "damaged" as Warn: "متضرر", "Endommagé", "Damaged";
        Quantity = "quantity" as Warn: "فارق في الكمية", "Écart de quantité", "Quantity differs";
    }
}

choices! {
    /// What is decided about it.
    Decision {
        /// What was seen counts: it moves, its condition or quantity changes.
        Accept = "accept" as Good: "اعتماد ما تمت معاينته", "Retenir le constat", "Accept what was seen";
        /// The inventory stays as it is.
        Keep = "keep" as Quiet: "الإبقاء على الجرد", "Garder l’inventaire", "Keep the inventory";
        Lost = "lost" as Bad: "اعتباره ضائعا", "Déclarer perdu", "Declare lost";
        MakeItem = "make_item" as Good: "تسجيله ممتلكا", "En faire un bien", "Make an item of it";
        Dismiss = "dismiss" as Quiet: "استبعاد", "Écarter", "Dismiss";
    }
}

fields! {
    CAMPAIGN: Id = link("campaignId", || &INVENTORY_CAMPAIGNS).expands("campaign").required() => "عملية الجرد", "Récolement", "Count";
    KIND: Kind = choice("kind").required() => "الفارق", "Écart", "Difference";
    ITEM: Id = link("itemId", || &INVENTORY_ITEMS).expands("item").weak() => "الممتلك", "Bien", "Item";
    SCAN: Id = link("scanId", || &INVENTORY_SCANS).expands("scan").weak() => "المسح", "Scan", "Scan";
    /// Where it should be; of what nobody knows, where it was seen.
    BUREAU: Id = link("bureauId", || &BUREAUX).expands("bureau").weak() => "المكتب", "Bureau", "Office";
    /// Where it was seen, if elsewhere.
    SEEN_IN: Id = link("seenInBureauId", || &BUREAUX).expands("seenInBureau").weak() => "عوين في", "Vu dans", "Seen in";
    EXPECTED: i64 = integer("expectedQuantity") => "الكمية المنتظرة", "Quantité attendue", "Expected quantity";
    COUNTED: i64 = integer("countedQuantity") => "الكمية المعاينة", "Quantité comptée", "Counted quantity";
    DECISION: Decision = choice("decision") => "القرار", "Décision", "Decision";
    REASON: String = long("reason") => "السبب", "Motif", "Reason";
    /// Of a finding that becomes an item: what it is.
    DESIGNATION: String = text("designation").printable() => "التسمية", "Désignation", "Designation";
    /// Of a finding that becomes an item: its type.
    TYPE: Id = link("typeId", || &INVENTORY_TYPES).expands("type").weak() => "النوع", "Type", "Type";
    DECIDED_BY: Id = link("decidedById", || &USERS).expands("decidedBy").weak().computed() => "قرره", "Décidé par", "Decided by";
}

/// Read where its count is, written by actions alone.
pub static INVENTORY_DIFFERENCES: Collection = Collection {
    one: Label::new("فارق جرد", "Écart de récolement", "Difference of a count"),
    many: Label::new("فوارق الجرد", "Écarts de récolement", "Differences of counts"),
    indexes: &[&[CAMPAIGN.def, KIND.def], &[CAMPAIGN.def, BUREAU.def]],
    access: Access::resource(PROPERTY).read_only().grants(&[Grant::new(
        Who::Users,
        Rows::Through(&CAMPAIGN.def, Fields::All),
        Fields::All,
    )]),
    title: &[KIND.def],
    ..Collection::new("inventoryDifferences", FIELDS)
};

/// Made by the count, decided until it is closed.
pub static INVENTORY_DIFFERENCE: Entity = Entity {
    error_codes: &[apply::ERROR_CODES, decide::ERROR_CODES],
    ..Entity::plain(&INVENTORY_DIFFERENCES)
};
