//! Until when a step is to be answered: so many working days of the commune.

use engine::Cx;
use schema::{Instant, Result};

use crate::time_limit::TimeLimit;

/// The end of the last of so many working days after today.
pub(super) fn due_at(cx: &Cx<'_>, days: i64) -> Result<Instant> {
    let last = TimeLimit::working_days(days).end_after(cx, cx.today())?;
    let end = last.to_datetime(jiff::civil::time(23, 59, 59, 0));
    Ok(Instant(schema::instant_in_morocco(end)))
}
