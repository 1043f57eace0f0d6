//! What holds of every report.

use engine::Cx;
use jiff::{ToSpan, civil};
use platform::organisation::annexe::{self, ANNEXES};
use schema::{Change, Date, Id, Rejection, Result, error_codes};

use super::{ALL, ANNEXE, AUTHOR, DATE, JUSTIFIED, NOTES, PERIOD, Period, TOTAL, UNJUSTIFIED};

error_codes! {
    /// The space is the clients', who cut it off.
    NO_ANNEXE = "report_without_annexe", invalid => "المرجو اختيار الملحقة الإدارية", "L’annexe administrative manque", " error no annexe";
    ALREADY_REPORTED = "report_already_exists", conflict => "يوجد تقرير لهذه الملحقة عن هذه الفترة", "Un rapport de cette annexe existe déjà pour cette période", "A report of this annexe stands for this period already";
    DOES_NOT_ADD_UP = "report_does_not_add_up", invalid => "مجموع التغيبات ({total}) لا يساوي المبررة وغير المبررة ({sum})", "Le total des absences ({total}) n’est pas la somme des justifiées et des injustifiées ({sum})", "The absences ({total}) are not the justified and the unjustified together ({sum})";
}

/// Every report is of an annexe.
pub(super) fn annexe_is_named(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    match change.after.get(ANNEXE) {
        Some(_) => Ok(()),
        None => Err(Rejection::new(NO_ANNEXE).field(ANNEXE.def.name).into()),
    }
}

/// The first day of the period that a day lies in.
pub(super) fn first_day(period: Period, day: civil::Date) -> civil::Date {
    match period {
        Period::Daily => day,
        Period::Weekly => {
            let since_monday = i64::from(day.weekday().to_monday_zero_offset());
            day.saturating_sub(since_monday.days())
        }
        Period::Monthly => day.first_of_month(),
    }
}

/// The last one.
pub(super) fn last_day(period: Period, first: civil::Date) -> civil::Date {
    match period {
        Period::Daily => first,
        Period::Weekly => first.saturating_add(6.days()),
        Period::Monthly => first.last_of_month(),
    }
}

/// A week is dated its Monday, a month its first day.
pub(super) fn day_begins_the_period(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    let row = &mut change.after;
    let period = row.get(PERIOD).unwrap_or(Period::Daily);
    let Date(day) = row.need(DATE)?;
    row.set(DATE, Date(first_day(period, day)));
    Ok(())
}

/// The total is that of the parts; alone it counts as unjustified, and parts alone make it.
pub(super) fn parts_add_up(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    let (moved, is_total_moved) = (
        change.touches(JUSTIFIED) || change.touches(UNJUSTIFIED),
        change.touches(TOTAL),
    );
    let row = &mut change.after;
    let (justified, unjustified, total) = (row.get(JUSTIFIED), row.get(UNJUSTIFIED), row.get(TOTAL));
    let sum = justified.unwrap_or(0) + unjustified.unwrap_or(0);
    match total {
        Some(total) if justified.is_none() && unjustified.is_none() => {
            row.set(JUSTIFIED, 0);
            row.set(UNJUSTIFIED, total);
        }
        // A total that nobody split goes on without parts.
        Some(total) if is_total_moved && !moved && justified == Some(0) => row.set(UNJUSTIFIED, total),
        // Parts that changed under a total which was not sent again make another one.
        Some(total) if total != sum && (is_total_moved || !moved) => {
            let refused = Rejection::new(DOES_NOT_ADD_UP).about(&TOTAL.def);
            return Err(refused.arg("total", total).arg("sum", sum).into());
        }
        _ => {
            row.set(JUSTIFIED, justified.unwrap_or(0));
            row.set(UNJUSTIFIED, unjustified.unwrap_or(0));
            row.set(TOTAL, sum);
        }
    }
    Ok(())
}

/// Who wrote it, and the text that it is found by: the annexe, the day, the notes.
pub(super) fn fill_derived_fields(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let is_new = change.is_new();
    let row = &mut change.after;
    if is_new {
        row.set_or_clear(AUTHOR, cx.who().user.clone().map(Id));
    }
    let annexe = cx.get(&ANNEXES, row.need(ANNEXE)?.as_str())?;
    let name = |key| annexe.as_ref().and_then(|annexe| annexe.get(key)).unwrap_or_default();
    let Date(day) = row.need(DATE)?;
    let texts = [
        name(annexe::NAME_FR),
        name(annexe::NAME_AR),
        day.to_string(),
        day.strftime("%d/%m/%Y").to_string(),
        row.get(NOTES).unwrap_or_default(),
    ];
    row.set(ALL, texts.join(" ").trim().to_owned());
    Ok(())
}
