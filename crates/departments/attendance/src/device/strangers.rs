//! Devices that called and that nobody has allowed, named or placed: they wait in the list, and go all at once.

use engine::{Action, Allowed, Cx};
use schema::{Document, Filter, Result};
use serde_json::json;

use super::state::{self, DEVICE_STATES};
use super::{ALLOWED, ANNEXE, DEVICES, NAME_AR, NAME_FR};

/// `devices.deleteStrangers` → `{deleted}`: all that wait and that nobody has named or placed.
pub(super) const DELETE: Action<()> = Action::run("devices.deleteStrangers", Allowed::Admins, |cx, ()| {
    let strangers = cx.all(&DEVICES, untouched_strangers())?;
    for stranger in &strangers {
        delete_stranger(cx, stranger)?;
    }
    Ok(json!({ "deleted": strangers.len() }))
});

/// What nobody has touched.
pub(crate) fn untouched_strangers() -> [Filter; 4] {
    [
        NAME_FR.is_null(),
        NAME_AR.is_null(),
        ANNEXE.is_null(),
        ALLOWED.eq(false),
    ]
}

/// Deletes one, with what was heard of it.
///
/// # Errors
/// When the store cannot be written.
pub(crate) fn delete_stranger(cx: &mut Cx<'_>, stranger: &Document) -> Result<()> {
    if let Some(state) = state::of(cx, &stranger.id)? {
        cx.delete(&DEVICE_STATES, &state.id)?;
    }
    cx.delete(&DEVICES, &stranger.id)
}
