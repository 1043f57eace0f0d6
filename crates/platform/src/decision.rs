//! Who decides about people: somebody who is signed in, from where the flow allows it, and never about themselves. No key, job
//! or sheet does it in their place.

pub use engine::is_open_step;
use engine::{Cx, Extension};
use schema::{Document, FieldDef, Id, Result, Unit};

use crate::deadline::recipients;
use crate::own_matter::Identity;
pub use crate::own_matter::{ERROR_CODES, OWN_MATTER};
use crate::people::user::{self, USERS, administrator, oneself};

/// What files and units ask by.
pub(crate) static IDENTITY: &[Extension] = &[&Identity {
    is_file_of_caller: oneself::is_file_of_caller,
    is_held_by_another,
}];

/// Whether somebody who can sign in, and is not the person of a file, holds a permission.
///
/// # Errors
/// When the store cannot be read.
pub fn is_held_by_another(cx: &Cx<'_>, file: &Document, permission: &str) -> Result<bool> {
    let mut holders = recipients::holders(cx, permission)?;
    holders.extend(administrator::all(cx)?);
    let person = oneself::known_as(cx, file)?;
    Ok(cx.many(&USERS, &holders)?.iter().any(|user| !person.is(user)))
}

/// Whether a row is of the file by which the caller is signed in: what is one's own to ask for. Who decides asks [`is_oneself`].
pub fn is_own(cx: &Cx<'_>, employee: &Id) -> bool {
    cx.who().employee.as_deref() == Some(employee.as_str())
}

/// Whether a row is about the caller as a person, by whichever of their accounts: what they decide nothing of.
///
/// # Errors
/// When the store cannot be read.
pub fn is_oneself(cx: &Cx<'_>, employee: &Id) -> Result<bool> {
    Ok(is_own(cx, employee) || oneself::is_callers(cx, employee.as_str())?)
}

/// Whether the caller heads one of the units that a row names, or stands in for its head, as far as a resource goes.
pub fn heads_unit_of(cx: &Cx<'_>, row: &Document, units: &[(Unit, &FieldDef)], resource: &str) -> bool {
    units.iter().any(|(kind, field)| {
        let headed = cx.who().units.of(*kind, resource);
        let unit = row.value(field.name).text();
        unit.is_some_and(|unit| headed.iter().any(|id| id == unit))
    })
}

/// The user who decides about somebody else.
///
/// # Errors
/// `user_unauthorized` for keys and jobs, `decision_on_oneself`.
pub fn user_deciding_on(cx: &Cx<'_>, employee: &Id) -> Result<Id> {
    let user = user::caller(cx)?;
    nobody_for_themselves(cx, employee)?;
    Ok(user)
}

/// Refuses what somebody would decide for themselves.
///
/// # Errors
/// `decision_on_oneself`.
pub fn nobody_for_themselves(cx: &Cx<'_>, employee: &Id) -> Result<()> {
    if is_oneself(cx, employee)? {
        return Err(OWN_MATTER.into());
    }
    Ok(())
}
