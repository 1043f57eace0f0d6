//! What a leave takes of balances and ceilings, counting what is pending.

use engine::Cx;
use jiff::{ToSpan, civil};
use platform::people::employee::{self, EMPLOYEES};
use schema::{Date, Decimal, Document, Id, Rejection, Result, attribute};

use super::super::field::{EMPLOYEE, END, LEAVE_REQUESTS, STATUS, Status, TYPE};
use super::super::plan;
use super::{BEYOND_BALANCE, BEYOND_CEILING};
use crate::days::{Count, TakenDay, WHOLE, entitlement_of_year};
use crate::leave_record::expiry::{AFTER, BEFORE, carried_left, slice};
use crate::leave_record::{DAYS, LEAVE_RECORDS, REQUEST, balance};
use crate::leave_type;

/// What a leave takes of a year, and what is there.
#[derive(Clone, Debug)]
pub(crate) struct Budget {
    /// The year.
    pub year: i16,
    /// Its days in it, in hundredths.
    pub asked: i64,
    /// What the ledger gives for that year.
    pub balance: i64,
    /// What other requests wait for.
    pub pending: i64,
    /// What may be taken at that date: without what is pending, and without what will have lapsed.
    pub available: i64,
}

impl Budget {
    /// Refused where it asks for more than there is.
    pub(crate) fn refusal(&self) -> Option<Rejection> {
        let refused = Rejection::new(BEYOND_BALANCE).field(END.def.name);
        let told = refused
            .arg("year", self.year)
            .arg("available", plan::days_text(self.available))
            .arg("asked", plan::days_text(self.asked));
        (self.asked > self.available).then_some(told)
    }
}

/// What a leave takes of each year; of a type without entitlement nothing.
pub(super) fn budgets(
    cx: &Cx<'_>,
    request: &Document,
    employee: &Document,
    version: &Document,
    count: &Count,
) -> Result<Vec<Budget>> {
    if version.get(leave_type::ENTITLEMENT).is_none() {
        return Ok(Vec::new());
    }
    let others = others(cx, request)?;
    // What was left of years that are over stands with the present one.
    let mut years: Vec<i16> = count
        .years()
        .into_iter()
        .map(|year| year.max(cx.today().year()))
        .collect();
    years.dedup();
    let of_year = |year| budget_of(cx, employee, version, (year, count), &others);
    years.into_iter().map(of_year).collect()
}

/// Other requests of that person and type that are pending, or approved.
fn others(cx: &Cx<'_>, request: &Document) -> Result<Vec<Document>> {
    let theirs = [
        EMPLOYEE.eq(request.need(EMPLOYEE)?),
        TYPE.eq(request.need(TYPE)?),
        STATUS.any_of([Status::Pending, Status::Approved]),
        attribute::ID.ne(&request.id),
    ];
    cx.all(&LEAVE_REQUESTS, theirs)
}

fn budget_of(
    cx: &Cx<'_>,
    employee: &Document,
    version: &Document,
    (year, count): (i16, &Count),
    others: &[Document],
) -> Result<Budget> {
    let present = cx.today().year();
    let of_year = |days: Vec<TakenDay>, side: Option<&str>| -> i64 {
        let in_it = days.into_iter().filter(|one| one.day.year().max(present) == year);
        let in_it = in_it.filter(|one| side.is_none_or(|side| slice(version, one.day) == side));
        in_it.map(|one| one.share).sum()
    };
    let asked = of_year(count.taken.clone(), None);
    let waits = |one: &&Document| one.get(STATUS) == Some(Status::Pending);
    let waiting = |side: Option<&str>| -> i64 {
        let pending = others.iter().filter(waits);
        pending.map(|one| of_year(plan::taken_days(one), side)).sum()
    };
    let pending = waiting(None);
    if year > present {
        // What the ledger does not hold yet: the days of that year are known, what goes over into it is not.
        let Decimal(whole) = version.get(leave_type::ENTITLEMENT).unwrap_or_default();
        let recruited_on = employee.get(employee::RECRUITED_ON).map(|Date(day)| day);
        let planned = others.iter().filter(|one| !waits(one));
        let planned: i64 = planned.map(|one| of_year(plan::taken_days(one), None)).sum();
        let balance = entitlement_of_year(whole, recruited_on, year) - planned;
        return Ok(Budget {
            year,
            asked,
            balance,
            pending,
            available: balance - pending,
        });
    }
    let balance = balance_of(cx, employee, version)?;
    let asks_after = of_year(count.taken.clone(), Some(AFTER)) > 0;
    let lapses = if asks_after {
        let code = version.need(leave_type::CODE)?;
        let id = Id(employee.id.clone());
        let carried = carried_left(cx, &code, std::slice::from_ref(&id), year)?;
        let carried = carried.get(&id).copied().unwrap_or_default();
        (carried - waiting(Some(BEFORE)) - of_year(count.taken.clone(), Some(BEFORE))).max(0)
    } else {
        0
    };
    Ok(Budget {
        year,
        asked,
        balance,
        pending,
        available: balance - pending - lapses,
    })
}

/// What stands in the ledger for somebody and a type.
pub(crate) fn balance_of(cx: &Cx<'_>, employee: &Document, version: &Document) -> Result<i64> {
    balance::sum_of(cx, &Id(employee.id.clone()), &version.need(leave_type::CODE)?)
}

/// The days by which a granted leave takes more than there is.
pub(crate) fn excess(cx: &Cx<'_>, request: &Document, version: &Document) -> Result<i64> {
    let employee = cx.need(&EMPLOYEES, request.need(EMPLOYEE)?.as_str())?;
    let taken = plan::taken_days(request);
    let count = Count {
        taken,
        holidays: Vec::new(),
    };
    // What is posted of it already is no other's.
    let own = cx.all(&LEAVE_RECORDS, [REQUEST.eq(&request.id)])?;
    let own: i64 = own.iter().map(|row| -balance::hundredths(row, DAYS)).sum();
    let present = cx.today().year();
    let budgets = budgets(cx, request, &employee, version, &count)?;
    let lacks = |one: &Budget| {
        let there = one.balance + if one.year == present { own } else { 0 };
        (one.asked - there).max(0)
    };
    Ok(budgets.iter().map(lacks).sum())
}

/// Refused where more days are taken in the months before its end than the type gives.
pub(super) fn beyond_ceiling(
    cx: &Cx<'_>,
    request: &Document,
    version: &Document,
    count: &Count,
) -> Result<Option<Rejection>> {
    let ceiling = version
        .get(leave_type::CEILING_DAYS)
        .zip(version.get(leave_type::CEILING_MONTHS));
    let (Some((most, months)), Some(last)) = (ceiling, count.taken.last().map(|one| one.day)) else {
        return Ok(None);
    };
    let begins = last.saturating_sub(months.months());
    let taken = taken_between(cx, request, begins, last)?;
    if taken + count.total() <= most * WHOLE {
        return Ok(None);
    }
    let refused = Rejection::new(BEYOND_CEILING).field(END.def.name);
    let told = refused.arg("most", most).arg("months", months);
    Ok(Some(told.arg("taken", plan::days_text(taken))))
}

/// Days of other requests of that type after one day, up to another.
fn taken_between(cx: &Cx<'_>, request: &Document, after: civil::Date, until: civil::Date) -> Result<i64> {
    let mut theirs = others(cx, request)?;
    theirs.retain(|one| one.get(END) > Some(Date(after)));
    let days = theirs.iter().flat_map(plan::taken_days);
    let inside = days.filter(|one| one.day > after && one.day <= until);
    Ok(inside.map(|one| one.share).sum())
}
