//! A piece of the days that are to be computed again, in one transaction.

use std::collections::HashMap;

use engine::Cx;
use jiff::civil::Date as Day;
use jiff::{Timestamp, ToSpan};
use schema::{Date, Document, FieldDef, Id, Result};
use serde_json::{Map, Value as Json, json};

use super::facts::{Shift, Sources, Theirs};
use super::figures;
use super::silence::{Measure, USED_DAYS};
use super::{employees_behind, first_day};
use crate::absence;
use crate::day::{Computed, Reason, compute};
use crate::pointage::{self, DayKind, POINTAGE_CHANGES, POINTAGES, Status, change};
use platform::people::employee;
use platform::workday::{self, StaleDays};

/// Days of one piece: no other write waits for more.
const DAYS_OF_PIECE: i64 = 100;

/// The figures of a day that make it another one.
const FIGURES: &[FieldDef] = &[
    pointage::DAY_KIND.def,
    pointage::STATUS.def,
    pointage::FIRST_IN.def,
    pointage::LAST_OUT.def,
    pointage::WORKED.def,
    pointage::LATE.def,
    pointage::EARLY.def,
    pointage::OVERTIME.def,
    pointage::DUTY.def,
    pointage::MISSING.def,
    pointage::ANNEXE.def,
    pointage::SERVICE.def,
    pointage::BUREAU.def,
    pointage::SCHEDULE.def,
    pointage::WHY.def,
    pointage::CORRECTION.def,
    pointage::WAITING_FOR.def,
];

/// Computes the next piece of what is stale; how many days were written, nothing when nothing is stale.
pub(super) fn compute_next(cx: &mut Cx<'_>) -> Result<Option<u64>> {
    let Some(stale) = workday::next(cx)? else {
        return Ok(None);
    };
    let from = first_day(cx)?.map(|first| stale.from.max(first));
    let to = stale.to.min(cx.today());
    let Some(from) = from.filter(|from| *from <= to) else {
        workday::advance(cx, stale, None)?;
        return Ok(Some(0));
    };
    compute_some(cx, stale, from, to).map(Some)
}

fn compute_some(cx: &mut Cx<'_>, stale: StaleDays, from: Day, to: Day) -> Result<u64> {
    let employees = employees_behind(cx, &stale.people, stale.done, people_at_once(from, to))?;
    let Some(last) = employees.last().map(|one| one.sequence) else {
        workday::advance(cx, stale, None)?;
        return Ok(0);
    };
    let written = write_days(cx, &employees, from, to)?;
    workday::advance(cx, stale, Some(last))?;
    Ok(written)
}

/// Computes the days of some employees behind one; the last of them, nothing where nobody is left.
pub(super) fn compute_behind(cx: &mut Cx<'_>, from: Day, to: Day, done: i64) -> Result<Option<i64>> {
    let employees = employees_behind(cx, &[], done, people_at_once(from, to))?;
    write_days(cx, &employees, from, to)?;
    Ok(employees.last().map(|one| one.sequence))
}

/// The days of so many people are one piece.
pub(super) fn people_at_once(from: Day, to: Day) -> u64 {
    let days = i64::from(from.until(to).map_or(0, |span| span.get_days())) + 1;
    (DAYS_OF_PIECE / days).max(1).unsigned_abs()
}

pub(super) fn write_days(cx: &mut Cx<'_>, employees: &[Document], from: Day, to: Day) -> Result<u64> {
    if employees.is_empty() {
        return Ok(0);
    }
    let sources = Sources::read(cx, employees, from, to)?;
    let mut known = standing_days(cx, employees, from, to)?;
    let (mut written, mut settled, mut touched) = (0, Vec::new(), Vec::new());
    for employee in employees {
        let mut has_come = false;
        for day in days_of(cx, &sources, employee, from, to)? {
            let before = known.remove(&(employee.id.clone(), day.date));
            if day.is_settled {
                settled.extend(day.row.clone().or_else(|| before.as_ref().map(at_rest)));
            }
            let annexes: Vec<Option<Id>> = before
                .iter()
                .chain(&day.row)
                .map(|row| row.get(pointage::ANNEXE))
                .collect();
            if write_day(cx, before, day.row)? {
                written += 1;
                has_come |= day.has_punch;
                touched.extend(annexes.into_iter().map(|annexe| (day.date, annexe)));
            }
        }
        if has_come {
            measured_days_follow(cx, employee, from, to)?;
        }
    }
    absence::follow(cx, &settled)?;
    figures::mark(cx, touched)?;
    Ok(written)
}

/// What stands of the days of these employees, by employee and day.
fn standing_days(cx: &Cx<'_>, employees: &[Document], from: Day, to: Day) -> Result<HashMap<(String, Day), Document>> {
    let ids = employees.iter().map(|one| one.id.as_str());
    let theirs = [
        pointage::EMPLOYEE.any_of(ids),
        pointage::DATE.ge(Date(from)),
        pointage::DATE.le(Date(to)),
    ];
    let of = |row: Document| Some(((row.get(pointage::EMPLOYEE)?.0, row.get(pointage::DATE)?.0), row));
    Ok(cx.all(&POINTAGES, theirs)?.into_iter().filter_map(of).collect())
}

/// Whoever uses a terminal is measured for some time: their days behind that were taken for not measured are computed again.
fn measured_days_follow(cx: &mut Cx<'_>, employee: &Document, from: Day, to: Day) -> Result<()> {
    let last = to.saturating_add(USED_DAYS.days());
    let unmeasured = [
        pointage::EMPLOYEE.eq(&employee.id),
        pointage::DATE.gt(Date(from)),
        pointage::DATE.le(Date(last)),
        pointage::DAY_KIND.eq(DayKind::NotMeasured),
    ];
    if cx.first(&POINTAGES, unmeasured)?.is_none() {
        return Ok(());
    }
    workday::mark(cx, &[Id(employee.id.clone())], from, last)
}

/// A day of which nothing is to be said any more: nobody was absent from it.
fn at_rest(before: &Document) -> Document {
    let mut row = before
        .clone()
        .with(pointage::DAY_KIND, DayKind::Rest)
        .with(pointage::MISSING, 0);
    row.clear(pointage::STATUS);
    row
}

/// A day of an employee as it is to stand.
struct DayRow {
    date: Day,
    /// Nothing where nothing is to be said of it.
    row: Option<Document>,
    /// Whether nothing is to come of it any more.
    is_settled: bool,
    /// Whether a terminal told of it.
    has_punch: bool,
}

/// The days of an employee, in order. Whoever had left, could not work or worked elsewhere on a day has none; of whom nobody knows
/// since when, what was computed stands.
fn days_of(cx: &Cx<'_>, sources: &Sources, employee: &Document, from: Day, to: Day) -> Result<Vec<DayRow>> {
    let (early, late) = (from.saturating_sub(1.day()), to.saturating_add(1.day()));
    let around = early.series(1.day()).take_while(|day| *day <= late);
    let shifts: Vec<Shift> = around.map(|day| sources.shift(employee, day)).collect();
    let theirs = Theirs {
        punches: sources.punches_by_day(&employee.id, &shifts),
        away: sources.away_by_day(&employee.id, &shifts),
        duties: sources.duties_of(&employee.id),
    };
    let recruited = employee.get(employee::RECRUITED_ON).map(|Date(day)| day);
    let mut rows = Vec::new();
    for shift in &shifts {
        let date = shift.window.date;
        if date < from || date > to || recruited.is_some_and(|recruited| date < recruited) {
            continue;
        }
        match sources.works_on(employee, date) {
            Some(true) => rows.push(day_at_work(cx, sources, employee, shift, &theirs)?),
            None => {}
            Some(false) => rows.push(DayRow {
                date,
                is_settled: sources.is_over(shift),
                has_punch: false,
                row: None,
            }),
        }
    }
    Ok(rows)
}

/// The day of somebody who was in service.
fn day_at_work(cx: &Cx<'_>, sources: &Sources, employee: &Document, shift: &Shift, theirs: &Theirs) -> Result<DayRow> {
    let known = sources.facts(employee, shift, theirs, &Measure::default());
    let mut day = compute(&known.facts);
    // Whose day lacks nothing is asked nothing more of: what a silent device may tell changes it for the better at most.
    let measure = match &day {
        Some(told) if lacks_something(told) => sources.measure(cx, employee, shift)?,
        _ => Measure::default(),
    };
    if !measure.is_whole() {
        day = compute(&sources.facts(employee, shift, theirs, &measure).facts);
    }
    let (date, untold) = (shift.window.date, measure.untold);
    Ok(DayRow {
        date,
        is_settled: sources.is_over(shift) && untold.is_empty(),
        has_punch: theirs.punches.get(&date).is_some_and(|punches| !punches.is_empty()),
        row: day.map(|day| row_of(employee, shift, &day, known.correction).with(pointage::WAITING_FOR, untold)),
    })
}

/// Whether nobody came, or less than they should have.
fn lacks_something(day: &Computed) -> bool {
    day.status == Some(Status::Absent) || day.missing > 0
}

fn row_of(employee: &Document, shift: &Shift, day: &Computed, correction: Option<Id>) -> Document {
    let why: Vec<Json> = day.reasons.iter().map(Reason::to_json).collect();
    let mut row = Document::new(&POINTAGES)
        .with(pointage::EMPLOYEE, Id(employee.id.clone()))
        .with(pointage::DATE, Date(shift.window.date))
        .with(pointage::DAY_KIND, day.kind)
        .with(pointage::LATE, day.late)
        .with(pointage::EARLY, day.early)
        .with(pointage::OVERTIME, day.overtime)
        .with(pointage::DUTY, day.duty)
        .with(pointage::MISSING, day.missing)
        .with(pointage::WHY, Json::Array(why));
    row.set_or_clear(pointage::STATUS, day.status);
    row.set_or_clear(pointage::FIRST_IN, day.first_in.map(clock));
    row.set_or_clear(pointage::LAST_OUT, day.last_out.map(clock));
    row.set_or_clear(pointage::WORKED, day.worked);
    row.set_or_clear(pointage::ANNEXE, shift.posting.annexe.clone());
    row.set_or_clear(pointage::SERVICE, shift.posting.service.clone());
    row.set_or_clear(pointage::BUREAU, shift.posting.bureau.clone());
    row.set_or_clear(pointage::SCHEDULE, shift.schedule.clone());
    row.set_or_clear(pointage::CORRECTION, correction);
    row
}

/// A moment as the clock of Morocco showed it.
fn clock(at: Timestamp) -> String {
    let local = schema::moment_in_morocco(at);
    format!("{:02}:{:02}", local.hour(), local.minute())
}

/// Writes a day that differs from what stands; whether it did. What had been told of a day that was over is kept.
fn write_day(cx: &mut Cx<'_>, before: Option<Document>, after: Option<Document>) -> Result<bool> {
    match (before, after) {
        (None, None) => Ok(false),
        (None, Some(after)) => cx.create(after).map(|_| true),
        (Some(before), None) => {
            note_change(cx, &before, None)?;
            cx.delete(&POINTAGES, &before.id)?;
            Ok(true)
        }
        (Some(before), Some(after)) => {
            if FIGURES
                .iter()
                .all(|field| before.value(field.name) == after.value(field.name))
            {
                return Ok(false);
            }
            note_change(cx, &before, Some(&after))?;
            let mut row = before.clone();
            for field in FIGURES {
                row.set_value(field.name, after.value(field.name).clone());
            }
            row.set(pointage::PREVIOUS, figures(&before));
            cx.update(row).map(|_| true)
        }
    }
}

/// A day that went on or waited has told nobody anything yet.
fn note_change(cx: &mut Cx<'_>, before: &Document, after: Option<&Document>) -> Result<()> {
    let is_told = before.get(pointage::DAY_KIND) != Some(DayKind::Waiting);
    let Date(day) = before.need(pointage::DATE)?;
    if !is_told || day >= cx.today() {
        return Ok(());
    }
    let mut row = Document::new(&POINTAGE_CHANGES)
        .with(change::EMPLOYEE, before.need(pointage::EMPLOYEE)?)
        .with(change::DATE, Date(day))
        .with(change::BEFORE, figures(before));
    row.set_or_clear(change::AFTER, after.map(figures));
    cx.create(row).map(drop)
}

fn figures(row: &Document) -> Json {
    let of = |field: &FieldDef| {
        let value = schema::to_json(field, row.value(field.name));
        (field.name.to_owned(), value)
    };
    let all: Map<String, Json> = FIGURES.iter().map(of).filter(|(_, value)| !value.is_null()).collect();
    json!(all)
}
