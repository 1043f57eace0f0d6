//! A slip of the last day may be deleted; what has a history leaves by loss or reform.

use engine::{Cx, Effect};
use jiff::{SignedDuration, Timestamp};
use schema::{Change, Error, Result, error_codes};

use crate::movement::post::movements_of;
use crate::movement::{INVENTORY_MOVEMENTS, KIND, Kind};

error_codes! {
    HAS_MOVED = "inventory_has_moved", conflict => "لهذا الممتلك حركات أخرى غير دخوله: يخرج من الجرد بالتصريح بالضياع أو بالإحالة على المتلاشيات", "Ce bien a d’autres mouvements que son entrée\u{a0}: il sort de l’inventaire par une perte ou une réforme", "This item has movements beyond its entry: it leaves the inventory by loss or reform";
    ENTERED_LONG_AGO = "inventory_entered_long_ago", conflict => "مضت أكثر من 24 ساعة على تسجيل هذا الممتلك: يخرج من الجرد بالتصريح بالضياع أو بالإحالة على المتلاشيات", "Ce bien est entré depuis plus de 24 heures\u{a0}: il sort de l’inventaire par une perte ou une réforme", "This item was entered more than 24 hours ago: it leaves the inventory by loss or reform";
}

/// So long after it was entered a slip may be deleted.
const SLIP: SignedDuration = SignedDuration::from_hours(24);

/// Refuses what has moved since its entry, and what was entered longer ago than a day.
pub(super) fn is_slip_of_the_last_day(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    for row in movements_of(cx, &change.after.id)? {
        if row.get(KIND) != Some(Kind::Entry) {
            return Err(HAS_MOVED.into());
        }
        // When it was written, not the day that it is of.
        let written: Timestamp = row
            .created_at
            .parse()
            .map_err(|error| Error::fault("reading when a movement was written", error))?;
        if cx.now() > written + SLIP {
            return Err(ENTERED_LONG_AGO.into());
        }
    }
    Ok(())
}

/// The entry goes with its thing; restored, the thing enters anew on the same day.
pub(super) const ENTRY_GOES: Effect = Effect {
    touches: &[|| &INVENTORY_MOVEMENTS],
    run: |cx, change| {
        for row in movements_of(cx, &change.after.id)? {
            cx.delete(&INVENTORY_MOVEMENTS, &row.id)?;
        }
        Ok(())
    },
};
