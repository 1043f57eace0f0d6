//! What an assignment does: it closes the former of its type and moves the employee, on its day.

use engine::{Cx, JobKind};
use schema::{Change, Date, Document, Error, Result};
use serde::{Deserialize, Serialize};

use super::notice;
use super::place::{apply_assignment, file_gives_way, former_place_stays};
use super::rules::{others_of_type, start};
use super::{ANNEXE, ASSIGNMENTS, BUREAU, EFFECTIVE_AT, EMPLOYEE, END, SERVICE, START, TYPE, Type, is_post};
use crate::people::employee::EMPLOYEES;

/// Moves the employee on the day.
pub(super) const TAKE_EFFECT: JobKind<EffectJob> = JobKind::inside("assignments.takeEffect", take_effect);

/// What the job is given: the assignment.
#[derive(Deserialize, Serialize)]
pub(super) struct EffectJob {
    id: String,
}

/// The former of the same type ends the day before a new one begins.
pub(super) fn former_ends(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    if !change.is_new() || !is_post(&change.after) {
        return Ok(());
    }
    let Date(begins) = change.after.need(START)?;
    let eve = begins
        .yesterday()
        .map_err(|error| Error::fault("the day before an assignment", error))?;
    let former = others_of_type(cx, &change.after)?.into_iter().max_by_key(start);
    match former {
        Some(former) if former.get(END).is_none_or(|Date(end)| end > eve) => {
            cx.update(former.with(END, Date(eve))).map(drop)
        }
        _ => Ok(()),
    }
}

/// The employee moves at once when the day has come, else on that day by a job.
pub(super) fn employee_moves(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let is_said = change.touches(BUREAU) || change.touches(SERVICE) || change.touches(ANNEXE) || change.touches(START);
    let assignment = &change.after;
    // What the file wrote down says what the file says.
    if !is_said || assignment.get(TYPE) == Some(Type::Secondment) || cx.follows_consequence() {
        return Ok(());
    }
    let Date(begins) = assignment.need(START)?;
    if begins > cx.today() {
        let id = assignment.id.clone();
        return cx.later(
            &TAKE_EFFECT,
            &assignment.id,
            &EffectJob { id },
            Some(schema::instant_in_morocco(begins.at(0, 0, 0, 0))),
        );
    }
    effect(cx, assignment.clone())
}

fn take_effect(cx: &mut Cx<'_>, effective: &EffectJob) -> Result<()> {
    match cx.get(&ASSIGNMENTS, &effective.id)? {
        Some(assignment) if assignment.get(EFFECTIVE_AT).is_none() && start(&assignment).0 <= cx.today() => {
            effect(cx, assignment)
        }
        _ => Ok(()),
    }
}

/// Moves the employee, unless it has ended, or a later assignment has done so already.
fn effect(cx: &mut Cx<'_>, assignment: Document) -> Result<()> {
    if !is_overtaken(cx, &assignment)? {
        let before = cx.need(&EMPLOYEES, assignment.need(EMPLOYEE)?.as_str())?;
        let after = apply_assignment(cx, before.clone(), &assignment)?;
        if after != before {
            if assignment.get(EFFECTIVE_AT).is_none() {
                former_place_stays(cx, &before, start(&assignment))?;
            }
            cx.update(after)?;
        }
        file_gives_way(cx, &assignment)?;
        notice::takes_effect(cx, &assignment)?;
    }
    let moment = cx.moment();
    cx.update(assignment.with(EFFECTIVE_AT, moment)).map(drop)
}

/// Whether an assignment is history: it has ended, or another that moves began later and has begun. What a file alone wrote down
/// overtakes no decision.
fn is_overtaken(cx: &Cx<'_>, assignment: &Document) -> Result<bool> {
    if assignment.get(END).is_some_and(|Date(end)| end < cx.today()) {
        return Ok(true);
    }
    let later = vec![
        EMPLOYEE.eq(assignment.need(EMPLOYEE)?),
        START.gt(start(assignment)),
        START.le(cx.today()),
    ];
    let begun = cx.all(&ASSIGNMENTS, later)?;
    Ok(begun
        .iter()
        .any(|other| other.id != assignment.id && is_post(other) && other.get(TYPE) != Some(Type::Secondment)))
}
