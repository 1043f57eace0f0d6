//! Cars in the workshop: on the day for which work is planned, and while work that was begun is not over.

use engine::{Cx, Extension};
use schema::{Date, Document, Rejection, Result, error_codes};

use super::{CAR, DATE, MAINTENANCES, STATUS, Status};
use crate::car::CARS;
use crate::car::unavailable::IS_AWAY;
use platform::unavailability::{Booking, Unavailability, Unavailable};

error_codes! {
    IN_WORKSHOP = "car_in_workshop", conflict => "المركبة في الورشة يوم {day}", "Ce véhicule est à l’atelier le {day}", "This vehicle is in the workshop on {day}";
    IN_WORKSHOP_SINCE = IN_WORKSHOP.code, conflict => "المركبة في الورشة منذ {day}", "Ce véhicule est à l’atelier depuis le {day}", "This vehicle has been in the workshop since {day}";
}

/// What this noun declares.
pub(super) static DECLARED: &[Extension] = &[&Unavailability(away)];

fn away(cx: &Cx<'_>, booking: &Booking<'_>) -> Result<Vec<Unavailable>> {
    let ((first, last), cars) = (booking.days(), booking.ids(&CARS));
    if cars.is_empty() {
        return Ok(Vec::new());
    }
    let open = [
        CAR.any_of(&cars),
        DATE.le(last),
        STATUS.any_of([Status::Planned, Status::InProgress]),
    ];
    let mut found = Vec::new();
    for work in cx.all(&MAINTENANCES, open)? {
        if let Some((day, until)) = days(cx, &work)?
            && until >= first
        {
            let is_begun = work.get(STATUS) == Some(Status::InProgress);
            let car = work.need(CAR)?;
            found.push(Unavailable::new(&CARS, &car, why(cx, &work, day, is_begun)));
        }
    }
    Ok(found)
}

/// The first and the last day on which work keeps its car, as far as today knows; none for work that is over or cancelled.
///
/// # Errors
/// When the work has no date.
pub(crate) fn days(cx: &Cx<'_>, work: &Document) -> Result<Option<(Date, Date)>> {
    let day = work.need(DATE)?;
    Ok(match work.get(STATUS) {
        Some(Status::Planned) => Some((day, day)),
        // Nobody knows when work that was begun will be over: it goes on today.
        Some(Status::InProgress) => Some((day, day.max(Date(cx.today())))),
        _ => None,
    })
}

/// Beside what its text says: `maintenanceId`, the work; nothing of it for who may not read it.
fn why(cx: &Cx<'_>, work: &Document, day: Date, is_begun: bool) -> Rejection {
    if !cx.reads(work) {
        return Rejection::new(IS_AWAY);
    }
    let kind = if is_begun { IN_WORKSHOP_SINCE } else { IN_WORKSHOP };
    let named = Rejection::new(kind).names(work);
    named.day("day", day).arg("maintenanceId", &work.id)
}
