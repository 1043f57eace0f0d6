//! What holds of every schedule.

use engine::Cx;
use schema::{Change, Label, Refusal, Reject, Result};

use super::{END, START, WEEKDAYS};

/// A weekday outside Monday (1) to Sunday (7), or twice.
pub const WEEKDAY_UNKNOWN: Reject = Reject::invalid(
    "weekday_unknown",
    Label::new(
        "أيام العمل أرقام من 1 (الاثنين) إلى 7 (الأحد)، كل يوم مرة واحدة",
        "Les jours ouvrés sont des nombres de 1 (lundi) à 7 (dimanche), chacun une fois",
        "Working days are numbers from 1 (Monday) to 7 (Sunday), each once",
    ),
);
/// Work ends before it begins.
pub const ENDS_BEFORE_START: Reject = Reject::invalid(
    "schedule_ends_before_start",
    Label::new(
        "نهاية العمل يجب أن تكون بعد بدايته",
        "La fin du travail doit suivre son début",
        "Work must end after it begins",
    ),
);
/// The refusals of this page.
pub const REJECTS: &[Reject] = &[WEEKDAY_UNKNOWN, ENDS_BEFORE_START];

/// Weekdays are 1 to 7, each once, kept in order.
pub(super) fn weekdays_are_of_one_week(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    let mut days: Vec<i64> = change.after.get(WEEKDAYS).unwrap_or_default();
    days.sort_unstable();
    let is_twice = days.windows(2).any(|pair| pair[0] == pair[1]);
    if is_twice || days.iter().any(|day| !(1..=7).contains(day)) {
        return Err(Refusal::new(WEEKDAY_UNKNOWN).field(WEEKDAYS.def.name).into());
    }
    change.after.set(WEEKDAYS, days);
    Ok(())
}

/// Work ends after it begins; both are optional.
pub(super) fn work_ends_after_it_begins(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    match (change.after.get(START), change.after.get(END)) {
        // `HH:MM` compares as text.
        (Some(start), Some(end)) if end <= start => Err(Refusal::new(ENDS_BEFORE_START).field(END.def.name).into()),
        _ => Ok(()),
    }
}
