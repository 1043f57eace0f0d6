//! Hours that change make days anew.

use engine::Cx;
use schema::{Change, Date, Document, Result};

use super::{EMPLOYEE, VALID_FROM, VALID_TO};
use crate::workday;

/// The days from the first one that it is in force on, as it was and as it is, of its employee or of everybody. Days to come
/// are computed when they come.
pub(super) fn days_follow(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let rows: Vec<&Document> = change.before.iter().chain([&change.after]).collect();
    let today = cx.today();
    let from = rows.iter().filter_map(|row| row.get(VALID_FROM)).min();
    let to = rows
        .iter()
        .map(|row| row.get(VALID_TO).map_or(today, |Date(to)| to.min(today)));
    let (Some(Date(from)), Some(to)) = (from, to.max()) else {
        return Ok(());
    };
    let mut people: Vec<_> = rows.iter().filter_map(|row| row.get(EMPLOYEE)).collect();
    // One that was or is of more than a person is everybody's.
    if people.len() < rows.len() {
        people.clear();
    }
    workday::mark(cx, &people, from, to)
}
