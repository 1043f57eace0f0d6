//! States and the steps between them, as a table.

use crate::{FieldDef, Label};

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
    /// The action that the caller must hold on the collection's resource.
    pub permission: &'static str,
    /// Fields that must have a value after the step.
    pub required: &'static [FieldDef],
}

impl Step {
    /// A step that whoever may update may make, and that needs nothing.
    pub const fn new(step: &'static str, label: Label, from: &'static [&'static str], to: &'static str) -> Self {
        Step {
            from,
            step,
            label,
            to,
            permission: "update",
            required: &[],
        }
    }
    /// Fields that must have a value after the step.
    pub const fn requires(mut self, fields: &'static [FieldDef]) -> Self {
        self.required = fields;
        self
    }
}

impl Flow {
    /// The step from one state to another.
    pub fn find(&self, from: &str, to: &str) -> Option<&'static Step> {
        self.steps
            .iter()
            .find(|step| step.from.contains(&from) && step.to == to)
    }
}
