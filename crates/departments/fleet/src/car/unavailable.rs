//! Cars that cannot leave, by what is known of them now: those written off, and from today on those in repair.

use engine::{Cx, Extension};
use schema::{Date, Id, Query, Rejection, Result, Select, attribute, error_codes};

use super::{CARS, STATUS, Status};
use platform::unavailability::{Booking, Unavailability, Unavailable};

error_codes! {
    IS_REFORMED = "car_reformed", conflict => "المركبة متلاشية", "Ce véhicule est réformé", "This vehicle is written off";
    IS_IN_REPAIR = "car_in_repair", conflict => "المركبة قيد الإصلاح", "Ce véhicule est en réparation", "This vehicle is in repair";
    /// Why is not the caller's to read.
    IS_AWAY = "car_unavailable", conflict => "المركبة غير متاحة في هذا الوقت", "Ce véhicule n’est pas disponible à ce moment", "This vehicle is not available at that time";
}

/// What this noun declares.
pub(super) static DECLARED: &[Extension] = &[&Unavailability(away)];

fn away(cx: &Cx<'_>, booking: &Booking<'_>) -> Result<Vec<Unavailable>> {
    let (first, ids) = (booking.days().0, booking.ids(&CARS));
    if booking.is_over(cx) || ids.is_empty() {
        return Ok(Vec::new());
    }
    let query = Query {
        filters: vec![attribute::ID.any_of(ids.iter().map(Id::as_str))],
        select: Select::only(&CARS, &[STATUS.def]),
        ..Query::default()
    };
    let mut found = Vec::new();
    for car in cx.all_of(&CARS, query)? {
        // Nobody knows for how long a car is in repair: it is so today.
        let why = match car.get(STATUS) {
            Some(Status::Reformed) => IS_REFORMED,
            Some(Status::InRepair) if first <= Date(cx.today()) => IS_IN_REPAIR,
            _ => continue,
        };
        let why = if cx.reads(&car) { why } else { IS_AWAY };
        found.push(Unavailable::new(&CARS, &Id(car.id), Rejection::new(why)));
    }
    Ok(found)
}
