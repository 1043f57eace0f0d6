//! What the portal of an employee shows of documents: those that were asked for this year, and whatever waits still.

use engine::Cx;
use platform::home::portal::{OwnPart, start_of_year};
use schema::{Document, Filter, Id, Result, attribute};
use serde_json::{Value as Json, json};

use super::{DOCUMENT_REQUESTS, DocumentType, EMPLOYEE, RequestStatus, STATUS, TYPE};

/// `{requests: [{$id, $updatedAt, status, type}]}`.
pub(super) static OWN: OwnPart = OwnPart {
    id: DOCUMENT_REQUESTS.id,
    content: own_part,
};

fn own_part(cx: &Cx<'_>, own: &Id) -> Result<Json> {
    let of_year = Filter::Any(vec![
        attribute::CREATED_AT.ge(start_of_year(cx)),
        STATUS.eq(RequestStatus::Pending),
    ]);
    let found = cx.all_readable(&DOCUMENT_REQUESTS, [EMPLOYEE.eq(own), of_year])?;
    let line = |row: &Document| {
        json!({
            "$id": row.id, "$updatedAt": row.updated_at, "status": row.get(STATUS).map(RequestStatus::wire),
            "type": row.get(TYPE).map(DocumentType::wire),
        })
    };
    Ok(json!({ "requests": found.iter().map(|(row, _)| line(row)).collect::<Vec<Json>>() }))
}
