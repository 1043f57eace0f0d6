//! Units are headed by people who work: whoever has left decides nothing, and sees nobody.

use engine::{Cx, Extension};
use jiff::civil;
use schema::{Change, Collection, Date, Document, Field, FieldDef, Filter, Id, Rejection, Result, error_codes};

use super::annexe::{self, ANNEXES};
use super::bureau::{self, BUREAUX};
use super::delegation::{self, DELEGATIONS};
use super::direction::{self, DIRECTIONS};
use super::division::{self, DIVISIONS};
use super::service::{self, SERVICES};
use crate::people::employee::service_end::Handover;
use crate::people::employee::{ACTIVE, EMPLOYEES};

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

error_codes! {
    HEAD_INACTIVE = "head_inactive", conflict => "هذا الشخص ليس في وضعية القيام بالوظيفة: لا يمكن أن يرأس وحدة", "Cette personne n’est plus en activité\u{a0}: elle ne peut pas diriger une unité", "This person is no longer in activity: they cannot head a unit";
}

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

/// Whoever is put at the head of a unit is in activity. One who leaves stays named there until another is.
pub(super) fn head_is_in_activity(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let leads = |field: &&FieldDef| field.kind.target().is_some_and(|to| *to() == EMPLOYEES);
    for field in change.after.of.rights_follow.iter().filter(leads) {
        let head = change.after.value(field.name);
        let stood = change.before.as_ref().map(|before| before.value(field.name));
        if stood == Some(head) {
            continue;
        }
        let file = head.text().map(|id| cx.get(&EMPLOYEES, id)).transpose()?.flatten();
        if file.is_some_and(|file| file.get(ACTIVE) == Some(false)) {
            return Err(Rejection::new(HEAD_INACTIVE).field(field.name).into());
        }
    }
    Ok(())
}
