//! People who cannot be sent anywhere: those who are not in activity, and those who are unfit.

use engine::{Cx, Extension};
use schema::{Rejection, Result, error_codes};

use super::paper::NOT_ACTIVE;
use super::{ACTIVE, EMPLOYEES, FUNCTION, UNFIT};
use crate::unavailability::{Booking, Unavailability, Unavailable};

error_codes! {
    IS_UNFIT = "employee_unfit", conflict => "الموظف(ة) غير لائق صحيا", "Cette personne est inapte", "This person is unfit for work";
}

/// What this noun declares.
pub(super) static DECLARED: &[Extension] = &[&Unavailability(away)];

/// By what is known of them now; everybody may read that.
fn away(cx: &Cx<'_>, booking: &Booking<'_>) -> Result<Vec<Unavailable>> {
    if booking.is_over(cx) {
        return Ok(Vec::new());
    }
    let ids: Vec<String> = booking.ids(&EMPLOYEES).into_iter().map(|id| id.0).collect();
    let mut found = Vec::new();
    for employee in cx.many(&EMPLOYEES, &ids)? {
        let is_unfit = employee.get(FUNCTION).as_deref() == Some(UNFIT);
        let reasons = [(employee.get(ACTIVE) == Some(false), NOT_ACTIVE), (is_unfit, IS_UNFIT)];
        if let Some((_, why)) = reasons.into_iter().find(|(is_so, _)| *is_so) {
            let id = schema::Id(employee.id);
            found.push(Unavailable::new(&EMPLOYEES, &id, Rejection::new(why)));
        }
    }
    Ok(found)
}
