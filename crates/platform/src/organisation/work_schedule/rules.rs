//! What holds of every schedule.

use engine::Cx;
use schema::{Change, Rejection, Result, error_codes};

use super::{
    ANNEXE, BREAK_START, BUREAU, DIRECTION, DIVISION, EMPLOYEE, END, FRIDAY_BREAK_START, OVERNIGHT, SERVICE, START,
    WEEKDAYS,
};

error_codes! {
    WEEKDAY_UNKNOWN = "weekday_unknown", invalid => "أيام العمل أرقام من 1 (الاثنين) إلى 7 (الأحد)، كل يوم مرة واحدة", "Les jours ouvrés sont des nombres de 1 (lundi) à 7 (dimanche), chacun une fois", "Working days are numbers from 1 (Monday) to 7 (Sunday), each once";
    ENDS_BEFORE_START = "schedule_ends_before_start", invalid => "نهاية العمل يجب أن تكون بعد بدايته، إلا في العمل الليلي", "La fin du travail doit suivre son début, sauf pour un travail de nuit", "Work must end after it begins, unless it is night work";
    NOT_OVERNIGHT = "schedule_not_overnight", invalid => "العمل الليلي ينتهي في اليوم الموالي: نهايته لا تتجاوز ساعة بدايته", "Un travail de nuit finit le lendemain, au plus tard à l’heure où il a commencé", "Night work ends on the next day, no later than the hour at which it began";
    BREAK_OUTSIDE = "schedule_break_outside", invalid => "{field}: تبدأ الاستراحة بين بداية العمل ونهايته", "{field}\u{a0}: la pause commence entre le début et la fin du travail", "{field}: the break begins between the start and the end of work";
    OF_SEVERAL_UNITS = "schedule_of_several_units", invalid => "{field}: يهم التوقيت موظفا واحدا أو وحدة واحدة أو الجماعة كلها", "{field}\u{a0}: un horaire vaut pour une personne, une unité ou toute la commune", "{field}: a schedule is of one person, one unit or the whole commune";
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

/// Work ends after it begins, and that of the night on the next day; both hours are optional.
pub(super) fn work_ends_after_it_begins(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    let is_overnight = change.after.get(OVERNIGHT) == Some(true);
    // `HH:MM` compares as text.
    match (change.after.get(START), change.after.get(END)) {
        (Some(start), Some(end)) if is_overnight && end > start => {
            Err(Rejection::new(NOT_OVERNIGHT).field(END.def.name).into())
        }
        (Some(start), Some(end)) if !is_overnight && end <= start => {
            Err(Rejection::new(ENDS_BEFORE_START).field(END.def.name).into())
        }
        _ => Ok(()),
    }
}

/// A break begins while work goes on; at night also after midnight.
pub(super) fn break_lies_in_the_hours(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    let after = &change.after;
    let (Some(start), Some(end)) = (after.get(START), after.get(END)) else {
        return Ok(());
    };
    let is_overnight = after.get(OVERNIGHT) == Some(true);
    for key in [BREAK_START, FRIDAY_BREAK_START] {
        let Some(at) = after.get(key) else { continue };
        let (has_begun, is_before_end) = (start < at, at < end);
        if !(has_begun && is_before_end || is_overnight && (has_begun || is_before_end)) {
            return Err(Rejection::new(BREAK_OUTSIDE).about(&key.def).into());
        }
    }
    Ok(())
}

/// Whose hours they are is one person, one unit, or everybody.
pub(super) fn it_is_of_one_unit(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    let levels = [EMPLOYEE, BUREAU, SERVICE, DIVISION, DIRECTION, ANNEXE];
    let mut named = levels.iter().filter(|key| change.after.get(**key).is_some());
    match named.nth(1) {
        Some(second) => Err(Rejection::new(OF_SEVERAL_UNITS).about(&second.def).into()),
        None => Ok(()),
    }
}
