//! Holidays of this year and the next, and hours of work, of the law and of the commune.

use engine::Cx;
use jiff::{ToSpan, civil};
use platform::organisation::holiday::{self, HOLIDAYS, Kind};
use platform::organisation::law_calendar;
use platform::organisation::work_schedule::{self, WORK_SCHEDULES};
use schema::{Date, Document, FieldDef, Result};

use super::LawRow;

/// A feast of the moon that the commune has so many days earlier or later is the same one: the moon said so.
const MOON_DAYS: i64 = 2;

const OF_HOLIDAYS: &[FieldDef] = &[holiday::DATE.def, holiday::KIND.def];
/// What the law fixes of hours.
const OF_HOURS: &[FieldDef] = &[
    work_schedule::START.def,
    work_schedule::END.def,
    work_schedule::BREAK.def,
    work_schedule::FRIDAY_BREAK.def,
    work_schedule::WEEKDAYS.def,
];
const OF_RAMADAN: &[FieldDef] = &[
    work_schedule::VALID_FROM.def,
    work_schedule::VALID_TO.def,
    work_schedule::START.def,
    work_schedule::END.def,
    work_schedule::WEEKDAYS.def,
];

pub(super) fn rows(cx: &Cx<'_>) -> Result<Vec<LawRow>> {
    let law = law_calendar::rows_of(cx.today());
    let (hours, holidays): (Vec<Document>, Vec<Document>) =
        law.into_iter().partition(|row| row.of.id == WORK_SCHEDULES.id);
    let mut rows = schedules(cx, hours)?;
    rows.extend(holidays_of(cx, holidays)?);
    Ok(rows)
}

fn day_of(row: &Document) -> civil::Date {
    row.get(holiday::DATE).map_or(civil::Date::MIN, |Date(day)| day)
}

/// Each holiday of the law, with the one of the commune: of that day, or, by the moon, of a day near it.
fn holidays_of(cx: &Cx<'_>, mut law: Vec<Document>) -> Result<Vec<LawRow>> {
    // Whatever is of its day is found before a feast of the moon takes what lies near it.
    law.sort_by_key(|row| (row.get(holiday::KIND) == Some(Kind::Hijri), day_of(row)));
    let (Some(first), Some(last)) = (law.iter().map(day_of).min(), law.iter().map(day_of).max()) else {
        return Ok(Vec::new());
    };
    let (first, last) = (
        first.saturating_sub(MOON_DAYS.days()),
        last.saturating_add(MOON_DAYS.days()),
    );
    let mut free = cx.all(&HOLIDAYS, [holiday::DATE.between(Date(first), Date(last))])?;
    free.sort_by_key(day_of);
    let (mut rows, mut shown) = (Vec::new(), None);
    for mut row in law {
        let (day, kind) = (day_of(&row), row.get(holiday::KIND));
        let is_it = |one: &Document| match (kind, one.get(holiday::KIND)) {
            (Some(Kind::Hijri), Some(Kind::Exceptional)) | (Some(Kind::Fixed), Some(Kind::Hijri)) => false,
            (Some(Kind::Hijri), _) => i64::from((day_of(one) - day).get_days()).abs() <= MOON_DAYS,
            _ => day_of(one) == day,
        };
        let own = free.iter().position(is_it).map(|at| free.remove(at));
        let key = format!("{day} {}", row.title().0);
        // The second day of a feast follows the first, wherever the commune has it.
        match (&own, shown) {
            (Some(own), _) => shown = Some((day, day_of(own))),
            (None, Some((first, seen)))
                if kind == Some(Kind::Hijri) && first.tomorrow().is_ok_and(|next| next == day) =>
            {
                row.set(holiday::DATE, Date(seen.saturating_add(1.day())));
            }
            _ => {}
        }
        let found = LawRow::new(key, row, OF_HOLIDAYS);
        rows.push(LawRow { own, ..found });
    }
    rows.sort_by_key(|row| day_of(&row.law));
    Ok(rows)
}

/// The normal hours and those of each Ramadan to come, with the commune's own: hours of a unit or a person are no answer.
fn schedules(cx: &Cx<'_>, law: Vec<Document>) -> Result<Vec<LawRow>> {
    let today = cx.today();
    let of_some = [
        work_schedule::EMPLOYEE,
        work_schedule::BUREAU,
        work_schedule::SERVICE,
        work_schedule::DIVISION,
        work_schedule::DIRECTION,
        work_schedule::ANNEXE,
    ];
    let mut own = cx.all(&WORK_SCHEDULES, [])?;
    own.retain(|row| of_some.iter().all(|key| row.get(*key).is_none()) && end(row) >= today);
    let to_come = law.into_iter().filter(|row| end(row) >= today);
    Ok(to_come.map(|row| schedule(row, &own, today)).collect())
}

/// The last day of hours; those without one never end.
fn end(row: &Document) -> civil::Date {
    row.get(work_schedule::VALID_TO).map_or(civil::Date::MAX, |Date(to)| to)
}

fn begin(row: &Document) -> civil::Date {
    row.get(work_schedule::VALID_FROM)
        .map_or(civil::Date::MIN, |Date(from)| from)
}

fn schedule(law: Document, own: &[Document], today: civil::Date) -> LawRow {
    let is_ramadan = |row: &Document| row.get(work_schedule::RAMADAN) == Some(true);
    let (is_fast, first, last) = (is_ramadan(&law), begin(&law), end(&law));
    let meets = |row: &Document| !is_fast || begin(row) <= last && first <= end(row);
    let of_it = own.iter().filter(|row| is_ramadan(row) == is_fast && meets(row));
    let own = of_it.max_by_key(|row| (begin(row), row.sequence)).cloned();
    let mut taken = law.clone();
    if let Some(own) = &own {
        for key in [work_schedule::GRACE, work_schedule::TOLERATED] {
            taken.set_or_clear(key, own.get(key));
        }
        if is_fast {
            taken.set_or_clear(work_schedule::VALID_TO, own.get(work_schedule::VALID_TO));
        }
    }
    // Hours of days to come are written over; hours that count already are followed by others.
    let has_begun = own
        .as_ref()
        .map_or(!is_fast || first <= today, |own| begin(own) <= today);
    let key = if is_fast {
        first.to_string()
    } else {
        "normal".to_owned()
    };
    LawRow {
        own,
        taken,
        fixed: OF_HOURS,
        needs_day: has_begun,
        ..LawRow::new(key, law, if is_fast { OF_RAMADAN } else { OF_HOURS })
    }
}
