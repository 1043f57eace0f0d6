//! What holds of every request, whoever writes it.

use engine::Cx;
use platform::people::employee::{self, EMPLOYEES};
use schema::{Change, Rejection, Result, error_codes};

use super::field::{
    ANNEXE, BUREAU, CERTIFICATE, CERTIFICATE_DUE, EMPLOYEE, END, POSTED_YEAR, REASON, SERVICE, SHOWN_REASON,
    SHOWN_TYPE, START, STATUS, Status, TYPE, TYPE_ROW,
};
use super::{deadline, plan};
use crate::leave_type;

error_codes! {
    EMPTY = "leave_empty", invalid => "مدة الرخصة فارغة", "La période du congé est vide", "The time of the leave is empty";
}

/// Some time lies between its beginning and its end.
pub(super) fn it_has_days(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    if plan::span_of(&change.after)?.is_empty() {
        return Err(Rejection::new(EMPTY).field(END.def.name).into());
    }
    Ok(())
}

/// What follows: what others read of its type and reason, whose unit it is of, until when a certificate comes.
pub(super) fn fill_derived_fields(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let is_asked_for = change.is_new()
        || change.touches(TYPE_ROW)
        || change.touches(START)
        || change.touches(REASON)
        || change.touches(CERTIFICATE);
    let row = &mut change.after;
    if row.get(POSTED_YEAR).is_none() {
        row.set(POSTED_YEAR, 0);
    }
    if !is_asked_for {
        return Ok(());
    }
    let version = plan::version_of(cx, row)?;
    let is_open = version.get(leave_type::IS_MEDICAL) != Some(true);
    let (code, reason) = (row.get(TYPE), row.get(REASON));
    row.set_or_clear(SHOWN_TYPE, code.filter(|_| is_open));
    row.set_or_clear(SHOWN_REASON, reason.filter(|_| is_open));
    let employee = cx.need(&EMPLOYEES, row.need(EMPLOYEE)?.as_str())?;
    if row.get(STATUS) == Some(Status::Pending) {
        let places = [
            (BUREAU, employee::BUREAU),
            (SERVICE, employee::SERVICE),
            (ANNEXE, employee::ANNEXE),
        ];
        for (key, place) in places {
            row.set_or_clear(key, employee.get(place));
        }
    }
    let asks = version.get(leave_type::CERTIFICATE) == Some(true) && row.get(CERTIFICATE).is_none();
    let due = if asks {
        deadline::certificate_due(cx, &employee, &version, row)?
    } else {
        None
    };
    row.set_or_clear(CERTIFICATE_DUE, due);
    Ok(())
}
