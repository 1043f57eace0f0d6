//! Days between the end of a leave and the return: whoever keeps absences is told of them, for of somebody whom no terminal knows
//! no punch will ever be missing.

use engine::Cx;
use jiff::civil;
use schema::{Document, Result};

/// What keeps absences: of an employee's file, the days of work on which they should have been back and were not.
pub struct LateReturn(pub fn(&mut Cx<'_>, &Document, &[civil::Date]) -> Result<()>);

/// Tells whoever keeps absences that somebody came back days after the end of a leave.
///
/// # Errors
/// When an absence cannot be written.
pub fn late_return(cx: &mut Cx<'_>, employee: &Document, days: &[civil::Date]) -> Result<()> {
    if days.is_empty() {
        return Ok(());
    }
    let declared: Vec<&LateReturn> = cx.extensions::<LateReturn>().collect();
    declared
        .into_iter()
        .try_for_each(|LateReturn(keep)| keep(cx, employee, days))
}
