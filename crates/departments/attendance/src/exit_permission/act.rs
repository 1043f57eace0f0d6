//! Exit slips are asked for, entered, answered and called off.

use engine::input::FromArgument;
use engine::{Cx, inputs};
use jiff::civil;
use platform::people::employee::{self, EMPLOYEES};
use schema::{Date, Document, Field, Id, Rejection, Result, Shape, Unit, error_codes};
use serde_json::Value as Json;

use super::{
    DATE, DECIDED_AT, DECIDED_BY, DECISION_REASON, EMPLOYEE, EXIT_PERMISSIONS, FLOW, FROM, REASON, STATUS, Status, TO,
};
use crate::decision::{is_open_step, is_own, user_deciding_on};
use crate::word::read_word;

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
    /// An answer.
    pub(super) struct Answer {
        /// The exit slip.
        id: Id = need("id"),
        /// Approved or rejected.
        decision: Verdict = need("decision"),
        /// Why; needed where it is rejected.
        reason: Option<String> = may("reason"),
    }
    /// One that is called off.
    pub(super) struct Cancellation {
        /// The exit slip.
        id: Id = need("id"),
        /// Why.
        reason: Option<String> = may("reason"),
    }
}

/// What may be answered.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Verdict(Status);

impl FromArgument for Verdict {
    const SHAPE: Shape = Shape::Word(&[Status::Approved.wire(), Status::Rejected.wire()]);
    fn read(name: &'static str, given: &Json) -> Result<Option<Self>> {
        let word = read_word(name, given, &[Status::Approved, Status::Rejected])?;
        Ok(word.map(Verdict))
    }
}

fn slip(employee: Id, times: &Times) -> Result<Document> {
    let hour = |key: Field<String>, text: &str| {
        let normal = (schema::TIME.normal)(text);
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

/// `exitPermissions.request` → exit slip: one's own, pending.
pub(super) fn request(cx: &mut Cx<'_>, times: &Times) -> Result<Json> {
    let own = cx.who().employee.clone().map(Id).ok_or(error_codes::NO_EMPLOYEE)?;
    let made = cx.create(slip(own, times)?)?;
    cx.answer(made)
}

/// `exitPermissions.enter` → exit slip: somebody else's, approved already, by the head of the unit or whoever keeps attendance.
pub(super) fn enter(cx: &mut Cx<'_>, entry: &Entry) -> Result<Json> {
    let user = user_deciding_on(cx, &entry.employee)?;
    let employee = cx.need(&EMPLOYEES, entry.employee.as_str())?;
    if !cx.who().holds_permission(crate::KEEPS) && !heads(cx, &employee) {
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

/// Whether the caller heads the unit of an employee, or stands in for its head.
fn heads(cx: &Cx<'_>, employee: &Document) -> bool {
    let places = [
        (Unit::Bureau, employee::BUREAU),
        (Unit::Service, employee::SERVICE),
        (Unit::Annexe, employee::ANNEXE),
    ];
    places.into_iter().any(|(kind, place)| {
        let headed = cx.who().units.of(kind, EXIT_PERMISSIONS.access.resource);
        employee.get(place).is_some_and(|Id(place)| headed.contains(&place))
    })
}

/// `exitPermissions.decide` → exit slip.
pub(super) fn decide(cx: &mut Cx<'_>, answer: &Answer) -> Result<Json> {
    let Verdict(to) = answer.decision;
    let slip = cx.need_readable(&EXIT_PERMISSIONS, answer.id.as_str())?;
    let user = user_deciding_on(cx, &slip.need(EMPLOYEE)?)?;
    is_open_step(cx, &FLOW, &slip, to.wire())?;
    let now = cx.moment();
    let mut decided = slip.with(STATUS, to).with(DECIDED_BY, user).with(DECIDED_AT, now);
    decided.set_or_clear(DECISION_REASON, answer.reason.clone());
    let decided = cx.update(decided)?;
    cx.answer(decided)
}

/// `exitPermissions.cancel` → exit slip: one's own until it begins, somebody else's with a reason.
pub(super) fn cancel(cx: &mut Cx<'_>, given: &Cancellation) -> Result<Json> {
    let slip = cx.need_readable(&EXIT_PERMISSIONS, given.id.as_str())?;
    is_open_step(cx, &FLOW, &slip, Status::Cancelled.wire())?;
    if !is_own(cx, &slip.need(EMPLOYEE)?) && given.reason.is_none() {
        return Err(engine::input::missing_argument("reason"));
    }
    let begins = super::away::moment(&slip, FROM);
    if is_own(cx, &slip.need(EMPLOYEE)?) && begins.is_some_and(|begins| begins <= cx.moment()) {
        let refused = Rejection::new(error_codes::FLOW_FORBIDDEN).field(STATUS.def.name);
        let stands = slip.get(STATUS).unwrap_or(Status::Pending);
        let refused = refused.label("from", schema::Choice::label(stands));
        return Err(refused.label("to", schema::Choice::label(Status::Cancelled)).into());
    }
    let mut cancelled = slip.with(STATUS, Status::Cancelled);
    cancelled.set_or_clear(DECISION_REASON, given.reason.clone());
    let cancelled = cx.update(cancelled)?;
    cx.answer(cancelled)
}
