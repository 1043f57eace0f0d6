//! Acts on a mission order: cancel it, close it at the return, ask beforehand what stands against it.

use engine::{Act, Allowed, Check, Cx, Guard, Input, Inputs, Subject, input, inputs};
use platform::decision::is_open_step;
use schema::{Argument, Document, FieldDef, FieldSet, Id, Result};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value as Json};

use super::completed::IS_OVER;
use super::conflict::MissionConflict;
use super::rules::{IS_CANCELLED, administers, is_no_longer_than_allowed, is_written_by_caller};
use super::{
    CANCELLED_AT, CANCELLED_REASON, CHECKED, DEPART, EMPLOYEE, ENDS, FLOW, FUEL, FUEL_COST, MISSIONS, ODOMETER_IN,
    ODOMETER_OUT, RETURN, RETURNED, STATUS, Status, conflict, dates, wording,
};

/// What is told of the return.
pub(super) const RETURN_FIELDS: [FieldDef; 6] = [
    RETURNED.def,
    ODOMETER_OUT.def,
    ODOMETER_IN.def,
    CHECKED.def,
    FUEL.def,
    FUEL_COST.def,
];

inputs! {
    /// An order that is called off.
    pub(super) struct Cancel {
        /// Why it is called off.
        reason: String = need_field("reason", &MISSIONS, &CANCELLED_REASON),
    }
    /// A mission as it would be written.
    pub(super) struct MissionDraft {
        /// The mission, when it stands already.
        id: Option<Id> = may("id"),
        ..data: MissionValues,
    }
}

/// The values that are told of the return.
#[derive(Clone)]
pub(super) struct MissionNotices(Map<String, Json>);

impl Inputs for MissionNotices {
    fn arguments() -> Vec<Argument> {
        input::fields(&MISSIONS, &RETURN_FIELDS)
    }
    fn read(given: &mut Input) -> Result<Self> {
        Ok(MissionNotices(given.values(&RETURN_FIELDS)))
    }
}

/// The values of a mission.
#[derive(Clone)]
pub(super) struct MissionValues(Map<String, Json>);

impl Inputs for MissionValues {
    fn arguments() -> Vec<Argument> {
        input::fields(&MISSIONS, MISSIONS.fields())
    }
    fn read(given: &mut Input) -> Result<Self> {
        Ok(MissionValues(given.values(MISSIONS.fields())))
    }
}

/// Whoever goes along, heads a unit or keeps the park reads it, and has no part in it.
pub(super) const WRITTEN_BY_CALLER: Guard = Guard::Part(Check {
    reads: &[EMPLOYEE.def],
    check: is_written_by_caller,
});
const NOT_CANCELLED: Guard = Guard::While(CANCELLED_AT.is_unset(), IS_CANCELLED);
/// What is still to be set can neither be printed nor begin.
pub(super) const DATED: Guard = Guard::Check(Check {
    reads: &[DEPART.def],
    check: |_, mission| dates::are_set(mission),
});

/// Called off before it is over, and by administrators of missions when it did not take place.
pub(super) const CANCEL: Act<Cancel> = Act::on(
    "missions.cancel",
    wording::CANCEL,
    Subject::new(
        || &MISSIONS,
        &[WRITTEN_BY_CALLER, NOT_CANCELLED, Guard::Step(Status::Cancelled.wire())],
    ),
    Allowed::Users,
    cancel,
);

/// Its return is told on the way, and after the clock has completed it.
pub(super) const CLOSE: Act<MissionNotices> = Act::on(
    "missions.close",
    wording::CLOSE,
    Subject::new(
        || &MISSIONS,
        &[
            WRITTEN_BY_CALLER,
            NOT_CANCELLED,
            DATED,
            Guard::While(RETURNED.is_unset(), IS_OVER),
            Guard::Check(Check {
                reads: &[STATUS.def],
                check: has_begun,
            }),
        ],
    ),
    Allowed::Users,
    close,
);

/// What would be refused to who may write the mission.
pub(super) const CONFLICTS: Act<MissionDraft, MissionConflicts> =
    Act::read("missions.conflicts", Allowed::Users, conflicts);

/// What stands against a mission as it would be written.
#[derive(Serialize, JsonSchema)]
pub(super) struct MissionConflicts {
    conflicts: Vec<MissionConflict>,
}

fn has_begun(cx: &Cx<'_>, mission: &Document) -> Result<()> {
    if mission.get(STATUS) == Some(Status::Completed) {
        return Ok(());
    }
    is_open_step(cx, &FLOW, mission, Status::Completed.wire())
}

fn cancel(cx: &mut Cx<'_>, mission: Document, order: &Cancel) -> Result<Document> {
    cx.update(mission.with(CANCELLED_REASON, order.reason.clone()))
}

fn close(cx: &mut Cx<'_>, mut mission: Document, MissionNotices(data): &MissionNotices) -> Result<Document> {
    let all = FieldSet::visible(&MISSIONS);
    mission.apply(&schema::validate(&MISSIONS, data, all, all, None)?)?;
    if mission.get(RETURNED).is_none() {
        let moment = cx.moment();
        mission.set(RETURNED, moment);
    }
    cx.update(mission)
}

fn conflicts(cx: &Cx<'_>, draft: &MissionDraft) -> Result<MissionConflicts> {
    let mut mission = match &draft.id {
        Some(id) => cx.need_readable(&MISSIONS, id.as_str())?,
        None => Document::new(&MISSIONS),
    };
    let all = FieldSet::visible(&MISSIONS);
    for (at, value) in schema::validate(&MISSIONS, &draft.data.0, all, all, None)? {
        mission.values[at] = value;
    }
    is_written_by_caller(cx, &mission)?;
    if !administers(cx) {
        is_no_longer_than_allowed(cx, &mission)?;
    }
    let ends = mission.get(RETURN);
    mission.set_or_clear(ENDS, ends);
    let found = conflict::of(cx, &mission)?;
    Ok(MissionConflicts {
        conflicts: conflict::lines_of(cx, &found),
    })
}
