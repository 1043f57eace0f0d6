//! What an account may do: its profile, its roles, the units it heads or stands in for.

mod unit;

use std::collections::HashMap;

use engine::{Cx, DomainHooks, Rights};
use schema::{Document, Id, Lang, Result};

use crate::organisation::{annexe, bureau, delegation, direction, division, service};
use crate::papers::PaperKind;
use crate::people::employee::{self, EMPLOYEES};
use crate::people::permission::{self, MISSION_ADMIN, MISSIONS};
use crate::people::person::{self, PERSONS};
use crate::people::role::{self, ROLES};
use crate::people::user::{self, ACCOUNT, AUTH, DISABLED, EMPLOYEE, PENDING, PERMISSIONS, ROLES_HELD, USERNAME, USERS};
use crate::settings;
use crate::settings::signatory::offices_of;
use crate::signature::office;

/// What the engine asks the city about callers.
pub const CHARTER: DomainHooks = DomainHooks {
    rights,
    names,
    days: settings::days,
    letterhead: settings::letterhead,
    sheet_head: settings::letterhead::of_sheets,
    given_up: crate::notice::system_alerts::given_up,
    disk: crate::notice::disk::of_disk,
    warned: crate::notice::warning::notify_once_a_day,
    reading: crate::reading::note,
    follows: &[
        &USERS,
        &EMPLOYEES,
        &ROLES,
        &delegation::DELEGATIONS,
        &direction::DIRECTIONS,
        &division::DIVISIONS,
        &service::SERVICES,
        &bureau::BUREAUX,
        &annexe::ANNEXES,
        &settings::SETTINGS,
    ],
};

/// What an account may do now. Without an accepted, enabled profile it may do nothing.
pub fn rights(cx: &Cx<'_>, account: &str) -> Result<Rights> {
    let mut rights = Rights::guest();
    account.clone_into(&mut rights.who);
    rights.account = Some(account.to_owned());
    let profile = cx.first(&USERS, [ACCOUNT.eq(account)])?;
    let is_accepted = |user: &Document| user.get(PENDING) != Some(true) && user.get(DISABLED) != Some(true);
    let Some(user) = profile.filter(is_accepted) else {
        return Ok(rights);
    };
    rights.is_user = true;
    rights.user = Some(user.id.clone());
    rights.employee = user.get(EMPLOYEE).map(|id| id.0);
    rights.roles = user
        .get(ROLES_HELD)
        .unwrap_or_default()
        .into_iter()
        .map(|id| id.0)
        .collect();
    let held = roles(cx, &rights.roles)?;
    rights.requires_mfa = held.iter().any(|role| role.get(role::REQUIRES_MFA) == Some(true));
    rights.role_permissions = held
        .iter()
        .flat_map(|role| normalize_permissions(role.get(role::PERMISSIONS)))
        .collect();
    rights.permissions = normalize_permissions(user.get(PERMISSIONS));
    rights.permissions.extend(rights.role_permissions.iter().cloned());
    rights.auth = held_auth(user.get(AUTH).unwrap_or_default(), &rights.permissions);
    rights.is_admin = rights.auth.iter().any(|entry| permission::is_everything(entry));
    if let Some(employee) = &rights.employee {
        rights.units = unit::headed_by(cx, employee)?;
    }
    rights.opens = readers_of_papers(cx, &rights);
    if let Some(employee) = &rights.employee {
        rights.offices = offices_of(cx, &office::kinds(cx), employee)?;
    }
    Ok(rights)
}

/// The words that kinds of papers name as their readers', each once, of those that somebody holds.
fn readers_of_papers(cx: &Cx<'_>, rights: &Rights) -> Vec<String> {
    let mut held: Vec<String> = Vec::new();
    for kind in cx.extensions::<PaperKind>().filter(|kind| rights.is(kind.read)) {
        let word = kind.read.word().to_owned();
        if !held.contains(&word) {
            held.push(word);
        }
    }
    held
}

/// The roles with these ids, in the order in which they are held.
fn roles(cx: &Cx<'_>, ids: &[String]) -> Result<Vec<Document>> {
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let mut held = cx.many(&ROLES, ids)?;
    held.sort_by_key(|role| ids.iter().position(|id| *id == role.id));
    Ok(held)
}

fn normalize_permissions(permissions: Option<Vec<String>>) -> Vec<String> {
    permissions
        .unwrap_or_default()
        .iter()
        .map(|permission| permission::without_leading_slash(permission).to_owned())
        .collect()
}

/// Auth entries, with the words that stand in permission lists; the mission administrator has the missions' route.
fn held_auth(mut auth: Vec<String>, permissions: &[String]) -> Vec<String> {
    let words = permissions
        .iter()
        .filter(|word| permission::is_everything(word) || *word == MISSION_ADMIN);
    auth.extend(words.cloned());
    if auth.iter().any(|entry| entry == MISSION_ADMIN) {
        auth.push(MISSIONS.to_owned());
    }
    let mut each_once: Vec<String> = Vec::with_capacity(auth.len());
    for entry in auth {
        if !each_once.contains(&entry) {
            each_once.push(entry);
        }
    }
    each_once
}

/// The names of those who wrote: account id → username, for whoever reads Arabic the name of the file where there is one.
fn names(cx: &Cx<'_>, accounts: &[String]) -> Result<HashMap<String, String>> {
    if accounts.is_empty() {
        return Ok(HashMap::new());
    }
    let known = cx.all(&USERS, [ACCOUNT.any_of(accounts)])?;
    let in_arabic = if cx.lang() == Lang::Ar {
        arabic_names(cx, &known)?
    } else {
        HashMap::new()
    };
    let name = |user: &Document| in_arabic.get(&user.id).cloned().or_else(|| user.get(USERNAME));
    Ok(known
        .iter()
        .filter_map(|user| Some((user.get(ACCOUNT)?, name(user)?)))
        .collect())
}

/// What users are called in Arabic, by the file of the employee, else by the person's: user id → name.
fn arabic_names(cx: &Cx<'_>, users: &[Document]) -> Result<HashMap<String, String>> {
    let mut names = HashMap::new();
    let files = [
        (&PERSONS, user::PERSON, person::NAME_AR),
        (&EMPLOYEES, user::EMPLOYEE, employee::NAME_AR),
    ];
    for (of, link, name) in files {
        let of_file: Vec<(&str, Id)> = users
            .iter()
            .filter_map(|user| Some((user.id.as_str(), user.get(link)?)))
            .collect();
        let ids: Vec<String> = of_file.iter().map(|(_, Id(id))| id.clone()).collect();
        let files = cx.many(of, &ids)?;
        for (user, Id(id)) in of_file {
            let file = files.iter().find(|file| file.id == id);
            if let Some(name) = file.and_then(|file| file.get(name)) {
                names.insert(user.to_owned(), name);
            }
        }
    }
    Ok(names)
}
