//! What a career changes of a file: the grade, the function, the step.

use engine::Cx;
use schema::{Date, Document, Field, Id, Result};

use super::{CAREER_STEPS, ECHELON, EMPLOYEE, FUNCTION_NAME, GRADE, GRADE_NAME, JOB_TITLE, Kind, ON};
use crate::people::employee;
use crate::people::employee::rank::is_same;

/// What a step may be about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aspect {
    /// The grade.
    Grade,
    /// The function.
    Function,
    /// The step in the pay scale.
    Echelon,
}

/// All of them; what a step is about is the first that it names.
pub const ASPECTS: [Aspect; 3] = [Aspect::Grade, Aspect::Function, Aspect::Echelon];

/// What an aspect is, in a file or in a step.
#[derive(Clone, Debug)]
pub enum AspectState {
    /// A row of a list, if the list has it, and its name.
    Listed(Option<Id>, String),
    /// A number.
    Number(i64),
}

impl PartialEq for AspectState {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (AspectState::Listed(Some(one), _), AspectState::Listed(Some(other), _)) => one == other,
            (AspectState::Listed(_, one), AspectState::Listed(_, other)) => is_same(one, other),
            (AspectState::Number(one), AspectState::Number(other)) => one == other,
            _ => false,
        }
    }
}

impl Aspect {
    /// The kind of a step that is about it alone.
    pub fn kind(self) -> Kind {
        match self {
            Aspect::Grade => Kind::Grade,
            Aspect::Function => Kind::Function,
            Aspect::Echelon => Kind::Step,
        }
    }

    /// As the file says it; none where it says nothing.
    pub fn of_file(self, file: &Document) -> Option<AspectState> {
        match self {
            Aspect::Grade => listed_state(file, employee::GRADE_ROW, employee::GRADE),
            Aspect::Function => listed_state(file, employee::JOB_TITLE, employee::FUNCTION),
            Aspect::Echelon => file.get(employee::ECHELON).map(AspectState::Number),
        }
    }

    /// As a step says it; none where it is not about that.
    pub fn of_step(self, step: &Document) -> Option<AspectState> {
        match self {
            Aspect::Grade => listed_state(step, GRADE, GRADE_NAME),
            Aspect::Function => listed_state(step, JOB_TITLE, FUNCTION_NAME),
            Aspect::Echelon => step.get(ECHELON).map(AspectState::Number),
        }
    }

    /// Has the file say it.
    pub fn set_in_file(self, file: &mut Document, state: AspectState) {
        match self {
            Aspect::Grade => set_listed(file, employee::GRADE_ROW, employee::GRADE, state),
            Aspect::Function => set_listed(file, employee::JOB_TITLE, employee::FUNCTION, state),
            Aspect::Echelon => set_number(file, employee::ECHELON, &state),
        }
    }

    /// Has a step say it.
    pub fn set_in_step(self, step: &mut Document, state: AspectState) {
        match self {
            Aspect::Grade => set_listed(step, GRADE, GRADE_NAME, state),
            Aspect::Function => set_listed(step, JOB_TITLE, FUNCTION_NAME, state),
            Aspect::Echelon => set_number(step, ECHELON, &state),
        }
    }
}

fn set_listed(document: &mut Document, link: Field<Id>, text: Field<String>, state: AspectState) {
    if let AspectState::Listed(id, name) = state {
        document.set_or_clear(link, id);
        document.set(text, name);
    }
}

fn set_number(document: &mut Document, key: Field<i64>, state: &AspectState) {
    if let AspectState::Number(number) = state {
        document.set(key, *number);
    }
}

fn listed_state(document: &Document, link: Field<Id>, text: Field<String>) -> Option<AspectState> {
    let name = document.get(text).unwrap_or_default();
    let id = document.get(link);
    (id.is_some() || !name.trim().is_empty()).then_some(AspectState::Listed(id, name))
}

/// The steps of somebody's career in the order of their days; of one day in the order in which they were made.
pub fn steps_of(cx: &Cx<'_>, employee: &str) -> Result<Vec<Document>> {
    let mut steps = cx.all(&CAREER_STEPS, [EMPLOYEE.eq(employee)])?;
    steps.sort_by_key(|step| (step.get(ON), step.sequence));
    Ok(steps)
}

/// The last step that has taken effect and is about something.
pub fn last_about<'a>(cx: &Cx<'_>, steps: &'a [Document], aspect: Aspect) -> Option<&'a Document> {
    let today = cx.today();
    let has_come = |step: &&Document| step.get(ON).is_some_and(|Date(on)| on <= today);
    steps
        .iter()
        .filter(has_come)
        .rev()
        .find(|step| aspect.of_step(step).is_some())
}
