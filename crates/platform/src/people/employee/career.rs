//! The career that a file makes: another grade, function or step that comes by any door but the career itself is the step of
//! that day.

use engine::{Cx, Effect};
use schema::{Change, Date, Document, Id, Result, wire_instant};

use super::{ACTIVE, FUNCTION, RECRUITED_ON, activity};
use crate::people::career_step::aspect::{ASPECTS, Aspect, last_about, steps_of};
use crate::people::career_step::present::{DAYS_OF_FILE, last_of_kind};
use crate::people::career_step::{self, CAREER_STEPS, KIND, Kind, Source};

/// A file that is made is no change, for nobody knows since when it has been so.
pub(super) const STEPS_FOLLOW: Effect = Effect {
    touches: &[|| &CAREER_STEPS],
    run: steps_follow,
};

fn steps_follow(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let (Some(before), file) = (&change.before, &change.after) else {
        return Ok(());
    };
    days_follow(cx, change)?;
    if change.touches(ACTIVE) {
        activity::activity_follows(cx, file)?;
    }
    let differs = |aspect: &Aspect| {
        let now = aspect.of_file(file);
        now.is_some() && now != aspect.of_file(before)
    };
    let mut changed: Vec<Aspect> = ASPECTS.into_iter().filter(differs).collect();
    if changed.is_empty() {
        return Ok(());
    }
    let steps = steps_of(cx, &file.id)?;
    changed.retain(|aspect| !is_told(cx, &steps, *aspect, file));
    if changed.is_empty() {
        return Ok(());
    }
    write_step(cx, before, file, &steps, &changed)
}

/// The days of recruitment and of tenure that are put right move their steps, where the career has them.
fn days_follow(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    for (kind, key) in DAYS_OF_FILE.into_iter().filter(|(_, key)| change.touches(*key)) {
        let Some(day) = change.after.get(key) else { continue };
        let steps = steps_of(cx, &change.after.id)?;
        if let Some(step) = last_of_kind(cx, &steps, kind).filter(|step| step.get(career_step::ON) != Some(day)) {
            cx.update(step.clone().with(career_step::ON, day))?;
        }
    }
    Ok(())
}

/// Whether the career says so already: then the file follows it. What a recruitment of long ago says is no news, unless that
/// recruitment is what is being written.
fn is_told(cx: &Cx<'_>, steps: &[Document], aspect: Aspect, file: &Document) -> bool {
    let Some(last) = last_about(cx, steps, aspect) else {
        return false;
    };
    let is_of_now = last.get(KIND) != Some(Kind::Recruitment) || last.updated_at >= wire_instant(cx.now());
    is_of_now && aspect.of_step(last) == aspect.of_file(file)
}

/// The step of the day: one a day for all that doors beside the career change.
fn write_step(
    cx: &mut Cx<'_>,
    before: &Document,
    file: &Document,
    steps: &[Document],
    changed: &[Aspect],
) -> Result<()> {
    let today = Date(cx.today());
    let day = file.get(RECRUITED_ON).map_or(today, |recruited| recruited.max(today));
    let kinds = ASPECTS.map(Aspect::kind);
    let is_of_day = |step: &&Document| {
        let is_of_door = step.get(career_step::SOURCE).is_some();
        is_of_door && step.get(career_step::ON) == Some(day) && step.get(KIND).is_some_and(|kind| kinds.contains(&kind))
    };
    let known = steps.iter().rev().find(is_of_day).cloned();
    let is_new = known.is_none();
    let mut step = known.unwrap_or_else(|| {
        Document::new(&CAREER_STEPS)
            .with(career_step::EMPLOYEE, Id(file.id.clone()))
            .with(career_step::ON, day)
    });
    if changed.contains(&Aspect::Function) && Aspect::Function.of_step(&step).is_none() {
        step.set_or_clear(career_step::FORMER_FUNCTION, before.get(FUNCTION));
    }
    for aspect in changed {
        if let Some(state) = aspect.of_file(file) {
            aspect.set_in_step(&mut step, state);
        }
    }
    let about = ASPECTS.into_iter().find(|aspect| aspect.of_step(&step).is_some());
    step.set(KIND, about.map_or(Kind::Step, Aspect::kind));
    step.set(career_step::SOURCE, source(cx));
    if is_new { cx.create(step) } else { cx.update(step) }.map(drop)
}

/// By which door the file is being changed.
pub(super) fn source(cx: &Cx<'_>) -> Source {
    if cx.is_import() {
        Source::Import
    } else if cx.who().is_key {
        Source::Api
    } else {
        Source::Form
    }
}
