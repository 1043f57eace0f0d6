//! What holds of a room once somebody is to sit in it.

use engine::{Cx, Measure};
use schema::{Change, Document, Rejection, Result, error_codes};

use super::{CAPACITY, NAME, RECRUITMENT};
use crate::candidate::{self, CANDIDATES, EXAM_ROOM, SEAT};

error_codes! {
    SEATED = "exam_room_seated", conflict => "وزعت مقاعد هذه القاعة", "Des candidats sont placés dans cette salle", "Candidates are seated in this room";
}

/// The greatest number of a table that somebody sits at.
fn last_seat(cx: &Cx<'_>, room: &Document) -> Result<i64> {
    let here = [
        candidate::RECRUITMENT.eq(room.need(RECRUITMENT)?),
        candidate::EXAM_ROOM.eq(room.need(NAME)?),
    ];
    let greatest = vec![Measure::Greatest(&SEAT.def)];
    let groups = cx.groups(&CANDIDATES, here, &EXAM_ROOM.def, greatest)?;
    let seat = groups
        .first()
        .and_then(|group| group.measures.first().copied().flatten());
    Ok(seat.unwrap_or_default())
}

/// Its name stands on convocations, and nobody's table is taken away.
pub(super) fn a_room_with_people_stays(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let Some(before) = &change.before else { return Ok(()) };
    let (is_renamed, is_moved) = (change.touches(NAME), change.touches(RECRUITMENT));
    if !is_renamed && !is_moved && !change.touches(CAPACITY) {
        return Ok(());
    }
    let last = last_seat(cx, before)?;
    let is_too_small = change.after.get(CAPACITY).is_some_and(|capacity| capacity < last);
    if last > 0 && (is_renamed || is_moved || is_too_small) {
        let field = if is_too_small { CAPACITY.def } else { NAME.def };
        return Err(Rejection::new(SEATED).field(field.name).into());
    }
    Ok(())
}

/// It is not deleted.
pub(super) fn a_room_with_people_is_kept(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    if last_seat(cx, &change.after)? > 0 {
        return Err(SEATED.into());
    }
    Ok(())
}
