//! Since when the attendance devices know somebody: who is registered later was not absent before.

use engine::Cx;
use schema::{Change, Date, Result};

use super::{EMP_CODE, REGISTERED_ON};

/// The day comes and goes with the code. One that the house knows better than today stands.
#[expect(clippy::unnecessary_wraps, reason = "the form of a rule")]
pub(super) fn day_is_that_of_the_code(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    if change.touches(EMP_CODE) {
        let known = change
            .after
            .get(REGISTERED_ON)
            .filter(|_| change.touches(REGISTERED_ON));
        let has_code = change.after.get(EMP_CODE).is_some();
        let day = has_code.then(|| known.unwrap_or(Date(cx.today())));
        change.after.set_or_clear(REGISTERED_ON, day);
    }
    Ok(())
}
