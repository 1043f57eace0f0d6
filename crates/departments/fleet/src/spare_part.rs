//! Spare parts (قطع الغيار): what stands in the store of the garage. How many is the sum of their movements.

use engine::{Entity, Extension, Finder, Import, ReportDef};
use schema::{
    Access, Collection, Date, Decimal, Label, Sticker, Tone, Unique, case, choices, date, decimal, fields, integer,
    long, sum, text,
};

use platform::home::task::Task;

mod count;
#[cfg(test)]
mod tests;
mod wording;

use crate::spare_movement::{self, SPARE_MOVEMENTS};

choices! {
    /// Whether there are enough of it.
    Stock {
        Out = "out" as Bad: "نافد", "Épuisé", "Out of stock";
        Low = "low" as Warn: "مخزون ضعيف", "Stock faible", "Low stock";
        Enough = "enough" as Good: "متوفر", "Suffisant", "Enough";
    }
}

fields! {
    NAME: String = text("partName").required().searched().printable() => "القطعة", "Pièce", "Part";
    QUANTITY: i64 = sum("quantity", || &SPARE_MOVEMENTS, spare_movement::PART, spare_movement::CHANGE) => "الكمية", "Quantité", "Quantity";
    UNIT: String = text("unit").suggested() => "الوحدة", "Unité", "Unit";
    CONTRACT: String = text("contract").suggested().searched() => "الصفقة", "Marché", "Public contract";
    COST: Decimal = decimal("cost").within(Decimal(0), Decimal(1_000_000_000)) => "الثمن (درهم)", "Coût (MAD)", "Cost (MAD)";
    CATEGORY: String = text("category").suggested() => "الفئة", "Catégorie", "Category";
    CAR_TYPE: String = text("carType").suggested() => "نوع المركبة", "Type de véhicule", "Vehicle type";
    REFERENCE: String = text("reference").searched().printable() => "المرجع", "Référence", "Reference";
    CHARACTERISTICS: String = long("characteristics") => "المواصفات", "Caractéristiques", "Characteristics";
    LOCATION: String = text("location").suggested().printable() => "المكان", "Emplacement", "Location";
    ENTRY_DATE: Date = date("entryDate") => "تاريخ الدخول", "Date d’entrée", "Entry date";
    MINIMUM: i64 = integer("minQuantity").within(0, 1_000_000) => "الحد الأدنى", "Stock minimal", "Minimum stock";
    /// Low from the minimum on; a part without a minimum is enough while there is one.
    STOCK: Stock = case(
        "stock",
        &[(QUANTITY.equals(0), Stock::Out.wire()), (QUANTITY.at_most(MINIMUM), Stock::Low.wire())],
        Stock::Enough.wire(),
    ) => "حالة المخزون", "État du stock", "Stock status";
}

/// What stands in the store of the garage.
pub static SPARE_PARTS: Collection = Collection {
    one: Label::new("قطعة غيار", "Pièce de rechange", "Spare part"),
    many: Label::new("قطع الغيار", "Pièces de rechange", "Spare parts"),
    unique: &[Unique::on(&[REFERENCE.def]).folded()],
    access: Access::resource(crate::PARTS_RESOURCE),
    title: &[NAME.def],
    picked_by: &[NAME.def, REFERENCE.def],
    page: "/park-inventaire/{id}",
    sticker: Some(Sticker {
        lines: &[NAME.def, REFERENCE.def, LOCATION.def],
        page: None,
    }),
    ..Collection::new("spareParts", FIELDS)
};

/// Parts of which there are too few, for whoever keeps the store.
static TASKS: &[Extension] = &[&Task {
    id: "spareParts.short",
    label: Label::new("قطع غيار يجب توفيرها", "Pièces à réapprovisionner", "Parts to restock"),
    tone: Tone::Warn,
    link: "/park-inventaire?stock=short",
    count: |cx| {
        if !cx.who().holds(crate::PARTS_RESOURCE, "update") {
            return Ok(0);
        }
        let short = cx.count_readable(&SPARE_PARTS, [STOCK.any_of([Stock::Low, Stock::Out])])?;
        Ok(short.unwrap_or(0))
    },
}];

/// A part; its quantity follows from its movements.
pub static SPARE_PART: Entity = Entity {
    finder: Some(Finder {
        by: &[NAME.def, REFERENCE.def, CONTRACT.def],
        details: &[REFERENCE.def],
    }),
    reports: &[
        ReportDef {
            name: "sparePartsByCategory",
            only: &[],
            by: &[CATEGORY.def],
            sum: None,
            ..ReportDef::WHOLE
        },
        ReportDef {
            name: "sparePartsByStock",
            only: &[],
            by: &[STOCK.def],
            sum: None,
            ..ReportDef::WHOLE
        },
    ],
    actions: &[&count::COUNT],
    error_codes: &[count::ERROR_CODES],
    extensions: &[TASKS],
    import: Some(&Import::by(&SPARE_PARTS, &[&[REFERENCE.def], &[NAME.def]])),
    ..Entity::plain(&SPARE_PARTS)
};
