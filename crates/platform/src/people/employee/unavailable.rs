//! People who cannot be sent anywhere: those who are not in activity then, and those who are unfit.

use engine::{Cx, Extension};
use jiff::civil;
use schema::{Date, Document, Id, Rejection, Result, error_codes};

use super::paper::NOT_ACTIVE;
use super::{ACTIVE, EMPLOYEES, FUNCTION, UNFIT};
use crate::people::career_step::{KIND, Kind, ON, activity};
use crate::unavailability::{Booking, Unavailability, Unavailable};

error_codes! {
    IS_UNFIT = "employee_unfit", conflict => "الموظف(ة) غير لائق صحيا", "Cette personne est inapte", "This person is unfit for work";
    /// The end of the service is known before it comes.
    SERVICE_ENDS = "employee_service_ends", conflict => "تنتهي خدمة هذا الشخص يوم {day}", "La cessation de service de cette personne est fixée au {day}", "The service of this person ends on {day}";
    /// The interruption of the service is known before it comes.
    SERVICE_INTERRUPTED = "employee_service_interrupted", conflict => "يتوقف هذا الشخص عن القيام بالوظيفة ابتداء من {day}", "Cette personne n’est pas en service à compter du {day}", "This person is not in service from {day} on";
}

/// What this noun declares.
pub(super) static DECLARED: &[Extension] = &[&Unavailability(away)];

/// By what is known of them now, and of the days that are wanted; everybody may read that.
fn away(cx: &Cx<'_>, booking: &Booking<'_>) -> Result<Vec<Unavailable>> {
    let mut found = out_of_service(cx, booking)?;
    if booking.is_over(cx) {
        return Ok(found);
    }
    let ids: Vec<String> = booking.ids(&EMPLOYEES).into_iter().map(|id| id.0).collect();
    for employee in cx.many(&EMPLOYEES, &ids)? {
        let is_known = found.iter().any(|one| one.id.as_str() == employee.id);
        if !is_known && employee.get(FUNCTION).as_deref() == Some(UNFIT) {
            found.push(Unavailable::new(&EMPLOYEES, &Id(employee.id), Rejection::new(IS_UNFIT)));
        }
    }
    Ok(found)
}

/// Those who are wanted and have left, or will have until then; of what is over, nobody.
///
/// # Errors
/// When files or careers cannot be read.
pub fn out_of_service(cx: &Cx<'_>, booking: &Booking<'_>) -> Result<Vec<Unavailable>> {
    if booking.is_over(cx) {
        return Ok(Vec::new());
    }
    let ids: Vec<String> = booking.ids(&EMPLOYEES).into_iter().map(|id| id.0).collect();
    let careers = activity::by_employee(cx, &ids)?;
    let (first, last) = booking.days();
    let mut found = Vec::new();
    for employee in cx.many(&EMPLOYEES, &ids)? {
        let steps = careers.get(&employee.id).map_or(&[][..], Vec::as_slice);
        let why = if employee.get(ACTIVE) == Some(false) {
            Some(Rejection::new(NOT_ACTIVE))
        } else {
            leaves_within(&employee, steps, first, last)
        };
        if let Some(why) = why {
            found.push(Unavailable::new(&EMPLOYEES, &Id(employee.id), why));
        }
    }
    Ok(found)
}

/// Why somebody who is in activity today will not be any more within these days.
fn leaves_within(file: &Document, steps: &[Document], first: Date, last: Date) -> Option<Rejection> {
    let is_out = |day: civil::Date| activity::in_activity_on(file, steps, day) == Some(false);
    let ends = |step: &&Document| step.get(KIND).is_some_and(Kind::is_end_of_activity);
    let within = |step: &&Document| step.get(ON).is_some_and(|on| first <= on && on < last);
    let out = [first.0, last.0].into_iter().find(|day| is_out(*day));
    let by = |day: Date| {
        steps
            .iter()
            .filter(ends)
            .rfind(|step| step.get(ON).is_some_and(|on| on <= day))
    };
    let step = match out {
        Some(day) => by(Date(day)),
        None => steps.iter().filter(ends).find(within),
    }?;
    let kind = match step.get(KIND) {
        Some(Kind::End) => SERVICE_ENDS,
        _ => SERVICE_INTERRUPTED,
    };
    Some(Rejection::new(kind).day("day", step.get(ON)?))
}
