//! States and the steps between them, as a table.

use crate::FieldDef;

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
    /// The state before.
    pub from: &'static str,
    /// The name of the step, what the button says.
    pub step: &'static str,
    /// The state after.
    pub to: &'static str,
    /// The action that the caller must hold on the collection's resource.
    pub permission: &'static str,
    /// Fields that must have a value after the step.
    pub required: &'static [FieldDef],
}

impl Flow {
    /// The step from one state to another.
    pub fn find(&self, from: &str, to: &str) -> Option<&'static Step> {
        self.steps.iter().find(|step| step.from == from && step.to == to)
    }
}
