//! What sick leave gives back of the leave that it lies in: derived each time from the sick leaves that hold, so that one that is
//! called off or cut short takes back what it gave (decisions 43 and 68).

use engine::Cx;
use jiff::civil;
use schema::{Document, Id, Result};
use serde_json::json;

use super::check::overlapping;
use super::field::{EMPLOYEE, RETURNED, RETURNED_HALVES, STATUS, Status};
use super::ledger::settle;
use super::{plan, recount};
use crate::days::LeaveSpan;
use crate::leave_recount::{self, Cause};
use crate::leave_type;

/// Derives again what is given back of every leave that has time in common with a stretch of time, after a leave of that time
/// was granted, called off or cut short. What was spent elsewhere meanwhile is not taken twice: people decide on it.
pub(super) fn follow(cx: &mut Cx<'_>, employee: &Id, span: &LeaveSpan) -> Result<()> {
    for leave in overlapping(cx, std::slice::from_ref(employee), span)? {
        if !gives_way(cx, &leave)? {
            continue;
        }
        let mut after = leave.clone();
        derive(cx, &mut after)?;
        if after == leave {
            continue;
        }
        if recount::takes_more(&leave, &after) && recount::lacking(cx, &after)? > 0 {
            leave_recount::propose(cx, &leave, &after, Cause::Sick, &leave.id)?;
            continue;
        }
        let after = cx.update(after)?;
        settle(cx, &after)?;
    }
    Ok(())
}

/// Whether a leave gives its days back to a sick leave that lies in it.
pub(super) fn gives_way(cx: &Cx<'_>, leave: &Document) -> Result<bool> {
    let version = plan::version_of(cx, leave)?;
    let has_balance = version.get(leave_type::ENTITLEMENT).is_some();
    let is_medical = version.get(leave_type::IS_MEDICAL) == Some(true);
    Ok(leave.get(STATUS) == Some(Status::Approved) && has_balance && !is_medical)
}

/// Writes on a leave what the sick leaves that hold now give back of it, day by day and by halves.
pub(super) fn derive(cx: &Cx<'_>, leave: &mut Document) -> Result<()> {
    let own = plan::span_of(leave)?;
    let mut sick: Vec<LeaveSpan> = Vec::new();
    for other in overlapping(cx, &[leave.need(EMPLOYEE)?], &own)? {
        let holds = other.id != leave.id && other.get(STATUS) == Some(Status::Approved);
        if holds && plan::version_of(cx, &other)?.get(leave_type::IS_MEDICAL) == Some(true) {
            sick.push(plan::span_of(&other)?);
        }
    }
    let (mut whole, mut halves) = (Vec::new(), Vec::new());
    for one in plan::counted_days(leave) {
        let given: i64 = sick.iter().map(|other| own.in_common(other, one.day)).sum();
        match given {
            given if given >= one.share => whole.push(one.day),
            given if given > 0 => halves.push(one.day),
            _ => {}
        }
    }
    write(leave, whole, halves);
    Ok(())
}

fn write(leave: &mut Document, whole: Vec<civil::Date>, halves: Vec<civil::Date>) {
    for (key, days) in [(RETURNED, whole), (RETURNED_HALVES, halves)] {
        let told: Vec<String> = days.iter().map(civil::Date::to_string).collect();
        // A leave of which nothing was ever given back says nothing of it.
        let is_said = !told.is_empty() || leave.get(key).is_some();
        leave.set_or_clear(key, is_said.then(|| json!(told)));
    }
    plan::sum_up(leave);
}
