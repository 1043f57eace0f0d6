//! Yearly numbers without gaps.

use schema::{Change, Document, Rejection, Result, Series, Value, error_codes};

use crate::Cx;

/// The series of which a row takes a number by a change: when it is made, or, where its series begins at a state, when it comes
/// there.
fn due_series(change: &Change) -> Option<Series> {
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

/// Takes the next number of the year where one is due, in the same transaction: a rolled back one is given again.
pub(crate) fn number(cx: &mut Cx<'_>, change: &mut Change) -> Result<()> {
    match due_series(change) {
        Some(series) => cx.take_number(&series, &mut change.after),
        None => Ok(()),
    }
}

/// What a numbered row stands in, by which it was counted: it stays there.
pub(crate) fn of_numbered(change: &Change) -> Option<(Series, Vec<Value>)> {
    let series = change.after.of.series.filter(|series| !series.within.is_empty())?;
    let is_numbered = |row: &&Document| !row.value(series.number.name).is_null();
    let before = change.before.as_ref().filter(is_numbered);
    let row = before.or_else(|| Some(&change.after).filter(is_numbered))?;
    let values = series.within.iter().map(|field| row.value(field.name).clone());
    Some((series, values.collect()))
}

/// Refuses that a row leaves the series of its number: there would be a gap in one, and a number twice in the other.
pub(crate) fn keep(change: &Change, numbered: Option<(Series, Vec<Value>)>) -> Result<()> {
    let Some((series, values)) = numbered else {
        return Ok(());
    };
    let left = series
        .within
        .iter()
        .zip(values)
        .filter(|(field, value)| change.after.value(field.name) != value)
        .map(|(field, _)| Rejection::new(error_codes::NUMBERED).about(field));
    Rejection::several(left.collect()).map_or(Ok(()), |refused| Err(refused.into()))
}

impl Cx<'_> {
    /// Gives a row the year and the next number of the series that it stands in: what a row that is sealed with its number does
    /// before it is made. Rows of a declared series have theirs from the write.
    ///
    /// # Errors
    /// Those of the store.
    pub fn take_number(&mut self, series: &Series, row: &mut Document) -> Result<()> {
        let year = i64::from(self.today().year());
        let number = self.number(&series.counter(row, year))?;
        row.set_value(series.year.name, Value::Int(year));
        row.set_value(series.number.name, Value::Int(number));
        Ok(())
    }
}
