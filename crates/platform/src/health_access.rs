//! Who gets to read of people's health: administrators and the director learn of it, whoever gave it, for administrators could
//! give it to themselves.

use engine::{Cx, Extension};
use schema::{Change, Document, Label, Result};

use crate::deadline::recipients;
use crate::notice::{Notice, NoticeKind, Params, Text, notify};
use crate::people::role::{self, ROLES};
use crate::people::user::{AccessFollower, PERMISSIONS, ROLES_HELD, USERNAME, USERS, administrator};

#[cfg(test)]
mod tests;

/// What reads leave, certificates and reasons of absence whole, where it is held by name.
const HEALTH: &[&str] = &["rh-managements:approve", "rh-managements:*"];

/// The notice of this page, and what tells it.
pub(crate) static DECLARED: &[Extension] = &[&GIVEN, &FOLLOWER];

static FOLLOWER: AccessFollower = AccessFollower(|cx, change| {
    if *change.after.of == USERS {
        access_is_announced(cx, change)
    } else {
        access_by_role_is_announced(cx, change)
    }
});

/// To administrators and the director.
static GIVEN: NoticeKind = NoticeKind::new(
    "users.healthAccess",
    Label::new(
        "منح حق الاطلاع على المعطيات الصحية",
        "Accès donné aux données de santé",
        "Access to health data was given",
    ),
    Text::new(
        "أصبح بإمكان {name} الاطلاع على المعطيات الصحية",
        "{name} lit désormais les données de santé",
        "{name} now reads health data",
    ),
    Text::new(
        "منح {giver} حق الاطلاع على أسباب الرخص والشهادات الطبية. المستفيد(ة): {name}.",
        "{giver} a donné à {name} l’accès aux motifs de congé et aux certificats médicaux.",
        "{giver} gave {name} access to the reasons of leave and medical certificates.",
    ),
)
.with_mail();

const A_PROGRAM: Label = Label::new("برنامج", "Un programme", "A program");

/// A profile was written: does it read more of health than before?
fn access_is_announced(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let had = match &change.before {
        Some(before) => reads_health(cx, before)?,
        None => false,
    };
    if had || !reads_health(cx, &change.after)? {
        return Ok(());
    }
    let name = change.after.get(USERNAME).unwrap_or_default();
    let link = format!("/users-management/{}", change.after.id);
    announce(cx, &change.after, Params::new().with("name", &name), link)
}

/// A role was written that somebody holds: do they read more of health than before?
fn access_by_role_is_announced(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let gives = |role: &Document| gives_health(role.get(role::PERMISSIONS));
    let gave = change.before.as_ref().is_some_and(gives);
    if gave || !gives(&change.after) || !administrator::has_holder(cx, &change.after.id)? {
        return Ok(());
    }
    let (fr, ar) = change.after.title();
    let link = format!("/users-management/{}?tab=roles", change.after.id);
    announce(cx, &change.after, Params::new().with_name("name", &fr, &ar), link)
}

fn gives_health(permissions: Option<Vec<String>>) -> bool {
    let bare = |word: &String| word.trim_start_matches('/').to_owned();
    permissions
        .unwrap_or_default()
        .iter()
        .any(|word| HEALTH.contains(&bare(word).as_str()))
}

fn reads_health(cx: &Cx<'_>, user: &Document) -> Result<bool> {
    if gives_health(user.get(PERMISSIONS)) {
        return Ok(true);
    }
    let held = user.get(ROLES_HELD).unwrap_or_default();
    let held: Vec<String> = held.into_iter().map(|id| id.0).collect();
    Ok(cx
        .many(&ROLES, &held)?
        .iter()
        .any(|role| gives_health(role.get(role::PERMISSIONS))))
}

/// Of what the house does by itself, as at its first start, nobody is told.
fn announce(cx: &mut Cx<'_>, about: &Document, params: Params, link: String) -> Result<()> {
    if cx.who().is_house() {
        return Ok(());
    }
    let mut told = administrator::all(cx)?;
    told.extend(recipients::last_approver(cx)?);
    told.sort_unstable();
    told.dedup();
    let giver = match cx.who().user.as_deref() {
        Some(user) => cx.get(&USERS, user)?.and_then(|user| user.get(USERNAME)),
        None => None,
    };
    let params = params.with_text("giver", |lang| {
        giver.clone().unwrap_or_else(|| A_PROGRAM.text(lang).to_owned())
    });
    let notice = Notice::new(&GIVEN, told, params).about_document(about).link(link);
    notify(cx, &notice)
}
