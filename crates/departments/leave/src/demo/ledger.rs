//! The ledger of the demonstration: two years of everybody.

use jiff::civil;
use platform::demo::{DemoRng, id};
use platform::people::employee;
use schema::{Date, Document, Id};

use crate::days::{Count, WHOLE, entitlement_of_year};
use crate::leave_record::expiry::BEFORE;
use crate::leave_record::posting::{More, Posting, rows_of};
use crate::leave_record::{Kind, once};
use crate::leave_request::field::EMPLOYEE;
use crate::leave_type::first::ANNUAL;

/// Days of a year.
const A_YEAR: i64 = 22 * WHOLE;

fn posting(one: &Id, kind: Kind, year: i16, days: i64, from: civil::Date) -> Posting {
    Posting {
        employee: one.clone(),
        code: ANNUAL.to_owned(),
        type_row: Some(Id(ANNUAL.to_owned())),
        year,
        kind,
        days,
        from,
        more: More::default(),
    }
}

/// What the year before left over, and what this one gives.
pub(super) fn years(rng: &mut DemoRng, one: &Document, year: i16) -> Vec<Posting> {
    let (who, before) = (id(one), year - 1);
    let first = |year| civil::Date::new(year, 1, 1).unwrap_or(civil::Date::MIN);
    let recruited_on = one.get(employee::RECRUITED_ON).map(|Date(day)| day);
    let mut all = Vec::new();
    let given = entitlement_of_year(A_YEAR, recruited_on, before);
    let left = (rng.range(0, 6) * WHOLE).min(given);
    if given > 0 {
        all.push(posting(&who, Kind::Entitlement, before, given, first(before)));
        if given > left {
            all.push(posting(&who, Kind::Taken, before, left - given, first(before)));
        }
    }
    if left > 0 {
        all.push(posting(&who, Kind::CarryOver, before, -left, first(year)));
        let mut over = posting(&who, Kind::CarryOver, year, left, first(year));
        over.more.expires = civil::Date::new(year, 12, 31).ok();
        all.push(over);
    }
    let given = entitlement_of_year(A_YEAR, recruited_on, year);
    if given > 0 {
        let mut row = posting(&who, Kind::Entitlement, year, given, first(year));
        row.more.once = Some(once(&who, ANNUAL, year, Kind::Entitlement, given));
        all.push(row);
    }
    all
}

/// What a granted leave takes.
pub(super) fn taking_of(request: &Document, year: i16, found: &Count, from: civil::Date) -> Posting {
    let who = request.get(EMPLOYEE).unwrap_or(Id(String::new()));
    let mut row = posting(&who, Kind::Taken, year, -found.total(), from);
    row.more.request = Some(Id(request.id.clone()));
    row.more.slice = Some(BEFORE.to_owned());
    row
}

/// The rows, each person's in order, under ids that repeat themselves.
pub(super) fn rows(rng: &mut DemoRng, postings: Vec<Posting>) -> Vec<Document> {
    let mut rows = rows_of(postings);
    for row in &mut rows {
        row.id = rng.id();
    }
    rows
}
