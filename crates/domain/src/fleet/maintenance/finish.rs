//! Finishing a maintenance: its parts leave the stock in the same transaction, or nothing happens.

use engine::{Cx, Input};
use schema::{Change, Date, Dec, Document, FieldSet, Id, Result};
use serde_json::{Map, Value as Json};

use super::rules::used;
use super::{LABOUR, MAINTENANCES, ODOMETER, PARTS, STATUS, Status};
use crate::inventory::spare_movement::{self, SPARE_MOVEMENTS};

/// `maintenances.finish`: id, odometer, parts, labourCost → maintenance.
pub(super) fn finish(cx: &mut Cx<'_>, input: &Input) -> Result<Json> {
    let mut maintenance = cx.need(&MAINTENANCES, input.need("id")?)?;
    let mut data = Map::new();
    for key in [ODOMETER.def, PARTS.def, LABOUR.def] {
        if let Some(value) = input.data.get(key.name) {
            data.insert(key.name.to_owned(), value.clone());
        }
    }
    let all = FieldSet::visible(&MAINTENANCES);
    maintenance.apply(&schema::validate(&MAINTENANCES, &data, (all, all), None)?)?;
    let done = cx.update(maintenance.with(STATUS, Status::Done))?;
    cx.answer(done)
}

/// What a finished maintenance used goes out of the stock; too little stock refuses the whole.
pub(super) fn parts_leave_the_stock(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    if change.after.get(STATUS) != Some(Status::Done) || !change.touches(STATUS) {
        return Ok(());
    }
    let today = Date(cx.today());
    for one in used(change.after.get(PARTS))? {
        let movement = Document::new(&SPARE_MOVEMENTS)
            .with(spare_movement::PART, Id(one.part))
            .with(spare_movement::KIND, spare_movement::Kind::Out)
            .with(spare_movement::QUANTITY, one.quantity)
            .with(spare_movement::UNIT_COST, Dec(one.unit_cost))
            .with(spare_movement::DATE, today)
            .with(spare_movement::MAINTENANCE, Id(change.after.id.clone()));
        cx.create(movement)?;
    }
    Ok(())
}
