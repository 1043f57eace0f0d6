//! What holds of every user.

use engine::Cx;
use schema::{Change, Document, Rejection, Result, error_codes};

use super::{
    ACCEPTED_UNVERIFIED, ACCOUNT, AUTH, EMAIL, EMPLOYEE, PENDING, PERMISSIONS, PERSON, SECOND_FACTOR, UNVERIFIED,
    USERNAME, USERS, accept, administrator,
};
use crate::people::employee::{self, EMPLOYEES};
use crate::people::grant;
use crate::people::permission::{self, AUTH_UNKNOWN, MISSIONS, PERMISSION_UNKNOWN};

error_codes! {
    EMPLOYEE_TAKEN = "user_employee_taken", conflict => "هذا الموظف مرتبط بالمستعمل {user}", "Ce fonctionnaire est déjà lié à l’utilisateur {user}", "This employee is linked to the user {user} already";
}

/// Auth entries are words or known routes, each once; a new user gets the missions.
pub(super) fn auth_is_known(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    let given: Vec<String> = change.after.get(AUTH).unwrap_or_default();
    let mut auth = each_once(given.iter().map(|entry| entry.trim().to_owned()));
    if auth.is_empty() && change.is_new() {
        auth.push(MISSIONS.to_owned());
    }
    if let Some(unknown) = auth.iter().find(|entry| !permission::is_auth(entry)) {
        return Err(Rejection::new(AUTH_UNKNOWN)
            .field(AUTH.def.name)
            .arg("entry", unknown)
            .into());
    }
    change.after.set(AUTH, auth);
    Ok(())
}

/// Permissions name known resources, each once, without a leading `/`.
pub(super) fn permissions_are_known(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    let given: Vec<String> = change.after.get(PERMISSIONS).unwrap_or_default();
    change.after.set(PERMISSIONS, known_permissions(&given)?);
    Ok(())
}

/// The permissions in their normal form; refuses unknown ones.
pub(in crate::people) fn known_permissions(given: &[String]) -> Result<Vec<String>> {
    let known = each_once(
        given
            .iter()
            .map(|permission| permission::without_leading_slash(permission.trim()).to_owned()),
    );
    match known.iter().find(|permission| !permission::is_permission(permission)) {
        Some(unknown) => Err(Rejection::new(PERMISSION_UNKNOWN)
            .field(PERMISSIONS.def.name)
            .arg("permission", unknown)
            .into()),
        None => Ok(known),
    }
}

/// The person of a linked employee is the person of the user.
pub(super) fn person_is_the_employees(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    if !change.touches(EMPLOYEE) || change.touches(PERSON) {
        return Ok(());
    }
    let linked = match change.after.get(EMPLOYEE) {
        Some(id) => cx.get(&EMPLOYEES, id.as_str())?,
        None => None,
    };
    if let Some(person) = linked.and_then(|employee| employee.get(employee::PERSON)) {
        change.after.set(PERSON, person);
    }
    Ok(())
}

/// The address, whether it is proven, and the second factor of a profile are those of its account: a new link takes the account's. A profile that comes back from the
/// trash has none: its account went with it.
pub(super) fn what_is_shared_is_the_accounts(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    if !change.touches(ACCOUNT) {
        return Ok(());
    }
    let Some(id) = change.after.get(ACCOUNT) else {
        change.after.set(SECOND_FACTOR, false);
        change.after.set(UNVERIFIED, false);
        return Ok(());
    };
    match cx.get(&accounts::ACCOUNTS, &id)? {
        Some(account) => {
            change
                .after
                .set(SECOND_FACTOR, account.get(accounts::ACCOUNT_MFA) == Some(true));
            change.after.set(UNVERIFIED, accounts::is_unproven(&account));
            if let Some(email) = account.get(accounts::ACCOUNT_EMAIL) {
                change.after.set(EMAIL, email);
            }
        }
        None if change.is_new() && !cx.who().is_key => change.after.clear(ACCOUNT),
        None => {}
    }
    Ok(())
}

/// Nobody gives what they do not hold, nor changes who holds more.
pub(super) fn nobody_gives_what_they_do_not_hold(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    grant::to_user(cx, change)
}

/// Whoever registered under an address that nobody has proven may be a stranger: only an explicit yes lets the account in.
pub(super) fn an_unproven_address_is_accepted_knowingly(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    let is_in = |user: &Document| user.get(PENDING) != Some(true) && user.get(ACCOUNT).is_some();
    if change.touches(ACCOUNT) && !change.is_new() {
        change.after.set(ACCEPTED_UNVERIFIED, false);
    }
    let was_in = !change.touches(ACCOUNT) && change.before.as_ref().is_some_and(is_in);
    let is_known = change.after.get(UNVERIFIED) != Some(true) || change.after.get(ACCEPTED_UNVERIFIED) == Some(true);
    if was_in || is_known || !is_in(&change.after) {
        return Ok(());
    }
    Err(Rejection::new(accept::ADDRESS_UNPROVEN)
        .field(accept::KNOWINGLY)
        .arg("email", change.after.get(EMAIL).unwrap_or_default())
        .into())
}

/// An employee is one user at most: what is written under the name of either would be the other's too.
pub(super) fn an_employee_is_one_user(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let Some(employee) = change.after.get(EMPLOYEE).filter(|_| change.touches(EMPLOYEE)) else {
        return Ok(());
    };
    let users = cx.find(&USERS, [EMPLOYEE.eq(&employee.0)], 2)?;
    match users.iter().find(|user| user.id != change.after.id) {
        Some(user) => Err(Rejection::new(EMPLOYEE_TAKEN)
            .about(&EMPLOYEE.def)
            .arg("user", user.get(USERNAME).unwrap_or_default())
            .into()),
        None => Ok(()),
    }
}

/// Somebody can always administer.
pub(super) fn an_administrator_remains(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let Some(before) = &change.before else { return Ok(()) };
    if administrator::is_one(cx, before)? && !administrator::is_one(cx, &change.after)? {
        administrator::another_remains(cx, &before.id)?;
    }
    Ok(())
}

/// Somebody can always administer: the last one is not deleted.
pub(super) fn the_last_administrator_stays(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    if administrator::is_one(cx, &change.after)? {
        administrator::another_remains(cx, &change.after.id)?;
    }
    Ok(())
}

fn each_once(words: impl Iterator<Item = String>) -> Vec<String> {
    let mut kept: Vec<String> = Vec::new();
    for word in words {
        if !kept.contains(&word) {
            kept.push(word);
        }
    }
    kept
}
