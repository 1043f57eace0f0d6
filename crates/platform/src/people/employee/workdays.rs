//! What of a file its days of work follow from.

use engine::{Cx, Effect};
use jiff::ToSpan;
use schema::{Change, Id, Result};

use super::{ACTIVE, ANNEXE, BUREAU, EMP_CODE, FUNCTION, RECRUITED_ON, SERVICE};
use crate::workday::{self, STALE_DAYS};

/// Days of a file that is new are computed as they come.
pub(super) const DAYS_FOLLOW: Effect = Effect {
    touches: &[|| &STALE_DAYS],
    run: days_follow,
};

/// So many days back a file that is put right changes what was computed; before that the days stand as they were told. Activity,
/// function and place change from today on: what they were before stands in careers and assignments.
const DAYS_BACK: i64 = 31;

fn days_follow(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let is_put_right = change.touches(EMP_CODE) || change.touches(RECRUITED_ON);
    let moves = [BUREAU, SERVICE, ANNEXE].iter().any(|key| change.touches(*key));
    let is_of_today = moves || change.touches(FUNCTION) || change.touches(ACTIVE);
    if change.is_new() || !(is_put_right || is_of_today) {
        return Ok(());
    }
    let today = cx.today();
    if moves {
        workday::place_changes(cx, &Id(change.after.id.clone()), &change.after.id, today)?;
    }
    let from = if is_put_right {
        today.saturating_sub(DAYS_BACK.days())
    } else {
        today
    };
    workday::mark(cx, &[Id(change.after.id.clone())], from, today)
}
