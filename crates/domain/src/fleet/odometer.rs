//! Readings of odometers: those of fuel logs, of returns from missions and of maintenances stand in one order of time, and
//! a car shows the greatest that there is. One that was mistyped is set right, or goes, and the car follows.

use engine::{Cx, Measure};
use schema::{Change, Collection, Date, Document, Field, FieldDef, Id, Instant, Op, Query, Refusal, Result};

use super::car::rules::GOES_BACK;
use super::car::{self, CARS};
use super::fuel::{self, FUEL_LOGS};
use super::maintenance::{self, MAINTENANCES};
use super::mission::{self, MISSIONS};
use crate::filter;

/// More readings than a car has in its life.
const AT_MOST: u64 = 20_000;

/// A collection whose documents tell what an odometer showed.
struct Source {
    of: &'static Collection,
    car: Field<Id>,
    shown: Field<i64>,
    /// What its day follows from.
    dated: FieldDef,
    day: fn(&Document) -> Option<Date>,
}

static SOURCES: [Source; 3] = [
    Source {
        of: &FUEL_LOGS,
        car: fuel::CAR,
        shown: fuel::ODOMETER,
        dated: fuel::DATE.def,
        day: |log| log.get(fuel::DATE),
    },
    Source {
        of: &MAINTENANCES,
        car: maintenance::CAR,
        shown: maintenance::ODOMETER,
        dated: maintenance::DATE.def,
        day: |order| order.get(maintenance::DATE),
    },
    Source {
        of: &MISSIONS,
        car: mission::CAR,
        shown: mission::ODOMETER_IN,
        dated: mission::ENDS.def,
        day: |mission| {
            let Instant(back) = mission.get(mission::ENDS)?;
            Some(Date(schema::day_in_morocco(back)))
        },
    },
];

/// What an odometer showed.
#[derive(PartialEq)]
struct Reading {
    car: Id,
    day: Date,
    shown: i64,
}

impl Source {
    /// What a document of this source tells, if it tells a reading.
    fn reading(&self, row: &Document) -> Option<Reading> {
        let told = || {
            Some(Reading {
                car: row.get(self.car)?,
                day: (self.day)(row)?,
                shown: row.get(self.shown)?,
            })
        };
        (row.of == self.of).then(told).flatten()
    }

    /// The readings of a car that other documents tell.
    fn others(&self, cx: &Cx<'_>, car: &Id, own: &Document) -> Result<Vec<Reading>> {
        let query = Query {
            filters: vec![
                filter::is(self.of, self.car, car.clone()),
                filter::compares(self.of, self.shown, Op::GreaterEqual, 0),
            ],
            limit: Some(AT_MOST),
            select: filter::only(self.of, &[self.car.def, self.shown.def, self.dated]),
            ..Query::default()
        };
        let (rows, _) = cx.page(self.of, &query)?;
        let others = rows.iter().filter(|row| row.of != own.of || row.id != own.id);
        Ok(others.filter_map(|row| self.reading(row)).collect())
    }
}

/// Refuses a new or changed reading that shows less than one of a day before, or more than one of a day after.
pub(super) fn goes_forward(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    for source in &SOURCES {
        let now = source.reading(&change.after);
        let before = change.before.as_ref().and_then(|before| source.reading(before));
        let Some(reading) = now.filter(|now| before.as_ref() != Some(now)) else {
            continue;
        };
        if let Some(last) = stands_against(cx, &change.after, &reading)? {
            return Err(Refusal::new(GOES_BACK)
                .field(source.shown.def.name)
                .arg("last", last)
                .into());
        }
    }
    Ok(())
}

/// The neighbour in time that a reading does not go with.
fn stands_against(cx: &Cx<'_>, own: &Document, reading: &Reading) -> Result<Option<i64>> {
    let mut others = Vec::new();
    for source in &SOURCES {
        others.extend(source.others(cx, &reading.car, own)?);
    }
    let earlier = others.iter().filter(|other| other.day < reading.day);
    let later = others.iter().filter(|other| other.day > reading.day);
    let (before, after) = (
        earlier.map(|other| other.shown).max(),
        later.map(|other| other.shown).min(),
    );
    // What was typed at the car beyond all readings is of no day: it lies before what comes last.
    let most = others.iter().map(|other| other.shown).max();
    let typed = cx
        .get(&CARS, reading.car.as_str())?
        .and_then(|car| car.get(car::TYPED))
        .filter(|typed| most < Some(*typed) && after.is_none());
    let least = before.max(typed).filter(|last| reading.shown < *last);
    Ok(least.or(after.filter(|next| reading.shown > *next)))
}

/// A written reading: its car shows the greatest that there is, and so does the car that it was of before.
pub(super) fn cars_follow(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    follow(cx, change.before.as_ref(), Some(&change.after))
}

/// A deleted reading: its car shows the greatest that remains.
pub(super) fn cars_lose_it(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    follow(cx, Some(&change.after), None)
}

fn follow(cx: &mut Cx<'_>, before: Option<&Document>, after: Option<&Document>) -> Result<()> {
    for source in &SOURCES {
        let [was, is] = [before, after].map(|row| row.and_then(|row| source.reading(row)));
        if was == is {
            continue;
        }
        let mut cars: Vec<Id> = [was, is].into_iter().flatten().map(|reading| reading.car).collect();
        cars.dedup();
        for id in cars {
            let read = greatest(cx, &id)?;
            let mut car = cx.need(&CARS, id.as_str())?;
            if car.get(car::READ) != read {
                car.set_or_clear(car::READ, read);
                cx.update(car)?;
            }
        }
    }
    Ok(())
}

/// The greatest reading of a car.
fn greatest(cx: &Cx<'_>, car: &Id) -> Result<Option<i64>> {
    let mut greatest = None;
    for source in &SOURCES {
        let of_car = vec![filter::is(source.of, source.car, car.clone())];
        let shown = Measure::Greatest(filter::field(source.of, source.shown));
        let groups = cx.groups(source.of, of_car, (filter::field(source.of, source.car), vec![shown]))?;
        greatest = greatest.max(groups.first().and_then(|group| group.measures[0]));
    }
    Ok(greatest)
}
