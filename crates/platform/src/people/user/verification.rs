//! What a proven address opens: the profile that waits under it, or the employee on whose file it stands.

use engine::Cx;
use schema::{Document, Id, Result};

use super::{ACCOUNT, DISABLED, EMAIL, EMPLOYEE, PENDING, ROLES_HELD, USERS, administrator, sign_up, waiting};
use crate::people::employee::{self, EMPLOYEES};
use crate::people::role::{self, ROLES};

/// The name of the role that every employee may hold, where the commune kept it.
const PLAIN_ROLE: &str = "employee";

/// The account has proven its address. Whoever still waits takes the profile that stands under the address, and is accepted
/// when the address is that of exactly one employee in activity whom no other user is. An accepted user is never linked anew.
pub(super) fn on_verified(cx: &mut Cx<'_>, account: &Document) -> Result<()> {
    let own = cx.first(&USERS, [ACCOUNT.eq(&account.id)])?;
    if own.as_ref().is_some_and(|user| user.get(PENDING) != Some(true)) {
        return Ok(());
    }
    let email = account.get(accounts::ACCOUNT_EMAIL).unwrap_or_default();
    let profile = match (unlinked_profile(cx, &email)?, own) {
        (Some(standing), own) => take_over(cx, standing, own, &account.id)?,
        (None, Some(own)) => own,
        (None, None) => match sign_up::create_pending(cx, account)? {
            Some(made) => made,
            None => return Ok(()),
        },
    };
    match employee_of(cx, &profile, &email)? {
        Some(employee) => accept(cx, profile, employee),
        None => Ok(()),
    }
}

/// A profile under that address which no account has yet: an administrator or an import made it.
pub(super) fn unlinked_profile(cx: &Cx<'_>, email: &str) -> Result<Option<Document>> {
    cx.first(&USERS, [EMAIL.eq(email), ACCOUNT.is_null()])
}

/// The standing profile becomes the account's; the one that waited is needed no more.
fn take_over(cx: &mut Cx<'_>, standing: Document, own: Option<Document>, account: &str) -> Result<Document> {
    if let Some(own) = own {
        waiting::remove(cx, own)?;
    }
    cx.update(standing.with(ACCOUNT, account.to_owned()))
}

/// The one employee in activity with that address, if the profile waits and neither it nor another user is somebody already.
fn employee_of(cx: &Cx<'_>, profile: &Document, email: &str) -> Result<Option<Document>> {
    if profile.get(PENDING) != Some(true) || profile.get(DISABLED) == Some(true) {
        return Ok(None);
    }
    let by_address = vec![employee::EMAIL.eq(email), employee::ACTIVE.eq(true)];
    let mut found = cx.find(&EMPLOYEES, by_address, 2)?;
    let (Some(employee), true) = (found.pop(), found.is_empty()) else {
        return Ok(None);
    };
    let is_another = profile.get(EMPLOYEE).is_some_and(|linked| linked.0 != employee.id);
    let users = cx.find(&USERS, [EMPLOYEE.eq(&employee.id)], 2)?;
    let is_taken = users.iter().any(|user| user.id != profile.id);
    Ok(Some(employee).filter(|_| !is_another && !is_taken))
}

fn accept(cx: &mut Cx<'_>, mut profile: Document, employee: Document) -> Result<()> {
    let mut roles = profile.get(ROLES_HELD).unwrap_or_default();
    if let Some(plain) = plain_role(cx)?.filter(|plain| !roles.contains(plain)) {
        roles.push(plain);
    }
    profile.set(ROLES_HELD, roles);
    profile.set(EMPLOYEE, Id(employee.id));
    profile.set(PENDING, false);
    cx.update(profile).map(drop)
}

/// The employees' role, unless the commune removed it or made administrators of its holders: an address makes nobody one.
fn plain_role(cx: &Cx<'_>) -> Result<Option<Id>> {
    let role = cx.first(&ROLES, [role::NAME.eq(PLAIN_ROLE)])?;
    Ok(role
        .filter(|role| !administrator::gives_everything(role))
        .map(|role| Id(role.id)))
}

#[cfg(test)]
mod tests;
