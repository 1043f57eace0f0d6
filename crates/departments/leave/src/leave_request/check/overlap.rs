//! Own leave at the same time.

use engine::Cx;
use jiff::{ToSpan, civil};
use schema::{Date, Document, Id, Instant, Rejection, Result};

use super::super::field::{EMPLOYEE, END, LEAVE_REQUESTS, START, STATUS, Status};
use super::super::plan;
use crate::days::LeaveSpan;
use crate::leave_request::away::OWN_LEAVE;
use crate::leave_request::returned::gives_way;
use crate::leave_type;

/// Noon, at which half days begin and end.
const NOON: i8 = 12;

/// The moment at which a leave begins.
pub(crate) fn beginning_of(span: &LeaveSpan) -> Instant {
    at(span.start, span.starts_at_noon)
}

/// The moment at which it is over.
pub(crate) fn end_of(span: &LeaveSpan) -> Instant {
    if span.ends_at_noon {
        at(span.end, true)
    } else {
        at(span.end.saturating_add(1.day()), false)
    }
}

fn at(day: civil::Date, is_noon: bool) -> Instant {
    let hour = if is_noon { NOON } else { 0 };
    Instant(schema::instant_in_morocco(day.at(hour, 0, 0, 0)))
}

/// The requests of these employees that are pending or approved and have half a day in common with a stretch of time.
pub(crate) fn overlapping(cx: &Cx<'_>, employees: &[Id], span: &LeaveSpan) -> Result<Vec<Document>> {
    let near = [
        EMPLOYEE.any_of(employees),
        END.ge(Date(span.start)),
        START.le(Date(span.end)),
        STATUS.any_of([Status::Pending, Status::Approved]),
    ];
    let mut found = cx.all(&LEAVE_REQUESTS, near)?;
    found.retain(|one| plan::span_of(one).is_ok_and(|other| other.overlaps(span)));
    Ok(found)
}

/// Refused for each leave of the same person at that time. Who falls ill during annual leave is on sick leave: that one gives
/// its days back.
pub(super) fn with_own(
    cx: &Cx<'_>,
    request: &Document,
    version: &Document,
    span: &LeaveSpan,
) -> Result<Vec<Rejection>> {
    let mut others = overlapping(cx, &[request.need(EMPLOYEE)?], span)?;
    others.retain(|other| other.id != request.id);
    if version.get(leave_type::IS_MEDICAL) == Some(true) {
        let kept = others.into_iter().filter_map(|other| match gives_way(cx, &other) {
            Ok(true) => None,
            Ok(false) => Some(Ok(other)),
            Err(error) => Some(Err(error)),
        });
        others = kept.collect::<Result<_>>()?;
    }
    others.iter().map(refusal).collect()
}

fn refusal(other: &Document) -> Result<Rejection> {
    let refused = Rejection::new(OWN_LEAVE).field(START.def.name);
    let named = refused.day("from", other.need(START)?).day("to", other.need(END)?);
    Ok(named.arg("requestId", &other.id).names(other))
}
