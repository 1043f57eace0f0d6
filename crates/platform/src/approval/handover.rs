//! What waits for the decision of somebody who leaves.

use engine::{Cx, Extension};
use jiff::civil;
use schema::{Document, Id, Result};

use super::step::{ACTORS, APPROVALS, DECISION, Verdict};
use crate::handover::Handover;
use crate::people::user;

/// What this noun declares.
pub(super) static DECLARED: &[Extension] = &[&Handover(waiting)];

fn waiting(cx: &Cx<'_>, employee: &Id, _: civil::Date) -> Result<Vec<Document>> {
    let users = user::of_employee(cx, employee.as_str())?;
    let mut all = cx.all(&APPROVALS, [DECISION.eq(Verdict::Pending)])?;
    all.retain(|one| {
        one.get(ACTORS)
            .unwrap_or_default()
            .iter()
            .any(|Id(id)| users.contains(id))
    });
    Ok(all)
}
