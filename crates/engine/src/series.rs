//! Yearly numbers without gaps.

use schema::{Change, Series};

/// The series of which a row takes a number by a change: when it is made, or, where its series begins at a state, when it comes
/// there.
pub(crate) fn due_series(change: &Change) -> Option<Series> {
    let of = change.after.of;
    let series = of.series?;
    let is_due = match series.from.zip(of.flow) {
        None => change.is_new(),
        Some((state, flow)) => {
            let is_numbered = !change.after.value(series.number.name).is_null();
            !is_numbered && change.after.value(flow.field.name).text() == Some(state)
        }
    };
    is_due.then_some(series)
}
