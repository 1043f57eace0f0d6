//! Holidays, hours and places that change: the leave that lies in them is counted again.
//!
//! What is only asked for follows by itself, and so does what gives days back to somebody. What would take more of a leave that
//! was granted changes nothing until human resources decide: it is a row of the recounts (decision 68).

use engine::{Batch, Cursor, Cx, Engine, Extension, RequestContext, Rights};
use jiff::civil;
use platform::workday::{CalendarCause, CalendarChange, CalendarFollower};
use schema::{Date, Document, Filter, Result};

use super::check::excess;
use super::field::{DAYS, EMPLOYEE, END, END_HALF, GRANTED_END, LEAVE_REQUESTS, START, STATUS, Status, WORKING_DAYS};
use super::ledger::settle;
use super::{plan, returned};
use crate::leave_recount::{self, Cause};
use crate::leave_type::{self, DayUnit};

/// What this noun declares.
pub(super) static DECLARED: &[Extension] = &[&CalendarFollower(|engine, change| Box::pin(recount(engine, change)))];

/// Counts every request again that a change is about.
async fn recount(engine: Engine, change: CalendarChange) -> Result<u64> {
    let ctx = RequestContext::new(Rights::whole("calendar"));
    let recount = move |cx: &mut Cx<'_>, cursor| recount_some(cx, &change, cursor);
    engine.in_batches(&ctx, "leave days", recount).await
}

/// The first day of leave that a change reaches. Hours and places are known from long before they are written down: years that
/// are over stand as they were counted. A holiday is of its day.
fn reaches_from(cx: &Cx<'_>, change: &CalendarChange) -> civil::Date {
    let year = civil::Date::new(cx.today().year(), 1, 1).unwrap_or(civil::Date::MIN);
    match change.cause {
        CalendarCause::Holiday => change.from,
        CalendarCause::Hours | CalendarCause::Place => change.from.max(year),
    }
}

fn recount_some(cx: &mut Cx<'_>, change: &CalendarChange, cursor: Cursor) -> Result<Batch> {
    let mut over_it: Vec<Filter> = vec![
        END.ge(Date(reaches_from(cx, change))),
        STATUS.any_of([Status::Pending, Status::Approved]),
    ];
    over_it.extend(change.to.map(|last| START.le(Date(last))));
    if !change.people.is_empty() {
        over_it.push(EMPLOYEE.any_of(&change.people));
    }
    cx.counting_batch(&LEAVE_REQUESTS, over_it, cursor, |cx, row| recount_one(cx, row, change))
}

/// Whether anything of it changed.
fn recount_one(cx: &mut Cx<'_>, row: Document, change: &CalendarChange) -> Result<bool> {
    let version = plan::version_of(cx, &row)?;
    if version.get(leave_type::UNIT) != Some(DayUnit::Working) {
        return Ok(false);
    }
    let counted = counted_now(cx, &row)?;
    if row.get(STATUS) == Some(Status::Approved) && takes_more(&row, &counted) {
        let cause = match change.cause {
            CalendarCause::Holiday => Cause::Holiday,
            CalendarCause::Hours => Cause::Hours,
            CalendarCause::Place => Cause::Place,
        };
        return leave_recount::propose(cx, &row, &counted, cause, &change.source);
    }
    leave_recount::close(cx, &row)?;
    if row.get(DAYS) == counted.get(DAYS) && row.get(WORKING_DAYS) == counted.get(WORKING_DAYS) {
        return Ok(false);
    }
    let row = cx.update(counted)?;
    settle(cx, &row)?;
    Ok(true)
}

/// A request as it would be counted now.
pub(crate) fn counted_now(cx: &Cx<'_>, row: &Document) -> Result<Document> {
    let mut counted = row.clone();
    plan::count_again(cx, &mut counted)?;
    if returned::gives_way(cx, &counted)? {
        returned::derive(cx, &mut counted)?;
    }
    Ok(counted)
}

/// Whether a new count takes more days than what stands.
pub(crate) fn takes_more(stands: &Document, counted: &Document) -> bool {
    counted.get(WORKING_DAYS) > stands.get(WORKING_DAYS)
}

/// What a leave would take beyond what there is, in hundredths of days; nothing of a type that may be owed.
pub(crate) fn lacking(cx: &Cx<'_>, counted: &Document) -> Result<i64> {
    let version = plan::version_of(cx, counted)?;
    if version.get(leave_type::ALLOWS_NEGATIVE) == Some(true) {
        return Ok(0);
    }
    excess(cx, counted, &version)
}

/// Has what people decided stand: what a granted leave takes is that of this count.
pub(crate) fn apply(cx: &mut Cx<'_>, counted: Document) -> Result<()> {
    let row = cx.update(counted)?;
    settle(cx, &row)
}

/// The leave keeps what was granted: the days that the count would take more of are left as they were.
pub(crate) fn as_granted(cx: &Cx<'_>, mut row: Document, counted: &Document) -> Result<Document> {
    plan::keep_as_granted(&mut row, counted);
    counted_now(cx, &row)
}

/// The leave ends earlier by the days that are lacking, as far as they are still to come.
pub(crate) fn within_balance(cx: &Cx<'_>, mut counted: Document) -> Result<Document> {
    let mut lacking = lacking(cx, &counted)?;
    let mut span = plan::span_of(&counted)?;
    let today = cx.today();
    for one in plan::taken_days(&counted).iter().rev() {
        if lacking <= 0 || one.day <= today || one.day <= span.start {
            break;
        }
        lacking -= one.share;
        span.end = one.day.yesterday().unwrap_or(one.day);
        span.ends_at_noon = false;
    }
    let Date(granted) = counted.need(END)?;
    if span.end < granted {
        if counted.get(GRANTED_END).is_none() {
            counted.set(GRANTED_END, Date(granted));
        }
        plan::cut(&mut counted, &span);
        counted.set(END, Date(span.end));
        counted.set(END_HALF, false);
    }
    Ok(counted)
}
