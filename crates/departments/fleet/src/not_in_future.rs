//! What has happened does not lie in the future: a day that was mistyped would hold up every reading of an odometer after
//! it, and put in the store what is not there.

use engine::Cx;
use schema::{Change, Date, Field, Instant, Rejection, Result, error_codes};

error_codes! {
    NOT_YET = "not_happened_yet", invalid => "لا يمكن أن يكون هذا التاريخ في المستقبل", "Cette date ne peut pas être à venir", "This date cannot lie in the future";
}
#[cfg(test)]
mod tests;

/// Refuses a written day after today.
pub(crate) fn day_not_in_future(cx: &Cx<'_>, change: &Change, day: Field<Date>) -> Result<()> {
    let is_ahead = change.touches(day) && change.after.get(day) > Some(Date(cx.today()));
    check(is_ahead, day)
}

/// Refuses a day after today that an act is given.
pub(crate) fn day_is_past(cx: &Cx<'_>, day: jiff::civil::Date, field: &schema::FieldDef) -> Result<()> {
    if day > cx.today() {
        return Err(Rejection::new(NOT_YET).field(field.name).into());
    }
    Ok(())
}

/// Refuses a written moment that is still to come.
pub(super) fn by_now(cx: &Cx<'_>, change: &Change, moment: Field<Instant>) -> Result<()> {
    let is_ahead = change.touches(moment) && change.after.get(moment) > Some(cx.moment());
    check(is_ahead, moment)
}

fn check<T>(is_ahead: bool, field: Field<T>) -> Result<()> {
    if is_ahead {
        return Err(Rejection::new(NOT_YET).field(field.def.name).into());
    }
    Ok(())
}
