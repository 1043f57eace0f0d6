//! How far a reading lies from those before it, and what the odometers that a car has had say together.

use engine::Cx;
use jiff::civil::Date as Day;
use platform::settings::threshold::Threshold;
use schema::{Date, Document, Id, Label, Query, Rejection, Result, Select};

use super::{Reading, ReadingQuery, ReadingTime, SOURCES, Side};
use crate::car;
use crate::car::meter::Meters;
use crate::car::rules::LEAPS;
use crate::period::Period;

/// How many kilometres a vehicle of the park may go in a day before somebody is asked whether the figure is right.
pub(crate) static MOST_A_DAY: Threshold = Threshold {
    key: "org.odometerMostADay",
    label: Label::new(
        "أقصى عدد للكيلومترات في اليوم",
        "Kilomètres par jour (au plus)",
        "Kilometres a day (at most)",
    ),
    about: Label::new(
        "كل قراءة تتجاوز هذا المعدل منذ القراءة السابقة يطلب التحقق منها.",
        "Un relevé qui dépasse ce rythme depuis le précédent est à vérifier.",
        "A reading beyond this pace since the one before is to be checked.",
    ),
    bounds: (100, 10_000),
    preset: 1_500,
};

/// The reading that a reading follows, of the same odometer: the greatest of the days before and of its own.
pub(super) fn last_before(cx: &Cx<'_>, asked: &ReadingQuery<'_>, reading: &Reading) -> Result<Option<(Day, i64)>> {
    let mut all = asked.nearest(cx, Side::Before(reading.day))?;
    all.extend(asked.nearest(cx, Side::On(reading.day))?);
    all.extend(asked.meter.from.map(|one| (one.on, one.first)));
    all.retain(|(_, shown)| *shown <= reading.shown);
    Ok(all.into_iter().max_by_key(|(day, shown)| (*shown, *day)))
}

/// Refuses what lies further from the reading before than a car goes in the days between.
pub(crate) fn is_no_leap(cx: &Cx<'_>, before: (Day, i64), now: (Day, i64), field: &'static str) -> Result<()> {
    let days = before.0.until(now.0).map_or(0, |span| i64::from(span.get_days()));
    let far = now.1 - before.1;
    if far <= MOST_A_DAY.value(cx)? * (days + 1) {
        return Ok(());
    }
    let refused = Rejection::new(LEAPS).field(field).arg("far", far).arg("last", before.1);
    Err(refused.day("day", Date(before.0)).into())
}

/// Refuses what is typed at the car and lies too far from its last reading; where it has none, from what was typed when it was made.
pub(crate) fn is_no_leap_at_the_car(cx: &Cx<'_>, car: &Document, now: i64) -> Result<()> {
    let asked = ReadingQuery {
        car: &Id(car.id.clone()),
        own: None,
        meter: Meters::of(car).current(),
    };
    let read = asked
        .nearest(cx, Side::Before(Day::MAX))?
        .into_iter()
        .max_by_key(|(_, shown)| *shown);
    let made = car.created_at.parse().ok().map(schema::day_in_morocco);
    let typed = car.get(car::ODOMETER).zip(made).map(|(shown, day)| (day, shown));
    match read.or(typed) {
        Some(before) => is_no_leap(cx, before, (cx.today(), now), car::ODOMETER.def.name),
        None => Ok(()),
    }
}

/// The last reading of a car until a day, by the odometer that it had then and that shows so many kilometres at the end.
pub(crate) fn last_until(
    cx: &Cx<'_>,
    car: &Document,
    meters: &Meters,
    day: Day,
    last: i64,
) -> Result<Option<(Day, i64)>> {
    let asked = ReadingQuery {
        car: &Id(car.id.clone()),
        own: None,
        meter: meters.current(),
    };
    let mut all = asked.nearest(cx, Side::Before(day))?;
    // On the day itself either may have been read.
    all.extend(
        asked
            .nearest(cx, Side::On(day))?
            .into_iter()
            .filter(|(_, shown)| *shown <= last),
    );
    all.extend(asked.meter.from.map(|one| (one.on, one.first)));
    Ok(all.into_iter().max_by_key(|(day, shown)| (*shown, *day)))
}

/// The first reading of a car after a day.
pub(crate) fn first_since(cx: &Cx<'_>, car: &Document, meters: &Meters, day: Day) -> Result<Option<i64>> {
    let asked = ReadingQuery {
        car: &Id(car.id.clone()),
        own: None,
        meter: meters.current(),
    };
    let first = asked
        .nearest(cx, Side::After(day))?
        .into_iter()
        .map(|(_, shown)| shown)
        .min();
    Ok(first)
}

/// Whether what a car shows was typed at it and read nowhere.
pub(crate) fn is_typed_alone(car: &Document) -> bool {
    car.get(car::TYPED) > car.get(car::READ)
}

/// All readings of a car within a period by its kilometres in all, whichever odometer showed them.
pub(crate) fn totals(cx: &Cx<'_>, car: &Document, period: Period) -> Result<Vec<i64>> {
    let (meters, id) = (Meters::of(car), Id(car.id.clone()));
    let mut all = Vec::new();
    for source in &SOURCES {
        let mut filters = source.of_car(&id, None);
        filters.extend(match source.at {
            ReadingTime::Day(key) => period.days(key),
            ReadingTime::Hour(key) => period.moments(key),
        });
        let query = Query {
            filters,
            select: Select::only(source.of, &[source.car.def, source.shown.def, source.at.field()]),
            ..Query::default()
        };
        let rows = cx.all_of(source.of, query)?;
        let readings = rows.iter().filter_map(|row| source.reading_of(row));
        all.extend(readings.map(|one| meters.total(one.day, one.shown)));
    }
    Ok(all)
}
