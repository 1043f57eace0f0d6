//! Exit slips are asked for, entered, answered and called off.

use engine::{Cx, inputs};
use jiff::civil;
use platform::approval::{self, Purpose};
use platform::decision::{heads_unit_of, is_own, user_deciding_on};
use platform::people::employee::{self, EMPLOYEES};
use schema::{Date, Document, Field, Id, Rejection, Result, error_codes};
use serde_json::Value as Json;

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
        /// The exit slip.
        id: Id = need("id"),
        /// Why.
        reason: Option<String> = may("reason"),
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

/// `exitPermissions.request` → exit slip: one's own, on its way to the head.
pub(super) fn request(cx: &mut Cx<'_>, times: &Times) -> Result<Json> {
    let own = cx.who().employee.clone().map(Id).ok_or(error_codes::NO_EMPLOYEE)?;
    let made = cx.create(slip(own, times)?)?;
    let sent = approval::submit(cx, made, Purpose::Request)?;
    cx.answer(sent)
}

/// `exitPermissions.enter` → exit slip: somebody else's, approved already, by the head of the unit or whoever keeps attendance.
pub(super) fn enter(cx: &mut Cx<'_>, entry: &Entry) -> Result<Json> {
    let user = user_deciding_on(cx, &entry.employee)?;
    let employee = cx.need(&EMPLOYEES, entry.employee.as_str())?;
    if !cx.who().holds_permission(crate::KEEPS) && !heads_unit_of(cx, &employee, employee::UNITS, ATTENDANCE) {
        return Err(error_codes::UNAUTHORIZED.into());
    }
    let pending = cx.create(slip(entry.employee.clone(), &entry.times)?)?;
    let now = cx.moment();
    let approved = pending
        .with(STATUS, Status::Approved)
        .with(DECIDED_BY, user)
        .with(DECIDED_AT, now);
    let made = cx.update(approved)?;
    cx.answer(made)
}

/// `exitPermissions.cancel` → exit slip: one's own until it begins, somebody else's with a reason, by the head or whoever keeps
/// attendance.
pub(super) fn cancel(cx: &mut Cx<'_>, given: &Cancellation) -> Result<Json> {
    let slip = cx.need_readable(&EXIT_PERMISSIONS, given.id.as_str())?;
    let status = slip.get(STATUS).unwrap_or(Status::Pending);
    let is_own = is_own(cx, &slip.need(EMPLOYEE)?);
    if !is_own {
        let employee = cx.need(&EMPLOYEES, slip.need(EMPLOYEE)?.as_str())?;
        if !cx.who().holds_permission(crate::KEEPS) && !heads_unit_of(cx, &employee, employee::UNITS, ATTENDANCE) {
            return Err(error_codes::UNAUTHORIZED.into());
        }
        if given.reason.is_none() {
            return Err(engine::input::missing_argument("reason"));
        }
    }
    let has_begun = super::away::moment(&slip, FROM).is_some_and(|begins| begins <= cx.moment());
    if !matches!(status, Status::Pending | Status::Approved) || (is_own && has_begun) {
        return Err(Rejection::new(NOT_OPEN)
            .label("state", schema::Choice::label(status))
            .into());
    }
    let mut slip = slip;
    slip.set_or_clear(DECISION_REASON, given.reason.clone());
    let cancelled = if status == Status::Pending && slip.get(STEP).is_some() {
        approval::withdraw(cx, slip)?
    } else {
        cx.update(slip.with(STATUS, Status::Cancelled))?
    };
    cx.answer(cancelled)
}
