//! States and the steps between them, as a table.

use crate::{FieldDef, Label, Unit};

/// The states of a document: a table of steps. The engine refuses any other change of the field.
#[derive(Clone, Copy)]
pub struct Flow {
    /// The choice field that holds the state.
    pub field: FieldDef,
    /// The steps; a change from one state to another needs a row.
    pub steps: &'static [Step],
}

/// One allowed step.
#[derive(Clone, Copy)]
pub struct Step {
    /// The states before, any of which it may leave.
    pub from: &'static [&'static str],
    /// The name of the step.
    pub step: &'static str,
    /// What the button says.
    pub label: Label,
    /// The state after.
    pub to: &'static str,
    /// Who makes it: any one of these.
    pub actors: &'static [Actor],
    /// Fields that must have a value after the step.
    pub required: &'static [FieldDef],
}

/// Who makes a step. What a person or a head decides, no permission and no key replaces.
#[derive(Clone, Copy, Debug)]
pub enum Actor {
    /// Whoever holds this action on the collection's resource.
    Permission(&'static str),
    /// Whoever's auth holds this word, and administrators.
    Auth(&'static str),
    /// The employee whom one of the fields names.
    Person(&'static [FieldDef]),
    /// Whoever heads the unit of the row for the collection's resource: (kind of unit, field that holds its id).
    Head(&'static [(Unit, &'static FieldDef)]),
    /// Whoever signs for the office that the field names.
    Office(&'static FieldDef),
    /// The house itself: a job, a routine.
    Engine,
}

impl Step {
    /// A step that whoever may update may make, and that needs nothing.
    pub const fn new(step: &'static str, label: Label, from: &'static [&'static str], to: &'static str) -> Self {
        Step {
            from,
            step,
            label,
            to,
            actors: &[Actor::Permission("update")],
            required: &[],
        }
    }
    /// Made by any one of these, and by nobody else.
    pub const fn by(mut self, actors: &'static [Actor]) -> Self {
        self.actors = actors;
        self
    }
    /// Fields that must have a value after the step.
    pub const fn requires(mut self, fields: &'static [FieldDef]) -> Self {
        self.required = fields;
        self
    }
}

impl Flow {
    /// The states from which some step leads to that one.
    pub fn states_before(&self, to: &str) -> impl Iterator<Item = &'static str> {
        let steps = self.steps.iter().filter(move |step| step.to == to);
        steps.flat_map(|step| step.from.iter().copied())
    }

    /// The step from one state to another.
    pub fn find(&self, from: &str, to: &str) -> Option<&'static Step> {
        self.steps
            .iter()
            .find(|step| step.from.contains(&from) && step.to == to)
    }
}
