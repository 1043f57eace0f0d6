//! Changes of state: only the steps of the table.

use schema::{Change, Document, Flow, Rejection, Result, error_codes};

use crate::{Cx, Rights};

/// Refuses a change of state that no step allows to this caller, or that lacks what the step requires. Keys are held
/// to the table too: they skip permissions, never rules.
pub(crate) fn check(rights: &Rights, change: &Change) -> Result<()> {
    let of = change.after.of;
    let Some(flow) = of.flow else { return Ok(()) };
    let before = change
        .before
        .as_ref()
        .map_or_else(|| first(&flow), |row| state(&flow, row));
    let after = state(&flow, &change.after);
    if before == after {
        return Ok(());
    }
    let allowed = flow
        .find(before, after)
        .filter(|step| rights.is_actor_of(step, change.before.as_ref().unwrap_or(&change.after)));
    let Some(step) = allowed else {
        return Err(forbidden_step(&flow, before, after).into());
    };
    match step
        .required
        .iter()
        .find(|field| change.after.value(field.name).is_null())
    {
        Some(missing) => Err(error_codes::REQUIRED.rejection().about(missing).into()),
        None => Ok(()),
    }
}

/// Refuses a step that is not open to the caller from where a document stands. To stay there is a step only where the table says so.
///
/// # Errors
/// `flow_step_forbidden`, with both states.
pub fn is_open_step(cx: &Cx<'_>, flow: &Flow, document: &Document, to: &str) -> Result<()> {
    let from = state(flow, document);
    let step = flow.find(from, to);
    if step.is_some_and(|step| cx.who().is_actor_of(step, document)) {
        return Ok(());
    }
    Err(forbidden_step(flow, from, to).into())
}

/// The state in which a document begins: the first word.
fn first(flow: &Flow) -> &'static str {
    flow.field
        .kind
        .words()
        .and_then(|words| words.first())
        .map_or("", |word| word.wire)
}

fn state<'a>(flow: &Flow, row: &'a Document) -> &'a str {
    row.value(flow.field.name).text().unwrap_or_else(|| first(flow))
}

fn forbidden_step(flow: &Flow, before: &str, after: &str) -> Rejection {
    let label = |wire: &str| {
        let words = flow.field.kind.words().unwrap_or_default();
        words
            .iter()
            .find(|word| word.wire == wire)
            .map(|word| word.label)
            .unwrap_or_default()
    };
    let refused = error_codes::FLOW_FORBIDDEN.rejection().field(flow.field.name);
    refused.label("from", label(before)).label("to", label(after))
}
