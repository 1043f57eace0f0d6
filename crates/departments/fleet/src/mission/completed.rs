//! A mission that is over is history: it is put right by administrators of missions, who say why.

use engine::Cx;
use schema::{Change, Document, FieldDef, Rejection, Result, error_codes};

use super::act::RETURN_FIELDS;
use super::rules::administers;
use super::{CANCELLED_REASON, CHANGE_REASON, MISSIONS, RETURNED, SIGNED, STATUS, Status};

error_codes! {
    IS_OVER = "mission_over", 403 => "المهمة منجزة: تعديلها من اختصاص مسؤول المهمات", "La mission est terminée\u{a0}: seul un administrateur des missions la modifie", "The mission is over: only an administrator of missions changes it";
}

/// What is over is changed by administrators of missions, each time with a reason. Its return is told and the signed order filed
/// by whose it is.
pub(super) fn what_is_over_changes_with_a_reason(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let Some(before) = change
        .before
        .as_ref()
        .filter(|before| before.get(STATUS) == Some(Status::Completed))
    else {
        return Ok(());
    };
    let is_changed = |field: &&FieldDef| before.value(field.name) != change.after.value(field.name);
    let mut changed = MISSIONS
        .fields()
        .iter()
        .filter(|field| field.is_input())
        .filter(is_changed);
    let Some(first) = changed.find(|field| !is_told_afterwards(before, field)) else {
        return Ok(());
    };
    if !administers(cx) {
        return Err(Rejection::new(IS_OVER).field(first.name).into());
    }
    let reason = change
        .after
        .get(CHANGE_REASON)
        .filter(|_| change.touches(CHANGE_REASON));
    if reason.is_none_or(|reason| reason.trim().is_empty()) {
        change.after.clear(CHANGE_REASON);
        change.after.need(CHANGE_REASON)?;
    }
    Ok(())
}

/// What is told when a mission is over, and the reason for which it did not take place: a step of the flow asks who tells that.
fn is_told_afterwards(before: &Document, field: &FieldDef) -> bool {
    let is_of_return = before.get(RETURNED).is_none() && RETURN_FIELDS.iter().any(|one| one.name == field.name);
    is_of_return || [SIGNED.def.name, CANCELLED_REASON.def.name].contains(&field.name)
}
