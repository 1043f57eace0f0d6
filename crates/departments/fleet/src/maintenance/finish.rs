//! Finishing a maintenance: its parts leave the stock in the same transaction, or nothing happens.

use engine::{Act, Allowed, Cx, Guard, Input, Inputs, Subject, input};
use schema::{Argument, Change, Date, Document, Error, FieldDef, FieldSet, Id, Rejection, Result};
use serde_json::{Map, Value as Json};

use super::rules::{FINISHED, parse_used_parts};
use super::{CHECKED, DATE, LABOUR, MAINTENANCES, NEXT_DATE, NEXT_ODOMETER, ODOMETER, PARTS, STATUS, Status, wording};
use crate::spare_movement::{self, NOT_ENOUGH, SPARE_MOVEMENTS};

/// What finishing tells of a maintenance.
const FINISH_FIELDS: [FieldDef; 7] = [
    DATE.def,
    ODOMETER.def,
    CHECKED.def,
    PARTS.def,
    LABOUR.def,
    NEXT_DATE.def,
    NEXT_ODOMETER.def,
];

/// The values that finishing tells.
#[derive(Clone)]
pub(super) struct FinishNotices(Map<String, Json>);

impl Inputs for FinishNotices {
    fn arguments() -> Vec<Argument> {
        input::fields(&MAINTENANCES, &FINISH_FIELDS)
    }
    fn read(given: &mut Input) -> Result<Self> {
        Ok(FinishNotices(given.values(&FINISH_FIELDS)))
    }
}

/// Work that is not over is finished, once.
pub(super) const FINISH: Act<FinishNotices> = Act::on(
    "maintenances.finish",
    wording::FINISH,
    Subject::new(
        || &MAINTENANCES,
        &[
            Guard::While(STATUS.is_not(Status::Done.wire()), FINISHED),
            Guard::Step(Status::Done.wire()),
        ],
    ),
    Allowed::Holders(&["park-maintenance:update"]),
    finish,
);

fn finish(cx: &mut Cx<'_>, mut maintenance: Document, FinishNotices(data): &FinishNotices) -> Result<Document> {
    let all = FieldSet::visible(&MAINTENANCES);
    maintenance.apply(&schema::validate(&MAINTENANCES, data, all, all, None)?)?;
    cx.update(maintenance.with(STATUS, Status::Done))
}

/// What a finished maintenance used goes out of the stock; too little stock refuses the whole, each line that asks for more
/// than there is.
pub(super) fn parts_leave_the_stock(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    if change.after.get(STATUS) != Some(Status::Done) || !change.touches(STATUS) {
        return Ok(());
    }
    let today = Date(cx.today());
    let mut refused = Vec::new();
    for (line, one) in parse_used_parts(change.after.get(PARTS))?.into_iter().enumerate() {
        let movement = Document::new(&SPARE_MOVEMENTS)
            .with(spare_movement::PART, Id(one.part))
            .with(spare_movement::KIND, spare_movement::Kind::Out)
            .with(spare_movement::QUANTITY, one.quantity)
            .with(spare_movement::UNIT_COST, one.unit_cost)
            .with(spare_movement::DATE, today)
            .with(spare_movement::MAINTENANCE, Id(change.after.id.clone()));
        match cx.create(movement) {
            Err(Error::Refused(rejection)) if rejection.kind.code == NOT_ENOUGH.code => {
                refused.push(rejection.field(format!("{}.{line}.quantity", PARTS.def.name)));
            }
            made => drop(made?),
        }
    }
    Rejection::several(refused).map_or(Ok(()), |rejection| Err(rejection.into()))
}
