//! The units that somebody who leaves has headed, and the delegations that end with them.

use engine::{Cx, Extension};
use jiff::civil;
use schema::{Collection, Date, Document, Field, Filter, Id, Result};

use super::annexe::{self, ANNEXES};
use super::bureau::{self, BUREAUX};
use super::delegation::{self, DELEGATIONS};
use super::direction::{self, DIRECTIONS};
use super::division::{self, DIVISIONS};
use super::service::{self, SERVICES};
use crate::handover::Handover;

/// What this noun declares.
pub(super) static DECLARED: &[Extension] = &[&Handover(units_and_delegations)];

/// What may have a head, and which field says who that is.
static UNITS: [(&Collection, Field<Id>); 5] = [
    (&DIRECTIONS, direction::HEAD),
    (&DIVISIONS, division::HEAD),
    (&SERVICES, service::RESPONSIBLE),
    (&BUREAUX, bureau::HEAD),
    (&ANNEXES, annexe::HEAD),
];

/// The units that somebody heads, and the delegations by which they act, or others for them, from a day on.
fn units_and_delegations(cx: &Cx<'_>, employee: &Id, from: civil::Date) -> Result<Vec<Document>> {
    let mut found = Vec::new();
    for (of, head) in UNITS {
        found.extend(cx.all(of, [head.eq(employee)])?);
    }
    let of_theirs = Filter::Any(vec![delegation::HEAD.eq(employee), delegation::DELEGATE.eq(employee)]);
    found.extend(cx.all(&DELEGATIONS, [of_theirs, delegation::TO.ge(Date(from))])?);
    Ok(found)
}
