//! What the dashboard of the inventory counts, and what it comes to.

use engine::ReportDef;
use schema::FieldDef;

use super::{BUREAU, CONDITION, QUANTITY, SERVICE, STATE, TYPE, VALUE};

/// How many there are, and worth what; whoever asks says of which, such as those that are kept still.
pub(super) const REPORTS: &[ReportDef] = &[
    worth("inventoryItemsByState", &[STATE.def]),
    worth("inventoryItemsByCondition", &[CONDITION.def]),
    worth("inventoryItemsByType", &[TYPE.def]),
    worth("inventoryItemsByOffice", &[BUREAU.def]),
    worth("inventoryItemsByService", &[SERVICE.def]),
    ReportDef {
        name: "inventoryPiecesByState",
        by: &[STATE.def],
        sum: Some(QUANTITY.def),
        ..ReportDef::WHOLE
    },
];

const fn worth(name: &'static str, by: &'static [FieldDef]) -> ReportDef {
    ReportDef {
        name,
        by,
        sum: Some(VALUE.def),
        ..ReportDef::WHOLE
    }
}
