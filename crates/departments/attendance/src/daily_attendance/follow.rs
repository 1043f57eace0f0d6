//! The figures of an annexe and a day, counted anew from its days when one of them was computed or one of its absences decided.

use engine::Cx;
use jiff::civil;
use schema::{Change, Date, Document, Filter, Id, Result};

use super::{
    ABSENT, ANNEXE, AWAY, DAILY_ATTENDANCE, DATE, HEADCOUNT, JUSTIFIED, KEY, LATE, MONTH, NOT_MEASURED, PRESENT,
    UNKNOWN,
};
use crate::absence::field::{self as absence, ABSENCES};
use crate::pointage::{self, DayKind, POINTAGES, Status};

/// Has the figures of these days and annexes say what their days say; none stands for those who are posted at no annexe.
///
/// # Errors
/// When what stands cannot be read or written.
pub fn follow(cx: &mut Cx<'_>, days: &[(civil::Date, Option<Id>)]) -> Result<()> {
    let mut seen: Vec<&(civil::Date, Option<Id>)> = Vec::new();
    for day in days {
        if !seen.contains(&day) {
            seen.push(day);
            count(cx, day.0, day.1.as_ref())?;
        }
    }
    Ok(())
}

/// The figures follow when a justified absence is made, changed or taken away, or one becomes justified or ceases to be.
///
/// # Errors
/// When what stands cannot be read or written.
pub fn figures_follow_absences(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let row = &change.after;
    let is_justified = |row: &Document| row.get(absence::JUSTIFIED) == Some(true);
    if !change.before.iter().chain([row]).any(is_justified) {
        return Ok(());
    }
    let Date(day) = row.need(absence::DATE)?;
    follow(cx, &[(day, row.get(absence::ANNEXE))])
}

/// The days of an annexe on a day, grouped by a field, as (word, how many).
fn groups(cx: &Cx<'_>, filters: &[Filter], by: &'static schema::FieldDef) -> Result<Vec<(Option<String>, i64)>> {
    let found = cx.groups(&POINTAGES, filters.to_vec(), by, Vec::new())?;
    let count = |group: engine::Group| {
        let word = group.by.first().and_then(|value| value.text()).map(str::to_owned);
        (word, i64::try_from(group.count).unwrap_or(i64::MAX))
    };
    Ok(found.into_iter().map(count).collect())
}

fn of(groups: &[(Option<String>, i64)], words: &[&str]) -> i64 {
    let counts = groups
        .iter()
        .filter(|(word, _)| word.as_deref().is_some_and(|word| words.contains(&word)));
    counts.map(|(_, count)| count).sum()
}

fn count(cx: &mut Cx<'_>, day: civil::Date, annexe: Option<&Id>) -> Result<()> {
    let at = |key: schema::Field<Id>| annexe.map_or_else(|| key.is_null(), |annexe| key.eq(annexe));
    let filters = [pointage::DATE.eq(day), at(pointage::ANNEXE)];
    let kinds = groups(cx, &filters, POINTAGES.need(pointage::DAY_KIND)?)?;
    let states = groups(cx, &filters, POINTAGES.need(pointage::STATUS)?)?;
    let justified = cx.count(
        &ABSENCES,
        [
            absence::DATE.eq(day),
            at(absence::ANNEXE),
            absence::JUSTIFIED.eq(true),
            absence::WHOLE_DAY.eq(true),
            absence::MINUTES.gt(0),
        ],
    )?;
    let late = of(&states, &[Status::Late.wire()]);
    let absent = of(&states, &[Status::Absent.wire()]);
    let present = late + of(&states, &[Status::OnTime.wire(), Status::Tolerable.wire()]);
    let away = of(
        &kinds,
        &[
            DayKind::Leave.wire(),
            DayKind::Mission.wire(),
            DayKind::Permission.wire(),
        ],
    );
    let unknown = of(&kinds, &[DayKind::Waiting.wire()]) + of(&states, &[Status::NotRegistered.wire()]);
    let headcount = kinds.iter().map(|(_, count)| count).sum();
    let figures = [
        (HEADCOUNT, headcount),
        (PRESENT, present),
        (LATE, late),
        (ABSENT, absent),
        (JUSTIFIED, i64::try_from(justified).unwrap_or(i64::MAX).min(absent)),
        (AWAY, away),
        (UNKNOWN, unknown),
        (NOT_MEASURED, of(&kinds, &[DayKind::NotMeasured.wire()])),
    ];
    save_figures(cx, day, annexe, &figures)
}

fn save_figures(
    cx: &mut Cx<'_>,
    day: civil::Date,
    annexe: Option<&Id>,
    figures: &[(schema::Field<i64>, i64)],
) -> Result<()> {
    let key = format!("{day} {}", annexe.map_or("", Id::as_str));
    let stands = cx.first(&DAILY_ATTENDANCE, [KEY.eq(&*key)])?;
    let mut row = match &stands {
        Some(row) => row.clone(),
        None => Document::new(&DAILY_ATTENDANCE)
            .with(KEY, key)
            .with(DATE, Date(day))
            .with(MONTH, day.to_string()[..7].to_owned()),
    };
    row.set_or_clear(ANNEXE, annexe.cloned());
    for (key, figure) in figures {
        row.set(*key, *figure);
    }
    match stands {
        Some(same) if same == row => Ok(()),
        Some(_) => cx.update(row).map(drop),
        None => cx.create(row).map(drop),
    }
}
