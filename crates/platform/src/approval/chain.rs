//! A chain is begun, goes on from step to step, and comes to its end.

use engine::Cx;
use schema::{Choice as _, Document, Id, Rejection, Result};
use serde_json::json;

use super::actor::{self, Actors, Asker};
use super::rule::approver::StepRule;
use super::step::{
    ACTORS, APPROVALS, DECIDED_AT, DECISION, DUE_AT, EMPLOYEE, MANAGER_TYPE, OPENED_AT, PURPOSE, RULE, STEP, STEP_NO,
    SUBJECT, SUBJECT_COLLECTION, Verdict, frozen, open_of,
};
use super::{Approvable, Ending, Progress, Purpose, Stage, approvable, decide, due, notice, rule};
use crate::people::employee::EMPLOYEES;

/// Sends a document on its way: its chain is computed and frozen, its first step opened, its deciders told. One that was changed,
/// or was never written, is written by this alone. → the document as the noun wrote it.
///
/// # Errors
/// `approval_open` where it is on its way already; what the noun refuses.
pub fn submit(cx: &mut Cx<'_>, subject: Document, purpose: Purpose) -> Result<Document> {
    let of = approvable(cx, subject.of.id)?;
    if open_of(cx, &subject)?.is_some() {
        return Err(decide::ALREADY_OPEN.into());
    }
    let steps = chain_of(cx, of, &subject)?;
    let (step, _) = step_to_open(cx, of, &subject, &OpenedStep::first(purpose, &steps))?;
    let sent = (of.follow)(cx, subject, &progress_at(&step, None)?)?;
    // Only now it has an id, if it was never written.
    let step = cx.create(step.with(SUBJECT, sent.id.clone()))?;
    notice::deciders_are_told(cx, of, &sent, &step)?;
    Ok(sent)
}

/// Writes what a chain has changed of a document; one that was never written is created.
///
/// # Errors
/// What its rules refuse.
pub fn write(cx: &mut Cx<'_>, subject: Document) -> Result<Document> {
    // Sequences begin at 1.
    if subject.sequence == 0 {
        cx.create(subject)
    } else {
        cx.update(subject)
    }
}

/// Ends the chain of a document, for its asker has taken it back. → the document as the noun wrote it.
///
/// # Errors
/// `approval_not_open` where nothing of it waits any more.
pub fn withdraw(cx: &mut Cx<'_>, subject: Document) -> Result<Document> {
    let of = approvable(cx, subject.of.id)?;
    let step = open_of(cx, &subject)?.ok_or(decide::NOT_OPEN)?;
    let now = cx.moment();
    let closed = cx.update(step.with(DECISION, Verdict::Withdrawn).with(DECIDED_AT, now))?;
    notice::settle(cx, &closed)?;
    let progress = Progress {
        stage: Stage::Done,
        actors: Vec::new(),
        manager_type: None,
        ending: Some(Ending::Withdrawn),
        ..progress_at(&closed, None)?
    };
    (of.follow)(cx, subject, &progress)
}

/// The steps that a document goes through, by the narrowest rule, else by its noun's preset.
pub(super) fn chain_of(cx: &Cx<'_>, of: &Approvable, subject: &Document) -> Result<Vec<StepRule>> {
    let employee = cx.need(&EMPLOYEES, subject.need(of.employee)?.as_str())?;
    steps_for(cx, of, &employee, &(of.topic)(cx, subject)?)
}

/// The steps that a request of somebody would go through.
pub(super) fn steps_for(
    cx: &Cx<'_>,
    of: &Approvable,
    employee: &Document,
    topic: &super::Topic,
) -> Result<Vec<StepRule>> {
    let units: Vec<String> = actor::units_of(cx, employee)?.into_iter().map(|(id, ..)| id).collect();
    let rule = rule::of_request(cx, of.of.id, topic, &units)?;
    let steps = rule.and_then(|rule| StepRule::read_all(&rule.get(rule::STEPS)?));
    Ok(steps.unwrap_or_else(|| of.preset.iter().map(StepRule::preset).collect()))
}

/// A step that is to be opened.
pub(super) struct OpenedStep<'a> {
    /// What is decided.
    pub purpose: Purpose,
    /// From 1.
    pub number: i64,
    /// The step, and those after it.
    pub steps: &'a [StepRule],
}

impl<'a> OpenedStep<'a> {
    fn first(purpose: Purpose, steps: &'a [StepRule]) -> Self {
        OpenedStep {
            purpose,
            number: 1,
            steps,
        }
    }
}

/// Opens a step: its deciders are found, the days to answer begin. → the step, and who they are.
pub(super) fn open_step(
    cx: &mut Cx<'_>,
    of: &Approvable,
    subject: &Document,
    given: &OpenedStep<'_>,
) -> Result<(Document, Actors)> {
    let (step, actors) = step_to_open(cx, of, subject, given)?;
    Ok((cx.create(step)?, actors))
}

/// A step as it will be opened, and who decides it.
fn step_to_open(
    cx: &Cx<'_>,
    of: &Approvable,
    subject: &Document,
    given: &OpenedStep<'_>,
) -> Result<(Document, Actors)> {
    let (step, then) = given.steps.split_first().ok_or(decide::NOT_APPROVABLE)?;
    let employee = subject.need(of.employee)?;
    let actors = actors(cx, of, &employee, step, false)?;
    let mut row = Document::new(&APPROVALS)
        .with(SUBJECT_COLLECTION, subject.of.id.to_owned())
        .with(SUBJECT, subject.id.clone())
        .with(EMPLOYEE, employee)
        .with(PURPOSE, given.purpose)
        .with(STEP_NO, given.number)
        .with(STEP, step.by.stage())
        .with(RULE, json!({ "step": step, "then": then }))
        .with(ACTORS, actors.users.clone())
        .with(OPENED_AT, cx.moment())
        .with(DUE_AT, due::due_at(cx, step.days)?);
    row.set_or_clear(MANAGER_TYPE, actors.manager_type);
    Ok((row, actors))
}

/// Who decides a step of somebody's request today.
pub(super) fn actors(
    cx: &Cx<'_>,
    of: &Approvable,
    employee: &Id,
    step: &StepRule,
    is_escalated: bool,
) -> Result<Actors> {
    let employee = cx.need(&EMPLOYEES, employee.as_str())?;
    let asker = Asker {
        employee: &employee,
        resource: of.of.access.resource,
    };
    actor::resolve(cx, &step.by, &asker, usize::from(is_escalated))
}

/// Who decides a step that is open, today.
pub(super) fn actors_of(cx: &Cx<'_>, of: &Approvable, step: &Document) -> Result<Actors> {
    let (own, _) = frozen(step);
    let own = own.ok_or(decide::NOT_OPEN)?;
    let is_escalated = step.get(super::step::ESCALATED) == Some(true);
    actors(cx, of, &step.need(EMPLOYEE)?, &own, is_escalated)
}

/// Where a chain stands that waits at a step.
pub(super) fn progress_at(step: &Document, decision: Option<super::Decision>) -> Result<Progress> {
    Ok(Progress {
        purpose: step.need(PURPOSE)?,
        stage: step.need(STEP)?,
        actors: step.get(ACTORS).unwrap_or_default(),
        manager_type: step.get(MANAGER_TYPE),
        ending: None,
        decision,
    })
}

/// What has been refused because it was decided before: by whom, and when.
pub(super) fn refuse_closed(step: &Document, by: &str) -> Rejection {
    let verdict = step.get(DECISION).unwrap_or(Verdict::Pending);
    let refused = Rejection::new(decide::DECIDED)
        .arg("by", by)
        .label("decision", verdict.label());
    match step.get(DECIDED_AT) {
        Some(at) => refused.moment("at", at),
        None => refused,
    }
}
