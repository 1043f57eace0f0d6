//! A holiday that is confirmed, moves or goes: the leave that lies over it is counted again, and its people are told.

use engine::{Cx, Engine, Extension, RequestContext, Rights};
use jiff::civil;
use platform::organisation::holiday::HolidayFollower;
use schema::{Date, Document, Result, attribute};

use super::check::excess;
use super::field::{DAYS, END, END_HALF, GRANTED_END, LEAVE_REQUESTS, START, STATUS, Status, TYPE_ROW};
use super::ledger::settle;
use super::plan;
use crate::leave_type::{self, DayUnit, LEAVE_TYPES};

/// What this noun declares.
pub(super) static DECLARED: &[Extension] = &[&HolidayFollower(|engine, day| Box::pin(recount(engine, day)))];

/// Requests of one transaction.
const AT_ONCE: u64 = 50;

/// Counts every request again that takes that day, in pieces.
async fn recount(engine: Engine, day: civil::Date) -> Result<u64> {
    let ctx = RequestContext::new(Rights::whole("holidays"));
    let (mut behind, mut changed) = (0, 0);
    loop {
        let piece = move |cx: &mut Cx<'_>| recount_piece(cx, day, behind);
        let (last, count) = engine.transact(&ctx, "leave days", piece).await?;
        changed += count;
        match last {
            Some(last) => behind = last,
            None => return Ok(changed),
        }
    }
}

fn recount_piece(cx: &mut Cx<'_>, day: civil::Date, behind: i64) -> Result<(Option<i64>, u64)> {
    let over_it = [
        attribute::SEQUENCE.gt(behind),
        END.ge(Date(day)),
        START.le(Date(day)),
        STATUS.any_of([Status::Pending, Status::Approved]),
    ];
    let found = cx.find(&LEAVE_REQUESTS, over_it, AT_ONCE)?;
    let last = found.last().map(|row| row.sequence);
    let mut changed = 0;
    for row in found {
        changed += u64::from(recount_one(cx, row)?);
    }
    Ok((last, changed))
}

/// Whether anything of it changed.
fn recount_one(cx: &mut Cx<'_>, mut row: Document) -> Result<bool> {
    let version = cx.need(&LEAVE_TYPES, row.need(TYPE_ROW)?.as_str())?;
    if version.get(leave_type::UNIT) != Some(DayUnit::Working) {
        return Ok(false);
    }
    let stood = row.get(DAYS);
    plan::count_again(cx, &mut row)?;
    if row.get(DAYS) == stood {
        return Ok(false);
    }
    shorten(cx, &mut row, &version)?;
    let row = cx.update(row)?;
    settle(cx, &row)?;
    Ok(true)
}

/// A granted leave that takes more than there is, because a holiday went, ends earlier: by days that are still to come.
fn shorten(cx: &Cx<'_>, row: &mut Document, version: &Document) -> Result<()> {
    let may_owe = version.get(leave_type::ALLOWS_NEGATIVE) == Some(true);
    if row.get(STATUS) != Some(Status::Approved) || may_owe {
        return Ok(());
    }
    let mut lacking = excess(cx, row, version)?;
    let mut span = plan::span_of(row)?;
    let today = cx.today();
    for one in plan::taken_days(row).iter().rev() {
        if lacking <= 0 || one.day <= today || one.day <= span.start {
            break;
        }
        lacking -= one.share;
        span.end = one.day.yesterday().unwrap_or(one.day);
        span.ends_at_noon = false;
    }
    let Date(granted) = row.need(END)?;
    if span.end < granted {
        if row.get(GRANTED_END).is_none() {
            row.set(GRANTED_END, Date(granted));
        }
        plan::cut(row, &span);
        row.set(END, Date(span.end));
        row.set(END_HALF, false);
    }
    Ok(())
}
