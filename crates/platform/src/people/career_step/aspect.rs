//! What a career changes of a file: the grade, the function, the step.

use engine::Cx;
use schema::{Date, Document, Field, Id, Result};

use super::{CAREER_STEPS, ECHELON, EMPLOYEE, FUNCTION_NAME, GRADE, GRADE_NAME, JOB_TITLE, Kind, ON};
use crate::people::employee;
use crate::people::employee::rank::is_same;

/// Where an aspect stands in the file and in a step of the career.
#[derive(Clone, Copy)]
pub enum Aspect {
    /// A row of a list with the text that says its name, in the file and in the step.
    Listed {
        /// In the file.
        file: (Field<Id>, Field<String>),
        /// In the step.
        step: (Field<Id>, Field<String>),
        /// The kind of a step that is about it alone.
        kind: Kind,
    },
    /// A number, in the file and in the step.
    Number {
        /// In the file.
        file: Field<i64>,
        /// In the step.
        step: Field<i64>,
        /// The kind of a step that is about it alone.
        kind: Kind,
    },
}

/// All of them; what a step is about is the first that it names.
pub const ASPECTS: [Aspect; 3] = [
    Aspect::Listed {
        file: (employee::GRADE_ROW, employee::GRADE),
        step: (GRADE, GRADE_NAME),
        kind: Kind::Grade,
    },
    Aspect::Listed {
        file: (employee::JOB_TITLE, employee::FUNCTION),
        step: (JOB_TITLE, FUNCTION_NAME),
        kind: Kind::Function,
    },
    Aspect::Number {
        file: employee::ECHELON,
        step: ECHELON,
        kind: Kind::Step,
    },
];

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
            Aspect::Listed { kind, .. } | Aspect::Number { kind, .. } => kind,
        }
    }

    /// As the file says it; none where it says nothing.
    pub fn of_file(self, file: &Document) -> Option<AspectState> {
        match self {
            Aspect::Listed { file: (link, text), .. } => listed_state(file, link, text),
            Aspect::Number { file: key, .. } => file.get(key).map(AspectState::Number),
        }
    }

    /// As a step says it; none where it is not about that.
    pub fn of_step(self, step: &Document) -> Option<AspectState> {
        match self {
            Aspect::Listed { step: (link, text), .. } => listed_state(step, link, text),
            Aspect::Number { step: key, .. } => step.get(key).map(AspectState::Number),
        }
    }

    /// Has the file say it.
    pub fn put_in_file(self, file: &mut Document, state: AspectState) {
        match (self, state) {
            (Aspect::Listed { file: (link, text), .. }, AspectState::Listed(id, name)) => {
                file.set_or_clear(link, id);
                file.set(text, name);
            }
            (Aspect::Number { file: key, .. }, AspectState::Number(number)) => file.set(key, number),
            _ => {}
        }
    }

    /// Has a step say it.
    pub fn put_in_step(self, step: &mut Document, state: AspectState) {
        match (self, state) {
            (Aspect::Listed { step: (link, text), .. }, AspectState::Listed(id, name)) => {
                step.set_or_clear(link, id);
                step.set(text, name);
            }
            (Aspect::Number { step: key, .. }, AspectState::Number(number)) => step.set(key, number),
            _ => {}
        }
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
