//! What holds of every absence.

use engine::Cx;
use platform::decision::nobody_for_themselves;
use schema::{Change, Id, Rejection, Result, error_codes};

use super::field::{
    ANNEXE, BUREAU, DATE, EMPLOYEE, FILE, JUSTIFICATION, JUSTIFIED, Justification, MEDICAL_FILE, REASON, Reason,
    SERVICE, SOURCE, Source, WARNING,
};
use crate::not_in_future::day_not_in_future;
use crate::place::put_place;

error_codes! {
    ALREADY_ABSENT = "absence_already_exists", conflict => "يوجد تغيب مسجل لنفس الموظف في نفس التاريخ", "Une absence est déjà enregistrée pour ce fonctionnaire à cette date", "An absence of this employee stands on this date already";
    /// Somebody justified it, or decided about it.
    IS_DEALT_WITH = "absence_dealt_with", conflict => "لا يمكن حذف هذا التغيب: قُدم تبريره أو صدر قرار بشأنه", "Cette absence ne se supprime pas\u{a0}: elle a été justifiée, ou une décision a été prise", "This absence cannot be deleted: it was justified, or somebody decided about it";
    /// The days that it follows from would make it again.
    FOLLOWS_FROM_DAYS = "absence_follows_from_days", conflict => "هذا التغيب مستخلص من سجل الحضور: المرجو تصحيح معطيات ذلك اليوم", "Cette absence découle des pointages\u{a0}: rectifiez la journée", "This absence follows from the days of attendance: correct the day";
    MEDICAL_ELSEWHERE = "medical_file_elsewhere", invalid => "الشهادة الطبية توضع في خانتها، ولا يطلع عليها إلا المعني(ة) والموارد البشرية", "Un certificat médical se joint à sa place, où seuls l’intéressé et les ressources humaines le lisent", "A medical certificate goes in its own place, where only the person and human resources read it";
}

/// Nobody is absent on a day that has not come.
pub(super) fn day_is_not_in_future(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    day_not_in_future(cx, change, DATE)
}

/// Nobody enters an absence of their own, nor takes one away.
pub(super) fn nobody_enters_their_own(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let is_by_hand = change.is_new() && change.after.get(SOURCE) != Some(Source::Days);
    if is_by_hand {
        nobody_for_themselves(cx, &change.after.need(EMPLOYEE)?)?;
    }
    Ok(())
}

/// What follows: whether it is justified, where it comes from, whose unit it is of, which letter is about it.
pub(super) fn fill_derived_fields(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let is_new = change.is_new();
    let row = &mut change.after;
    let is_accepted = row.get(JUSTIFICATION) == Some(Justification::Accepted);
    row.set(JUSTIFIED, is_accepted);
    if !is_new {
        return Ok(());
    }
    let employee = row.need(EMPLOYEE)?;
    if row.get(SOURCE).is_none() {
        row.set(SOURCE, Source::Typed);
        put_place(cx, row, &employee, &[BUREAU, SERVICE, ANNEXE])?;
    }
    let letter = crate::warning::issued_of_day(cx, &employee, row.need(DATE)?)?;
    row.set_or_clear(WARNING, letter.map(|letter| Id(letter.id)));
    Ok(())
}

/// What proves a sickness lies where only the person and human resources read it.
pub(super) fn health_is_told_apart(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    let is_sick = change.after.get(REASON) == Some(Reason::Sick);
    let is_apart = change.after.get(MEDICAL_FILE).is_some();
    if change.after.get(FILE).is_some() && is_sick && !is_apart {
        return Err(Rejection::new(MEDICAL_ELSEWHERE).about(&FILE.def).into());
    }
    Ok(())
}

/// What people said or decided is not deleted; what follows from a day goes with the day alone.
pub(super) fn what_was_said_of_it_stays(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let absence = &change.after;
    if absence.get(JUSTIFICATION) != Some(Justification::Open) || absence.get(WARNING).is_some() {
        return Err(IS_DEALT_WITH.into());
    }
    let is_by_people = cx.who().is_user || cx.who().who.starts_with("key:");
    if is_by_people && absence.get(SOURCE) == Some(Source::Days) {
        return Err(FOLLOWS_FROM_DAYS.into());
    }
    nobody_for_themselves(cx, &absence.need(EMPLOYEE)?)
}
