//! The days of a request: counted by the calendar, written on its row by year, and read back from it.

use std::collections::{BTreeMap, BTreeSet};

use engine::Cx;
use jiff::{ToSpan, civil};
use platform::people::employee::EMPLOYEES;
use schema::{Date, Decimal, Document, Result};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Number, Value as Json, json};

use super::field::{
    DAYS, EMPLOYEE, END, END_HALF, KEPT, RETURNED, RETURNED_HALVES, START, START_HALF, TYPE_ROW, WORKING_DAYS,
};
use crate::days::{Calendar, Count, HALF, HolidayName, LeaveSpan, TakenDay, WHOLE, count};
use crate::leave_type::{self, DayUnit, LEAVE_TYPES};

/// The time that a request asks for.
pub(super) fn span_of(row: &Document) -> Result<LeaveSpan> {
    let (Date(start), Date(end)) = (row.need(START)?, row.need(END)?);
    Ok(LeaveSpan {
        start,
        end,
        starts_at_noon: row.get(START_HALF) == Some(true),
        ends_at_noon: row.get(END_HALF) == Some(true),
    })
}

/// The version of its type.
pub(crate) fn version_of(cx: &Cx<'_>, row: &Document) -> Result<Document> {
    cx.need(&LEAVE_TYPES, row.need(TYPE_ROW)?.as_str())
}

/// What a stretch of time takes of an employee.
pub(super) fn count_for(cx: &Cx<'_>, employee: &Document, version: &Document, span: &LeaveSpan) -> Result<Count> {
    let unit = version.need(leave_type::UNIT)?;
    let calendar = Calendar::read(cx, employee, span.start, span.end)?;
    Ok(count(span, unit, calendar.days_of(employee)))
}

/// Counts a request by the calendar as it is now, and writes down what it takes.
pub(super) fn count_again(cx: &Cx<'_>, row: &mut Document) -> Result<()> {
    let employee = cx.need(&EMPLOYEES, row.need(EMPLOYEE)?.as_str())?;
    let version = version_of(cx, row)?;
    let span = span_of(row)?;
    let mut found = count_for(cx, &employee, &version, &span)?;
    leave_as_granted(row, &mut found);
    write(row, &version, &found)
}

/// Days that a change would take and that people left as they were granted are taken no more than they were (`keptDays`).
fn leave_as_granted(row: &Document, found: &mut Count) {
    let kept = row.get(KEPT).unwrap_or_default();
    for one in kept.as_array().into_iter().flatten() {
        let Some(most) = one["share"].as_i64() else {
            continue;
        };
        let of_day = found
            .taken
            .iter_mut()
            .filter(|taken| Some(taken.day) == day_in(&one["date"]));
        of_day.for_each(|taken| taken.share = taken.share.min(most));
    }
    found.taken.retain(|one| one.share > 0);
}

/// Leaves the days of a request that a new count takes beyond what stands as they were granted, from now on.
pub(super) fn keep_as_granted(row: &mut Document, counted: &Document) {
    let stands: BTreeMap<civil::Date, i64> = taken_days(row).iter().map(|one| (one.day, one.share)).collect();
    let mut kept = row
        .get(KEPT)
        .and_then(|all| all.as_array().cloned())
        .unwrap_or_default();
    for one in taken_days(counted) {
        let share = stands.get(&one.day).copied().unwrap_or_default();
        if one.share > share {
            kept.retain(|other| day_in(&other["date"]) != Some(one.day));
            kept.push(json!({ "date": one.day.to_string(), "share": share }));
        }
    }
    row.set(KEPT, Json::Array(kept));
}

/// Writes on a request what it takes.
pub(crate) fn write(row: &mut Document, version: &Document, found: &Count) -> Result<()> {
    let unit = version.need(leave_type::UNIT)?;
    row.set(DAYS, json!(by_year(unit, found)));
    sum_up(row);
    Ok(())
}

/// A number of days: whole, or with its half.
pub(crate) fn days_number(hundredths: i64) -> Number {
    if hundredths % WHOLE == 0 {
        return (hundredths / WHOLE).into();
    }
    let sign = if hundredths < 0 { "-" } else { "" };
    let (whole, rest) = (hundredths.abs() / WHOLE, hundredths.abs() % WHOLE);
    let written = serde_json::from_str(&format!("{sign}{whole}.{rest:02}"));
    written.unwrap_or_else(|_| (hundredths / WHOLE).into())
}

/// Days as people read them: `2`, `2,5`.
pub(crate) fn days_text(hundredths: i64) -> String {
    let sign = if hundredths < 0 { "-" } else { "" };
    let (whole, rest) = (hundredths.abs() / WHOLE, hundredths.abs() % WHOLE);
    match rest {
        0 => format!("{sign}{whole}"),
        HALF => format!("{sign}{whole},5"),
        rest => format!("{sign}{whole},{rest:02}"),
    }
}

/// What a leave takes of one year.
#[derive(Serialize, JsonSchema)]
pub(super) struct LeaveYear {
    year: i16,
    days: Number,
    /// The first day that counts.
    from: Option<String>,
    /// The last day that counts.
    to: Option<String>,
    /// The days of which half is taken.
    halves: Vec<String>,
    pub(super) holidays: Vec<LeaveHoliday>,
    /// The days that count, where not every one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    dates: Option<Vec<String>>,
}

/// A public holiday within a leave, which takes no day.
#[derive(Clone, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct LeaveHoliday {
    date: String,
    name_fr: String,
    name_ar: String,
    /// Whether it still follows the moon: it may fall on the next day.
    tentative: bool,
}

/// By year: its days, the holidays within it, and, where not every day counts, which do.
pub(super) fn by_year(unit: DayUnit, found: &Count) -> Vec<LeaveYear> {
    let mut years: BTreeSet<i16> = found.years().into_iter().collect();
    years.extend(found.holidays.iter().map(|(day, _)| day.year()));
    let of_year = |year: i16| {
        let taken: Vec<&TakenDay> = found.taken.iter().filter(|one| one.day.year() == year).collect();
        let text = |one: &&TakenDay| one.day.to_string();
        let holidays = found.holidays.iter().filter(|(day, _)| day.year() == year);
        LeaveYear {
            year,
            days: days_number(found.in_year(year)),
            from: taken.first().map(text),
            to: taken.last().map(text),
            halves: taken.iter().filter(|one| one.share == HALF).map(text).collect(),
            holidays: holidays.map(|(day, name)| LeaveHoliday::of(*day, name)).collect(),
            dates: (unit == DayUnit::Working).then(|| taken.iter().map(text).collect()),
        }
    };
    years.into_iter().map(of_year).collect()
}

impl LeaveHoliday {
    fn of(day: civil::Date, name: &HolidayName) -> Self {
        LeaveHoliday {
            date: day.to_string(),
            name_fr: name.fr.clone(),
            name_ar: name.ar.clone(),
            tentative: name.is_tentative,
        }
    }
}

/// The days that a request takes, but for what was given back.
pub(crate) fn taken_days(row: &Document) -> Vec<TakenDay> {
    let returned = dates_in(&row.get(RETURNED).unwrap_or_default());
    let halves = dates_in(&row.get(RETURNED_HALVES).unwrap_or_default());
    let mut days = counted_days(row);
    days.retain(|one| !returned.contains(&one.day));
    for one in days.iter_mut().filter(|one| halves.contains(&one.day)) {
        one.share = one.share.min(HALF);
    }
    days
}

/// The days as they were counted, those that were given back too.
pub(super) fn counted_days(row: &Document) -> Vec<TakenDay> {
    let days = row.get(DAYS).unwrap_or_default();
    days.as_array().into_iter().flatten().flat_map(days_of_year).collect()
}

/// Leaves on a request what of its days lies in a stretch of time, as they were counted when it was granted.
pub(super) fn cut(row: &mut Document, span: &LeaveSpan) {
    let mut days = row.get(DAYS).unwrap_or_default();
    let inside: BTreeMap<civil::Date, i64> = span.days().collect();
    for year in days.as_array_mut().into_iter().flatten() {
        let kept: Vec<TakenDay> = days_of_year(year)
            .into_iter()
            .filter_map(|one| {
                Some(TakenDay {
                    day: one.day,
                    share: one.share.min(*inside.get(&one.day)?),
                })
            })
            .collect();
        let text = |one: &TakenDay| one.day.to_string();
        let halves = kept.iter().filter(|one| one.share == HALF).map(text);
        let holidays = year["holidays"].as_array().cloned().unwrap_or_default();
        let holidays = holidays
            .into_iter()
            .filter(|one| day_in(&one["date"]).is_some_and(|day| inside.contains_key(&day)));
        let parts = [
            ("days", days_number(kept.iter().map(|one| one.share).sum()).into()),
            ("from", json!(kept.first().map(text))),
            ("to", json!(kept.last().map(text))),
            ("halves", json!(halves.collect::<Vec<_>>())),
            ("holidays", json!(holidays.collect::<Vec<_>>())),
        ];
        let dates = year
            .get("dates")
            .map(|_| ("dates", json!(kept.iter().map(text).collect::<Vec<_>>())));
        for (name, part) in parts.into_iter().chain(dates) {
            year[name] = part;
        }
    }
    row.set(DAYS, days);
    sum_up(row);
}

/// The sum of what a request takes, without what was given back.
pub(super) fn sum_up(row: &mut Document) {
    let days = taken_days(row).iter().map(|one| one.share).sum();
    row.set(WORKING_DAYS, Decimal(days));
}

/// The days of a year, as they stand on a row.
fn days_of_year(year: &Json) -> Vec<TakenDay> {
    let halves = dates_in(&year["halves"]);
    let share = |day: &civil::Date| if halves.contains(day) { HALF } else { WHOLE };
    let dates = match (year.get("dates"), day_in(&year["from"]), day_in(&year["to"])) {
        (Some(dates), _, _) => dates_in(dates),
        (None, Some(from), Some(to)) => from.series(1.day()).take_while(|day| *day <= to).collect(),
        _ => Vec::new(),
    };
    dates
        .into_iter()
        .map(|day| TakenDay {
            day,
            share: share(&day),
        })
        .collect()
}

fn day_in(given: &Json) -> Option<civil::Date> {
    given.as_str()?.parse().ok()
}

/// The dates of a list.
pub(super) fn dates_in(list: &Json) -> Vec<civil::Date> {
    list.as_array().into_iter().flatten().filter_map(day_in).collect()
}
