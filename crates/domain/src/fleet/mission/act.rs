//! Acts on a mission order: cancel it, close it at the return, ask beforehand what stands against it.

use engine::{Cx, Input};
use schema::{Document, FieldSet, Lang, Refusal, Result, refusal};
use serde_json::{Map, Value as Json, json};

use super::conflict;
use super::rules::{administers, is_no_longer_than_allowed, seen, writes};
use super::{CANCELLED_REASON, EMPLOYEE, ENDS, FUEL, MISSIONS, ODOMETER_IN, ODOMETER_OUT, RETURN, RETURNED};

/// `missions.cancel`: id, reason → mission.
pub(super) fn cancel(cx: &mut Cx<'_>, input: &Input) -> Result<Json> {
    let mission = seen(cx, input.need("id")?)?;
    let reason = input.need("reason")?.to_owned();
    let done = cx.update(mission.with(CANCELLED_REASON, reason))?;
    cx.answer(done)
}

/// `missions.close`: id, returnedAt, odometerIn, fuelLitres → mission.
pub(super) fn close(cx: &mut Cx<'_>, input: &Input) -> Result<Json> {
    let mut mission = seen(cx, input.need("id")?)?;
    let mut data = Map::new();
    for key in [RETURNED.def, ODOMETER_OUT.def, ODOMETER_IN.def, FUEL.def] {
        if let Some(value) = input.data.get(key.name) {
            data.insert(key.name.to_owned(), value.clone());
        }
    }
    let all = FieldSet::visible(&MISSIONS);
    mission.apply(&schema::validate(&MISSIONS, &data, (all, all), None)?)?;
    if mission.get(RETURNED).is_none() {
        let moment = cx.moment();
        mission.set(RETURNED, moment);
    }
    let done = cx.update(mission)?;
    cx.answer(done)
}

/// `missions.conflicts`: the data of a mission, with its id when it stands → what would be refused to who may write it, each
/// with the facts behind its text.
pub(super) fn conflicts(cx: &Cx<'_>, input: &Input) -> Result<Json> {
    let mut mission = match input.text("id") {
        Some(id) => seen(cx, id)?,
        None => Document::new(&MISSIONS),
    };
    let all = FieldSet::visible(&MISSIONS);
    let known = |name: &String| MISSIONS.position(name).is_some();
    let data = input.data.iter().filter(|(name, _)| known(name));
    let data: Map<String, Json> = data.map(|(name, value)| (name.clone(), value.clone())).collect();
    for (at, value) in schema::validate(&MISSIONS, &data, (all, all), None)? {
        mission.values[at] = value;
    }
    if !writes(cx, &mission) {
        return Err(Refusal::new(refusal::UNAUTHORIZED).field(EMPLOYEE.def.name).into());
    }
    if !administers(cx) {
        is_no_longer_than_allowed(&mission)?;
    }
    let ends = mission.need(RETURN)?;
    mission.set(ENDS, ends);
    let told = |lang: Lang| {
        let found = conflict::of(cx, &mission)?;
        let one = |refusal: &Refusal| {
            let mut told = conflict::told(refusal);
            told.insert("message".to_owned(), json!(refusal.text(lang)));
            told
        };
        Ok::<_, schema::Error>(found.iter().map(one).collect::<Vec<_>>())
    };
    Ok(json!({ "conflicts": told(input.lang)? }))
}
