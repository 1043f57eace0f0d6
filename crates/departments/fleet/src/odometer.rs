//! Readings of odometers: those of fuel logs, of departures on missions and returns from them, and of maintenances stand in
//! one order of time, and a car shows the greatest that there is. One that was mistyped is set right, or goes, and the car
//! follows.
//!
//! Where an odometer was replaced, each reading is compared with those of the same one.
//!
//! As they stand in order, a reading is compared with its neighbours in time alone, however many a car has.

use engine::Cx;
use jiff::civil::Date as Day;
use schema::{
    Change, Collection, Date, Document, Field, FieldDef, Filter, Id, Instant, Op, Order, Path, Query, Rejection,
    Result, Select, Value, attribute,
};

use super::car::meter::{Meter, Meters};
use super::car::rules::GOES_BACK;
use super::car::{self, CARS};
use super::fuel::{self, FUEL_LOGS};
use super::maintenance::{self, MAINTENANCES};
use super::mission::{self, MISSIONS};

mod judged;
#[cfg(test)]
mod tests;

use judged::last_before;
pub(super) use judged::{
    MOST_A_DAY, first_since, is_no_leap, is_no_leap_at_the_car, is_typed_alone, last_until, totals,
};

/// A collection whose documents tell what an odometer showed.
struct ReadingSource {
    of: &'static Collection,
    car: Field<Id>,
    shown: Field<i64>,
    at: ReadingTime,
    /// That it was checked, although it lies far from the one before.
    checked: Field<bool>,
    /// What it asks of a document, and whether that is to be set, for others to be compared with what it tells.
    counts: Option<(FieldDef, bool)>,
}

/// When an odometer showed it.
#[derive(Clone, Copy)]
enum ReadingTime {
    Day(Field<Date>),
    /// It counts for its day in Morocco.
    Hour(Field<Instant>),
}

static SOURCES: [ReadingSource; 4] = [
    ReadingSource {
        of: &FUEL_LOGS,
        car: fuel::CAR,
        shown: fuel::ODOMETER,
        at: ReadingTime::Day(fuel::DATE),
        checked: fuel::CHECKED,
        counts: None,
    },
    ReadingSource {
        of: &MAINTENANCES,
        car: maintenance::CAR,
        shown: maintenance::ODOMETER,
        at: ReadingTime::Day(maintenance::DATE),
        checked: maintenance::CHECKED,
        counts: None,
    },
    // What is written into an order before the car leaves is foreseen; the return confirms it.
    ReadingSource {
        of: &MISSIONS,
        car: mission::CAR,
        shown: mission::ODOMETER_OUT,
        at: ReadingTime::Hour(mission::DEPART),
        checked: mission::CHECKED,
        counts: Some((mission::RETURNED.def, true)),
    },
    ReadingSource {
        of: &MISSIONS,
        car: mission::CAR,
        shown: mission::ODOMETER_IN,
        at: ReadingTime::Hour(mission::ENDS),
        checked: mission::CHECKED,
        counts: Some((mission::CANCELLED_AT.def, false)),
    },
];

/// What an odometer showed.
#[derive(PartialEq)]
struct Reading {
    car: Id,
    day: Day,
    shown: i64,
}

/// Of which car, and of which of its odometers, readings are asked for; those of one document are left out.
struct ReadingQuery<'a> {
    car: &'a Id,
    own: Option<&'a Document>,
    meter: Meter,
}

impl ReadingQuery<'_> {
    /// The nearest readings of all sources on one side.
    fn nearest(&self, cx: &Cx<'_>, side: Side) -> Result<Vec<(Day, i64)>> {
        let nearest = |source: &ReadingSource| source.nearest_reading(cx, self, side).transpose();
        SOURCES.iter().filter_map(nearest).collect()
    }
}

/// Which readings of a car are asked for.
#[derive(Clone, Copy)]
enum Side {
    /// Of the last day before this one on which there are any.
    Before(Day),
    On(Day),
    /// Of the first day after this one on which there are any.
    After(Day),
}

impl ReadingTime {
    fn field(self) -> FieldDef {
        match self {
            ReadingTime::Day(key) => key.def,
            ReadingTime::Hour(key) => key.def,
        }
    }

    fn day(self, row: &Document) -> Option<Day> {
        match self {
            ReadingTime::Day(key) => row.get(key).map(|Date(day)| day),
            ReadingTime::Hour(key) => row.get(key).map(|Instant(at)| schema::day_in_morocco(at)),
        }
    }

    /// The first moment of a day, as it is stored.
    fn first_of(self, day: Day) -> Value {
        match self {
            ReadingTime::Day(_) => schema::FieldValue::write(Date(day)),
            ReadingTime::Hour(_) => schema::FieldValue::write(Instant(schema::instant_in_morocco(day.at(0, 0, 0, 0)))),
        }
    }
}

impl ReadingSource {
    /// What a document of this source tells, if it tells a reading.
    fn reading_of(&self, row: &Document) -> Option<Reading> {
        if row.of != self.of {
            return None;
        }
        Some(Reading {
            car: row.get(self.car)?,
            day: self.at.day(row)?,
            shown: row.get(self.shown)?,
        })
    }

    /// The same, if others are compared with it.
    fn comparable_reading(&self, row: &Document) -> Option<Reading> {
        let counts = |(field, is_set): (FieldDef, bool)| row.value(field.name).is_null() != is_set;
        self.reading_of(row).filter(|_| self.counts.is_none_or(counts))
    }

    fn is_touched(&self, change: &Change) -> bool {
        let named = [self.car.def, self.shown.def, self.at.field(), self.checked.def];
        let mut named = named.into_iter().chain(self.counts.map(|(field, _)| field));
        let before = change.before.as_ref();
        let is_other = |name| before.is_none_or(|before| before.value(name) != change.after.value(name));
        change.after.of == self.of && named.any(|field| is_other(field.name))
    }

    /// What stands nearest on one side: the greatest of the nearest day, or after a day the least.
    fn nearest_reading(&self, cx: &Cx<'_>, asked: &ReadingQuery<'_>, side: Side) -> Result<Option<(Day, i64)>> {
        let first = |bounds: &[(Op, Day)], field: FieldDef, is_descending: bool| {
            let mut filters = self.of_car(asked.car, asked.own);
            let at = |(op, day): &(Op, Day)| self.at.field().test(*op, vec![self.at.first_of(*day)]);
            filters.extend(bounds.iter().map(at));
            filters.extend(asked.meter.filters(
                self.shown,
                |day| at(&(Op::GreaterEqual, day)),
                |day| at(&(Op::Less, day)),
            ));
            self.first_reading(cx, filters, field, is_descending)
        };
        let next = |day: Day| day.tomorrow().unwrap_or(Day::MAX);
        let when = self.at.field();
        let found = match side {
            Side::On(day) => Some(day),
            Side::Before(day) => first(&[(Op::Less, day)], when, true)?.and_then(|row| self.at.day(&row)),
            Side::After(day) => first(&[(Op::GreaterEqual, next(day))], when, false)?.and_then(|row| self.at.day(&row)),
        };
        let Some(day) = found else { return Ok(None) };
        let is_greatest = !matches!(side, Side::After(_));
        let row = first(
            &[(Op::GreaterEqual, day), (Op::Less, next(day))],
            self.shown.def,
            is_greatest,
        )?;
        Ok(row.and_then(|row| row.get(self.shown)).map(|shown| (day, shown)))
    }

    /// The readings of a car that count, without those of one document.
    fn of_car(&self, car: &Id, own: Option<&Document>) -> Vec<Filter> {
        let mut filters = vec![self.car.eq(car), self.shown.ge(0)];
        filters.extend(self.count_filter());
        filters.extend(own.filter(|own| own.of == self.of).map(|own| attribute::ID.ne(&own.id)));
        filters
    }

    /// What is asked of a document for what it tells to count.
    fn count_filter(&self) -> Option<Filter> {
        let (field, is_set) = self.counts?;
        let op = if is_set { Op::IsNotNull } else { Op::IsNull };
        Some(field.test(op, Vec::new()))
    }

    /// One row: the first by a field.
    fn first_reading(
        &self,
        cx: &Cx<'_>,
        filters: Vec<Filter>,
        field: FieldDef,
        is_descending: bool,
    ) -> Result<Option<Document>> {
        let order = self.of.field(field.name).map(|field| Order {
            path: Path::own(field),
            is_descending,
        });
        let query = Query {
            filters,
            orders: order.into_iter().collect(),
            limit: Some(1),
            select: Select::only(self.of, &[self.shown.def, self.at.field()]),
            ..Query::default()
        };
        Ok(cx.page(self.of, &query)?.0.pop())
    }
}

/// What is asked of missions for the readings of a field to count.
pub(super) fn counting_missions(shown: Field<i64>) -> Option<Filter> {
    let is_it = |source: &&ReadingSource| source.of == &MISSIONS && source.shown.def.name == shown.def.name;
    SOURCES.iter().find(is_it)?.count_filter()
}

/// Refuses a new or changed reading that shows less than one of a day before, or more than one of a day after; one that lies too
/// far from the one before is to be checked first.
pub(super) fn goes_forward(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    if !SOURCES.iter().any(|source| source.is_touched(change)) {
        return Ok(());
    }
    // Both readings of a mission: what was foreseen of the departure is looked at again with the return.
    for source in &SOURCES {
        let Some(reading) = source.reading_of(&change.after) else {
            continue;
        };
        let car = cx.get(&CARS, reading.car.as_str())?;
        let meters = car.as_ref().map(Meters::of).unwrap_or_default();
        let asked = ReadingQuery {
            car: &reading.car,
            own: Some(&change.after),
            meter: meters.at(reading.day, reading.shown),
        };
        if let Some(last) = stands_against(cx, car.as_ref(), &asked, &reading)? {
            return Err(Rejection::new(GOES_BACK)
                .field(source.shown.def.name)
                .arg("last", last)
                .into());
        }
        let is_checked = change.after.get(source.checked) == Some(true);
        if !is_checked
            && source.comparable_reading(&change.after).is_some()
            && let Some(before) = last_before(cx, &asked, &reading)?
        {
            is_no_leap(cx, before, (reading.day, reading.shown), source.shown.def.name)?;
        }
    }
    Ok(())
}

/// The neighbour in time that a reading does not go with.
fn stands_against(
    cx: &Cx<'_>,
    car: Option<&Document>,
    asked: &ReadingQuery<'_>,
    reading: &Reading,
) -> Result<Option<i64>> {
    let all = |side| {
        let found = asked.nearest(cx, side)?.into_iter();
        Ok::<_, schema::Error>(found.map(|(_, shown)| shown).collect::<Vec<i64>>())
    };
    let (from, until) = (asked.meter.from, asked.meter.until);
    let before = all(Side::Before(reading.day))?.into_iter().max();
    let before = before.max(from.map(|one| one.first));
    let after = all(Side::After(reading.day))?.into_iter().min();
    let typed = if after.is_none() && until.is_none() {
        // What was typed at the car beyond all readings is of no day: it lies before what comes last.
        let most = before.max(all(Side::On(reading.day))?.into_iter().max());
        car.and_then(|car| car.get(car::TYPED))
            .filter(|typed| most < Some(*typed))
    } else {
        None
    };
    let after = after.into_iter().chain(until.map(|one| one.last)).min();
    let least = before.max(typed).filter(|last| reading.shown < *last);
    Ok(least.or(after.filter(|next| reading.shown > *next)))
}

/// A written reading: its car shows the greatest that there is, and so does the car that it was of before.
pub(super) fn cars_follow(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    follow(cx, change.before.as_ref(), Some(&change.after))
}

/// A deleted reading: its car shows the greatest that remains.
pub(super) fn recompute_after_delete(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    follow(cx, Some(&change.after), None)
}

fn follow(cx: &mut Cx<'_>, before: Option<&Document>, after: Option<&Document>) -> Result<()> {
    for source in &SOURCES {
        let [was, is] = [before, after].map(|row| row.and_then(|row| source.comparable_reading(row)));
        if was == is {
            continue;
        }
        let mut cars: Vec<Id> = [was, is].into_iter().flatten().map(|reading| reading.car).collect();
        cars.dedup();
        for id in cars {
            let mut car = cx.need(&CARS, id.as_str())?;
            let read = greatest(cx, &car)?;
            if car.get(car::READ) != read {
                car.set_or_clear(car::READ, read);
                cx.update(car)?;
            }
        }
    }
    Ok(())
}

/// The greatest reading of the odometer that a car has: one of the last day.
pub(super) fn greatest(cx: &Cx<'_>, car: &Document) -> Result<Option<i64>> {
    let asked = ReadingQuery {
        car: &Id(car.id.clone()),
        own: None,
        meter: Meters::of(car).current(),
    };
    let last = asked.nearest(cx, Side::Before(Day::MAX))?;
    Ok(last.into_iter().map(|(_, shown)| shown).max())
}
