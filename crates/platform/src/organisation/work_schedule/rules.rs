//! What holds of every schedule.

use engine::Cx;
use schema::{Change, Rejection, Result, error_codes};

use super::{END, START, WEEKDAYS};

error_codes! {
    WEEKDAY_UNKNOWN = "weekday_unknown", invalid => "أيام العمل أرقام من 1 (الاثنين) إلى 7 (الأحد)، كل يوم مرة واحدة", "Les jours ouvrés sont des nombres de 1 (lundi) à 7 (dimanche), chacun une fois", "Working days are numbers from 1 (Monday) to 7 (Sunday), each once";
    ENDS_BEFORE_START = "schedule_ends_before_start", invalid => "نهاية العمل يجب أن تكون بعد بدايته", "La fin du travail doit suivre son début", "Work must end after it begins";
}

/// Weekdays are 1 to 7, each once, kept in order.
pub(super) fn weekdays_are_of_one_week(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    let mut days: Vec<i64> = change.after.get(WEEKDAYS).unwrap_or_default();
    days.sort_unstable();
    let is_twice = days.windows(2).any(|pair| pair[0] == pair[1]);
    if is_twice || days.iter().any(|day| !(1..=7).contains(day)) {
        return Err(Rejection::new(WEEKDAY_UNKNOWN).field(WEEKDAYS.def.name).into());
    }
    change.after.set(WEEKDAYS, days);
    Ok(())
}

/// Work ends after it begins; both are optional.
pub(super) fn work_ends_after_it_begins(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    match (change.after.get(START), change.after.get(END)) {
        // `HH:MM` compares as text.
        (Some(start), Some(end)) if end <= start => Err(Rejection::new(ENDS_BEFORE_START).field(END.def.name).into()),
        _ => Ok(()),
    }
}
