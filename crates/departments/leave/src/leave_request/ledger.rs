//! The ledger follows requests: what a request takes by what stands on its row, less what was posted of it already, is posted.
//!
//! So an approval, a day given back, a holiday that moved and the turn of a year are one and the same, and doing it twice is
//! doing it once.

use std::collections::BTreeMap;

use engine::Cx;
use jiff::civil;
use schema::{Date, Decimal, Document, Id, Result};

use super::field::{EMPLOYEE, END, LEAVE_REQUESTS, POSTED_YEAR, STATUS, Status, TYPE, TYPE_ROW};
use super::plan;
use crate::leave_record::expiry::slice;
use crate::leave_record::posting::More;
use crate::leave_record::{self as record, Kind, LEAVE_RECORDS, Posting, post};

/// Days by the year and the side of the expiry on which they lie, with the first of them.
type Slices = BTreeMap<(i16, String), (i64, Option<civil::Date>)>;

/// Posts what a request takes and gives back. Days of years to come are posted when these begin.
///
/// # Errors
/// When the ledger cannot be read or written.
pub fn settle(cx: &mut Cx<'_>, request: &Document) -> Result<()> {
    let mut wanted = wanted_slices(cx, request)?;
    for row in cx.all(&LEAVE_RECORDS, [record::REQUEST.eq(&request.id)])? {
        let year = i16::try_from(row.need(record::YEAR)?).unwrap_or_default();
        let key = (year, row.get(record::SLICE).unwrap_or_default());
        let Decimal(posted) = row.need(record::DAYS)?;
        // What was posted is less than none: it makes what is still wanted smaller.
        wanted.entry(key).or_default().0 += posted;
    }
    let today = cx.today();
    let (employee, code) = (request.need(EMPLOYEE)?, request.need(TYPE)?);
    let rows = wanted.into_iter().filter(|(_, (days, _))| *days != 0);
    let rows = rows.map(|((year, slice), (days, first))| Posting {
        employee: employee.clone(),
        code: code.clone(),
        type_row: request.get(TYPE_ROW),
        year,
        kind: Kind::Taken,
        days: -days,
        from: first.filter(|_| days > 0).unwrap_or(today),
        more: More {
            request: Some(Id(request.id.clone())),
            slice: Some(slice),
            ..More::default()
        },
    });
    let rows: Vec<Posting> = rows.collect();
    post(cx, rows).map(drop)
}

/// What an approved request takes of the years that have begun.
fn wanted_slices(cx: &Cx<'_>, request: &Document) -> Result<Slices> {
    let mut wanted = Slices::new();
    if request.get(STATUS) != Some(Status::Approved) {
        return Ok(wanted);
    }
    let version = plan::version_of(cx, request)?;
    let present = cx.today().year();
    for one in plan::taken_days(request) {
        if one.day.year() > present {
            continue;
        }
        let key = (one.day.year(), slice(&version, one.day).to_owned());
        let (days, first) = wanted.entry(key).or_default();
        *days += one.share;
        first.get_or_insert(one.day);
    }
    Ok(wanted)
}

/// Posts what approved requests of these employees take of a year that has begun.
///
/// # Errors
/// When the ledger cannot be read or written.
pub fn settle_year(cx: &mut Cx<'_>, employees: &[Id], year: i16) -> Result<()> {
    let first = civil::Date::new(year, 1, 1).unwrap_or(civil::Date::MAX);
    let open = [
        EMPLOYEE.any_of(employees),
        STATUS.eq(Status::Approved),
        END.ge(Date(first)),
        POSTED_YEAR.lt(i64::from(year)),
    ];
    for request in cx.all(&LEAVE_REQUESTS, open)? {
        settle(cx, &request)?;
        cx.update(request.with(POSTED_YEAR, i64::from(year)))?;
    }
    Ok(())
}
