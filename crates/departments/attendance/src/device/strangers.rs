//! Devices that called and that nobody has allowed, named or placed: they wait in the list, and go all at once.

use engine::{Act, Allowed, Cx};
use schema::{Document, Filter, Result};
use schemars::JsonSchema;
use serde::Serialize;

use super::state::{self, DEVICE_STATES};
use super::{ALLOWED, ANNEXE, DEVICES, NAME_AR, NAME_FR, wording};

/// All that wait and that nobody has named or placed.
pub(super) const DELETE: Act<(), DeletedStrangers> = Act::run(
    "devices.deleteStrangers",
    wording::DELETE_STRANGERS,
    Allowed::Admins,
    |cx, ()| {
        let strangers = cx.all(&DEVICES, untouched_strangers())?;
        for stranger in &strangers {
            delete_stranger(cx, stranger)?;
        }
        Ok(DeletedStrangers {
            deleted: strangers.len() as u64,
        })
    },
);

/// How many devices went.
#[derive(Serialize, JsonSchema)]
pub(super) struct DeletedStrangers {
    deleted: u64,
}

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
