//! Who is told of users: administrators, of those who wait for them.

use engine::{Cx, Extension};
use schema::{Change, Document, Label, Result};

use super::{EMAIL, PENDING, USERNAME, administrator};
use crate::notice::{Notice, NoticeKind, Params, Text, acknowledge, notify};

/// The kinds of this page.
pub static NOTICES: &[Extension] = &[&WAITING];

/// To administrators.
pub static WAITING: NoticeKind = NoticeKind::new(
    "users.waiting",
    Label::new(
        "تسجيل ينتظر القبول",
        "Une inscription en attente",
        "A sign-up that waits",
    ),
    Text::new(
        "تسجيل جديد: {name}",
        "Nouvelle inscription\u{a0}: {name}",
        "New sign-up: {name}",
    ),
    Text::new(
        "ينتظر {email} قبولكم.",
        "{email} attend votre accord.",
        "{email} waits to be accepted.",
    ),
)
.for_admins()
.with_mail();

/// Somebody registered and waits.
pub(super) fn administrators_are_told(cx: &mut Cx<'_>, user: &Document) -> Result<()> {
    let [name, email] = [USERNAME, EMAIL].map(|key| user.get(key).unwrap_or_default());
    let params = Params::new().with("name", &name).with("email", &email);
    let notice = Notice::new(&WAITING, administrator::all(cx)?, params)
        .about_document(user)
        .link(format!("/users-management/{}", user.id))
        .once_per_user(&user.id);
    notify(cx, &notice)
}

/// Once somebody is accepted, or gone, no administrator has anything left to do about it.
pub(super) fn no_longer_waits(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let waited = |user: &Document| user.get(PENDING) == Some(true);
    let is_accepted = change.before.as_ref().is_some_and(waited) && !waited(&change.after);
    if is_accepted {
        acknowledge_pending(cx, change)
    } else {
        Ok(())
    }
}

/// Whoever waited was deleted.
pub(super) fn waits_for_nothing(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    if change.after.get(PENDING) == Some(true) {
        acknowledge_pending(cx, change)
    } else {
        Ok(())
    }
}

fn acknowledge_pending(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let administrators = administrator::all(cx)?;
    acknowledge(cx, &WAITING, &change.after.id, &administrators)
}
