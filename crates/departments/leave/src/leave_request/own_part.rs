//! What the portal of an employee shows of leave: the requests of the year, and the balance with what they wait for.

use engine::{Cx, Extension};
use platform::home::portal::{OwnPart, start_of_year};
use schema::{Date, Document, Filter, Id, Result, attribute};
use serde_json::{Value as Json, json};

use super::field::{EMPLOYEE, END, LEAVE_REQUESTS, START, STATUS, Status, TYPE};
use super::schedule::week_of_head;
use crate::leave_record::balance::{self, act::LeaveBalance};

/// What this noun declares.
pub(super) static DECLARED: &[Extension] = &[&OWN];

/// `{requests: [{$id, $updatedAt, status, type, startDate, endDate}], balances: […], week}`: those of this year, and whatever waits
/// still; and who is away of the units that the employee heads.
static OWN: OwnPart = OwnPart {
    id: LEAVE_REQUESTS.id,
    content: own_part,
};

fn own_part(cx: &Cx<'_>, own: &Id) -> Result<Json> {
    let of_year = Filter::Any(vec![
        attribute::CREATED_AT.ge(start_of_year(cx)),
        STATUS.eq(Status::Pending),
    ]);
    let found = cx.all_readable(&LEAVE_REQUESTS, [EMPLOYEE.eq(own), of_year])?;
    let requests: Vec<Document> = found.into_iter().map(|(row, _)| row).collect();
    let pending = balance::pending_days(&requests);
    let balances = balance::balances_beside(cx, std::slice::from_ref(own), None, pending)?;
    Ok(json!({
        "requests": requests.iter().map(line).collect::<Vec<Json>>(),
        "balances": balances.iter().map(LeaveBalance::of).collect::<Vec<_>>(), "week": week_of_head(cx)?,
    }))
}

fn line(row: &Document) -> Json {
    let day = |key| row.get(key).map(|Date(day): Date| day.to_string());
    json!({
        "$id": row.id, "$updatedAt": row.updated_at, "status": row.get(STATUS).map(Status::wire), "type": row.get(TYPE),
        "startDate": day(START), "endDate": day(END),
    })
}
