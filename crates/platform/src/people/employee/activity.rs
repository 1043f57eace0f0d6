//! The day from which somebody is in activity, or is not: a switch of the file is the step of its day.

use engine::Cx;
use schema::{Date, Document, Id, Result};

use super::ACTIVE;
use super::career::source;
use crate::people::career_step::activity::last_about_activity;
use crate::people::career_step::aspect::steps_of;
use crate::people::career_step::{self, CAREER_STEPS, KIND, Kind, ON, SOURCE};

/// Switched off is an interruption, for only a decision ends a service; switched on again is a return. Off and on again on one day
/// leaves nothing, and what the career itself has the file say is no news.
pub(super) fn activity_follows(cx: &mut Cx<'_>, file: &Document) -> Result<()> {
    if cx.follows_consequence() {
        return Ok(());
    }
    let is_active = file.get(ACTIVE) != Some(false);
    let today = Date(cx.today());
    let steps = steps_of(cx, &file.id)?;
    let last = last_about_activity(&steps, today.0);
    let is_end = |step: &Document| step.get(KIND).is_some_and(Kind::is_end_of_activity);
    if let Some(step) = last.filter(|step| step.get(ON) == Some(today) && step.get(SOURCE).is_some())
        && is_end(step) == is_active
    {
        return cx.delete(&CAREER_STEPS, &step.id);
    }
    if last.is_some_and(|step| is_end(step) != is_active && (!is_active || steps.iter().any(is_end))) {
        return Ok(());
    }
    let kind = if is_active { Kind::Resume } else { Kind::Interruption };
    let step = Document::new(&CAREER_STEPS)
        .with(career_step::EMPLOYEE, Id(file.id.clone()))
        .with(KIND, kind)
        .with(ON, today)
        .with(SOURCE, source(cx));
    cx.create(step).map(drop)
}
