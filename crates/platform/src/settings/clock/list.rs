//! The commune's list, as its setting holds it.

use jiff::civil;
use schema::{ClockChange, ClockList, ClockListEnd};
use serde_json::Value as Json;

use super::super::rules::InvalidMember;

/// What the clock of Morocco was ever ahead of UTC, in minutes.
const AHEAD: [i64; 3] = [0, 60, 120];
/// The ends that the last entry may say.
const ENDS: [&str; 2] = ["until", "forGood"];

/// Refuses a list that is none, a change that is none, two of one day, and an end anywhere but in the last entry. Whoever writes
/// a list says how long its last entry holds; one that stands without is left as it is.
pub(in super::super) fn check(value: &Json, before: Option<&Json>) -> Result<(), InvalidMember> {
    let list = read(value)?;
    let is_unsaid = list.end == ClockListEnd::NextKnownChange && !list.changes.is_empty();
    if is_unsaid && before != Some(value) {
        return Err(InvalidMember::at(&format!("{}.until", list.changes.len())));
    }
    Ok(())
}

/// The list of a setting; an empty one where there is none.
pub(super) fn read(value: &Json) -> Result<ClockList, InvalidMember> {
    if value.is_null() {
        return Ok(ClockList::default());
    }
    let items = value.as_array().ok_or_else(|| InvalidMember::at("[]"))?;
    let mut list = ClockList::default();
    for (at, item) in (1..).zip(items) {
        let wrong = |member: &str| InvalidMember::at(&format!("{at}.{member}"));
        let change = read_change(item).map_err(wrong)?;
        if list.changes.iter().any(|other| other.day == change.day) {
            return Err(wrong("date"));
        }
        list.changes.push(change);
    }
    let Some(last_day) = list.changes.iter().map(|one| one.day).max() else {
        return Ok(list);
    };
    for (at, (item, change)) in (1..).zip(items.iter().zip(&list.changes)) {
        let wrong = |member: &str| InvalidMember::at(&format!("{at}.{member}"));
        if change.day == last_day {
            list.end = read_end(item, last_day).map_err(wrong)?;
        } else if let Some(end) = ENDS.into_iter().find(|end| !item[*end].is_null()) {
            return Err(wrong(end));
        }
    }
    Ok(list)
}

fn read_change(item: &Json) -> Result<ClockChange, &'static str> {
    let day: Option<civil::Date> = item["date"].as_str().and_then(|day| day.parse().ok());
    let time = match &item["time"] {
        Json::Null => None,
        time => Some(time.as_str().and_then(read_time).ok_or("time")?),
    };
    let ahead = item["ahead"].as_i64().filter(|minutes| AHEAD.contains(minutes));
    let ahead = ahead.and_then(|minutes| i32::try_from(minutes).ok());
    Ok(ClockChange {
        day: day.ok_or("date")?,
        time,
        ahead: ahead.ok_or("ahead")?,
    })
}

/// `02:00`.
fn read_time(text: &str) -> Option<civil::Time> {
    let time = civil::Time::strptime("%H:%M", text).ok()?;
    (text.len() == 5).then_some(time)
}

/// How long the last entry holds; one of the two words, not both.
fn read_end(item: &Json, last: civil::Date) -> Result<ClockListEnd, &'static str> {
    match (&item["until"], &item["forGood"]) {
        (Json::Null, Json::Null | Json::Bool(false)) => Ok(ClockListEnd::NextKnownChange),
        (Json::Null, Json::Bool(true)) => Ok(ClockListEnd::ForGood),
        (Json::String(until), Json::Null | Json::Bool(false)) => {
            let until: Option<civil::Date> = until.parse().ok();
            let until = until.filter(|until| *until >= last).ok_or("until")?;
            Ok(ClockListEnd::Until(until))
        }
        (Json::Null, _) => Err("forGood"),
        _ => Err("until"),
    }
}
