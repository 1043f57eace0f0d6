//! The file says what the last step says, from the day of that step on.

use engine::{Cx, JobKind};
use jiff::ToSpan;
use schema::{Change, Date, Document, Field, Id, Result};
use serde::{Deserialize, Serialize};

use super::activity::last_about_activity;
use super::aspect::{ASPECTS, Aspect, last_about, steps_of};
use super::rules::is_placed_anew;
use super::{CAREER_STEPS, EMPLOYEE, KIND, Kind, ON};
use crate::people::employee::{self, EMPLOYEES};

/// Has the file follow a step on its day.
pub(super) const TAKE_EFFECT: JobKind<StepJob> = JobKind::inside("careerSteps.takeEffect", take_effect);

/// What the job is given: the step.
#[derive(Deserialize, Serialize)]
pub(super) struct StepJob {
    id: String,
}

/// The file follows at once when the day has come, else on that day by a job. A step that the file itself made says what the file
/// says: nothing goes back.
pub(super) fn file_follows(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let step = &change.after;
    let Date(on) = step.need(ON)?;
    if on > cx.today() {
        let job = StepJob { id: step.id.clone() };
        // On the day of an end somebody is still in service.
        let first = match step.need(KIND)? {
            Kind::End => on.saturating_add(1.day()),
            _ => on,
        };
        let due = schema::instant_in_morocco(first.at(0, 0, 0, 0));
        cx.later(&TAKE_EFFECT, &format!("{}:{on}", step.id), &job, Some(due))?;
    }
    if cx.follows_consequence() {
        return Ok(());
    }
    if let Some(before) = &change.before
        && before.get(EMPLOYEE) != step.get(EMPLOYEE)
    {
        follow(cx, before, None)?;
        activity_follows(cx, before)?;
    }
    follow(cx, step, change.before.as_ref())?;
    if is_placed_anew(change) {
        activity_follows(cx, step)?;
    }
    Ok(())
}

/// The file follows the last of the steps that are left; what none of them says stays as it is.
pub(super) fn file_follows_what_is_left(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    if cx.follows_consequence() {
        return Ok(());
    }
    follow(cx, &change.after, change.before.as_ref())?;
    activity_follows(cx, &change.after)
}

fn take_effect(cx: &mut Cx<'_>, job: &StepJob) -> Result<()> {
    match cx.get(&CAREER_STEPS, &job.id)? {
        Some(step) => {
            follow(cx, &step, None)?;
            activity_follows(cx, &step)
        }
        None => Ok(()),
    }
}

/// Brings what a step is about, or was about before, up to the last step that is about it.
fn follow(cx: &mut Cx<'_>, step: &Document, before: Option<&Document>) -> Result<()> {
    let Id(id) = step.need(EMPLOYEE)?;
    let Some(file) = cx.get(&EMPLOYEES, &id)? else {
        return Ok(());
    };
    let steps = steps_of(cx, &id)?;
    let mut after = file.clone();
    for aspect in ASPECTS {
        let is_about = aspect.of_step(step).is_some();
        let was_about = before.is_some_and(|before| aspect.of_step(before).is_some());
        if let Some(last) = last_about(cx, &steps, aspect).filter(|_| is_about || was_about)
            && decides(aspect, last, &file, before)
            && let Some(state) = aspect.of_step(last)
            && aspect.of_file(&file).as_ref() != Some(&state)
        {
            aspect.set_in_file(&mut after, state);
        }
    }
    for (kind, day) in DAYS_OF_FILE {
        let is_about = [Some(step), before]
            .into_iter()
            .flatten()
            .any(|step| step.get(KIND) == Some(kind));
        if let Some(last) = last_of_kind(cx, &steps, kind).filter(|_| is_about) {
            after.set_or_clear(day, last.get(ON));
        }
    }
    if after != file {
        cx.update(after)?;
    }
    Ok(())
}

/// The file of whom a step concerns says whether they are in activity as the career says now: whoever has left is not, whoever came
/// back is, and where the end of a service was taken back nothing ended. A recruitment alone says nothing of whom the file has
/// always said otherwise.
fn activity_follows(cx: &mut Cx<'_>, step: &Document) -> Result<()> {
    let Some(kind) = step.get(KIND).filter(|kind| kind.is_about_activity()) else {
        return Ok(());
    };
    let Id(id) = step.need(EMPLOYEE)?;
    let Some(file) = cx.get(&EMPLOYEES, &id)? else {
        return Ok(());
    };
    let steps = steps_of(cx, &id)?;
    let has_come = |step: &&Document| step.get(ON).is_some_and(|Date(on)| on <= cx.today());
    let is_end = |step: &&Document| step.get(KIND).is_some_and(Kind::is_end_of_activity);
    let had_left = kind.is_end_of_activity() || steps.iter().filter(has_come).any(|step| is_end(&step));
    let is_active = match last_about_activity(&steps, cx.today()).and_then(|step| step.get(KIND)) {
        Some(Kind::Resume) => true,
        Some(kind) if kind.is_end_of_activity() => false,
        _ if had_left && has_come(&step) => true,
        _ => return Ok(()),
    };
    if (file.get(employee::ACTIVE) != Some(false)) == is_active {
        return Ok(());
    }
    cx.update(file.with(employee::ACTIVE, is_active)).map(drop)
}

/// Whoever enters a career from its beginning enters what was long ago: a recruitment says what the file does not know, or what
/// it knows from that recruitment, and nothing else.
fn decides(aspect: Aspect, last: &Document, file: &Document, before: Option<&Document>) -> bool {
    if last.get(KIND) != Some(Kind::Recruitment) {
        return true;
    }
    let known = aspect.of_file(file);
    known.is_none() || before.is_some_and(|before| aspect.of_step(before) == known)
}

/// The steps whose days the file says.
pub(crate) const DAYS_OF_FILE: [(Kind, Field<Date>); 2] = [
    (Kind::Recruitment, employee::RECRUITED_ON),
    (Kind::Tenure, employee::TENURED_ON),
];

/// The last step of a kind whose day has come.
pub(crate) fn last_of_kind<'a>(cx: &Cx<'_>, steps: &'a [Document], kind: Kind) -> Option<&'a Document> {
    let has_come = |step: &&Document| step.get(ON).is_some_and(|Date(on)| on <= cx.today());
    let of_kind = steps.iter().filter(|step| step.get(KIND) == Some(kind));
    of_kind.filter(has_come).last()
}
