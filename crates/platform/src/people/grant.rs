//! Who may give which rights: nobody gives what they do not hold.
//!
//! Direct permissions and auth entries are given by whoever holds them. Roles are given by whoever an administrator lets
//! ([`role::GRANTABLE`]). What one could not give one does not take over either: a user who holds more is for administrators
//! to change, or whoever may set a password would be everybody. Every door leads through the rules of the collections, so
//! here is the one place: forms, bulk calls, imports, invitations, acceptance.

use engine::{Cx, Rights};
use schema::{Change, Collection, Document, Field, FieldDef, Rejection, Result, Rows, error_codes};

use super::permission::{self, MISSIONS};
use super::role::{self, ROLES};
use super::user::{AUTH, PERMISSIONS, ROLES_HELD, USERNAME, administrator};

error_codes! {
    RIGHT_NOT_HELD = "user_unauthorized", 401 => "لا يمكنكم منح {right} لأنكم لا تملكون هذه الصلاحية", "Vous ne pouvez pas accorder {right} : vous n’avez pas ce droit", "You may not give {right}: you do not hold it";
    ROLE_NOT_GRANTABLE = "user_unauthorized", 401 => "لا يمنح دور {role} إلا مدير النظام", "Seul un administrateur peut donner le rôle {role}", "Only an administrator may give the role {role}";
    HOLDS_MORE = "user_unauthorized", 401 => "صلاحيات {user} تفوق صلاحياتكم: لا يغير هذا الحساب إلا مدير النظام", "{user} a des droits que vous n’avez pas : seul un administrateur peut modifier ce compte", "{user} holds rights that you do not: only an administrator may change this account";
}

/// What a change gives to a user is the caller's to give, and the user within the caller's reach.
pub(super) fn to_user(cx: &Cx<'_>, change: &Change) -> Result<()> {
    if gives_anything(cx.who()) {
        return Ok(());
    }
    if let Some(before) = &change.before {
        within_reach(cx, before)?;
    }
    let added = |key| added_words(change, key);
    let permission = |given: &String| may_give_permission(cx.who(), given);
    refuse_first(&PERMISSIONS.def, added(PERMISSIONS), permission)?;
    refuse_first(&AUTH.def, added(AUTH), |entry| may_give_entry(cx.who(), entry))?;
    let before = change.before.as_ref().and_then(|before| before.get(ROLES_HELD));
    let roles = change.after.get(ROLES_HELD).unwrap_or_default();
    let new: Vec<String> = roles
        .into_iter()
        .filter(|role| !before.as_ref().is_some_and(|held| held.contains(role)))
        .map(|role| role.0)
        .collect();
    match cx.many(&ROLES, &new)?.iter().find(|role| !is_grantable(role)) {
        Some(role) => Err(Rejection::new(ROLE_NOT_GRANTABLE)
            .field(ROLES_HELD.def.name)
            .arg("role", role.get(role::NAME).unwrap_or_default())
            .into()),
        None => Ok(()),
    }
}

/// What a role gives, before and after, is the caller's to give; which roles others may give is for administrators to say.
pub(super) fn by_role(cx: &Cx<'_>, change: &Change) -> Result<()> {
    if gives_anything(cx.who()) {
        return Ok(());
    }
    let is_marked = |role: &Document| role.get(role::GRANTABLE) == Some(true);
    if change.before.as_ref().is_some_and(is_marked) != is_marked(&change.after) {
        return Err(Rejection::new(error_codes::FIELD_NOT_WRITABLE)
            .about(&role::GRANTABLE.def)
            .into());
    }
    let given = |role: &Document| role.get(role::PERMISSIONS).unwrap_or_default();
    let mut all = change.before.as_ref().map(given).unwrap_or_default();
    all.extend(given(&change.after));
    refuse_first(&role::PERMISSIONS.def, all, |one| may_give_permission(cx.who(), one))
}

/// The view of a head over these resources is given by whoever reads them; of all that heads see, where none is named.
pub(crate) fn to_delegate(cx: &Cx<'_>, scope: &[String], field: &FieldDef) -> Result<()> {
    let seen = || seen_by_heads(cx).map(str::to_owned).collect();
    let resources: Vec<String> = if scope.is_empty() { seen() } else { scope.to_vec() };
    let rights = resources
        .into_iter()
        .map(|resource| format!("{resource}:read"))
        .collect();
    refuse_first(field, rights, |right| may_give_permission(cx.who(), right))
}

/// The resources of which heads see the rows of their units, as the collections declare it.
fn seen_by_heads(cx: &Cx<'_>) -> impl Iterator<Item = &'static str> {
    let is_seen = |of: &&'static Collection| of.access.grants.iter().any(|grant| matches!(grant.rows, Rows::Unit(_)));
    cx.collections().filter(is_seen).map(|of| of.access.resource)
}

/// Refuses what the caller does to a user who holds more than the caller could give.
pub(super) fn within_reach(cx: &Cx<'_>, user: &Document) -> Result<()> {
    if gives_anything(cx.who()) || is_within_reach(cx, user)? {
        return Ok(());
    }
    let name = user.get(USERNAME).unwrap_or_default();
    Err(Rejection::new(HOLDS_MORE).arg("user", name).into())
}

/// Whether the caller may give anything: administrators, keys and the house itself.
fn gives_anything(who: &Rights) -> bool {
    who.is_admin || who.is_key
}

/// A role that may be given by whoever looks after users holds nothing against them: they could hand it out themselves.
fn is_within_reach(cx: &Cx<'_>, user: &Document) -> Result<bool> {
    let who = cx.who();
    let may_give = |permission: &String| may_give_permission(who, permission);
    let are_direct = user.get(PERMISSIONS).unwrap_or_default().iter().all(may_give)
        && user
            .get(AUTH)
            .unwrap_or_default()
            .iter()
            .all(|entry| may_give_entry(who, entry));
    let roles: Vec<String> = user
        .get(ROLES_HELD)
        .unwrap_or_default()
        .into_iter()
        .map(|role| role.0)
        .collect();
    let is_held =
        |role: &Document| is_grantable(role) || role.get(role::PERMISSIONS).unwrap_or_default().iter().all(may_give);
    Ok(are_direct && cx.many(&ROLES, &roles)?.iter().all(is_held))
}

/// Whether an administrator lets others give the role; one that makes administrators never is.
fn is_grantable(role: &Document) -> bool {
    role.get(role::GRANTABLE) == Some(true) && !administrator::gives_everything(role)
}

fn may_give_permission(who: &Rights, permission: &str) -> bool {
    match permission::without_leading_slash(permission).split_once(':') {
        Some((resource, action)) => who.holds(resource, action),
        None => who.holds_auth(permission),
    }
}

/// The route of the missions, which every new user has, is no right that counts.
fn may_give_entry(who: &Rights, entry: &str) -> bool {
    if entry == MISSIONS || who.holds_auth(entry) {
        return true;
    }
    let route = entry.strip_prefix('/');
    let resource = route.and_then(|route| route.split('/').next());
    resource.is_some_and(|resource| who.holds(resource, permission::ALL))
}

/// The words of a list that were not in it before.
fn added_words(change: &Change, key: Field<Vec<String>>) -> Vec<String> {
    let before = change
        .before
        .as_ref()
        .and_then(|before| before.get(key))
        .unwrap_or_default();
    let after = change.after.get(key).unwrap_or_default();
    after.into_iter().filter(|word| !before.contains(word)).collect()
}

fn refuse_first(field: &FieldDef, rights: Vec<String>, may_give: impl Fn(&String) -> bool) -> Result<()> {
    match rights.iter().find(|right| !may_give(right)) {
        Some(right) => Err(Rejection::new(RIGHT_NOT_HELD)
            .field(field.name)
            .arg("right", right)
            .into()),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests;
