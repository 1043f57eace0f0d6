//! Who is told: the people whom a document names, and those whose work it is.

use engine::Cx;
use schema::{Date, Filter, Op, Result, Value};

use crate::filter;
use crate::organisation::delegation::{self, DELEGATIONS};
use crate::people::role::{self, ROLES};
use crate::people::user::{ACCOUNT, DISABLED, EMPLOYEE, PENDING, PERMISSIONS, ROLES_HELD, USERS, administrator};

/// More roles, and more people of one work, than any commune has.
const AT_MOST: u64 = 1_000;

/// Those who were given a permission (`resource:action`), directly or by a role. Administrators, who hold everything, are
/// told when it is nobody's work but theirs.
pub fn holders(cx: &Cx<'_>, permission: &str) -> Result<Vec<String>> {
    let words = words(permission);
    let gives = |role: &schema::Document| {
        let given: Vec<String> = role.get(role::PERMISSIONS).unwrap_or_default();
        given.iter().any(|word| words.contains(word))
    };
    let roles = cx.find(&ROLES, Vec::new(), AT_MOST)?;
    let roles: Vec<Value> = roles
        .iter()
        .filter(|role| gives(role))
        .map(|role| Value::Text(role.id.clone()))
        .collect();
    let contains = |field, values: Vec<Value>| Filter::test(field, Op::Contains, values);
    let own = words.iter().map(|word| Value::from(word.as_str())).collect();
    let mut held = vec![contains(filter::field(&USERS, PERMISSIONS), own)];
    if !roles.is_empty() {
        held.push(contains(filter::field(&USERS, ROLES_HELD), roles));
    }
    let able = vec![
        Filter::test(filter::field(&USERS, ACCOUNT), Op::IsNotNull, Vec::new()),
        filter::is(&USERS, PENDING, false),
        filter::is(&USERS, DISABLED, false),
        Filter::Any(held),
    ];
    let found: Vec<String> = cx
        .find(&USERS, able, AT_MOST)?
        .into_iter()
        .map(|user| user.id)
        .collect();
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
    let mut running = delegation::running(Date(cx.today())).to_vec();
    running.push(filter::is_one_of(&DELEGATIONS, delegation::HEAD, heads));
    let running = cx.find(&DELEGATIONS, running, AT_MOST)?;
    let delegates = running
        .iter()
        .filter(|one| delegation::covers(one, resources))
        .filter_map(|one| one.get(delegation::DELEGATE));
    let acting = vec![filter::is_one_of(&USERS, EMPLOYEE, delegates)];
    users.extend(cx.find(&USERS, acting, AT_MOST)?.into_iter().map(|user| user.id));
    Ok(users)
}

/// The words that give a permission: itself, and everything on its resource; with and without the slash of a route.
fn words(permission: &str) -> Vec<String> {
    let resource = permission.split(':').next().unwrap_or_default();
    let bare = [permission.to_owned(), format!("{resource}:*")];
    let routed = bare.clone().map(|word| format!("/{word}"));
    bare.into_iter().chain(routed).collect()
}
