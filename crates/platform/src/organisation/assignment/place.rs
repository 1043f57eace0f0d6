//! Places that a file says: a change of place by any door but an assignment is the assignment of its day, and the first of a file
//! writes down where its employee had been before, so that the days before it stay where they were.

use engine::{Cx, Effect};
use schema::{Change, Date, Document, Error, Id, Result};

use super::field::{
    ANNEXE, ASSIGNMENTS, BUREAU, EFFECTIVE_AT, EMPLOYEE, END, SERVICE, SOURCE, START, Source, TYPE, Type, is_post,
    moves,
};
use crate::organisation::bureau::{self, BUREAUX};
use crate::people::employee;

/// Of files: the place of today is written down.
pub const PLACE_FOLLOWS: Effect = Effect {
    touches: &[|| &ASSIGNMENTS],
    run: place_follows,
};

/// The parts of a place, in a file and in an assignment.
const PARTS: [(schema::Field<Id>, schema::Field<Id>); 3] = [
    (employee::BUREAU, BUREAU),
    (employee::SERVICE, SERVICE),
    (employee::ANNEXE, ANNEXE),
];

fn place_follows(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let (Some(before), file) = (&change.before, &change.after) else {
        return Ok(());
    };
    let has_moved = PARTS.iter().any(|(of_file, _)| change.touches(*of_file));
    if !has_moved || cx.follows_consequence() {
        return Ok(());
    }
    let today = Date(cx.today());
    let running = running_on(&moves(cx, std::slice::from_ref(&file.id))?, today);
    if let Some(running) = &running
        && apply_assignment(cx, file.clone(), running)? == *file
    {
        return Ok(());
    }
    match running {
        Some(row) if row.get(START) == Some(today) && !is_post(&row) => {
            cx.update(at_place(row, file)).map(drop)?;
        }
        running => {
            match running.filter(|row| row.get(START) < Some(today)) {
                Some(row) => cx.update(row.with(END, Date(eve(today)?))).map(drop)?,
                None => former_place_stays(cx, before, today)?,
            }
            write_place_of_day(cx, file, today)?;
        }
    }
    Ok(())
}

/// The place that a door gave a file, from that day on.
fn write_place_of_day(cx: &mut Cx<'_>, file: &Document, today: Date) -> Result<()> {
    let source = if cx.is_import() {
        Source::Import
    } else if cx.who().is_key {
        Source::Api
    } else {
        Source::Form
    };
    let row = Document::new(&ASSIGNMENTS)
        .with(TYPE, Type::Transfer)
        .with(EMPLOYEE, Id(file.id.clone()))
        .with(START, today)
        .with(SOURCE, source)
        .with(EFFECTIVE_AT, cx.moment());
    cx.create(at_place(row, file)).map(drop)
}

/// Of a file of which no assignment says where its employee was before a day: where that was.
pub(super) fn former_place_stays(cx: &mut Cx<'_>, file: &Document, until: Date) -> Result<()> {
    let all = moves(cx, std::slice::from_ref(&file.id))?;
    let is_before = |one: &Document| one.get(START).is_some_and(|start| start < until);
    let entered = || schema::read_instant(&file.created_at).map(|at| Date(schema::day_in_morocco(at)));
    let Some(since) = file.get(employee::RECRUITED_ON).or_else(entered) else {
        return Ok(());
    };
    let is_placed = PARTS.iter().any(|(of_file, _)| file.get(*of_file).is_some());
    if all.iter().any(is_before) || since >= until || !is_placed {
        return Ok(());
    }
    let row = Document::new(&ASSIGNMENTS)
        .with(TYPE, Type::Assignment)
        .with(EMPLOYEE, Id(file.id.clone()))
        .with(START, since)
        .with(END, Date(eve(until)?))
        .with(SOURCE, Source::File)
        .with(EFFECTIVE_AT, cx.moment());
    cx.create(at_place(row, file)).map(drop)
}

/// From the first day of an assignment on, the places that the file wrote down by itself are that assignment's; one that is given
/// for a time leaves what comes after it.
pub(super) fn file_gives_way(cx: &mut Cx<'_>, assignment: &Document) -> Result<()> {
    if assignment.get(END).is_some() {
        return Ok(());
    }
    let (Id(employee), begins) = (assignment.need(EMPLOYEE)?, assignment.need(START)?);
    let is_written_down = |row: &Document| row.id != assignment.id && !is_post(row);
    let rows = moves(cx, &[employee])?.into_iter().filter(is_written_down);
    for row in rows.collect::<Vec<_>>() {
        if row.get(START) >= Some(begins) {
            cx.delete(&ASSIGNMENTS, &row.id)?;
        } else if row.get(END).is_none_or(|end| end >= begins) {
            cx.update(row.with(END, Date(eve(begins)?)))?;
        }
    }
    Ok(())
}

fn at_place(mut row: Document, file: &Document) -> Document {
    for (of_file, of_row) in PARTS {
        row.set_or_clear(of_row, file.get(of_file));
    }
    row
}

fn running_on(moves: &[Document], day: Date) -> Option<Document> {
    let runs = |one: &&Document| {
        let has_begun = one.get(START).is_some_and(|start| start <= day);
        has_begun && one.get(END).is_none_or(|end| day <= end)
    };
    moves.iter().rfind(runs).cloned()
}

fn eve(day: Date) -> Result<jiff::civil::Date> {
    let eve = day.0.yesterday();
    eve.map_err(|error| Error::fault("the day before an assignment", error))
}

/// The employee at the place of the assignment. A bureau says its service and annexe where the assignment does not; a
/// service alone leaves the former bureau.
pub(super) fn apply_assignment(cx: &Cx<'_>, mut employee: Document, assignment: &Document) -> Result<Document> {
    let bureau = match assignment.get(BUREAU) {
        Some(id) => cx.get(&BUREAUX, id.as_str())?,
        None => None,
    };
    let of_bureau = |key| bureau.as_ref().and_then(|bureau: &Document| bureau.get::<Id>(key));
    let service = assignment.get(SERVICE).or_else(|| of_bureau(bureau::SERVICE));
    let annexe = assignment.get(ANNEXE).or_else(|| of_bureau(bureau::ANNEXE));
    if bureau.is_none() && service.is_none() && annexe.is_none() {
        return Ok(employee);
    }
    match &bureau {
        Some(bureau) => employee.set(employee::BUREAU, Id(bureau.id.clone())),
        None => employee.clear(employee::BUREAU),
    }
    if let Some(service) = service {
        employee.set(employee::SERVICE, service);
    }
    if let Some(annexe) = annexe {
        employee.set(employee::ANNEXE, annexe);
    }
    Ok(employee)
}
