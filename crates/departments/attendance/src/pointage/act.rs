//! What people do about days: set one right with a reason, take that back, close one that waits for a silent device.

use engine::{Cx, Input, Inputs, input, inputs};
use jiff::{ToSpan, civil};
use platform::decision::user_deciding_on;
use schema::{Argument, Date, Document, FieldDef, FieldSet, Id, Rejection, Result, error_codes};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value as Json};

use super::closing::{self, DAY_CLOSINGS};
use super::{DATE, DayKind};
use crate::correction::{self, POINTAGE_CORRECTIONS};
use crate::not_in_future::DAY_AHEAD;
use crate::recompute;
use platform::organisation::assignment;
use platform::organisation::assignment::posting::Posting;
use platform::people::employee::EMPLOYEES;
use platform::people::user;
use platform::workday;

error_codes! {
    NOTHING_CORRECTED = "pointage_nothing_corrected", invalid => "يجب ذكر ساعة الدخول أو الخروج أو نوع اليوم", "Indiquez une heure d’entrée, de sortie ou la nature du jour", "Say when they came, when they left, or what kind of day it was";
    OUT_BEFORE_IN = "pointage_out_before_in", invalid => "{field}: يجب أن يكون الخروج بعد الدخول", "{field}\u{a0}: la sortie doit suivre l’entrée", "{field}: the exit must come after the entry";
    NOT_TO_WAIT = "pointage_not_to_wait", invalid => "{field}: لا يصحح يوم بجعله في الانتظار", "{field}\u{a0}: on ne met pas une journée en attente", "{field}: a day is not corrected into one that waits";
    CORRECTION_WITHDRAWN = "correction_withdrawn", conflict => "سبق سحب هذا التصحيح", "Cette rectification est déjà retirée", "This correction was withdrawn already";
    TOO_EARLY_TO_CLOSE = "day_too_early_to_close", conflict => "لا يقفل يوم ينتظر جهازا قبل انقضاء المدة المحددة بالأيام: {days}", "Une journée en attente ne se clôt qu’après {days} jours", "A day that waits is closed after {days} days only";
    ALREADY_CLOSED = "day_already_closed", conflict => "سبق إقفال هذا اليوم", "Cette journée est déjà close", "That day was closed already";
}

/// So many days a silent device is waited for before somebody may close the day.
const WAITED_DAYS: i64 = 7;

/// What is told of a correction.
const GIVEN: &[FieldDef] = &[
    correction::EMPLOYEE.def,
    correction::DATE.def,
    correction::FIRST_IN.def,
    correction::LAST_OUT.def,
    correction::DAY_KIND.def,
    correction::REASON.def,
    correction::FILE.def,
];

/// What a day is taken for.
#[derive(Clone)]
pub(super) struct Correction(Map<String, Json>);

impl Inputs for Correction {
    fn arguments() -> Vec<Argument> {
        input::fields(&POINTAGE_CORRECTIONS, GIVEN)
    }
    fn read(given: &mut Input) -> Result<Self> {
        Ok(Correction(given.values(GIVEN)))
    }
}

inputs! {
    /// A day that is taken as told.
    pub(super) struct Closing {
        /// Which.
        date: civil::Date = need("date"),
        /// Of one annexe, of all where none is named.
        annexe: Option<Id> = may("annexe"),
        /// Why.
        reason: String = need("reason"),
    }
}

/// The employee whose day the caller may set right: one that has come, and not their own.
pub(super) fn employee_to_correct(cx: &Cx<'_>, whose: &Id, day: Date) -> Result<Document> {
    let employee = cx.need_readable(&EMPLOYEES, whose.as_str())?;
    user_deciding_on(cx, whose)?;
    has_come(cx, day)?;
    Ok(employee)
}

/// What a correction makes of the day is computed after it.
pub(super) fn correct(cx: &mut Cx<'_>, order: &Correction) -> Result<Document> {
    let mut row = Document::new(&POINTAGE_CORRECTIONS);
    let all = FieldSet::all(&POINTAGE_CORRECTIONS);
    row.apply(&schema::validate(&POINTAGE_CORRECTIONS, &order.0, all, all, None)?)?;
    let (whose, day) = (row.need(correction::EMPLOYEE)?, row.need(correction::DATE)?);
    let (employee, user) = (employee_to_correct(cx, &whose, day)?, user::caller(cx)?);
    says_something(cx, &row, &employee)?;
    let place = Posting::of(
        &employee,
        &assignment::moves(cx, std::slice::from_ref(&employee.id))?,
        day.0,
    );
    row.set(correction::BY, user);
    row.set_or_clear(correction::ANNEXE, place.annexe);
    row.set_or_clear(correction::SERVICE, place.service);
    row.set_or_clear(correction::BUREAU, place.bureau);
    let done = cx.create(row)?;
    workday::mark(cx, &[whose], day.0, day.0)?;
    Ok(done)
}

/// An hour or a kind; who leaves before they come leaves on the next day, which is so of night work alone.
fn says_something(cx: &Cx<'_>, row: &Document, employee: &Document) -> Result<()> {
    let (first, last) = (row.get(correction::FIRST_IN), row.get(correction::LAST_OUT));
    let kind = row.get(correction::DAY_KIND);
    if kind == Some(DayKind::Waiting) {
        return Err(Rejection::new(NOT_TO_WAIT).about(&correction::DAY_KIND.def).into());
    }
    if first.is_none() && last.is_none() && kind.is_none() {
        return Err(NOTHING_CORRECTED.into());
    }
    let is_reversed = first.zip(last).is_some_and(|(first, last)| last <= first);
    if is_reversed && !recompute::is_of_night(cx, employee, row.need(correction::DATE)?.0)? {
        return Err(Rejection::new(OUT_BEFORE_IN).about(&correction::LAST_OUT.def).into());
    }
    Ok(())
}

/// The day is again what it was derived as, or what was set right before.
pub(super) fn withdraw(cx: &mut Cx<'_>, row: Document) -> Result<Document> {
    let (employee, Date(day)) = (row.need(correction::EMPLOYEE)?, row.need(correction::DATE)?);
    let moment = cx.moment();
    let done = cx.update(row.with(correction::WITHDRAWN_AT, moment))?;
    workday::mark(cx, &[employee], day, day)?;
    Ok(done)
}

/// A day that was closed: nothing is told of it.
#[derive(Serialize, JsonSchema)]
pub(super) struct ClosedDay {}

/// What waits on that day is computed as told.
pub(super) fn close(cx: &mut Cx<'_>, order: &Closing) -> Result<ClosedDay> {
    has_come(cx, Date(order.date))?;
    let user = user::caller(cx)?;
    if order.date.saturating_add(WAITED_DAYS.days()) > cx.today() {
        return Err(Rejection::new(TOO_EARLY_TO_CLOSE).arg("days", WAITED_DAYS).into());
    }
    let of_annexe = match &order.annexe {
        Some(annexe) => closing::ANNEXE.eq(annexe),
        None => closing::ANNEXE.is_null(),
    };
    if cx
        .first(&DAY_CLOSINGS, [closing::DATE.eq(Date(order.date)), of_annexe])?
        .is_some()
    {
        return Err(ALREADY_CLOSED.into());
    }
    let mut row = Document::new(&DAY_CLOSINGS)
        .with(closing::DATE, Date(order.date))
        .with(closing::REASON, order.reason.clone());
    row.set_or_clear(closing::ANNEXE, order.annexe.clone());
    row.set(closing::BY, user);
    cx.create(row)?;
    workday::mark(cx, &[], order.date, order.date)?;
    Ok(ClosedDay {})
}

fn has_come(cx: &Cx<'_>, Date(day): Date) -> Result<()> {
    if day > cx.today() {
        return Err(Rejection::new(DAY_AHEAD).about(&DATE.def).into());
    }
    Ok(())
}
