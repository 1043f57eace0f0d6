//! What holds of every role.

use engine::Cx;
use schema::{Change, Result};

use super::PERMISSIONS;
use crate::people::grant;
use crate::people::user::{administrator, rules::known_permissions};

/// Permissions name known resources, each once, without a leading `/`.
pub(super) fn permissions_are_known(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    let given: Vec<String> = change.after.get(PERMISSIONS).unwrap_or_default();
    change.after.set(PERMISSIONS, known_permissions(&given)?);
    Ok(())
}

/// Nobody gives what they do not hold, to all who have a role either.
pub(super) fn nobody_gives_what_they_do_not_hold(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    grant::by_role(cx, change)
}

/// A role that loses `*` leaves an administrator.
pub(super) fn an_administrator_remains(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let gave = change.before.as_ref().is_some_and(administrator::gives_everything);
    if gave && !administrator::gives_everything(&change.after) {
        return remove_from_holders(cx, &change.after.id);
    }
    Ok(())
}

/// A role that administers leaves an administrator behind when it goes.
pub(super) fn an_administrator_remains_without_it(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    if administrator::gives_everything(&change.after) {
        return remove_from_holders(cx, &change.after.id);
    }
    Ok(())
}

/// A role that nobody holds takes nothing away.
fn remove_from_holders(cx: &Cx<'_>, role: &str) -> Result<()> {
    if administrator::has_holder(cx, role)? {
        administrator::one_remains_without(cx, role)
    } else {
        Ok(())
    }
}
