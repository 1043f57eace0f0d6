//! What a leave takes of balances and ceilings, counting what is pending.

use engine::Cx;
use jiff::civil;
use platform::people::employee::{self, EMPLOYEES};
use schema::{Date, Decimal, Document, Id, Rejection, Result, attribute};

use super::super::field::{EMPLOYEE, END, LEAVE_REQUESTS, STATUS, Status, TYPE};
use super::super::plan;
use super::BEYOND_BALANCE;
use crate::days::{Count, TakenDay, entitlement_of_year};
use crate::leave_record::expiry::{AFTER, BEFORE, carried_left, slice};
use crate::leave_record::{DAYS, LEAVE_RECORDS, REQUEST, balance};
use crate::leave_type;

/// What a leave takes of a year, and what is there.
#[derive(Clone, Debug)]
pub(crate) struct YearBudget {
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

impl YearBudget {
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
) -> Result<Vec<YearBudget>> {
    if version.get(leave_type::ENTITLEMENT).is_none() {
        return Ok(Vec::new());
    }
    let present = cx.today().year();
    let scope = BudgetScope {
        employee,
        version,
        taken: &count.taken,
        others: others(cx, request)?,
        present,
    };
    // What was left of years that are over stands with the present one.
    let mut years: Vec<i16> = count.years().into_iter().map(|year| year.max(present)).collect();
    years.dedup();
    years.into_iter().map(|year| scope.budget(cx, year)).collect()
}

/// Other requests of that person and type that are pending, or approved.
pub(super) fn others(cx: &Cx<'_>, request: &Document) -> Result<Vec<Document>> {
    let theirs = [
        EMPLOYEE.eq(request.need(EMPLOYEE)?),
        TYPE.eq(request.need(TYPE)?),
        STATUS.any_of([Status::Pending, Status::Approved]),
        attribute::ID.ne(&request.id),
    ];
    cx.all(&LEAVE_REQUESTS, theirs)
}

/// Whose leave of which type, and what else they asked for.
struct BudgetScope<'s> {
    employee: &'s Document,
    version: &'s Document,
    taken: &'s [TakenDay],
    others: Vec<Document>,
    present: i16,
}

impl BudgetScope<'_> {
    /// Days that lie in a year, on one side of its expiry where one is named.
    fn in_year(&self, days: &[TakenDay], year: i16, side: Option<&str>) -> i64 {
        let inside = days.iter().filter(|one| one.day.year().max(self.present) == year);
        let inside = inside.filter(|one| side.is_none_or(|side| slice(self.version, one.day) == side));
        inside.map(|one| one.share).sum()
    }

    /// Days of a year that other requests of that state take.
    fn of_others(&self, status: Status, year: i16, side: Option<&str>) -> i64 {
        let theirs = self.others.iter().filter(|one| one.get(STATUS) == Some(status));
        theirs.map(|one| self.in_year(&plan::taken_days(one), year, side)).sum()
    }

    fn budget(&self, cx: &Cx<'_>, year: i16) -> Result<YearBudget> {
        let asked = self.in_year(self.taken, year, None);
        let pending = self.of_others(Status::Pending, year, None);
        let (balance, lapses) = if year > self.present {
            (self.known_of(year), 0)
        } else {
            (balance_of(cx, self.employee, self.version)?, self.lapses(cx, year)?)
        };
        Ok(YearBudget {
            year,
            asked,
            balance,
            pending,
            available: balance - pending - lapses,
        })
    }

    /// What the ledger does not hold yet: the days of a year to come are known, what goes over into it is not.
    fn known_of(&self, year: i16) -> i64 {
        let Decimal(whole) = self.version.get(leave_type::ENTITLEMENT).unwrap_or_default();
        let recruited_on = self.employee.get(employee::RECRUITED_ON).map(|Date(day)| day);
        entitlement_of_year(whole, recruited_on, year) - self.of_others(Status::Approved, year, None)
    }

    /// What will have lapsed of carried days before the leave takes any after their last day.
    fn lapses(&self, cx: &Cx<'_>, year: i16) -> Result<i64> {
        if self.in_year(self.taken, year, Some(AFTER)) == 0 {
            return Ok(0);
        }
        let id = Id(self.employee.id.clone());
        let code = self.version.need(leave_type::CODE)?;
        let carried = carried_left(cx, &code, std::slice::from_ref(&id), year)?;
        let carried = carried.get(&id).copied().unwrap_or_default();
        let before = self.of_others(Status::Pending, year, Some(BEFORE)) + self.in_year(self.taken, year, Some(BEFORE));
        Ok((carried - before).max(0))
    }
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
    let lacks = |one: &YearBudget| {
        let there = one.balance + if one.year == present { own } else { 0 };
        (one.asked - there).max(0)
    };
    Ok(budgets.iter().map(lacks).sum())
}

/// Days of other requests of that type after one day, up to another.
pub(super) fn taken_between(cx: &Cx<'_>, request: &Document, after: civil::Date, until: civil::Date) -> Result<i64> {
    let mut theirs = others(cx, request)?;
    theirs.retain(|one| one.get(END) > Some(Date(after)));
    let days = theirs.iter().flat_map(plan::taken_days);
    let inside = days.filter(|one| one.day > after && one.day <= until);
    Ok(inside.map(|one| one.share).sum())
}
