//! Who is told: the people whom a document names, and those whose work it is.

use engine::Cx;
use schema::{Date, Filter, Result};

use crate::organisation::delegation::{self, DELEGATIONS};
use crate::people::role::{self, ROLES};
use crate::people::user::{AUTH, EMPLOYEE, PERMISSIONS, ROLES_HELD, USERS, administrator};
use crate::settings;

/// Those who administer.
///
/// # Errors
/// When the users cannot be read.
pub fn administrators(cx: &Cx<'_>) -> Result<Vec<String>> {
    administrator::all(cx)
}

/// The users of whoever decides last in the commune, as far as somebody was named and can sign in.
///
/// # Errors
/// When the users cannot be read.
pub fn last_approver(cx: &Cx<'_>) -> Result<Vec<String>> {
    let named = settings::value(cx, settings::rules::LAST_APPROVER)?;
    let Some(person) = named.as_str() else {
        return Ok(Vec::new());
    };
    let mut able = administrator::able_to_sign_in();
    able.push(EMPLOYEE.eq(person));
    Ok(cx.all(&USERS, able)?.into_iter().map(|user| user.id).collect())
}

/// Those who were given a permission (`resource:action`), or an access by its word, directly or by a role. Administrators, who hold everything, are
/// told when it is nobody's work but theirs.
pub fn holders(cx: &Cx<'_>, permission: &str) -> Result<Vec<String>> {
    let words = permission_spellings(permission);
    let gives = |role: &schema::Document| {
        let given: Vec<String> = role.get(role::PERMISSIONS).unwrap_or_default();
        given.iter().any(|word| words.contains(word))
    };
    let roles = cx.all(&ROLES, [])?;
    let roles: Vec<&str> = roles
        .iter()
        .filter(|role| gives(role))
        .map(|role| role.id.as_str())
        .collect();
    let mut held = vec![PERMISSIONS.contains(&words), AUTH.contains([permission])];
    if !roles.is_empty() {
        held.push(ROLES_HELD.contains(roles));
    }
    let mut able = administrator::able_to_sign_in();
    able.push(Filter::Any(held));
    let found: Vec<String> = cx.all(&USERS, able)?.into_iter().map(|user| user.id).collect();
    if found.is_empty() {
        administrator::all(cx)
    } else {
        Ok(found)
    }
}

/// These users, and those who act for them today in one of the resources.
pub fn with_delegates(cx: &Cx<'_>, mut users: Vec<String>, resources: &[&str]) -> Result<Vec<String>> {
    let heads = cx.many(&USERS, &users)?;
    let heads = heads.iter().filter_map(|user| user.get(EMPLOYEE));
    let mut running = delegation::in_force_on(Date(cx.today())).to_vec();
    running.push(delegation::HEAD.any_of(heads));
    let running = cx.all(&DELEGATIONS, running)?;
    let delegates = running
        .iter()
        .filter(|one| delegation::covers_resources(one, resources))
        .filter_map(|one| one.get(delegation::DELEGATE));
    let acting = cx.all(&USERS, [EMPLOYEE.any_of(delegates)])?;
    users.extend(acting.into_iter().map(|user| user.id));
    Ok(users)
}

/// The words that give a permission: itself, and everything on its resource; with and without the slash of a route.
fn permission_spellings(permission: &str) -> Vec<String> {
    let resource = permission.split(':').next().unwrap_or_default();
    let bare = [permission.to_owned(), format!("{resource}:*")];
    let routed = bare.clone().map(|word| format!("/{word}"));
    bare.into_iter().chain(routed).collect()
}
