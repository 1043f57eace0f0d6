//! Administrators: enabled, not pending, holding `admin` or `*` directly or by a role.

use engine::Cx;
use schema::{Document, Filter, Result, error_codes};

use super::{ACCOUNT, AUTH, DISABLED, PENDING, PERMISSIONS, ROLES_HELD, USERS};
use crate::people::permission::{ADMIN, EVERYTHING, is_everything};
use crate::people::role::{self, ROLES};

/// Whether the user administers: one whom no account can sign in for does not count.
pub(in crate::people) fn is_one(cx: &Cx<'_>, user: &Document) -> Result<bool> {
    let is_able = user.get(ACCOUNT).is_some() && user.get(PENDING) != Some(true) && user.get(DISABLED) != Some(true);
    Ok(is_able && holds_everything(cx, user)?)
}

/// Whether the user would administer if enabled.
pub(in crate::people) fn holds_everything(cx: &Cx<'_>, user: &Document) -> Result<bool> {
    let is_held = |key| {
        user.get::<Vec<String>>(key)
            .unwrap_or_default()
            .iter()
            .any(|word| is_everything(word))
    };
    if is_held(AUTH) || is_held(PERMISSIONS) {
        return Ok(true);
    }
    let ids: Vec<String> = user
        .get(ROLES_HELD)
        .unwrap_or_default()
        .into_iter()
        .map(|id| id.0)
        .collect();
    if ids.is_empty() {
        return Ok(false);
    }
    Ok(cx.many(&ROLES, &ids)?.iter().any(gives_everything))
}

/// Whether the role makes administrators.
pub(in crate::people) fn gives_everything(role: &Document) -> bool {
    role.get(role::PERMISSIONS)
        .unwrap_or_default()
        .iter()
        .any(|word| is_everything(word))
}

/// Refuses unless an administrator other than this user remains.
pub(super) fn another_remains(cx: &Cx<'_>, user: &str) -> Result<()> {
    require_administrator(cx, &[], |id| id != user)
}

/// Refuses unless an administrator remains who is none by this role.
pub(in crate::people) fn one_remains_without(cx: &Cx<'_>, role: &str) -> Result<()> {
    require_administrator(cx, &[role], |_| true)
}

/// Whether anybody able to sign in holds the role.
pub(crate) fn has_holder(cx: &Cx<'_>, role: &str) -> Result<bool> {
    let mut holders = able_to_sign_in();
    holders.push(ROLES_HELD.contains([role]));
    Ok(cx.first(&USERS, holders)?.is_some())
}

/// The ids of all administrators.
pub(crate) fn all(cx: &Cx<'_>) -> Result<Vec<String>> {
    let all = cx.all(&USERS, administrators(cx, &[])?)?;
    Ok(all.into_iter().map(|user| user.id).collect())
}

fn require_administrator(cx: &Cx<'_>, without: &[&str], counts: impl Fn(&str) -> bool) -> Result<()> {
    // Two are enough: at most one of them is the user in question.
    let some = cx.find(&USERS, administrators(cx, without)?, 2)?;
    if some.iter().any(|user| counts(&user.id)) {
        Ok(())
    } else {
        Err(error_codes::LAST_ADMIN.into())
    }
}

/// Who is an administrator, leaving out those who are it by one of these roles.
fn administrators(cx: &Cx<'_>, without: &[&str]) -> Result<Vec<Filter>> {
    let words = [ADMIN, EVERYTHING];
    let roles: Vec<String> = cx
        .all(&ROLES, [])?
        .into_iter()
        .filter(|role| gives_everything(role) && !without.contains(&role.id.as_str()))
        .map(|role| role.id)
        .collect();
    let mut held = vec![AUTH.contains(words), PERMISSIONS.contains(words)];
    if !roles.is_empty() {
        held.push(ROLES_HELD.contains(roles));
    }
    let mut administrators = able_to_sign_in();
    administrators.push(Filter::Any(held));
    Ok(administrators)
}

/// Enabled, accepted, with an account to sign in.
pub(crate) fn able_to_sign_in() -> Vec<Filter> {
    vec![ACCOUNT.is_not_null(), PENDING.eq(false), DISABLED.eq(false)]
}
