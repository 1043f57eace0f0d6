//! What is due: the work that comes round again by its date or by the odometer, whichever is first.
//!
//! What was done last says when a kind of work is due next for a car, or that it no longer is; where nothing was done
//! yet, the newest order says it.

use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};

use engine::{Act, Allowed, Cx, Deadline, Extension};
use schema::{Change, Choice, Date, Document, Filter, Label, Query, Result, Select};
use schemars::JsonSchema;
use serde::Serialize;

use super::{CAR, DATE, KIND, Kind, MAINTENANCES, NEXT_DATE, NEXT_ODOMETER, ODOMETER, STATUS, Status};
use crate::car::meter::Meters;
use crate::car::{self, CARS};
use crate::{HEADS_PARK, plate};
use platform::answered_word::AnsweredWord;
use platform::deadline::recipients;
use platform::notice::{Notice, NoticeKind as Told, Params, Text, notify};

mod panel;
#[cfg(test)]
mod tests;

pub use panel::PANELS;

/// Where the plan is found.
const PLAN: &str = "/park-maintenance?tab=plan";

/// Cars out of service ask for nothing.
pub(super) const PLAN_OF_WORK: Act<(), MaintenancePlan> = Act::read(
    "maintenances.due",
    Allowed::Holders(&["park-maintenance:read"]),
    |cx, ()| plan_of_work(cx),
);

/// The work that comes round again.
#[derive(Serialize, JsonSchema)]
pub(super) struct MaintenancePlan {
    /// What is overdue first, then the soonest.
    rows: Vec<DueMaintenance>,
}

/// Work that comes round again for a car, by its day, by the odometer, or by both.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct DueMaintenance {
    /// The work that says when the next is due.
    maintenance_id: String,
    car_id: String,
    plate: Option<String>,
    kind: Option<AnsweredWord<Kind>>,
    due_on: Option<String>,
    /// What the odometer of today shows then.
    due_at_km: Option<i64>,
    /// What it shows now.
    odometer: Option<i64>,
    /// Less than none once the day has passed.
    days_left: Option<i64>,
    /// Less than none once the odometer has passed it.
    km_left: Option<i64>,
    overdue: bool,
}

/// The day of the next work.
pub(super) const NEXT: Deadline = Deadline {
    only: &[STATUS.is_not(Status::Cancelled.wire())],
    stays: 60,
    holds: says_when,
    name: |cx, document| named_by(cx, document).map(|(words, car)| plate::label_with_plate(words, &car)),
    marked_name: Some(|cx, document| named_by(cx, document).map(|(words, car)| plate::marked_name(words, &car))),
    ..Deadline::on(
        "maintenances.next",
        Label::new(
            "صيانة مستحقة لمركبة",
            "Entretien de véhicule à faire",
            "Vehicle maintenance due",
        ),
        NEXT_DATE,
        |cx, _| recipients::holders(cx, HEADS_PARK),
        PLAN,
    )
};

/// The kinds of this page.
pub static NOTICES: &[Extension] = &[&FAR_ENOUGH];

/// The odometer has come to where work is due.
pub static FAR_ENOUGH: Told = Told::new(
    "maintenances.odometer",
    Label::new(
        "صيانة مستحقة حسب العداد",
        "Entretien dû au kilométrage",
        "Maintenance due by the odometer",
    ),
    Text::new(
        "صيانة مستحقة: {title}",
        "Entretien à faire\u{a0}: {title}",
        "Maintenance due: {title}",
    ),
    Text::new(
        "بلغ العداد {odometer} كلم، وموعد الصيانة عند {due} كلم.",
        "Le compteur affiche {odometer} km\u{202f}; l’entretien est dû à {due} km.",
        "The odometer shows {odometer} km; the work is due at {due} km.",
    ),
)
.with_mail();

fn plan_of_work(cx: &Cx<'_>) -> Result<MaintenancePlan> {
    with_due(cx, |all| {
        Ok(MaintenancePlan {
            rows: all.iter().map(Due::answer).collect(),
        })
    })
}

/// What is made of all that is due, what is overdue first, then the soonest.
fn with_due<T>(cx: &Cx<'_>, make: impl FnOnce(&[Due<'_>]) -> Result<T>) -> Result<T> {
    let cars = car::brief(cx)?.into_iter();
    let cars = cars.filter(|car| car.get(car::STATUS) != Some(car::Status::Reformed));
    let cars: HashMap<String, Document> = cars.map(|car| (car.id.clone(), car)).collect();
    let today = cx.today();
    let orders = latest_by_kind(orders(cx, Vec::new())?);
    let mut due: Vec<Due<'_>> = orders
        .iter()
        .filter_map(|order| Due::of(order, cars.get(order.get(CAR)?.as_str())?, today))
        .collect();
    due.sort_by_key(|one| {
        (
            !one.is_overdue(),
            one.days.unwrap_or(i64::MAX),
            one.left.unwrap_or(i64::MAX),
        )
    });
    make(&due)
}

/// Work that comes round again, and how far off it is.
struct Due<'a> {
    order: &'a Document,
    car: &'a Document,
    /// Days left; less than none once the day has passed.
    days: Option<i64>,
    /// Where it is due, by the odometer that the car has now.
    at: Option<i64>,
    /// Kilometres left, as far as the odometer is known.
    left: Option<i64>,
}

impl<'a> Due<'a> {
    fn of(order: &'a Document, car: &'a Document, today: jiff::civil::Date) -> Option<Self> {
        let days = |Date(day)| today.until(day).map_or(0, |left| i64::from(left.get_days()));
        let odometer = car.get(car::ODOMETER);
        let one = Due {
            order,
            car,
            days: order.get(NEXT_DATE).map(days),
            at: due_at(order, car),
            left: due_at(order, car).zip(odometer).map(|(at, shown)| at - shown),
        };
        says_next(order).then_some(one)
    }

    fn is_overdue(&self) -> bool {
        self.days.is_some_and(|days| days < 0) || self.left.is_some_and(|left| left < 0)
    }

    fn answer(&self) -> DueMaintenance {
        DueMaintenance {
            maintenance_id: self.order.id.clone(),
            car_id: self.car.id.clone(),
            plate: self.car.get(car::PLATE_TEXT),
            kind: self.order.get(KIND).map(AnsweredWord),
            due_on: self.order.get(NEXT_DATE).map(|Date(day)| day.to_string()),
            due_at_km: self.at,
            odometer: self.car.get(car::ODOMETER),
            days_left: self.days,
            km_left: self.left,
            overdue: self.is_overdue(),
        }
    }
}

/// What the odometer of today shows when the next work is due: one that was replaced since goes on where the former ended.
fn due_at(order: &Document, car: &Document) -> Option<i64> {
    let (next, Date(day)) = order.get(NEXT_ODOMETER).zip(order.get(DATE))?;
    let meters = Meters::of(car);
    let read = order.get(ODOMETER).unwrap_or(next);
    Some(meters.shown_today(next + meters.total(day, read) - read))
}

/// The orders that stand, newest first, with what they say of the next one.
fn orders(cx: &Cx<'_>, mut filters: Vec<Filter>) -> Result<Vec<Document>> {
    filters.push(STATUS.ne(Status::Cancelled));
    let shown = [
        CAR.def,
        KIND.def,
        DATE.def,
        STATUS.def,
        NEXT_DATE.def,
        NEXT_ODOMETER.def,
        ODOMETER.def,
    ];
    let query = Query {
        filters,
        select: Select::only(&MAINTENANCES, &shown),
        ..Query::default()
    };
    let mut orders = cx.all_of(&MAINTENANCES, query)?;
    orders.sort_by_key(|order| Reverse((order.get(DATE), order.sequence)));
    Ok(orders)
}

/// Of orders with the newest first, those that say when the next of their kind is due for their car.
fn latest_by_kind(orders: Vec<Document>) -> Vec<Document> {
    let of = |order: &Document| (order.get(CAR), order.get(KIND).map(Choice::word));
    let is_done = |order: &Document| order.get(STATUS) == Some(Status::Done);
    let done: HashSet<_> = orders.iter().filter(|order| is_done(order)).map(of).collect();
    let mut seen = HashSet::new();
    let counts = |order: &Document| is_done(order) || (!done.contains(&of(order)) && says_next(order));
    let mut newest = orders;
    newest.retain(|order| counts(order) && seen.insert(of(order)) && says_next(order));
    newest
}

fn says_next(order: &Document) -> bool {
    order.get(NEXT_DATE).is_some() || order.get(NEXT_ODOMETER).is_some()
}

/// Whether this order says when the next is due, and the car is in service.
fn says_when(cx: &Cx<'_>, order: &Document) -> Result<bool> {
    let car = order.need(CAR)?;
    let is_there = cx.get(&CARS, car.as_str())?;
    if is_there.is_none_or(|car| car.get(car::STATUS) == Some(car::Status::Reformed)) {
        return Ok(false);
    }
    let same = vec![CAR.eq(car), KIND.eq(order.need(KIND)?)];
    Ok(latest_by_kind(orders(cx, same)?).iter().any(|one| one.id == order.id))
}

/// The kind of work, and the car.
fn named_by(cx: &Cx<'_>, order: &Document) -> Result<(Label, Document)> {
    let car = cx.need(&CARS, order.need(CAR)?.as_str())?;
    Ok((order.need(KIND)?.label(), car))
}

/// Whoever keeps the park is told once that the odometer of a car has come to where work is due.
pub(crate) fn odometer_is_far_enough(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let car = &change.after;
    let Some(shown) = car.get(car::ODOMETER).filter(|_| change.touches(car::ODOMETER)) else {
        return Ok(());
    };
    if car.get(car::STATUS) == Some(car::Status::Reformed) {
        return Ok(());
    }
    let of_car = vec![CAR.eq(&car.id)];
    for order in latest_by_kind(orders(cx, of_car)?) {
        let Some((named, at)) = order
            .get(NEXT_ODOMETER)
            .zip(due_at(&order, car))
            .filter(|(_, at)| *at <= shown)
        else {
            continue;
        };
        let (fr, ar) = plate::label_with_plate(order.need(KIND)?.label(), car);
        let params = Params::new()
            .with_name("title", &fr, &ar)
            .with("odometer", &shown.to_string())
            .with("due", &at.to_string());
        let notice = Notice::new(&FAR_ENOUGH, recipients::holders(cx, HEADS_PARK)?, params);
        notify(
            cx,
            &notice
                .about_document(&order)
                .link(PLAN)
                .once_per_user(format!("{} at {named}", order.id)),
        )?;
    }
    Ok(())
}
