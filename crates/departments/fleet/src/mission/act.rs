//! Acts on a mission order: cancel it, close it at the return, ask beforehand what stands against it.

use engine::{Cx, Input, Inputs, input, inputs};
use schema::{Argument, Document, FieldDef, FieldSet, Id, Rejection, Result, error_codes};
use serde_json::{Map, Value as Json, json};

use super::conflict;
use super::rules::{administers, is_no_longer_than_allowed, readable_mission, writes};
use super::{
    CANCELLED_REASON, CHECKED, EMPLOYEE, ENDS, FUEL, FUEL_COST, MISSIONS, ODOMETER_IN, ODOMETER_OUT, RETURN, RETURNED,
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
        /// The mission.
        id: Id = need("id"),
        /// Why it is called off.
        reason: String = need("reason"),
    }
    /// A mission that is over.
    pub(super) struct Close {
        /// The mission.
        id: Id = need("id"),
        ..told: MissionNotices,
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
        input::fields(&MISSIONS, MISSIONS.fields)
    }
    fn read(given: &mut Input) -> Result<Self> {
        Ok(MissionValues(given.values(MISSIONS.fields)))
    }
}

/// `missions.cancel` → mission.
pub(super) fn cancel(cx: &mut Cx<'_>, order: &Cancel) -> Result<Json> {
    let mission = readable_mission(cx, order.id.as_str())?;
    let done = cx.update(mission.with(CANCELLED_REASON, order.reason.clone()))?;
    cx.answer(done)
}

/// `missions.close` → mission.
pub(super) fn close(cx: &mut Cx<'_>, order: &Close) -> Result<Json> {
    let mut mission = readable_mission(cx, order.id.as_str())?;
    let MissionNotices(data) = &order.told;
    let all = FieldSet::visible(&MISSIONS);
    mission.apply(&schema::validate(&MISSIONS, data, all, all, None)?)?;
    if mission.get(RETURNED).is_none() {
        let moment = cx.moment();
        mission.set(RETURNED, moment);
    }
    let done = cx.update(mission)?;
    cx.answer(done)
}

/// `missions.conflicts` → what would be refused to who may write the mission, each with the facts behind its text.
pub(super) fn conflicts(cx: &Cx<'_>, draft: &MissionDraft) -> Result<Json> {
    let mut mission = match &draft.id {
        Some(id) => readable_mission(cx, id.as_str())?,
        None => Document::new(&MISSIONS),
    };
    let all = FieldSet::visible(&MISSIONS);
    for (at, value) in schema::validate(&MISSIONS, &draft.data.0, all, all, None)? {
        mission.values[at] = value;
    }
    if !writes(cx, &mission) {
        return Err(Rejection::new(error_codes::UNAUTHORIZED)
            .field(EMPLOYEE.def.name)
            .into());
    }
    if !administers(cx) {
        is_no_longer_than_allowed(cx, &mission)?;
    }
    let ends = mission.get(RETURN);
    mission.set_or_clear(ENDS, ends);
    let found = conflict::of(cx, &mission)?;
    Ok(json!({ "conflicts": conflict::lines_of(cx, &found) }))
}
