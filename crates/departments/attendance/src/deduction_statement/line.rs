//! The lines of a statement: for each day what is not justified, less what signed statements have stated of it already.

use std::collections::BTreeMap;

use engine::Cx;
use jiff::civil;
use schema::{Choice, Date, Document, Id, Instant, Result};
use serde_json::{Value as Json, json};

use super::ready::{self, Missing, is_ready};
use super::{DEDUCTION_STATEMENTS, EMPLOYEE, LINES, MONTH, STATE, State};
use crate::absence::field::{self as absence, ABSENCES};
use crate::warning::{self, WARNINGS};

/// The first and the last day of a month, `2026-11`.
pub(super) fn days_of(month: &str) -> Option<(civil::Date, civil::Date)> {
    let first: civil::Date = format!("{month}-01").parse().ok()?;
    Some((first, first.last_of_month()))
}

/// What signed statements have stated day by day: lines and counter-lines together, without those that they set apart.
fn stated_minutes(signed: &[Document]) -> BTreeMap<civil::Date, i64> {
    let mut days = BTreeMap::new();
    for statement in signed {
        let lines: Json = statement.get(LINES).unwrap_or_default();
        for line in lines.as_array().into_iter().flatten().filter(|line| is_ready(line)) {
            let day = line["day"].as_str().and_then(|day| day.parse().ok());
            if let Some((day, minutes)) = day.zip(line["minutes"].as_i64()) {
                *days.entry(day).or_insert(0) += minutes;
            }
        }
    }
    days
}

/// The first and the last day of each month of which a statement was signed.
fn closed_months(signed: &[Document]) -> Vec<(civil::Date, civil::Date)> {
    signed
        .iter()
        .filter_map(|statement| days_of(&statement.get(MONTH)?))
        .collect()
}

/// The lines of an employee and a month as they are now: the days of the month, and those of former months that were stated
/// otherwise than they are, or not at all by the statement that was signed of their month.
pub(super) fn lines(cx: &Cx<'_>, employee: &str, month: &str) -> Result<Vec<Json>> {
    let Some((first, last)) = days_of(month) else {
        return Ok(Vec::new());
    };
    let signed = cx.all(&DEDUCTION_STATEMENTS, [EMPLOYEE.eq(employee), STATE.eq(State::Signed)])?;
    let stated = stated_minutes(&signed);
    let closed = closed_months(&signed);
    let is_due = |day: &civil::Date| *day >= first || closed.iter().any(|(from, to)| from <= day && day <= to);
    let before = stated.keys().copied().chain(closed.iter().map(|(from, _)| *from));
    let within = [
        absence::EMPLOYEE.eq(employee),
        absence::DATE.between(before.min().unwrap_or(first).min(first), last),
    ];
    let absences: BTreeMap<civil::Date, Document> = cx
        .all(&ABSENCES, within)?
        .into_iter()
        .filter_map(|one| Some((one.get(absence::DATE)?.0, one)))
        .collect();
    let mut days: Vec<civil::Date> = stated.keys().copied().filter(|day| *day <= last).collect();
    days.extend(absences.keys().copied().filter(is_due));
    days.sort_unstable();
    days.dedup();
    let mut lines = Vec::new();
    for day in days {
        let absence = absences.get(&day);
        let unjustified = absence.map_or(0, unjustified_minutes);
        let minutes = unjustified - stated.get(&day).copied().unwrap_or(0);
        if minutes == 0 {
            continue;
        }
        // What is given back needs nothing before it.
        let is_asked = unjustified > 0 && minutes > 0;
        let mut line = line_with_precedents(cx, employee, day, absence, is_asked)?;
        line["minutes"] = json!(minutes);
        line["counter"] = json!(day < first);
        lines.push(line);
    }
    Ok(lines)
}

/// A day with what is missing of it, where something is asked for.
fn line_with_precedents(
    cx: &Cx<'_>,
    employee: &str,
    day: civil::Date,
    absence: Option<&Document>,
    is_asked: bool,
) -> Result<Json> {
    let letters = letters_of(cx, employee, day)?;
    let asked = absence.filter(|_| is_asked);
    let missing = match asked {
        Some(absence) => ready::missing(cx, &letters, absence)?,
        None => Vec::new(),
    };
    let mut line = line(&letters, day, absence);
    line["missing"] = missing.into_iter().map(Missing::wire).collect();
    Ok(line)
}

/// The letters about a day that were issued and stand, the last one first.
fn letters_of(cx: &Cx<'_>, employee: &str, day: civil::Date) -> Result<Vec<Document>> {
    let standing = [
        warning::EMPLOYEE.eq(employee),
        warning::DATE.eq(day),
        warning::STANDING.is_not_null(),
        warning::STATUS.ne(warning::Status::Draft),
    ];
    let mut letters = cx.all(&WARNINGS, standing)?;
    letters.sort_by_key(|letter| std::cmp::Reverse(letter.sequence));
    Ok(letters)
}

fn unjustified_minutes(absence: &Document) -> i64 {
    if absence.get(absence::JUSTIFIED) == Some(true) {
        return 0;
    }
    absence.get(absence::MINUTES).unwrap_or_default()
}

/// A day with what preceded its deduction: the request or else the last letter, the reply, the decision on either.
fn line(letters: &[Document], day: civil::Date, absence: Option<&Document>) -> Json {
    let letter = ready::request(letters).or(letters.first());
    let of_letter = |key| letter.and_then(|letter| letter.get(key));
    let on = |at: Option<Instant>| at.map(|Instant(at)| schema::day_in_morocco(at).to_string());
    let moment = |key| on(letter.and_then(|letter| letter.get(key)));
    let until = letter.and_then(|letter| letter.get(warning::REPLY_UNTIL));
    json!({
        "day": day.to_string(),
        "absenceId": absence.map(|absence| absence.id.clone()),
        "wholeDay": absence.and_then(|absence| absence.get(absence::WHOLE_DAY)),
        "justification": absence.and_then(|one| one.get(absence::JUSTIFICATION)).map(Choice::word),
        "warningId": letter.map(|letter| letter.id.clone()), "refNumber": of_letter(warning::REF_NUMBER),
        "kind": letter.and_then(|letter| letter.get(warning::KIND)).map(Choice::word),
        "replyUntil": until.map(|Date(day)| day.to_string()), "repliedOn": moment(warning::RESPONDED_AT),
        "status": letter.and_then(|letter| letter.get(warning::STATUS)).map(Choice::word),
        "decision": of_letter(warning::DECISION), "decidedOn": moment(warning::DECIDED_AT),
    })
}

/// Everybody with something to state of a month: an absence in it, or a day that was stated before.
pub(super) fn people(cx: &Cx<'_>, month: &str) -> Result<Vec<String>> {
    let Some((first, last)) = days_of(month) else {
        return Ok(Vec::new());
    };
    let absent = cx.all(&ABSENCES, [absence::DATE.between(first, last)])?;
    let signed = vec![STATE.eq(State::Signed)];
    let signed = cx.groups(&DEDUCTION_STATEMENTS, signed, &EMPLOYEE.def, Vec::new())?;
    let absent = absent.iter().filter_map(|one| one.get(absence::EMPLOYEE));
    let stated = signed.iter().filter_map(|group| group.by.first()?.text());
    let mut ids: Vec<String> = absent.map(|Id(id)| id).chain(stated.map(str::to_owned)).collect();
    ids.sort();
    ids.dedup();
    Ok(ids)
}
