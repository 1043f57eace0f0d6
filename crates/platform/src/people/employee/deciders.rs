//! Who decides what waits follows from where people work, and under whom.

use engine::{Cx, Effect};
use schema::{Change, Result};

use super::{ACTIVE, ANNEXE, BUREAU, MANAGER, SERVICE};
use crate::stale_actors;

/// A change of place, of manager or of being there has the deciders of all that waits found again.
pub(super) const DECIDERS_FOLLOW: Effect = Effect {
    touches: &[],
    run: deciders_follow,
};

fn deciders_follow(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let moves = [BUREAU, SERVICE, ANNEXE, MANAGER]
        .into_iter()
        .any(|key| change.touches(key))
        || change.touches(ACTIVE);
    if change.is_new() || !moves {
        return Ok(());
    }
    stale_actors::mark(cx)
}
