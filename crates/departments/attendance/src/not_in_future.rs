//! What happened is of a day that has come.

use engine::Cx;
use schema::{Change, Date, Field, Rejection, Result, error_codes};

error_codes! {
    DAY_AHEAD = "day_not_come", invalid => "{field}: لا يمكن أن يكون هذا اليوم في المستقبل", "{field}\u{a0}: ce jour ne peut pas être à venir", "{field}: this day cannot lie in the future";
}

/// Refuses a written day after today.
pub(crate) fn day_not_in_future(cx: &Cx<'_>, change: &Change, day: Field<Date>) -> Result<()> {
    let is_ahead = change.touches(day) && change.after.get(day) > Some(Date(cx.today()));
    if is_ahead {
        return Err(Rejection::new(DAY_AHEAD).about(&day.def).into());
    }
    Ok(())
}
