//! The age limit of civil servants (law 72-14): by the year of birth, as `org.retirementAges` has it.
//!
//! `[{bornFrom: year, months}]`: who was born in that year or later, up to the next one named, leaves so many months after
//! birth. Where no setting stands, the ages of the law hold.

use engine::{Cx, Deadline, MonthsLater};
use schema::{Document, Label, Result};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value as Json};

use super::{ACTIVE, BIRTH_DATE};
use crate::deadline::recipients;
use crate::people;
use crate::settings;

/// The key of the ages.
pub const AGES: &str = "org.retirementAges";

/// The first year of birth, and the months from birth to the age limit: 60 years, half a year more for each year from 1957
/// on, 63 for everybody born since 1962.
const BY_LAW: &[(i16, i32)] = &[
    (FIRST_YEAR, 720),
    (1957, 726),
    (1958, 732),
    (1959, 738),
    (1960, 744),
    (1961, 750),
    (1962, 756),
];
/// No employee was born before, nor will one be after.
const FIRST_YEAR: i16 = 1900;
const LAST_YEAR: i16 = 2100;
/// From 50 years to 80: what lies outside is a slip.
const LEAST_MONTHS: i32 = 600;
const MOST_MONTHS: i32 = 960;
/// More steps than any law has.
const MOST_STEPS: usize = 60;

/// The day of it, for those in activity; told to human resources.
pub const RETIREMENT: Deadline = Deadline {
    later: age_limits,
    only: &[ACTIVE.holds()],
    lead: &[365, 180, 60],
    ..Deadline::on(
        "employees.retirement",
        Label::new("بلوغ سن التقاعد", "Départ à la retraite", "Retirement"),
        BIRTH_DATE,
        clerks,
        "/rh-managements/employee/{id}",
    )
};

fn clerks(cx: &Cx<'_>, _: &Document) -> Result<Vec<String>> {
    recipients::holders(cx, people::HR)
}

/// The ages that hold today.
fn age_limits(cx: &Cx<'_>) -> Result<MonthsLater> {
    let set = settings::value_today(cx, AGES)?;
    Ok(MonthsLater::by_year(read(&set).unwrap_or_else(|| BY_LAW.to_vec())))
}

/// What is wrong with a value of the setting: the place and the name of the member.
pub fn wrong_member(value: &Json) -> Option<String> {
    let Some(steps) = value.as_array().filter(|steps| (1..=MOST_STEPS).contains(&steps.len())) else {
        return Some("[]".to_owned());
    };
    let mut former = FIRST_YEAR - 1;
    for (at, step) in (1..).zip(steps) {
        let named = |member: &str| Some(format!("{at}.{member}"));
        let Some(year) =
            number(step, "bornFrom").filter(|year| (i32::from(former) + 1..=LAST_YEAR.into()).contains(year))
        else {
            return named("bornFrom");
        };
        if number(step, "months").is_none_or(|months| !(LEAST_MONTHS..=MOST_MONTHS).contains(&months)) {
            return named("months");
        }
        if let Some(other) = step.as_object().and_then(unknown) {
            return named(other);
        }
        former = i16::try_from(year).unwrap_or(LAST_YEAR);
    }
    None
}

fn unknown(step: &Map<String, Json>) -> Option<&str> {
    let mut names = step.keys().map(String::as_str);
    names.find(|name| !["bornFrom", "months"].contains(name))
}

fn number(step: &Json, member: &str) -> Option<i32> {
    step[member].as_i64().and_then(|number| i32::try_from(number).ok())
}

/// The steps of a value that is right.
fn read(value: &Json) -> Option<Vec<(i16, i32)>> {
    if wrong_member(value).is_some() {
        return None;
    }
    let step = |step: &Json| Some((i16::try_from(number(step, "bornFrom")?).ok()?, number(step, "months")?));
    value.as_array()?.iter().map(step).collect()
}

/// From which year of birth on the age limit is so many months.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct RetirementAge {
    born_from: i16,
    months: i32,
}

/// The ages as the setting would say them.
pub(super) fn ages(cx: &Cx<'_>) -> Result<Vec<RetirementAge>> {
    let set = settings::value_today(cx, AGES)?;
    let steps = read(&set).unwrap_or_else(|| BY_LAW.to_vec());
    let age = |(born_from, months)| RetirementAge { born_from, months };
    Ok(steps.into_iter().map(age).collect())
}
