//! Hours that change make days anew.

use engine::Cx;
use schema::{Change, Date, Document, Id, Result};

use super::{EMPLOYEE, VALID_FROM, VALID_TO};
use crate::workday::{self, CalendarCause, CalendarChange};

/// The days from the first one that it is in force on, as it was and as it is, of its employee or of everybody. Days to come
/// are computed when they come; leave that lies in them is counted again.
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
    let mut people: Vec<Id> = rows.iter().filter_map(|row| row.get(EMPLOYEE)).collect();
    // One that was or is of more than a person is everybody's.
    if people.len() < rows.len() {
        people.clear();
    }
    let ends: Option<Vec<Date>> = rows.iter().map(|row| row.get(VALID_TO)).collect();
    let hours = CalendarChange {
        cause: CalendarCause::Hours,
        source: change.after.id.clone(),
        from,
        to: ends.and_then(|all| all.into_iter().max()).map(|Date(last)| last),
        people: people.iter().map(|Id(id)| id.clone()).collect(),
    };
    workday::hours_change(cx, &hours)?;
    workday::mark(cx, &people, from, to)
}
