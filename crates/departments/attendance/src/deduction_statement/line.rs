//! The lines of a statement: for each day what is not justified, less what signed statements have stated of it already.

use std::collections::BTreeMap;

use engine::Cx;
use jiff::civil;
use schema::{Choice, Date, Document, Id, Instant, Result};
use serde_json::{Value as Json, json};

use super::{DEDUCTION_STATEMENTS, EMPLOYEE, LINES, STATE, State};
use crate::absence::field::{self as absence, ABSENCES};
use crate::warning::{self, WARNINGS};

/// The first and the last day of a month, `2026-11`.
pub(super) fn days_of(month: &str) -> Option<(civil::Date, civil::Date)> {
    let first: civil::Date = format!("{month}-01").parse().ok()?;
    Some((first, first.last_of_month()))
}

/// What signed statements have stated of an employee, day by day: lines and counter-lines together.
fn stated_minutes(cx: &Cx<'_>, employee: &str) -> Result<BTreeMap<civil::Date, i64>> {
    let mut days = BTreeMap::new();
    for statement in cx.all(&DEDUCTION_STATEMENTS, [EMPLOYEE.eq(employee), STATE.eq(State::Signed)])? {
        let lines: Json = statement.get(LINES).unwrap_or_default();
        for line in lines.as_array().into_iter().flatten() {
            let day = line["day"].as_str().and_then(|day| day.parse().ok());
            if let Some((day, minutes)) = day.zip(line["minutes"].as_i64()) {
                *days.entry(day).or_insert(0) += minutes;
            }
        }
    }
    Ok(days)
}

/// The lines of an employee and a month as they are now: the days of the month, and those of former months that were stated
/// otherwise than they are.
pub(super) fn lines(cx: &Cx<'_>, employee: &str, month: &str) -> Result<Vec<Json>> {
    let Some((first, last)) = days_of(month) else {
        return Ok(Vec::new());
    };
    let stated = stated_minutes(cx, employee)?;
    let earliest = stated.keys().next().copied().unwrap_or(first).min(first);
    let within = [absence::EMPLOYEE.eq(employee), absence::DATE.between(earliest, last)];
    let absences: BTreeMap<civil::Date, Document> = cx
        .all(&ABSENCES, within)?
        .into_iter()
        .filter_map(|one| Some((one.get(absence::DATE)?.0, one)))
        .collect();
    let mut days: Vec<civil::Date> = stated.keys().copied().filter(|day| *day <= last).collect();
    days.extend(absences.keys().copied().filter(|day| *day >= first));
    days.sort_unstable();
    days.dedup();
    let mut lines = Vec::new();
    for day in days {
        let absence = absences.get(&day);
        let minutes = absence.map_or(0, unjustified_minutes) - stated.get(&day).copied().unwrap_or(0);
        if minutes != 0 {
            let mut line = line(cx, employee, day, absence)?;
            line["minutes"] = json!(minutes);
            line["counter"] = json!(day < first);
            lines.push(line);
        }
    }
    Ok(lines)
}

fn unjustified_minutes(absence: &Document) -> i64 {
    if absence.get(absence::JUSTIFIED) == Some(true) {
        return 0;
    }
    absence.get(absence::MINUTES).unwrap_or_default()
}

/// A day with what preceded its deduction: the letter, the reply, the decision on either.
fn line(cx: &Cx<'_>, employee: &str, day: civil::Date, absence: Option<&Document>) -> Result<Json> {
    let letter = cx.first(
        &WARNINGS,
        [
            warning::EMPLOYEE.eq(employee),
            warning::DATE.eq(day),
            warning::STANDING.is_not_null(),
        ],
    )?;
    let of_letter = |key| letter.as_ref().and_then(|letter| letter.get(key));
    let on = |at: Option<Instant>| at.map(|Instant(at)| schema::day_in_morocco(at).to_string());
    let moment = |key| on(letter.as_ref().and_then(|letter| letter.get(key)));
    let until = letter.as_ref().and_then(|letter| letter.get(warning::REPLY_UNTIL));
    Ok(json!({
        "day": day.to_string(),
        "absenceId": absence.map(|absence| absence.id.clone()),
        "wholeDay": absence.and_then(|absence| absence.get(absence::WHOLE_DAY)),
        "justification": absence.and_then(|one| one.get(absence::JUSTIFICATION)).map(Choice::word),
        "warningId": letter.as_ref().map(|letter| letter.id.clone()), "refNumber": of_letter(warning::REF_NUMBER),
        "kind": letter.as_ref().and_then(|letter| letter.get(warning::KIND)).map(Choice::word),
        "replyUntil": until.map(|Date(day)| day.to_string()), "repliedOn": moment(warning::RESPONDED_AT),
        "status": letter.as_ref().and_then(|letter| letter.get(warning::STATUS)).map(Choice::word),
        "decision": of_letter(warning::DECISION), "decidedOn": moment(warning::DECIDED_AT),
    }))
}

/// Everybody with something to state of a month: an absence in it, or a day that was stated before.
pub(super) fn people(cx: &Cx<'_>, month: &str) -> Result<Vec<String>> {
    let Some((first, last)) = days_of(month) else {
        return Ok(Vec::new());
    };
    let absent = cx.all(&ABSENCES, [absence::DATE.between(first, last)])?;
    let signed = cx.all(&DEDUCTION_STATEMENTS, [STATE.eq(State::Signed)])?;
    let absent = absent.iter().filter_map(|one| one.get(absence::EMPLOYEE));
    let mut ids: Vec<String> = absent
        .chain(signed.iter().filter_map(|one| one.get(EMPLOYEE)))
        .map(|Id(id)| id)
        .collect();
    ids.sort();
    ids.dedup();
    Ok(ids)
}
