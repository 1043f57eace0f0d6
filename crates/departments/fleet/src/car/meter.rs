//! The odometers that a car has had: each replacement is entered once, and what was read before it is judged by the former one.

use engine::{Act, Allowed, Cx, Guard, Subject, inputs};
use jiff::civil::Date as Day;
use schema::{Date, Document, Field, Filter, Rejection, Result, error_codes};
use serde_json::{Value as Json, json};

use super::rules::GOES_BACK;
use super::{CARS, CHECKED, FIRST_OF_NEW, LAST_OF_FORMER, METERS, ODOMETER, READ, REPLACED_ON, TYPED, wording};
use crate::{not_in_future, odometer};

error_codes! {
    REPLACED_SINCE = "odometer_replaced_since", conflict => "سبق تسجيل استبدال العداد بتاريخ {day}: يسجل الاستبدال الجديد في هذا التاريخ أو بعده", "Un remplacement du compteur est déjà enregistré au {day}\u{a0}: le nouveau est de ce jour ou d’après", "A replacement of the odometer on {day} is on file: the new one is of that day or later";
    READ_ON_FORMER = "odometer_read_on_former", conflict => "سجلت بعد هذا اليوم قراءة {last} كلم على العداد القديم", "Un relevé de {last} km, de l’ancien compteur, est enregistré après ce jour", "A reading of {last} km, of the former odometer, is on file after that day";
    NEVER_REPLACED = "odometer_never_replaced", conflict => "لم يسجل أي استبدال للعداد", "Aucun remplacement du compteur n’est enregistré", "No replacement of the odometer is on file";
}

inputs! {
    /// An odometer that was replaced.
    pub(super) struct NewMeter {
        /// The day.
        on: Date = need_field("odometerReplacedOn", &CARS, &REPLACED_ON),
        /// The last reading of the former odometer.
        last: i64 = need_field("odometerBefore", &CARS, &LAST_OF_FORMER),
        /// The first reading of the new one.
        first: i64 = need_field("odometerAfter", &CARS, &FIRST_OF_NEW),
        /// Whether the readings were checked although they lie far apart.
        is_checked: Option<bool> = may_field("odometerChecked", &CARS, &CHECKED),
    }
}

const KEEPERS: Allowed = Allowed::Holders(&[crate::KEEPS]);

/// From a day on another odometer counts. The same day again sets the readings right.
pub(super) const REPLACE: Act<NewMeter> = Act::on(
    "cars.replaceOdometer",
    wording::REPLACE_ODOMETER,
    Subject::new(|| &CARS, &[]),
    KEEPERS,
    replace,
);
/// The last replacement did not take place.
pub(super) const UNDO: Act = Act::on(
    "cars.undoOdometer",
    wording::UNDO_ODOMETER,
    Subject::new(|| &CARS, &[Guard::While(REPLACED_ON.is_set(), NEVER_REPLACED)]),
    KEEPERS,
    |cx, car, ()| undo(cx, car),
);

/// One odometer in the place of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Replacement {
    /// The day.
    pub on: Day,
    /// The last reading of the former one.
    pub last: i64,
    /// The first reading of the new one.
    pub first: i64,
}

impl Replacement {
    fn read(json: &Json) -> Option<Self> {
        Some(Replacement {
            on: json["on"].as_str()?.parse().ok()?,
            last: json["last"].as_i64()?,
            first: json["first"].as_i64()?,
        })
    }

    fn json(self) -> Json {
        json!({ "on": self.on.to_string(), "last": self.last, "first": self.first })
    }

    /// Whether a reading of the day itself is of the new one: the one whose reading of that day is nearer has shown it.
    fn is_of_new(self, shown: i64) -> bool {
        (shown - self.first).abs() <= (shown - self.last).abs()
    }

    /// The readings of the day itself that are of the new odometer, or of the former.
    fn of_day(self, shown: Field<i64>, is_new: bool) -> Filter {
        if self.first == self.last {
            return if is_new { shown.ge(0) } else { shown.lt(0) };
        }
        let middle = (self.first + self.last).div_euclid(2);
        // At the middle both are as near: the new one has shown it.
        if self.first < self.last {
            if is_new { shown.le(middle) } else { shown.gt(middle) }
        } else {
            let least = middle + i64::from((self.first + self.last) % 2 != 0);
            if is_new { shown.ge(least) } else { shown.lt(least) }
        }
    }
}

/// The replacements of a car, the oldest first.
#[derive(Clone, Debug, Default)]
pub struct Meters(Vec<Replacement>);

/// One of the odometers: from which replacement, and until which.
#[derive(Clone, Copy, Debug, Default)]
pub struct Meter {
    /// By which it came.
    pub from: Option<Replacement>,
    /// By which it went.
    pub until: Option<Replacement>,
}

impl Meters {
    /// Of a car.
    pub fn of(car: &Document) -> Self {
        let kept = car.get(METERS);
        let all = kept.as_ref().and_then(Json::as_array).into_iter().flatten();
        Meters(all.filter_map(Replacement::read).collect())
    }

    /// Whether there ever was another.
    pub fn is_one(&self) -> bool {
        self.0.is_empty()
    }

    /// The odometer of today.
    pub fn current(&self) -> Meter {
        self.meter(self.0.len())
    }

    /// The odometer that showed a reading on a day.
    pub fn at(&self, day: Day, shown: i64) -> Meter {
        self.meter(self.before(day, shown))
    }

    /// The kilometres of the car when an odometer showed so many on a day.
    pub fn total(&self, day: Day, shown: i64) -> i64 {
        let gone = self.0.iter().take(self.before(day, shown));
        shown + gone.map(|one| one.last - one.first).sum::<i64>()
    }

    /// What the odometer of today shows at so many kilometres of the car.
    pub fn shown_today(&self, total: i64) -> i64 {
        total - self.0.iter().map(|one| one.last - one.first).sum::<i64>()
    }

    /// How many odometers came before the one that showed it.
    fn before(&self, day: Day, shown: i64) -> usize {
        let is_gone = |one: &&Replacement| one.on < day || (one.on == day && one.is_of_new(shown));
        self.0.iter().filter(is_gone).count()
    }

    fn meter(&self, at: usize) -> Meter {
        Meter {
            from: at.checked_sub(1).and_then(|before| self.0.get(before)).copied(),
            until: self.0.get(at).copied(),
        }
    }

    fn write(&self, car: &mut Document) {
        let newest = self.0.last();
        car.set_or_clear(REPLACED_ON, newest.map(|one| Date(one.on)));
        car.set_or_clear(LAST_OF_FORMER, newest.map(|one| one.last));
        car.set_or_clear(FIRST_OF_NEW, newest.map(|one| one.first));
        let all: Vec<Json> = self.0.iter().map(|one| one.json()).collect();
        car.set_or_clear(METERS, (!all.is_empty()).then_some(Json::Array(all)));
    }
}

impl Meter {
    /// The rows whose readings are of this odometer; `on` tells that a row is of a day, at the earliest or before another.
    pub fn filters(
        &self,
        shown: Field<i64>,
        is_from: impl Fn(Day) -> Filter,
        is_before: impl Fn(Day) -> Filter,
    ) -> Vec<Filter> {
        let next = |day: Day| day.tomorrow().unwrap_or(Day::MAX);
        let on = |one: Replacement, is_new: bool| {
            Filter::All(vec![
                is_from(one.on),
                is_before(next(one.on)),
                one.of_day(shown, is_new),
            ])
        };
        let from = self
            .from
            .map(|one| Filter::Any(vec![is_from(next(one.on)), on(one, true)]));
        let until = self
            .until
            .map(|one| Filter::Any(vec![is_before(one.on), on(one, false)]));
        from.into_iter().chain(until).collect()
    }
}

fn replace(cx: &mut Cx<'_>, mut car: Document, given: &NewMeter) -> Result<Document> {
    let mut meters = Meters::of(&car);
    let Date(on) = given.on;
    let new = Replacement {
        on,
        last: given.last,
        first: given.first,
    };
    not_in_future::day_is_past(cx, on, &REPLACED_ON.def)?;
    if let Some(newest) = meters.0.last().copied() {
        if new.on < newest.on {
            let refused = Rejection::new(REPLACED_SINCE).field(REPLACED_ON.def.name);
            return Err(refused.day("day", Date(newest.on)).into());
        }
        if new.on == newest.on {
            meters.0.pop();
            car.clear(TYPED);
        }
    }
    goes_on(cx, &car, &meters, new, given.is_checked == Some(true))?;
    meters.0.push(new);
    meters.write(&mut car);
    car.set(TYPED, new.first);
    show_current(cx, car)
}

fn undo(cx: &mut Cx<'_>, mut car: Document) -> Result<Document> {
    let mut meters = Meters::of(&car);
    let gone = meters.0.pop().ok_or(NEVER_REPLACED)?;
    meters.write(&mut car);
    car.set(TYPED, gone.last);
    show_current(cx, car)
}

/// The car shows what its odometer of today does.
fn show_current(cx: &mut Cx<'_>, mut car: Document) -> Result<Document> {
    let read = odometer::greatest(cx, &car)?;
    car.set_or_clear(READ, read);
    car.set_or_clear(ODOMETER, car.get(TYPED).max(read));
    cx.update(car)
}

/// The last reading of the former odometer is none that lies before another, and no reading since is plainly of the former one.
fn goes_on(cx: &Cx<'_>, car: &Document, former: &Meters, new: Replacement, is_checked: bool) -> Result<()> {
    let known = odometer::last_until(cx, car, former, new.on, new.last)?;
    let shown = known
        .map(|(_, shown)| shown)
        .max(car.get(TYPED).filter(|_| odometer::is_typed_alone(car)));
    if let Some(shown) = shown.filter(|shown| new.last < *shown) {
        return Err(Rejection::new(GOES_BACK)
            .field(LAST_OF_FORMER.def.name)
            .arg("last", shown)
            .into());
    }
    if let Some(known) = known.filter(|_| !is_checked) {
        odometer::is_no_leap(cx, known, (new.on, new.last), LAST_OF_FORMER.def.name)?;
    }
    let since = odometer::first_since(cx, car, former, new.on)?;
    match since.filter(|shown| new.first < new.last && *shown >= new.last) {
        Some(shown) => Err(Rejection::new(READ_ON_FORMER)
            .field(REPLACED_ON.def.name)
            .arg("last", shown)
            .into()),
        None => Ok(()),
    }
}
