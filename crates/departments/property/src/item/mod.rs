//! Things (الممتلكات): what the commune owns. Where one is, who has it, how many there are and what became of it follow from its
//! movements, which are the one writer of these fields.

use engine::{Cx, Entity, Finder};
use jiff::civil;
use platform::bucket::{DOWNLOADABLE_DOCUMENTS, IMAGES};
use platform::handover::Handover;
use platform::organisation::bureau::BUREAUX;
use platform::organisation::service::SERVICES;
use platform::people::employee::EMPLOYEES;
use schema::{
    Access, Collection, Condition, Date, Document, Fields, Grant, Id, Label, Money, Result, Rows, Sticker, Unique,
    Unit, Who, all, choice, choices, date, fields, file, integer, link, long, money, text,
};

use crate::item_type::INVENTORY_TYPES;
use crate::movement::INVENTORY_MOVEMENTS;
use crate::permission::PROPERTY;
use crate::scan::INVENTORY_SCANS;

mod custody;
mod deletion;
mod entry;
mod guard;
pub(crate) mod import;
mod numbering;
mod office;
mod panel;
mod paper;
mod part;
mod receipt;
mod repair;
mod report;
pub(crate) mod rules;
#[cfg(test)]
pub(crate) mod tests;
mod unit_panel;
mod wording;

choices! {
    /// How good it is.
    Quality {
        New = "new" | "neuf" | "neuve" | "nouveau" | "n" | "جديدة" as Good: "جديد", "Neuf", "New";
        Good = "good" | "bon" | "bonne" | "b" | "bon état" | "tb" | "très bon" | "très bon état" | "جيدة" | "جيد جدا" | "حسن" | "حسنة" | "حالة جيدة" as Good: "جيد", "Bon", "Good";
        Fair = "fair" | "moyen" | "moyenne" | "état moyen" | "usagé" | "passable" | "متوسطة" | "حالة متوسطة" | "مستعمل" as Info: "متوسط", "Moyen", "Fair";
        Poor = "poor" | "mauvais" | "mauvaise" | "mauvais état" | "vétuste" | "en panne" | "رديئة" | "سيئ" | "سيئة" | "حالة سيئة" | "معطل" as Warn: "رديء", "Mauvais", "Poor";
        /// By reform alone.
        Reformed = "reformed" | "réformé" | "réformée" | "hors service" | "hs" | "متلاشية" | "خارج الخدمة" as Quiet: "متلاش", "Réformé", "Scrapped";
    }
}

choices! {
    /// What became of it.
    State {
        InService = "in_service" as Good: "قيد الاستعمال", "En service", "In service";
        InRepair = "in_repair" as Warn: "قيد الإصلاح", "En réparation", "In repair";
        Lost = "lost" as Bad: "ضائع", "Perdu", "Lost";
        Reformed = "reformed" as Quiet: "متلاش", "Réformé", "Scrapped";
    }
}

choices! {
    /// How the commune came by it.
    Acquisition {
        Purchase = "purchase" | "achat" | "marché": "شراء", "Achat", "Purchase";
        Gift = "gift" | "don": "هبة", "Don", "Gift";
        Transfer = "transfer" | "transfert" | "cession": "تحويل", "Transfert", "Transfer";
        Found = "found": "معثور عليه", "Trouvé", "Found";
        Unknown = "unknown" | "inconnue": "غير معروف", "Inconnue", "Unknown";
    }
}

fields! {
    DESIGNATION: String = text("designation").required().searched().printable() => "التسمية", "Désignation", "Designation";
    /// Without one it is to be labelled.
    NUMBER: String = text("inventoryNumber").max(60).searched().printable() => "رقم الجرد", "N° d’inventaire", "Inventory number";
    /// The number without case, blanks and hyphens, in Western digits: what it is found and told apart by.
    NUMBER_KEY: String = text("numberKey").max(60).computed().hidden() => "مفتاح رقم الجرد", "Clé du numéro", "Key of the number";
    /// Without one it is to be placed.
    BUREAU: Id = link("bureauId", || &BUREAUX).expands("bureau") => "المكتب", "Bureau", "Office";
    TYPE: Id = link("typeId", || &INVENTORY_TYPES).expands("type") => "النوع", "Type", "Type";
    /// The office’s, unless it is typed.
    SERVICE: Id = link("serviceId", || &SERVICES).expands("service") => "المصلحة", "Service", "Service";
    QUANTITY: i64 = integer("quantity").within(1, 1_000_000).preset(1) => "الكمية", "Quantité", "Quantity";
    /// Who holds it, by a hand-over.
    EMPLOYEE: Id = link("employeeId", || &EMPLOYEES).expands("employee") => "الحائز(ة)", "Détenteur", "Holder";
    /// The hand-over that its holder has neither accepted nor signed by hand.
    PENDING: Id = link("pendingHandoverId", || &INVENTORY_MOVEMENTS).expands("pendingHandover").weak().computed() => "تسليم في انتظار القبول", "Remise à accepter", "Hand-over to be accepted";
    STATE: State = choice("state").default(State::InService.wire()) => "الوضعية", "Situation", "State";
    CONDITION: Quality = choice("condition") => "الحالة", "État", "Condition";
    FLOOR: String = text("floor") => "الطابق", "Étage", "Floor";
    ACQUIRED_ON: Date = date("acquiredOn") => "تاريخ الاقتناء", "Date d’acquisition", "Acquired on";
    ACQUISITION: Acquisition = choice("acquisition") => "طريقة الاقتناء", "Mode d’acquisition", "Acquisition";
    /// Of one piece.
    PRICE: Money = money("price").within(Money::ZERO, Money::of_centimes(100_000_000_000)) => "ثمن الوحدة (درهم)", "Prix unitaire (MAD)", "Price of one (MAD)";
    /// The price of one times how many there are: what sums of the inventory are made of.
    VALUE: Money = money("value").computed() => "القيمة (درهم)", "Valeur (MAD)", "Value (MAD)";
    SUPPLIER: String = text("supplier").suggested() => "الممون", "Fournisseur", "Supplier";
    CONTRACT: String = text("contract").suggested().searched() => "الصفقة", "Marché", "Public contract";
    INVOICE_REF: String = text("invoiceRef") => "مرجع الفاتورة", "Référence de la facture", "Invoice reference";
    INVOICE: Id = file("invoiceFileId", DOWNLOADABLE_DOCUMENTS) => "الفاتورة", "Facture", "Invoice";
    WARRANTY_UNTIL: Date = date("warrantyUntil") => "الضمان إلى غاية", "Garantie jusqu’au", "Warranty until";
    BRAND: String = text("brand").suggested() => "العلامة", "Marque", "Brand";
    SERIAL_NUMBER: String = text("serialNumber").searched() => "الرقم التسلسلي", "N° de série", "Serial number";
    /// What it was a part of, when several stood under one number.
    PARENT: Id = link("parentItemId", || &INVENTORY_ITEMS).expands("parentItem").weak().computed() => "الأصل", "Bien d’origine", "Original item";
    /// By which finding of a count it came.
    FOUND_BY: Id = link("foundByScanId", || &INVENTORY_SCANS).expands("foundByScan").weak().computed() => "عثر عليه خلال الجرد", "Trouvé au récolement", "Found by a count";
    NOTES: String = long("notes") => "ملاحظات", "Remarques", "Notes";
    PHOTO: Id = file("photoId", IMAGES) => "الصورة", "Photo", "Photo";
}

/// It is still the commune’s, and where it should be.
pub(crate) const IS_KEPT: Condition = all(&[STATE.is_not(State::Lost.wire()), STATE.is_not(State::Reformed.wire())]);

/// The things that somebody holds: whoever leaves brings them back, whatever the day.
fn items_held(cx: &Cx<'_>, employee: &Id, _: civil::Date) -> Result<Vec<Document>> {
    cx.all(&INVENTORY_ITEMS, [EMPLOYEE.eq(employee)])
}

/// What it cost and where it was bought is for those who keep the inventory.
const WITHOUT_PRICE: Fields = Fields::Except(&[
    PRICE.def,
    VALUE.def,
    SUPPLIER.def,
    CONTRACT.def,
    INVOICE_REF.def,
    INVOICE.def,
]);

/// Heads read what stands in their units, holders what they hold.
pub static INVENTORY_ITEMS: Collection = Collection {
    one: Label::new("ممتلك", "Bien", "Item"),
    many: Label::new("الممتلكات المنقولة", "Biens mobiliers", "Items"),
    unique: &[Unique::on(&[NUMBER_KEY.def]).typed_in(NUMBER.def)],
    indexes: &[
        &[BUREAU.def, DESIGNATION.def],
        &[CONDITION.def, DESIGNATION.def],
        &[TYPE.def, DESIGNATION.def],
        &[STATE.def, BUREAU.def],
        &[EMPLOYEE.def],
        &[SERVICE.def],
        &[PARENT.def],
        &[ACQUIRED_ON.def],
    ],
    access: Access::resource(PROPERTY).grants(&[
        Grant::new(
            Who::Heads,
            Rows::Unit(&[(Unit::Bureau, &BUREAU.def), (Unit::Service, &SERVICE.def)]),
            WITHOUT_PRICE,
        ),
        Grant::new(Who::Employees, Rows::Own(&[EMPLOYEE.def]), WITHOUT_PRICE),
    ]),
    title: &[DESIGNATION.def],
    picked_by: &[DESIGNATION.def, NUMBER.def, SERIAL_NUMBER.def],
    picked_with: &[&[NUMBER.def], &[BUREAU.def]],
    page: "/inventory-dashboard/{id}",
    sticker: Some(Sticker {
        lines: &[DESIGNATION.def, NUMBER.def],
        page: None,
    }),
    ..Collection::new("inventoryItems", FIELDS)
};

/// A thing; where it is follows from its movements.
pub static INVENTORY_ITEM: Entity = Entity {
    finder: Some(Finder {
        by: &[DESIGNATION.def, NUMBER.def, SERIAL_NUMBER.def],
        details: &[NUMBER.def, BUREAU.def],
    }),
    before_write: &[rules::fill_derived_fields, rules::movements_say_where_it_is],
    before_delete: &[deletion::is_slip_of_the_last_day],
    after_write: &[rules::MOVEMENTS_FOLLOW],
    reports: report::REPORTS,
    import: Some(&import::ITEMS_OF_SHEETS),
    after_delete: &[deletion::ENTRY_GOES],
    bulk_acts: &[(BUREAU.def, "inventoryItems.move")],
    actions: &[
        &entry::ENTER,
        &custody::MOVE,
        &custody::HAND_OVER,
        &receipt::ACCEPT,
        &receipt::REFUSE,
        &custody::TAKE_BACK,
        &repair::SEND,
        &repair::BRING_BACK,
        &repair::REPORT_LOSS,
        &repair::ADJUST,
        &numbering::NUMBER_ITEMS,
        &paper::sheet::PRINT,
        &paper::quitus::PRINT,
        &paper::register::PRINT,
    ],
    error_codes: &[
        rules::ERROR_CODES,
        custody::ERROR_CODES,
        deletion::ERROR_CODES,
        entry::ERROR_CODES,
        guard::ERROR_CODES,
        numbering::ERROR_CODES,
        part::ERROR_CODES,
        repair::ERROR_CODES,
        paper::quitus::ERROR_CODES,
        paper::register::ERROR_CODES,
        paper::sheet::ERROR_CODES,
        crate::paper::ERROR_CODES,
    ],
    jobs: &[&office::FOLLOW],
    extensions: &[
        &[&numbering::NUMBERS, &Handover(items_held)],
        office::DECLARED,
        paper::KINDS,
        panel::PANELS,
        unit_panel::PANELS,
    ],
    ..Entity::plain(&INVENTORY_ITEMS)
};
