//! Changes of state: only the steps of the table.

use schema::{Change, Result, Value, refusal};

use crate::Rights;

/// Refuses a change of state that no step allows to this caller, or that lacks what the step requires. Keys are held
/// to the table too: they skip permissions, never rules.
pub(crate) fn check(rights: &Rights, change: &Change) -> Result<()> {
    let of = change.after.of;
    let Some(flow) = of.flow else { return Ok(()) };
    let name = flow.field.name;
    let first = flow
        .field
        .kind
        .words()
        .and_then(|words| words.first())
        .map_or("", |word| word.wire);
    let before = change
        .before
        .as_ref()
        .map_or(&Value::Null, |before| before.value(name))
        .text()
        .unwrap_or(first);
    let after = change.after.value(name).text().unwrap_or(first);
    if before == after {
        return Ok(());
    }
    let label = |word: &str| {
        let words = flow.field.kind.words().unwrap_or_default();
        words
            .iter()
            .find(|one| one.wire == word)
            .map(|one| one.label)
            .unwrap_or_default()
    };
    let forbidden = || {
        refusal::FLOW_FORBIDDEN
            .refusal()
            .field(name)
            .label("from", label(before))
            .label("to", label(after))
    };
    let step = flow.find(before, after).ok_or_else(forbidden)?;
    if !rights.holds(of.access.resource, step.permission) {
        return Err(forbidden().into());
    }
    match step
        .required
        .iter()
        .find(|field| change.after.value(field.name).is_null())
    {
        Some(missing) => Err(refusal::REQUIRED.refusal().field(missing.name).into()),
        None => Ok(()),
    }
}
