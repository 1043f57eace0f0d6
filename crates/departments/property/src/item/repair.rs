//! Things go to repair and come back, are lost, and are counted anew.

use engine::{Act, Allowed, Cx, inputs};
use schema::{Date, Document, Money, Rejection, Result, error_codes};

use super::guard::{IN_REPAIR, IN_SERVICE, THERE};
use super::part::ItemPart;
use super::{CONDITION, INVENTORY_ITEMS, QUANTITY, Quality, wording};
use crate::movement::lot::Lot;
use crate::movement::post::{movement, post};
use crate::movement::{self, COST, DECISION_REF, INVENTORY_MOVEMENTS, Kind, ON, REASON, REPAIRER};
use crate::permission::MOVES;

error_codes! {
    SAME_QUANTITY = "inventory_same_quantity", invalid => "هذه الكمية هي المسجلة من قبل", "C’est la quantité déjà enregistrée", "That is the quantity on file";
}

inputs! {
    /// A thing that goes to repair.
    pub(super) struct RepairOrder {
        /// The day; today unless it is said.
        on: Option<Date> = may_field("on", &INVENTORY_MOVEMENTS, &ON),
        /// Who repairs it.
        repairer: Option<String> = may_field("repairer", &INVENTORY_MOVEMENTS, &REPAIRER),
        /// Why.
        reason: Option<String> = may_field("reason", &INVENTORY_MOVEMENTS, &REASON),
    }
    /// A thing that comes back from repair.
    pub(super) struct RepairReturn {
        /// The day; today unless it is said.
        on: Option<Date> = may_field("on", &INVENTORY_MOVEMENTS, &ON),
        /// What it cost.
        cost: Option<Money> = may_field("cost", &INVENTORY_MOVEMENTS, &COST),
        /// How good it is now.
        condition: Option<Quality> = may_field("condition", &INVENTORY_ITEMS, &CONDITION),
        /// What was done, or why nothing was.
        reason: Option<String> = may_field("reason", &INVENTORY_MOVEMENTS, &REASON),
    }
    /// A thing that is lost or stolen.
    pub(super) struct LossReport {
        /// The day; today unless it is said.
        on: Option<Date> = may_field("on", &INVENTORY_MOVEMENTS, &ON),
        /// How many; all unless it is said.
        quantity: Option<i64> = may_field("quantity", &INVENTORY_ITEMS, &QUANTITY),
        /// What happened.
        reason: String = need_field("reason", &INVENTORY_MOVEMENTS, &REASON),
        /// The reference of the report.
        decision_ref: Option<String> = may_field("decisionRef", &INVENTORY_MOVEMENTS, &DECISION_REF),
    }
    /// How many there are.
    pub(super) struct Recount {
        /// So many.
        quantity: i64 = need_field("quantity", &INVENTORY_ITEMS, &QUANTITY),
        /// Why it is another number.
        reason: String = need_field("reason", &INVENTORY_MOVEMENTS, &REASON),
    }
}

const KEEPERS: Allowed = Allowed::Holders(&[MOVES]);

/// Out of service until it comes back; whoever holds it goes on holding it.
pub(super) const SEND: Act<RepairOrder> = Act::on(
    "inventoryItems.sendToRepair",
    wording::SEND_TO_REPAIR,
    IN_SERVICE,
    KEEPERS,
    send,
);
/// In service again, where it was.
pub(super) const BRING_BACK: Act<RepairReturn> = Act::on(
    "inventoryItems.returnFromRepair",
    wording::RETURN_FROM_REPAIR,
    IN_REPAIR,
    KEEPERS,
    bring_back,
);
/// Lost or stolen until it is found; of a part, the document answered is the part.
pub(super) const REPORT_LOSS: Act<LossReport> = Act::on(
    "inventoryItems.reportLoss",
    wording::REPORT_LOSS,
    THERE,
    KEEPERS,
    report_loss,
);
/// There are more or fewer of it than is on file.
pub(super) const ADJUST: Act<Recount> = Act::on("inventoryItems.adjust", wording::ADJUST, THERE, KEEPERS, adjust);

fn send(cx: &mut Cx<'_>, item: Document, given: &RepairOrder) -> Result<Document> {
    let mut row = movement(&item, Kind::RepairOut, day(cx, given.on));
    row.set_or_clear(REPAIRER, given.repairer.clone());
    row.set_or_clear(REASON, given.reason.clone());
    post_alone(cx, row, &item)
}

fn bring_back(cx: &mut Cx<'_>, item: Document, given: &RepairReturn) -> Result<Document> {
    let mut row = movement(&item, Kind::RepairIn, day(cx, given.on));
    row.set_or_clear(COST, given.cost);
    row.set_or_clear(REASON, given.reason.clone());
    let item = post_alone(cx, row, &item)?;
    match given.condition {
        Some(condition) if item.get(CONDITION) != Some(condition) => cx.update(item.with(CONDITION, condition)),
        _ => Ok(item),
    }
}

fn report_loss(cx: &mut Cx<'_>, item: Document, given: &LossReport) -> Result<Document> {
    let on = day(cx, given.on);
    let part = ItemPart {
        quantity: given.quantity,
        number: None,
    };
    let mut lot = Lot::new(cx);
    let item = part.of(cx, item, on, lot.id())?;
    let mut row = movement(&item, Kind::Loss, on).with(REASON, given.reason.clone());
    row.set_or_clear(DECISION_REF, given.decision_ref.clone());
    lot.post(cx, row)?;
    cx.need(&INVENTORY_ITEMS, &item.id)
}

fn adjust(cx: &mut Cx<'_>, item: Document, given: &Recount) -> Result<Document> {
    let more = given.quantity - item.get(QUANTITY).unwrap_or(1);
    if more == 0 {
        return Err(Rejection::new(SAME_QUANTITY).field(QUANTITY.def.name).into());
    }
    let today = day(cx, None);
    let row = movement(&item, Kind::Adjust, today).with(movement::QUANTITY, more);
    post(cx, row.with(REASON, given.reason.clone()))?;
    cx.need(&INVENTORY_ITEMS, &item.id)
}

fn day(cx: &Cx<'_>, given: Option<Date>) -> Date {
    given.unwrap_or(Date(cx.today()))
}

/// Posts the one movement of an act.
fn post_alone(cx: &mut Cx<'_>, row: Document, item: &Document) -> Result<Document> {
    Lot::new(cx).post(cx, row)?;
    cx.need(&INVENTORY_ITEMS, &item.id)
}
