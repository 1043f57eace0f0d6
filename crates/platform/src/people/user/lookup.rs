//! The user that an act is about, and whether the caller may touch it.

use engine::{Check, Cx, Guard, Subject};
use schema::{Document, FieldDef, Result, error_codes};

use super::accept::NOT_WAITING;
use super::{ACCOUNT, AUTH, PENDING, PERMISSIONS, ROLES_HELD, SECOND_FACTOR, USERS, administrator};
use crate::people::grant;

/// What says how much a user holds.
const HELD: &[FieldDef] = &[AUTH.def, PERMISSIONS.def, ROLES_HELD.def];

const HAS_ACCOUNT: Guard = Guard::While(ACCOUNT.is_set(), error_codes::USER_NOT_FOUND);
/// Whoever holds more than the caller is for administrators, or the caller would hold it too.
const WITHIN_REACH: Guard = Guard::Part(Check {
    reads: HELD,
    check: grant::within_reach,
});

/// The user whose sessions are looked at or ended. An administrator's are for administrators. Signing somebody out takes nothing
/// from them but a moment, and helps when a device is lost: who holds more is no exception.
pub(super) const SIGNED_IN: Subject = Subject::new(
    || &USERS,
    &[
        HAS_ACCOUNT,
        Guard::Part(Check {
            reads: HELD,
            check: is_no_higher_administrator,
        }),
    ],
);
/// The user who is given something to sign in with.
pub(super) const TO_RESET: Subject = Subject::new(|| &USERS, &[HAS_ACCOUNT, WITHIN_REACH]);
/// The user who lost a second factor.
pub(super) const WITH_SECOND_FACTOR: Subject = Subject::new(
    || &USERS,
    &[
        HAS_ACCOUNT,
        WITHIN_REACH,
        Guard::While(SECOND_FACTOR.holds(), error_codes::AUTHENTICATOR_NOT_FOUND),
    ],
);
/// The user who waits to be let in.
pub(super) const WAITING: Subject =
    Subject::new(|| &USERS, &[WITHIN_REACH, Guard::While(PENDING.holds(), NOT_WAITING)]);

/// The user meant by an id, that of an account or of the row, once all holds that an act asks.
pub(super) fn admit(cx: &Cx<'_>, on: Subject, id: &str) -> Result<Document> {
    let user = match cx.first(&USERS, [ACCOUNT.eq(id)])? {
        Some(by_account) => by_account,
        None => cx.get(&USERS, id)?.ok_or(error_codes::USER_NOT_FOUND)?,
    };
    on.admit(cx, &user.id)
}

fn is_no_higher_administrator(cx: &Cx<'_>, user: &Document) -> Result<()> {
    if cx.who().is_admin || cx.who().is_key || !administrator::holds_everything(cx, user)? {
        return Ok(());
    }
    Err(error_codes::UNAUTHORIZED.into())
}

#[cfg(test)]
mod tests;
