//! Scans of a count (عمليات المسح): what somebody saw where, as their telephone tells it. What a scan says follows at reading from
//! all that stand.

use engine::Entity;
use platform::bucket::IMAGES;
use platform::organisation::bureau::BUREAUX;
use platform::people::user::USERS;
use schema::{
    Access, Collection, Fields, Grant, Id, Instant, Label, Rows, Who, choice, fields, file, instant, integer, link,
    long, text,
};

use crate::campaign::INVENTORY_CAMPAIGNS;
use crate::item::{INVENTORY_ITEMS, Quality};
use crate::permission::PROPERTY;

pub(crate) mod code;
mod says;
mod send;
mod wording;

pub(crate) use says::{OtherScan, names_of, other_scan};

fields! {
    CAMPAIGN: Id = link("campaignId", || &INVENTORY_CAMPAIGNS).expands("campaign").required() => "عملية الجرد", "Récolement", "Count";
    /// In which office it was seen.
    BUREAU: Id = link("bureauId", || &BUREAUX).expands("bureau").required() => "المكتب", "Bureau", "Office";
    /// As it was scanned or typed.
    CODE: String = text("code").required().searched() => "الرمز", "Code", "Code";
    /// The code as numbers are compared.
    NUMBER: String = text("inventoryNumber").max(60).computed() => "رقم الجرد", "N° d’inventaire", "Inventory number";
    /// The thing that the code leads to; none where nobody knows it.
    ITEM: Id = link("itemId", || &INVENTORY_ITEMS).expands("item").weak().computed() => "الممتلك", "Bien", "Item";
    QUANTITY: i64 = integer("quantity").within(0, 1_000_000).preset(1) => "الكمية", "Quantité", "Quantity";
    CONDITION: Quality = choice("condition") => "الحالة", "État", "Condition";
    PHOTO: Id = file("photoId", IMAGES).given_to_action() => "الصورة", "Photo", "Photo";
    NOTE: String = long("note") => "ملاحظة", "Remarque", "Note";
    /// By the clock of the telephone, put right by what it was off.
    SCANNED_AT: Instant = instant("scannedAt").required() => "وقت المسح", "Scanné à", "Scanned at";
    RECEIVED_AT: Instant = instant("receivedAt").computed() => "وقت الاستلام", "Reçu à", "Received at";
    /// What was sent, and by whom, as a digest.
    CONTENT_HASH: String = text("contentHash").max(64).computed().hidden() => "بصمة المحتوى", "Empreinte du contenu", "Digest of the content";
    BY: Id = link("byId", || &USERS).expands("by").weak().computed() => "من طرف", "Par", "By";
}

/// Read where its count is, written by action alone.
pub static INVENTORY_SCANS: Collection = Collection {
    one: Label::new("مسح", "Scan", "Scan"),
    many: Label::new("عمليات المسح", "Scans", "Scans"),
    indexes: &[
        &[CAMPAIGN.def, BUREAU.def, SCANNED_AT.def],
        &[CAMPAIGN.def, ITEM.def, SCANNED_AT.def],
        // What came since, which each device asks about once a second.
        &[CAMPAIGN.def, RECEIVED_AT.def],
    ],
    access: Access::resource(PROPERTY)
        .read_only()
        .append_only()
        .grants(&[Grant::new(
            Who::Users,
            Rows::Through(&CAMPAIGN.def, Fields::All),
            Fields::All,
        )]),
    title: &[CODE.def],
    ..Collection::new("inventoryScans", FIELDS)
};

/// Sent by telephones.
pub static INVENTORY_SCAN: Entity = Entity {
    actions: &[&send::SEND],
    error_codes: &[send::ERROR_CODES],
    ..Entity::plain(&INVENTORY_SCANS)
};
