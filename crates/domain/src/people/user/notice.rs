//! Who is told of users: administrators, of those who wait for them.

use engine::Cx;
use schema::{Document, Label, Result};

use super::{EMAIL, USERNAME, administrator};
use crate::notice::{Kind, Notice, Params, Text, tell};

/// The kinds of this page.
pub static NOTICES: &[&Kind] = &[&WAITING];

/// To administrators.
pub static WAITING: Kind = Kind::new(
    "users.waiting",
    Label::new(
        "تسجيل ينتظر القبول",
        "Une inscription en attente",
        "A sign-up that waits",
    ),
    Text::new(
        "تسجيل جديد: {name}",
        "Nouvelle inscription : {name}",
        "New sign-up: {name}",
    ),
    Text::new(
        "ينتظر {email} قبولكم.",
        "{email} attend votre accord.",
        "{email} waits to be accepted.",
    ),
)
.for_admins()
.mailed();

/// Somebody registered and waits.
pub(super) fn administrators_are_told(cx: &mut Cx<'_>, user: &Document) -> Result<()> {
    let [name, email] = [USERNAME, EMAIL].map(|key| user.get(key).unwrap_or_default());
    let params = Params::new().with("name", &name).with("email", &email);
    let notice = Notice::new(&WAITING, administrator::all(cx)?, params)
        .about(user)
        .link(format!("/users-management/{}", user.id))
        .once(&user.id);
    tell(cx, &notice)
}
