//! What was carried over lapses on a day of the year: the days that were not taken up to it.

use std::collections::HashMap;

use engine::Cx;
use jiff::{ToSpan, civil};
use schema::{Decimal, Document, Id, Result};

use super::posting::{More, Posting, post, sums, sums_of_year};
use super::rules::account;
use super::{ACCOUNT, DAYS, EMPLOYEE, KIND, Kind, SLICE, TYPE, YEAR};
use crate::leave_type::{self, Versions};

/// The name of the part of a year before carried days expire,
pub const BEFORE: &str = "before";
/// and of the part after it.
pub const AFTER: &str = "after";

/// The last day of a year on which what was carried over into it may be taken.
pub fn last_day(version: &Document, year: i16) -> Option<civil::Date> {
    let day = version.get(leave_type::EXPIRES_ON)?;
    format!("{year:04}-{day}").parse().ok()
}

/// On which side of the expiry of its year a day lies.
pub fn slice(version: &Document, day: civil::Date) -> &'static str {
    match last_day(version, day.year()) {
        Some(last) if day > last => AFTER,
        _ => BEFORE,
    }
}

/// What is left of the days that were carried over into a year: what was taken before they expire comes from them first.
/// By employee; who has none is not named.
pub fn carried_left(cx: &Cx<'_>, code: &str, employees: &[Id], year: i16) -> Result<HashMap<Id, i64>> {
    let of = |more: Vec<schema::Filter>| {
        let mut filters = vec![EMPLOYEE.any_of(employees), TYPE.eq(code), YEAR.eq(i64::from(year))];
        filters.extend(more);
        filters
    };
    let carried = sums(cx, of(vec![KIND.eq(Kind::CarryOver), DAYS.gt(Decimal(0))]), ACCOUNT)?;
    let taken = sums(cx, of(vec![KIND.eq(Kind::Taken), SLICE.eq(BEFORE)]), ACCOUNT)?;
    let expired = of(vec![KIND.eq(Kind::Expiry), SLICE.eq(BEFORE)]);
    let expired = sums(cx, expired, ACCOUNT)?;
    let left = employees.iter().filter_map(|employee| {
        let account = account(employee, code);
        let of_account = |sums: &HashMap<String, i64>| sums.get(&account).copied().unwrap_or_default();
        let left = of_account(&carried) + of_account(&taken) + of_account(&expired);
        (left > 0).then(|| (employee.clone(), left))
    });
    Ok(left.collect())
}

/// Lets the carried days of this year lapse whose last day has passed.
pub(super) fn expire(cx: &mut Cx<'_>, versions: &Versions, employees: &[Id], today: civil::Date) -> Result<u64> {
    let mut posted = 0;
    let first = today.first_of_year();
    for version in versions.all_in_force(first) {
        let Some(code) = version.get(leave_type::CODE) else {
            continue;
        };
        if last_day(version, today.year()).is_some_and(|last| last < today) {
            posted += expire_of(cx, version, &code, employees, today.year())?;
        }
    }
    Ok(posted)
}

/// Lets what is left of the days carried over into a year lapse, once for each person.
pub(super) fn expire_of(cx: &mut Cx<'_>, version: &Document, code: &str, employees: &[Id], year: i16) -> Result<u64> {
    let Some(last) = last_day(version, year) else {
        return Ok(0);
    };
    let left = carried_left(cx, code, employees, year)?;
    if left.is_empty() {
        return Ok(0);
    }
    // A correction may have taken of them already: nothing lapses that is not there.
    let standing = sums_of_year(cx, employees, year)?;
    let once = |employee: &Id| format!("{}|{year}|carried", account(employee, code));
    let rows = employees.iter().filter_map(|employee| {
        let standing = standing.get(&account(employee, code)).copied().unwrap_or_default();
        let days = (*left.get(employee)?).min(standing);
        (days > 0).then(|| Posting {
            employee: employee.clone(),
            code: code.to_owned(),
            type_row: Some(Id(version.id.clone())),
            year,
            kind: Kind::Expiry,
            days: -days,
            from: last.saturating_add(1.day()),
            more: More {
                slice: Some(BEFORE.to_owned()),
                once: Some(once(employee)),
                ..More::default()
            },
        })
    });
    let rows: Vec<Posting> = rows.collect();
    Ok(post(cx, rows)?.len() as u64)
}

/// Whether something of a row of carried days is still there to be taken.
pub(super) fn is_left(cx: &Cx<'_>, row: &Document) -> Result<bool> {
    let (employee, code, year) = (row.need(EMPLOYEE)?, row.need(TYPE)?, row.need(YEAR)?);
    let year = i16::try_from(year).unwrap_or_default();
    Ok(carried_left(cx, &code, std::slice::from_ref(&employee), year)?.contains_key(&employee))
}
