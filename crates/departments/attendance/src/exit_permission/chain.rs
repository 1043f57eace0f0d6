//! An exit slip is decided by the head of its asker; what follows of the answer stands on the slip.

use engine::{Cx, Extension};
use platform::approval::{self, Approvable, Ending, MANAGER, Progress, Topic};
use platform::people::employee::EMPLOYEES;
use schema::{Date, Document, Result};
use serde_json::{Value as Json, json};

use super::{
    ACTORS, DATE, DECIDED_AT, DECIDED_BY, DECISION_REASON, EMPLOYEE, EXIT_PERMISSIONS, FROM, MANAGER_TYPE, REASON,
    STATUS, STEP, Status, TO,
};

/// What this noun declares.
pub(super) static DECLARED: &[Extension] = &[&APPROVABLE];

static APPROVABLE: Approvable = Approvable {
    of: &EXIT_PERMISSIONS,
    employee: EMPLOYEE,
    preset: MANAGER,
    name_of_type: |_, _| Ok(None),
    topic: |_, _| Ok(Topic::default()),
    shown: text_to_sign,
    follow: |cx, slip, progress| approval::write(cx, slip_after(slip, progress)),
};

/// What whoever decides is shown and signs.
fn text_to_sign(cx: &Cx<'_>, slip: &Document) -> Result<Json> {
    let person = cx.need(&EMPLOYEES, slip.need(EMPLOYEE)?.as_str())?;
    let (fr, ar) = person.title();
    let Date(day) = slip.need(DATE)?;
    Ok(json!({
        "employeeId": person.id, "fullNameFr": fr, "fullNameAr": ar, "date": day.to_string(),
        "fromTime": slip.get(FROM), "toTime": slip.get(TO), "reason": slip.get(REASON),
    }))
}

/// The slip says where its chain stands.
fn slip_after(mut slip: Document, progress: &Progress) -> Document {
    let status = match progress.ending {
        None => Status::Pending,
        Some(Ending::Approved) => Status::Approved,
        // A slip that is sent back is asked for anew: it is of one hour of one day.
        Some(Ending::Rejected | Ending::Returned) => Status::Rejected,
        Some(Ending::Withdrawn) => Status::Cancelled,
    };
    slip.set(STATUS, status);
    slip.set(STEP, progress.stage);
    slip.set(ACTORS, progress.actors.clone());
    slip.set_or_clear(MANAGER_TYPE, progress.manager_type);
    if let Some(decision) = &progress.decision {
        slip.set(DECIDED_BY, decision.by.clone());
        slip.set(DECIDED_AT, decision.at);
        slip.set_or_clear(DECISION_REASON, decision.reason.clone());
    }
    slip
}
