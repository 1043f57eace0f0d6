//! Until when a certificate comes, counted in working days.

use engine::{Cx, Deadline};
use jiff::{ToSpan, civil};
use platform::organisation::annexe::{self, ANNEXES};
use platform::people::{employee, user};
use schema::{Date, Document, Label, Result, any};

use super::field::{CERTIFICATE_DUE, EMPLOYEE, START, STATUS, Status};
use crate::days::{Calendar, DayKind};
use crate::leave_type;
use crate::portal;

/// The person is told a day before, and on the day.
pub(super) const CERTIFICATE: Deadline = Deadline {
    only: &[any(&[
        STATUS.is(Status::Pending.wire()),
        STATUS.is(Status::Approved.wire()),
    ])],
    lead: &[1, 0],
    ..Deadline::on(
        "leaveRequests.certificate",
        Label::new(
            "وثيقة رخصة مطلوبة",
            "Pièce d’un congé à remettre",
            "A document of a leave is due",
        ),
        CERTIFICATE_DUE,
        |cx, row| user::of_employee(cx, row.need(EMPLOYEE)?.as_str()),
        portal::LEAVE,
    )
};

/// Within so many days a working day is found, whatever holidays and weekends lie between.
const LOOKED_AT: i64 = 60;

/// The working days within which a certificate comes: rural posts have their own.
fn proof_days(cx: &Cx<'_>, employee: &Document, version: &Document) -> Result<Option<i64>> {
    let (usual, rural) = (
        version.get(leave_type::PROOF_DAYS),
        version.get(leave_type::PROOF_DAYS_RURAL),
    );
    let Some((annexe, rural)) = employee.get(employee::ANNEXE).zip(rural) else {
        return Ok(usual);
    };
    let annexe = cx.get(&ANNEXES, annexe.as_str())?;
    let is_rural = annexe.and_then(|row| row.get(annexe::IS_RURAL)) == Some(true);
    Ok(if is_rural { Some(rural) } else { usual })
}

/// The last day of a term of working days after its first day.
pub(super) fn certificate_due(
    cx: &Cx<'_>,
    employee: &Document,
    version: &Document,
    row: &Document,
) -> Result<Option<Date>> {
    let (Some(days), Some(Date(start))) = (proof_days(cx, employee, version)?, row.get(START)) else {
        return Ok(None);
    };
    let last = start.saturating_add((LOOKED_AT + days * 3).days());
    let calendar = Calendar::read(cx, employee, start, last)?;
    let kind = calendar.days_of(employee);
    let after = start
        .saturating_add(1.day())
        .series(1.day())
        .take_while(|day| *day <= last);
    let mut working = after.filter(|day| kind(*day) == DayKind::Work);
    let due = working.nth(usize::try_from(days - 1).unwrap_or_default());
    Ok(Some(Date(due.unwrap_or(last))))
}

/// The days of work after the last day of a leave, before the day of return: those of a late return.
pub(super) fn late_days(
    cx: &Cx<'_>,
    employee: &Document,
    end: civil::Date,
    back: civil::Date,
) -> Result<Vec<civil::Date>> {
    let first = end.saturating_add(1.day());
    let calendar = Calendar::read(cx, employee, first, back)?;
    let kind = calendar.days_of(employee);
    let between = first.series(1.day()).take_while(|day| *day < back);
    Ok(between.filter(|day| kind(*day) == DayKind::Work).collect())
}
