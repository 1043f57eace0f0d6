//! Where somebody works when something is written about them: it stands on the row, for those who head that place.

use engine::Cx;
use platform::people::employee::{self, EMPLOYEES};
use schema::{Document, Field, Id, Result};

/// Notes on a row the bureau, the service and the annexe of an employee.
pub(crate) fn put_place(cx: &Cx<'_>, row: &mut Document, employee: &Id, keys: &[Field<Id>; 3]) -> Result<()> {
    let employee = cx.need(&EMPLOYEES, employee.as_str())?;
    let theirs = [employee::BUREAU, employee::SERVICE, employee::ANNEXE];
    for (key, place) in keys.iter().zip(theirs) {
        row.set_or_clear(*key, employee.get(place));
    }
    Ok(())
}
