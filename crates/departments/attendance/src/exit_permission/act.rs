//! Exit slips are asked for, entered, answered and called off.

use engine::input::missing_argument;
use engine::{Cx, inputs};
use jiff::civil;
use platform::approval::{self, Purpose};
use platform::decision::{heads_unit_of, is_own, user_deciding_on};
use platform::people::employee::{self, EMPLOYEES};
use schema::{Date, Document, Field, Id, Rejection, Result, error_codes};

use super::away::moment;
use super::{
    DATE, DECIDED_AT, DECIDED_BY, DECISION_REASON, EMPLOYEE, EXIT_PERMISSIONS, FROM, REASON, STATUS, STEP, Status, TO,
};
use crate::permission::ATTENDANCE;

error_codes! {
    NOT_OPEN = "exit_not_open", conflict => "لا يمكن إلغاؤها: {state}", "Elle ne peut plus être annulée\u{a0}: {state}", "It cannot be called off any more: {state}";
}

inputs! {
    /// When somebody is out, and why.
    pub(super) struct Times {
        /// The day.
        date: civil::Date = need("date"),
        /// Out at, `HH:MM`.
        from: String = need("fromTime"),
        /// Back at, `HH:MM`.
        to: String = need("toTime"),
        /// Why.
        reason: Option<String> = may("reason"),
    }
    /// One that was given.
    pub(super) struct Entry {
        /// Who is out.
        employee: Id = need("employeeId"),
        ..times: Times,
    }
    /// One that is called off.
    pub(super) struct Cancellation {
        /// Why; said of somebody else's.
        reason: Option<String> = may_field("reason", &EXIT_PERMISSIONS, &DECISION_REASON),
    }
}

fn slip(employee: Id, times: &Times) -> Result<Document> {
    let hour = |key: Field<String>, text: &str| {
        let normal = schema::TIME.normal(text);
        if (schema::TIME.is_right)(&normal) {
            return Ok(normal);
        }
        Err(engine::input::wrong_argument(
            key.def.name,
            schema::expected::TIME_OF_DAY,
        ))
    };
    let mut slip = Document::new(&EXIT_PERMISSIONS)
        .with(EMPLOYEE, employee)
        .with(DATE, Date(times.date))
        .with(FROM, hour(FROM, &times.from)?)
        .with(TO, hour(TO, &times.to)?);
    slip.set_or_clear(REASON, times.reason.clone());
    Ok(slip)
}

/// One's own, on its way to the head.
pub(super) fn request(cx: &mut Cx<'_>, times: &Times) -> Result<Document> {
    let own = cx.who().employee.clone().map(Id).ok_or(error_codes::NO_EMPLOYEE)?;
    approval::submit(cx, slip(own, times)?, Purpose::Request)
}

/// Somebody else's, approved already, by the head of the unit or whoever keeps attendance.
pub(super) fn enter(cx: &mut Cx<'_>, entry: &Entry) -> Result<Document> {
    let user = user_deciding_on(cx, &entry.employee)?;
    keeps_slips_of(cx, &entry.employee)?;
    let granted = slip(entry.employee.clone(), &entry.times)?
        .with(STATUS, Status::Approved)
        .with(DECIDED_BY, user)
        .with(DECIDED_AT, cx.moment());
    cx.create(granted)
}

/// Refuses whoever neither keeps attendance nor heads the unit of an employee.
fn keeps_slips_of(cx: &Cx<'_>, employee: &Id) -> Result<()> {
    let file = cx.need(&EMPLOYEES, employee.as_str())?;
    if cx.who().holds_permission(crate::KEEPS) || heads_unit_of(cx, &file, employee::UNITS, ATTENDANCE) {
        return Ok(());
    }
    Err(error_codes::UNAUTHORIZED.into())
}

/// Refuses whoever may not call a slip off: it is one's own, or of somebody whose slips one keeps.
pub(super) fn is_own_or_kept(cx: &Cx<'_>, slip: &Document) -> Result<()> {
    let whose = slip.need(EMPLOYEE)?;
    if is_own(cx, &whose) {
        return Ok(());
    }
    keeps_slips_of(cx, &whose)
}

/// Refuses a slip that is over: refused, called off, or one's own that has begun.
pub(super) fn is_open(cx: &Cx<'_>, slip: &Document) -> Result<()> {
    let status = slip.get(STATUS).unwrap_or(Status::Pending);
    let is_standing = matches!(status, Status::Pending | Status::Approved);
    let has_begun = moment(slip, FROM).is_some_and(|begins| begins <= cx.moment());
    if is_standing && !(has_begun && is_own(cx, &slip.need(EMPLOYEE)?)) {
        return Ok(());
    }
    Err(Rejection::new(NOT_OPEN)
        .label("state", schema::Choice::label(status))
        .into())
}

/// One's own is called off without a word, somebody else's with a reason.
pub(super) fn cancel(cx: &mut Cx<'_>, mut slip: Document, given: &Cancellation) -> Result<Document> {
    if given.reason.is_none() && !is_own(cx, &slip.need(EMPLOYEE)?) {
        return Err(missing_argument("reason"));
    }
    slip.set_or_clear(DECISION_REASON, given.reason.clone());
    if slip.get(STATUS) == Some(Status::Pending) && slip.get(STEP).is_some() {
        return approval::withdraw(cx, slip);
    }
    cx.update(slip.with(STATUS, Status::Cancelled))
}
