//! Movements of spare parts (حركات المخزون): a ledger. A mistake is set right by another movement.

#[cfg(test)]
mod tests;

use engine::{Cx, Entity, Import};
use schema::{
    Access, Change, Collection, Date, Id, Label, Money, Rejection, Result, choice, choices, date, error_codes, fields,
    integer, link, money, text,
};

use crate::maintenance::MAINTENANCES;
use crate::not_in_future;
use crate::spare_part::{self, SPARE_PARTS};
use platform::people::user::USERS;

choices! {
    /// Which way.
    Kind {
        In = "in" as Good: "دخول", "Entrée", "In";
        Out = "out" as Info: "خروج", "Sortie", "Out";
        Adjust = "adjust" as Quiet: "تسوية", "Ajustement", "Adjustment";
    }
}

fields! {
    PART: Id = link("partId", || &SPARE_PARTS).expands("part").required() => "القطعة", "Pièce", "Part";
    KIND: Kind = choice("kind").required() => "الحركة", "Mouvement", "Movement";
    /// How many; an adjustment may be less than nothing.
    QUANTITY: i64 = integer("quantity").within(-1_000_000, 1_000_000).required() => "الكمية", "Quantité", "Quantity";
    UNIT_COST: Money = money("unitCost").within(Money::ZERO, Money::of_centimes(1_000_000_000)) => "ثمن الوحدة (درهم)", "Prix unitaire (MAD)", "Unit cost (MAD)";
    DATE: Date = date("date").required() => "التاريخ", "Date", "Date";
    MAINTENANCE: Id = link("maintenanceId", || &MAINTENANCES).expands("maintenance") => "الصيانة", "Entretien", "Maintenance";
    REASON: String = text("reason") => "السبب", "Motif", "Reason";
    BY: Id = link("byId", || &USERS).expands("by").computed().weak() => "المستعمل", "Par", "By";
    /// What it adds to the stock, below nothing when it takes.
    CHANGE: i64 = integer("change").computed() => "التغيير", "Variation", "Change";
}

error_codes! {
    NOT_ENOUGH = "spare_part_not_enough", conflict => "المخزون غير كاف: «{part}»، المتوفر {left}", "Stock insuffisant\u{a0}: «\u{a0}{part}\u{a0}», il en reste {left}", "Not enough in stock: \"{part}\", {left} left";
    NOTHING = "spare_movement_of_nothing", invalid => "يجب أن تكون الكمية موجبة، ومخالفة للصفر في التسوية", "La quantité doit être positive, et non nulle pour un ajustement", "The quantity must be positive, and not zero for an adjustment";
    NO_REASON = "spare_movement_without_reason", invalid => "التسوية تتطلب ذكر السبب", "Un ajustement demande un motif", "An adjustment asks for a reason";
}
/// The ledger.
pub static SPARE_MOVEMENTS: Collection = Collection {
    one: Label::new("حركة مخزون", "Mouvement de stock", "Stock movement"),
    many: Label::new("حركات المخزون", "Mouvements de stock", "Stock movements"),
    indexes: &[&[PART.def, DATE.def]],
    access: Access::resource(crate::PARTS_RESOURCE).append_only(),
    title: &[DATE.def],
    ..Collection::new("spareMovements", FIELDS)
};

/// The stock is never below nothing.
pub static SPARE_MOVEMENT: Entity = Entity {
    before_write: &[
        |cx, change| not_in_future::day_not_in_future(cx, change, DATE),
        stock_is_never_below_nothing,
    ],
    import: Some(&Import::by(
        &SPARE_MOVEMENTS,
        &[&[PART.def, DATE.def, KIND.def, QUANTITY.def]],
    )),
    error_codes: &[ERROR_CODES],
    ..Entity::plain(&SPARE_MOVEMENTS)
};

/// Writes are serial, so what is read here is what there is.
fn stock_is_never_below_nothing(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let row = &mut change.after;
    let (kind, quantity) = (row.need(KIND)?, row.need(QUANTITY)?);
    if quantity == 0 || (quantity < 0 && kind != Kind::Adjust) {
        return Err(Rejection::new(NOTHING).field(QUANTITY.def.name).into());
    }
    if kind == Kind::Adjust && row.get(REASON).is_none_or(|reason| reason.trim().is_empty()) {
        return Err(Rejection::new(NO_REASON).field(REASON.def.name).into());
    }
    let adds = if kind == Kind::Out { -quantity } else { quantity };
    row.set(CHANGE, adds);
    if let Some(user) = &cx.who().user {
        row.set(BY, Id(user.clone()));
    }
    let Some(part) = cx.get(&SPARE_PARTS, row.need(PART)?.as_str())? else {
        return Ok(());
    };
    let left = part.get(spare_part::QUANTITY).unwrap_or(0);
    if left + adds < 0 {
        return Err(Rejection::new(NOT_ENOUGH)
            .field(QUANTITY.def.name)
            .arg("part", part.title().0)
            .arg("left", left)
            .into());
    }
    Ok(())
}
