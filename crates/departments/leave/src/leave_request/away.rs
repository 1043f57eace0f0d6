//! An approved leave takes its person away: from their desk, and from missions.

use engine::{Cx, Extension};
use jiff::civil;
use platform::handover::Handover;
use platform::home::presence::{Whereabout, Whereabouts};
use platform::people::employee::EMPLOYEES;
use platform::unavailability::{Booking, Unavailability, Unavailable};
use platform::workday::{self, AwayDays, AwayKind, AwayTime, Elsewhere};
use schema::{Change, Date, Document, Id, Instant, Rejection, Result, error_codes};

use super::check::{beginning_of, end_of, overlapping};
use super::field::{
    EMPLOYEE, END, END_HALF, LEAVE_REQUESTS, REF_NUMBER, RETURNED, RETURNED_HALVES, START, START_HALF, STATUS, Status,
};
use super::plan::span_of;
use crate::days::LeaveSpan;

error_codes! {
    /// Which leave it is, is nobody’s business here.
    ON_LEAVE = "employee_on_leave", conflict => "الموظف(ة) في رخصة من {from} إلى {to}", "L’agent est en congé du {from} au {to}", "The employee is on leave from {from} to {to}";
    OWN_LEAVE = "leave_overlaps", conflict => "توجد رخصة أخرى من {from} إلى {to}", "Un autre congé est demandé ou accordé du {from} au {to}", "Another leave stands from {from} to {to}";
}

/// What this noun declares.
pub(super) static DECLARED: &[Extension] = &[
    &Elsewhere(on_leave),
    &Unavailability(unavailable),
    &Whereabouts(away_now),
    &Handover(planned_leave),
];

/// What somebody asked for or was granted behind a day.
fn planned_leave(cx: &Cx<'_>, employee: &Id, from: civil::Date) -> Result<Vec<Document>> {
    let mut found = cx.all(&LEAVE_REQUESTS, [EMPLOYEE.eq(employee), END.ge(Date(from))])?;
    found.retain(|one| matches!(one.get(STATUS), Some(Status::Pending | Status::Approved)));
    Ok(found)
}

/// Approved leave of these employees that lies wholly or partly in a stretch of days.
fn approved(cx: &Cx<'_>, employees: &[Id], span: &LeaveSpan) -> Result<Vec<Document>> {
    let mut found = overlapping(cx, employees, span)?;
    found.retain(|one| one.get(STATUS) == Some(Status::Approved));
    Ok(found)
}

fn on_leave(cx: &Cx<'_>, employees: &[Id], from: civil::Date, to: civil::Date) -> Result<Vec<AwayTime>> {
    let away = |row: &Document| {
        let span = span_of(row)?;
        Ok(AwayTime {
            employee: row.need(EMPLOYEE)?,
            from: beginning_of(&span),
            to: end_of(&span),
            kind: AwayKind::Leave,
            days: Some(AwayDays {
                first: span.start,
                starts_at_noon: span.starts_at_noon,
                last: span.end,
                ends_at_noon: span.ends_at_noon,
            }),
            number: row.get(REF_NUMBER),
        })
    };
    approved(cx, employees, &LeaveSpan::days_from(from, to))?
        .iter()
        .map(away)
        .collect()
}

/// Those of these people who are on leave now; it says no more of it, as its refusal.
fn away_now(cx: &Cx<'_>, people: &[Id]) -> Result<Vec<Whereabout>> {
    let (now, today) = (Instant(cx.now()), cx.today());
    let mut found = Vec::new();
    for row in approved(cx, people, &LeaveSpan::days_from(today, today))? {
        let span = span_of(&row)?;
        let (from, to) = (beginning_of(&span), end_of(&span));
        if from <= now && now < to {
            found.push(Whereabout::away(row.need(EMPLOYEE)?, to, cx.lang()));
        }
    }
    Ok(found)
}

/// Of whoever is wanted, those who are on leave at that time; a leave itself asks for its own overlaps.
fn unavailable(cx: &Cx<'_>, booking: &Booking<'_>) -> Result<Vec<Unavailable>> {
    let people = booking.ids(&EMPLOYEES);
    if people.is_empty() || booking.by.of == &LEAVE_REQUESTS {
        return Ok(Vec::new());
    }
    let (Date(from), Date(to)) = booking.days();
    let mut found = Vec::new();
    for row in approved(cx, &people, &LeaveSpan::days_from(from, to))? {
        let span = span_of(&row)?;
        if beginning_of(&span) >= booking.to || end_of(&span) <= booking.from {
            continue;
        }
        let refused = Rejection::new(ON_LEAVE)
            .day("from", Date(span.start))
            .day("to", Date(span.end));
        found.push(Unavailable::new(&EMPLOYEES, &row.need(EMPLOYEE)?, refused));
    }
    Ok(found)
}

/// Days are computed again that a leave begins or ceases to cover, as it was and as it is.
pub(super) fn days_follow(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let moves = change.touches(STATUS)
        || change.touches(START)
        || change.touches(END)
        || change.touches(START_HALF)
        || change.touches(END_HALF)
        || change.touches(RETURNED)
        || change.touches(RETURNED_HALVES);
    if !moves {
        return Ok(());
    }
    let today = cx.today();
    let rows = change.before.iter().chain([&change.after]);
    let counted: Vec<&Document> = rows.filter(|row| row.get(STATUS) == Some(Status::Approved)).collect();
    for row in counted {
        let span = span_of(row)?;
        if span.start <= today {
            workday::mark(cx, &[row.need(EMPLOYEE)?], span.start, span.end.min(today))?;
        }
    }
    Ok(())
}
