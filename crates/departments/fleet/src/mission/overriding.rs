//! A mission that takes place all the same: a mission administrator says why, and what was known then is kept with it.

use engine::Cx;
use schema::{Change, Document, Id, Rejection, Result};
use serde_json::Value as Json;

use super::conflict::{of, to_json};
use super::rules::administers;
use super::{
    CANCELLED_AT, CAR, COMPANIONS, DEPART, DRIVER, EMPLOYEE, OVERRIDDEN, OVERRIDDEN_BY, OVERRIDE, RETURN, RETURNED,
};

/// A conflict is refused, unless a mission administrator writes and a reason is kept that is one for it.
pub(super) fn nobody_is_in_two_places(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let shown = acknowledged_conflicts(change);
    let is_asked = shown.is_some() || is_asked(change);
    if !is_asked || change.after.get(CANCELLED_AT).is_some() {
        return Ok(());
    }
    let found = of(cx, &change.after)?;
    if found.is_empty() {
        change.after.clear(OVERRIDDEN);
        if !has_reason(change) {
            change.after.clear(OVERRIDDEN_BY);
        }
        return Ok(());
    }
    let facts: Vec<Json> = found.iter().map(to_json).collect();
    let stood = overridden_before(cx, change)?;
    let is_known = match shown {
        Some(shown) => covers(&shown, &facts),
        None => change.touches(OVERRIDE) || covers(&stood, &facts),
    };
    if !(is_known && has_reason(change) && administers(cx)) {
        return Rejection::several(found).map_or(Ok(()), |refused| Err(refused.into()));
    }
    let is_new = change.touches(OVERRIDE) || !covers(&stood, &facts);
    if let Some(user) = cx.who().user.clone().filter(|_| is_new) {
        change.after.set(OVERRIDDEN_BY, Id(user));
    }
    change.after.set(OVERRIDDEN, Json::Array(facts));
    Ok(())
}

fn has_reason(change: &Change) -> bool {
    let reason = change.after.get(OVERRIDE);
    reason.is_some_and(|reason| !reason.trim().is_empty())
}

/// The conflicts that the writer was shown, if the write names any: a reason is one for these alone. What is kept is never
/// theirs but what was found, so they are taken back out.
fn acknowledged_conflicts(change: &mut Change) -> Option<Vec<Json>> {
    let named = change.touches(OVERRIDDEN).then(|| list(change.after.get(OVERRIDDEN)));
    let stood = change.before.as_ref().and_then(|before| before.get(OVERRIDDEN));
    change.after.set_or_clear(OVERRIDDEN, stood);
    named
}

/// What was overridden until now. Rows of before it was kept tell by what stands against them as they are.
fn overridden_before(cx: &Cx<'_>, change: &Change) -> Result<Vec<Json>> {
    let Some(before) = change.before.as_ref().filter(|before| before.get(OVERRIDE).is_some()) else {
        return Ok(Vec::new());
    };
    match before.get(OVERRIDDEN) {
        Some(kept) => Ok(list(Some(kept))),
        None => Ok(of(cx, before)?.iter().map(to_json).collect()),
    }
}

fn list(json: Option<Json>) -> Vec<Json> {
    match json {
        Some(Json::Array(list)) => list,
        _ => Vec::new(),
    }
}

/// Of what stands against a mission, what nobody has decided to overlook.
pub(super) fn not_overridden(mission: &Document, found: Vec<Rejection>) -> Option<Rejection> {
    let known = list(mission.get(OVERRIDDEN));
    found.into_iter().find(|one| !covers(&known, &[to_json(one)]))
}

/// Whether each was among those that were known: the same trouble with the same mission or paper. Other hours of that mission are
/// no other trouble.
fn covers(known: &[Json], found: &[Json]) -> bool {
    let same = |one: &Json, other: &Json| {
        let fact = |name: &str| one["facts"][name] == other["facts"][name];
        one["type"] == other["type"] && ["taken", "missionId", "maintenanceId", "until"].into_iter().all(fact)
    };
    found.iter().all(|one| known.iter().any(|other| same(one, other)))
}

/// Whether it concerns others now, or differently. A late return is a fact that nobody is asked about; one that is taken back
/// has the car away again. The reason of an override stays as long as there is something to override.
fn is_asked(change: &Change) -> bool {
    let is_taken_back = change.touches(RETURNED) && change.after.get(RETURNED).is_none();
    is_taken_back
        || [CAR, DRIVER, EMPLOYEE].iter().any(|key| change.touches(*key))
        || [DEPART, RETURN].iter().any(|key| change.touches(*key))
        || change.touches(COMPANIONS)
        || change.touches(OVERRIDE)
}
